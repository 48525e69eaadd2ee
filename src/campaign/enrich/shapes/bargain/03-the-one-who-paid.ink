// Somebody who has paid before.
// due: 4 high, can be skipped: Somebody who paid
=== the_one_who_paid ===
# beat: «beat»
# when: flag.looked && scene >= 4
# urgency: 7
?? # gist: «Third»«thirdas» tells the reader what came of a bargain with «rival»: it was fair, and something is missing since.
# asks: What do you ask «third», who has paid?
# question: confession
“I made one of those too,” says «third»«thirdwho», not looking at you. “With «rival». It was fair. I had what I wanted the same day.” # speaker: «third.id»
?? “It was about «item», of all things. You would not think that anybody could want «item.them» so much.” # speaker: «third.id»
?? “And «thirdmyclaim», if you ask me. I was nearer than most.” # speaker: «third.id»
“I do not tell you not to. I only thought that you should see what somebody looks like who has.” # speaker: «third.id»
 * [Ask what is missing since # act: ask # target: «third.id»]
    “I could not say. That is what is missing, I think.” «Third» laughs, and listens to it. “There was a tune, or a name. I had it in my mouth this morning.”
    ~ learn("what is paid is not noticed at once")
    ~ change_opinion("«third.id»", 10, "You asked what nobody asks.")
    -> DONE
 * [Ask whether there was another way # act: ask # target: «third.id»]
    “There was one whom «rival» let off. I never heard how. There was something that «rival» wanted more, and they found out what.” «Third» shrugs. “I was in a hurry.”
    ~ learn("«rival» once took something else")
    ~ set("can_be_moved", true)
    ~ change_opinion("«third.id»", 6, "You asked for another way.")
    -> DONE
 * [Offer to ask «rival» to give it back # act: help # target: «third.id»]
    «Third» is quiet for so long that you think you have given offence. “I would not know it if I saw it,” «third.they:says». “But if you are there anyway. If it comes up.”
    ~ promise("«third.id»", "ask «rival» to give it back")
    ~ set("asks_for_third", true)
    ~ change_opinion("«third.id»", 18, "You offered to ask.")
    -> DONE
