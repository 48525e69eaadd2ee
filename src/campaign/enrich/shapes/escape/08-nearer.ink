// The last hours.
// due: 15 medium, can be skipped: The last hours
=== nearer ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 15
# urgency: 7
?? # gist: The last hours. «Asker» has lost heart and says that the reader should go without «asker.them».
# question: plea
?? It has to be «due», and that is nearly now. People talk of «matter», and of what there will be to eat tomorrow.
?? «nothingDue»It has to be soon now. People talk of «matter», and of what there will be to eat tomorrow.
“I cannot,” says «asker», quite calmly. “I have tried on my coat, and I cannot. Go without me. You can do it without me, I was wrong about that.” # speaker: «asker.id»
 * [Say that you will not go without «asker.them» # act: promise # target: «asker.id»]
    “That is not fair,” says «asker». “Now I have to.” But «asker.they:has» begun to button the coat.
    ~ set("gave_word", true)
    ~ set("asker_ready", true)
    ~ change_opinion("«asker.id»", 14, "You would not go without «asker.them».")
    -> DONE
 * [Go through it, step by step, until it is only steps # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            «Asker» knows all the steps. «Asker.they:says» them with you. At the door «asker.they:stops», each time.
        - else:
            “And then?” says «asker». “And then one more,” you say. By the end «asker.they:is» saying it, and you are the one who asks.
            ~ set("asker_ready", true)
            ~ set("is_ready", true)
            ~ change_opinion("«asker.id»", 10, "You went through it together.")
    }
    -> DONE
 * [Say that you understand # act: accept # target: «asker.id»]
    “Thank you,” says «asker». It is said with such plain relief that you do not know whether you have done something kind.
    ~ set("lets_asker_stay", true)
    ~ change_opinion("«asker.id»", 4, "You understood.")
    -> DONE
