// Who comes for the new hand, and why now.

=== the_cat_on_the_sill ===
# at: the-hall, the-watch-room, the-posset-kitchen
# when: scene >= 9 && (flag.seventh_coat == "seen" \|\| flag.cup == "thin") && flag.low_bed != "found"
# again: 5
# urgency: 7
# question: mystery
{ the_cat_on_the_sill < 2: The cat Tuesday has the run of the blankets, lies upon whoever is warmest, and is never wrong. She has green on her back. It is a smear of something, bright as a billiard table; when you bend to see she walks off, looks round, and walks on. It is the way to the Stove House that she takes. There is a little iron door there, low down in the foot of the great stove, for the ash; of late it has been left open by the width of a cat.|{ the_cat_on_the_sill == 2: The cat is there again, and again she has that green on her. She sits down in front of you, and yawns, and it smells, of all things, of a wood in May. Then she gets up, and goes to see whether you are coming.|Tuesday has brought you something. It is a sprig of moss, and she lays it upon your boot.}}
{ the_cat_on_the_sill < 2: Old Oake has his bench in front of it, as a rule, and one hears him. One does not hear him now.|It is the Stove House again, and the little ash door.}
 * [Follow her to the stove, and in at the ash door # act: go # target: the-low-room]
    It is not what one expects of an ash door. There is a stair, and air comes up it, warm. You have your hand on the wall, and have begun to count, before you have asked yourself whether you ought.
    ~ go("the-low-room")
    -> DONE
 * [Look for Old Oake first, and ask him what is behind it # act: ask]
    ~ go("the-stove-house")
    You find him in the Stove House, behind the birch, where there is just room for a man who wishes to be thought somewhere else. “Turnips,” says Old Oake. He comes out; he shuts the door with his boot; he picks up the cat, and turns her over, and wipes her down with his own sleeve. His hands are shaking so much that she stays to be polite.
    ~ change_opinion("oake", 2, "You asked before you went in.")
    -> DONE
 * [Go and shut the ash door, and put the cat out # act: hide]
    ~ go("the-stove-house")
    The hinges have been oiled. It closes without a sound; and you stand there, with your back against warm iron, and your heart going, like somebody who has just been told something through a wall.
    -> DONE

=== two_loaves_for_the_chapel ===
# at: the-hall, the-watch-room, the-posset-kitchen, the-stove-house, the-street, the-schoolroom
# when: scene >= 12 && flag.low_bed == "found" && flag.ibb != "known" && flag.ibb != "awake"
# again: 5
# urgency: 7
# question: plea
{ two_loaves_for_the_chapel < 2: Ezra has come out with a cloth over his arm and two small loaves in it. “It is Friday, or it is near enough,” says Ezra. “They go up to the Chapel. She has sent down to say that if the one who counts were to bring them, she would turn something round that she has had with its face to the wall.”|{ two_loaves_for_the_chapel == 2: “They are not what they were,” says Ezra. It is the same two loaves. “She has sent again. She is eighty-four. She says that she has got something to show to a person with a head for figures; and that she would not like to die of waiting, it would look so careless.”|“I have had to toast them,” says Ezra, and puts both loaves into your arms.}} # speaker: ezra
 * [Carry the loaves up to the Chapel # act: go # target: the-chapel]
    It is a covered way, past the woodpile, and colder at every yard, as though the cold were kept up there and let out as needed. There are two voices, at prayers. They stop when they hear you.
    ~ go("the-chapel")
    -> DONE
 * [Ask him what it is that she has to show # act: ask # target: ezra]
    “I have never asked,” says Ezra. “It has a gold frame. I am a plain cook.” He shifts the cloth to the other arm. “I will tell you what I think,” he says: “I think that it is a bill.”
    -> DONE
 * [Let somebody else go # act: refuse # target: ezra]
    He takes them himself, in the end, complaining of nothing. It is said afterwards that a very small black shape came out on the porch to meet him, and looked past him down the path, and went in.
    ~ change_opinion("ambrose", -4, "You did not come.")
    -> DONE

=== not_to_be_minuted ===
# at: the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom
# when: scene >= 12 && flag.low_bed == "found" && flag.seventh_coat == "seen" && flag.envelope != "read"
# again: 5
# urgency: 7
# question: demand
{ not_to_be_minuted < 2: Pip has been sent to fetch you, and is not laughing. “She wants you in the Watch Room,” says Pip. “Hanne. She’s shut the Book. She’s put the lamp in the middle of the table, and she’s got her hands flat, like this. She said it wasn’t to be minuted. She’s never said that.”|{ not_to_be_minuted == 2: “She’s still sat there,” says Pip. “I looked through the keyhole. She’s got out a letter and she keeps making it straight.”|“It’s the same letter,” says Pip.}} { not_to_be_minuted < 2: Pip looks up at you; there is ink on her chin. “She said to say please,” she says. “I’ve got no odds on it at all.”|She does not offer you odds.} # speaker: pip
 * [Go to the Watch Room # act: go # target: the-watch-room]
    Pip comes with you as far as the three steps, holding on to the back of your coat. There she lets go.
    ~ go("the-watch-room")
    -> DONE
 * [Ask Pip what she thinks it is # act: ask # target: pip]
    “It’s you,” says Pip. “It’s something about you. I wrote your letter, I copied it, it said that there was no need to bring much.” She has begun to cry, in a furious kind of way, out of one eye. “I thought that it was because of the sledge,” she says.
    ~ learn("they told pip that you need not bring much")
    ~ change_opinion("pip", 6, "You asked her what she thought.")
    -> DONE
 * [Send word that you are on your round # act: put_off]
    “That’s what I’d do,” says Pip. She does not go at once. “Five to one she waits,” she says. “She’s good at it. It’s all she’s ever done.”
    -> DONE

=== the_fifth_brick ===
# at: the-watch-room, the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom, the-low-room, the-stones
# when: scene >= 14 && flag.ibb == "known" && flag.boy == "found" && (flag.cup == "thin" \|\| scene >= 20)
# again: 4
# urgency: 8
# question: plea
{ the_fifth_brick < 2: Anselm has come to look for you, out of the Hall, in his socks. He has a brick in his arms, in flannel, such as one warms a bed with. {not knows("the girl in the rose cap is anselm's twin"): “It’s Ibb,” he says. “She’s my sister; I ought to have told you before anyone did. I carried her up, and put her in my own bed.” He shifts the brick.} “It keeps going cold,” says Anselm. “I heat it, and I put it to her feet, and it goes cold quicker than it ought to. They do that, near the end. There’s a doctor who told me so.”|{ the_fifth_brick == 2: “She has moved her hand,” says Anselm. He has run; he is sixty, and has run in his socks. “It was under the blanket, and it’s on top.”|Anselm is standing there with the lamp. He has stopped asking.}}
{ the_fifth_brick < 2: “It wants somebody to say her name who doesn’t want anything,” he says, “and I want such a lot. I thought of you. I don’t mean it unkindly.”|{ the_fifth_brick == 2: “I said it myself,” says Anselm. “It’s no use. She only sighed.”|He holds it out to you.}} # speaker: anselm
 * [Go with him to the Hall # act: go # target: the-hall]
    He walks behind you the whole of the way; he has never liked to go first through a door. At the end of the fourth row he gives you the lamp.
    ~ go("the-hall")
    -> DONE
 * [Ask him what will become of the rest, if she wakes # act: ask # target: anselm]
    “There’ll be none for next winter,” says Anselm. “They would have to stop up, and be hungry. I know. I know what each of them likes for breakfast.” He moves the brick to his other arm. “I did it by weight,” he says. “Two hundred and twelve of them, and one of her. And then I went and picked her up. I never could do sums.”
    ~ learn("there will be no moss next winter")
    ~ change_opinion("anselm", 4, "You asked about the rest.")
    -> DONE
 * [Say that you want too much yourself # act: refuse # target: anselm]
    “Do you?” says Anselm. He looks at you with real interest, and his eyes come fully open; they are grey. “I hadn’t thought that you’d got anybody.” He waits a while, in case it should pass off, as a hiccup does. Then he goes in again to heat the brick.
    -> DONE

=== any_other_business ===
# at: the-hall, the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom, the-low-room, the-stones
# when: scene >= 20 && flag.ibb == "awake" && flag.envelope == "read"
# again: 4
# urgency: 9
# question: demand
{ any_other_business < 2: It is Old Oake who has been sent for you, and he has not got a story. “It’s the day,” he says. “It’s the short one, with the long night after it. He’s put the copper on, the undertaker has; there’s half of what it wants. They’ve all come in. The nun’s down. There’s the girl sat there, in that coat.” He looks at his boots.|{ any_other_business == 2: “They’re still sat there,” says Old Oake. “Nobody’ll start. She says that there’s no envelope for it; I never thought I’d hear that. The copper’s on the simmer.”|Old Oake has come out with a lantern, and no hat.}}
{ any_other_business < 2: “Nobody’s got a number,” says Old Oake. “They want somebody that can count. You’d better come, and I’ll tell you no lies on the way.”|{ any_other_business == 2: “I’d sooner you had the warm end,” he says, “than I had to go back in there and say you wouldn’t.”|“Well,” he says.}} # speaker: oake
 * [Go with him to the Watch Room # act: go # target: the-watch-room]
    He holds every door. At the last one he takes hold of his cap, and looks at the lamplight under it, and you see that he is going to let you go in first.
    ~ go("the-watch-room")
    -> DONE
 * [Walk the rows once more before you go # act: put_off]
    “Aye,” says Old Oake. “You’d want to be sure.” You go by way of the Hall, and touch each bedpost. Somebody mutters, somebody smiles; a hand has been tucked in. It comes to two hundred and twelve, and a boy; and one bed, at the end of row four, that is turned back and cold.
    ~ go("the-hall")
    ~ pass("an hour")
    -> DONE
