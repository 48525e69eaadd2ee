// instead of: the-other-half
// How it has been for the other one, where nothing was ever said.
// due: 13 critical: The other half
=== the_other_half ===
# beat: «beat»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Rival» tells the reader what «rival.they:has» noticed all this time, and asks nothing outright.
# question: confession
«Rival» has come to you, and does not sit down. “I notice things,” «rival.they:says». “One is supposed not to. You always happen to be going the same way. You never happen to say why.” # speaker: «rival.id»
“I used to have an answer ready. Then I thought that I must have made it up, since nobody was asking. It is an odd thing, to have an answer and no question.” # speaker: «rival.id»
 * [Say that you did not make it up # act: confess # target: «rival.id»]
    You did not make it up: that is all you say, and it is a good deal. «Rival» nods, several times, and looks at everything except you. “Well,” says «rival». “Then I was not mad.”
    ~ set("owned_up", true)
    ~ change_opinion("«rival.id»", 14, "You owned up to it.")
    -> after
 * [Ask what the answer was # act: ask # target: «rival.id»]
    “It was for then,” says «rival». “I should have to think what it is now.” And «rival» does think, in front of you, which nobody has ever done.
    ~ set("listened", true)
    ~ change_opinion("«rival.id»", 10, "You asked what the answer was.")
    -> after
 * [Say that you like the way, that is all # act: deceive # target: «rival.id»]
    “It is a nice way,” says «rival», after a moment. You talk about the way for a little, and both of you know it very well.
    ~ set("argued", true)
    ~ change_opinion("«rival.id»", -4, "You talked of something else.")
    -> after
= after
    ~ learn("how it was for «rival»")
    ~ set("half_known", true)
    -> DONE
