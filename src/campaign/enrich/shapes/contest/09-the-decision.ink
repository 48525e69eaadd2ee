// It is decided. Each choice leads to an ending.
// due: 17 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «everybodyids»
# when: flag.asked && scene >= 18
# urgency: 10
?? # gist: «Contest» has begun, and everybody has come to see it: «everybody». At the moment that decides it, it is the reader's to say how.
# asks: How do you decide «contest» against «rival»?
# question: decision
It has begun. They have all come: «everybody». For a long time it is only «contest», as it always is, and then it is you and «rival», and nobody else is near.
?? You are «you». Nobody has told you how one does this.
{ flag("is_hurt"): What was hurt has begun to hurt again. }
{ flag("knows_weakness"): You see «rival» wait, for that one moment in which nothing happens, and you know what it is. }
{ flag("cheats"): Something of «rival's» gives way. It was meant to. You see «rival» see it, and go on. }
{ flag("keeps_rivals_secret"): This is the last time, and you are the only one here who knows. }
Now it is there, the moment in which it is decided. You have as long as a breath takes.
 * { flag("is_ready") } [«Choice1» # act: try # stat: «stat.nerve» # modifier: 2]
    -> all_out
 * { not flag("is_ready") } [«Choice1», ready or not # act: try # stat: «stat.nerve» # modifier: -1]
    -> all_out
 * [«Choice3» # act: accept]
    «Aftermath3»
    -> becomes -> given
 * [«Choice4» # act: refuse]
    «Aftermath4»
    -> becomes -> nobody
= all_out
    { check():
        - "failure":
            «Aftermath2»
            -> becomes -> beaten
        - else:
            «Aftermath1»
            -> becomes -> won
    }
= becomes
    { flag("means_to_win"): “You said that you meant it,” says «asker», who has no voice left. }
    { flag("accused_rival"): You said a thing about «rival» that you could not prove. You take it back now, where everybody can hear it. It costs more than you had thought. }
    { flag("told_rivals_secret"): People are gentle with «rival» today, and «rival» knows why, and from whom. }
    { flag("rival_helped"): «Rival» has an eye on what the two of you mended. It held. You nod to each other. }
    ?? { flag("stays_clean"): «Third» claps, with both hands where everybody can see them. }
    ->->
= won
    ~ end("«ending1.id»")
    -> DONE
= beaten
    ~ end("«ending2.id»")
    -> DONE
= given
    ~ end("«ending3.id»")
    -> DONE
= nobody
    ~ end("«ending4.id»")
    -> DONE
