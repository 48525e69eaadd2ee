// A step that can hardly be taken back.
=== the_small_step ===
# with: «asker.id»
# when: flag.looked && scene >= 8
# urgency: 7
?? # gist: «Asker» has got something ready, in case the reader decides to «way1». To touch it would be half a decision.
# asks: Do you pick up what «asker» has got ready?
# question: offer
“I have got it ready,” says «asker». “In case. You need not use it. I only thought that if you should want to «way1», you would not want to have to look for things.” # speaker: «asker.id»
?? It lies there beside «thing», quite small. To pick it up would be half of it.
 * [Pick it up # act: take # stat: «stat.nerve»]
    { check():
        - "failure":
            Your hand shakes so much that you put it down again. “It is all right,” says «asker». “It is there.” Somebody has seen it, and by evening everybody knows that you have decided.
            ~ set("rumoured", true)
        - else:
            You pick it up. It weighs nothing. You had thought that you would feel different, and you do: you feel like somebody who could.
            ~ set("is_ready", true)
            ~ change_opinion("«asker.id»", 8, "You took it.")
    }
    -> DONE
 * [Leave it where it is # act: leave]
    “It will keep,” says «asker». You pass it four times that day. You would not have said that there were four ways of not looking at a thing.
    ~ set("left_it", true)
    -> DONE
 * [Ask «asker» to put it away # act: refuse # target: «asker.id»]
    «Asker» puts it away, at once, and is hurt, and does not say so. “I meant it well,” «asker.they:says», later, about something else.
    ~ change_opinion("«asker.id»", -8, "You had it put away.")
    -> DONE
