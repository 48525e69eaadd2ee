// A beginning is made, and it costs something small.
// needs: shy
// due: 4-7 high: The first step
=== the_first_step ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 4
# urgency: 8
?? # gist: A beginning is to be made. «Asker» has to be seen trying to «want», and is no good at that part. The reader is asked to do it, or to hold «asker» to it.
# question: offer
“It begins with something foolish,” says «asker». “If I am to «mywant», I have to be seen trying. I have never been good at that part.” # speaker: «asker.id»
?? There is «thing», and there is you, and «asker» looks from one to the other.
?? «Asker» says nothing for a while, and then, as if it belonged to this: “«Quip»” # speaker: «asker.id»
“You do it,” says «asker». “Or hold me to it. Or tell me to stop.” # speaker: «asker.id»
 * [Do it in «asker's» place # act: help # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            You do it badly, in front of everybody, and «asker» watches the whole of it. “Well,” «asker.they:says» at last. “Now there are two of us who have been seen.”
            ~ set("made_fool", true)
            ~ change_opinion("«asker.id»", 6, "You made a fool of yourself instead.")
        - else:
            You do it as if it were nothing. «Asker» lets out a breath that has been held for a good while. A beginning has been made, and it was you who made it.
            ~ set("made_start", true)
            ~ change_opinion("«asker.id»", 12, "You made the beginning.")
    }
    -> after
 * [Stand by until «asker» has done it # act: comfort # target: «asker.id»]
    It takes a long time. You do not help, which is the help that was wanted. When it is done «asker» laughs, once, in surprise.
    ~ set("stood_by", true)
    ~ change_opinion("«asker.id»", 14, "You stood by.")
    -> after
 * [Ask what happens if it goes wrong # act: ask # target: «asker.id»]
    “Then I go on as before,” says «asker». “That is the worst of it. Nothing happens at all.”
    ~ learn("what «asker» is afraid of")
    -> after
= after
    ~ set("begun", true)
    -> DONE
