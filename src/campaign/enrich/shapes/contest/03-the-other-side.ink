// The one who is to be beaten comes to see you.
// due: 4 high, can be skipped: The other side
=== the_other_side ===
# beat: «beat»
# when: flag.looked && scene >= 4
# urgency: 8
?? # gist: «Rival»«rivalas» comes to see the reader, is polite, and offers a way to withdraw from «contest» without shame.
# question: offer
«Rival»«rivalas» has come to find you, alone, and without any hurry. “I like to know who it is,” «rival.they:says». “They told me about you. They were wrong, I think, but not by much.” # speaker: «rival.id»
?? “I want to «rivalmywant». You will have heard that.” # speaker: «rival.id»
“You need not do it. I say that to everybody, and I mean it. There is no shame in finding that one has something else to do that day. I would see to it that nobody laughed.” # speaker: «rival.id»
?? “And I would do more than that,” says «rival». “I would «does». You would only have to «pay».” # speaker: «rival.id»
 * [Say that you will be there # act: refuse # target: «rival.id»]
    “Good,” says «rival», and seems to mean that as well. “Then I had better get some sleep. I had not been going to.”
    ~ set("refused_rival", true)
    ~ change_opinion("«rival.id»", 6, "You did not let yourself be talked out of it.")
    -> after
 * [Say that you will think about it # act: put_off # target: «rival.id»]
    “Do,” says «rival». “Only do not think about it on the day. I have seen that. It is very painful to watch.”
    ~ set("thinks_about_it", true)
    ~ change_opinion("«rival.id»", 2, "You were civil.")
    -> after
 * [Ask why it matters so much to «rival.them» # act: ask # target: «rival.id»]
    For the first time «rival» takes a moment. “Because afterwards there is a day on which nobody can say anything,” «rival.they:says» then. “One day in the year. I should miss it.”
    ~ learn("«rival» wins for the quiet")
    ~ set("knows_weakness", true)
    ~ change_opinion("«rival.id»", 8, "You asked why.")
    -> after
 * [Say that you have seen «rival» lose # act: deceive # target: «rival.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            “No,” says «rival», kindly. “You have not. But you tell it well.”
            ~ change_opinion("«rival.id»", -6, "You made something up.")
        - else:
            It is a lie, and for the length of a breath «rival» looks for the day on which it might have been true. Then the face is shut again. You have seen it open.
            ~ set("knows_weakness", true)
            ~ change_opinion("«rival.id»", -4, "You shook «rival.them».")
    }
    -> after
= after
    ~ set("met_rival", true)
    -> DONE
