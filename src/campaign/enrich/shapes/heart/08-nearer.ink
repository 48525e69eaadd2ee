// There is not much time left to say it in.
// due: 15 medium, can be skipped: Time grows short
=== nearer ===
# beat: «beat»
# when: flag.asked && scene >= 15
# urgency: 7
?? # gist: There is not much time left to say it in: «deadline». The others have begun to behave as if it were decided.
# asks: What do you still do, while it can be said?
# question: threat
?? It has to be «due». The others have begun to behave as if it were decided already; they speak of «matter», and of afterwards.
?? «nothingDue»There will not be many more days like this. The others have begun to behave as if it were decided already; they speak of «matter», and of afterwards.
You catch yourself putting things in order, as one does before going away.
 * [Write down what you would say # act: plan]
    You write it down. It covers both sides. Then you cross out what is not true, and there are four lines left, and then three.
    ~ set("knows_the_words", true)
    ~ pass("an hour")
    -> DONE
 * [Ask «asker» what «asker.they» would do # act: ask # target: «asker.id»]
    “I did it,” says «asker». “Once. I said it, and it was no use at all, and I have slept well ever since.”
    ~ learn("«asker» said it once")
    ~ change_opinion("«asker.id»", 6, "You asked.")
    -> DONE
 * [Try to imagine that it is over, and was not said # act: wait]
    You try. You get as far as the evening. Somebody asks you how it was, and you hear yourself say: very nice.
    ~ set("saw_it_unsaid", true)
    -> DONE
