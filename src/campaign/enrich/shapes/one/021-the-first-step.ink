// A beginning that needs somebody who is not known.
// needs: smooth
// instead of: the-first-step
// due: 4-7 high: The first step
=== the_first_step ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 4
# urgency: 8
?? # gist: To «want», somebody has to go ahead and say what «asker» has prepared, and «asker» is too well known. The reader is to say it.
# question: offer
“The trouble with me is that I am known,” says «asker». “The trouble with you is that you are not, yet. We might cure each other.” # speaker: «asker.id»
?? “«Quip»” It is said for the pleasure of hearing it. # speaker: «asker.id»
You are to go ahead and say four sentences. «Asker» has them ready. They are very good sentences; not one of them is true, and every one of them is what somebody would like to hear.
 * [Say them word for word # act: deceive # stat: «stat.warmth»]
    { check():
        - "failure":
            You get as far as the third. Somebody who was listening stops listening and begins to look at you instead. “We shall say that you were nervous,” says «asker» afterwards. “People forgive that. It is what I use it for.”
            ~ set("made_fool", true)
            ~ change_opinion("«asker.id»", 2, "You tried the four sentences.")
        - else:
            They come out of your mouth as if they had been yours. It works so well that you look round for whoever has been speaking. “There,” says «asker» softly. “And nobody was hurt, and nobody will ever know.”
            ~ set("made_start", true)
            ~ change_opinion("«asker.id»", 12, "You said the four sentences.")
    }
    -> after
 * [Leave out the lies, and see what is left # act: tell # target: «asker.id»]
    What is left is half a sentence and a good deal of you. It takes longer, and gets as far. «Asker» has listened to all of it with «asker.their» head on one side, like somebody hearing a tune played on the wrong instrument.
    ~ set("kept_honest", true)
    ~ set("made_start", true)
    ~ change_opinion("«asker.id»", 6, "You did it without lying.")
    -> after
 * [Make «asker» say them, with you beside # act: persuade # target: «asker.id»]
    “With a witness?” says «asker». “You do play high.” But it is done, and you see how it is done, and that is worth more than you were offered.
    ~ set("stood_by", true)
    ~ change_opinion("«asker.id»", 8, "You stood beside it.")
    -> after
= after
    ~ set("begun", true)
    -> DONE
