// What is to be had, and what it costs. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» asks the reader whether the reader means to accept what «rival» asks: to «pay». Nothing is agreed yet.
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “So «rival» has named a price, and you are to «pay».” # speaker: «asker.id»
?? “I do not say that you can do without «goods». I have seen how things are.” # speaker: «asker.id»
?? “If you ask me, «askermyclaim».” # speaker: «asker.id»
?? “There is enough to think about already, with «matter», and «matter2», and «matter3». And now this.” # speaker: «asker.id»
“You have not said yes. As long as you have not said it there are other ways, and I should like us to have looked for them. It has to be settled «deadline». What will you do?” # speaker: «asker.id»
 * [Say that you will pay, if there is no other way # act: answer # target: «asker.id»]
    “Then let us make sure that there is none,” says «asker». “Look at it first. Look at what you are getting before you look at what you give.”
    ~ set("leans_to_pay", true)
    ~ change_opinion("«asker.id»", 4, "You said where you stood.")
    -> after
 * [Say that nobody shall have that of you # act: refuse # target: «asker.id»]
    “Good,” says «asker», and then, less loudly: “And what will you do instead?” You have no answer to that yet. «Asker» has none either.
    ~ set("leans_to_refuse", true)
    ~ change_opinion("«asker.id»", 6, "You said where you stood.")
    -> after
 * [Ask what others have paid # act: ask # target: «asker.id»]
    “Different things. It is never money.” «Asker» thinks about it honestly, which takes a while. “They all say that it was fair. I have never heard one of them say that they were glad.”
    ~ learn("nobody was glad to have paid «rival»")
    ~ change_opinion("«asker.id»", 6, "You asked first.")
    -> after
 * [Promise «asker» not to agree before you know why «rival» wants it # act: promise # target: «asker.id»]
    “That is cleverer than anything I was going to say,” says «asker». “Nobody ever asks that. They are always thinking of themselves.”
    ~ promise("«asker.id»", "not agree before you know why «rival» wants it")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You gave your word.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
