// Said, or not said. Each choice is an ending.
// due: 17 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «rival.id»
# when: flag.asked && scene >= 18
# urgency: 10
?? # gist: The reader and «rival» are alone, for the last time before it is too late. It is the reader's to say it, or not.
# asks: Do you say it to «rival» now?
# question: decision
The others have gone on ahead, all at once, with a great deal of tact. «Rival» has stayed behind, with something to do to a glove. There will not be another moment like it.
?? You are «you». Nobody has told you how one does this.
?? It comes down to «whether». It always did.
{ flag("knows_the_words"): You have three lines. You know them by heart. You cannot think of one of them. }
{ flag("half_known"): You know by now how it was for «rival», and that it was not as you had told it. }
 * [«Choice1» # act: confess # target: «rival.id»]
    «Aftermath1»
    -> becomes -> said
 * [«Choice2» # act: keep # target: «rival.id»]
    «Aftermath2»
    { flag("gave_word"): You had told «asker» that you would. You have broken bigger promises, and with less reason. }
    -> becomes -> kept
 * [«Choice3» # act: ask # target: «rival.id»]
    «Aftermath3»
    -> becomes -> wanted
= becomes
    { flag("has_keepsake"): You have had it in your pocket all this while. You hold it out, and «rival» takes it, and it is the only thing in sight that both of you can look at. }
    { flag("message_known"): “I did not get it,” you say. “I did not get it until now.” “I know,” says «rival». “I know that now.” }
    ?? { flag("told_third"): «Third» knows. You see it from the way in which «third.they:has» taken everybody else away. }
    { flag("made_rival_laugh"): «Rival» laughs, for no reason, short and much too loud, and this time neither of you looks away. }
    ->->
= said
    ~ end("«ending1.id»")
    -> DONE
= kept
    ~ end("«ending2.id»")
    -> DONE
= wanted
    ~ end("«ending3.id»")
    -> DONE
