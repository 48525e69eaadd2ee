// What was not said at the beginning.
// instead of: the-other-half
// due: 16 critical: The other half
=== the_other_half ===
# beat: «beat»
# with: «asker.id»
# when: flag.obstacle_met && scene >= 16
# urgency: 8
?? # gist: «Asker» admits the other half: with it done there would be no reason left to stay the same, and so «asker.they:has» been putting it off.
# question: confession
“There is another half to it,” says «asker». “If I «mywant», I shall have no reason left to stay as I am. I have been putting it off for longer than I told you. I was not waiting for help. I was waiting for somebody who would not let me wait.” # speaker: «asker.id»
 * [Say that you will not let it wait # act: promise # target: «asker.id»]
    «Asker» looks at you for a long moment, to see whether you are the sort who says such things. “No,” «asker.they:says» then. “I believe you won't.”
    ~ promise("«asker.id»", "not let it wait")
    ~ set("pressed_on", true)
    ~ change_opinion("«asker.id»", 16, "You would not let it wait.")
    -> after
 * [Say that it may wait as long as it likes # act: comfort # target: «asker.id»]
    Something in «asker's» shoulders comes down. It is not what was asked of you. It may be what was wanted.
    ~ set("let_wait", true)
    ~ change_opinion("«asker.id»", 10, "You let it wait.")
    -> after
 * [Ask what is behind it # act: ask # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “That,” says «asker», “is a third half,” and will not be asked again.
        - else:
            And so you are told. It takes the rest of the light. You do not interrupt, and afterwards you know why it has to be this and could not be anything else.
            ~ learn("what is behind it")
            ~ set("knows_behind", true)
            ~ change_opinion("«asker.id»", 14, "You listened to the end.")
    }
    -> after
= after
    ~ set("half_known", true)
    -> DONE
