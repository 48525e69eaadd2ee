// One accuses another, and you are to take a side.
=== the_accusation ===
# when: flag.met_rival && scene >= 16 && !flag.cause_known
# urgency: 6
?? # gist: «Asker» wants to accuse «rival» in front of everybody and wants the reader to stand by. «Item:is» all there is to show for it, and it is no proof.
# asks: Do you stand beside «asker» and accuse «rival»?
# question: accusation
«Asker» has come to fetch you. “It was «rival»,” «asker.they:says». “I have gone over it all night. Who was always there first? Who wants it forgotten? I am going to say so, in front of everybody, and I should like you beside me.” # speaker: «asker.id»
«Asker» has «item» to show for it. It is not nothing. It is not proof, either.
 * [Stand beside «asker» # act: accept # target: «asker.id»]
    It is soon done. «Asker» says it, and you stand there, and that is taken as your having said it too. «Rival» listens to the end and then looks, not at «asker», but at you.
    ~ set("accused_rival", true)
    ~ change_opinion("«asker.id»", 16, "You stood by.")
    ~ change_opinion("«rival.id»", -22, "You stood there and let it be said.")
    -> DONE
 * [Say that «item» could mean something else # act: persuade # target: «asker.id» # stat: «stat.attention»]
    { check():
        - "failure":
            “You are very fair,” says «asker», and it is the coldest thing that you have been called here.
            ~ change_opinion("«asker.id»", -8, "You would not say it.")
        - else:
            You go through it with «asker.them», step by step, and at each step there is a little less of it. “Then I nearly did a dreadful thing,” says «asker». “I am still a little sorry that I can't.”
            ~ set("kept_the_peace", true)
            ~ change_opinion("«asker.id»", 6, "You stopped it in time.")
            ~ change_opinion("«rival.id»", 10, "You spoke for «rival».")
    }
    -> DONE
 * [Warn «rival» first # act: tell # target: «rival.id»]
    You go by the shorter way. «Rival» hears you out. “I knew it would be «asker»,” «rival.they:says», “but I did not think it would be you who came to tell me.” When it is said, later, in front of everybody, «rival» is ready, and it falls flat.
    ~ set("warned_rival", true)
    ~ change_opinion("«rival.id»", 18, "You gave warning.")
    ~ change_opinion("«asker.id»", -10, "Somebody gave warning.")
    -> DONE
