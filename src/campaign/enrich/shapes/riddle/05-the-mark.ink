// instead of: the-contradiction
// A find that contradicts what you were told, where nothing can be carried off.
=== the_mark ===
# at: «thingplace.id»
# when: flag.looked && scene >= 6 && !flag.cause_known
# urgency: 7
?? # gist: «Asker» said that nobody had been near «thing» since it began, but there are fresh marks on «thing», one for each day. Somebody is coming.
# asks: What do you do about the mark, before somebody comes?
# question: find
?? On the way you have passed «matter» and «matter2», and nobody has given you a second look.
You were told that nobody had been near «thing» since it began; «asker» said so in so many words. But somebody has. There is a mark on «thing», and it is fresh, and it is not the first of its kind: next to it there are others, one for each day, neatly made.
Either «asker» did not know, or «asker» knew very well. You can hear somebody coming.
 * [Make a mark of your own beside the others # act: use]
    You make one, as neatly as you can. The next time you pass there is another beside it, and whoever made it has pressed hard.
    ~ set("left_mark", true)
    -> after
 * [Stay out of sight, and see who comes # act: hide # stat: «stat.nerve»]
    { check():
        - "failure":
            You are seen at once. «Rival» says good day to you, rather loudly, and does not look at «thing» at all. It is so well done that it tells you the same thing.
            ~ change_opinion("«rival.id»", -6, "You were lying in wait.")
        - else:
            It is «rival». «Rival.they:counts» the marks, as one counts the days that are left of something, and goes away without having made one.
    }
    ~ learn("«rival» knows of the marks")
    -> after
 * [Go straight to «asker» # act: tell # target: «asker.id»]
    “I said that, yes,” says «asker». “I had it from «rival», and I passed it on as if I knew. One does.” That may even be the truth. «Asker.they:has» gone rather quiet.
    ~ set("asker_knows", true)
    ~ change_opinion("«asker.id»", 8, "You came with it first.")
    -> after
= after
    ~ learn("somebody keeps count at «thing»")
    ~ set("contradicted", true)
    ~ set("clue_seen", true)
    -> DONE
