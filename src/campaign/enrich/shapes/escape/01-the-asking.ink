// Somebody asks whether you will go. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» speaks to the reader in secret of getting out, «deadline», and wants to know whether the reader will go, and with whom.
# question: plea
«Asker» waits until nobody is near, and then goes on waiting a little. “I have seen you look,” «asker.they:says». “You look at everything as if you were going to have to draw it later.” # speaker: «asker.id»
?? “There is «means». I have thought about «means» so often that I know it by heart.” # speaker: «asker.id»
?? “I want to «askermywant». You had better know that from the beginning.” # speaker: «asker.id»
?? “Talk of other things when they are near. «Matter», «matter2», «matter3»: they like to hear us talk of that.” # speaker: «asker.id»
“It has to be «deadline», or not at all. One alone cannot do it; I have tried, in my head, in every way there is. Will you?” # speaker: «asker.id»
 * [Promise to take «asker» with you # act: promise # target: «asker.id»]
    «Asker» lets out a breath that must have been held for some years. “Then I shall have to be brave,” «asker.they:says». “I had been rather counting on your saying no.”
    ~ promise("«asker.id»", "take «asker» with you")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 16, "You promised to go together.")
    -> after
 * [Ask how far «asker.they:has» got with it # act: ask # target: «asker.id»]
    “As far as the door. I know what happens up to the door.” «Asker» thinks about it honestly, which takes a while. “«Rival» comes by every evening and counts. Between two countings nobody is missing. That is the hole in it.”
    ~ learn("nobody is missed between two countings")
    ~ set("knows_the_hour", true)
    ~ change_opinion("«asker.id»", 6, "You asked how it could be done.")
    -> after
 * [Say that you will go, and that you go alone # act: refuse # target: «asker.id»]
    “Yes,” says «asker». “I should say that too.” There is no reproach in it. “You will come back to me about it. You will see that it takes two.”
    ~ set("means_to_go_alone", true)
    ~ change_opinion("«asker.id»", -6, "You said that you would go alone.")
    -> after
 * [Say that you do not know what «asker.they:is» talking about # act: deceive # target: «asker.id»]
    “Good,” says «asker», and nearly smiles. “Very good. Say it like that when «rival» asks.”
    ~ set("is_careful", true)
    ~ change_opinion("«asker.id»", 2, "You were careful.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
