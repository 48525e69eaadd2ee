// What somebody is afraid of is in the way.
// needs: fearthing
// due: 10 high: What is feared
=== the_fear ===
# beat: «beat»
# with: «asker.id»
# when: flag.begun && scene >= 10
# urgency: 8
?? # gist: The way on leads past «fear», and «asker» is afraid of «fear.them». The reader can go first, go round, or make «asker» do it.
# question: plea
You see it before «asker» does, and hope for a moment to have got by: «fear». There is no way on from here that does not go past «fear.them».
“No,” says «asker», who has seen where you are looking. And then, in a voice that is meant to sound like any other: “Is there another way? There is sometimes another way.” # speaker: «asker.id»
 * [Go first, and keep «asker» talking # act: try # stat: «stat.nerve»]
    { check():
        - "failure":
            You go first, and your own foot slips, and you both hear what that does to your voice. «Asker» does not come. When you are back beside each other neither of you is as tall as before.
            ~ set("fear_won", true)
            ~ change_opinion("«asker.id»", 4, "You went first, and were afraid too.")
        - else:
            You go first and ask one question after another, stupid ones, and «asker» answers them all, louder and louder, and with the last answer is on the other side. “I never want to do that again,” says «asker». It has been done, though. It cannot be got out of now.
            ~ set("faced_fear", true)
            ~ change_opinion("«asker.id»", 16, "You kept them talking, past «fear».")
    }
    -> after
 * [Go the long way round, and say nothing of it # act: help # target: «asker.id»]
    There is another way. It is four times as long, and you say on the whole of it not one word about why. «Asker» walks a little ahead. It costs you most of what was left of the day.
    ~ set("spared_fear", true)
    ~ pass("three hours")
    ~ change_opinion("«asker.id»", 12, "You went the long way round.")
    -> after
 * [Say that you will wait until «asker» has done it # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            You wait. «Asker» stands there with both eyes shut, and does not do it, and you have watched. That is not a thing one is forgiven quickly.
            ~ set("fear_won", true)
            ~ change_opinion("«asker.id»", -10, "You watched.")
        - else:
            You wait, and do not look. When you are touched on the arm it is from the other side. “You may breathe,” says «asker». It had not struck you that you weren't.
            ~ set("faced_fear", true)
            ~ change_opinion("«asker.id»", 10, "You waited.")
    }
    -> after
 * [Ask what «fear» ever did # act: ask # target: «asker.id»]
    ?? “«Line»” says «asker». It is the only answer that you get, and there is more in it than was meant to be. # speaker: «asker.id»
    ?? «noline»“To me? Nothing,” says «asker». “I was on the other side of the door.” It is turned into a joke at once, and you are not quick enough to laugh.
    ~ learn("why «asker» is afraid of «fear»")
    ~ change_opinion("«asker.id»", 8, "You asked what it had been.")
    -> after
= after
    ~ set("fear_met", true)
    ~ set("obstacle_met", true)
    -> DONE
