// What you have to win with.
// due: 2-4 critical: What you have
=== the_first_look ===
# beat: «beat»
# at: «oddplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader goes over what there is to win «contest» with: «thing», and whatever the reader can do. There is time for one thing.
# asks: What do you do with the time before «contest»?
# question: find
You go over what you have. There is «thing», which will do if nothing goes wrong. There is what you can do, which is more than people think and less than you would like.
?? And there is «thing2», which somebody ought to have seen to long ago.
?? People go by, talking of «matter» and of «matter2», and do not look up.
There is time to do one thing properly.
 * [Practise, until you are too tired to do it wrong # act: try # stat: «stat.nerve»]
    { check():
        - "failure":
            You do it wrong all the same, and then you do something to your shoulder. It is not much. You will feel it on the day.
            ~ set("is_hurt", true)
        - "partial":
            By the end it comes right twice out of three times. Somebody has been watching. You do not see who.
            ~ set("practised", true)
        - else:
            By the end it comes right by itself. You stop then, as one stops a story at the good part.
            ~ set("practised", true)
            ~ set("is_ready", true)
    }
    -> after
 * [See to «thing» # act: help]
    You take your time over it. There was something wrong with it that you had not known of, and now there is not. It is a small thing. «Asker» would say that they always are.
    ~ set("saw_to_it", true)
    ~ set("is_ready", true)
    -> after
 * [Go and watch «rival» instead # act: look # target: «rival.id» # stat: «stat.attention»]
    { check():
        - "failure":
            «Rival» sees you at once, and waves, and does everything twice, slowly, so that you can follow. It is very well done. You go home knowing less than before.
            ~ change_opinion("«rival.id»", 2, "You came to look.")
        - else:
            It is all as good as they say. Only, before each start, there is a moment in which «rival» does nothing at all. It looks like calm. You look longer, and it is something else.
            ~ learn("«rival» is afraid before the start")
            ~ set("knows_weakness", true)
    }
    -> after
= after
    ~ set("looked", true)
    -> DONE
