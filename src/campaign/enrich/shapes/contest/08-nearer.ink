// The last hours before it.
// due: 15 medium, can be skipped: The last hours
=== nearer ===
# beat: «beat»
# when: flag.asked && scene >= 15
# urgency: 7
?? # gist: The last hours before «contest». People are already looking for a good place. There is time to do one thing.
# asks: What do you still do before «contest»?
# question: threat
?? There is less time than there was. It has to be settled «due», and people are already looking for a good place to see it from. Nobody speaks of «matter» any more.
?? «nothingDue»It will not be long now. People are already looking for a good place to see it from. Nobody speaks of «matter» any more.
You have done what you could, or you have not. There is one more thing that you can do.
 * [Rest # act: rest]
    You lie down, and do not expect to sleep, and sleep. When you wake you have forgotten, for a moment, what day it is, and that is worth more than the sleep.
    ~ set("is_rested", true)
    ~ set("is_ready", true)
    ~ pass("an hour")
    -> DONE
 * [Go over it once more in your head # act: plan # stat: «stat.attention»]
    { check():
        - "failure":
            Each time you go over it you come to the same place, and each time it goes wrong there. You get up and walk about.
        - else:
            You go over it from the beginning to the end, and nothing happens that you have not thought of. Then you think of «rival», doing the same.
            ~ set("has_a_plan", true)
            ~ set("is_ready", true)
    }
    -> DONE
 * [Look for «rival», and wish «rival.them» luck # act: talk # target: «rival.id»]
    “And you,” says «rival». You shake hands. Both hands are cold, and each of you notices the other's.
    ~ set("wished_luck", true)
    ~ change_opinion("«rival.id»", 8, "You wished «rival.them» luck.")
    -> DONE
