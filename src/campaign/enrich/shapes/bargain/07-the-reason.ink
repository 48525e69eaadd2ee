// What the other wants it for.
// due: 13 critical: What it is wanted for
=== the_reason ===
# beat: «beat»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Rival» tells the reader why the price has to be that: it is for somebody else, who is losing what the reader would give, and must not know.
# question: secret
«Rival» has come to you. That has never happened before. “You were going to be told afterwards,” «rival.they:says». “But you have made it difficult. It is not for me. There is somebody who is losing what you have, a little every day, and it is somebody I am fond of.” # speaker: «rival.id»
“It is all that I can do. I cannot mend anything. I can only move it from one to another. There. That is what I do.” # speaker: «rival.id»
 * [Ask who it is # act: ask # target: «rival.id»]
    «Rival» tells you. You know the name. You have heard it all your life without asking whose it was. “So you see,” says «rival», “why I am particular.”
    ~ learn("whom it is for")
    ~ change_opinion("«rival.id»", 10, "You asked who it was.")
    -> after
 * [Say that there must be another way to help # act: help # target: «rival.id»]
    “There is always another way. It takes longer, and somebody has to stay and do it.” «Rival» looks at you. “Nobody stays. That is not a complaint. They have their own.”
    ~ learn("it could be done by staying")
    ~ set("would_stay", true)
    ~ change_opinion("«rival.id»", 14, "You looked for another way.")
    -> after
 * [Say that it is no business of yours # act: refuse # target: «rival.id»]
    “No,” says «rival». “That is why I offered to pay.”
    ~ set("hardened", true)
    ~ change_opinion("«rival.id»", -10, "You said that it was no business of yours.")
    -> after
= after
    ~ learn("why «rival» wants it")
    ~ set("reason_known", true)
    -> DONE
