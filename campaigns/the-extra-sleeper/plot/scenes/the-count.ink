// The number, and who will say it.

=== it_comes_to_one_too_many ===
# beat: beat_001
# at: the-hall
# with: pip
# urgency: 9
# question: demand
~ learn("two hundred and thirteen")
You walk the rows again by daylight, touching each bedpost, and say the tens under your breath. It comes to two hundred and thirteen. Behind you, on the step of the Hall, which is as far in as she goes, Pip has already written two hundred and twelve.
“It’s the cat,” says Pip. “It’s always the cat. Write the cat down as nought and come and have your egg.” She has blotted the figure before it can need it, and is holding out the pen for you to sign. # speaker: pip
 * [Ask her to come and count with you # act: ask # target: pip]
    She looks down the length of the floor. Her bare toes are over the edge of the step, and they draw back. “I’ve counted,” says Pip. “I’ve a system. I do it from here.” It is a good four seconds before she laughs. You have known people who were lying, and they were generally less afraid.
    ~ learn("pip does not go into the hall")
    ~ set("pip_asked_at", scene_number())
    ~ change_opinion("pip", -4, "You asked her to come and count.")
    -> DONE
 * [Sign, and say that it must have been the cat # act: accept # target: pip]
    You sign. The egg is a good one. “Sensible,” says Pip, swinging her feet, “six to four you’d make a fuss.” The cat comes in from the Street while you are eating, with snow on its back; it has not been in the Hall since yesterday, and all of you watch it cross to the stove.
    ~ set("signed_wrong", true)
    ~ change_opinion("pip", 12, "You signed.")
    -> DONE
 * [Write the other figure beside hers, small # act: tell # target: pip]
    Two hundred and thirteen, in the margin, in pencil. Pip reads it upside down. “You’ve made it look untidy,” she says. She does not rub it out, however; and later on you see her standing at the table by herself, with one purple finger held above it, like somebody testing for heat.
    ~ set("margin_figure", true)
    ~ change_opinion("pip", 4, "You wrote it down beside hers.")
    ~ change_opinion("hanne", -2, "There is a figure in the margin of the Book.")
    -> DONE

=== the_chalk ===
# beat: beat_002
# at: the-hall
# with: hanne
# urgency: 8
# word: Hanne Tolliver has called the whole of the Watch together under the slate, before it is due, and asks for the new hand by name.
# question: demand
Hanne calls the Watch together under the slate, before it is due. Nobody asks why. She takes the chalk from its ledge, breaks off the end that somebody has used, and holds it out to the new hand. “The number, if you please,” says Hanne. “The one in the Book will do.” # speaker: hanne
At the end of the fourth row are the cold beds, which are kept made up for the Watch. She does not look towards them. Neither does anyone. It is remarkable how many people can not look at a thing.
 * [Tell everybody in the Hall what you counted # act: tell # target: hanne # fact: two hundred and thirteen]
    You say it. It goes up under the rafters with the breath and hangs there. Nobody contradicts you; and that is how you learn that you are right. “The new hand is tired,” says Hanne, when it has been quiet long enough for anyone to count again. “Let it be minuted that the new hand is tired.”
    ~ set("oath", "answered")
    ~ set("honesty", "known")
    ~ set("said_the_number", true)
    ~ change_opinion("hanne", 4, "You said what you counted.")
    ~ change_opinion("ambrose", 14, "You said what you counted.")
    ~ change_opinion("pip", -10, "You said what you counted.")
    ~ change_opinion("anselm", 4, "You said it aloud.")
    -> DONE
 * [Keep quiet and let the Book have its way # act: accept # target: hanne]
    You write what they say: a two, a one, a two. Somebody claps you on the shoulder. At supper the best piece of the bacon comes to you without your having asked. “There now,” says Anselm, who is turning down a sheet that nobody is using. “It is easier once it’s said, isn’t it. I found it easier.”
    ~ set("oath", "answered")
    ~ set("honesty", "put by")
    ~ change_opinion("hanne", 10, "You said the number in the Book.")
    ~ change_opinion("ezra", 8, "You said the number in the Book.")
    ~ change_opinion("anselm", -2, "You said the number in the Book.")
    -> DONE
 * [Put down the chalk, and ask for a week # act: put_off # target: hanne]
    “A week,” says Hanne. It is plain that nobody has ever moved an amendment. She looks at the chalk on its ledge, and squares it. “Deferred,” she says, “to the longest night. That is in order. I believe that it is in order.” You have the oddest impression that you have given her something.
    ~ set("oath", "answered")
    ~ set("number_deferred", true)
    ~ change_opinion("hanne", 10, "You asked for a week.")
    ~ change_opinion("ambrose", 4, "You did not say the false one.")
    -> DONE

=== the_seventh_peg ===
# beat: beat_005
# at: the-watch-room
# with: pip
# urgency: 7
# word: Somebody has hung a wet coat on your peg, and Pip Garland would like it moved before anyone counts the pegs.
# question: find
There are six of you, and seven coats. The seventh is raspberry red. It has been brushed, and would fit a girl. When you lift the sleeve a sprig of rosemary drops out of the cuff, quite fresh.
“That one?” says Pip. “That’s nobody’s. It was nobody’s when I came, and I brushed it. You just do.” She has turned her back, and is looking for something else to be doing. # speaker: pip
 * [Try the sleeve against your arm # act: use # target: pip]
    Too short by a hand. You look at the lining: there is a name tape, and the name has been unpicked, stitch by stitch, by somebody who kept the tape. Pip has stopped moving. “Don’t,” she says. “Put it back how it was. Please. I’ve got it down as an uncle.”
    ~ gain("sprig of rosemary")
    ~ set("seventh_coat", "seen")
    ~ learn("pip made up an uncle")
    ~ change_opinion("pip", -2, "You tried on the red coat.")
    -> DONE
 * [Put the rosemary back in the cuff # act: hide # target: pip]
    You tuck it in where it was. It is the kind of thing that one would only put in a coat that was going to be worn. Later, going through to the Hall, you see that Anselm has a thread of the same green on his sleeve, and he sees that you have seen.
    ~ set("seventh_coat", "seen")
    ~ set("rosemary_left", true)
    ~ change_opinion("anselm", 10, "You put the rosemary back.")
    -> DONE
 * [Ask whose peg it is, and wait # act: ask # target: pip]
    You wait. It is not difficult; it is what you were hired for. “There’s a place in the Book,” says Pip to the window. “Forty-one years back. It goes down by one and there’s no death beside it. It looked so untidy.” The ink on the side of her hand is not quite dry. “So I gave it one.”
    ~ gain("sprig of rosemary")
    ~ set("seventh_coat", "seen")
    ~ learn("pip made up an uncle")
    ~ change_opinion("pip", 8, "You waited until she told you.")
    -> DONE

=== past_thirty_one ===
# at: the-hall
# with: pip
# when: knows.pip_does_not_go_into_the_hall && scene >= flag.pip_asked_at + 3 && pip.trust > -5 && !flag.thirty_one_done
# urgency: 5
# question: plea
Pip is on the step with the Book held in front of her like a tray. “Seven to two,” she says, “that I can do the whole of row one. I’ve got five shillings on it. With me.” She has been standing there, from the look of the candle, for the best part of an hour. “It’s only that she doesn’t shut them. My mum. Bed thirty-one. They’re a quarter open and they come round after you.” # speaker: pip
 * [Hold out your hand # act: help # target: pip]
    Hers is cold and has ink on it. You go down the row together, out loud: one, two. At thirty she has stopped counting and is only breathing. At thirty-one she looks. “Oh,” says Pip. “She’s dropped off.” It may be so. You get to fifty-four, and she writes the figure herself, on her knee, and it is the first she has ever put down that was hers.
    ~ set("thirty_one_done", true)
    ~ set("pip_counts", true)
    ~ change_opinion("pip", 22, "You held her hand past thirty-one.")
    -> DONE
 * [Go ahead of her, and close the eyes # act: help # target: pip]
    You do it with two fingers, as you have seen Anselm do. The lids are warm. You stand between the bed and the step while Pip goes by behind you at a run, with the Book on her head for some reason. “You didn’t look,” she says at the other end, panting. “You can’t have looked. She was smiling.”
    ~ set("thirty_one_done", true)
    ~ change_opinion("pip", 14, "You closed her mother’s eyes.")
    -> DONE
 * [Take the bet # act: trade # target: pip]
    She puts one foot down upon the floor. Then it is half a minute. “You win,” says Pip brightly, and pays you, and goes up the stair two at a time. You would give the five shillings to somebody, but there is nobody awake who would not ask you where you had them from.
    ~ set("thirty_one_done", true)
    ~ gain("five shillings of Pip’s")
    ~ change_opinion("pip", -6, "You took the bet, and won.")
    -> DONE

=== two_heads ===
# beat: beat_006
# at: the-hall
# with: ezra
# urgency: 8
# word: It is your round in the Hall, and Ezra Pym, who never asks, has asked whether it could not be left out, for once, at bed eighty-eight.
# question: demand
~ set("boy_found_at", scene_number())
You hold the lamp over Mrs. Vetch, who likes her feet out, and from under her arm a second face turns up to it: hot, asleep, and about eight years old. Behind you, where the light does not reach, somebody clears his throat.
“I make no complaint,” says Ezra Pym. He has a very small spoon, and a bowl of broth the size of an egg. “I merely ask you to lower the lamp. He has got the light in his eyes, and he has had a trying week.” # speaker: ezra
 * [Lower the lamp, and hold the bowl for him # act: help # target: ezra]
    It takes nine spoonfuls. The boy swallows as the sleepers do, like a person agreeing to something. “His name is Wick,” says Ezra. “He comes from where there is nobody. I should be obliged if you had not met.” He wipes the child’s chin with the whitest apron in Dormer, and then, without appearing to notice, his own eyes.
    ~ set("boy", "found")
    ~ set("wick_kept", true)
    ~ change_opinion("ezra", 20, "You held the bowl.")
    -> DONE
 * [Ask who else knows # act: ask # target: ezra]
    “Anselm turns Mrs. Vetch as though she were alone,” says Ezra. “The good lady herself has been most accommodating. One leaves a can on the back sill, and in the morning there is a hare.” He considers the spoon. “That is five people, with the hare. I had hoped to keep it under four.”
    ~ set("boy", "found")
    ~ learn("somebody from the ridge leaves hares")
    ~ change_opinion("ezra", 8, "You asked who knew.")
    -> DONE
 * [Say that he must go in the Book # act: refuse # target: ezra]
    “There is an oath about that,” says Ezra. “Nobody from above the fence. They would have to put him out; there is an envelope.” He does not plead, he has not the figure for it. He only draws up the blanket over both their heads, and stands in front, with the broth going cold in his hand.
    ~ set("boy", "found")
    ~ set("wick_threatened", true)
    ~ change_opinion("ezra", -14, "You said that the boy must go in the Book.")
    -> DONE

=== by_the_dumplings ===
# beat: beat_007
# at: the-posset-kitchen
# with: ezra
# urgency: 7
# word: Ezra Pym has made dumplings, on a day for which they were not down, and has set a place for whoever held the lamp.
# question: mystery
So that is your extra sleeper, and you could leave it there. Ezra would give you a dumpling. But he says that he carried the child in at four in the morning, when you had gone to bed; and you had walked the rows at ten.
“It had gone four,” says Ezra. “I remember it by the dumplings. Why do you ask what time it was?” The ladle has stopped halfway. # speaker: ezra
 * [Tell him that there is still one over # act: tell # target: ezra]
    He does the sum. You can see it go down like something swallowed whole. “I have taken great care,” says Ezra slowly, “for thirty years, not to be a man who knows about that.” He looks at the cupboard in the wall where the last line of the recipe should be; and gives you, for want of anything else, the key of the nutmeg.
    ~ learn("there is one still left over")
    ~ set("ezra_told", true)
    ~ change_opinion("ezra", 8, "You told him what was left over.")
    -> DONE
 * [Say that you had lost track of the hours # act: keep # target: ezra]
    “People do,” says Ezra. The ladle goes on. He watches you eat, and does not believe you, and is so grateful that you are given the crackling. Somewhere under the floor a very large stove breathes in.
    ~ learn("there is one still left over")
    ~ change_opinion("ezra", 12, "You let him not know.")
    -> DONE
 * [Ask him what goes into the cup # act: ask # target: ezra]
    “Milk, ale, honey and patience,” says Ezra, “and one other thing.” He has his back against the jars. There are fourteen of them, and you have seen that nine are full of hops. “It is a delicate cup this year,” says Ezra. “I lie awake, for a man in my profession, a good deal.”
    ~ learn("there is one still left over")
    ~ learn("the cup is thin")
    ~ change_opinion("ezra", 2, "You asked him about the cup.")
    -> DONE

=== is_it_spring ===
# beat: beat_009
# at: the-hall
# urgency: 7
# word: Somebody in the second row has begun to talk, and it is no longer in her sleep.
# question: demand
~ set("vetch_woke_at", scene_number())
In the middle of the round, in the middle of December, the chair of the Vestry sits up in bed with her eyes open. “Is it spring?” asks Mrs. Vetch, in a carrying voice. Two hundred people turn over. The framed rule over the door says that a sleeper who asks is to be told yes. {flag("ibb") != "awake": She is looking past you, down the length of the floor, to the five cold beds that are kept for the Watch; four are empty.}
 * [Say yes, and draw up the blanket # act: deceive]
    “I thought as much,” says Mrs. Vetch. “See to the windows, then.” She lies down, satisfied, and takes whatever she had under her arm back under it. You stand there until she is breathing four to the minute. You have told a good many people in your life that it was all right; none of them had so far to go to find out.
    ~ set("cup", "thin")
    ~ set("vetch_lied_to", true)
    ~ change_opinion("hanne", 8, "You kept the framed rule.")
    -> DONE
 * [Say no: it is the middle of December # act: tell]
    She thinks about it. “Then why,” says Mrs. Vetch, “am I awake?” It is an excellent question; you have the feeling that she used to ask them for a living. She holds out an arm to be helped. She gets up on a chair at the window, in her bare feet, scratches a hole in the ferns, and looks out for a long time. “Nobody told me,” she says, “that it was slow.”
    ~ set("cup", "thin")
    ~ set("vestry", "one has seen it")
    ~ set("vetch_told", true)
    ~ change_opinion("ambrose", 8, "You told Mrs. Vetch what day it was.")
    ~ change_opinion("hanne", -6, "You told Mrs. Vetch what day it was.")
    -> DONE
 * { flag("ibb") != "awake" } [Ask her who is lying in the fifth # act: ask]
    Her eyes come round to you, quite clear, with forty-one years in them. “We agreed not to say,” says Mrs. Vetch. “It was carried. It was very nearly unanimous.” Then the sleep takes her by the back of the neck, like a kitten, and puts her down; and you are left holding the lamp over somebody who is smiling.
    ~ set("cup", "thin")
    ~ learn("the vestry agreed not to say")
    -> DONE

=== four_that_are_empty ===
# at: the-hall
# with: anselm
# when: flag.turning_learned && scene >= flag.turning_at + 3 && flag.ibb != "known" && flag.ibb != "awake" && !flag.fifth_bed_felt
# urgency: 5
# question: find
The Watch has five beds of its own at the end of the fourth row. They are made up, and turned down, and nobody lies in them before the spring. You go by with the lamp, and your hand goes out to each of them by itself, as it has learned to do along the rows. Cold; cold; cold; cold.
Anselm has stopped where he is, four beds off, with somebody’s feet in his hands. He does not say anything. He might be listening for how many posts you touch. # speaker: anselm
 * [Lay your hand on the fifth # act: look # target: anselm]
    It is warm. It is only as warm as a brick is, in flannel, when it has been put there some hours ago; and the sheet has been drawn up very high, and smoothed by somebody who is particular about sheets. You take your hand away. When you turn round he has put down the feet, and his own hands are hanging. “Thank you,” says Anselm, though you have not said what for.
    ~ set("fifth_bed_felt", true)
    ~ learn("the fifth cold bed is warm")
    ~ change_opinion("anselm", 8, "You felt the fifth bed, and left the sheet as it was.")
    -> DONE
 * [Ask him why one warms a bed that nobody sleeps in # act: ask # target: anselm]
    “For the damp,” says Anselm. He has answered too quickly, for a man who does nothing quickly. There are five beds there, and he has looked at one. “They get damp if they’re let alone,” he says, a good deal lower. “I never could see one let alone.”
    ~ set("fifth_bed_felt", true)
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("anselm", 2, "You asked him about the beds.")
    -> DONE
 * [Stop at four, and go on with your round # act: keep # target: anselm]
    You stop at four. You hear him breathe, and take up the feet; there now, he says, there now, and it does not seem to be said to whoever it is that he is turning.
    ~ set("fifth_bed_felt", true)
    ~ set("stopped_at_four", true)
    ~ change_opinion("anselm", 14, "You stopped at four.")
    -> DONE
