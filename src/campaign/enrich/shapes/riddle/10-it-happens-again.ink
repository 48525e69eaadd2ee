// The odd thing acts again, while you are there.
// due: 14 high, can be skipped: It happens again
=== it_happens_again ===
# beat: «beat»
# when: flag.looked && scene >= 14 && !flag.cause_known
# urgency: 8
?? # gist: It happens while the reader is there to see it: «oddly». It is not quite as it was told, and it has something to do with «matter». There is time to do one thing.
# asks: What do you do in the moment that is left?
# question: find
It happens again, and this time you are there. Nobody has to tell you that «oddly»: it is so, in front of you, as plainly as rain.
And it is not quite as you were told. It is quieter, and it is in some way about «matter». There is just time to do one thing.
 * [Put a stop to it, with whatever is nearest # act: force # stat: «stat.nerve»]
    { check():
        - "failure":
            It goes on as if you were not there. When it is over, «thing:is» spoiled, and that was you.
            ~ set("spoiled_thing", true)
            ~ change_opinion("«asker.id»", -6, "You spoiled «thing».")
        - "partial":
            It stops. So does everything else, for a breath; then you hear, from the others, a sound that is not relief.
            ~ set("stopped_it_once", true)
        - else:
            It stops at once, at a touch, as though it had only been waiting for somebody to ask. You had been told that nothing would stop it.
            ~ set("stopped_it_once", true)
            ~ learn("it can be stopped")
    }
    -> after
 * [Let it run its course, and keep it in mind to the last detail # act: look]
    You miss nothing. At the very end, when anybody else would have turned away, it gives itself away: it leaves «thing» alone. It goes all round «thing.them», and leaves «thing.them» alone.
    ~ learn("it leaves «thing» alone")
    ~ set("saw_it_whole", true)
    -> after
 * [Call «asker», so that somebody else has seen it # act: tell # target: «asker.id»]
    «Asker» comes, and sees the last of it, and does not say a word for some time. “I had it wrong,” «asker.they:says». “I have been afraid of it. It is not that sort of thing at all.”
    ~ set("asker_saw", true)
    ~ change_opinion("«asker.id»", 12, "You called «asker» to see it.")
    -> after
= after
    ~ set("saw_it", true)
    ~ set("clue_seen", true)
    -> DONE
