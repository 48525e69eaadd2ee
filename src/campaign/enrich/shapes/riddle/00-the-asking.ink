// The author says what can be done: somebody puts it to you, and wants to know which way you lean. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» puts it to the reader that it is the reader's to decide «whether», «deadline», and would first find out why «oddly». Nothing is decided yet.
# asks: Which way do you lean?
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “You know what it comes down to. It is for you to say, and for nobody else: «whether».” # speaker: «asker.id»
?? “Everything else goes on as ever,” says «asker», “«matter», «matter2», «matter3» and all. They are all waiting to hear.” # speaker: «asker.id»
?? “I want to «askermywant», and I say so openly. You will have to weigh that for yourself.” # speaker: «asker.id»
?? “You are «you». If it were me they would say that I had always meant to.” # speaker: «asker.id»
“And «oddly». I should want to know why, before I did the one thing or the other. Which way do you lean? It has to be settled «deadline».” # speaker: «asker.id»
 * [Say that you mean to «way1» # act: promise # target: «asker.id»]
    “Then you have thought about it,” says «asker», and does not say whether that is good. “Look at «thing», before you do. After that I shall not ask again.”
    ~ set("leans_one", true)
    ~ change_opinion("«asker.id»", 4, "You said which way you leaned.")
    -> there
 * [Say that you would sooner «way2» # act: refuse # target: «asker.id»]
    “Would you,” says «asker». It is not unfriendly. “Then you had better have a reason for it by the time they ask you. Begin with «thing».”
    ~ set("leans_other", true)
    ~ change_opinion("«asker.id»", 2, "You said which way you leaned.")
    -> there
 * [Promise «asker» to find out why, before you say either # act: promise # target: «asker.id»]
    “Good,” says «asker», and is relieved, and then sorry that it showed. “Begin with «thing». «Thing.they:was» there before any of this, and so far nobody has given «thing.them» a second look.”
    ~ promise("«asker.id»", "find out why, before you decide")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You gave your word.")
    -> there
 * [Ask what «asker» would do # act: ask # target: «asker.id»]
    «Asker» thinks about it honestly, which takes a while. “I would be glad that it was not me,” «asker.they:says». “Ask «rival» the same thing. Mark how long it takes.”
    ~ learn("«asker» would not like to decide it")
    ~ change_opinion("«asker.id»", 6, "You asked what «asker» would do.")
    -> after
= there
    ?? The way leads to «oddplace».
    ?? ~ go("«oddplace.id»")
    -> after
= after
    ~ set("asked", true)
    -> DONE
