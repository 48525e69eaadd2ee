// Orsolya, the log, and the one thing that Iz will not put a price on.

=== before_it_is_dark ===
# beat: beat_001
# at: the-light
# with: orsolya
# time: dawn, morning, noon, afternoon
# urgency: 9
# word: Orsolya Venn, who keeps the Light, asks you to come up to the gallery; there is something that she would like an inspector to have seen before Friday.
~ pass("until night")
“You are early,” says {met("orsolya"):Orsolya|Orsolya. She is the keeper’s wife, and it is she who winds the thing}. “What I have to show you is no use to anyone by daylight.” So you are given a rag, and a shelf of brass, and work; and it gets to be evening, and she lights the lamp, and for as long as the match burns the whole town below you stops talking. It is quite dark when she sends you down again for the oil.
-> short_long_short

=== short_long_short ===
# beat: beat_001
# at: the-light
# with: orsolya
# time: dusk, evening, night
# urgency: 9
# word: Orsolya Venn, who keeps the Light, asks you to come up to the gallery; there is something that she would like an inspector to have seen before Friday.
# question: secret
You come up the last of the steps with your hand on the wall, and Orsolya does not turn round from the glass. She has the shutters down on the land side, and the wind is playing on the one loose pane, two notes, always the same two. “Stand there,” she says. “Not in the glass. There.”
The beam goes out. You count as she must, without moving your lips. And far off, low down, where there is only salt, something yellow opens and shuts like an eye: short, long, short. It is what you saw from the road, the night you came, and had nearly talked yourself out of.
“Now you have seen it,” says Orsolya. “That makes two of us who cannot sleep.” # speaker: orsolya
 * [Say nothing, and stay until it comes again # act: wait # target: orsolya]
    It comes again when the hour has gone round, at eleven minutes past. By then you have been given half of a rug. Nothing has been said about the order. She mentions the ninth step, and how one takes it in the dark, as though you would be using it for years.
    ~ learn("the second light")
    ~ change_opinion("orsolya", 14, "You stayed at the glass and asked nothing.")
    -> two_who_cannot_sleep
 * [Ask who is out there # act: ask # target: orsolya]
    “Somebody with oil,” says Orsolya. She wipes a prism that is clean. “You will have noticed that I did not say who. I should like one person to look at that light before they have been told whose it is.”
    ~ learn("the second light")
    ~ change_opinion("orsolya", 4, "You asked her straight out.")
    -> two_who_cannot_sleep
 * [Write down what you saw, and read it back to her # act: tell # target: orsolya]
    “Eleven minutes past,” she agrees, and waits. “Is there a word for it on your form?” There is a list of the things that may be seen from a light. You write: other. She reads the word upside down for a good deal longer than it takes.
    ~ learn("the second light")
    ~ set("second_light_reported", true)
    ~ change_opinion("orsolya", 2, "You wrote down what you saw.")
    ~ change_opinion("teodor", 6, "You have entered it, with the hour.")
    -> two_who_cannot_sleep
 * [Remind her that there is no water out there to be lit # act: refuse # target: orsolya]
    “There is not,” says Orsolya. “I had noticed.” She winds the clockwork, forty turns; her forearms are those of a much larger woman. Neither of you looks out of the window while she is doing it, and you both hear the minutes go by.
    ~ learn("the second light")
    ~ change_opinion("orsolya", -12, "You spoke of want of water, there, at that window.")
    -> DONE

= two_who_cannot_sleep
# question: secret
 * [Tell her that you saw it from the road # act: tell # target: orsolya]
    “With the horse going uphill,” says Orsolya, “and your back to it, and the driver talking.” You say that the driver does not talk. “And you wrote it down as a star.” You had written it down as nothing. She seems to think the better of you for that, or of the road; and when she goes to fill the lamp you are allowed to hold the can.
    ~ change_opinion("orsolya", 8, "You had seen it from the road, and came.")
    -> DONE
 * [Ask how long it has been answering # act: ask # target: orsolya]
    “Three weeks,” says Orsolya. “I have been asking for rather longer.” She hears how that sounds, and takes the rag to a strip of paper that is pasted low down on the lens, no wider than a finger; and goes round it, with great care, as one dusts round a sleeping cat.
    ~ learn("the second light has answered for three weeks")
    ~ learn("orsolya has been sending for longer than three weeks")
    -> DONE
 * { has("brass plate from Buoy 2") } [Show her the brass plate from the collection box # act: show # target: orsolya # item: brass plate from Buoy 2]
    She dries it on the rag, both sides, and holds it to the lamp; and in the time that it takes her to put on her spectacles there is a bead again at the foot of the 2. “That is not polish,” says Orsolya. She lays it back in your hand and shuts your fingers on it, one after the other. “The clerk buys those,” she says, and returns to the window, and has no more to say about brass.
    ~ set("plate_seen_by_orsolya", true)
    ~ change_opinion("orsolya", 8, "You showed her the plate off the buoy.")
    -> DONE
 * [Promise her that nobody shall hear of it from you # act: promise # target: orsolya]
    “They have all seen it,” says Orsolya. “There are three hundred of them down there with their shutters closed, having seen it. That is not what I wanted you for.” She pours out tea all the same. It is the cup that visitors get, but she has filled it.
    ~ promise_not_to("orsolya", "say nothing of the second light", "tell", "", "the second light")
    ~ change_opinion("orsolya", 4, "You offered to keep it to yourself.")
    -> DONE

=== the_other_hand ===
# beat: beat_006
# at: the-light
# with: orsolya
# urgency: 8
# word: The log at the Light has to be written up, and Orsolya Venn has said that for once somebody may as well be there to see it done.
# question: confession
Orsolya writes up the log standing. She has forgotten you, or has decided to have forgotten you, for she takes the pen in her left hand, where there is no callus, and the writing that comes is small and neat and leans the wrong way. Lit at dusk, all well. Then she signs it. M. Venn.{not flag("matthias_told"): It stands for Matthias, who kept this light, and went down the goat path one morning nine years ago; she is his wife.}
~ set("matthias_told", true)
She lays down the pen, with the line still wet, and only then looks up. “You could put that in your report. I should, in your shoes.{not flag("barefoot"): They are good shoes.}” # speaker: orsolya
 * [Turn the page for her # act: help # target: orsolya]
    You turn it, and smooth it flat, and hold the corner, because the ink is wet and there is always a draught. She goes on looking at your hand on the page. “Nine years,” says Orsolya, “and I have never had anyone to turn it.”
    ~ learn("orsolya signs for matthias")
    ~ set("log_kept", true)
    ~ change_opinion("orsolya", 20, "You turned the page of the log for her.")
    ~ promise("orsolya", "say nothing of the hand in the log")
    -> DONE
 * [Ask her to sign it once with her own name # act: persuade # target: orsolya # modifier: 1]
    { check():
        - "failure":
            “There is no such keeper. There is a rule about it,” says Orsolya, and shuts the book on the wet line, so that the name is there twice. You will see it in every other entry from now on: his, and behind it, faint and the wrong way round, his again.
            ~ change_opinion("orsolya", -8, "You asked her for a name that is not in the rules.")
            ~ learn("orsolya signs for matthias")
            -> the_shut_book
        - "partial":
            She writes O., and the pen stops. It stands there like somebody in a doorway. “That will have to do,” she says. “I find that I have not got the rest of it by heart.”
            ~ set("log_own_name", true)
            ~ change_opinion("orsolya", 8, "You asked for her name in the log.")
        - else:
            She changes hands. It takes her some time; the right has had nothing to say for nine years. Orsolya Venn, she writes, and the letters are large and plain, like things put away wet. She reads them over. “That is against a rule,” she says, with deep satisfaction.
            ~ set("log_own_name", true)
            ~ set("log_kept", true)
            ~ change_opinion("orsolya", 24, "You asked for her name in the log, and it is there.")
    }
    ~ learn("orsolya signs for matthias")
    -> DONE
 * [Tell her that it will have to go in the report # act: tell # target: orsolya]
    “Yes,” she says. She says it at once, as one does who has been waiting on the landing. “Put in that the brass was clean.” She hands you the pen, and you see that the handle has worn to fit a thumb that is not the one it was made for.
    ~ learn("orsolya signs for matthias")
    ~ set("log_reported", true)
    ~ change_opinion("orsolya", -18, "You told her it would go in the report.")
    -> her_pen
 * [Ask what she will write on Saturday, when it is out # act: ask # target: orsolya]
    “That depends on who asks.” She looks up at the lamp, to see whether it is listening. “If it is out, I shall write: out. I would not lie in a log. I have only ever lied about who was telling the truth in it.”
    ~ learn("orsolya signs for matthias")
    ~ change_opinion("orsolya", 8, "You asked what she would write.")
    -> DONE

= the_shut_book
# question: decision
 * [Ask to be shown the rule # act: ask # target: orsolya]
    “No woman may hold a light,” says Orsolya. “I have not seen it. Nobody has seen it; it is in a box. One is told of it on the landing, with one’s hat still on.” She has her hand flat on the book, and after a time the hand grows lighter. “You may look in the box, when you get home,” she says. “I should be interested to know if it has been kept dry.”
    ~ learn("no woman may hold a light")
    ~ promise("orsolya", "look for the rule when you are home")
    ~ change_opinion("orsolya", 6, "You asked to be shown the rule.")
    -> DONE
 * [Say that you have seen a log, and that it was in order # act: promise # target: orsolya]
    She goes on looking at the cover. “It is in order,” says Orsolya. “That has been the whole of the trouble.” But the book is put away on its slope, and the pen laid back in its groove, and it seems that you may stay where you are.
    ~ set("log_kept", true)
    ~ promise("orsolya", "say nothing of the hand in the log")
    ~ change_opinion("orsolya", 10, "You said that the log was in order.")
    -> DONE
 * [Leave her with it, and go down to the Quay # act: go # target: the-quay]
    She says good night, whatever the hour is; it is what one says to inspectors. You go down by the dip in each step, and on the landing you pass the fifteen names, and find that you can no longer read the last one without seeing which way it leans. Then there is the whole length of the mole to do it in.
    ~ go("the-quay")
    -> DONE

= her_pen
# question: decision
 * [Write the line now, while she is standing there # act: tell # target: orsolya]
    It is one line: that the entries are not in the hand of the keeper on the books. She reads it as you write. “Hands,” says Orsolya. “There have been two.” You put in the s. She thanks you for it; she takes back the pen, and wipes it, and lays it where he would have.
    ~ set("log_line_written", true)
    ~ change_opinion("orsolya", -2, "You wrote it in front of her, and let her correct it.")
    -> DONE
 * [Put the pen back into her left hand # act: make_amends # target: orsolya]
    The fingers close on it by themselves. Neither of you says anything for as long as it takes a moth to go twice round the glass. “I thought that I should mind it more,” says Orsolya, “being let off.” She wipes the nib. You had a line ready for your report, and you can feel it going, word by word, from the far end.
    ~ set("log_reported", false)
    ~ set("log_kept", true)
    ~ change_opinion("orsolya", 24, "You gave her back the pen.")
    -> DONE

=== the_price_of_hope ===
# at: the-light
# with: orsolya
# when: knows.boot_prints_are_new && !flag.orsolya_knows && !flag.supper_signalled
# urgency: 9
# word: Orsolya Venn has seen from the gallery of the Light how far out you went, and has one thing to ask you.
# question: secret
~ set("price_at", scene_number())
“You have been out,” says Orsolya. She has not turned from the glass. “There is a line on your {flag("barefoot"):shins|stockings}. Don’t tell me how far. I can read a line.” # speaker: orsolya
She puts the rag down, which she never does, and lays her two hands on the brass rail as if it might be taken away. “I shall ask you one thing, and then I shall make tea. Is there somebody?”
 * [Tell her about the prints, and the foot that turns in # act: tell # target: orsolya # fact: the boot prints are new]
    You say: a man’s boots, this month, the left foot turned a little in. It takes no longer than that. Orsolya nods, twice, as one nods at a figure that agrees with one’s own; then she walks to the chair that nobody sits in, and moves it a hand’s breadth nearer to the window.
    ~ tell("orsolya", "the boot prints are new")
    ~ set("orsolya_knows", true)
    ~ change_opinion("orsolya", 26, "You told her about the prints.")
    { flag("iz_price_agreed"):
        ~ set("broke_the_price", true)
        ~ change_opinion("iz", -22, "You told her, and you had shaken hands on it.")
    - else:
        ~ change_opinion("iz", -8, "You told her.")
    }
    -> the_chair
 * { flag("iz_price_agreed") } [Say that you gave your word on that # act: refuse # target: orsolya]
    “To whom?” says Orsolya, and then, before you can help it: “No. There’s only one person in this town who would have asked you for it.” She is silent for as long as the lamp takes to go round. “Then it is good news,” she says. “One does not swear people to bad.”
    ~ set("orsolya_knows", true)
    ~ set("kept_the_price", true)
    ~ change_opinion("orsolya", 8, "You kept your word, and let her guess.")
    ~ change_opinion("iz", 14, "You did not tell her.")
    -> DONE
 * { not flag("iz_price_agreed") } [Say that it is not yours to tell # act: refuse # target: orsolya]
    “Whose, then?” says Orsolya, and before you can help it: “No. There’s only one person in this town who goes out so far.” She is silent for as long as the lamp takes to go round. “Then it is good news,” she says. “One does not keep bad so carefully.”
    ~ set("orsolya_knows", true)
    ~ set("kept_the_price", true)
    ~ change_opinion("orsolya", 8, "You left it to Iz, and let her guess.")
    ~ change_opinion("iz", 14, "You did not tell her.")
    -> DONE
 * [Say that there is nobody # act: deceive # target: orsolya # modifier: -2]
    { check():
        - "failure":
            “You are not good at that,” says Orsolya. “I am, and so I know.” She makes the tea. There are two cups and she fills both, and sets one of them down, quite gently, at the place where nobody is.
            ~ set("orsolya_knows", true)
            ~ change_opinion("orsolya", -10, "You lied to her about the Pan.")
        - "partial":
            She believes you for about as long as it takes to pour. You see it go. She has the kindness to say nothing, and so have you, and the tea gets cold.
            ~ change_opinion("orsolya", -6, "You lied to her about the Pan.")
        - else:
            “No,” she says. “Well.” She picks up the rag. She does the rail, then the frame, then each of the thousand and ninety prisms, and you stay until the last, because you are the one who did it.
            ~ set("orsolya_gave_up", true)
            ~ change_opinion("orsolya", -2, "You told her there was nobody.")
    }
    ~ set("told_nobody", true)
    -> DONE
 * { has("burned wick") and not flag("wick_spoken") } [Show her the burned wick # act: show # target: orsolya # item: burned wick]
    She takes it to the light, and turns it, and smells it. “Square,” says Orsolya. “He could never be got to cut them round.” She does not give it back. You have broken no promise that you can think of, and for a long while neither of you can look at the other.
    ~ lose("burned wick")
    ~ set("orsolya_knows", true)
    ~ change_opinion("orsolya", 22, "You showed her the wick.")
    -> DONE

= the_chair
# question: confession
 * [Offer to take her out there # act: help # target: orsolya]
    “And who would light it?” says Orsolya. She is not refusing; she wants to be told. You look at each other, and at the crank, and at the match in its saucer. “He would look up at the hour, and it would be dark,” she says, “and he would think that I had gone to bed.” She winds the clockwork, which has been wound, and sees you wince, and stops at thirty-nine.
    ~ set("offered_the_walk", true)
    ~ change_opinion("orsolya", 8, "You would have taken her out to the prints.")
    -> DONE
 * { flag("iz_price_agreed") } [Tell her who asked you not to say it # act: confess # target: orsolya]
    “Yes,” says Orsolya. “The child has been letting me alone for a fortnight. I had noticed it in the toast.” She cuts two slices, there and then, and takes the crusts off one, and thinks, and puts them back. You both know where it will be put, and that it may lie there.
    ~ set("told_of_the_price", true)
    ~ change_opinion("orsolya", 6, "You told her who had wished to spare her.")
    ~ change_opinion("iz", 6, "She left the crusts on.")
    -> DONE
 * [Ask her not to hope # act: warn # target: orsolya]
    “I do not hope,” says Orsolya. “I have a chair by a window.” It is said without heat. She takes up the rag again and does the arm of the chair, the back, the four legs; and when she has come round to the front of it she makes the tea that she had promised, and pours for two.
    ~ change_opinion("orsolya", -2, "You asked her not to hope.")
    -> DONE

=== a_winters_paraffin ===
# at: the-light
# with: orsolya
# time: dawn, morning, noon, afternoon
# when: orsolya.trust > 4 && !flag.paraffin_promised && !flag.reconciled
# urgency: 3
# question: plea
You have come down with Orsolya to the foot of the stair, where four cans of paraffin have stood since they were delivered. She steps over them. “I take one up when I have the knees,” she says. “It is a hundred and sixty-one. There was a hoist once, off the gallery; it wants forty fathoms of rope, and there is one house in Dry Harbour that sells rope. I have not had the knees.” # speaker: orsolya
She would bite her tongue out sooner than ask. She polishes the can.
 * [Take a can in each hand and begin # act: help # target: orsolya # modifier: 0]
    { check():
        - "failure":
            You get as far as the ninth step, which has opinions. One can goes down the whole of the stair by itself, with a noise like a small war, and Orsolya comes and sits beside you, and laughs until she has to use the rag.
            ~ change_opinion("orsolya", 10, "You dropped a can down the whole of the stair for her.")
        - "partial":
            Two go up. It takes the better part of two hours, and at the top your arms will not straighten. “That is as far as Friday,” Orsolya says. “I had not looked further than Friday.”
            ~ change_opinion("orsolya", 14, "You carried her paraffin up the stair.")
            ~ pass("3 hours")
        - else:
            All four. By the last you have learned the stair as she knows it, with the feet, and set the can down without a sound. She has put out a cup. It is not the one that visitors get.
            ~ change_opinion("orsolya", 18, "You carried her winter’s paraffin up the stair.")
            ~ pass("3 hours")
    }
    ~ set("paraffin_promised", true)
    ~ set("paraffin_up", true)
    -> DONE
 * [Offer to ask for rope at that house # act: promise # target: orsolya]
    “I will not have anything of Ansa Quill’s,” says Orsolya, at once, though nobody had been named. Then: “New rope, mind. She will try to give you old.” It is eleven years since either of those women asked the other for so much as the time.
    ~ set("paraffin_promised", true)
    ~ set("rope_wanted", true)
    ~ promise("orsolya", "ask at the Patience for a rope")
    -> DONE
 * { not (flag("word_given") == "not signed") } [Point out that after Friday nobody will need paraffin up there # act: refuse # target: orsolya]
    She does not say anything. She takes up a can, by herself, and goes; and you stand and listen to it: ten steps, a rest, ten steps, a rest. You could have counted your way up after her. You count.
    ~ set("paraffin_promised", true)
    ~ change_opinion("orsolya", -12, "You spoke of Friday, with the cans there.")
    -> DONE

=== supper_by_lamplight ===
# beat: beat_009
# at: the-light
# with: orsolya
# time: dusk, evening, night
# urgency: 8
# word: Orsolya Venn asks you up to the Light; she has taken something down from its nail there, after nine years, and cannot do the rest alone.
# question: plea
Orsolya has a shaving mirror in her hands. It has hung for nine years on a nail in the lamp room, and there is a clean square on the wall where it was. She holds it out to you by the rim. “{flag("matthias_told"):He|My husband, who went out nine years ago,} used to ask for his supper with it, from the gallery, when it was late. I find I cannot,” she says. “My hands are too well trained. They will only send what they always send.” # speaker: orsolya
He did it by the sun. There is no sun now; there is the lamp, going round behind the two of you, and one would have only to hold the glass in the way of it. “He would say that it was cheating,” says Orsolya. “{ flag("orsolya_gave_up"): You told me that there was nobody. I should like to hear it from him.|{flag("log_reported") or flag("log_line_written"):You have put a line about me in a report, and so you will not be doing it to be kind|It wants somebody who does not mind if there is no answer}.}” # speaker: orsolya
 * [Catch the beam for supper: short, long, short # act: help # target: orsolya]
    You are clumsy at it; a piece of the beam comes loose and goes out over the roofs like a dropped plate. And before you have lowered your arm, low down and yellow, on the far side of the dark, and not at eleven minutes past anything, supper is signalled for.
    Orsolya has put a second plate to warm. “He is late,” she says. “I shall say so, too. I have had nine years to think how.” # speaker: orsolya
    ~ set("supper_signalled", true)
    ~ change_opinion("orsolya", 20, "You signalled for her, and were answered.")
    -> DONE
 * [Put the mirror back into her hands and hold them # act: comfort # target: orsolya]
    Her hands are warm from the lamp and smell of metal. You stand behind her and let her do it: short; and then a long one, which goes on until the beam has gone by. It is answered. You feel it through her wrists before you see it.
    ~ set("supper_signalled", true)
    ~ change_opinion("orsolya", 24, "You held her hands while she signalled.")
    -> DONE
 * [Hang it back on its nail # act: refuse # target: orsolya]
    It fits its clean square exactly. “No,” says Orsolya. “Quite right. One ought not to ask a thing one could not bear to be told.” She sees to the lamp. And behind her back, far out, something yellow opens that has no business to for another half hour, and shuts again.
    ~ set("supper_refused", true)
    ~ change_opinion("orsolya", -6, "You hung the mirror back.")
    -> DONE

=== supper_is_signalled ===
# beat: beat_009
# at: the-light
# with: orsolya
# time: dawn, morning, noon, afternoon
# urgency: 8
# word: Orsolya Venn asks you up to the Light; she has taken something down from its nail there, after nine years, and cannot do the rest alone.
# question: plea
Orsolya has a shaving mirror in her hands. It has hung for nine years on a nail in the lamp room, and there is a clean square on the wall where it was. She holds it out to you by the rim. “{flag("matthias_told"):He|My husband, who went out nine years ago,} used to ask for his supper with it, from the gallery, when it was late. I find I cannot,” she says. “My hands are too well trained. They will only send what they always send.” # speaker: orsolya
There is sun enough for it, if one is quick; there always was, for supper. “{ flag("orsolya_gave_up"): You told me that there was nobody. I should like to hear it from him.|{flag("log_reported") or flag("log_line_written"):You have put a line about me in a report, and so you will not be doing it to be kind|It wants somebody who does not mind if there is no answer}.}”
 * [Signal for supper: short, long, short # act: help # target: orsolya]
    You are clumsy at it; the patch of light goes out over the roofs like a dropped plate. And before you have lowered your arm, from the far side of the white, by the same sun, supper is signalled for.
    Orsolya has put a second plate to warm. “He is late,” she says. “I shall say so, too. I have had nine years to think how.” # speaker: orsolya
    ~ set("supper_signalled", true)
    ~ change_opinion("orsolya", 20, "You signalled for her, and were answered.")
    -> DONE
 * [Put the mirror back into her hands and hold them # act: comfort # target: orsolya]
    Her hands are warm from the lamp and smell of metal. You stand behind her and let her do it: short; and then a long one, which goes on until the light has left the glass. It is answered. You feel it through her wrists before you see it.
    ~ set("supper_signalled", true)
    ~ change_opinion("orsolya", 24, "You held her hands while she signalled.")
    -> DONE
 * [Hang it back on its nail # act: refuse # target: orsolya]
    It fits its clean square exactly. “No,” says Orsolya. “Quite right. One ought not to ask a thing one could not bear to be told.” She sees to the lamp. And behind her back something bright goes over the wall, from outside, and is gone.
    ~ set("supper_refused", true)
    ~ change_opinion("orsolya", -6, "You hung the mirror back.")
    -> DONE

=== cut_square ===
# at: the-light
# with: orsolya
# when: knows.second_light && knows.somebody_trims_a_lamp_on_the_pan && !flag.wick_spoken && !flag.orsolya_knows
# urgency: 5
# word: Orsolya Venn has been told that the child on the Quay had a wick to sell, and asks you to come to the Light and say how it was cut.
# question: secret
Orsolya is trimming a wick for tomorrow. It is as broad as two fingers, and she takes it round at the corners, with nail scissors, so that the flame shall not have horns. “You have been looking at one of these,” she says. “On a blanket. The man who brings the bread told me so, on the stair, and could not say how it was cut.” She does not look up. “They are cut as one was taught. It is like handwriting.” # speaker: orsolya
 * { has("burned wick") } [Lay the burned wick beside hers # act: show # target: orsolya # item: burned wick]
    It is narrow, and new, and square as a door. She puts down the scissors. You have seen people look so at a telegram, with the envelope still shut. “I taught {flag("matthias_told"):him|my husband} round,” says Orsolya. “He said that it was vanity.” She pushes it back to you with one finger. “Put that away, please. I should like to have seen it before I have to know what it is.”
    ~ set("wick_spoken", true)
    ~ learn("the wick was cut by someone orsolya taught")
    ~ change_opinion("orsolya", 14, "You showed her how the wick was cut.")
    -> DONE
 * [Tell her that it was cut square # act: tell # target: orsolya # fact: somebody trims a lamp on the pan]
    The scissors stop. “Square,” says Orsolya. She finishes the corner that she is at, and then the other three; and it is some time before you notice that she has cut them square. “Well,” she says. “It burns just as long.”
    ~ set("wick_spoken", true)
    ~ learn("the wick was cut by someone orsolya taught")
    ~ change_opinion("orsolya", 10, "You told her how the wick was cut.")
    -> DONE
 * [Say that you did not look at the ends # act: keep # target: orsolya]
    “No,” says Orsolya. “One has to have been told to.” She sounds, if anything, relieved. She sweeps up the trimmings with the side of her hand and puts them in an envelope, and writes the date on it, as she must have done every day for nine years.
    ~ set("wick_spoken", true)
    ~ change_opinion("iz", 6, "You said nothing about the wick.")
    -> DONE
