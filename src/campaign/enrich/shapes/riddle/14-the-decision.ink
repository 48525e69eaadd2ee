// The last decision. Each choice is an ending.
// due: 22 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «everybodyids»
# when: flag.asked && scene >= 25 && !(scene < 32 && !flag.cause_known)
# urgency: 10
?? # gist: They have all come: «everybody». It is the reader's to decide what becomes of «odd», now that the reader was asked to find out «question».
# asks: What do you tell them all?
# question: decision
It is time. They have all come, and for once nobody is talking: «everybody». It has been put to you, because you belong to none of them, and because you are the one who was asked to find out «question».
?? Now that has been done, as far as it could be. What is left is «whether».
?? You are «you». Nobody has told you how one does this. «Odd:is» there too, in the middle of it, as «odd.they:has» been in the middle of everything.
 * [«Choice1» # act: tell # topic: «matter»]
    «Aftermath1»
    { flag("gave_word"): You gave «asker» your word, and «asker» nods: it has been kept. }
    -> becomes -> open
 * [«Choice2» # act: refuse]
    «Aftermath2»
    { flag("gave_word"): You gave «asker» your word that you would find out. «Asker» looks at you, and knows that you have, and that it is not going to be said. }
    -> becomes -> kept
 * { flag("cause_known") || flag("worked_it_out") || flag("saw_it") } [«Choice3» # act: use]
    «Aftermath3»
    -> becomes -> ended
= becomes
    ?? { flag("leans_one"): When it was first put to you, you said that you meant to «way1». Somebody remembers that, and says so. }
    ?? { flag("leans_other"): When it was first put to you, you said that you would sooner «way2». Somebody remembers that, and says so. }
    { flag("kept_secret"): «Guilty» looks at you once, and then at the ground. You have not said the name, and you do not say it now. }
    { flag("told_asker") || flag("guilty_spoke"): Everybody knows by now about «guilty» and «cause». It is odd how small it sounds, said aloud. }
    { flag("accused_rival"): «Rival» has come as well, and stands apart, where the accused stand. Nobody has asked «rival's» pardon yet. You do, in front of them all, and it is not enough. }
    ?? { flag("helped_third"): «Third» has brought «thing» along, mended, so that one thing at least should be as it was. }
    { flag("sided_with_rival"): “You said that you would leave it alone,” says «rival», but quietly, and only to you. }
    ?? { flag("told_third"): «Third» is the only one who is not surprised. You said that «third.they» would be told first, and so it was. }
    ?? { flag("broke_with_third"): “I was to be told first,” says «third», to nobody. You had promised it. }
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
