// The terms, from the one who made them.
// due: 2-4 critical: The terms
=== the_first_look ===
# beat: «beat»
# with: «rival.id»
# at: «rivalplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: «Rival»«rivalas» tells the reader the terms once more, exactly: to «pay». The reader may ask, haggle, or look at what is offered.
# question: offer
«Rival»«rivalas» lets you come quite close before saying anything. “You have thought about it,” «rival.they:says». “Good. I do not like it when people have not thought.” # speaker: «rival.id»
?? “Here is what I have: «goods». It is what you need. I should not insult you with anything else.” # speaker: «rival.id»
?? “Here is what I do: I «does». All of it, and at once.” # speaker: «rival.id»
?? «Movable:is» there between you, as if somebody had put «movable.them» down to have both hands free.
“And what you do is this: you «pay». I say it again so that nobody can say I mumbled.” # speaker: «rival.id»
 * [Ask to see what you would be getting # act: look # target: «rival.id»]
    It is real. You make sure of that. But it has been kept for a long while by somebody who took great care of it, and it was not kept for you.
    ~ learn("it was kept for somebody else")
    ~ set("looked_closely", true)
    -> after
 * [Offer half # act: bargain # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “Half,” says «rival», “is what people say who mean to pay the whole.” The price has not gone up. It has only become heavier.
            ~ change_opinion("«rival.id»", -4, "You offered half.")
        - else:
            “No,” says «rival», but has to think first. You have the feeling that there is a number between the two, and that it is not a number.
            ~ learn("«rival» can be bargained with")
            ~ set("can_be_moved", true)
            ~ change_opinion("«rival.id»", 6, "You bargained well.")
    }
    -> after
 * [Ask why it has to be that, and nothing else # act: ask # target: «rival.id»]
    «Rival» looks at you for some time. “That is not a thing I am asked,” «rival.they:says». “I shall have to think whether it is part of the price.”
    ~ set("asked_why", true)
    ~ change_opinion("«rival.id»", 8, "You asked why.")
    -> after
= after
    ~ set("looked", true)
    ~ set("met_rival", true)
    -> DONE
