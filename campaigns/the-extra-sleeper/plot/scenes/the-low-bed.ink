// What is under the stove, and whose bed is warm.

=== a_fresh_lie ===
# at: the-stove-house
# with: oake
# when: scene >= 3 && !flag.lie_told
# urgency: 3
# question: offer
“In the winter of the two moons,” says {met("oake"):Old Oake|Old Oake, who keeps the great stove in}, “my shadow froze to that wall and we’d to chip it off.” He has let you have the warm end of the bench, and puts the next log in as if it were the point of the story. His left hand has gone up to the lining of his cap, and his boots are set, both of them, before a little iron door in the foot of the stove. “Now you. It’s a stove. She likes one from everybody. It needn’t be true. Better if it’s not.” # speaker: oake
 * [Tell the stove something that is so # act: tell # target: oake]
    You tell her something. It is short, and you had not known that you were going to. Old Oake listens with the chain in his hand. “No,” he says when you have done, quite gently, “that’s not how it goes. You’ve to have a bear in it.” But he does not tell another for as long as you are there, and shuts the fire door as one shuts it on somebody asleep.
    ~ set("lie_told", true)
    ~ change_opinion("oake", 14, "You told the stove something that was so.")
    -> DONE
 * [Tell one with a bear in it # act: deceive # target: oake # stat: tongue]
    { check():
        - "partial":
            He laughs in the first half, and in the second he puts on a log. “You’ve a good bear,” says Old Oake, “and you’ve gone and told me what he was for.” It costs you a chestnut; it is the fine, he says, for a moral. He eats it himself, looking into the fire, and does not tell another.
            ~ change_opinion("oake", 6, "You told one with half a bear in it.")
        - "failure":
            “I know that bear,” says Old Oake kindly. You are let finish. When you have, he puts on a log of birch, for talk, and tells you the same one, with the whole of the weather in it; and you see where you went wrong. Yours had an end.
            ~ change_opinion("oake", 4, "You tried one with a bear in it.")
        - else:
            He laughs until the straight edge of his beard catches the light. “And it walked out in the other boots!” says Old Oake. “She’s never had that.” He wipes his eyes. He looks at you, then, a moment too long, with something in his face like a man about to ask for a loan. “You’d believe a thing if I told it you straight,” he says, “would you?”
            ~ change_opinion("oake", 12, "You told one that nobody had heard.")
            ~ set("lie_told", true)
            -> told_straight
    }
    ~ set("lie_told", true)
    -> DONE
 * [Ask about the little iron door # act: ask # target: oake]
    “Ashes,” says Old Oake. He says it too soon. The knob of it is brass, and has been polished by use, and there is not a speck of ash on the sill. “It’s for ashes, and turnips; we’d a clerk once who kept his mother in there for the damp.” Crickets, behind the tiles. “I’ve hundreds of others,” he says; and he gives you one, to be going on with, about a clergyman and a whale. It is a good one. All the time that he is telling it he does not move his boots.
    ~ set("lie_told", true)
    ~ learn("the ash door has no ash on it")
    ~ change_opinion("oake", -4, "You asked about the ash door.")
    -> DONE

=== told_straight ===
# question: offer
He is not looking at you. He is looking at the log that he has got in his hands, and has forgotten to put in. # speaker: oake
 * [Say that you would # act: promise # target: oake]
    “Aye,” says Old Oake. “That’s what I was afraid of.” The log goes in after all. He watches until it has caught, and his left hand comes down from the cap, an inch at a time, like something that has been told it may. “Not today,” he says. “But I’ll know where to bring it.” And he gives you three chestnuts, hot, and shifts along, so that you have the whole of the warm end.
    ~ set("oake_may_tell", true)
    ~ promise("oake", "believe him if he tells it straight")
    ~ change_opinion("oake", 10, "You said that you would believe him.")
    -> DONE
 * [Say that it would depend upon the bear # act: answer # target: oake]
    It is the right answer. He slaps his knee, and there is soot in the air for some time. “It would,” says Old Oake, “it always does.” You have let him off; he is so much obliged to you that he tells you the one about the bishop’s wife, which is kept for weddings, and you do not find out until he has done that he has been crying, and not from laughing.
    ~ change_opinion("oake", 8, "You let him off.")
    -> DONE
 * [Ask him to try # act: ask # target: oake]
    “I was the new hand,” says Old Oake. “Same as you. I’d a cap; they wanted a cap.” That is all of it. The log slips, and he is up, with the chain, and the long shovel, and a great deal of noise. When he sits down again it is with his back to you. “It wants a bear,” he says.
    ~ learn("they wanted oake’s cap for something")
    ~ change_opinion("oake", 2, "You asked him to tell it straight.")
    -> DONE

=== nineteen_steps ===
# beat: beat_011
# at: the-low-room
# with: oake
# urgency: 9
# word: Old Oake asks for the one who counts to go down by the little ash door to the Low Room, and look; he will not say at what, and he has not put a bear in it.
# question: find
Behind the ash door there is a stair with no ash on it. You count nineteen. At the bottom it is warm, and smells like a wood in May after rain; the stool has a dip in it, and there is the bed. Moss has grown on the straw and over the blanket and up both the posts, green as a billiard table; and down the middle, where somebody small has lain for a long time and does not lie now, it is going brown.
Seven names are cut in the wall, where a hand could reach them lying down. “I could tell you it was for turnips,” says Old Oake from the top of the stair. “I’ve told it for turnips. I find I can’t, any more.” # speaker: oake
 * [Read the seven names aloud # act: read # target: oake]
    You read them. Agnes is the first. At each of them the old man takes a step down, as if he were being called, until he is standing beside you with his cap held on by both hands. The last is Ibb Marrow. “I read that one out before,” says Old Oake. “Good and loud.”
    ~ set("low_bed", "found")
    ~ learn("the seven names")
    ~ change_opinion("oake", 10, "You read the names.")
    -> under_the_stove
 * [Lay your hand in the hollow # act: look # target: oake]
    It is cold. It has been cold, you would say, since about Martinmas. Round it the moss gives under your fingers like something alive, which it is; and the sum does itself, in your hand, as sums do: grows where somebody lies, dies when the bed goes cold. Then you think of what you were asked, in a warm room, by people who wrote nothing down. How well do you sleep?
    ~ set("low_bed", "found")
    ~ learn("bedmoss needs a sleeper")
    ~ set("knows_the_third_question", true)
    -> under_the_stove
 * [Ask him where whoever lay here has gone # act: ask # target: oake]
    “I never saw,” says Old Oake. “I’d my face to the fire. I was coughing.” He looks at the brown place down the middle as you would at the last of a candle. “There’s a man goes by with something in his arms, and you know the step, and you know what he’d be carrying; well, you cough. I’ve done a deal worse by keeping quiet. I thought I’d try it the other way.”
    ~ set("low_bed", "found")
    ~ learn("anselm carried somebody out")
    ~ change_opinion("oake", 8, "You asked, and he told you.")
    -> under_the_stove

=== under_the_stove ===
# question: secret
Something in the moss lets go, with the smallest possible sigh. The old man has got both hands up to his cap, and is listening to it as one listens to a child through a wall. # speaker: oake
 * { knows("the seven names") and met("anselm") } [Ask him about the last of the names, and whose people she was # act: ask # target: oake]
    “There were two Marrows,” says Old Oake. “There’s one. I’m not a scholar.” He looks at the wall, where there is no figure yet after the last of the names. “You ask him. Not here; you ask him up there, at the end of his row, when he’s got his hands full. He’ll not say it. But he’ll not say no.” Then he turns his face to the stone, and stays like that, holding on by the wall.
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("oake", 6, "You asked about the last of the names.")
    -> DONE
 * { not knows("bedmoss needs a sleeper") } [Ask him what the bed is for # act: ask # target: oake]
    “It’s for that.” He means the moss. “You’ll have seen it in the jars. It’ll not grow on straw; we’ve tried it on straw, we tried a sheep. It wants somebody that’s been put to lie there, and doesn’t get up.” It is the longest thing that you have heard him say without an animal in it that talks. “And they’ve all had their cup off it,” says Old Oake, “every winter, and slept lovely.” He sits down upon the stair, on the lowest of the nineteen, with his back to the bed.
    ~ learn("bedmoss needs a sleeper")
    ~ change_opinion("oake", 6, "You asked what the bed was for.")
    -> DONE
 * [Ask him who is to lie here next # act: accuse # target: oake]
    He looks at you. It begins at the boots, and it goes up, and he sees that you see it, and stops. “I only do the fire,” says Old Oake. There is nineteen steps’ worth of silence. “They said no family,” he says then, and claps his hand on his mouth. He sits down on the stair with his face in his sleeve; and you are left with a lamp, a stool, and a bed that is about the right length.
    ~ set("knows_the_third_question", true)
    ~ learn("somebody is wanted for the low bed")
    ~ change_opinion("oake", -4, "You asked him who was next.")
    -> DONE
 * [Go up with him, and promise not to say who let you see # act: go # target: the-stove-house]
    “Say it if you like,” says Old Oake. “I’d as soon it was known of me as most things.” But he has let go of the cap. You go up together, he behind, with a hand out in case you should fall; and at the top he moves his bench back before the little door, looks at where it stands, and moves it a foot to the left, so that there is room to get by.
    ~ go("the-stove-house")
    ~ promise("oake", "not to say who let you see the Low Room")
    ~ change_opinion("oake", 12, "You would have kept it from the others that he let you see.")
    -> DONE

=== the_first_slip ===
# beat: beat_014
# at: the-stove-house
# with: oake
# urgency: 7
# word: Old Oake has let the fire go down to have his hands free, and wants something read to him.
# question: plea
Old Oake takes off his cap. You have never seen the top of his head; it is quite white, like the inside of a loaf. Out of the lining he unfolds a slip of paper which has been folded so often that it is four pieces held together by habit. “It wants reading,” he says. “I’ve never heard it in anyone else’s voice. Loud, now. I read the other one loud; that was the second that I drew. That was Ibb Marrow, Anselm’s Ibb.{flag("ibb") == "awake": She’s up and about, and she’s heard it from me. She’s not heard about the first.}” # speaker: oake
It says: Nan Oake, eleven.
 * [Read it loud # act: help # target: oake]
    You read it, good and loud, to the stove and the boots and the nine-foot shovel. Old Oake stands bareheaded with his eyes shut. It is very quiet afterwards; it is only a name. “There,” he says. “That’s what it’d have been.” He puts the slip in at the fire door, and does not watch it. “She’s fifty-two,” he says. “She’s in cheese.”
    ~ set("slip_burned", true)
    ~ set("oake_truthful", true)
    ~ change_opinion("oake", 20, "You read it loud.")
    -> DONE
 * [Say that it is Anselm who should hear it # act: persuade # target: oake # stat: tongue]
    { check():
        - "failure":
            “No,” says Old Oake. “I’d sooner walk in there.” He means the fire. He gets the cap on again, back to front, and in the end he tells you one, with two bears.
            ~ change_opinion("oake", -6, "You told him to tell Anselm.")
        - else:
            He goes in his stockings. You see it from the door of the Hall: the one straight and the one bent, and a bit of paper; and the bent one reads it, and folds it again along all its folds, and gives it back. They sit down on the floor with their backs to the same bed. Nobody has ever seen Anselm on Old Oake’s left.
            ~ set("oake_told_anselm", true)
            ~ set("oake_truthful", true)
            ~ change_opinion("oake", 22, "You sent him to Anselm.")
            ~ change_opinion("anselm", 14, "Old Oake came, and it was you who sent him.")
    }
    -> DONE
 * [Give it back unread # act: refuse # target: oake]
    “You can’t make it out,” says Old Oake. “No. It’s worn.” He is not hurt, he helps you to it. He folds it up in four, and in eight, and it goes back into the lining; and presently he begins, in a voice that only shakes for the first line, on the winter when the sun forgot.
    ~ change_opinion("oake", -8, "You gave the slip back unread.")
    -> DONE

=== eleven_minutes ===
# beat: beat_012
# at: the-hall
# with: anselm
# urgency: 8
# word: Anselm Marrow has stopped in the middle of his round of the Hall, and asks whether you would come and hold the lamp for him.
# question: confession
~ set("ibb_known_at", scene_number())
Anselm gives you the lamp to hold. He goes before you to the end of the fourth row, and stops with his hand on the last of the five cold beds that are kept for the Watch. He looks back along the row, and waits until there is nobody near enough to hear. {knows("the fifth cold bed is warm"): “You had your hand on it,” he says, “and you never lifted it.” }Then he turns back the sheet a hand’s breadth. She has a rose-coloured cap, and freckles, and is nineteen.
“She went first,” says Anselm. “She went first at everything. I used to wait eleven minutes, for a joke. I waited forty-one years.” He straightens the cap, which is straight. # speaker: anselm
 * { knows("a sleeper wakes to her name") or knows("the seven names") } [Say that you know her name # act: tell # target: anselm]
    {knows("a sleeper wakes to her name"): “Then you’ll know what it’s for,” says Anselm.|“It’s on the wall,” says Anselm. “It’s the last. She’d wake to it, they say, if it was said by somebody who wanted nothing.” He moves the lamp in your hand, so that it is off her eyes.} “I’ve tried. I stand here of a night and I’ve got it ready; and I think of what I’d say to her, and there I am, wanting something.” He looks at you, from under the white hair, like a man at a ferry. “You might keep it by you,” he says. “In case you should ever not want anything.”
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ change_opinion("anselm", 12, "You had her name, and told him so.")
    -> the_sheet_turned_back
 * { not knows("a sleeper wakes to her name") and not knows("the seven names") } [Ask her name # act: ask # target: anselm]
    He opens his mouth. You see that it is there, and cannot be got out; it is too large for the door. In the end he feels in his waistcoat, and lays on your palm two inches of tape, such as one sews in a coat. The stitches have been unpicked from it, and a long time afterwards put back. Ibb Marrow, it says. He closes your fingers on it.
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ gain("name tape of Ibb Marrow’s")
    ~ change_opinion("anselm", 12, "You asked her name.")
    -> the_sheet_turned_back
 * [Help him turn her # act: help # target: anselm]
    You take the feet. She weighs what a child weighs. “There now,” says Anselm; and then he says, to her, what he has not said at that bed in all the winter: “This is the new hand, Ibb. It can count.” It is the first time anybody has introduced you in Dormer.
    ~ set("ibb", "known")
    ~ set("turned_ibb", true)
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ change_opinion("anselm", 20, "You helped him turn her.")
    -> the_sheet_turned_back
 * { knows("bedmoss needs a sleeper") } [Ask what will become of the moss without her # act: accuse # target: anselm]
    “I did that sum,” he says. “Before I bent down. There would be none for next winter; two hundred and twelve people, and I know what every one of them likes.” The lamp is not quite steady. “I have turned them all for forty-one years. I thought that I would be able to leave her there. And then I thought, it is Martinmas; Ibb will be cold.”
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ learn("there will be no moss next winter")
    ~ change_opinion("anselm", -2, "You asked him about the moss.")
    -> the_sheet_turned_back

=== the_sheet_turned_back ===
# question: confession
She breathes; you count it, since you cannot help it, and it is three to the minute. Since Martinmas one person has heard her do it, and now there are two of you. He has not yet drawn up the sheet. # speaker: anselm
 * [Promise to tell nobody whose bed it is # act: promise # target: anselm]
    “It’s mine,” says Anselm. “It’s my own bed. I make it up every year.” He seems to find that this covers it. When he has smoothed the sheet he does a thing that you have not seen him do for anybody: he leaves the lamp with you, and goes off down the row in the dark to begin on the others, as a man goes out who has got somebody to sit in.
    ~ promise_not_to("anselm", "tell nobody who is in the fifth bed", "tell", "", "the girl from the low bed is in anselm’s own bed")
    ~ change_opinion("anselm", 14, "You would tell nobody who was in the fifth bed.")
    -> DONE
 * [Ask him what he means to do at Candlemas # act: ask # target: anselm]
    “Wake her with the rest,” says Anselm. “There’s such a to-do, that morning. There’s porridge. I thought that if she was only in a row, with a cap on, like anyone, it would get done before they had counted.” He draws up the sheet. “I can’t wait for it, though,” he says. “There’s the Doctor told me, as a matter of interest, that they never last much over the forty-one.” He says there now, twice, and it is some time before you see that he has said it to you.
    ~ learn("nobody in the low bed lasts much over forty-one winters")
    ~ change_opinion("anselm", 6, "You asked what he meant to do.")
    -> DONE
 * [Warn him that it cannot be hidden until the spring # act: warn # target: anselm]
    “No,” he says. “It’s only to be hidden for today. It always has been.” He puts the cap straight again. “I’ve got very good at today. I could teach it.” He draws the sheet as high as it goes; then he takes the lamp from your hand and turns the wick down, bed by bed, all the way back, until one could not tell her from the rest of them, and neither could he.
    ~ change_opinion("anselm", 2, "You warned him that it could not be hidden.")
    -> DONE

=== owed_to_her ===
# beat: beat_013
# at: the-chapel
# with: ambrose
# urgency: 8
# word: Sister Ambrose has asked for the one who can count, because there is a sum that she would like somebody to see the other side of.
# question: confession
~ set("ibb_known_at", scene_number())
Sister Ambrose turns the slate round on its nail. On the back are names, not numbers; six have been ruled off, and against the seventh the strokes go on to the frame. “They aren’t the village’s nights,” she says. “They’re hers. Ibb Marrow’s; you know her brother, he does the turning. And six before her. We stay up, you see, to pay them back.” # speaker: ambrose
“We have been very sorry for three hundred and forty years,” says Sister Ambrose, and once more, lower, in a voice which is not hers, “and it has not got anybody up.” # speaker: ambrose
 * [Ask how a sleeper is woken # act: ask # target: ambrose]
    “By name,” says Sister Ambrose, “said by somebody who wants nothing by it. That’s all. A child could do it. I go down every Easter, and every Easter I get as far as I, and there I am, wanting to be forgiven.” The eyebrow that never comes down has come down. “You’re a stranger,” she says. “It might be that you don’t want anything.”
    ~ set("ibb", "known")
    ~ learn("a sleeper wakes to her name")
    ~ change_opinion("ambrose", 8, "You asked how they are woken.")
    -> by_somebody_who_wants_nothing
 * [Kneel on the right-hand kneeler # act: help # target: ambrose]
    It is Sister Clement’s, and she bites. Nothing bites you. You say the responses, where you can find them; and on the other side of the candle a very old woman, who has been saying both halves for two years, stops halfway through the psalm to hear what the other half sounds like. It gets to its end. “Well,” says Sister Ambrose. “So that’s how it comes out.” She gets up, by stages. “I’ll give you something for that,” she says. “They wake to their names. It has only to be somebody who wants nothing by it, and I have been wanting things in this room since I was sixteen.”
    ~ set("ibb", "known")
    ~ set("vigil_kept", true)
    ~ learn("a sleeper wakes to her name")
    ~ change_opinion("ambrose", 22, "You took the right-hand kneeler.")
    -> by_somebody_who_wants_nothing
 * [Say that being sorry has not lifted her one step # act: accuse # target: ambrose]
    “No,” says Sister Ambrose. She takes it as she takes the mustard. “Somebody else did that. He never said a prayer in his life, and he bent down.” She spits on her cuff and rubs out the last stroke. “You’ve only to say her name, and want nothing by it. I never could. Go on, then, child. I’ve sat up sixty-eight years with the door shut. I should like to see what you do with your legs.”
    ~ set("ibb", "known")
    ~ learn("a sleeper wakes to her name")
    ~ set("ambrose_shamed", true)
    ~ change_opinion("ambrose", 6, "You told her what it had come to.")
    -> by_somebody_who_wants_nothing

=== by_somebody_who_wants_nothing ===
# question: offer
She has hung the slate on its nail again with the names outward. It must be a long time since they had the light on them. # speaker: ambrose
 * [Ask her where the girl lies now # act: ask # target: ambrose]
    “Where would you put your sister?” says Sister Ambrose. “In your own bed; and you’d sit up.” She lets you have that for as long as a candle takes to spit. “I went down to say good evening to her, at Martinmas, when they’d all drunk; and there was a hollow, and a bit of rosemary. I laughed so that I’d to hold on to the wall. It’s the only good thing that has been done in Dormer in my time, and it was a theft.” She turns to her psalm. She is still laughing in the second half.
    ~ learn("the girl from the low bed is in anselm’s own bed")
    ~ change_opinion("ambrose", 8, "You asked where the girl was.")
    -> DONE
 * [Promise her to try it # act: promise # target: ambrose]
    “Don’t promise,” says Sister Ambrose. “If you promise, then you’ll want to keep it.” She sees your face. “I know. It’s a wicked little lock. I’ve been at it with every key that I’ve got.” But she reaches up, which is not far, and makes a cross upon your forehead with a thumb that smells of mustard; and afterwards she kneels down, on the left, with her back to you, so as not to be seen hoping.
    ~ promise("ambrose", "say Ibb’s name to her")
    ~ change_opinion("ambrose", 10, "You said that you would try it.")
    -> DONE
 * [Confess that you want a good many things # act: confess # target: ambrose]
    “Well, let’s have them,” says Sister Ambrose. You tell her. There are more than you had thought, and one that you would not have said in a warmer room. She nods at each as if she were ticking off washing. “That’s nothing,” she says. “That’s only what everybody wants; leave it here. I’ll mind it for you until you’ve been.” And it is ridiculous, but you feel lighter; she has got up on the kneeler, and is telling it all to Sister Clement.
    ~ set("wants_left_in_chapel", true)
    ~ change_opinion("ambrose", 12, "You told her what you want.")
    -> DONE
 * [Go straight down to the Hall with it # act: go # target: the-hall]
    You have the covered way before you, and the woodpile, and a name in your mouth, which you carry like a full cup. “Don’t run,” calls Sister Ambrose behind you. “You’ll want to get there!” So you walk. It is warm in the Hall. Two hundred people breathe out, and you stand there in the door with your hands held a little away from your sides.
    ~ go("the-hall")
    -> DONE

=== is_it_over ===
# beat: beat_017
# at: the-hall
# with: anselm
# urgency: 9
# word: Anselm Marrow asks for you in the Hall; he will say only that the brick has gone cold again, and that you would know which.
# question: demand
~ set("ibb_woke_at", scene_number())
The brick has gone cold again. Anselm draws it out from the foot of the fifth bed, at the end of the fourth row, and stands there holding it, and looks at you; and then he steps back, so as not to be in the way. You say her name, only to see what it sounds like, and want nothing by it. In the bed a girl in a rose cap opens her eyes. She looks at the lamp; she looks at you. “Is it over?” says Ibb Marrow.
Anselm has come no nearer than the foot of the bed. “Ibb,” he says. “You have been asleep. I have been, I have been a long time. I have got your fiddle restrung.” She is looking from his white hair to you, to be told who that is. Under the bed the end of a pillowcase sticks out, with a fiddle’s neck in it. # speaker: anselm
 * [Tell her that it is her brother # act: tell # target: anselm]
    “No,” says Ibb, and then she looks again, at how he stands: behind, and to one side. “You’re all bent,” she says. “Anselm. You’ve gone all bent.” She puts up both her hands to his face. It takes her about eleven minutes, and nobody says a word.
    ~ set("ibb", "awake")
    ~ promise("anselm", "see Ibb safe")
    ~ change_opinion("anselm", 20, "You told her who he was.")
    -> how_long
 * [Promise her that nobody will put her back # act: promise # target: anselm]
    “Who’d put me?” she says. Then you watch her remember. It goes over her like a hand. “I was playing,” says Ibb Marrow. “They gave me a cup to be going on with.” She has hold of your wrist, and her fingers are very strong, and have moss under the nails. “You said nobody,” she says. “You said it. I heard.” Only then does she look past you, at the old man, and at how he stands: behind, and to one side. “Anselm?” says Ibb.
    ~ set("ibb", "awake")
    ~ set("promised_ibb", true)
    ~ promise("anselm", "let nobody put Ibb back")
    ~ change_opinion("anselm", 14, "You made her a promise.")
    -> how_long
 * [Hand her the fiddle # act: give # target: anselm]
    You draw it out from under the bed. She tunes it without looking, by the feel, while she looks at everything else: at the rows, the caps, the old man. Then she draws the bow across one string, once. In the whole length of the Hall two hundred and twelve people sigh, and turn over on their left sides, like something at anchor. She lowers the bow. She has seen how the old man holds his head while he listens. “You’re never Anselm,” says Ibb.
    ~ set("ibb", "awake")
    ~ set("fiddle_heard", true)
    ~ change_opinion("anselm", 16, "You gave her the fiddle.")
    ~ change_opinion("ambrose", 6, "There was a fiddle.")
    -> how_long

=== how_long ===
# question: demand
“I carried you up,” says Anselm. “At Martinmas. I ought to have done it before.” It is the whole of what he had got ready, and he has come to the end of it. Ibb looks over his shoulder, at you, as being the one who has had less to do with it. “How long?” she asks, quite steadily.
 * [Tell her: forty-one winters # act: answer # target: anselm]
    She takes it without moving. You see her lips go; she is doing it by birthdays. “I’m sixty,” says Ibb. “I’m never sixty.” She holds out her hand in front of her, and it is nineteen. Then she laughs, since it is too large for anything else, and says that she has missed her tea. Anselm has got her feet on the floor. He kneels down there and rubs them, first the left and then the right, as he has seen it done; and you go a few beds off and straighten a blanket, to leave them alone with it.
    ~ set("ibb_told_years", true)
    ~ change_opinion("anselm", 6, "You told her how long.")
    -> DONE
 * [Say that it is for Anselm to tell her # act: put_off # target: anselm]
    He says it. It takes him three runs, like a man with a gate. “You daft thing,” says Ibb, when he has got over. “You could have gone off. You could’ve had a wife, and a pig.” He says that he had thought of a pig. She has hold of his sleeve, where the rose wool is; by that she gets herself up, and tries the floor, and by that she walks him to the end of the row and back, going first. You hold the lamp for them and are forgotten, and do not mind it.
    ~ set("ibb_told_years", true)
    ~ set("anselm_told_years", true)
    ~ change_opinion("anselm", 14, "You let him be the one to tell her.")
    -> DONE
 * [Say that it is December, and let the rest wait # act: comfort # target: anselm]
    “It’s never December,” says Ibb, “it’s not dark enough”; she has always slept through it, like everyone. She knows quite well that it is not what she asked. You see her decide to let you keep it for her until she has had something to eat. “He’s got old, though,” she says to you, low, while her brother is finding her some stockings, “so it’ll be a lot.” He puts them on her, one after the other, with his tongue between his teeth. The bed behind her keeps the shape of her a good while; neither of them looks round at it.
    ~ set("ibb_years_kept", true)
    ~ change_opinion("anselm", 4, "You kept the years from her for an hour.")
    -> DONE
