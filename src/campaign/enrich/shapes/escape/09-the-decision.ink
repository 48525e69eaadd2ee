// Now, or not at all. Each choice is an ending.
// due: 17 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «asker.id», «rival.id»
# when: flag.asked && scene >= 18
# urgency: 10
?? # gist: It is the hour. The way is open, «rival» is coming, and «asker» is looking at the reader.
# asks: Do you go now, with «rival» coming?
# question: decision
It is the hour. The way is open. It is open as wide as it will ever be, and it will not be open long.
?? There is «means», just as you have gone over it a hundred times.
?? You are «you». Nobody has told you how one does this.
{ flag("is_ready"): You are as ready as anybody could be. It is only that your hands do not seem to be yours. }
{ flag("misled_rival"): On the other side of everything there is a great deal of shouting, at the wrong door. }
{ flag("is_suspected"): «Rival» is earlier than «rival» has ever been. }
«Asker» is looking at you. From the other end, not hurrying, comes «rival», with the book.
 * [«Choice1» # act: help # target: «asker.id»]
    «Aftermath1»
    -> becomes -> together
 * [«Choice2» # act: leave]
    «Aftermath2»
    { flag("gave_word"): You had given your word. You hear it all the way. }
    -> becomes -> alone
 * [«Choice3» # act: talk # target: «rival.id»]
    «Aftermath3»
    -> becomes -> stayed
= becomes
    ?? { flag("third_comes"): «Third» is there too, with nothing in «third.their» hands, as good as gone already. }
    ?? { flag("third_unsure"): «Third» has seen it all. «Third» opens «third.their» mouth, and looks at you, and shuts it again. }
    { flag("has_tool"): What you took is of use after all, once, for as long as it takes to count to five. }
    { flag("knows_rival"): You think of what «rival» said: the only one here who cannot leave. }
    ->->
= together
    ~ end("«ending1.id»")
    -> DONE
= alone
    ~ end("«ending2.id»")
    -> DONE
= stayed
    ~ end("«ending3.id»")
    -> DONE
