// What others have put on it.
=== the_stakes ===
# with: «asker.id»
# when: flag.asked && scene >= 8
# urgency: 5
?? # gist: «Asker» confesses to having staked something on the reader winning «contest».
# question: confession
“I ought to tell you something,” says «asker», who has plainly been putting it off. “I have put something on you. It was more than I meant to. One gets talking.” # speaker: «asker.id»
?? “It was about «matter», at first, and then «matter2» came into it. You know how it is.” # speaker: «asker.id»
“I am not telling you so that you should try harder. I am telling you because everybody else knows.” # speaker: «asker.id»
 * [Say that you wish you had not been told # act: answer # target: «asker.id»]
    “Yes,” says «asker». “I see that now.” You both laugh, rather longer than it deserves.
    ~ set("carries_stakes", true)
    ~ change_opinion("«asker.id»", 4, "You laughed about it.")
    -> DONE
 * [Say that you will win it back # act: promise # target: «asker.id»]
    “Do not promise me that,” says «asker», and you can see how much it helps.
    ~ promise("«asker.id»", "win back what was staked")
    ~ set("carries_stakes", true)
    ~ change_opinion("«asker.id»", 12, "You promised to win it back.")
    -> DONE
 * [Tell «asker.them» to take it back # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “It is too late,” says «asker». “Besides, what would that look like?”
        - else:
            It is done within the hour, and costs «asker.them» an apology. “You are right,” «asker.they:says». “I can watch it now. I could not have watched it.”
            ~ set("stakes_withdrawn", true)
            ~ change_opinion("«asker.id»", 8, "You talked sense.")
    }
    -> DONE
