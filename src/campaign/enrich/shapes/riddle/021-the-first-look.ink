// instead of: the-first-look
// The odd thing from close by, where there is nothing beside it.
// due: 2-3 critical: From close by
=== the_first_look ===
# beat: «beat»
# at: «oddplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader sees from close by what there is to see of «odd». Somebody has been here a short while ago and has taken care that it should not show.
# asks: What do you look at first, now that you are here?
# question: find
So this is where it happens. After all that is said about «odd» you expected more of a sight, or less. «Quote»
Somebody was here a short while ago. Everything has been put straight that could be put straight, and that is what gives it away: nothing else here is straight.
?? People go by, talking of «matter» and of «matter2», and do not look up.
 * [Stay, and do nothing but watch # act: wait]
    You watch for so long that you stop expecting anything. That is when you notice it, and it is not a thing, it is a habit: whoever comes this way looks round first, to see who else is there, and only then looks where you are looking.
    ~ learn("everybody looks round first")
    ~ pass("an hour")
    -> after
 * [Look for whatever was put straight last # act: look]
    It was done by somebody in a hurry, and done again by somebody else who took care. Two people, then; and neither has told the other.
    ~ learn("two people have been here")
    ~ set("knows_of_two", true)
    -> after
 * [Leave something out of place, and see who minds # act: use]
    It is no more than a hand's breadth. You wait. What happens is that somebody, behind you, who had been about to come in, thinks better of it and goes away.
    ~ set("put_back", true)
    -> after
= after
    ~ set("looked", true)
    -> DONE
