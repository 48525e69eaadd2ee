// Something that nobody had told you.
// instead of: what-was-not-said
// due: 13 critical: What was not said
=== what_was_not_said ===
# beat: «beat»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Rival» tells the reader what nobody has said so far: how it came to this, and «rival's» own part in it.
# question: confession
«Rival» has come to you, alone. “You ought to know one thing more,” «rival.they:says». “It need not have come to this. I could have stopped it, once, at the very beginning, with a word. It was a good dinner, and I did not like to.” # speaker: «rival.id»
?? “You know the rest: «oddly». That is what came of it.” # speaker: «rival.id»
“I do not say it to be forgiven. I say it because you are about to be where I was.” # speaker: «rival.id»
 * [Thank «rival» for saying it # act: thank # target: «rival.id»]
    “It does not help you,” says «rival». It does, a little. You had thought that the others were all quite sure.
    ~ set("thanked_rival", true)
    ~ change_opinion("«rival.id»", 12, "You thanked «rival.them».")
    -> after
 * [Ask «rival.them» to say it to the others # act: persuade # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «rival». “I can say it to you, because you have your own troubles.”
            ~ change_opinion("«rival.id»", -4, "You asked too much.")
        - else:
            It is said within the hour. You stand far enough off not to hear. When it is over nobody goes away, and somebody brings «rival» a chair.
            ~ set("rival_spoke", true)
            ~ change_opinion("«rival.id»", 10, "You made it possible to say.")
            ~ change_opinion("«asker.id»", 8, "You got «rival» to say it.")
    }
    -> after
 * [Tell «asker» # act: tell # target: «asker.id» # fact: «rival» could have stopped it]
    “I always thought so,” says «asker», and does not look any happier for having been right.
    ~ tell("«asker.id»", "«rival» could have stopped it")
    ~ set("told_asker", true)
    ~ change_opinion("«asker.id»", 8, "You told «asker.them».")
    ~ change_opinion("«rival.id»", -16, "You passed it on.")
    -> after
= after
    ~ learn("«rival» could have stopped it")
    ~ set("truth_known", true)
    -> DONE
