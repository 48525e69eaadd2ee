// They ask you the thing that they ask people.
// needs: askline
=== the_doubt ===
# with: «asker.id»
# when: flag.begun && scene >= 7 && !flag.doubted
# urgency: 6
?? # gist: «Asker» asks the reader: “«Askline»”, and this time wants an answer that is true.
# question: demand
?? You are both waiting, and there is nothing to look at but «thing».
?? «nothing»You are both waiting, and there is nothing to be done about it.
“«Askline»” says «asker». # speaker: «asker.id»
It is the kind of thing that one asks. Only, this time, the answer is waited for.
 * [Tell the truth # act: confess # target: «asker.id»]
    You say it. It is shorter than you had thought, said aloud. «Asker» does not say anything clever about it. After a while you are told something of the same size, in return.
    ~ set("told_truth", true)
    ~ change_opinion("«asker.id»", 14, "You told the truth about yourself.")
    -> after
 * [Say what «asker» would like to hear # act: deceive # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «asker», rather kindly. “That is what I say.”
            ~ change_opinion("«asker.id»", -8, "You said what you thought would please.")
        - else:
            It is believed. From now on there are two of you in this: the one who is here, and the one who said that.
            ~ set("told_tale", true)
            ~ change_opinion("«asker.id»", 8, "You said the right thing.")
    }
    -> after
 * [Ask the same of «asker» # act: ask # target: «asker.id»]
    “I asked first,” says «asker», which is not an answer; and, when you only wait: “Nobody ever gives it back to me. I have nothing ready.” What comes then was not ready, and is all the better for it.
    ~ learn("what «asker» answers when it is asked back")
    ~ change_opinion("«asker.id»", 10, "You asked it back.")
    -> after
= after
    ~ set("doubted", true)
    -> DONE
