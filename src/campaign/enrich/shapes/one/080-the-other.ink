// Somebody whom they know turns up.
=== the_other ===
?? # with: «asker.id», «other.id»
?? «othercomes»# with: «asker.id»
# when: flag.begun && scene >= 14
# urgency: 7
?? # gist: «Other», «othertie», turns up and wants to know from the reader what «asker» is up to. «Othersaid»
# question: arrival
Somebody is coming, and «asker» knows who it is before you have seen more than a coat. «Othersaid»
“So this is where it goes on,” says «other». It is said to «asker», but it is you who is looked over, from the shoes up. “And who are you, that you should be told about it before me?”
 * [Say that you are here to help «asker» # act: answer]
    “To help,” says «other». “With which of it?” You say which. «Other» was not told about that one, and takes it without blinking, and sits down. From then on there are three of you at it, and one who is not being spoken to.
    ~ set("other_knows", true)
    ~ change_opinion("«asker.id»", -4, "You told «other» what it was about.")
    -> after
 * [Leave the two of them alone # act: leave]
    You go as far as one can go and still be called. You hear nothing for a time, then both at once, then nothing. When you come back something has been settled that you will not be told about, and «asker's» face is washed.
    ~ set("left_them_alone", true)
    ~ change_opinion("«asker.id»", 10, "You left them alone with «other».")
    -> after
 * [Ask «other» what «asker» was like before # act: ask]
    «Other» laughs, not happily. “The same,” you are told, “with more hope. That was worse.” And then you hear a thing, a small one, that explains a good deal of what you have seen since you came.
    ~ learn("what «asker» was like before")
    ~ set("other_talked", true)
    -> after
 * [Say that you know of nothing # act: deceive # stat: «stat.warmth»]
    { check():
        - "failure":
            “You do that with your mouth as well,” says «other». “It must be catching.” «Asker» closes both eyes.
            ~ set("other_knows", true)
            ~ change_opinion("«asker.id»", 4, "You lied to «other», and were caught.")
        - else:
            «Other» looks from you to «asker» and believes you, because it is less trouble. When the coat is small again at the far end of things «asker» says: “You did not even ask me whether you should.”
            ~ set("other_deceived", true)
            ~ change_opinion("«asker.id»", 8, "You lied to «other».")
    }
    -> after
= after
    ~ set("other_came", true)
    -> DONE
