// Somebody is named who will not come.
// needs: gone
=== the_absent ===
# with: «asker.id»
# when: flag.begun && scene >= 13
# urgency: 7
?? # gist: «Asker» has said the name of «gone» («gonetie») without noticing, as if «gone» could answer. «Gonesaid»
# question: secret
“Ask «gone»,” says «asker», in the middle of something else, over one shoulder. Then nobody says anything. «Gonesaid» # speaker: «asker.id»
You have both heard it. One of you has to speak next.
 * [Ask what «gone» would have said # act: ask # target: «asker.id»]
    «Asker» does not need to think about it. It comes in another voice, quick and rather rude, and makes you laugh, and you see that it was meant to. «Asker» hears that voice die away. “Yes,” «asker.they:says». “That is what would have been said.”
    ~ learn("what «gone» would have said")
    ~ set("asked_the_absent", true)
    ~ change_opinion("«asker.id»", 12, "You asked what «gone» would have said.")
    -> after
 * [Say that you are here, and «gone» is not # act: tell # target: «asker.id»]
    “I know who is here,” says «asker». It is very even. For the rest of the hour you are told exactly what to do, by name, as one speaks to somebody who has been hired.
    ~ set("said_who_is_here", true)
    ~ change_opinion("«asker.id»", -8, "You said who was here and who was not.")
    -> after
 * [Answer, as if you had been asked # act: answer # target: «asker.id»]
    You answer the question. It is not a good answer, but it is an answer, and it was given in the right place. «Asker» takes it from you without turning round, and uses it.
    ?? “«Line»” says «asker» after a time.
    ~ set("answered_for", true)
    ~ change_opinion("«asker.id»", 10, "You answered.")
    -> after
= after
    ~ set("absent_named", true)
    -> DONE
