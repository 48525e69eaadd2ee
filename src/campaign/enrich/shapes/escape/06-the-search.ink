// Everything is turned over.
=== the_search ===
# with: «rival.id»
# when: flag.looked && scene >= 9
# urgency: 7
?? # gist: «Rival» searches everything without saying what for. What the reader and «asker» have got ready may be found.
# asks: What do you do before «rival» notices «asker»?
# question: threat
“Stand over there,” says «rival». “It will not take long.” Everything is turned over, and turned back, neatly, by somebody who has done it often. You are not told what it is for. # speaker: «rival.id»
?? «Thing:is» looked at, and put down, and looked at again.
?? It goes on from «matter» to «matter2», and nothing is left out.
«Asker» is standing beside you, quite white. In a moment it will be noticed.
 * [Step in the way, and be clumsy # act: force # stat: «stat.nerve»]
    { check():
        - "failure":
            You fall over nothing, in front of everybody. It is so plainly done on purpose that even «rival» is embarrassed. It is written down.
            ~ set("is_suspected", true)
            ~ change_opinion("«rival.id»", -8, "You got in the way.")
        - else:
            Everything is on the floor. By the time it has been picked up, with apologies, the part that mattered has been searched, by everyone's account, already.
            ~ set("hid_it", true)
            ~ change_opinion("«asker.id»", 10, "You stepped in.")
    }
    -> DONE
 * [Take «asker's» hand # act: comfort # target: «asker.id»]
    It is as cold as a key. It stops shaking, after a while. “What a pair,” says «rival», going by, and has looked at your hands, and not at the rest.
    ~ set("held_hands", true)
    ~ change_opinion("«asker.id»", 14, "You took «asker's» hand.")
    -> DONE
 * [Say that it was you who took whatever is missing # act: confess # target: «rival.id»]
    “Nothing is missing,” says «rival», and straightens up, and looks at you with great interest. “Now why would you say that?” But the search is over.
    ~ set("is_suspected", true)
    ~ change_opinion("«rival.id»", -4, "You confessed to something.")
    ~ change_opinion("«asker.id»", 8, "You drew it on yourself.")
    -> DONE
