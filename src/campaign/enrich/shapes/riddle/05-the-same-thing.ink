// Two people want the same thing.
=== the_same_thing ===
# with: «rival.id»
# when: flag.met_rival && scene >= 8 && !flag.cause_known && !flag.thing_turned_up
# urgency: 6
?? # gist: «Asker» and «rival» both want «item», and each asks the reader to decide who has «item.them»: «asker» wants it as proof, «rival» for peace.
# question: demand
~ set("both_wanted_it", true)
There are voices, and they stop when you come. «Asker» and «rival» have «item» between them, and neither is letting go. “You decide,” says «asker». “You belong to nobody here.” # speaker: «asker.id»
“If «asker» has «item.them», there will be questions,” says «rival». “If I have «item.them», there will be peace. Choose which you like better.” # speaker: «rival.id»
 * [Give «item» to «asker» # act: give # target: «asker.id»]
    «Asker» takes care not to look pleased. «Rival» says nothing at all, and says it to you for some time.
    ~ set("thing_to_asker", true)
    ~ change_opinion("«asker.id»", 16, "You decided for «asker».")
    ~ change_opinion("«rival.id»", -14, "You decided against «rival».")
    -> DONE
 * [Give «item» to «rival» # act: give # target: «rival.id»]
    “Thank you,” says «rival», with such plain relief that for a moment you like «rival.them» better than you meant to. «Asker» has already gone.
    ~ set("thing_to_rival", true)
    ~ change_opinion("«rival.id»", 16, "You decided for «rival».")
    ~ change_opinion("«asker.id»", -14, "You decided against «asker».")
    -> DONE
 * [Keep «item» out of it, and have both of them say what it is for # act: persuade # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            They both speak at once, and then neither will speak at all. You are left with «item» and with two people who now agree about one thing, which is you.
            ~ change_opinion("«asker.id»", -6, "You made a scene.")
            ~ change_opinion("«rival.id»", -6, "You made a scene.")
        - "partial":
            “For safety,” says «rival». “For proof,” says «asker». They look at each other. They had each thought that the other wanted it for spite.
            ~ learn("what «item:is» wanted for")
        - else:
            “«Item.they:is» how it began,” says «rival» at last, to «asker» and not to you. It is the first true thing that has been said here today, and all three of you know it.
            ~ learn("it began with «item»")
            ~ set("spoke_together", true)
            ~ change_opinion("«asker.id»", 8, "You got the two of them to speak.")
            ~ change_opinion("«rival.id»", 8, "You got the two of them to speak.")
    }
    -> DONE
