// How it stood on the first day comes to a point.
// needs: situation
=== the_situation ===
# with: «asker.id»
# when: flag.begun && scene >= 12
# urgency: 7
?? # gist: How it stood on the first day has never been settled, and now it has to be: «situation» The reader can bring it up, settle it behind «asker's» back, or let it stand.
# question: decision
This is how it stood on the day you came. «Situation» Nobody has settled it. You have both been walking round it ever since, and everything else has been put down on top of it. Now it will not bear any more.
“Today, then,” says «asker». “Either we say it, or we go on as if it were nothing. I can do either. I cannot do both again.” # speaker: «asker.id»
 * [Bring it up, and have it out # act: tell # target: «asker.id»]
    You say it as it is, from the beginning, in the order in which it happened. «Asker» interrupts twice, and is right both times. When it has been said it lies there between you, and is about half the size.
    ~ set("had_it_out", true)
    ~ change_opinion("«asker.id»", 10, "You had it out.")
    -> after
 * [Settle it yourself, behind «asker's» back # act: try # stat: «stat.attention»]
    { check():
        - "failure":
            You go about it quietly, and quietly it goes wrong. It is «asker» who comes and gets you out of it. “If you had asked,” «asker.they:says», “I should have told you which end to hold.”
            ~ set("was_caught", true)
            ~ change_opinion("«asker.id»", -4, "You went about it alone, and were caught.")
        - else:
            It takes an hour, a plain face, and one sentence that you had not known you could say. When you come back there is nothing left of it but a difference in how people stand. «Asker» looks about for the thing, and then at you, for quite some time.
            ~ set("settled_it", true)
            ~ pass("an hour")
            ~ change_opinion("«asker.id»", 14, "You settled it, and said nothing.")
    }
    -> after
 * [Say that you can both live with it # act: comfort # target: «asker.id»]
    “Can we?” says «asker». You consider it honestly. You find that you can. It has become like a low beam in a house: one learns where it is, and after a time one only thinks of it when there are visitors.
    ~ set("lives_with_it", true)
    ~ change_opinion("«asker.id»", 6, "You could live with it.")
    -> after
= after
    ~ set("situation_met", true)
    -> DONE
