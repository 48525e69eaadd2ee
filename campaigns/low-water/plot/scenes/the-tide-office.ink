// Teodor, the figure, and who will say it aloud.

=== the_stamp ===
# at: tide-office
# with: teodor
# when: scene < 24 && scene >= 3 && has.stamp_of_the_board_of_lights && !flag.stamp_lent
# urgency: 5
# question: plea
Teodor has been looking at your bag for some time, in the way one looks at a dog that may be friendly. “You have it with you, I suppose,” he says. “The stamp. I only ask because I have never heard one. I have read about the sound.” # speaker: teodor
The cat Neap has her chin on the ink pad.
 * [Let him stamp a blank sheet # act: give # target: teodor]
    He puts on his good coat for it. He breathes on the rubber, sets it down exactly square, and leans, and it makes the noise that it always makes. “Oh,” says Teodor. He looks at the sheet as if it had spoken first. “One could say anything above that, and it would be so.”
    ~ set("stamp_lent", true)
    ~ change_opinion("teodor", 16, "You let him use the stamp.")
    -> DONE
 * [Say that it is for figures only, and ask for one # act: bargain # target: teodor # modifier: 1]
    { check():
        - "failure":
            “Nought,” says Teodor. It comes so fast that the cat looks up. He closes the register, and puts the cushion on it, and then after some thought himself. You are told the price of tide tables.
            ~ change_opinion("teodor", -8, "You held the stamp over him.")
        - "partial":
            “Nought,” says Teodor, “to the nearest inch.” He hears what he has said. Both of you look at the well in the middle of the floor. “I would ask you,” he whispers, “not to write down the second half.”
            ~ learn("the figure is not nought")
        - else:
            He opens his mouth to say it, and what comes out is: “An eighth.” He says it to the stamp. Then he sits down on his stool as though it had gone off at last. “An eighth of an inch. I have not said it to anyone. It is very odd; it is only a noise.”
            ~ learn("the figure is not nought")
            ~ change_opinion("teodor", 12, "You were somebody with a stamp to say it to.")
    }
    ~ set("stamp_lent", true)
    -> DONE
 * [Say that the stamp of the Board is not a toy # act: refuse # target: teodor]
    “No. Quite.” He straightens three things that were straight. “Thirty-one clerks,” says Teodor, “and none of us ever had to be told that about the gauge.”
    ~ set("stamp_lent", true)
    ~ change_opinion("teodor", -10, "You called it a toy.")
    -> DONE

=== in_pencil ===
# beat: beat_002
# at: tide-office
# with: teodor
# urgency: 8
# word: Teodor Pell has taken down a register that is never taken down, and is afraid that if you do not come at once he will put it back.
# question: demand
Teodor goes along the wall with one finger out, to the first year, and takes down the register with both hands. Behind it, where there should be plaster, stands another book. “You will notice that it is in pencil,” he says. He is holding on to the cat. # speaker: teodor
It is three weeks long. There is no nought in it. The last line is this morning’s, and against Friday, a little before noon, he has worked it out to two places.
“I should want your word,” says Teodor, “before you turn the page. I am sorry. I have counted, and I do want it.” # speaker: teodor
 * [Give him your word # act: promise # target: teodor]
    You give it. He nods, and writes that down too, in pencil, with the hour. Then he turns the page for you himself, and there is nothing on it, and you see that he has ruled the lines already.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ set("sworn_to_teodor", true)
    ~ promise("teodor", "say nothing of the second book")
    ~ change_opinion("teodor", 14, "You gave him your word.")
    -> DONE
 * [Ask for a pen, and go over the last line in ink # act: help # target: teodor]
    The pen scratches for as long as it takes to write a fraction. Teodor has turned to the wall. When you have done he comes and looks, and touches it, and has a black fingertip. “Now it has happened,” he says. He does not say it as one says a terrible thing.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ set("figure_in_ink", true)
    ~ change_opinion("teodor", 20, "You put the figure into ink.")
    -> DONE
 * [Turn the page without it # act: force # target: teodor]
    He makes a small noise, and so does the cat. There is nothing over the page. You stand with a blank leaf between finger and thumb, and he takes the book out of your hands, gently, like a man lifting a child off a wall. “It would have been on Saturday’s,” says Teodor.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ change_opinion("teodor", -16, "You would not give your word, and turned the page.")
    -> DONE
 * [Say that you cannot promise what you must report # act: refuse # target: teodor]
    “No,” says Teodor, and there is something in it besides disappointment. “You are the first who has said so beforehand.” He leaves the book where it is, open, and goes to the window, and for the whole of a minute describes to the cat how clean it is.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ change_opinion("teodor", 4, "You told him beforehand that you could not promise.")
    -> DONE

=== the_lowest_line ===
# beat: beat_008
# at: tide-office
# with: teodor
# urgency: 8
# word: Teodor Pell has to say a figure aloud before the day is out, and cannot, and asks for somebody with a stamp.
# question: demand
He does not say the figure. He holds the lamp over the well for you, at arm’s length, with his face turned away, and you look down past the rod and the float and the plumb line to the lowest of the chalk marks. It is not there. Something is lying on it, and looking back.
“I should like it to be somebody else who says the word,” says Teodor, from a long way above his own voice. “You have a stamp.” # speaker: teodor
 * [Say it: water # act: tell # target: teodor]
    You say it down the well, and the well says it after you, a good deal better. Teodor shuts his eyes. Then he takes off the inkwell’s knitted cap, and dips, and writes for the first time in three weeks what is so.
    ~ set("water", "rising")
    ~ learn("the true figure")
    ~ set("said_water", true)
    ~ change_opinion("teodor", 18, "You said the word for him.")
    -> DONE
 * [Say: nought, and hold his eye # act: deceive # target: teodor]
    “Nought,” you say. He looks at you with such gratitude, and such horror, that you would take it back if it could be done. He writes it. The pen goes round once, and closes the ring, and far down a drop falls into something that is not stone.
    ~ set("water", "rising")
    ~ set("said_nought", true)
    ~ change_opinion("teodor", -12, "You said nought.")
    -> DONE
 * [Tell him that it is his to say # act: refuse # target: teodor]
    The lamp shakes, and the light goes up and down the stones like something climbing. He says it at last with his lips only. But he has said it; he stands there getting used to it. “It is not so very loud,” says Teodor.
    ~ set("water", "rising")
    ~ learn("the true figure")
    ~ set("teodor_said_it", true)
    ~ change_opinion("teodor", 10, "You left it to him to say.")
    -> DONE

=== the_second_cup ===
# at: tide-office
# with: teodor
# when: scene < 24 && teodor.trust > 8 && !flag.cup_turned
# urgency: 2
# question: offer
There are two cups on Teodor’s desk, and one of them stands upside down, washed, as it has stood for years. He has turned it over. He does not seem to know that he has done it. “There is only the one chair,” he says to the tray marked Incoming. Beside it, to the height of a seat, stand the registers of the eighteen-nineties. # speaker: teodor
 * [Sit on the registers of the eighteen-nineties # act: accept # target: teodor]
    “Please don’t,” says Teodor, and then, “no, do. They were quiet years.” The tea tastes of salt and of something he has been saving. He tells you, in order and with dates, the names of all thirty-one, and which of them were married.
    ~ set("cup_turned", true)
    ~ change_opinion("teodor", 12, "You sat down and had the second cup.")
    -> DONE
 * [Ask who the cup was for # act: ask # target: teodor]
    “Nobody has ever come,” he says. “It is not that somebody stopped.” He squares the saucer with the edge of the desk. “But I go past the Light at dusk to set my watch by her, and one should have a second cup, I thought, in case of weather.” Through the window one can see all of the mole, and the Light at the end of it.
    ~ set("cup_turned", true)
    ~ learn("teodor sets his watch by orsolya")
    ~ change_opinion("teodor", 6, "You asked about the cup.")
    -> DONE
 * [Say that you have a light to inspect # act: refuse # target: teodor]
    “Of course,” says Teodor. “It lights at dusk. One would not want to be late for it.” When you look back from the foot of the stair he is in the window, drying a cup that has not been used.
    ~ set("cup_turned", true)
    ~ change_opinion("teodor", -6, "You would not stay for a cup.")
    -> DONE

=== his_watch ===
# at: the-light
# with: orsolya
# when: knows.teodor_sets_his_watch_by_orsolya && !flag.watch_told
# time: afternoon, dusk
# urgency: 3
# question: secret
Orsolya is trimming the wick and has half an eye on the roofs. “There’s the clerk,” she says. “Every evening, under the wall, at dusk, stock still. I used to think that he was ill.” # speaker: orsolya
Far below a small dark figure holds something up to its face, and waits for the lamp.
 * [Tell her that he sets his watch by her # act: tell # target: orsolya # fact: teodor sets his watch by orsolya]
    The scissors stop. “By me,” says Orsolya. She looks at the clock, and at the match, and lights the lamp; and you would swear that she does it to the second, and stands a little straighter. The figure under the wall puts away its watch and bows to nobody.
    ~ tell("orsolya", "teodor sets his watch by orsolya")
    ~ set("watch_told", true)
    ~ change_opinion("orsolya", 10, "You told her about the clerk’s watch.")
    ~ change_opinion("teodor", 4, "Somebody has told her. You can see it from below.")
    -> DONE
 * [Say that clerks like the air # act: keep # target: orsolya]
    “Do they,” says Orsolya. She lights the lamp. It goes out over him like a sheet over furniture, and he puts the watch away, and stays for one more turn.
    ~ set("watch_told", true)
    ~ change_opinion("teodor", 6, "You have kept his watch to yourself.")
    -> DONE
