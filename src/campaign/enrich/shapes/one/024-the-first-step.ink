// A beginning is made, and it costs something small.
// instead of: the-first-step
// due: 4-7 high: The first step
=== the_first_step ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 4
# urgency: 8
?? # gist: To «want», three things have to come first. «Asker» has done two of them alone. The third is to ask somebody, and the reader is the one who is asked.
# question: offer
“There were three things to be done first,” says «asker». “I have done two. It is remarkable what one can get done while one is putting off the third.” # speaker: «asker.id»
?? «Asker» turns to «thing», and back. “«Quip»” # speaker: «asker.id»
“The third was to ask somebody to come along.” # speaker: «asker.id»
 * [Go along # act: help # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            You go along, and it is you who has to be waited for, twice. “I should have been there by now,” says «asker», and does not sound sorry. “And come straight back.”
            ~ set("made_fool", true)
            ~ change_opinion("«asker.id»", 8, "You came along.")
        - else:
            You go along. There is a place where «asker» slows down, and you happen not to, and so it is behind you both before there has been time to look at it.
            ~ set("made_start", true)
            ~ change_opinion("«asker.id»", 12, "You came along.")
    }
    -> after
 * [Ask to see the other two # act: ask # target: «asker.id»]
    You are shown them. They have been done with great care, some time ago, and there is dust on them. You say that they are well done. «Asker» says that they ought to be.
    ~ learn("how long «asker» has been putting it off")
    ~ change_opinion("«asker.id»", 8, "You looked at what had been done.")
    -> after
 * [Say that «asker» must ask properly # act: persuade # target: «asker.id»]
    It takes three attempts. The third has a “please” in it, at the wrong end. You find that you would not have missed it.
    ~ set("stood_by", true)
    ~ change_opinion("«asker.id»", 6, "You made it be asked properly.")
    -> after
= after
    ~ set("begun", true)
    -> DONE
