// Somebody wants to know who you are to be trusted with it.
// instead of: the-doubt, the-belief, the-habit
=== the_doubt ===
# with: «asker.id»
# when: flag.begun && scene >= 7 && !flag.doubted
# urgency: 7
?? # gist: «Asker» asks what it is to the reader whether it is done, and wants to hear something true about the reader in return.
# question: demand
“I have been thinking,” says «asker». “I told you mine at once. You have not told me anything. What is it to you, that I should «mywant»?” # speaker: «asker.id»
 * [Tell the truth # act: confess # target: «asker.id»]
    You say it. It is shorter than you had thought, said aloud. «Asker» does not say anything clever about it. “Then we are even,” «asker.they:says».
    ~ set("told_truth", true)
    ~ change_opinion("«asker.id»", 14, "You told the truth about yourself.")
    -> after
 * [Make something up # act: deceive # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «asker», rather kindly. “But thank you for going to the trouble.”
            ~ change_opinion("«asker.id»", -10, "You lied about yourself.")
        - else:
            It is a good story, and «asker» believes it, and from now on there are two of you in this: the one who is here and the one who was told.
            ~ set("told_tale", true)
            ~ change_opinion("«asker.id»", 6, "You told a story that was liked.")
    }
    -> after
 * [Say that you do not know yet # act: answer # target: «asker.id»]
    “That,” says «asker», “is the first thing you have said that I should have said myself.”
    ~ change_opinion("«asker.id»", 8, "You did not pretend to know.")
    -> after
= after
    ~ set("doubted", true)
    -> DONE
