// Somebody would pay in your place.
=== the_counter_offer ===
# with: «asker.id»
# when: flag.looked && scene >= 8
# urgency: 6
?? # gist: «Asker» has thought of something to give in the reader's place, and wants the reader to let it happen.
# question: offer
“I have thought of something,” says «asker», in the voice of somebody who has been awake. “I could pay it. Not all of it. But «rival» might take it from me, and you would not be any the worse.” # speaker: «asker.id»
?? “There is «thing». It was never any use to me. You would be astonished what people take.” # speaker: «asker.id»
“Do not be noble about it. Just say yes or no.” # speaker: «asker.id»
 * [Say no # act: refuse # target: «asker.id»]
    “I knew that you would,” says «asker», “and I knew that I should be glad. I am not proud of that.”
    ~ set("refused_help", true)
    ~ change_opinion("«asker.id»", 10, "You would not let «asker» pay.")
    -> DONE
 * [Say yes # act: accept # target: «asker.id»]
    «Asker» goes, and comes back sooner than you thought. “«Rival» says that it has to be you,” «asker.they:says». “«Rival.they:was» very nice about it.” You do not look at each other for a while.
    ~ set("let_asker_try", true)
    ~ learn("«rival» will take it from nobody else")
    ~ change_opinion("«asker.id»", -4, "You said yes rather quickly.")
    -> DONE
 * [Say that you will share it, whatever it comes to # act: promise # target: «asker.id»]
    “Half each,” says «asker». “I do not know how one does that, with this. But half each.” You shake hands on it, and it is the best bargain that you have made so far.
    ~ promise("«asker.id»", "share whatever it comes to")
    ~ set("shares_it", true)
    ~ change_opinion("«asker.id»", 16, "You would share it.")
    -> DONE
