// Something from before.
=== the_keepsake ===
# at: «keepsakeplace.id»
# when: flag.looked && scene >= 5
# urgency: 7
?? # gist: The reader comes upon «keepsake», which belongs to the time before. «Rival» has kept «keepsake.them», or has meant to throw «keepsake.them» away.
# asks: What do you do with «keepsake»?
# question: find
You had not thought that you would see «keepsake» again. But here «keepsake.they:is», and somebody has handled «keepsake.them» so often that it shows.
It may mean nothing. People keep things because nobody comes to take them away.
 * [Take «keepsake» to «rival» # act: show # target: «rival.id»]
    «Rival» goes red, and then is angry at having gone red. “I was going to throw that away,” says «rival», and takes «keepsake.them» from you, carefully, with both hands.
    ~ set("showed_keepsake", true)
    ~ learn("«rival» has kept «keepsake»")
    ~ change_opinion("«rival.id»", 6, "You found what was kept.")
    -> DONE
 * [Keep «keepsake» # act: take]
    You have «keepsake.them» with you all day. In the evening you hear «rival», in there, opening one thing after the other, quietly, and closing it again.
    ~ gain("«bare keepsake»")
    ~ set("has_keepsake", true)
    ~ change_opinion("«rival.id»", -4, "Something is missing.")
    -> DONE
 * [Put «keepsake» back exactly as «keepsake.they:was» # act: keep]
    You are nearly out of sight when «rival» comes by, and stops, and lays a hand on «keepsake», as one touches wood. You could have called out.
    ~ learn("«rival» has kept «keepsake»")
    ~ set("saw_rival_alone", true)
    -> DONE
