// Somebody who has something to lose by it.
// due: 4 high, can be skipped: The other side
=== the_other_side ===
# beat: «beat»
# when: flag.looked && scene >= 4
# urgency: 8
?? # gist: «Rival»«rivalas» comes to find the reader and says what it would cost to «way1».
# question: demand
«Rival»«rivalas» has come to find you. “I hear that it is up to you,” «rival.they:says». “I am glad that it is nobody else. I should still like you to hear it from the other side.” # speaker: «rival.id»
?? “I say that «rivalmyclaim». I have said so from the beginning.” # speaker: «rival.id»
?? “I want to «rivalmywant». You will see how that goes with the rest.” # speaker: «rival.id»
?? “Somebody pays for it, if you «way1». It is never the one who has decided. Think of «matter». Think of «matter2».” # speaker: «rival.id»
“I do not ask you for a promise. I ask you to say it to my face, when you know.” # speaker: «rival.id»
 * [Promise that # act: promise # target: «rival.id»]
    “Thank you,” says «rival». “Most people write.”
    ~ promise("«rival.id»", "say it to «rival's» face")
    ~ set("owes_rival_a_word", true)
    ~ change_opinion("«rival.id»", 12, "You promised to say it to «rival's» face.")
    -> after
 * [Ask what «rival» has to lose # act: ask # target: «rival.id»]
    For the first time «rival» takes a moment. “My name,” «rival.they:says» then. “I have not had much use for it, but I had got it nearly paid off.”
    ~ learn("what «rival» has to lose")
    ~ set("knows_rivals_loss", true)
    ~ change_opinion("«rival.id»", 8, "You asked what there was to lose.")
    -> after
 * [Say that you have decided already # act: deceive # target: «rival.id»]
    “No,” says «rival». “You would not have let me finish.”
    ~ change_opinion("«rival.id»", -6, "You said that you had decided.")
    -> after
= after
    ~ set("met_rival", true)
    -> DONE
