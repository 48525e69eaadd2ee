// A habit is noticed, and gives somebody away.
// needs: habit
=== the_habit ===
# with: «asker.id»
# when: flag.begun && scene >= 5
# urgency: 7
?? # gist: «Asker» «habit». Somebody else has noticed it, and knows by it that «asker» is here and uneasy. The reader has to do something about it, or about «asker».
# question: find
There it is again. «Asker» «habit». You had stopped noticing it. Somebody else has not: from some way off a head has turned, because that is how one can tell that «asker» is here, and not easy.
“What?” says «asker», seeing your face. “Was I doing it?” # speaker: «asker.id»
 * [Say what it was, and that it carries # act: tell # target: «asker.id»]
    «Asker» stops at once, and has to go on stopping. It takes up the whole of «asker.their» attention, and nothing else gets done for the rest of that hour. By the next one «asker.they:has» begun again.
    ~ set("named_habit", true)
    ~ pass("an hour")
    ~ change_opinion("«asker.id»", -4, "You said aloud what gives them away.")
    -> after
 * [Do the same, so that there are two of you # act: comfort # target: «asker.id»]
    You do it too. It is harder than it looks, and steadier. Whoever turned a head now has two people to look at and loses interest in both. «Asker» does not thank you. It goes on a little longer than it has to.
    ~ set("shares_habit", true)
    ~ change_opinion("«asker.id»", 14, "You did it too.")
    -> after
 * [Stand where nobody can see it # act: help # target: «asker.id» # stat: «stat.attention»]
    { check():
        - "failure":
            You stand in the wrong place. What can be seen now is «asker», and somebody trying to hide «asker», which is a good deal more interesting. The head stays turned.
            ~ set("was_seen", true)
        - else:
            You shift by one step, as one does to ease a foot, and the line between the two of them is gone. The head turns back. “You might have told me,” says «asker». You say that there was nothing to tell.
            ~ set("kept_cover", true)
            ~ change_opinion("«asker.id»", 10, "You covered for them.")
    }
    -> after
 * [Ask when it began # act: ask # target: «asker.id»]
    ?? “«Line»” says «asker». You wait for the part that answers your question, until you see that it did. # speaker: «asker.id»
    ?? «noline»“There was a week when it was that or nothing,” says «asker». “It worked. One does not stop a thing that has worked.”
    ~ learn("when it began with «asker»")
    ~ change_opinion("«asker.id»", 6, "You asked when it began.")
    -> after
= after
    ~ set("habit_seen", true)
    -> DONE
