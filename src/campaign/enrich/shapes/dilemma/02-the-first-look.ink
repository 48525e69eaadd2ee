// What it is about, from close by.
// due: 2-4 critical: From close by
=== the_first_look ===
# beat: «beat»
# at: «oddplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader sees from close by what it is about. It is easier to have an opinion from far off.
# asks: What do you make of it, now that you see it from close by?
# question: find
It is easier to have an opinion from far off. From here you can see it: «oddly». «Quote»
?? «Thing:is» there as well, as if nothing had happened.
?? People go by, talking of «matter» and of «matter2», and look at you, and then do not.
 * [Stay, and take it in # act: look]
    It is not as it was told to you. It is a little better, and a little worse, and there is somebody in it whom nobody has mentioned.
    ~ learn("somebody in it was not mentioned")
    ~ set("has_seen", true)
    -> after
 * [Imagine that you had already done it # act: plan]
    You imagine it: you have decided to «way1», and it is done, and it is the day after. You look round in that day. It is quieter than you thought. There is one person in it who does not greet you.
    ~ set("imagined_one", true)
    -> after
 * [Imagine that you had not # act: wait]
    You imagine it: you «way2», and it is the day after. Everything is as it is now. You wait for that to be a relief.
    ~ set("imagined_other", true)
    -> after
= after
    ~ set("looked", true)
    -> DONE
