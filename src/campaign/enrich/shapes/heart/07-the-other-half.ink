// How it was for the other one.
// due: 13 critical: The other half
=== the_other_half ===
# beat: «beat»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Rival» tells the reader how it was for «rival.them». It is not as the reader has told it to others.
# question: confession
«parted»«Rival» has come to you, and does not sit down. “I hear that you tell it differently,” «rival.they:says». “I have told it, too. I was always the one who was left standing there. Is that how you tell it?” # speaker: «rival.id»
“I do not want to quarrel about who it was. I only noticed that we cannot both have been left standing there.” # speaker: «rival.id»
 * [Say that it was you who went # act: confess # target: «rival.id»]
    “Yes,” says «rival». “So it was.” And then, after a while, as if it had been waiting its turn: “I might have called after you. I had the breath for it.”
    ~ set("owned_up", true)
    ~ change_opinion("«rival.id»", 16, "You owned up to it.")
    -> after
 * [Ask «rival.them» to tell it from the beginning # act: ask # target: «rival.id»]
    It takes a long time. It is the same story, with all the furniture moved. There is somebody in it with your name, and you do not like them much, and you can see why one might have.
    ~ set("listened", true)
    ~ change_opinion("«rival.id»", 14, "You listened to all of it.")
    -> after
 * [Say that it was not like that # act: refuse # target: «rival.id»]
    “No,” says «rival». “It never is.” But «rival.they:stays». You argue about it, properly, for the first time, and it does neither of you any harm.
    ~ set("argued", true)
    ~ change_opinion("«rival.id»", 2, "You argued it out.")
    -> after
= after
    ~ learn("how it was for «rival»")
    ~ set("half_known", true)
    -> DONE
