// Somebody would take it out of your hands.
=== somebody_decides ===
# with: «rival.id»
# when: flag.met_rival && scene >= 10
# urgency: 6
?? # gist: «Rival» offers to take the decision out of the reader's hands: the reader need only be somewhere else.
# asks: Will you let «rival» have you called away?
# question: offer
“There is a way for you not to have to,” says «rival». “You could be called away. It could be arranged. When you came back it would be over, and nobody could say that it was you.” # speaker: «rival.id»
?? “There is always «matter» to be seen to. Nobody would think anything of it.” # speaker: «rival.id»
 * [Refuse # act: refuse # target: «rival.id»]
    “I had to ask,” says «rival». “I should have thought less of you. I should have been very grateful, and I should have thought less of you.”
    ~ set("stays_for_it", true)
    ~ change_opinion("«rival.id»", 8, "You would not be called away.")
    -> DONE
 * [Ask how it would come out, then # act: ask # target: «rival.id»]
    “It would be left as it is,” says «rival». “That is what not deciding means. I have done it all my life.”
    ~ learn("not deciding is deciding")
    ~ change_opinion("«rival.id»", 4, "You asked.")
    -> DONE
 * [Say that you will think about it # act: put_off # target: «rival.id»]
    “The offer stands,” says «rival». That night you sleep, for the first time, and in the morning you are ashamed of how well.
    ~ set("tempted", true)
    -> DONE
