// Teodor, the figure, and who will say it aloud.

=== the_stamp ===
# at: tide-office
# with: teodor
# when: scene < 28 && scene >= 3 && has.stamp_of_the_board_of_lights && !flag.stamp_lent
# urgency: 5
# question: plea
{met("teodor"):Teodor|Teodor Pell, who is clerk here,} has been looking at your bag for some time, in the way one looks at a dog that may be friendly. “You have it with you, I suppose,” he says. “The stamp. I only ask because I have never heard one. I have read about the sound.” # speaker: teodor
The cat Neap has her chin on the ink pad.
 * [Let him stamp a blank sheet # act: give # target: teodor # item: stamp of the Board of Lights]
    He puts on his good coat for it. He breathes on the rubber, sets it down exactly square, and leans, and it makes the noise that it always makes. “Oh,” says Teodor. He looks at the sheet as if it had spoken first. “One could say anything above that, and it would be so.”
    ~ set("stamp_lent", true)
    ~ change_opinion("teodor", 16, "You let him use the stamp.")
    -> DONE
 * { flag("water") != "rising" } [Say that it is for figures only, and ask for one # act: bargain # target: teodor # modifier: 1]
    { check():
        - "failure":
            “Nought,” says Teodor. It comes so fast that the cat looks up. He closes the register, and puts the cushion on it, and then after some thought himself. You are told the price of tide tables.
            ~ change_opinion("teodor", -8, "You held the stamp over him.")
        - "partial":
            “Nought,” says Teodor, “to the nearest inch.” He hears what he has said. Both of you look at the well in the middle of the floor. “I would ask you,” he whispers, “not to write down the second half.”
            ~ learn("the figure is not nought")
            ~ set("stamp_lent", true)
            -> the_second_half
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

= the_second_half
# question: plea
 * [Promise that you heard only the first # act: promise # target: teodor]
    “Thank you,” says Teodor. He is ashamed of it at once; you can see him look for somewhere to put it down. In the end he writes nought in the register, in a very fair hand, and moves the cat’s chin off the ink pad, and gives you the use of the good blotter.
    ~ promise("teodor", "not write down what he said of the nearest inch")
    ~ change_opinion("teodor", 8, "You heard only the first half.")
    -> DONE
 * [Write down both halves, and let him read it # act: tell # target: teodor]
    Nought, you write, to the nearest inch. He reads it from the other side of the desk with his hands behind him. “It is quite accurate,” says Teodor. “That is what is so dreadful about it.” He sits down on his stool, and for some time there is only the clock, and the cat, and very far below the two of you a drop.
    ~ set("nearest_inch_written", true)
    ~ change_opinion("teodor", 4, "You wrote down what he had said, and it was accurate.")
    -> DONE
 * [Go to the edge of the well, and look # act: look # target: teodor]
    There is a brass rod, and a float, and then there is only how far down it goes. “One reads it at eye level,” says Teodor faintly. You cannot get your eye to that level without getting the rest of you after it. But something down there has put a small bright ring round the rod; and when you straighten up he has gone to the window, to be looking out of it.
    ~ learn("there is a bright ring on the rod of the gauge")
    -> DONE

=== in_pencil ===
# beat: beat_002
# at: tide-office
# with: teodor
# urgency: 8
# word: Teodor Pell, the clerk, has something at the Tide Office to show to an officer of the Board, and is afraid that by tomorrow he will not dare.
# question: demand
~ set("book_at", scene_number())
Teodor goes along his wall of registers with one finger out, to the first year, and takes it down with both hands. Behind it, where there should be plaster, stands another book. “You will notice that it is in pencil,” he says. He has given you the book and taken hold of his cat, so as to have hold of something. # speaker: teodor
It is three weeks long. There is no nought in it. The last line is this morning’s, and against Friday, a little before noon, he has worked it out to two places.
“I should want your word,” says Teodor, “before you turn the page. I am sorry. I have counted, and I do want it.” # speaker: teodor
 * [Give him your word # act: promise # target: teodor]
    You give it. He nods, and writes that down too, in pencil, with the hour. Then he turns the page for you himself, and there is nothing on it, and you see that he has ruled the lines already.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ set("sworn_to_teodor", true)
    ~ promise_not_to("teodor", "say nothing of the second book", "tell", "", "second book")
    ~ change_opinion("teodor", 14, "You gave him your word.")
    -> against_friday
 * [Ask for a pen, and go over the last line in ink # act: help # target: teodor]
    The pen scratches for as long as it takes to write a fraction. Teodor has turned to the wall. When you have done he comes and looks, and touches it, and has a black fingertip. “Now it has happened,” he says. He does not say it as one says a terrible thing.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ set("figure_in_ink", true)
    ~ change_opinion("teodor", 20, "You put the figure into ink.")
    -> against_friday
 * [Turn the page without it # act: force # target: teodor]
    He makes a small noise, and so does the cat. There is nothing over the page. You stand with a blank leaf between finger and thumb, and he takes the book out of your hands, gently, like a man lifting a child off a wall. “It would have been on Saturday’s,” says Teodor.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ change_opinion("teodor", -16, "You would not give your word, and turned the page.")
    -> DONE
 * [Say that you cannot promise what you must report # act: refuse # target: teodor]
    “No,” says Teodor, and there is something in it besides disappointment. “You are the first who has said so beforehand.” He leaves you with the book, open, and goes to the window, and for the whole of a minute describes to the cat how clean it is.
    ~ learn("the true figure")
    ~ set("water", "rising")
    ~ change_opinion("teodor", 4, "You told him beforehand that you could not promise.")
    -> left_open

= against_friday
# question: secret
 * [Ask how much it is, on Friday # act: ask # target: teodor]
    He goes to the door and lays his hand on the sill of it. “There,” says Teodor. “And then a little over.” The door sill of the office is level with the stones of the Quay, to an inch, it was built so; and the Quay stands forty feet above the salt. That is not quite seven fathoms. He watches you do it. “I have been over it eleven times,” he says, “and it is always the same size,” and he puts the first year back in front of it, with both hands.
    ~ learn("the water will stand over the sill on friday")
    ~ change_opinion("teodor", 6, "You asked how much, and did the sum with him.")
    -> DONE
 * [Ask whom he has told # act: ask # target: teodor]
    “You,” says Teodor. “And the well; twice a day I say nought to it, and one feels that it knows.” He considers whether the cat should be counted, and decides that she should. “There are three hundred people asleep below the line,” he says. “I hear them go home. I know all their boots.” He sits down with his back to the shelf, as if somebody might come and ask it something.
    ~ learn("teodor has told nobody else")
    ~ change_opinion("teodor", 4, "You asked whom he had told.")
    -> DONE
 * [Go down to the Quay, and look at it from below # act: go # target: the-quay]
    “Yes,” says Teodor. “I do that. It does not help, but one is out of doors.” From the Quay you can see him in the doorway with one arm held straight out, level with the stones under your feet, to show you how high; and then, as somebody is passing, turning it into a wave.
    ~ change_opinion("teodor", 4, "You went to look.")
    ~ go("the-quay")
    -> DONE

= left_open
# question: decision
 * [Read it, since it has been left open # act: read # target: teodor]
    You read it standing. It does not take long, since there is so little of anything but figures: three weeks, each a little larger than the last, and the last a great deal. He has come to the end of what can be said about a window. “You turned nothing over,” says Teodor, with his back to you. “It was open. One may read what is open,” and you hear him breathe.
    ~ learn("each day's rise is larger than the last")
    ~ change_opinion("teodor", 8, "You read what was open, and turned nothing over.")
    -> DONE
 * [Shut it, and put the first year back in front # act: hide # target: teodor]
    It slides in as though it had been oiled, and perhaps it has. When he turns round there is only a wall of registers, and you, with dust on your cuffs. “It has not gone,” says Teodor; he has to try the words. “But it is very considerate of you to look as if it had.”
    ~ set("second_book_hidden", true)
    ~ change_opinion("teodor", 10, "You put the first year back in front of it.")
    -> DONE
 * [Tell him that you will report it in his own words # act: promise # target: teodor]
    “I have not got any words,” says Teodor. “I have got it to two places.” But he comes back from the window. He takes a clean sheet, and rules it, and at the top, where the name of the reporting officer goes, he writes yours, and after a moment and a good deal smaller, his.
    ~ promise("teodor", "report the figure in his own words")
    ~ change_opinion("teodor", 10, "You would report it as he had it.")
    -> DONE

=== the_lowest_line ===
# beat: beat_008
# at: tide-office
# with: teodor
# urgency: 8
# word: Teodor Pell, the clerk, has a figure to say aloud at the Tide Office, and cannot, and asks for somebody with a stamp.
# question: demand
~ set("line_at", scene_number())
Teodor does not say the figure. He holds a lamp over the well for you, at arm’s length, with his face turned away, and you look down past the rod and the float and the plumb line to the lowest of the chalk marks. It is not there. Something is lying on it, and looking back.
“I should like it to be somebody else who says the word,” says Teodor, from a long way above his own voice. “You have a stamp.” # speaker: teodor
 * [Say it: water # act: tell # target: teodor]
    You say it down the well, and the well says it after you, a good deal better. Teodor shuts his eyes. Then he takes off the inkwell’s knitted cap, and dips, and writes into the register, in ink, for the first time in three weeks, what is so.
    ~ set("water", "rising")
    ~ learn("the true figure")
    ~ set("said_water", true)
    ~ change_opinion("teodor", 18, "You said the word for him.")
    -> what_is_so
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
    -> what_is_so

= what_is_so
# question: secret
 * [Ask how fast it is coming # act: ask # target: teodor]
    He holds up a finger and thumb, very close together. Then he looks at them, and moves them a little apart, and then a little further; and when he has run out of hand he puts it in his pocket. “It is the differences that one ought to look at,” says Teodor. He hangs the lamp on its hook, and the light on the stones goes up and stays up.
    ~ learn("each day's rise is larger than the last")
    ~ change_opinion("teodor", 4, "You asked how fast.")
    -> DONE
 * [Ask him to say it to somebody besides a well # act: persuade # target: teodor]
    “To whom?” says Teodor. He goes through the town; you can see him do it, house by house, and at each door he wipes his feet and finds that they are having supper. “There is Orsolya Venn,” he says in the end. “She would not make a remark.” He does up one button of his coat, as far as he has got, and sits down again with his cat.
    ~ set("teodor_would_tell_orsolya", true)
    ~ change_opinion("teodor", 6, "You asked him to say it to somebody.")
    -> DONE
 * [Ask what happens if nobody says it # act: ask # target: teodor]
    “Nothing,” says Teodor. “That is what one cannot get round. It does not need us.” He shows you the sill of the door, which is level with the stones of the Quay. “It will be there on Friday, a little before noon, whether it has been mentioned or not; and somebody will ask what the figure was, and I shall have it ready, in a very fair hand.” He blots the line that he has written, and blots it again.
    ~ learn("the water will stand over the sill on friday")
    ~ change_opinion("teodor", 4, "You asked what came of saying nothing.")
    -> DONE
 * [Go back down to the Quay with what you know # act: go # target: the-quay]
    “You will find that they look just as they did,” says Teodor. “I always do.” He sees you to the head of his stair with the pen in his hand. They do; somebody wishes you good day, and somebody is mending a lobster pot with a spider in it, and you have walked the length of the wall before you notice that you are looking at how high up they are sitting.
    ~ change_opinion("teodor", 2, "You went out with it, as he has to.")
    ~ go("the-quay")
    -> DONE
 * [Let a drop fall from your pen, and listen # act: try # target: teodor]
    You both count, without having arranged to. It takes as long as sixty feet take; and then it does not click, as a drop does upon stone. It goes in. “I do that with a crumb,” says Teodor. “One used to hear the crumb.” He is not quite smiling; it is only that for three weeks nobody has counted with him. He puts the cover on the well as one covers a bird.
    ~ learn("a drop no longer clicks in the well")
    ~ change_opinion("teodor", 8, "You counted with him.")
    -> DONE

=== the_second_cup ===
# at: tide-office
# with: teodor
# when: scene < 28 && teodor.trust > 8 && !flag.cup_turned
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
    “Of course,” says Teodor. “It lights at dusk. One would not want to be late for it.” When you look back from the foot of the stair he is in the window, drying a cup that has not been used; and then you have the lane, and the Quay.
    ~ set("cup_turned", true)
    ~ change_opinion("teodor", -6, "You would not stay for a cup.")
    ~ go("the-quay")
    -> DONE

=== his_watch ===
# at: the-light
# with: orsolya
# when: knows.teodor_sets_his_watch_by_orsolya && !flag.watch_told
# time: afternoon, dusk
# urgency: 3
# question: secret
Orsolya is filling the lamp through a funnel and has half an eye on the roofs. “There’s the clerk,” she says. “Every evening, under the wall, at dusk, stock still. I used to think that he was ill.” # speaker: orsolya
Far below a small dark figure holds something up to its face, and waits for the lamp.
 * [Tell her that he sets his watch by her # act: tell # target: orsolya # fact: teodor sets his watch by orsolya]
    The funnel stops. “By me,” says Orsolya. She wipes her hands, and waits, with one eye on the clock and a match between her fingers, and when it is time she lights the lamp; and you would swear that she does it to the second, and stands a little straighter. The figure under the wall puts away its watch and bows to nobody.
    ~ tell("orsolya", "teodor sets his watch by orsolya")
    ~ set("watch_told", true)
    ~ change_opinion("orsolya", 10, "You told her about the clerk’s watch.")
    ~ change_opinion("teodor", 4, "Somebody has told her. You can see it from below.")
    ~ pass("3 hours")
    -> DONE
 * [Ask her how often she looks down at him # act: ask # target: orsolya]
    “I do not look,” says Orsolya. “He is in front of what I look at.” She goes on filling; the funnel is full, and she goes on. When it is time she lights the lamp, and does not turn at once to the salt, as she must, but lets the first beam go by over the roofs. Down there the watch goes away, and the figure stays a little longer than a watch wants.
    ~ set("watch_told", true)
    ~ change_opinion("orsolya", 4, "You asked her something, and did not write it down.")
    ~ pass("3 hours")
    -> DONE
 * [Say that clerks like the air # act: keep # target: orsolya]
    “Do they,” says Orsolya. When it is time she lights the lamp. It goes out over him like a sheet over furniture, and he puts the watch away, and stays for one more turn.
    ~ set("watch_told", true)
    ~ change_opinion("teodor", 6, "You have kept his watch to yourself.")
    ~ pass("3 hours")
    -> DONE
