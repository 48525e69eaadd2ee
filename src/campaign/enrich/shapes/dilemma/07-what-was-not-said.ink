// Somebody tells what the author has them keep back.
// needs: hidden
// due: 13 critical: What was not said
=== what_was_not_said ===
# beat: «beat»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Guilty» tells the reader what nobody has said so far: «hidden»
# question: confession
«Guilty» has come to you, alone. “You ought to know one thing more,” «guilty.they:says», and it takes a while until all of it is said. «hidden» # speaker: «guilty.id»
“I do not say it to be forgiven. I say it because it is you who decides.” # speaker: «guilty.id»
 * [Thank «guilty» for saying it # act: thank # target: «guilty.id»]
    “It does not help you,” says «guilty». It does, a little. You had thought that the others were all quite sure.
    ~ set("thanked_rival", true)
    ~ change_opinion("«guilty.id»", 12, "You thanked «guilty.them».")
    -> after
 * [Ask «guilty.them» to say it to the others # act: persuade # target: «guilty.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «guilty». “I can say it to you, because you have your own troubles.”
            ~ change_opinion("«guilty.id»", -4, "You asked too much.")
        - else:
            It is said within the hour. You stand far enough off not to hear. When it is over nobody goes away, and somebody brings «guilty» a chair.
            ~ set("rival_spoke", true)
            ~ change_opinion("«guilty.id»", 10, "You made it possible to say.")
            ~ change_opinion("«asker.id»", 8, "You got «guilty» to say it.")
    }
    -> after
 * [Tell «asker» # act: tell # target: «asker.id» # fact: what «guilty» had kept back]
    “I always thought so,” says «asker», and does not look any happier for having been right.
    ~ tell("«asker.id»", "what «guilty» had kept back")
    ~ set("told_asker", true)
    ~ change_opinion("«asker.id»", 8, "You told «asker.them».")
    ~ change_opinion("«guilty.id»", -16, "You passed it on.")
    -> after
= after
    ~ learn("what «guilty» had kept back")
    ~ set("truth_known", true)
    -> DONE
