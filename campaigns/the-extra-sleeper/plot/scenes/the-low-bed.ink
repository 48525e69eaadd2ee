// What is under the stove, and whose bed is warm.

=== a_fresh_lie ===
# at: the-stove-house
# with: oake
# when: scene >= 3 && !flag.lie_told
# urgency: 3
# question: offer
“In the winter of the two moons,” says Old Oake, “my shadow froze to that wall and we’d to chip it off.” He has let you have the warm end of the bench, and puts the next log in as if it were the point of the story. His left hand has gone up to the lining of his cap, and his boots are set, both of them, before a little iron door in the foot of the stove. “Now you. It’s a stove. She likes one from everybody. It needn’t be true. Better if it’s not.” # speaker: oake
 * [Tell the stove something that is so # act: tell # target: oake]
    You tell her something. It is short, and you had not known that you were going to. Old Oake listens with the chain in his hand. “No,” he says when you have done, quite gently, “that’s not how it goes. You’ve to have a bear in it.” But he does not tell another for as long as you are there, and shuts the fire door as one shuts it on somebody asleep.
    ~ set("lie_told", true)
    ~ change_opinion("oake", 14, "You told the stove something that was so.")
    -> DONE
 * [Tell one with a bear in it # act: deceive # target: oake # stat: tongue]
    { check():
        - "failure":
            “I know that bear,” says Old Oake kindly. You are let finish. When you have, he puts on a log of birch, for talk, and tells you the same one, with the whole of the weather in it; and you see where you went wrong. Yours had an end.
            ~ change_opinion("oake", 4, "You tried one with a bear in it.")
        - else:
            He laughs until the straight edge of his beard catches the light. “And it walked out in the other boots!” says Old Oake. “She’s never had that.” He wipes his eyes. He looks at you, then, a moment too long, with something in his face like a man about to ask for a loan. “You’d believe a thing if I told it you straight,” he says, “would you?” And then a log falls.
            ~ change_opinion("oake", 12, "You told one that nobody had heard.")
    }
    ~ set("lie_told", true)
    -> DONE
 * [Ask about the little iron door # act: ask # target: oake]
    “Ashes,” says Old Oake. He says it too soon. The knob of it is brass, and has been polished by use, and there is not a speck of ash on the sill. “It’s for ashes, and turnips; we’d a clerk once who kept his mother in there for the damp.” Crickets, behind the tiles. “Ask me something else,” he says. “I’ve hundreds.”
    ~ set("lie_told", true)
    ~ learn("the ash door has no ash on it")
    ~ change_opinion("oake", -4, "You asked about the ash door.")
    -> DONE

=== nineteen_steps ===
# beat: beat_011
# at: the-low-room
# with: oake
# urgency: 9
# word: The little ash door in the foot of the stove has been left open, and Old Oake is not on his bench to stand in front of it.
# question: find
Behind the ash door there is a stair with no ash on it. You count nineteen. At the bottom it is warm, and smells like a wood in May after rain; there are a lamp bracket, a stool with a dip in it, and a bed. Moss has grown on the straw and over the blanket and up both the posts, green as a billiard table; and down the middle, where somebody small has lain for a long time and does not lie now, it is going brown.
Seven names are cut in the wall, where a hand could reach them lying down. “I could tell you it was for turnips,” says Old Oake from the top of the stair. “I’ve told it for turnips. I find I can’t, any more.” # speaker: oake
 * [Read the seven names aloud # act: read # target: oake]
    You read them. Agnes is the first. At each of them the old man takes a step down, as if he were being called, until he is standing beside you with his cap held on by both hands. You come to the last. “I read that one out before,” says Old Oake. “Good and loud.” He does not say anything further in that room, and neither do you.
    ~ set("low_bed", "found")
    ~ learn("the seven names")
    ~ change_opinion("oake", 10, "You read the names.")
    -> DONE
 * [Lay your hand in the hollow # act: look # target: oake]
    It is cold. It has been cold, you would say, since about Martinmas. Round it the moss gives under your fingers like something alive, which it is; and the sum does itself, in your hand, as sums do: grows where somebody lies, dies when the bed goes cold. Then you think of what you were asked, in a warm room, by people who wrote nothing down. How well do you sleep?
    ~ set("low_bed", "found")
    ~ learn("bedmoss needs a sleeper")
    ~ set("knows_the_third_question", true)
    -> DONE
 * [Ask him where whoever lay here has gone # act: ask # target: oake]
    “I never saw,” says Old Oake. “I’d my face to the fire. I was coughing.” He looks at the brown place down the middle as you would at the last of a candle. “There’s a man goes by with something in his arms, and you know the step, and you know what he’d be carrying; well, you cough. I’ve done a deal worse by keeping quiet. I thought I’d try it the other way.”
    ~ set("low_bed", "found")
    ~ learn("anselm carried somebody out")
    ~ change_opinion("oake", 8, "You asked, and he told you.")
    -> DONE

=== the_first_slip ===
# beat: beat_014
# at: the-stove-house
# with: oake
# urgency: 7
# word: Old Oake has let the fire go down to have his hands free, and wants something read to him.
# question: plea
Old Oake takes off his cap. You have never seen the top of his head; it is quite white, like the inside of a loaf. Out of the lining he unfolds a slip of paper which has been folded so often that it is four pieces held together by habit. “It wants reading,” he says. “I’ve never heard it in anyone else’s voice. Loud, now. I read the other one loud; that was the second that I drew. That was Ibb Marrow, Anselm’s Ibb.” # speaker: oake
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
# word: Anselm Marrow has stopped in the middle of the fourth row and asks for somebody to hold the lamp.
# question: confession
Anselm stops with his hand on the fifth cold bed. He looks along the row, and waits until there is nobody near enough to hear. {knows("the fifth cold bed is warm"): “You had your hand on it,” he says, “and you never lifted it.” }Then he turns back the sheet a hand’s breadth. She has a rose-coloured cap, and freckles, and is nineteen.
“She went first,” says Anselm. “She went first at everything. I used to wait eleven minutes, for a joke. I waited forty-one years.” He straightens the cap, which is straight. # speaker: anselm
 * { knows("a sleeper wakes to her name") } [Say that you have been told her name # act: tell # target: anselm]
    “Then you’ll know what it’s for,” says Anselm. “I’ve tried. I stand here of a night and I’ve got it ready; and I think of what I’d say to her, and there I am, wanting something.” He looks at you, from under the white hair, like a man at a ferry. “You might keep it by you,” he says. “In case you should ever not want anything.”
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ change_opinion("anselm", 12, "You had her name, and told him so.")
    -> DONE
 * { not knows("a sleeper wakes to her name") } [Ask her name # act: ask # target: anselm]
    He opens his mouth. You see that it is there, and cannot be got out; it is too large for the door. In the end he feels in his waistcoat, and lays on your palm two inches of tape, such as one sews in a coat. The stitches have been unpicked from it, and a long time afterwards put back. Ibb Marrow, it says. He closes your fingers on it.
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ change_opinion("anselm", 12, "You asked her name.")
    -> DONE
 * [Help him turn her # act: help # target: anselm]
    You take the feet. She weighs what a child weighs. “There now,” says Anselm; and then he says, to her, what he has not said at that bed in all the winter: “This is the new hand, Ibb. It can count.” It is the first time anybody has introduced you in Dormer.
    ~ set("ibb", "known")
    ~ set("turned_ibb", true)
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ change_opinion("anselm", 20, "You helped him turn her.")
    -> DONE
 * [Ask about the moss # act: accuse # target: anselm]
    “I did that sum,” he says. “Before I bent down. There would be none for next winter; two hundred and twelve people, and I know what every one of them likes.” The lamp is not quite steady. “I have turned them all for forty-one years. I thought that I would be able to leave her there. And then I thought, it is Martinmas; Ibb will be cold.”
    ~ set("ibb", "known")
    ~ learn("the girl in the rose cap is anselm's twin")
    ~ learn("there will be no moss next winter")
    ~ change_opinion("anselm", -2, "You asked him about the moss.")
    -> DONE

=== owed_to_her ===
# beat: beat_013
# at: the-chapel
# with: ambrose
# urgency: 8
# word: Sister Ambrose has asked for the one who can count, because there is a sum that she would like somebody to see the other side of.
# question: confession
Sister Ambrose turns the slate round on its nail. On the back are names, not numbers; six have been ruled off, and against the seventh the strokes go on to the frame. “They aren’t the village’s nights,” she says. “They’re hers. Ibb Marrow’s; you know her brother, he does the turning. And six before her. We stay up, you see, to pay them back.” # speaker: ambrose
“We have been very sorry for three hundred and forty years,” says Sister Ambrose, and once more, lower, in a voice which is not hers, “and it has not got anybody up.” # speaker: ambrose
 * [Ask how a sleeper is woken # act: ask # target: ambrose]
    “By name,” says Sister Ambrose, “said by somebody who wants nothing by it. That’s all. A child could do it. I go down every Easter, and every Easter I get as far as I, and there I am, wanting to be forgiven.” The eyebrow that never comes down has come down. “You’re a stranger,” she says. “It might be that you don’t want anything.”
    ~ set("ibb", "known")
    ~ learn("a sleeper wakes to her name")
    ~ change_opinion("ambrose", 8, "You asked how they are woken.")
    -> DONE
 * [Kneel on the right-hand kneeler # act: help # target: ambrose]
    It is Sister Clement’s, and she bites. Nothing bites you. You say the responses, where you can find them; and on the other side of the candle a very old woman, who has been saying both halves for two years, stops halfway through the psalm to hear what the other half sounds like. It gets to its end. “Well,” says Sister Ambrose. “So that’s how it comes out.”
    ~ set("ibb", "known")
    ~ set("vigil_kept", true)
    ~ learn("a sleeper wakes to her name")
    ~ change_opinion("ambrose", 22, "You took the right-hand kneeler.")
    -> DONE
 * [Say that being sorry has not lifted her one step # act: accuse # target: ambrose]
    “No,” says Sister Ambrose. She takes it as she takes the mustard. “Somebody else did that. He never said a prayer in his life, and he bent down.” She spits on her cuff and rubs out the last stroke. “Go on, then, child. I’ve sat up sixty-eight years with the door shut. I should like to see what you do with your legs.”
    ~ set("ibb", "known")
    ~ learn("a sleeper wakes to her name")
    ~ set("ambrose_shamed", true)
    ~ change_opinion("ambrose", 6, "You told her what it had come to.")
    -> DONE

=== is_it_over ===
# beat: beat_017
# at: the-hall
# with: anselm
# urgency: 9
# word: The brick in the fifth cold bed has gone cold again, and Anselm Marrow asks for the one person here who wants nothing.
# question: demand
~ set("ibb_woke_at", scene_number())
You say her name, only to see what it sounds like, and want nothing by it. In the fifth cold bed a girl in a rose cap opens her eyes. She looks at the lamp; she looks at you. “Is it over?” says Ibb Marrow.
Anselm has come no nearer than the foot of the bed. “Ibb,” he says. “You have been asleep. I have been, I have been a long time. I have got your fiddle restrung.” She is looking from his white hair to you, to be told who that is. # speaker: anselm
 * [Tell her that it is her brother # act: tell # target: anselm]
    “No,” says Ibb, and then she looks again, at how he stands: behind, and to one side. “You’re all bent,” she says. “Anselm. You’ve gone all bent.” She puts up both her hands to his face. It takes her about eleven minutes; nobody says a word; and when it is over she asks you, over his shoulder, quite steadily, how long.
    ~ set("ibb", "awake")
    ~ promise("anselm", "see Ibb safe")
    ~ change_opinion("anselm", 20, "You told her who he was.")
    -> DONE
 * [Promise her that nobody will put her back # act: promise # target: anselm]
    “Who’d put me?” she says. Then you watch her remember. It goes over her like a hand. “I was playing,” says Ibb Marrow. “They gave me a cup to be going on with.” She has hold of your wrist, and her fingers are very strong, and have moss under the nails. “You said nobody,” she says. “You said it. I heard.”
    ~ set("ibb", "awake")
    ~ set("promised_ibb", true)
    ~ promise("anselm", "let nobody put Ibb back")
    ~ change_opinion("anselm", 14, "You made her a promise.")
    -> DONE
 * [Hand her the fiddle # act: give # target: anselm]
    It is under the bed, in a pillowcase. She tunes it without looking, by the feel, while she looks at everything else: at the rows, the caps, the old man. Then she draws the bow across one string, once. In the whole length of the Hall two hundred and twelve people sigh, and turn over on their left sides, like something at anchor.
    ~ set("ibb", "awake")
    ~ set("fiddle_heard", true)
    ~ change_opinion("anselm", 16, "You gave her the fiddle.")
    ~ change_opinion("ambrose", 6, "There was a fiddle.")
    -> DONE
