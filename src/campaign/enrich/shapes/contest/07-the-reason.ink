// Why the other has to win.
// due: 13 high: What it is for
=== the_reason ===
# beat: «beat»
# at: «rivalplace.id»
# when: flag.met_rival && scene >= 13
# urgency: 8
?? # gist: «Rival» tells the reader in confidence that this is the last time, and why; nobody else knows. The reader will have to meet «rival» in «contest» all the same.
# question: secret
«Rival» is sitting by «rival.themself», and does not get up when you come. “You may as well know,” «rival.they:says». “It is the last time. I have it from a doctor, and I have it from myself. Whatever happens, I shall not do it again.” # speaker: «rival.id»
“Nobody else knows. I do not want to be let win. I only found that I wanted somebody to know it.” # speaker: «rival.id»
 * [Promise to tell nobody # act: promise # target: «rival.id»]
    “No,” says «rival». “I did not think you would.” You sit there together for a while, like two people waiting for the same train.
    ~ promise("«rival.id»", "tell nobody that it is the last time")
    ~ set("keeps_rivals_secret", true)
    ~ change_opinion("«rival.id»", 16, "You promised to keep it.")
    -> after
 * [Ask what «rival» would like to happen # act: ask # target: «rival.id»]
    “To win, of course,” says «rival», and then thinks. “And if I cannot win, then to have been made to run for it. I have not had to for years. I miss it more than I should have thought.”
    ~ learn("«rival» wants to be made to run for it")
    ~ set("knows_what_rival_wants", true)
    ~ change_opinion("«rival.id»", 10, "You asked.")
    -> after
 * [Say that it changes nothing # act: answer # target: «rival.id»]
    “Thank you,” says «rival», and there is nothing polite about it at all. “You are the first.”
    ~ set("gives_no_quarter", true)
    ~ change_opinion("«rival.id»", 12, "You took it as it was meant.")
    -> after
 * [Tell «asker» about it # act: tell # target: «asker.id» # fact: it is the last time for «rival»]
    «Asker» takes it in. “Then you can win,” says «asker», and is ashamed at once, and so are you. By evening three people have wished «rival» good health.
    ~ tell("«asker.id»", "it is the last time for «rival»")
    ~ set("told_rivals_secret", true)
    ~ change_opinion("«rival.id»", -20, "It got about.")
    -> after
= after
    ~ learn("it is the last time for «rival»")
    ~ set("reason_known", true)
    -> DONE
