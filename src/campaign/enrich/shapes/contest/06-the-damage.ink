// Something of yours has been spoiled.
=== the_damage ===
# when: flag.looked && scene >= 10
# urgency: 7
?? # gist: Somebody has been at «thing» in the night; it may have been «rival», and it may have been nobody. There is not much time to mend it before «contest».
# asks: Do you ask who has been at «thing», or mend it?
# question: accusation
Something has happened to «thing». It was all right last night. It might be an accident; things happen. It might also not be one, and there is not much time before «contest» in which to find out.
«Asker» has come, and has seen it, and says nothing, and looks in the direction of «rival».
 * [Mend it, and waste no time on who # act: help # stat: «stat.attention»]
    { check():
        - "failure":
            It holds, if nobody looks at it. You will have to go easy on it. You know already that you will not.
            ~ set("is_hurt", true)
        - else:
            It holds. It is uglier than before, and stronger. You find that you have stopped being afraid of it.
            ~ set("mended", true)
            ~ set("is_ready", true)
    }
    -> DONE
 * [Go to «rival», and ask # act: ask # target: «rival.id»]
    “No,” says «rival». “But I should think so too, in your place.” Then «rival» comes back with you and looks at it, and shows you, without being asked, how it might be mended. It takes an hour that neither of you has.
    ~ set("rival_helped", true)
    ~ set("is_ready", true)
    ~ change_opinion("«rival.id»", 10, "You asked instead of saying it behind «rival's» back.")
    -> DONE
 * [Say in front of everybody that it was «rival» # act: accuse # target: «rival.id»]
    It is very quiet. “If that is what you think,” says «rival», “you had better beat me.” Half of them believe you. You are no longer sure which half you are in.
    ~ set("accused_rival", true)
    ~ change_opinion("«rival.id»", -22, "You accused «rival.them» without proof.")
    -> DONE
