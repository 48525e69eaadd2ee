// The one who keeps the door has noticed something.
// due: 4 high, can be skipped: The other side
=== the_other_side ===
# beat: «beat»
# when: flag.looked && scene >= 4
# urgency: 8
?? # gist: «Rival»«rivalas» questions the reader, politely: the reader has been restless. Somebody has been seen with «asker».
# question: demand
«Rival»«rivalas» has sent for you, and lets you stand for a while. “You seem restless,” «rival.they:says». “You and «asker» have found something to talk about. I am glad. What is it?” # speaker: «rival.id»
?? “I say that «rivalmyclaim». You need not agree with me. I only like to hear it contradicted.” # speaker: «rival.id»
?? “This morning we were speaking of «matter», and you looked at the door. Then of «matter2», and you looked at the door again.” # speaker: «rival.id»
“You need not tell me. I write it down either way: what is said, and what is not said, and for how long.” # speaker: «rival.id»
 * [Talk about something else, at length # act: deceive # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “Thank you,” says «rival», and writes. It takes longer to write than what you said. It must be something else that is being written.
            ~ set("is_suspected", true)
            ~ change_opinion("«rival.id»", -8, "You talked too much.")
        - else:
            You talk, and «rival» listens, and after a while puts down the pen. It is about nothing at all, and you have never been so interesting. You are let go with something like regret.
            ~ set("lulled_rival", true)
            ~ change_opinion("«rival.id»", 10, "You were good company.")
    }
    -> after
 * [Say that «asker» is unhappy here # act: tell # target: «rival.id»]
    It is true, and that is why it does. “Everybody is,” says «rival». “It would be odd if they were not.” But from now on there is somebody near «asker», most of the time.
    ~ set("asker_watched", true)
    ~ change_opinion("«rival.id»", 6, "You told something.")
    ~ change_opinion("«asker.id»", -8, "You spoke of «asker» to «rival».")
    -> after
 * [Ask what becomes of those who try to leave # act: ask # target: «rival.id»]
    For the first time «rival» takes a moment. “They are brought back,” «rival.they:says». “And I am asked how it could happen. Do you know, I sometimes think that I am the only one here who cannot leave.”
    ~ learn("«rival» cannot leave either")
    ~ set("knows_rival", true)
    ~ change_opinion("«rival.id»", 8, "You asked.")
    -> after
 * [Say nothing # act: wait # target: «rival.id»]
    You say nothing. «Rival» looks at the clock, and writes down how long. It is a very long time. When you are outside again, your knees give way.
    ~ set("said_nothing", true)
    -> after
= after
    ~ set("met_rival", true)
    -> DONE
