// Somebody says what they want, and asks for help. It puts the central question.
// instead of: the-want
// due: 1-3 critical: What is wanted
=== the_want ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker» says at last what «asker.they:wants»: to «want». It cannot be done alone. «Asker» asks the reader to help.
# question: plea
«Asker» has been working up to it for some time. “I want to «mywant»,” «asker.they:says», as one names a price. “There. Now you know it too.” # speaker: «asker.id»
?? All the while «asker.they:looks» at «thing», and not at you.
“I have tried it alone. It takes two, and one of them must not be me. Will you help?” # speaker: «asker.id»
 * [Promise to help «asker» «want» # act: promise # target: «asker.id»]
    “Good,” says «asker», too quickly, and then again, more slowly, as if it had to be said twice to hold. “Good.”
    ~ promise("«asker.id»", "«want»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 16, "You gave your word.")
    -> after
 * [Ask why it matters so much # act: ask # target: «asker.id»]
    “Because nobody else will remember that it was to be done,” says «asker». It is an answer. It is not all of one.
    ~ learn("why it matters to «asker»")
    ~ change_opinion("«asker.id»", 8, "You asked why.")
    -> after
 * [Say what you would want for it # act: bargain # target: «asker.id»]
    “I thought you might.” «Asker» considers you with more interest than before. “Then you shall have it: when it is done, you may ask me one thing, and I shall answer.”
    ~ promise("«asker.id»", "«want»")
    ~ set("answer_owed", true)
    ~ change_opinion("«asker.id»", -4, "You named a price.")
    -> after
 * [Say that it is not your affair # act: refuse # target: «asker.id»]
    “No,” says «asker». “That is what makes it a favour.” «Asker.they:does» not ask again. «Asker.they:does» not go away, either.
    ~ set("refused", true)
    ~ change_opinion("«asker.id»", -10, "You said that it was not your affair.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
