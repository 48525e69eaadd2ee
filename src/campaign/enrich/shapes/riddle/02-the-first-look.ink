// The odd thing from close by.
// due: 2-3 critical: From close by
=== the_first_look ===
# beat: «beat»
# at: «oddplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader sees «odd» from close by for the first time. «Movable:has» been moved from where «movable.they:was» until not long ago, and nobody has mentioned it.
# asks: What do you look at first, now that you are here?
# question: find
So this is where it happens. After all that is said about «odd» you expected more of a sight, or less. «Quote»
«Movable:is» close by, and «movable.they:has» been moved: there is a clean patch where «movable.they:was» until not long ago. Nobody mentioned «movable.them».
?? People go by, talking of «matter» and of «matter2», and do not look up.
 * [Stay with «odd» and do nothing but watch # act: wait]
    You watch for so long that you stop expecting anything. That is when you notice it, and it is not a thing, it is a habit: whoever goes by gives «odd» a wide berth, and every one of them looks at «movable» first.
    ~ learn("everybody looks at «movable» first")
    ~ pass("an hour")
    -> after
 * [Look closely at «movable» # act: look]
    «Movable.they:was» moved by somebody in a hurry, and moved back by somebody else who took care. Two people, then; and neither has told the other.
    ~ learn("two people moved «movable»")
    ~ set("knows_of_two", true)
    -> after
 * [Put «movable» back where «movable.they:was» # act: use]
    «Movable.they:fits» the clean patch exactly. You wait for something to happen. What happens is that somebody, behind you, who had been about to come in, thinks better of it and goes away.
    ~ set("put_back", true)
    -> after
= after
    ~ set("looked", true)
    -> DONE
