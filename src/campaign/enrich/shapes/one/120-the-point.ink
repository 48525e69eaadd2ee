// Time runs out.
// needs: due
=== the_point ===
# with: «asker.id»
# when: flag.begun && scene >= 20
# urgency: 7
?? # gist: There was to be time for it «due», and nearly all of it is gone. The reader can hurry, or spend what is left on something else, or ask what comes afterwards.
# question: threat
There was to be time for it «due». You had both been careful not to count. Now «asker» counts, aloud, and there is so little left that it hardly needs counting.
“One of us ought to be running,” says «asker». # speaker: «asker.id»
 * [Run # act: try # stat: «stat.nerve»]
    { check():
        - "failure":
            You run, and fall, and run again, and arrive with your hands full of gravel and nothing else. But you arrive.
            ~ set("was_hurt", true)
        - else:
            You run as one runs in dreams when they are good ones. You gain exactly the half hour that will be wanted.
            ~ set("gained_time", true)
    }
    -> after
 * [Spend what is left sitting with «asker» # act: comfort # target: «asker.id»]
    You sit down. «Asker» stares at you, and then sits down too. For a quarter of an hour the two of you are the only people anywhere who are not late.
    ~ set("sat_down", true)
    ~ change_opinion("«asker.id»", 14, "You sat down, when there was no time.")
    -> after
 * [Ask what «asker» will do afterwards # act: ask # target: «asker.id»]
    «Asker» opens «asker.their» mouth. It is plain that there has never been an afterwards. “Sleep,” «asker.they:says» at last. “And then I suppose one gets up.”
    ~ learn("what «asker» will do afterwards")
    ~ change_opinion("«asker.id»", 6, "You asked about afterwards.")
    -> after
= after
    ~ set("time_counted", true)
    -> DONE
