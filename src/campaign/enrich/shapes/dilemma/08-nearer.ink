// The time for deciding runs out.
// due: 15 medium, can be skipped: Time grows short
=== nearer ===
# beat: «beat»
# when: flag.asked && scene >= 15
# urgency: 7
?? # gist: Time grows short: it has to be settled «deadline». The others have stopped giving advice.
# asks: What do you still do before it is decided?
# question: threat
?? There is less time than there was. It has to be settled «due». The others have stopped giving you advice, and have begun to bring you things to eat. Nobody speaks of «matter» any more.
?? «nothingDue»It cannot go on like this for long. The others have stopped giving you advice, and have begun to bring you things to eat. Nobody speaks of «matter» any more.
 * [Go over both once more # act: plan # stat: «stat.attention»]
    { check():
        - "failure":
            You go over both, and each of them is worse than the other.
        - else:
            You go over both, and for the first time you see that they are not opposites. There is something in each that one could take along into the other.
            ~ set("saw_a_third_way", true)
    }
    -> DONE
 * [Say aloud which it is going to be, and listen to it # act: tell]
    You say it aloud, to nobody. It sounds like somebody else. You say the other, and that sounds like somebody else too. One of them is somebody you would like to know.
    ~ set("knows_own_mind", true)
    -> DONE
 * [Ask «asker» to sit with you # act: ask_favour # target: «asker.id»]
    «Asker» sits with you, and talks about «matter», and about nothing. When it is time to go you have not spoken of it once, and you are very nearly decided.
    ~ set("was_kept_company", true)
    ~ change_opinion("«asker.id»", 10, "You asked «asker.them» to stay.")
    -> DONE
