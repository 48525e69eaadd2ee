// It does not go as it should.
// instead of: the-fear, the-oath, the-belief
// due: 11 high: What is in the way
=== the_obstacle ===
# beat: «beat»
# when: flag.begun && scene >= 11
# urgency: 8
?? # gist: Something is in the way of it that nobody had thought of. There is a way through and a way round, and «asker» has seen neither.
# asks: How do you get «asker» past it?
# question: find
?? It should have been simple. But there, in the way of it, «thing:is», where «thing.they:has» been all along; nobody had thought of «thing.them» because nobody ever does.
?? «nothing»It should have been simple. It is not. There is a reason why nobody has done it before, and now you have found the reason.
There is a way through, and a way round, and «asker» has seen neither of them yet.
 * [Try the way through # act: try # stat: «stat.nerve»]
    { check():
        - "failure":
            It gives a little, and then it gives back. You have a bruise to show for it, and the day is an hour shorter.
            ~ set("was_hurt", true)
            ~ pass("an hour")
        - else:
            You lean on it at the one place where nobody has leaned before, and it opens like something that had been waiting to be asked.
            ~ set("got_through", true)
    }
    -> after
 * [Look for the way round # act: search # stat: «stat.attention»]
    { check():
        - "failure":
            You find three ways round, and each of them comes out where it began. By the third you know the place better than those who live in it.
            ~ pass("an hour")
        - else:
            It is behind what everybody looks at. You mark it, so that «asker» can be the one to find it.
            ~ set("found_round", true)
    }
    -> after
 * [Tell «asker» that it cannot be done this way # act: tell # target: «asker.id»]
    You expect an argument. «Asker» only nods. “I knew,” «asker.they:says». “I wanted somebody else to know it too.”
    ~ set("said_so", true)
    ~ change_opinion("«asker.id»", 4, "You said how it was.")
    -> after
= after
    ~ set("obstacle_met", true)
    -> DONE
