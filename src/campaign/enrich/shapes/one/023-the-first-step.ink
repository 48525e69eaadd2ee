// A beginning that has to be announced.
// needs: grand
// instead of: the-first-step
// due: 4-7 high: The first step
=== the_first_step ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 4
# urgency: 8
?? # gist: Before «asker» can «want», «asker.they:has» to be announced, with all titles, and the reader is to do it. One of the titles does not exist.
# question: demand
“One does not simply begin,” says «asker». “One is announced.” # speaker: «asker.id»
?? “«Quip»” This, too, is to be part of it. # speaker: «asker.id»
You are to go ahead and do it. There is a list of titles to be called out, in order. You are fairly sure that the fourth does not exist, and that «asker» knows it, and that it is the fourth one that matters.
 * [Announce all of them, at the top of your voice # act: help # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            Your voice goes at the fourth. In the quiet that follows somebody laughs, and «asker» walks through it with «asker.their» neck very straight. “You will practise,” «asker.they:says» in passing.
            ~ set("made_fool", true)
            ~ change_opinion("«asker.id»", 4, "You announced it, as far as you could.")
        - else:
            You give the fourth the most of all. Heads turn. For as long as it takes to walk in, «asker» is exactly what you have said, and knows it, and knows who did it.
            ~ set("made_start", true)
            ~ change_opinion("«asker.id»", 16, "You called out the fourth title.")
    }
    -> after
 * [Announce «asker» by name, and nothing else # act: tell # target: «asker.id»]
    It is very short. Nobody turns round, so that nobody sees «asker» come in, and look about, and find that one can come in like that.
    ~ set("kept_honest", true)
    ~ set("made_start", true)
    ~ change_opinion("«asker.id»", 2, "You left out the titles.")
    -> after
 * [Ask about the fourth # act: ask # target: «asker.id»]
    “It is hereditary,” says «asker» too fast. And then, a good deal further on, when you have stopped thinking about it: “I made it up. It was a bad year.”
    ~ learn("where the fourth title comes from")
    ~ change_opinion("«asker.id»", 8, "You asked, and kept it to yourself.")
    -> after
= after
    ~ set("begun", true)
    -> DONE
