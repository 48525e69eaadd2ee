// It is nearly said.
=== nearly ===
# with: «rival.id»
# when: flag.met_rival && scene >= 7
# urgency: 7
?? # gist: The reader and «rival» are alone, and it is nearly said; then somebody comes.
# asks: What do you tell «rival» before somebody comes?
# question: plea
“I wanted to ask you,” says «rival», and stops. You have not been alone together until now. It has taken a good deal of arranging, by both of you, not to be. # speaker: «rival.id»
?? “It is about «matter»,” says «rival». “Or about «matter2».” It is plainly about neither. # speaker: «rival.id»
Somebody is calling, not far off. In a moment they will be here.
 * [Say it now, in one sentence # act: confess # target: «rival.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            It is the wrong sentence. You hear it as it comes out. “What?” says «rival», and then they are there, three of them, all talking.
            ~ set("said_it_badly", true)
        - else:
            It is not much of a sentence. But «rival» has heard it; you see it go in, like a stone into a well. Then they are there, and «rival» says good evening to them, and has to say it twice.
            ~ set("has_begun", true)
            ~ change_opinion("«rival.id»", 12, "You began it.")
    }
    -> DONE
 * [Let «rival» say it first # act: wait # target: «rival.id»]
    You wait. «Rival» waits too. Then they are there, and it is over. “It will keep,” says «rival» to you, over their heads. “It has kept well so far.”
    ~ set("waited", true)
    ~ change_opinion("«rival.id»", 2, "You waited.")
    -> DONE
 * [Take «rival» by the arm, and go somewhere else # act: go # target: «rival.id»]
    You walk quite a way, fast, like people who have stolen something. When you stop, neither of you can remember how it was to begin. But you have walked arm in arm, and nobody has let go.
    ~ set("walked_together", true)
    ~ change_opinion("«rival.id»", 10, "You took «rival's» arm.")
    -> DONE
