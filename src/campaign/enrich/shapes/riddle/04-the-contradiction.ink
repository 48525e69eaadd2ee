// A find that contradicts what you were told.
=== the_contradiction ===
# at: «itemplace.id»
# when: flag.looked && scene >= 6 && !flag.cause_known && !flag.both_wanted_it
# urgency: 7
?? # gist: The reader comes upon «item», which «asker» said was gone. Somebody is coming.
# asks: What do you do with «item», before somebody comes?
# question: find
~ set("thing_turned_up", true)
?? On the way you have passed «matter» and «matter2», and nobody has given you a second look.
It is only by chance that you come upon «item». You were told that «item.they:was» gone, that there was no use in looking; «asker» said so in so many words. But here «item.they:is», and not even well hidden.
Either «asker» did not know, or «asker» knew very well. You can hear somebody coming.
 * [Keep «item» # act: take]
    You have «item» safely before the steps are there. «Rival» goes by without a glance, then stops, with «rival.their» back to you, and stands for a moment like somebody who has forgotten what they came for.
    ~ gain("«bare item»")
    ~ set("has_proof", true)
    -> after
 * [Leave «item» where «item.they:is», and see who comes # act: hide # stat: «stat.nerve»]
    { check():
        - "failure":
            You are seen at once. «Rival» says good day to you, rather loudly, and does not look at «item» at all. It is very well done. It is so well done that it tells you the same thing.
            ~ change_opinion("«rival.id»", -6, "You were lying in wait.")
        - else:
            It is «rival». «Rival.they:looks» down at «item» as one looks at something one has promised to throw away, and goes off again without having touched «item.them».
    }
    ~ learn("«rival» knows where «item» was")
    -> after
 * [Go straight to «asker» with it # act: show # target: «asker.id»]
    «Asker» looks at «item» for a long time. “I said that, yes. I had it from «rival», and I passed it on as if I knew. One does.” That may even be the truth. «Asker.they:has» gone rather quiet.
    ~ tell("«asker.id»", "«item» was here all along")
    ~ set("asker_knows", true)
    ~ change_opinion("«asker.id»", 8, "You came with it first.")
    -> after
= after
    ~ learn("«item» was here all along")
    ~ set("contradicted", true)
    ~ set("clue_seen", true)
    -> DONE
