// It could simply be taken.
=== unguarded ===
# at: «oddplace.id»
# when: flag.looked && scene >= 6
# urgency: 7
?? # gist: For a moment nobody is watching over what «rival» has to sell. It could simply be taken.
# asks: Do you take what «rival» has left lying there?
# question: find
~ leaves("«rival.id»")
«Rival» is not there. What you need is: you can see it from where you stand, with nothing before it but the air. Nobody would stop you. It may be carelessness. «Rival» has never been known to be careless.
?? Beside it you see «item», as if somebody had meant to mark the place.
 * [Take it, and go # act: take # stat: «stat.nerve»]
    { check():
        - "failure":
            Your hand is on it when you hear a small cough. “No,” says «rival», not even reproachfully. “But I am glad to know that you would.” The price has gone up. Nobody says by how much.
            ~ set("was_caught", true)
            ~ change_opinion("«rival.id»", -18, "You tried to take it.")
        - else:
            You have it. You have it for the whole of that day, and each time you look at it, it is a little less what you need. In the evening you bring it back. «Rival» makes room for it without a word.
            ~ set("brought_it_back", true)
            ~ change_opinion("«rival.id»", 6, "You brought it back.")
    }
    -> DONE
 * [Leave it, and wait for «rival» # act: wait]
    “You could have had it,” says «rival», when there is no more use in hiding. “Most of them try. I learn a good deal about people.”
    ~ set("left_it", true)
    ~ change_opinion("«rival.id»", 12, "You left it where it was.")
    -> DONE
 * [Look for what is kept beside it # act: search # stat: «stat.attention»]
    { check():
        - "failure":
            There is dust, and in the dust the mark of your own hand. That will be noticed.
            ~ change_opinion("«rival.id»", -6, "You went through «rival's» things.")
        - else:
            Right at the back there is something of no value at all, wrapped up with great care, and a name on it that you do not know. It is a child's writing.
            ~ learn("«rival» keeps something for a child")
            ~ set("reason_guessed", true)
    }
    -> DONE
