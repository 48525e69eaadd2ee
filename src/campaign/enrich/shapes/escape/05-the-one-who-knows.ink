// Somebody else has noticed.
=== the_one_who_knows ===
# when: flag.looked && scene >= 7
# urgency: 7
?? # gist: «Third»«thirdas» has guessed what the reader and «asker» are planning, and wants to be taken along, or to be paid for silence.
# question: demand
“I know what you are doing,” says «third»«thirdwho». “I am not going to say it. I only want you to know that it can be seen.” # speaker: «third.id»
?? “I want to «thirdmywant». I have wanted it for longer than you have been here.” # speaker: «third.id»
?? “Nobody talks of «matter» as you two do. Nor of «matter2».” # speaker: «third.id»
“So. Either I come too, or you give me something to remember you by. I could also tell «rival», but I should not enjoy it.” # speaker: «third.id»
 * [Say that there is room for one more # act: accept # target: «third.id»]
    «Third» had not expected that, and has to look away. “I shall not be any trouble,” «third.they:says». “I never have been. That is how I know everything.”
    ~ promise("«third.id»", "take «third» along")
    ~ set("third_comes", true)
    ~ change_opinion("«third.id»", 20, "You made room.")
    ~ change_opinion("«asker.id»", -6, "You brought in a third.")
    -> DONE
 * [Offer something for silence # act: bargain # target: «third.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «third», and looks at what you are offering. “You will need that.” It is not clear whether that was a yes.
            ~ set("third_unsure", true)
        - else:
            “Then I have not seen anything,” says «third». “I am very good at it. Ask anybody whom I have not seen.”
            ~ set("third_silent", true)
            ~ change_opinion("«third.id»", 6, "You paid for silence.")
    }
    -> DONE
 * [Laugh, and say that it is all talk # act: deceive # target: «third.id»]
    “Yes,” says «third». “It was, the last time, too.” You hear them at night, not sleeping.
    ~ set("third_unsure", true)
    ~ change_opinion("«third.id»", -8, "You laughed.")
    -> DONE
