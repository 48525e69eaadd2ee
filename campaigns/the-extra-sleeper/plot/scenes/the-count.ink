// The number, and who will say it.

=== up_and_down_in_the_night ===
# at: the-hall
# with: anselm
# when: scene < 2
# urgency: 10
# question: demand
By daylight the Hall is the longest room that you have ever been asked to be quiet in: four rows of fifty-four beds, and one more beside the stove, for whoever is oldest. Down the first of them comes a long, white-haired man, stooped, as if there were always somebody lying in front of him. This is Anselm Marrow, who turns the sleepers. He has somebody’s heels in his hands.
“You were up and down a good deal in the night,” says Anselm. “I heard you at the posts.” He lays the heels side by side, and covers them. “Is it the bed?” # speaker: anselm
 * [Tell him that you were counting # act: tell # target: anselm]
    “It takes people like that,” says Anselm, “the first night.” He smooths the blanket, which is smooth. He does not ask what it came to. Anybody would have asked, you think, when he has gone on to the next pair of feet; it is the only thing there is to ask.
    ~ change_opinion("anselm", -2, "You said that you had been counting.")
    -> DONE
 * [Say that it is the bed # act: deceive # target: anselm]
    “It’s last year’s straw,” says Anselm. “I’ll turn it for you, there now.” And he seems so much relieved, for a man who has been told about a mattress, that you look at him again.
    ~ change_opinion("anselm", 5, "You let it be the bed.")
    -> DONE
 * [Ask him how many there are # act: ask # target: anselm]
    “Pip has the number,” says Anselm. “I have them one at a time.” He says the name of the next, and there now, and over she goes. You wait to see whether there is any more of it; there is not.
    ~ change_opinion("anselm", -1, "You asked him how many there are.")
    -> DONE

=== it_comes_to_one_too_many ===
# beat: beat_001
# at: the-hall
# with: pip
# urgency: 9
# question: demand
~ learn("two hundred and thirteen")
The number will not leave you alone, and there is only one way to settle it. You begin again at the first bed of the first row, touch each bedpost, and say the tens under your breath, and it comes to two hundred and thirteen. Behind you, on the step of the Hall, which is as far in as she goes, {met("pip"):Pip|Pip Garland, the Reckoner,} has the Book open on her knee. She has already written two hundred and twelve.
“It’s the cat,” says Pip. “It’s always the cat. Write the cat down as nought and come and have your egg.” She has blotted the figure before it can need it, and is holding out the pen for you to sign. # speaker: pip
 * [Ask her to come and count with you # act: ask # target: pip]
    She looks down the length of the floor. Her bare toes are over the edge of the step, and they draw back. “I’ve counted,” says Pip. “I’ve a system. I do it from here.” It is a good four seconds before she laughs. You have known people who were lying, and they were generally less afraid. The pen is still in the air between you.
    ~ learn("pip does not go into the hall")
    ~ set("pip_asked_at", scene_number())
    ~ change_opinion("pip", -4, "You asked her to come and count.")
    -> the_pen_held_out
 * [Sign, and say that it must have been the cat # act: accept # target: pip]
    You sign. The egg is a good one. “Sensible,” says Pip, swinging her feet, “six to four you’d make a fuss.” The cat comes in from the Street while you are eating, with snow on its back; it has not been in the Hall since yesterday, and the two of you watch it cross to the stove. Pip shuts the Book. She does it quite gently, and sits down on it.
    ~ set("signed_wrong", true)
    ~ change_opinion("pip", 12, "You signed.")
    -> DONE
 * [Write the other figure beside hers, small # act: tell # target: pip]
    Two hundred and thirteen, in the margin, in pencil. Pip reads it upside down. “You’ve made it look untidy,” she says. She does not rub it out, however. She turns herself round on the step, with the Book on her knee and her back to the Hall; and you see that she is sitting there with one purple finger held above the place, like somebody testing for heat.
    ~ set("margin_figure", true)
    ~ change_opinion("pip", 4, "You wrote it down beside hers.")
    ~ change_opinion("hanne", -2, "There is a figure in the margin of the Book.")
    -> DONE

=== the_pen_held_out ===
# question: demand
“So,” says Pip, “you’ll sign, won’t you. Everyone signs.” She says it to the pen. # speaker: pip
 * [Tell her that you will say to nobody where she counts from # act: promise # target: pip]
    She looks you over, as one looks over a coin. “What’s that cost?” says Pip. You say that it costs nothing. “Then it’s no good, is it,” she says, “you can’t hold a person to nothing.” But she signs for the both of you, with a flourish, and leaves a blot where your name would be; and then she has a great deal of ruling to do, all down the next page, with one eye on you, or on the Hall.
    ~ promise("pip", "tell nobody where she counts from")
    ~ change_opinion("pip", 12, "You said that you would tell nobody where she counts from.")
    -> DONE
 * [Sign it with your name, and with the number you counted # act: refuse # target: pip]
    Your name goes on the line, and behind it, small, in figures, what you make it. Pip reads it upside down. “You’ve made it look untidy,” she says. She blows on it till it is dry. Then she shuts the Book on it, and sits on the Book, and looks down the Hall with her chin on her fists, at all the people who might have been counted.
    ~ set("margin_figure", true)
    ~ change_opinion("pip", 4, "You wrote it down beside hers.")
    ~ change_opinion("hanne", -2, "There is a figure in the margin of the Book.")
    -> DONE
 * [Sign, and let her have her system # act: accept # target: pip]
    You sign. “Ta,” says Pip. There is a good deal of breath in it. She has an egg in her waistcoat pocket, boiled, that she was keeping for later, and she puts it into your hand and turns over the page, before either of you can say what it is for.
    ~ set("signed_wrong", true)
    ~ change_opinion("pip", 10, "You signed, and did not ask again.")
    -> DONE

=== the_chalk ===
# beat: beat_002
# at: the-hall
# with: hanne
# urgency: 8
# word: Hanne Tolliver has called the whole of the Watch together under the slate, out of its hour, and asks for the new hand by name.
# question: demand
{met("hanne"):Hanne|Hanne Tolliver, the Warden,} has called the Watch together under the slate that hangs above the door, out of its hour, to have the number said. They come from where they were: the cook in his apron, the stoker with his cap on, Anselm in his socks, Pip as far as the step. Nobody asks why. Hanne takes the chalk from its ledge, breaks off the end that somebody has used, and holds it out to you. “The number, if you please,” says Hanne. “The one in the Book will do.” # speaker: hanne
At the end of the fourth row are the cold beds, which are kept made up for the Watch. She does not look towards them. Neither does anyone. It is remarkable how many people can not look at a thing.
 * [Tell everybody in the Hall what you counted # act: tell # target: hanne # fact: two hundred and thirteen]
    You say it. It goes up under the rafters with the breath and hangs there. Nobody contradicts you; and that is how you learn that you are right. “The new hand is tired,” says Hanne, when it has been quiet long enough for anyone to count again. “Let it be minuted that the new hand is tired.” Nobody goes. They stand about under their own breath, like people who have been told that it is only thunder.
    ~ set("oath", "answered")
    ~ set("honesty", "known")
    ~ set("said_the_number", true)
    ~ change_opinion("hanne", 4, "You said what you counted.")
    ~ change_opinion("ambrose", 14, "You said what you counted.")
    ~ change_opinion("pip", -10, "You said what you counted.")
    ~ change_opinion("anselm", 4, "You said it aloud.")
    -> and_it_hangs_there
 * [Keep quiet and let the Book have its way # act: accept # target: hanne]
    You take the chalk, and write what the Book says: a two, a one, a two. Somebody claps you on the shoulder; it is given out that the best piece of the bacon is yours. They go off to their work, almost gaily, and the last to go is Anselm, who stops to turn down a sheet that nobody is using. “There now,” says Anselm. “It’s easier once it’s said. I found it easier.” He goes away down the row without looking to see whether you did.
    ~ set("oath", "answered")
    ~ set("honesty", "put by")
    ~ change_opinion("hanne", 10, "You said the number in the Book.")
    ~ change_opinion("ezra", 8, "You said the number in the Book.")
    ~ change_opinion("anselm", -2, "You said the number in the Book.")
    -> DONE
 * [Leave the chalk in her hand, and ask for a week # act: put_off # target: hanne]
    “A week,” says Hanne. It is plain that nobody has ever moved an amendment. She lays the chalk on its ledge, and squares it. “Deferred,” she says, “to the longest night. That is in order. I believe that it is in order.” The Watch goes back to its work by ones and twos, rather quietly. You have the oddest impression that you have given her something.
    ~ set("oath", "answered")
    ~ set("number_deferred", true)
    ~ change_opinion("hanne", 10, "You asked for a week.")
    ~ change_opinion("ambrose", 4, "You did not say the false one.")
    ~ leaves("hanne")
    ~ leaves("pip")
    -> DONE

=== and_it_hangs_there ===
# question: decision
 * [Look along their faces for one that is not surprised # act: look # target: anselm]
    None of them is surprised. That is the first thing. The second is that four of them are looking at you, and Anselm is looking at the end of the fourth row; it is only for as long as one looks at a clock. Then he has somebody’s blanket to see to. They go back to their work one after another, and nobody wishes you anything.
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("anselm", -2, "You saw where he looked.")
    -> DONE
 * [Say that tired people count short, and never over # act: tell # target: hanne]
    “That has been my experience,” says Hanne. It is out before she has looked at it. She puts up her hand to the slate, and wipes away the figure there, and stands in front of the clean place; then she chalks it in again, two, one, two, exactly upon its own ghost. “The meeting is closed,” she says; and she stays where she is, and squares the chalk with the edge of its ledge, and squares the ledge.
    ~ change_opinion("hanne", 6, "You said that tired people count short.")
    ~ change_opinion("pip", -2, "You would not leave it at tired.")
    -> DONE
 * [Ask which of them has walked the rows # act: accuse # target: pip]
    “I turn them,” says Anselm. “I feed them,” says the cook. “I warm them,” says the stoker, “from behind that curtain, through a yard of brick.” It is Pip’s turn, then. “I write them down,” says Pip. She has gone scarlet under the freckles. It comes home to all of you, at about the same moment, that nobody has said count; and they find themselves work to do, rather fast.
    ~ learn("nobody on the watch has counted")
    ~ change_opinion("pip", -6, "You asked, before everyone, who had walked the rows.")
    ~ change_opinion("hanne", 4, "You asked who had walked the rows.")
    -> DONE

=== the_seventh_peg ===
# beat: beat_005
# at: the-watch-room
# with: pip
# urgency: 7
# word: Pip Garland has found a peg for your coat in the Watch Room, and asks you to come and hang it up before Hanne goes by and counts them.
# question: find
“That’s you,” says Pip Garland, and pats a peg. “Sixth along. Hang it up before she counts.” You hang up your coat. There are six of you on the Watch; there are seven pegs, and now there are seven coats. The last of them is raspberry red. It has been brushed, and would fit a girl. When you lift the sleeve a sprig of rosemary drops out of the cuff, quite fresh.
“That one?” says Pip. “That’s nobody’s. It was nobody’s when I came, and I brushed it. You just do.” She has turned her back, and is looking for something else to be doing. # speaker: pip
 * [Try the sleeve against your arm # act: use # target: pip]
    Too short by a hand. You look at the lining: there is a name tape, and the name has been unpicked, stitch by stitch, by somebody who kept the tape. Pip has stopped moving. “Don’t,” she says. “Put it back how it was. Please. I’ve got it down as an uncle.” The rosemary, you find, has gone into your own pocket.
    ~ gain("sprig of rosemary")
    ~ set("seventh_coat", "seen")
    ~ learn("pip made up an uncle")
    ~ change_opinion("pip", -2, "You tried on the red coat.")
    -> down_as_an_uncle
 * [Put the rosemary back in the cuff # act: hide # target: pip]
    You tuck it in where it was. It is the kind of thing that one would only put in a coat that was going to be worn. When you turn round Anselm is on the three steps that go down to the Hall. He has a bit of the same green on his sleeve, and he sees that you have seen. He goes down again without having said what he came up for.
    ~ set("seventh_coat", "seen")
    ~ set("rosemary_left", true)
    ~ change_opinion("anselm", 10, "You put the rosemary back.")
    -> DONE
 * [Ask whose peg it is, and wait # act: ask # target: pip]
    You wait. It is not difficult; it is what you were hired for. “There’s a place in the Book,” says Pip to the window. “Forty-one years back. It goes down by one and there’s no death beside it. It looked so untidy.” The ink on the side of her hand is not quite dry. “So I gave it one. An uncle of mine.” You have been turning the rosemary in your fingers all this while, and it has come to be yours.
    ~ gain("sprig of rosemary")
    ~ set("seventh_coat", "seen")
    ~ learn("pip made up an uncle")
    ~ change_opinion("pip", 8, "You waited until she told you.")
    -> down_as_an_uncle

=== down_as_an_uncle ===
# question: confession
Pip has taken the sleeve, and is making the cuff lie as it lay. She does not seem to be able to get it right. # speaker: pip
 * [Ask her what the uncle died of # act: ask # target: pip]
    “Whelks,” says Pip. “At the seaside. I’ve never been, so I gave him a week of it first.” She considers him. “He’d a good send-off. I put in the weather. It’s only that I never had an uncle; and somebody’s got that place, and I’ve gone and put a man with whelks in it.” She gets up on the table, and pulls the Book over, and sits there with her arm round it.
    ~ change_opinion("pip", 8, "You asked after her uncle.")
    -> DONE
 * [Ask her which house is one short # act: ask # target: pip]
    It is a long while before she answers, and then she does it in the voice that she uses for odds. “There’s one house in this place has two in the window and one to sit there,” says Pip. “By the pump. I’ve been past it. I’ve laid a pound on being wrong.” She lets go of the sleeve. “You go and look,” she says. “I’d like to have it from somebody who’s nothing on it.” And she gets on with her ruling, line after line, down an empty page.
    ~ learn("pip thinks that a house by the pump is one short")
    ~ change_opinion("pip", 4, "You asked which house.")
    -> DONE
 * [Promise to leave the uncle where he is # act: promise # target: pip]
    “Till Candlemas,” says Pip. She spits in her palm, which is purple, and you shake on it, and have a purple palm. She hangs the coat so that the good side is to the room. It looks, when she has done, very much like a person who has been told to face the wall and has turned round.
    ~ promise("pip", "leave the uncle in the Book till Candlemas")
    ~ change_opinion("pip", 12, "You let her keep her uncle.")
    -> DONE
 * [Tell her that somebody ought to be dug up again # act: refuse # target: pip]
    She does not laugh before it, or after. She opens the Book from the back, and turns over a great many winters, and lays her pen across the place like a bar across a door. “I’ll not rub him out,” she says. “It makes a hole. But I’ll put a query.” You hear it go in: one scratch, and a dot.
    ~ set("uncle_queried", true)
    ~ change_opinion("pip", 2, "You told her to dig the uncle up.")
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
# word: Ezra Pym, the cook, who never asks for anything, sends to ask whether your round of the Hall could for once leave out bed eighty-eight.
# question: demand
~ set("boy_found_at", scene_number())
You have come on your round to bed eighty-eight, which is Mrs. Vetch’s, who is chair of the Vestry and likes her feet out. It is dark under the eaves there at any hour, and you hold the lamp over her; and from under her arm a second face turns up to it: hot, asleep, and about eight years old. Behind you, where the light does not reach, somebody clears his throat.
“I make no complaint,” says Ezra Pym, who cooks for the Watch. He has a very small spoon, and a bowl of broth the size of an egg. “I merely ask you to lower the lamp. He has got the light in his eyes, and he has had a trying week.” # speaker: ezra
 * [Lower the lamp, and hold the bowl for Ezra # act: help # target: ezra]
    It takes nine spoonfuls. The boy swallows as the sleepers do, like a person agreeing to something. “His name is Wick,” says Ezra. “He comes from where there is nobody. I should be obliged if you had not met.” He wipes the child’s chin with the whitest apron in Dormer, and then, without appearing to notice, his own eyes.
    ~ set("boy", "found")
    ~ set("wick_kept", true)
    ~ change_opinion("ezra", 20, "You held the bowl.")
    -> whoever_held_the_lamp
 * [Ask who else knows # act: ask # target: ezra]
    “Anselm turns Mrs. Vetch as though she were alone,” says Ezra. “The good lady herself has been most accommodating. One leaves a can on the back sill, and in the morning there is a hare.” He considers the spoon. “That is five people, with the hare. I had hoped to keep it under four.”
    ~ set("boy", "found")
    ~ learn("somebody from the ridge leaves hares")
    ~ change_opinion("ezra", 8, "You asked who knew.")
    -> whoever_held_the_lamp
 * [Say that the boy must go in the Book # act: refuse # target: ezra]
    “There is an oath about that,” says Ezra. “Nobody from above the fence. They would have to put him out; there is an envelope.” He does not plead, he has not the figure for it. He only draws up the blanket over both their heads, and stands in front, with the broth going cold in his hand. There is nothing to be done about a man who only stands. You go on to eighty-nine; and when you look back from the end of the row he has not moved.
    ~ set("boy", "found")
    ~ set("wick_threatened", true)
    ~ change_opinion("ezra", -14, "You said that the boy must go in the Book.")
    -> DONE

=== whoever_held_the_lamp ===
# question: secret
The broth has all gone in, a very small spoonful at a time. Under Mrs. Vetch’s arm the boy has his mouth open, and a drop of broth on his lip. It would be easy to say that you had seen nothing; it is what everybody in Dormer is good at. “I am looked for in the Posset Kitchen,” says Ezra, and does not go. # speaker: ezra
 * [Count the boy’s breaths, for a minute # act: look # target: ezra]
    You do it with two fingers on the blanket. Mrs. Vetch goes four to the minute, as they all do. The boy goes nine. “Is that many?” asks Ezra, who has asked nobody till now. You say that it is what a person does who is asleep, and means to get up. He turns away, and folds the napkin in four, and in eight, and in sixteen, until it will not fold.
    ~ set("wick_breaths", true)
    ~ learn("the boy breathes nine to the minute")
    ~ change_opinion("ezra", 8, "You counted the boy’s breaths for him.")
    -> DONE
 * [Promise that nobody will hear of it from you # act: promise # target: ezra]
    “I am obliged to you,” says Ezra. He would like to leave it at that. “He asks for goat,” he says, when he has got as far as the foot of the bed. “I have told him that it is goat. I have never told a lie about meat before.” He lays the spoon in the bowl without a sound; and then he goes along to the lamp at the end of the row, and turns it down.
    ~ set("wick_kept", true)
    ~ promise("ezra", "say nothing of the boy")
    ~ change_opinion("ezra", 12, "You promised to say nothing of the boy.")
    -> DONE
 * [Ask how the boy came to be here # act: ask # target: ezra]
    “There is nobody above the fence,” says Ezra. “It is in the oath. So it is nobody.” He tucks in Mrs. Vetch, round both of them. “She was standing at the scullery door with him in her arms. I had the ladle in my hand. She said, he is hot. She said, you have a fire.” It seems to him that it wants something further. “One did have,” says Ezra. He stands and looks at the two of them, with his hands under his apron.
    ~ learn("somebody from the ridge leaves hares")
    ~ learn("there are people on the ridge")
    ~ change_opinion("ezra", 4, "You asked where the boy came from.")
    -> DONE
 * [Carry the lamp for him as far as the Posset Kitchen # act: go # target: the-posset-kitchen]
    He goes in front with the bowl under his apron, past eighty-seven people who have not seen it, up the three steps and through by the low door. In the kitchen he washes up the spoon, dries it, and puts it behind the nutmeg; and then he looks at you as if you had been sent up undercooked, and he had decided to say nothing.
    ~ go("the-posset-kitchen")
    ~ change_opinion("ezra", 6, "You lit him back to his kitchen.")
    -> DONE

=== by_the_dumplings ===
# beat: beat_007
# at: the-posset-kitchen
# with: ezra
# urgency: 7
# word: Ezra Pym has made dumplings, on a day for which they were not down, and has set a place for whoever held the lamp.
# question: mystery
Ezra Pym has set a place for you at the scrubbed end of the table, and there are dumplings on it, on a day for which they were not down. {flag("wick_threatened"):Nothing is said of the Book, or of who is to go in it. He talks, while he ladles, all round that, of the boy|He talks, while he ladles, of the boy}. So that is your extra sleeper, and you could leave it there. But he says that he carried the child in at four in the morning, when you had gone to bed; and you had walked the rows at ten. You ask him to tell you that again.
“It had gone four,” says Ezra. “I remember it by the dumplings. Why do you ask what time it was?” The ladle has stopped halfway. # speaker: ezra
 * [Tell him that there is still one over # act: tell # target: ezra]
    He does the sum. You can see it go down like something swallowed whole. “I have taken great care,” says Ezra slowly, “for thirty years, not to be a man who knows about that.” He looks at the cupboard in the wall where the last line of the recipe should be; and gives you, for want of anything else, the key of the nutmeg. The dumplings have stopped steaming.
    ~ learn("there is one still left over")
    ~ set("ezra_told", true)
    ~ gain("key of the nutmeg")
    ~ change_opinion("ezra", 8, "You told him what was left over.")
    -> one_still_over
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

=== one_still_over ===
# question: mystery
“Then somebody else has done what I did,” says Ezra. “Before me; and never let a crust of it show.” # speaker: ezra
 * [Ask him who was up on the night of Martinmas # act: ask # target: ezra]
    “Nobody. One pours, and they drink; it is the one night when I am looked at.” He runs a cloth round the rim of the copper. “Anselm had his cup by him, and it was full in the morning,” says Ezra. “He told me that he had not cared for the nutmeg. I have thought ever since that it must have been the nutmeg.” He goes round the rim again. It is the cleanest thing in Dormer, and he gives it all his attention.
    ~ learn("anselm left his cup full at martinmas")
    ~ change_opinion("ezra", 4, "You asked about Martinmas.")
    -> DONE
 * { flag("ibb") != "known" and flag("ibb") != "awake" } [Go back through to the Hall, and look at the beds that should be empty # act: go # target: the-hall]
    He gives you a dumpling in a cloth, to be going on with. It is the low door, and the Watch Room, and three steps down. From the last of them you can see along the fourth row to the end, where five beds are made up for the Watch, as flat as letters; four of them are as flat as letters. You stand and eat the dumpling, and find that you have not tasted it.
    ~ go("the-hall")
    ~ learn("one of the five cold beds is not quite flat")
    -> DONE
 * [Say that he need not know any more than that # act: comfort # target: ezra]
    “You are very good,” says Ezra. He takes away your plate, and brings it back with two more on it. “I notice, however,” he says, to the wall where the recipe is, “that it doesn’t come out again. One can put a lid on; it is in there.” He puts a lid on the copper, by way of showing you; and you finish your dinner, and nobody says an unkind word.
    ~ change_opinion("ezra", 10, "You would not have told him more than he could carry.")
    -> DONE

=== is_it_spring ===
# beat: beat_009
# at: the-hall
# urgency: 7
# word: Anselm Marrow sends from the Hall to say that Mrs. Vetch in bed eighty-eight has begun to talk in her sleep, and that by the rule somebody has to be there to agree with her.
# question: demand
~ set("vetch_woke_at", scene_number())
Mrs. Vetch has been talking in her sleep in bed eighty-eight, chiefly of drains; and now, in the middle of December, and of a sentence, the chair of the Vestry sits up with her eyes open. {flag("boy") == "found": Something about eight years old goes down under the blanket beside her, and stops breathing.} “Is it spring?” asks Mrs. Vetch, in a carrying voice. Two hundred people turn over. The framed rule in the Watch Room says that a sleeper who asks is to be told yes. {flag("ibb") != "awake": She is looking past you, down the length of the floor, to the five cold beds that are kept for the Watch; four are empty.}
 * [Say yes, and draw up the blanket # act: deceive]
    “I thought as much,” says Mrs. Vetch. “See to the windows, then.” She lies down, satisfied, and takes whatever she had under her arm back under it. You stand there until she is breathing four to the minute. You have told a good many people in your life that it was all right; none of them had so far to go to find out.
    ~ set("cup", "thin")
    ~ set("vetch_lied_to", true)
    ~ change_opinion("hanne", 8, "You kept the framed rule.")
    -> DONE
 * [Say no: it is the middle of December # act: tell]
    She thinks about it. “Then why,” says Mrs. Vetch, “am I awake?” It is an excellent question; you have the feeling that she used to ask them for a living. She holds out an arm to be helped. {flag("boy") == "found": What is under the blanket she covers up again, with two pats, as one does a pie. }She gets up on a chair at the window, in her bare feet, scratches a hole in the ferns, and looks out for a long time. “Nobody told me,” she says, “that it was slow.”
    ~ set("cup", "thin")
    ~ set("vestry", "one has seen it")
    ~ set("vetch_told", true)
    ~ change_opinion("ambrose", 8, "You told Mrs. Vetch what day it was.")
    ~ change_opinion("hanne", -6, "You told Mrs. Vetch what day it was.")
    -> that_it_was_slow
 * { flag("ibb") != "awake" } [Ask her who is lying in the fifth # act: ask]
    Her eyes come round to you, quite clear, with forty-one years in them. “We agreed not to say,” says Mrs. Vetch. “It was carried. It was very nearly unanimous.” Then the sleep takes her by the back of the neck, like a kitten, and puts her down; and you are left holding the lamp over somebody who is smiling.
    ~ set("cup", "thin")
    ~ learn("the vestry agreed not to say")
    -> DONE

=== that_it_was_slow ===
# question: confession
She is the chair of the Vestry, in flannel, and she has her eye to a hole the size of a penny. Her feet on the seat of the chair are turning blue.
 * [Hold the chair until she has seen enough # act: help]
    It is a quarter of an hour, and she gives you an account of it, under several heads. When her knees begin to go you lift her down. She weighs more than she looks, and is asleep again before you have got her to the bed, with one hand in your collar. “Minute that,” says Mrs. Vetch into your neck.
    ~ set("held_the_chair", true)
    ~ change_opinion("anselm", 8, "You held the chair for Mrs. Vetch.")
    -> DONE
 * [Ask her what the Vestry signed, before it went to bed # act: ask]
    “One always signs something,” says Mrs. Vetch. “It goes into a drawer. One sleeps so much better.” She has taken her eye from the glass; there is a ring round it, of frost. “I had the wording of it,” she says, a good deal slower. “I was against it, and then I had the wording.” She lets herself be led back to bed like a child that has asked one question too many, and you see the sleep come up over her.
    ~ learn("the vestry left a letter in a drawer")
    -> DONE
 * [Tell her that somebody will see her, and get her back to bed # act: warn]
    “I am the chair,” says Mrs. Vetch, who is standing on one. But she comes down. She gets in by herself, and lies straight, and pulls the cap over her ears like a person going back under water. “You may tell them,” she says with her eyes shut, “that I do not sleep through the items.” In a minute she is at four breaths again, and you have only the hole in the ferns to show for it.
    ~ change_opinion("hanne", 4, "You got Mrs. Vetch back to bed.")
    -> DONE

=== four_that_are_empty ===
# at: the-hall
# with: anselm
# when: flag.turning_learned && scene >= flag.turning_at + 3 && flag.ibb != "known" && flag.ibb != "awake" && !flag.fifth_bed_felt
# urgency: 5
# question: find
Anselm has the end of the fourth row still to do, where there is no window, and he has a lamp, and not three hands; and so in the end, since you are standing there, he has let you carry the lamp. At the far end of the row the Watch has five beds of its own. They are made up, and turned down, and nobody lies in them before the spring. You go on ahead, and your hand goes out to each of them by itself, as it has learned to do along the rows. Cold; cold; cold; cold.
Anselm has stopped where he is, four beds off, with somebody’s feet in his hands. He does not say anything. He might be listening for how many posts you touch. # speaker: anselm
 * [Lay your hand on the fifth # act: look # target: anselm]
    It is warm. It is only as warm as a brick is, in flannel, when it has been put there some hours before; and the sheet has been drawn up very high, and smoothed by somebody who is particular about sheets. You take your hand away. When you turn round Anselm has put down the feet, and his own hands are hanging. “Thank you,” says Anselm, and does not say what for.
    ~ set("fifth_bed_felt", true)
    ~ learn("the fifth cold bed is warm")
    ~ change_opinion("anselm", 8, "You felt the fifth bed, and left the sheet as it was.")
    -> left_as_it_was
 * [Ask him why they are kept turned down, if nobody sleeps in them # act: ask # target: anselm]
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

=== left_as_it_was ===
# question: secret
He has come up the row, a bed at a time. He stops at the fourth, which is Old Oake’s, and puts his hand upon the rail of it as though it were a gate. # speaker: anselm
 * [Ask him who it is # act: ask # target: anselm]
    He thinks that over with the greatest care. “I’ve been practising,” says Anselm. “I say it to the mangle.” You wait. He opens his mouth, and shuts it. “It isn’t that I wouldn’t,” he says. “Only, let me come to it. I never was the one to go first.” He goes back to the feet that he left.
    ~ change_opinion("anselm", 6, "You asked who it was, and let him not answer.")
    -> DONE
 * [Draw the blanket one inch higher, and say that it seemed cold # act: keep # target: anselm]
    He watches your hand do it. It is only a blanket. You walk back together between the rows, he on the one side and you on the other, and at about the thirtieth bed he says, “She feels it in the shoulders”; and neither of you has heard it.
    ~ set("blanket_drawn_up", true)
    ~ change_opinion("anselm", 16, "You drew up the blanket in the fifth bed.")
    -> DONE
 * [Take hold of the sheet # act: force # target: anselm]
    He is sixty, and has lifted two hundred people twice a night for most of his life. He does not use any of it. He lays his hand flat on the sheet, beside yours. “Not like that,” says Anselm. “There now. Not by somebody who only wants to know.” You let go. He stays there, with his back to you, tucking in what was tucked in, until you have gone away.
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("anselm", -10, "You would have pulled back the sheet.")
    -> DONE
