// What you need can be had, for a price.
=== the_price ===
# at: «thirdplace.id»
# with: «third.id»
# when: flag.looked && scene >= 7 && !flag.cause_known
# urgency: 6
?? # gist: «Third»«thirdas» knows something about «matter» that would help. The price: when the reader knows «why», «third» is told before «asker».
# question: offer
“I know something,” says «third»«thirdwho». “It is about «matter», and it would save you a day. But I have given things away before, and been sorry.” «Third.they:waits» to see whether you are the kind who hurries people. # speaker: «third.id»
?? “«Asker» will have told you otherwise. But «thirdmyclaim», if you ask me, and I was nearer than most.” # speaker: «third.id»
?? “I only want to «thirdmywant». Nobody here has asked me what I want.” # speaker: «third.id»
“I want one thing for it. When you know «why», you tell me before you tell «asker». Not instead. Before.” # speaker: «third.id»
 * [Promise to tell «third» first # act: promise # target: «third.id»]
    “Then here it is. On the day it began, «rival» was seen with «matter2». Not near. With. I was asked to forget that, and nobody ever asks you to forget what does not matter.”
    ~ promise("«third.id»", "tell «third» before «asker»")
    ~ set("third_first", true)
    ~ learn("«rival» was seen with «matter2»")
    ~ change_opinion("«third.id»", 12, "You agreed to the price.")
    -> DONE
 * [Offer something you know instead # act: bargain # target: «third.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “I knew that,” says «third», kindly. “Everybody knows that. Come back when you have something that only you know.”
        - else:
            You tell what you have seen so far. «Third» listens with great attention. “Then we are even,” «third.they:says». “«Rival» was seen with «matter2», the day it began. Now we both know too much.”
            ~ learn("«rival» was seen with «matter2»")
            ~ change_opinion("«third.id»", 8, "You traded fairly.")
    }
    -> DONE
 * [Say that you do not buy what ought to be said # act: refuse # target: «third.id»]
    «Third» takes that in. “Ought,” «third.they:says». “Yes. I remember when I used that word.” But «third.they:does» not go away, and when you leave, «third.they:says» after you, not loudly: “«Matter2». Ask about «matter2».”
    ~ set("would_not_buy", true)
    ~ change_opinion("«third.id»", 2, "You would not pay.")
    -> DONE
