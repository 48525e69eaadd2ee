// What somebody takes to be so is denied in front of others.
// needs: belief
=== the_belief ===
# with: «asker.id»
# when: flag.begun && scene >= 9
# urgency: 7
?? # gist: «Asker» believes that «belief». Somebody has laughed at it aloud, and all look to the reader, who is to say whether it is so.
# question: decision
Somebody has laughed. It was to be expected: «asker» believes that «belief», and will say so to anybody, and this time it was said to somebody with a loud voice and an audience.
“Ask them,” says «asker», and means you. “Go on. They know.” Now it is you that everybody looks at. # speaker: «asker.id»
 * [Swear that it is so # act: deceive # stat: «stat.warmth»]
    { check():
        - "failure":
            You swear to it with too much detail. The laugh comes back, larger, and this time there is room in it for two. “Thank you,” says «asker» stiffly. “You were under no obligation to be bad at it.”
            ~ set("swore_badly", true)
            ~ change_opinion("«asker.id»", 8, "You swore to it, and were laughed at too.")
        - else:
            You swear to it in six words. The laugh stops where it was. For a moment it is so: you can see it on their faces, and, what is worse, you can feel it on your own.
            ~ set("swore_to_it", true)
            ~ change_opinion("«asker.id»", 16, "You swore to it.")
    }
    -> after
 * [Say that it is not so # act: tell # target: «asker.id»]
    You say it as kindly as it can be said, which is not very. «Asker» looks at you with perfect calm. “I see that they have got to you,” «asker.they:says», and that is the end of it, for today.
    ~ set("denied_it", true)
    ~ change_opinion("«asker.id»", -12, "You said that it was not so.")
    -> after
 * [Ask «asker» for proof, there and then # act: ask # target: «asker.id»]
    There is proof. It has evidently been carried about for years against this day. It proves something, beyond all doubt, though nobody present can say what; and nobody laughs at a person who has kept a thing as carefully as that.
    ~ learn("what «asker» has for proof")
    ~ set("saw_proof", true)
    ~ change_opinion("«asker.id»", 6, "You asked for proof, and looked at it.")
    -> after
 * [Say that it makes no difference to you # act: comfort # target: «asker.id»]
    “It makes every difference,” says «asker». A good while later, when there is nobody there to hear it but you: “Does it truly not?”
    ~ set("no_difference", true)
    ~ change_opinion("«asker.id»", 4, "It made no difference to you.")
    -> after
= after
    ~ set("belief_tried", true)
    -> DONE
