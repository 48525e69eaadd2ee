// It is put to you. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» puts it to the reader that it is the reader's to decide «whether», «deadline». Nothing is decided yet.
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “You know what it comes down to. It is for you to say, and for nobody else: «whether».” # speaker: «asker.id»
?? “Everything else goes on as ever,” says «asker», “«matter», «matter2», «matter3» and all. They are all waiting to hear.” # speaker: «asker.id»
?? “I want to «askermywant», and I say so openly. You will have to weigh that for yourself.” # speaker: «asker.id»
?? “You are «you». If it were me they would say that I had always meant to.” # speaker: «asker.id»
“Which way do you lean? It has to be settled «deadline».” # speaker: «asker.id»
 * [Say that you mean to «way1» # act: answer # target: «asker.id»]
    “Then you have thought about it,” says «asker», and does not say whether that is good. “Think about it once more, where you can see what it does. After that I shall not ask again.”
    ~ set("leans_one", true)
    ~ change_opinion("«asker.id»", 4, "You said which way you leaned.")
    -> after
 * [Say that you would sooner «way2» # act: refuse # target: «asker.id»]
    “Would you,” says «asker». It is not unfriendly. “Then you had better have a reason for it by the time they ask you.”
    ~ set("leans_other", true)
    ~ change_opinion("«asker.id»", 2, "You said which way you leaned.")
    -> after
 * [Ask what «asker» would do # act: ask # target: «asker.id»]
    «Asker» thinks about it honestly, which takes a while. “I would be glad that it was not me,” «asker.they:says». “Ask «rival» the same thing. Mark how long it takes.”
    ~ learn("«asker» would not like to decide it")
    ~ change_opinion("«asker.id»", 6, "You asked what «asker» would do.")
    -> after
 * [Promise to decide it yourself, and not to let it decide itself # act: promise # target: «asker.id»]
    “That is more than most people manage,” says «asker», and is relieved, and then sorry that it showed.
    ~ promise("«asker.id»", "decide it yourself")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You gave your word.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
