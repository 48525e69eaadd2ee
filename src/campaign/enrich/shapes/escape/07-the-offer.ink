// You could be let go, for a name.
// due: 12 high: An offer
=== the_offer ===
# beat: «beat»
# when: flag.met_rival && scene >= 12
# urgency: 8
?? # gist: «Rival» offers the reader to be let go, openly and by the front door, for one thing: to say what «asker» is planning.
# question: offer
“I could write that you may go,” says «rival». There is nobody else there; «rival.they:has» seen to that. “By the front door, in daylight, with your things. I need a reason. Tell me what «asker» means to do, and when. That would be a reason.” # speaker: «rival.id»
“Nobody would know it from me. I am asked for one thing only: that nobody should be missing. I do not mind which of you it is that is not.” # speaker: «rival.id»
 * [Refuse # act: refuse # target: «rival.id»]
    “No,” says «rival», and puts the paper away. “It is a pity. I had got as far as the date.” You have seen where it is put.
    ~ set("refused_offer", true)
    ~ change_opinion("«rival.id»", 4, "You would not tell.")
    -> after
 * [Ask for time to think # act: put_off # target: «rival.id»]
    “Until tomorrow,” says «rival». “It will be the same offer. It is you who will be different.”
    ~ set("tempted", true)
    -> after
 * [Tell «rival» something, and let it be wrong # act: deceive # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “That is wrong,” says «rival», without looking up. “I know, because I have it right here.” It is a guess, or it is not.
            ~ set("is_suspected", true)
        - else:
            It is written down: the wrong door, and the wrong night. On that night, at that door, there will be a great many people.
            ~ set("misled_rival", true)
            ~ set("is_ready", true)
    }
    -> after
 * [Tell «asker» of the offer # act: tell # target: «asker.id» # fact: «rival» offered to let you go]
    «Asker» hears it to the end. “I was offered that too,” «asker.they:says». “Years ago. There was somebody else then.” «Asker.they:does» not say what the answer was. You both know what it must have been.
    ~ tell("«asker.id»", "«rival» offered to let you go")
    ~ set("told_asker_of_offer", true)
    ~ change_opinion("«asker.id»", 16, "You told «asker.them» of the offer.")
    -> after
= after
    ~ learn("«rival» offered to let you go")
    ~ set("offer_known", true)
    -> DONE
