// Who comes for the new hand, and why now.

=== the_cat_on_the_sill ===
# at: the-hall, the-watch-room, the-posset-kitchen
# when: scene >= 9 && (flag.seventh_coat == "seen" \|\| flag.cup == "thin") && flag.low_bed != "found"
# again: 5
# urgency: 7
# question: mystery
{ the_cat_on_the_sill < 2: A cat has come in, and sits down before you. Her name is Tuesday; she has the run of the Hall, lies upon whoever is warmest, and is never wrong. She has green on her back. It is a smear of something, as bright as new paint; when you bend to see she walks off, looks round, and walks on. It is the way to the Stove House that she takes, and there is not much that is green in the Stove House. But low down in the foot of the great stove there is a little iron door for the ash, and you would say that it had been left open by the width of a cat.|{ the_cat_on_the_sill == 2: The cat is there again, and again she has that green on her. She sits down in front of you, and yawns, and it smells, of all things, of a wood in May. Then she gets up, and goes to see whether you are coming.|Tuesday has brought you something. It is a sprig of moss, and she lays it upon your boot.}}
{ the_cat_on_the_sill < 2: Old Oake the stoker has his bench in front of it, as a rule, and tells his stories there; one hears him through two walls. One does not hear him now.|It is the Stove House again, and the little ash door.}
 + [Follow her to the stove, and in at the ash door # act: go # target: the-low-room]
    The bench is empty, and has been pushed to one side. It is a door that one takes on one’s knees. The cat goes in before you as far as the sill, and sits down on it to wash, like somebody who has done her part; you have to ask her pardon to get by.
    ~ go("the-low-room")
    -> DONE
 + [Go and look for Old Oake first, and ask him what is behind it # act: go # target: the-stove-house]
    ~ go("the-stove-house")
    You find Old Oake in the Stove House, behind the birch, where there is just room for a man who wishes to be thought somewhere else. “Turnips,” says Old Oake. He comes out; he shuts the door with his boot; he picks up the cat, and turns her over, and wipes her down with his own sleeve. His hands are shaking so much that she stays to be polite.
    ~ change_opinion("oake", 2, "You asked before you went in.")
    -> only_turnips
 + [Go and shut the ash door, and put the cat out # act: go # target: the-stove-house]
    ~ go("the-stove-house")
    The hinges have been oiled. It closes without a sound; and you stand there, with your back against warm iron, and your heart going, like somebody who has just been told something through a wall.
    -> DONE

=== only_turnips ===
# question: mystery
There is green on the sleeve, now. He looks about for somewhere to put it. # speaker: oake
 * [Take the cat from him, and let it be turnips # act: comfort # target: oake]
    “You’re a Christian,” says Old Oake. You sit down on the bench, with the cat between you, and he feeds the stove; she is fed at six, at noon, at six and at midnight, he tells you, and it is none of those. By and by he gets his voice back. He has one about turnips. It goes on for as long as the sleeve takes to dry.
    ~ change_opinion("oake", 12, "You let it be turnips.")
    -> DONE
 * [Say that you never saw a turnip that colour # act: accuse # target: oake]
    “No,” says Old Oake. “It’s a rare sort.” He turns up the cuff, so that it does not show; and that leaves the rest of him. “I’d not stop anyone,” he says to the fire. “I’m past stopping folk. I’d just not be able to watch.” He sits down, not in front of the little door but beside it, and puts his hands over his ears, as if it were the heat.
    ~ learn("old oake would not stop anybody")
    ~ change_opinion("oake", 2, "You said what colour it was.")
    -> DONE
 * [Step round him, and go in # act: go # target: the-low-room]
    He could stop you; he has the shoulders for it. He turns his face to the fire, and begins to cough. It goes on and on; it is not a cold. It goes on until you have the iron door shut behind you.
    ~ go("the-low-room")
    ~ change_opinion("oake", 4, "You went by, and he coughed.")
    -> DONE

=== two_loaves_for_the_chapel ===
# at: the-hall, the-watch-room, the-posset-kitchen, the-stove-house, the-street, the-schoolroom
# when: scene >= 12 && flag.low_bed == "found" && flag.ibb != "known" && flag.ibb != "awake"
# again: 5
# urgency: 7
# question: plea
{ two_loaves_for_the_chapel < 2: Ezra has come out with a cloth over his arm and two small loaves in it. “It is Friday, or it is near enough,” says Ezra. “They go up to the Chapel. She has sent down to say that if the one who counts were to bring them, she would turn something round that she has had with its face to the wall.”|{ two_loaves_for_the_chapel == 2: “They are not what they were,” says Ezra. It is the same two loaves. “She has sent again. She is eighty-four. She says that she has got something to show to a person with a head for figures; and that she would not like to die of waiting, it would look so careless.”|“I have had to toast them,” says Ezra, and puts both loaves into your arms.}} # speaker: ezra
 + [Carry the loaves up to the Chapel # act: go # target: the-chapel]
    It is a covered way, past the woodpile, and colder at every yard, as though the cold were kept up there and let out as needed. There are two voices, at prayers. They stop when they hear you.
    ~ go("the-chapel")
    -> DONE
 + [Ask him what it is that she has to show # act: ask # target: ezra]
    “I have never asked,” says Ezra. “It has a gold frame. I am a plain cook.” He shifts the cloth to the other arm. “I will tell you what I think,” he says: “I think that it is a bill.”
    -> still_two_loaves
 + [Let somebody else go # act: refuse # target: ezra]
    He takes them himself, in the end, complaining of nothing. It is said afterwards that a very small black shape came out on the porch to meet him, and looked past him down the path, and went in.
    ~ change_opinion("ambrose", -4, "You did not come.")
    -> DONE

=== still_two_loaves ===
# question: plea
The loaves steam a little, through the cloth. # speaker: ezra
 + [Take them up to the Chapel, bill or no bill # act: go # target: the-chapel]
    “You might say that they are from both of us,” says Ezra, and then, when you have gone a yard: “No. Do not say so.” The covered way goes up past the woodpile. You hear two voices at prayers, the one rather lower than the other; and they stop, for your boots.
    ~ go("the-chapel")
    ~ change_opinion("ezra", 4, "You took up the loaves.")
    -> DONE
 + [Ask him to keep them warm for you # act: put_off # target: ezra]
    “I can keep them warm,” says Ezra. “I cannot keep them new.” He folds the cloth over again, with the corners in, and holds them against his apron, like a man minding two hats at a funeral.
    -> DONE

=== not_to_be_minuted ===
# at: the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom
# when: scene >= 12 && flag.low_bed == "found" && flag.seventh_coat == "seen" && flag.envelope != "read"
# again: 5
# urgency: 7
# question: demand
{ not_to_be_minuted < 2: Pip has been sent to fetch you, and is not laughing. “She wants you in the Watch Room,” says Pip. “Hanne. She’s shut the Book. She’s put the lamp in the middle of the table, and she’s got her hands flat, like this. She said it wasn’t to be minuted. She’s never said that.”|{ not_to_be_minuted == 2: “She’s still sat there,” says Pip. “I looked through the keyhole. She’s got out a letter and she keeps making it straight.”|“It’s the same letter,” says Pip.}} { not_to_be_minuted < 2: Pip looks up at you; there is ink on her chin. “She said to say please,” she says. “I’ve got no odds on it at all.”|She does not offer you odds.} # speaker: pip
 + [Go to the Watch Room # act: go # target: the-watch-room]
    Pip comes with you as far as the three steps, holding on to the back of your coat. There she lets go.
    ~ go("the-watch-room")
    -> DONE
 + [Ask Pip what she thinks it is # act: ask # target: pip]
    “It’s you,” says Pip. “It’s something about you. I wrote your letter, I copied it, it said that there was no need to bring much.” She has begun to cry, in a furious kind of way, out of one eye. “I thought that it was because of the sledge,” she says. “I put a star on it.”
    ~ learn("they told pip that you need not bring much")
    ~ change_opinion("pip", 6, "You asked her what she thought.")
    -> no_need_to_bring_much
 + [Send word that you are on your round # act: put_off]
    “That’s what I’d do,” says Pip. She does not go at once. “Five to one she waits,” she says. “She’s good at it. It’s all she’s ever done.” She goes off to say so, dragging one hand along the wall.
    -> DONE

=== no_need_to_bring_much ===
# question: plea
She is waiting to be told something, and is looking at your boots in case it is bad. # speaker: pip
 * [Tell her that a copy is not the one who wrote it # act: comfort # target: pip]
    “I do copies,” says Pip. “It’s all I do. I’ve done the same number for three years.” But she blows her nose on the end of the braces. “I’d not have,” she says, “if I’d seen you first. It’s harder with a face.” She goes back ahead of you to say that you have been found, and you hear her stop outside the door and put her own face right.
    ~ change_opinion("pip", 12, "You did not hold the letter against her.")
    -> DONE
 + [Go to the Watch Room, and let her come behind you # act: go # target: the-watch-room]
    She comes a yard behind, the whole way, like somebody carrying a train. At the door she gets hold of your elbow. “Evens,” she says. “I’ll give you evens”; and it is a present, and she lets go.
    ~ go("the-watch-room")
    ~ change_opinion("pip", 4, "You let her come with you.")
    -> DONE
 * [Ask her who drafted it # act: ask # target: pip]
    “It was asleep,” says Pip. “The one that drafted it. It came out of a drawer.” She rubs at the ink on her chin, and makes more of it. “There was a bit at the end that I wasn’t to copy. It said: preferably a sound sleeper. I thought, well, that’s nice, they want you to be comfortable.” Then she runs, on her bare feet, and you hear the door of the Watch Room open and shut.
    ~ learn("the letter asked for a sound sleeper")
    ~ change_opinion("pip", 2, "You asked who drafted the letter.")
    -> DONE

=== the_fifth_brick ===
# at: the-watch-room, the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom, the-low-room, the-stones
# when: scene >= 14 && flag.ibb == "known" && flag.boy == "found" && (flag.cup == "thin" \|\| scene >= 24)
# again: 4
# urgency: 8
# question: plea
{ the_fifth_brick < 2: Anselm has come to look for you, out of the Hall, in his socks. He has a brick in his arms, in flannel, such as one warms a bed with. {not knows("the girl in the rose cap is anselm's twin"): “It’s Ibb,” he says. “She’s my sister; I ought to have told you before anyone did. I carried her up, and put her in my own bed.” He shifts the brick.} “It keeps going cold,” says Anselm. “I heat it, and I put it to her feet, and it goes cold quicker than it ought to. They do that, near the end. There’s a doctor who told me so.”|{ the_fifth_brick == 2: “She has moved her hand,” says Anselm. He has run; he is sixty, and has run in his socks. “It was under the blanket, and it’s on top.”|Anselm is standing there with the lamp. He has stopped asking.}}
{ the_fifth_brick < 2: “It wants somebody to say her name who doesn’t want anything,” he says, “and I want such a lot. I thought of you. I don’t mean it unkindly.”|{ the_fifth_brick == 2: “I said it myself,” says Anselm. “It’s no use. She only sighed.”|He holds it out to you.}} # speaker: anselm
 + [Go with him to the Hall # act: go # target: the-hall]
    He walks behind you the whole of the way; he has never liked to go first through a door.
    ~ go("the-hall")
    -> DONE
 + [Ask him what will become of the rest, if she wakes # act: ask # target: anselm]
    “There’ll be none for next winter,” says Anselm. “They would have to stop up, and be hungry. I know. I know what each of them likes for breakfast.” He moves the brick to his other arm. “I did it by weight,” he says. “Two hundred and twelve of them, and one of her. And then I went and picked her up. I never could do sums.”
    ~ learn("there will be no moss next winter")
    ~ change_opinion("anselm", 4, "You asked about the rest.")
    -> by_weight
 + [Say that you want too much yourself # act: refuse # target: anselm]
    “Do you?” says Anselm. He looks at you with real interest, and his eyes come fully open; they are grey. “I hadn’t thought that you’d got anybody.” He waits a while, in case it should pass off, as a hiccup does. Then he goes in again to heat the brick.
    -> DONE

=== by_weight ===
# question: plea
He does not ask again. He stands there on one foot, and warms the other on its ankle, and the brick ticks as it cools. # speaker: anselm
 + [Go with him to the Hall, and try # act: go # target: the-hall]
    He lets you go first, by habit, through every door. The rows lie on either side like something that has been said already. At the last of the five cold beds he turns up the lamp, and you hear him behind you trying not to hope; it is a very small sound, like a man holding a hat.
    ~ go("the-hall")
    ~ change_opinion("anselm", 6, "You came with him.")
    -> DONE
 * [Tell him that the others will have to be asked # act: tell # target: anselm]
    “They were asked before,” says Anselm. “They put their hands up.” He thinks of something, and it is plain that he would rather not have. “She wasn’t,” he says. “I don’t know that anybody ever was, who had to lie there.” He goes back to the Hall by himself, slower than he came; and he has taken it with him, and will turn it over, as he does them all.
    ~ set("would_ask_them", true)
    ~ change_opinion("anselm", 4, "You said that the others would have to be asked.")
    -> DONE
 * [Say that you need time to stop wanting things # act: put_off # target: anselm]
    “That’s right,” says Anselm. “You don’t want to go at it in a hurry.” He would wait until Candlemas, and you both know that it is not he who has not got so long. He wraps the brick again, and carries it away, to be heated; and there is one place on the floor where he stood that is dry, in the shape of two socks.
    -> DONE

=== nights_in_hand ===
# at: the-hall, the-watch-room, the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom, the-low-room, the-stones
# when: scene >= 24 && flag.ibb == "awake" && flag.envelope == "read" && world.day < 6
# again: 2
# urgency: 10
# question: offer
{ nights_in_hand < 2: Old Oake has come to find you, with his cap on and a message under it. “She’s had it minuted,” he says. “Nothing further before the twenty-first, unless the new hand has something further.” He moves his lips, to see whether that was all of it.|“I’m to ask again,” says Old Oake. “It’s in the minutes that I’m to ask again.”}
{ nights_in_hand < 2: “There’s nights yet,” says Old Oake. “You can have them for whatever you’ve still got to do. Or you can keep the stove in, and turn folk over, and let them go by.”|“There’s nights yet,” he says. “Or there’s the twenty-first, if you’d sooner have that.”} # speaker: oake
 + [Do your rounds until the twenty-first, and go up to the Watch Room # act: go # target: the-watch-room]
    You keep the stove in, and turn the sleepers, and walk the rows with the lamp. It snows, and leaves off. Every evening a number is said aloud, and every day the lamp is lit a little sooner; and then comes a day that it is hardly worth while to put it out for, and those who are awake come in, one after another, and find somewhere to sit.
    ~ pass("until day 6 dusk")
    ~ go("the-watch-room")
    -> DONE
 + [Say that you have something further # act: put_off]
    { nights_in_hand < 2: “Something further,” says Old Oake, and takes it away with him, with both hands, as one does a full bowl.|“It’ll be further still, then,” says Old Oake. He moves his lips, and goes off to have it minuted.}
    -> DONE

=== any_other_business ===
# at: the-hall, the-posset-kitchen, the-stove-house, the-chapel, the-street, the-bedfield, the-schoolroom, the-low-room, the-stones
# when: scene >= 24 && flag.ibb == "awake" && flag.envelope == "read" && world.day >= 6
# again: 4
# urgency: 9
# question: demand
{ any_other_business < 2: It is Old Oake who has been sent for you, and he has not got a story. “It’s the day,” he says. “It’s the short one, with the long night after it. He’s put the copper on, the undertaker has; there’s half of what it wants. They’ve all come in. The nun’s down. There’s the girl sat there, in that coat.” He looks at his boots.|{ any_other_business == 2: “They’re still sat there,” says Old Oake. “Nobody’ll start. She says that there’s no envelope for it; I never thought I’d hear that. The copper’s on the simmer.”|Old Oake has come out with a lantern, and no hat.}}
{ any_other_business < 2: “Nobody’s got a number,” says Old Oake. “They want somebody that can count, up in the Watch Room. You’d better come, and I’ll tell you no lies on the way.”|{ any_other_business == 2: “I’d sooner you had the warm end,” he says, “than I had to go back into the Watch Room and say you wouldn’t.”|“Well,” he says, and looks towards the Watch Room.}} # speaker: oake
 + [Go with him to the Watch Room # act: go # target: the-watch-room]
    He holds every door. At the last one he takes hold of his cap, and looks at the lamplight under it, and you see that he is going to let you go in first.
    ~ go("the-watch-room")
    -> DONE
 + [Walk the rows of the Hall once more before you go # act: go # target: the-hall]
    “Aye,” says Old Oake. “You’d want to be sure.” You go by way of the Hall, and touch each bedpost. Somebody mutters, somebody smiles; a hand has been tucked in. It comes to two hundred and twelve{flag("boy") == "found":, and a boy}; and there is one bed, at the end of row four, that is turned back and cold.
    ~ go("the-hall")
    ~ pass("an hour")
    -> sure_of_it

=== sure_of_it ===
# question: decision
Old Oake has waited for you by the three steps to the Watch Room. He has not told anybody anything for an hour, and it has begun to tell on him. # speaker: oake
 + [Go up with him to the Watch Room # act: go # target: the-watch-room]
    “What’s it come to?” says Old Oake. You tell him. He says it over to himself, the whole way up, as one does with something to be fetched from a shop. Then he holds the door.
    ~ go("the-watch-room")
    -> DONE
 + [Sit down on the end of a bed first, and ask him for a short one # act: ask # target: oake]
    He thinks. “There was a man,” says Old Oake, “that was asked to hold a cap.” He stops; and that is all there is of it. “It’s not got a bear in it,” he says. You tell him that it does not want one. He sits down beside you, on somebody’s feet, and the two of you listen to them breathe; and then he goes up to tell the others that you are sure.
    ~ change_opinion("oake", 8, "You asked him for one without a bear.")
    -> DONE
