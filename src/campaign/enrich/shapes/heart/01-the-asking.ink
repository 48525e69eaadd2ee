// Somebody says what everybody sees. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» asks the reader what is to become of the reader and «rival», and whether the reader will speak, «deadline».
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “You have seen «rival»,” «asker.they:says». “I can tell. You have put your things down in the wrong place.” # speaker: «asker.id»
?? “We could go on talking about «matter», and «matter2», and «matter3». Everybody has been very good at that.” # speaker: «asker.id»
?? “I want to «askermywant», and I say so openly. That is not what I am asking you about.” # speaker: «asker.id»
?? “It comes down to «whether». You know it, and I know it, and I dare say «rival» knows it too.” # speaker: «asker.id»
“It will not say itself. You have the time «deadline», and after that it will be something that was not said. What are you going to do?” # speaker: «asker.id»
 * [Say that you are going to speak to «rival» # act: promise # target: «asker.id»]
    “When?” says «asker», at once, and then: “No. I am sorry. Good.” There is a hand on your arm, for a moment, and then it is gone.
    ~ promise("«asker.id»", "speak to «rival»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 12, "You are going to speak.")
    -> after
 * [Say that it is better left alone # act: refuse # target: «asker.id»]
    “That is what «rival» says,” says «asker». “In the same words. One would think that you had practised it together.”
    ~ learn("«rival» says the same")
    ~ set("would_let_it_rest", true)
    ~ change_opinion("«asker.id»", -4, "You would leave it alone.")
    -> after
 * [Ask what «rival» has said about you # act: ask # target: «asker.id»]
    “Nothing. That is to say, your name did not come up, and it did not come up for a whole evening.” «Asker» thinks about it honestly, which takes a while. “I have never heard anybody not say a name so often.”
    ~ learn("«rival» does not say your name")
    ~ change_opinion("«asker.id»", 6, "You asked.")
    -> after
 * [Say that you do not know how one begins # act: confess # target: «asker.id»]
    “Badly,” says «asker». “One begins badly. It is the going on that counts.”
    ~ set("is_afraid", true)
    ~ change_opinion("«asker.id»", 8, "You were honest.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
