// The way out, from close by.
// due: 2-4 critical: The way out
=== the_first_look ===
# beat: «beat»
# at: «oddplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader sees the way out from close by for the first time. It is nearer than it seemed, and there is something about it that nobody has mentioned.
# asks: What do you find out while you are near enough?
# question: find
For once you are near enough to see it properly. It is not far. It is so little far that you have to look at your own feet, so as not to begin walking.
?? It all comes down to «means». You go past it as slowly as one may.
?? There is «thing», and beyond it there is «thing2», and nobody between.
?? Somebody calls out something about «matter». Somebody always does.
 * [Count the steps # act: look # stat: «stat.attention»]
    { check():
        - "failure":
            You lose count, because somebody is looking at you. When you look back it is nobody. You will have to do it again, and the second time is always noticed.
            ~ set("was_noticed", true)
        - else:
            Forty-one. There are forty-one steps, and for nine of them nobody can see you. You say it to yourself, over and over, until it is a rhyme.
            ~ learn("there are forty-one steps")
            ~ set("knows_the_steps", true)
            ~ set("is_ready", true)
    }
    -> after
 * [Make yourself useful there, so that they get used to you # act: help]
    You carry what is to be carried. It takes an hour, and by the end of it people step round you as they step round «thing». Nobody has ever been so pleased at not being seen.
    ~ set("is_part_of_it", true)
    ~ set("is_ready", true)
    ~ pass("an hour")
    -> after
 * [Try how far one can go # act: sneak # stat: «stat.nerve»]
    { check():
        - "failure":
            Not very far. “Lost something?” says «rival», who has been standing there for who knows how long, and writes down the time.
            ~ set("was_noticed", true)
            ~ change_opinion("«rival.id»", -8, "You were where you had no business.")
        - else:
            Nearly all the way. You stand there with your hand on it. Then you turn round and go back, which is the hardest thing that you have done here.
            ~ set("has_touched_it", true)
            ~ set("is_ready", true)
    }
    -> after
= after
    ~ set("looked", true)
    -> DONE
