// The last decision. Each choice is an ending.
=== the_decision ===
# beat: «beat»
# when: flag.asked && scene >= 11 && !(scene < 15 && !flag.cause_known)
# urgency: 10
# question: decision
It is time. They have all come, and for once nobody is talking: «everybody». It has been put to you, because you belong to none of them, and because you are the one who was asked to find out «question».
?? Now that has been done, as far as it could be. What is left is «whether».
?? You are «you». Nobody has told you how one does this. «Odd:is» there too, in the middle of it, as «odd.they:has» been in the middle of everything.
 * [«Choice1» # act: tell # topic: «matter»]
    «Aftermath1»
    -> becomes -> open
 * [«Choice2» # act: refuse]
    «Aftermath2»
    -> becomes -> kept
 * { flag("cause_known") || flag("worked_it_out") || flag("saw_it") } [«Choice3» # act: use]
    «Aftermath3»
    -> becomes -> ended
= becomes
    { flag("kept_secret"): «Guilty» looks at you once, and then at the ground. You have not said the name, and you do not say it now. }
    { flag("told_asker") || flag("guilty_spoke"): Everybody knows by now about «guilty» and «cause». It is odd how small it sounds, said aloud. }
    { flag("accused_rival"): «Rival» has come as well, and stands apart, where the accused stand. Nobody has asked «rival's» pardon yet. You do, in front of them all, and it is not enough. }
    ?? { flag("helped_third"): «Third» has brought «thing» along, mended, so that one thing at least should be as it was. }
    { flag("sided_with_rival"): “You said that you would leave it alone,” says «rival», but quietly, and only to you. }
    { flag("gave_word"): «Asker» says nothing about your word. You kept it, and that is not a thing one says. }
    ->->
= open
    ~ end("«ending1.id»")
    -> DONE
= kept
    ~ end("«ending2.id»")
    -> DONE
= ended
    ~ end("«ending3.id»")
    -> DONE
