// Something that was kept back.
=== the_message ===
# with: «asker.id»
# when: flag.met_rival && scene >= 9
# urgency: 6
?? # gist: «Asker» confesses to having kept back something that «rival» had meant for the reader, long ago.
# asks: What do you say to «asker», who has kept it back?
# question: confession
“I have something of yours,” says «asker». “I have had it for a long time. «Rival» gave it to me, for you, and then it was never the right day, and then it was too late to say why I had not.” # speaker: «asker.id»
?? It has been lying with «thing» all the while, where anybody might have seen it.
It is only a few words, on a piece of paper that has been folded and unfolded. They are about meeting somewhere, on a day that is long past.
 * [Forgive «asker» # act: accept # target: «asker.id»]
    “You ought to shout at me,” says «asker». “I had been looking forward to it.” You do not feel like shouting. You read it again.
    ~ set("forgave_asker", true)
    ~ change_opinion("«asker.id»", 14, "You forgave it.")
    -> after
 * [Say what you think of it # act: accuse # target: «asker.id»]
    You say it. «Asker» nods at every word. It does not take long, and afterwards you are sitting side by side.
    ~ set("angry_with_asker", true)
    ~ change_opinion("«asker.id»", -6, "You said what you thought.")
    -> after
 * [Go to «rival» with it at once # act: show # target: «rival.id»]
    «Rival» reads it, as if it were by somebody else. “I waited until it was dark,” «rival.they:says». “Then I thought: well, that is an answer.” «Rival.they:gives» it back to you. “And it was not one.”
    ~ set("showed_message", true)
    ~ change_opinion("«rival.id»", 16, "You brought it.")
    -> after
= after
    ~ learn("«rival» once wrote to you")
    ~ set("message_known", true)
    -> DONE
