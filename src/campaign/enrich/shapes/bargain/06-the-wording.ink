// What was said exactly.
=== the_wording ===
# with: «rival.id»
# when: flag.met_rival && scene >= 10
# urgency: 6
?? # gist: «Rival» reads out the terms word for word. There is a hole in the wording, and the reader may notice it.
# asks: Do you agree to it as «rival» has had it written down?
# question: demand
“I have had it written down,” says «rival», “so that we both know.” «Rival.they:reads» it out, slowly, every word. It says that you are to «pay». It says when. It does not say for how long. # speaker: «rival.id»
?? It does not say anything about «matter», either, and you had thought that «matter:was» part of it.
 * [Ask for it to be put in # act: bargain # target: «rival.id» # stat: «stat.attention»]
    { check():
        - "failure":
            “How long?” says «rival». “Until it is over.” It is put in. It does not make it any clearer, and now you have asked for it.
        - else:
            “A year and a day,” you say, before anybody else can. «Rival» looks up, and for the first time there is something like pleasure in it. It is put in.
            ~ learn("it is for a year and a day")
            ~ set("better_terms", true)
            ~ change_opinion("«rival.id»", 10, "You read it well.")
    }
    -> DONE
 * [Say nothing of it, and remember it # act: wait]
    You nod, as if you had heard nothing. What is not written can be argued about later, and you mean to. It does not feel as clever as it sounded.
    ~ set("knows_the_hole", true)
    -> DONE
 * [Tell «rival» that there is a hole in it # act: tell # target: «rival.id»]
    “There is,” says «rival». “I leave it in for people to find.” The paper goes back into its place. “You might have kept that to yourself, and used it. Why did you not?”
    ~ set("was_honest", true)
    ~ change_opinion("«rival.id»", 14, "You told «rival.them» of the hole.")
    -> DONE
