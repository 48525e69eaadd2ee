// The first days: who you are to these people, and what you let them see.

=== the_blanket ===
# at: the-quay
# with: iz
# when: scene < 24 && scene >= 2 && !flag.iz_paid
# time: dawn, morning, noon, afternoon, dusk
# urgency: 7
# word: Iz has something on the Quay that is not for sale, and would like to hear what an inspector would give for it.
# question: offer
Iz has laid out the night’s finds on a blanket, by price: buttons, a buckle, half a sextant, and at the far end, by itself, something under a cup.
“Tuppence to look,” says Iz, with a hand flat on the cup. “You’ve got Board money. Or you’ve got Board things. I’m not proud.” {has("sandwich from a town with trees"): The bag on your shoulder has already been gone through, without a finger being laid on it: a sandwich, in paper{has("bottle of fresh water"):; a bottle of fresh water, nearly full}.} # speaker: iz
 * { has("sandwich from a town with trees") } [Offer the sandwich for a look # act: trade # target: iz # item: sandwich from a town with trees # costs: You will not get it back.]
    Iz smells the sandwich before anything else, and holds it as you would a letter. “That’s got leaves in it,” Iz says. “From outside.” The cup comes up.
    ~ lose("sandwich from a town with trees")
    ~ change_opinion("iz", 14, "You paid a fair price without being asked twice.")
    -> under_the_cup
 * { has("bottle of fresh water") } [Pour Iz a capful of fresh water # act: give # target: iz # item: bottle of fresh water]
    You unscrew the bottle and pour the cap full, and spill none of it. Iz looks at you to see what you want for that, looks again, and drinks it with both eyes on the bottle. “I’d have shown you for less,” says Iz, and lifts the cup.
    ~ change_opinion("iz", 10, "You gave water and asked for nothing.")
    -> under_the_cup
 * [Say that the Board does not pay for looking # act: refuse # target: iz]
    “Then the Board doesn’t look,” says Iz, quite without malice, and puts the cup in the fourth pocket, where it clinks against whatever it had been hiding. All along the wall rakers have slowed down to see how an inspector bargains.
    ~ change_opinion("iz", -6, "You would not pay to look.")
    ~ set("iz_paid", true)
    -> DONE
 * [Say that you will ask nothing, and see what that costs # act: ask # target: iz]
    Iz thinks that over with the whole of one cheek. “Nobody’s wanted that before.” One bare foot comes up off the ground, is noticed, and is put down again. “Free. To try. Fair’s fair.”
    ~ set("asked_nothing", true)
    ~ change_opinion("iz", 8, "You asked no questions.")
    -> under_the_cup

= under_the_cup
# question: find
It is a wick. It is cotton, new, cut square, and burned for perhaps a night; there is no keeper in the world who would throw away so much of one. “That’s off the Pan,” Iz says. “A long way off. I find before other people.”
Then, lower: “It’s not Orsolya’s, up at the Light. Hers are the broad sort. So whose is it?” # speaker: iz
 * [Take the wick and wrap it in the order # act: take # target: iz]
    You fold it into the closing order, where it leaves a small brown mark beside the word water. Iz watches the mark as if it were being written down against somebody.
    ~ gain("burned wick")
    ~ learn("somebody trims a lamp on the pan")
    ~ set("iz_paid", true)
    -> DONE
 * [Tell Iz to put it back under the cup # act: hide # target: iz]
    “That’s what I thought,” says Iz, and you cannot tell whether you have passed. The cup goes over it. “I’ll know where it is. So will you. That’s two.”
    ~ learn("somebody trims a lamp on the pan")
    ~ change_opinion("iz", 8, "You kept it between the two of you.")
    ~ set("iz_paid", true)
    -> DONE
 * [Tell Iz that this is from what answered the Light # act: tell # target: iz]
    You say that on Monday night the Light turned its face away, and something out on the salt answered it, and that this will be what it burns. Iz looks to either side, and puts the cup back over the wick. “You saw it and you came down here anyway,” says Iz. “There’s some saw it and went and bought rope.” A raker is coming along the wall, and the two of you look at buttons until he has gone by.
    ~ learn("somebody trims a lamp on the pan")
    ~ set("told_iz_of_the_answer", true)
    ~ change_opinion("iz", 10, "You told what you had seen, and charged nothing.")
    ~ set("iz_paid", true)
    -> DONE
 * { not flag("asked_nothing") } [Ask who else has seen it # act: ask # target: iz]
    -> who_else
 * { flag("asked_nothing") } [Ask who else has seen it, bargain or no bargain # act: ask # target: iz # costs: You said that you would ask nothing.]
    “That’s a question,” says Iz. “You said.” The price of it is worked out, on one foot, and let go. “I’ll owe you one less.”
    ~ change_opinion("iz", -6, "You said that you would ask nothing, and asked.")
    -> who_else

= who_else
# question: decision
“Teodor, at the Tide Office. He buys numbers, and there’s no number on it, so I said I’d scratch one.” Iz is looking at your hands. “And Ansa Quill, that’s got the Patience. That’s the inn. She told me to drop it down a hole. She gave me soup to do it. It was good soup.” # speaker: iz
~ learn("somebody trims a lamp on the pan")
~ learn("ansa wants the second light kept quiet")
~ set("iz_paid", true)
 * [Say that you will have it, and take it # act: take # target: iz]
    “You never said how much,” says Iz; but it goes into the closing order, and the order into your bag, and the place on the blanket is filled up with a bigger button, so that nobody shall ask what was there.
    ~ gain("burned wick")
    -> DONE
 * [Tell Iz to do as Ansa says, and keep the soup # act: refuse # target: iz]
    “I’ve had the soup,” says Iz. The wick goes down between two stones of the Quay, with a finger after it to push. “That’s a hole,” says Iz. “It’s not a deep one.” The cup is put back where it was, with nothing under it, and the price stays at tuppence.
    ~ set("wick_hidden", true)
    ~ change_opinion("ansa", 4, "You had the wick put out of sight.")
    -> DONE
 * [Go along to the Patience, and see who it is that gives soup # act: go # target: the-patience]
    “You’ll not say it was me,” says Iz. You say that you had thought of having supper. It is a few hundred yards along the wall, with the whole of the Quay watching your hat; and where the wall ends an old ship leans over it, with washing on her rails and smoke coming out of her.
    ~ go("the-patience")
    { not flag("slate_settled") and flag("ship") != "known": -> the_courtesy }
    -> DONE

=== the_courtesy ===
# at: the-patience
# with: ansa
# when: scene < 24 && scene >= 2 && !flag.slate_settled && flag.ship != "known"
# urgency: 6
# word: Ansa Quill, who has the inn, has a key lying at the Patience with your name on the label, and asks whether you want the bed that goes with it.
# question: offer
Ansa Quill, whose house it is, puts down a plate before you have sat, and a key beside the plate. “Cabin two. It’s the dry side. They’re all the dry side.” She wipes the table round the key without touching it. “And don’t go asking what you owe. It’s seen to.” # speaker: ansa
Behind the bar a slate hangs with its face out. Against your name, in chalk, stands one word: courtesy. Three old men, past raking, have found that their glasses need looking into.
 * [Take the key and ask whose courtesy it is # act: accept # target: ansa]
    “Everyone’s,” says Ansa, which is not the question you asked. She is at the other end of the bar before you can turn it round. The pork is good, and by the second mouthful you know that it belongs to the Salt Company.
    ~ set("slate_settled", true)
    ~ set("on_the_slate", true)
    ~ change_opinion("ansa", 6, "You took the key.")
    -> DONE
 * [Rub out the word and write: one plate, owing # act: refuse # target: ansa]
    The chalk squeaks all the way down the bar. Nobody has turned round, and everybody has heard. Ansa reads it, upside down, with four glasses in one hand. “Well,” she says. “You spell it right.” She does not rub it out.
    ~ set("slate_settled", true)
    ~ set("owes_ansa", true)
    ~ change_opinion("ansa", 12, "You would rather owe her than the Company.")
    -> DONE
 * [Push the key back; you will sleep at the Light # act: refuse # target: ansa]
    “There’s no bed there,” says Ansa. “There’s a chair that’s been sat in and a chair that hasn’t.” She has said it in quite an ordinary voice; she seems to hear that herself, and puts a cloth over the slate.
    ~ set("slate_settled", true)
    ~ learn("ansa knows the light from inside")
    ~ change_opinion("ansa", -4, "You would not sleep under her roof.")
    ~ change_opinion("orsolya", 4, "Word came up the stair that you had asked for a chair.")
    -> DONE

=== the_driver ===
# at: the-quay
# when: scene >= 9 && scene <= 26 && !flag.driver_told
# urgency: 4
# question: demand
~ set("driver_at", scene_number())
The driver of the salt cart has taken to standing where you have to pass him. He does not say good day. “Friday noon,” he says, to a point beside your ear, “and I’ve a form to send ahead, so they can have the fence ready. It wants a word from you. Signed, or not signed. One or the other.”
 * [Tell him it will be signed # act: answer]
    He writes it down in pencil, and breathes out, and for the first time looks at you as though you were a person with a journey in front of them. It is all over town before you are off the Quay; you can tell, because nobody mentions it.
    ~ set("driver_told", true)
    ~ set("word_given", "signed")
    ~ change_opinion("orsolya", -10, "You sent word ahead that it would be signed.")
    ~ change_opinion("ansa", -3, "You sent word ahead that it would be signed.")
    -> DONE
 * [Tell him it will not # act: refuse]
    The pencil stops. “Nobody’s ever said that,” the driver says. He turns the form over to see whether there is a place for it on the back, and there is, and it has never been used. He puts it in his hat and will not meet your eye.
    ~ set("driver_told", true)
    ~ set("word_given", "not signed")
    ~ change_opinion("orsolya", 10, "You sent word ahead that it would not be signed.")
    ~ change_opinion("teodor", 4, "You said the thing aloud.")
    -> DONE
 * [Say that an order is signed when it is signed # act: put_off]
    “That’s what the last one told me,” says the driver. “The third. He was going to think it over.” He looks out along the slipway, to where it goes down into the glare, and then for a long time at the horse.
    ~ set("driver_told", true)
    ~ learn("the third inspector went down the slipway")
    -> the_third

= the_third
# question: mystery
 * [Ask what he had in his hands # act: ask]
    “His shoes,” says the driver. “And he’d hung his pen round his neck on a string, like you’d do for a child.” He folds up the form, small, and then smaller. “I waited with the cart till it was no good waiting. I put him down as delayed.” He goes off to see to a strap that does not want it.
    ~ learn("the third inspector went out barefoot with his pen")
    -> DONE
 * [Go to the slipway, and look where it leads # act: look]
    It leads down between two walls and stops being stone. On the last yard there is a damp place, and beside the damp place a pencil has been stood upright in a crack, with its point to the west; it has the Board’s crest on it, and the paint has gone white on one side. You leave it in its crack. When you come up again the driver is looking very hard at a hoof.
    ~ learn("the third inspector left a pencil at the slipway")
    -> DONE
 * [Say that you are not going to think it over down there # act: answer]
    “No,” says the driver. “He’d the same hat.” But he says it to you, and not to the place beside your ear, and before he goes back to the cart he has very nearly touched his own.
    ~ set("driver_softened", true)
    -> DONE

=== the_red_links ===
# at: the-quay
# when: scene < 24 && scene >= 4 && !flag.links_seen
# time: dawn, morning, noon, afternoon
# urgency: 3
# question: find
~ set("links_at", scene_number())
Up on the crane a man with a pot of black paint is working down the chain, link by link, and has come to the last six. He has stopped. Under his brush the iron is red, and nothing rusts in Dry Harbour.
He sees you see it. “Company’s orders,” he says. “By the hour. Half of it’s for the painting.”
 * [Ask him for the other half # act: ask]
    “That’s for not talking,” says the man, “and I’ve had it, and I’ve spent it.” But he moves his boot, so that you can lay a hand on the link beneath. It is cold, which nothing else is here by day, and your palm comes away wet.
    ~ learn("the lowest links of the crane are wet")
    ~ set("links_seen", true)
    -> a_wet_palm
 * [Take the rag and wipe one link clean # act: force]
    You wipe until there is a bright ring of rust, as wide as a hand, that anyone can see who walks the wall. The man sits down on his pot. “I’ll have to do that one again,” he says, and does not get up to do it.
    ~ learn("the lowest links of the crane are wet")
    ~ set("links_seen", true)
    ~ set("links_shown", true)
    ~ change_opinion("teodor", 6, "You uncovered the red link where everyone could see it.")
    -> DONE
 * [Look at the sky until he has painted it # act: wait]
    It takes him four strokes. “Obliged,” says the man. “I’ve three at home.” When you look down again the chain is black to its end, and there is a drop hanging from it, getting ready.
    ~ learn("the lowest links of the crane are wet")
    ~ set("links_seen", true)
    ~ set("looked_away", true)
    -> DONE

= a_wet_palm
# question: find
 * [Taste it # act: try]
    It is salt; but so are your cuffs, and so was breakfast. “I did that,” says the man. “The first day. I thought, that’s only me.” He picks up the brush, and looks at it, and does the link that you had your hand on, twice over, as one tucks somebody in.
    ~ learn("the water on the chain is salt")
    -> DONE
 * [Ask what he tells his children that he paints # act: ask]
    “A chain,” says the man. “The little one asked what it’s a chain to.” He has stopped again with the brush up. “I’d not an answer ready. You don’t think they’ll ask that.” A drop of black goes down on the granite, and he rubs it out with his boot, and after that he does not talk.
    ~ set("asked_after_the_three", true)
    -> DONE
 * [Take it up to whoever measures the tides, with your hand held out to dry # act: go # target: tide-office]
    It does not dry as fast as it ought to. Two people in the lane look at your hand and wish you good day in rather loud voices. Where the lane ends a single room stands on four stone legs, with a stair that starts a yard too high, and the windows are cleaner than anything you have seen since you came.
    ~ go("tide-office")
    -> DONE

=== the_pencil ===
# at: the-quay
# when: scene < 24 && scene >= 3 && !flag.notice_answered
# urgency: 2
# question: mystery
Along the foot of the Company’s notice, under the date and the seal, somebody has written in pencil: and when it comes back? Above it, in print, the notice says that when the harbour light goes out all ground below the old tide line passes to the Company. The paste is hardly dry. The question has been gone over, by the look of it, once by each person who went by.
 * [Write under it: then we shall want a light # act: tell]
    You use the Board’s own pen. Nobody stops, nobody reads it while you are there; but when you pass again a boathook has been leaned against the wall beneath it, like a thing left for a friend.
    ~ set("notice_answered", true)
    ~ set("answered_the_notice", true)
    ~ change_opinion("orsolya", 6, "You wrote an answer on the notice.")
    ~ change_opinion("ansa", 4, "You wrote an answer on the notice.")
    -> DONE
 * [Copy the question down, with the hour # act: read]
    An inspector has a notebook. The question looks smaller in ink; under it there are four lines for observations, printed, and you find that you have left all of them free.
    ~ set("notice_answered", true)
    ~ learn("somebody asks what happens when it comes back")
    -> DONE
 * [Rub it out with your sleeve # act: hide]
    It comes away, and leaves the paper shining in the shape of the words, so that if anything they can be read from further off. You have salt to the elbow. A woman with a barrow of plums says, to the plums, that it is a good sleeve.
    ~ set("notice_answered", true)
    ~ set("rubbed_out", true)
    ~ change_opinion("teodor", -6, "You rubbed out the question.")
    -> DONE

=== the_plum_stone ===
# at: the-quay
# when: scene < 24 && scene >= 6
# urgency: 3
# question: demand
A woman comes along the wall with a barrow of dried plums, to suck against the thirst. You give her a penny, and put one in your cheek, and find that she does not go on. She has stopped for the stone. “Three for a penny, stones returned,” she says, and holds out a hand like a collection plate. “It’s not for me. It’s for ballast.”
 * [Give her the stone, and ask what needs ballast # act: ask]
    “Nothing,” says the woman. “It’s an inn.” She drops your stone into the sack behind her, where there are more plum stones than you have seen of anything, and the sack does not move when she leans on it.
    ~ learn("the town has been laying in ballast")
    -> more_than_anything
 * [Keep the stone and pay a second penny for it # act: trade]
    She turns the penny over. “You’re the first that’s ever bought one. What’ll you do with it?” You say that you might plant it. She laughs so that she has to hold the barrow, and then stops, and goes on along the wall with it, and does not say what she has thought of.
    ~ gain("plum stone")
    ~ change_opinion("iz", 4, "You bought a plum stone.")
    -> DONE
 * [Give it up, and say that the Board would want a receipt # act: give]
    She has a piece of chalk behind her ear. She draws a plum on the toe of your shoe, and crosses it out. “There,” says the woman, “you’re straight with me, and that’s more than they are,” and wheels her barrow on to where the rakers are sitting; every one of them has begun to feel in his cheek.
    ~ change_opinion("ansa", 3, "You gave back the stone like anybody.")
    -> DONE

= more_than_anything
# question: mystery
 * [Lift a corner of the sack, to feel the weight # act: try]
    It does not lift. “That’s this month’s,” says the woman. “They’d used to throw them at the dog.” She takes up the handles, spits on each palm, and leans; and for a moment it looks as though neither she nor the barrow would ever go anywhere again. Then they do.
    ~ learn("the ballast is this month's")
    -> DONE
 * [Walk with the barrow to where it is going # act: go # target: the-patience]
    She does not say that you may, and she does not say that you may not. You take one handle at the bad place by the crane. Where the wall ends she tips the sack down a hatch in the side of the inn, which is a ship, and the stones go on falling for longer than a cellar is deep. “Mind your head going in,” says the woman, and turns the barrow round.
    ~ learn("the plum stones go into the patience")
    ~ change_opinion("ansa", 4, "You took a handle of the barrow.")
    ~ go("the-patience")
    { not flag("slate_settled") and flag("ship") != "known": -> the_courtesy }
    -> DONE
 * [Say that an inn does not need ballast # act: tell]
    “No more it does,” says the woman. “That’s what makes it honest.” She pulls the sacking over the stones as you would over a child’s feet, and goes on along the wall, calling three for a penny.
    -> DONE
