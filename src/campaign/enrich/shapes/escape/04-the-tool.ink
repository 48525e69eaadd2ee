// Something that will be needed.
=== the_tool ===
# at: «itemplace.id»
# when: flag.looked && scene >= 5
# urgency: 7
?? # gist: The reader comes upon «item», which would be of use on the way out. It would be missed. Somebody is coming.
# asks: Do you take «item», with somebody coming?
# question: find
«Item:is» there, with nobody by. You look at «item.them» with new eyes: since you began to think of nothing else, everything is either of use or in the way, and «item:is» of use.
«Item.they:would» be missed. You can hear somebody coming.
 * [Take «item» # act: take # stat: «stat.nerve»]
    { check():
        - "failure":
            You have «item.them» under your arm when the steps stop behind you. “Put that back,” somebody says, not unkindly. It was only one of the others. You put it back.
            ~ set("was_noticed", true)
        - else:
            You have «item.them» before the steps are there. It is astonishing how large a thing becomes when one is hiding it.
            ~ gain("«bare item»")
            ~ set("has_tool", true)
            ~ set("is_ready", true)
    }
    -> DONE
 * [Leave «item.them», and tell «asker» # act: tell # target: «asker.id»]
    “I know,” says «asker». “I look at it every day. Leave it until the last hour. What is missed too early is looked for.”
    ~ set("tool_known", true)
    ~ change_opinion("«asker.id»", 8, "You told «asker.them» first.")
    -> DONE
 * [Move «item.them» to where it can be reached later # act: hide]
    A hand's breadth today, and another tomorrow. Nobody misses what is nearly in its place.
    ~ set("tool_moved", true)
    ~ set("is_ready", true)
    -> DONE
