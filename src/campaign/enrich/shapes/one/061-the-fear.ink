// It comes down to what somebody is afraid of.
// needs: fearfelt
// instead of: the-fear
// due: 10 high: What is feared
=== the_fear ===
# beat: «beat»
# with: «asker.id»
# when: flag.begun && scene >= 10
# urgency: 8
?? # gist: It comes down to what «asker» is afraid of: «fear». The reader can promise that it will not come to that, stay, or press.
# question: confession
It comes down to «fear». You have both seen it coming; «asker» has seen it for longer, and has been talking about other things.
“Ask me for anything else,” says «asker». “I have a great deal else.” # speaker: «asker.id»
 * [Promise that it will not come to that # act: promise # target: «asker.id»]
    “You can't know that,” says «asker». You say that you can't. It is curious how much good it does, all the same, a promise that both of you know to be too big.
    ~ promise("«asker.id»", "not let it come to that")
    ~ set("spared_fear", true)
    ~ change_opinion("«asker.id»", 12, "You promised more than you could.")
    -> after
 * [Say that you will be there if it does # act: comfort # target: «asker.id»]
    «Asker» thinks about that with great attention, looking for what is wrong with it. “All right,” «asker.they:says». Nothing is solved. It is only that there are now two of you looking at it, and from there it is not quite the same size.
    ~ set("faced_fear", true)
    ~ change_opinion("«asker.id»", 14, "You said that you would be there.")
    -> after
 * [Say that without it there is no going on # act: persuade # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            “Then there is no going on,” says «asker», and for the rest of that day there is not.
            ~ set("fear_won", true)
            ~ pass("three hours")
            ~ change_opinion("«asker.id»", -10, "You pressed.")
        - else:
            “No,” says «asker» finally. “There isn't.” You see it go in, like a splinter. But when you set off again it is «asker» who is in front.
            ~ set("faced_fear", true)
            ~ change_opinion("«asker.id»", 2, "You pressed, and were right.")
    }
    -> after
 * [Ask what is the worst of it # act: ask # target: «asker.id»]
    ?? “«Line»” says «asker», and that is meant to be the whole of it. You say the last words of it back, as a question. Then it comes. # speaker: «asker.id»
    ?? «noline»“That afterwards I should not even know it,” says «asker». “Somebody would be standing here. They would be perfectly cheerful.”
    ~ learn("what «asker» is afraid of")
    ~ change_opinion("«asker.id»", 8, "You asked what was the worst of it.")
    -> after
= after
    ~ set("fear_met", true)
    ~ set("obstacle_met", true)
    -> DONE
