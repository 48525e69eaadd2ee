// Somebody wants the opposite of what you were asked.
// due: 4 high, can be skipped: The other side
=== the_other_side ===
# beat: «beat»
# when: flag.looked && scene >= 4 && !flag.cause_known
# urgency: 8
?? # gist: «Rival»«rivalas» comes to find the reader and asks the reader to leave it alone and to tell «asker» that there was nothing. «Rival» has something to lose.
# question: demand
«Rival»«rivalas» has come to find you. “You have been talking to «asker»,” «rival.they:says», and it is not a question. “So you have been told that somebody ought to find out «why». I should like you to hear it from the other side. Some of us live with «odd», and we had got used to it.” # speaker: «rival.id»
?? “I say that «rivalmyclaim». I have said so from the beginning, and nobody has shown me otherwise.” # speaker: «rival.id»
?? “I want to «rivalmywant». I cannot do that with half the world standing round «odd» and asking questions.” # speaker: «rival.id»
“Leave it alone. That is all. Tell «asker» you looked, and that there was nothing. Think of «matter2», and of «matter3». It would be a kindness, and it would be nearly true.” # speaker: «rival.id»
 * [Agree to leave it alone # act: accept # target: «rival.id»]
    «Rival:thanks» you, too quickly. People who want nothing hidden do not thank you for not looking. Still, you have said it now, and «rival.they:is» one of those who keep count.
    ~ promise("«rival.id»", "leave «odd» alone")
    ~ set("sided_with_rival", true)
    ~ change_opinion("«rival.id»", 16, "You agreed to leave it alone.")
    -> after
 * [Refuse # act: refuse # target: «rival.id»]
    “I thought you might.” «Rival» is not angry, which is worse. “Then be thorough, at least. Half the harm here was done by people who found out half.”
    ~ set("sided_with_asker", true)
    ~ change_opinion("«rival.id»", -10, "You would not leave it alone.")
    ~ change_opinion("«asker.id»", 6, "You did not let yourself be talked out of it.")
    -> after
 * [Ask what would be lost if it came out # act: ask # target: «rival.id»]
    For the first time «rival» takes a moment. “«Matter»,” «rival.they:says» then. “You had not thought of «matter.them», had you? Nobody has. If it comes out, «matter:is» the first thing to go.”
    ~ learn("«rival» is afraid for «matter»")
    ~ change_opinion("«rival.id»", 6, "You asked what there was to lose.")
    -> after
 * [Let «rival» believe that you agree # act: deceive # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «rival». “You nod too soon. I have been lied to by people who had practice.”
            ~ change_opinion("«rival.id»", -16, "You lied, and badly.")
        - else:
            «Rival.they:believes» you, and being believed you are told more than you asked for: that «odd» had a bad night, the night before you came, and that «rival» was the only one to see it.
            ~ learn("«rival» saw it the night before")
            ~ set("fooled_rival", true)
    }
    -> after
= after
    ~ set("met_rival", true)
    -> DONE
