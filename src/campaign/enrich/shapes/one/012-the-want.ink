// Somebody plain-spoken says what they want.
// needs: blunt
// instead of: the-want
// due: 1-3 critical: What is wanted
=== the_want ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker» says once, without any preparation, what «asker.they:wants»: to «want». The reader is to say yes or no.
# question: demand
“I say things once,” says «asker». “I want to «mywant». I cannot do it alone, or it would be done.” # speaker: «asker.id»
?? «Asker» has stopped beside «thing», and has not looked away from you.
“Yes or no. I do not mind which. I mind waiting.” # speaker: «asker.id»
 * [Say yes # act: promise # target: «asker.id»]
    «Asker» nods, and that is all the thanks there will be. “If you mean to change your mind, do it in front of me.”
    ~ promise("«asker.id»", "«want»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You said yes, and no more than that.")
    -> after
 * [Ask what it has cost so far # act: ask # target: «asker.id»]
    “More than it is worth,” says «asker» at once. Nobody had asked that, you see. It takes a moment before the face is shut again.
    ~ learn("what it has cost «asker»")
    ~ change_opinion("«asker.id»", 8, "You asked what it had cost.")
    -> after
 * [Ask what you get # act: bargain # target: «asker.id»]
    “A straight answer, when it is done, to whatever you ask. There are people who have waited years for one of those.”
    ~ promise("«asker.id»", "«want»")
    ~ set("answer_owed", true)
    ~ change_opinion("«asker.id»", -2, "You asked what you would get.")
    -> after
 * [Say no # act: refuse # target: «asker.id»]
    “Good,” says «asker». “Most of them say yes, and go when I am not looking.” You are not sent away. It is only that you are no longer stood beside.
    ~ set("refused", true)
    ~ change_opinion("«asker.id»", -6, "You said no to the face.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
