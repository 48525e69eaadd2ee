// What somebody charming has kept back is found out.
// needs: secret, smooth
// due: 16 critical: What was kept back
=== the_other_half ===
# beat: «beat»
# with: «asker.id»
# when: flag.begun && scene >= 16
# urgency: 8
?? # gist: The reader has put together what «asker» has kept back: «secret» For once «asker» has nothing ready. The reader can make use of it, have it said aloud, or let it go by.
# question: secret
You have not been told. You have worked it out, from two things that were said on different days and cannot both be so. It comes to you as a sum does, all at once, with the right answer at the foot of it. «Secret»
“You have stopped laughing,” says «asker». “One notices, in my line. How much of it have you got?” # speaker: «asker.id»
 * [Say that you have all of it # act: tell # target: «asker.id»]
    “All,” says «asker», and for once there is nothing ready. It is strange to see. It is like a shop with the shutters down: one had never thought about what would be painted on them.
    ~ set("has_all_of_it", true)
    ~ change_opinion("«asker.id»", 6, "You had all of it, and said so.")
    -> after
 * [Ask for your share # act: bargain # target: «asker.id»]
    The relief is not flattering. “A third,” says «asker» at once. “I would have gone to half.” You are in it now, as far as anybody could ever prove, and you are smiled at as one of the family is.
    ~ set("took_a_share", true)
    ~ change_opinion("«asker.id»", 10, "You asked for a share.")
    -> after
 * [Make «asker» say it aloud, to you # act: accuse # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            It is said aloud, and by the time it has been said it is a story about something else, and rather a good one. You have to shake your head to be rid of it.
            ~ change_opinion("«asker.id»", -8, "You wanted it said aloud.")
        - else:
            It takes three attempts. The first two were charming. The third is eleven words long, and «asker» looks for some time at the place in the air where it was said.
            ~ set("said_aloud", true)
            ~ change_opinion("«asker.id»", 4, "You had it said aloud.")
    }
    -> after
 * [Say that you could never add up # act: comfort # target: «asker.id»]
    “No,” says «asker» after a moment. “I have noticed that about you.” It is the first present you have been given here that nobody will want back.
    ~ set("let_it_go_by", true)
    ~ change_opinion("«asker.id»", 16, "You let it go by.")
    -> after
= after
    ~ set("half_known", true)
    -> DONE
