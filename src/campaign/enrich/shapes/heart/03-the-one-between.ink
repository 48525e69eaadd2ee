// Somebody else is in it too.
// due: 4 high, can be skipped: Somebody between
=== the_one_between ===
# beat: «beat»
# when: flag.looked && scene >= 4
# urgency: 7
?? # gist: «Third»«thirdas» asks the reader straight out what there is between the reader and «rival».
# question: demand
“May I ask you something?” says «third»«thirdwho». “You need not be careful with me. Everybody is careful with me, and it makes one feel ill.” # speaker: «third.id»
?? “I want to «thirdmywant». I should like to do it with open eyes.” # speaker: «third.id»
?? “It was «thing» that made me think of it. «Rival» cannot pass «thing» without stopping.” # speaker: «third.id»
“What is there between you and «rival»?” # speaker: «third.id»
 * [Say how it is # act: confess # target: «third.id»]
    You say it, and it is shorter than you had thought. «Third» takes it well, and then sits down. “Thank you,” «third.they:says». “I would rather know. I think that I would rather know.”
    ~ set("told_third", true)
    ~ change_opinion("«third.id»", 14, "You said how it was.")
    -> DONE
 * [Say that it was a long time ago # act: answer # target: «third.id»]
    “That is what «rival» said,” says «third», “and how long ago it was, to the day.”
    ~ learn("«rival» has counted the days")
    ~ change_opinion("«third.id»", 4, "You answered.")
    -> DONE
 * [Say that there is nothing # act: deceive # target: «third.id»]
    «Third» looks at you with such friendliness that you have to turn away. “All right,” «third.they:says». “Then there is nothing.”
    ~ set("lied_to_third", true)
    ~ change_opinion("«third.id»", -8, "You were careful.")
    -> DONE
 * [Ask what «third.they» would want to be told # act: ask # target: «third.id»]
    “Nobody has ever asked me that,” says «third». “I should want to be told before, and not after. That is all. Before is a kindness.”
    ~ learn("«third» wants to be told before")
    ~ set("owes_third", true)
    ~ change_opinion("«third.id»", 10, "You asked.")
    -> DONE
