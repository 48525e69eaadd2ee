// What was promised for a price falls due.
=== the_word_due ===
# when: flag.third_first && flag.cause_known
# urgency: 9
?? # gist: «Witness» has heard that the reader knows «why» by now, and calls in the promise: «witness» was to be told before «asker».
# question: demand
“You know,” says «witness». “I can see that you know. I was to be told first. That was the price.” # speaker: «witness.id»
 * [Keep your word, and tell «witness» # act: tell # target: «witness.id» # fact: it began with «cause»]
    You tell it. «Witness» hears it to the end and asks nothing. “Thank you,” «witness.they:says» then. “Nobody has kept one of those for me before.”
    ~ tell("«witness.id»", "it began with «cause»")
    ~ set("told_third", true)
    ~ change_opinion("«witness.id»", 18, "You kept your word.")
    -> DONE
 * [Say that it is not yours to tell # act: refuse # target: «witness.id»]
    “Then it was not yours to promise,” says «witness», and goes.
    ~ leaves("«witness.id»")
    ~ set("broke_with_third", true)
    ~ change_opinion("«witness.id»", -20, "You broke your word.")
    -> DONE
 * [Ask for a little more time # act: put_off # target: «witness.id»]
    “Until it is too late to matter,” says «witness». “Yes. I know that kind of time.”
    ~ set("broke_with_third", true)
    ~ change_opinion("«witness.id»", -8, "You put it off.")
    -> DONE
