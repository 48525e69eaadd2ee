=== the_half_cut_rope ===
# at: the Landing
# with: lis
# when: scene >= 2
# urgency: 6
# question: secret
Lis is sitting on the drum with her feet off the ground. She has stopped counting.
"I know how tall they were," she says. "Whoever it was. Do you want to know how I know?" # speaker: lis
 * [Ask her how she knows # act: ask # target: lis]
    She stands up against the rope and lifts her arms. The cut is exactly between her hands.
    ~ learn("height_of_the_cut")
    ~ change_opinion("lis", 8, "you asked her and listened")
    -> promised
 * [Tell her to keep it to herself # act: refuse # target: lis]
    "That's what Oda says," says Lis, and goes back to the herons.
    ~ change_opinion("lis", -6, "you did not want to know")
    -> DONE

= promised
# question: plea
"You won't tell the west bank," says Lis. It is not quite a question. # speaker: lis
 * [Promise it # act: promise # target: lis]
    ~ promise("lis", "not to tell the west bank about the cut")
    She holds out a hand that is wet to the wrist, and you shake it.
    -> DONE
 * [Say that you cannot promise that # act: refuse # target: lis]
    She nods several times, as if you had told her the time. Then she is off the drum and halfway up the path.
    ~ change_opinion("lis", -10, "you would not promise")
    -> DONE
