// There is little time left to decide in.
// due: 15 medium, can be skipped: Time grows short
=== nearer ===
# beat: «beat»
# when: flag.asked && scene >= 15
# urgency: 7
?? # gist: Time grows short: it has to be settled «deadline». It is getting worse without it.
# question: threat
?? There is less time than there was. It has to be settled «due», and nobody who comes to you speaks of anything else, though all of them begin with «matter».
?? «nothingDue»It is not getting better by itself. Nobody who comes to you speaks of anything else, though all of them begin with «matter».
“If you are going to say no, say it now,” says «asker». “Then there is at least time to do something else.”
 * [Ask for a day more # act: ask_favour # target: «rival.id»]
    “You may have a day,” says «rival». “It is not I who am short of them.”
    ~ set("has_a_day", true)
    ~ pass("an hour")
    -> DONE
 * [Prepare for doing without # act: plan # stat: «stat.attention»]
    { check():
        - "failure":
            You make a list of what could be done. It is a very short list, and the last thing on it is crossed out.
        - else:
            It could be done. It would be hard, and it would need all of them, and it could be done. You had not known that until now.
            ~ set("can_do_without", true)
    }
    -> DONE
 * [Say to everybody what it would cost you # act: tell]
    You say it where it will be repeated. People go quiet, and then they begin, one after the other, to tell you what they gave for things. You had no idea. Nor had they.
    ~ set("spoke_openly", true)
    ~ change_opinion("«asker.id»", 8, "You said it openly.")
    -> DONE
