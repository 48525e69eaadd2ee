// The deadline comes nearer.
// due: 18 medium, can be skipped: Time grows short
=== nearer ===
# beat: «beat»
# when: flag.asked && scene >= 18 && !flag.cause_known
# urgency: 7
?? # gist: Time grows short: it has to be settled «deadline». The others have begun to speak as if it were over. Nobody speaks of «matter» or «matter2» any more.
# asks: What do you still do to find out «why»?
# question: threat
?? There is less time than there was. You see it in the others: what had to be done «due» is now spoken of as if it had been done, or as if it never would be. Nobody speaks of «matter» any more, nor of «matter2»; those are put off until after.
?? «nothingDue»They are getting used to it, and to you. You see it in the others: they have begun to speak of it as if it were over, one way or the other. Nobody speaks of «matter» any more, nor of «matter2»; those are put off until after.
If you are to know «why», it will have to be soon. If you are not, it would be as well to say so now.
 * [Leave everything else, and go over what you know # act: plan # stat: «stat.attention»]
    { check():
        - "failure":
            You go over it all twice, and the second time it is less clear than the first. There is a gap in the middle, in the shape of one day.
            ~ pass("an hour")
        - else:
            It is like a word that you have been saying wrong. «Oddly»; very well; but before that there must have been something, and it must have been something that could be done in a moment, by one person, without a noise.
            ~ learn("one person could have done it")
            ~ set("worked_it_out", true)
    }
    -> DONE
 * [Tell everybody openly that you are not done # act: tell]
    You say it where it will be repeated. It goes round faster than you do: by the time you come to anybody, they have their answer ready. One of them has two.
    ~ set("spoke_openly", true)
    ~ change_opinion("«asker.id»", 6, "You said openly that you were not done.")
    ~ change_opinion("«rival.id»", -6, "You said openly that you were not done.")
    -> DONE
 * [Ask «rival» for more time # act: ask_favour # target: «rival.id»]
    “Time,” says «rival», “is what I have been asking for all along.” Still, «rival.they:sees» to it. You have a little more now, and you owe it to the last person you wanted to owe anything.
    ~ set("owes_rival", true)
    ~ change_opinion("«rival.id»", 6, "You asked for time.")
    -> DONE
