// What was promised for a price falls due.
=== the_word_due ===
# when: flag.third_first && flag.cause_known
# urgency: 9
?? # gist: «Third» has heard that the reader knows «why» by now, and calls in the promise: «third» was to be told before «asker».
# question: demand
“You know,” says «third». “I can see that you know. I was to be told first. That was the price.” # speaker: «third.id»
 * [Keep your word, and tell «third» # act: tell # target: «third.id» # fact: it began with «cause»]
    You tell it. «Third» hears it to the end and asks nothing. “Thank you,” «third.they:says» then. “Nobody has kept one of those for me before.”
    ~ tell("«third.id»", "it began with «cause»")
    ~ set("told_third", true)
    ~ change_opinion("«third.id»", 18, "You kept your word.")
    -> DONE
 * [Say that it is not yours to tell # act: refuse # target: «third.id»]
    “Then it was not yours to promise,” says «third», and goes.
    ~ set("broke_with_third", true)
    ~ change_opinion("«third.id»", -20, "You broke your word.")
    -> DONE
 * [Ask for a little more time # act: put_off # target: «third.id»]
    “Until it is too late to matter,” says «third». “Yes. I know that kind of time.”
    ~ set("broke_with_third", true)
    ~ change_opinion("«third.id»", -8, "You put it off.")
    -> DONE
