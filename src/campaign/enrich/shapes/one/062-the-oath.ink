// What was sworn gets in the way of what is wanted.
// needs: oath
// due: 12 high: What was sworn
=== the_oath ===
# beat: «beat»
# with: «asker.id»
# when: flag.begun && scene >= 12
# urgency: 8
?? # gist: «Asker» has sworn «oath». To «want», it would be simplest to break that, here, with nobody looking but the reader.
# question: decision
It would be simple now. It would take no longer than a breath, and nobody would see it but you. There is only this, that «asker» has sworn «oath».
“Say something,” says «asker». “You are the one person here who did not hear me swear it.” # speaker: «asker.id»
 * [Hold «asker» to it # act: persuade # target: «asker.id»]
    “It was for days like this one,” you say. “On the other days nobody needs it.” «Asker» stands there a while longer, and then does it the hard way. It takes until dark. You are both quite happy, in the manner of people with blisters.
    ~ set("oath_kept", true)
    ~ pass("three hours")
    ~ change_opinion("«asker.id»", 12, "You held them to what they had sworn.")
    -> after
 * [Say that nobody is left to mind # act: tell # target: «asker.id»]
    “I am left,” says «asker». But it is done, quickly, and it works. Afterwards «asker» looks smaller by about the size of one sentence, and talks more than usual.
    ~ set("oath_broken", true)
    ~ change_opinion("«asker.id»", -8, "You said that nobody would mind.")
    -> after
 * [Do it yourself, so that «asker» need not # act: help # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            You had sworn nothing, so it is you who does it, and who does it badly. It costs a good deal more than an oath would have. “Now it is on both of us,” says «asker», and binds up what can be bound up.
            ~ set("oath_kept", true)
            ~ set("was_hurt", true)
            ~ change_opinion("«asker.id»", 10, "You did it so that they need not.")
        - else:
            You had sworn nothing. It is over before «asker» has finished forbidding it. “That was a lawyer's trick,” «asker.they:says»; and then: “I have never had a lawyer.”
            ~ set("oath_kept", true)
            ~ change_opinion("«asker.id»", 14, "You did it so that they need not.")
    }
    -> after
 * [Ask who it was sworn to # act: ask # target: «asker.id»]
    You are told the name, and what the weather was like, and what the two of them had eaten. By the end of that the breath is over in which it would have been simple. You suspect that «asker» knew it would be.
    ~ learn("who «asker» has sworn it to")
    ~ set("oath_kept", true)
    ~ change_opinion("«asker.id»", 8, "You asked who it was sworn to.")
    -> after
= after
    ~ set("oath_met", true)
    ~ set("obstacle_met", true)
    -> DONE
