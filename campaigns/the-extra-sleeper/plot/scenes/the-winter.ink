// The days of the Watch: what is asked of a new hand.

=== how_did_you_sleep ===
# at: the-schoolroom
# with: ferry
# when: scene >= 3 && scene < 24 && !flag.pulse_taken
# urgency: 4
# question: offer
“And how did you sleep?” says Doctor Ferry. She has both hands out. There is a silk quilt in the room, and a smell of violets; there are a great many drawings of snow. “No, do not tell me. Give me your wrist. I tell people, and then they tell me that I am right.” She warms her fingers over the spirit lamp before she holds them out. In her other palm, open already, is a watch. # speaker: ferry
On the blackboard behind her the columns have all been ruled to the bottom, and only the last is blank.
 * [Give her your wrist # act: accept # target: ferry]
    She holds it as one holds a bird. It takes a long while; she has shut her eyes. “Sixty-one,” says Doctor Ferry, as another might say a name. “And slower while I count. Oh, that is unusual. Most people hurry, to be helpful.” She writes it at the head of the blank column. When you look down, you find that you have been sitting on the quilt.
    ~ set("pulse_taken", true)
    ~ set("pulse_given", true)
    ~ change_opinion("ferry", 10, "You let her count your pulse.")
    -> DONE
 * [Take hers first # act: bargain # target: ferry]
    Nobody has ever asked. She gives it you, from surprise. It is going like something shut in a box. “You are not to write that down,” says Doctor Ferry, brightly; and takes the arm back, and pulls the cuff over it, and buttons the cuff. “I do not sleep, particularly,” she says. “Note: neither does a clock.”
    ~ set("pulse_taken", true)
    ~ learn("ferry does not sleep")
    ~ change_opinion("ferry", 8, "You took her pulse instead.")
    -> DONE
 * [Say that you sleep badly # act: deceive # target: ferry]
    The watch is shut. It is only for a moment that you see the face behind the face; it is that of somebody at a station who has been told that there is no train. “But you said,” says Doctor Ferry. “At the interview. You said it so nicely.” How she comes to know that, when she was not in the room, she does not say.
    ~ set("pulse_taken", true)
    ~ learn("ferry knows what you answered")
    ~ change_opinion("ferry", -8, "You told her that you sleep badly.")
    ~ change_opinion("ambrose", 4, "You told the Doctor that you sleep badly.")
    -> DONE

=== no_family_preferred ===
# at: the-street
# when: scene >= 3 && scene < 24 && !flag.proof_seen
# urgency: 4
# question: find
Halfway down the Street is the notice case, with a lamp bracket over it. Under last summer’s cricket somebody has pinned a printer’s proof, and you know the words, for you have them by heart: a steady person, for the winter. It is your advertisement. But in the print there are only the two lines. What comes after that, no family preferred, has been put in afterwards, in ink, by another hand; and in the margin beside it, in pencil, small and square, a third hand has written: cruel?
The case is not locked. Nobody in Dormer is awake to read it.
 * [Take the proof down, and put it in your pocket # act: take]
    The pins come out one after the other. It leaves a pale place on the baize the shape of a small ad. You had thought, when you cut it from the paper on the plain, that it was the one sentence in the whole page that might have been written to you; and so, you see now, it was.
    ~ gain("proof of an advertisement")
    ~ set("proof_seen", true)
    ~ learn("somebody thought the advertisement cruel")
    -> DONE
 * [Write under the pencil: yes # act: tell]
    There is a stub on a string for notices of lost dogs. You write it as neatly as she has. It looks, when you have done, a good deal like a conversation; it is the first that you have had with anybody here about the thing itself, and you do not know with whom.
    ~ set("proof_seen", true)
    ~ set("wrote_yes", true)
    ~ learn("somebody thought the advertisement cruel")
    ~ change_opinion("hanne", 10, "Somebody has written yes in the notice case.")
    -> DONE
 * [Scratch out the words in ink # act: force]
    It takes your glove and your thumbnail. Afterwards there is a hole in it; one sees the cricket through. It makes no difference to anybody. You walk back up the Street rather fast, past all the straw people in their windows, as though you had been rude to somebody who was going to be told.
    ~ set("proof_seen", true)
    ~ set("scratched_out", true)
    -> DONE

=== two_in_the_window ===
# at: the-street
# when: scene >= 4 && scene < 24 && !flag.figures_seen && flag.ibb != "awake"
# urgency: 3
# question: mystery
When a house in Dormer is left for the winter a straw man is put in the window, so that the house shall not feel it. They are all in somebody’s second-best. At the cottage by the pump there are two of them, side by side, of a size, like children who have been told to wait. On the gate it says Marrow. There is one Marrow on the Watch, and you have never heard of another.
One of the two has last year’s straw, and a man’s collar. The other is quite new. The face has been sewn again this autumn, with freckles, by someone who remembered it as young.
 * [Go up the path, and look at it through the glass # act: look]
    It has a ribbon. Whoever dressed it has thought about the ribbon, and has done it again. On the sill inside are two cups, and in one of them the tea has been drunk, and in one poured, and skinned over, and frozen, and left. You come away in your own footprints, going backwards, so that there shall be as few as possible.
    ~ set("figures_seen", true)
    ~ learn("somebody is missing from the marrow cottage")
    -> DONE
 * [Sweep the snow off the sill, so that they can see out # act: help]
    You do it with your sleeve, for the length of the window. They do look better for it. You have got as far as the gate before you see that there is somebody at the top of the Street, long and stooped, with a lamp that he has forgotten to lift; he has been standing there, by his prints, since you began.
    ~ set("figures_seen", true)
    ~ set("sill_swept", true)
    ~ learn("somebody is missing from the marrow cottage")
    ~ change_opinion("anselm", 14, "You swept the snow from his window.")
    -> DONE
 * [Ask the next of the Watch who comes to the pump # act: ask]
    It is Ezra, with a pail. “Moth,” says Ezra, with his eyes on the pail. “It gets into the straw. One has to replace them.” And it would do; except that Anselm has come out behind him to shake a sheet, and one sees him stand there, and go in again, with the snow still on it.
    ~ set("figures_seen", true)
    ~ learn("somebody is missing from the marrow cottage")
    ~ change_opinion("anselm", -4, "You asked about it where he could hear.")
    -> DONE

=== the_egg_left_over ===
# at: the-watch-room
# when: scene >= 3 && scene < 24 && !flag.egg_settled && flag.ibb != "awake"
# time: dawn, morning
# urgency: 6
# word: Pip Garland says that breakfast is on the table in the Watch Room, and that there is an argument about an egg which nobody will begin.
# question: find
There are six of you at breakfast, and seven eggs. They are handed round in a bowl, in a cloth. Everybody takes one; everybody looks at the wall; and one is left, with the cloth folded back over it to keep it warm, and the bowl is put down in the middle of the table, where nobody reaches for it. It has a face drawn on it, in pencil, rather quickly: two dots, and a great many freckles.
Pip, who will bet on anything, is looking at her toes. You are still hungry, it is a cold morning, and it appears to be up to the new hand.
 * [Eat it # act: take]
    Five spoons stop. You have the top off before you understand that it has been, for longer than you have been alive, the one rule in this house that nobody has had to write down. “Well,” says Ezra, “that is what they are for.” Anselm has turned his face away. It is a very good egg. You get it down.
    ~ set("egg_settled", true)
    ~ set("ate_the_egg", true)
    ~ change_opinion("anselm", -12, "You ate the seventh egg.")
    ~ change_opinion("pip", 4, "You ate the seventh egg, and she had money on it.")
    -> DONE
 * [Carry it through to the sleepers, and leave it where it is wanted # act: give]
    You do not know where that is. You walk down between them with the thing in your two hands, warm, like a bird; and at the far end, among the beds that are kept for the Watch, it seems to you that it might be here. You set it on a blanket. When you turn round Anselm is standing in the door. He does not say anything. He looks as if he had been handed back something that he had been told was lost.
    ~ go("the-hall")
    ~ set("egg_settled", true)
    ~ set("egg_given", true)
    ~ change_opinion("anselm", 16, "You carried the seventh egg into the Hall.")
    -> DONE
 * [Ask whose it is # act: ask]
    “It’s for luck,” says Pip. “It’s for the cat,” says Ezra, at the same time. “It is for the Watch,” says Hanne, and squares her spoon with the plate; “there are seven on the Watch. It is on the back of the board.” She hears that. There is a pause, in which five people count. “Item,” says Hanne. “Will somebody pass the salt.”
    ~ set("egg_settled", true)
    ~ learn("there were always seven on the watch")
    ~ change_opinion("hanne", 4, "You asked whose it was.")
    -> DONE

=== her_boots ===
# at: the-watch-room
# with: pip
# when: scene >= 4 && scene < 24 && !flag.boots_settled
# urgency: 4
# question: offer
Pip has her bare feet on the rung of a chair and a pack of cards out. Everyone on the Watch knows the backs of those cards by heart, so that one plays, she explains, with one’s face. “My boots,” says Pip. “I lost them to Oake, on a bear. He won’t wear them; he won’t give them back. He’s put them with his own on the fender, toes out. I’d go in there and get them, only you can see down the Hall from there.” She cuts. “Play me. If you win you can go and ask him for me. If I win you’ve got to.” # speaker: pip
 * [Play her # act: try # target: pip # stat: eye]
    { check():
        - "partial":
            You win, by one trick, and she has your egg for a week out of you on the way. “You’re counting,” says Pip; “I can see your lips.” You go and ask Old Oake. He thinks it over, and lets you have the boots, at the price of hearing how he came by them; you get back an hour later, with soot on you, and she has put them on before you have sat down.
            ~ pass("an hour")
            ~ change_opinion("pip", 12, "You won by one trick, and brought the boots.")
        - "failure":
            She takes you for a shilling, a button, and the top off your egg for a week. “You look at the one you want,” says Pip kindly. “Everyone does.” You go and ask Old Oake. He lets you have one boot.
            ~ change_opinion("pip", 10, "You lost to her, and went.")
        - else:
            You have counted sacks, or sheep, or people; you can count fifty-two. She puts down her cards, and looks at you, and it is the first time that she has had a good look. “Oh,” says Pip, “you can actually do it.” She has gone a bit white beneath the freckles. When you bring her the boots she holds them in her lap. “So it was two hundred and thirteen,” says Pip, “was it.”
            ~ learn("pip believes your count")
            ~ change_opinion("pip", 16, "You beat her, and brought the boots.")
            ~ set("boots_settled", true)
            -> so_it_was
    }
    ~ set("boots_settled", true)
    -> DONE
 * [Give her a pair of your own stockings # act: give # target: pip]
    They come up to her hips. She wriggles her toes, and they are a long time arriving. “What d’you want for them?” says Pip. You say, nothing. “Everybody wants something,” says Pip, “it’s only odds.” But she keeps them on; and that night the Reckoner is seen to stand a full yard further into the Hall than she has ever been, to find out whether the floor is as cold as she remembers it.
    ~ set("boots_settled", true)
    ~ change_opinion("pip", 14, "You gave her your stockings.")
    -> DONE
 * [Ask why she minds seeing down the Hall # act: ask # target: pip]
    The cards stop in the air. “I don’t,” says Pip. She shuffles, and it goes everywhere. “There’s a lady in row one with her eyes open,” she says from under the table, where she is picking them up. “That’s all. It’s not anyone. It’s my mum.” She stays under there for a good deal longer than the cards do.
    ~ set("boots_settled", true)
    ~ learn("pip does not go into the hall")
    ~ set("pip_asked_at", scene_number())
    ~ change_opinion("pip", 6, "You asked, and she told you.")
    -> DONE

=== so_it_was ===
# question: demand
She is lacing the left one, very slowly, to have something to look at. # speaker: pip
 * [Say that it was # act: answer # target: pip]
    “Both times,” you say. Pip nods. She ties a bow, and then another on top of it. “Then I’m out by one,” she says, “for three winters; I’ve been out by one and I’ve had it in ink.” She gets up, and stamps, first the one foot and then the other, to hear how she sounds. It is the first time since you came that one has been able to hear where she is.
    ~ tell("pip", "two hundred and thirteen")
    ~ change_opinion("pip", 6, "You told her straight what it was.")
    -> DONE
 * [Offer to count it again with her, from the step # act: help # target: pip]
    “From the step,” says Pip. She is looking for the catch. “You walk, and I say it. And if I stop you don’t turn round.” You say that you do not turn round. “I’ll think,” says Pip. “I’ll give it five to two.” She deals herself a hand of patience, and you see that she has put the boots up on the rung with their toes to the Hall.
    ~ learn("pip does not go into the hall")
    ~ set("pip_asked_at", scene_number())
    ~ change_opinion("pip", 10, "You offered to count it with her from the step.")
    -> DONE
 * [Say that it may have been the cat # act: deceive # target: pip]
    “Don’t,” says Pip. “That’s mine. You can’t have that one, I’ve worn it out.” She is angry for about as long as it takes to lace a boot. “You’re being nice,” she says then, with disgust, and pays you your shilling in farthings, one at a time, out of her waistcoat, and deals herself a hand of patience with her back to you.
    ~ change_opinion("pip", -4, "You gave her back her own cat.")
    -> DONE

=== turned_at_two ===
# at: the-hall
# with: anselm
# when: scene >= 3 && scene < 24 && !flag.turning_learned && flag.ibb != "awake"
# urgency: 4
# question: offer
~ set("turning_at", scene_number())
“You can take the feet,” says Anselm Marrow. Between rounds he turns whoever he thinks would like it; there are four rows, and he is sixty, and his back has set like that. He shows you how: you say the name, you say there now, and you lift on the there. One of the Askes, in brown, goes over, and sighs. A baby goes over in a cap that has been a sock. At the foot of each bed hangs a card, with a name and a trade, and he never looks at one. He does not count either. He is the only person in Dormer, it strikes you, who does not have to. # speaker: anselm
So you come to the end of the third row. “I do the fourth by myself,” says Anselm. He has moved, without seeming to, so that he stands between it and you. “You’ll have something else to do. There now.” # speaker: anselm
 * [Take the feet of the first in row four all the same # act: force # target: anselm]
    He lets you have the first. He lets you have ten, and twenty. By the fortieth you have learned it so well that you have stopped listening; and it is only when you have put out your hands for the next that you find there is nobody on the other end. He has sat down on somebody’s bed with his arms hanging. “Please,” says Anselm. You leave the rest of the row to him.
    ~ set("turning_learned", true)
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("anselm", -4, "You went on into the fourth row.")
    -> DONE
 * [Leave him the last row # act: leave # target: anselm]
    “That’s kind,” says Anselm. He says it as if you had given him a coat. You go as far as the felt curtain, and from the other side of it you hear him go along: Agnes, there now. Tobias, there now. Then nothing, for about as long as it takes to smooth a sheet; and you do not hear a name.
    ~ set("turning_learned", true)
    ~ set("left_him_the_row", true)
    ~ change_opinion("anselm", 14, "You left him the fourth row.")
    -> DONE
 * [Ask him how he knows their names without the cards # act: ask # target: anselm]
    “I’ve had them forty-one winters,” he says. “I had some of them when they were new.” He tucks in a foot which was in. “It’s only right that there should be one person up who knows who they are. You’d want it, if it was you. You’d want somebody to have it by heart.” His eyes are never more than half open; but they have gone for a moment to the end of the fourth row. He does that one by himself; you are sent off to bring him a clean sheet, and when you come back with it he is done.
    ~ set("turning_learned", true)
    ~ learn("anselm has watched for forty-one winters")
    ~ change_opinion("anselm", 10, "You asked how he knows their names.")
    -> DONE

=== palm_upward ===
# at: the-hall
# when: scene >= 4 && scene < 24 && !flag.hand_seen
# urgency: 3
# question: find
You go on with your round. In the third row a hand hangs out of a bed, palm upward. It has been there since November, by the look of the blanket; as though it had asked for something when the cup was going round, and could wait. It belongs to a man of about fifty, by the name of Aske, clerk to the Vestry. On his chest lies a letter that came up on the last sledge, the same one as you did. It goes up, and it goes down.
It is from the plain. On the back, where the sender’s name is put, stands that of the person whom you gave as a reference. {has("bag of toffees from the plain"): In your pocket you have a bag of toffees, from down there, and nobody to offer them to.}
 * [Read it # act: read # stat: felt]
    { check():
        - "partial":
            You have got as far as, in answer to your question, and, I do not think that there is anybody, when the hand shuts. It has hold of the letter, and you have hold of the letter. It tears, along a fold, with no more noise than a yawn. You put the half that you have read under the half that you have not, and it goes up, and it goes down, and the next person to come by will see that it has been read.
            ~ learn("the vestry wrote to ask about you")
            ~ learn("they asked who would miss you")
            ~ change_opinion("anselm", -4, "Mr. Aske’s letter has been torn.")
        - "failure":
            You have it by the corner when the hand shuts. It is not a grip, it is only what a hand does; but it has your sleeve, and it keeps it for as long as he takes four breaths. When it lets go there is a crease across the letter that was not there, and you leave it.
            ~ learn("the vestry wrote to ask about you")
        - else:
            It is quite short. In answer to your question, it says: no, I do not think there is anybody. The last one who might have minded died in the spring. I am glad to hear that it is a position with board. You put it back, and it goes on rising and falling with the rest of him.
            ~ learn("the vestry wrote to ask about you")
            ~ learn("they asked who would miss you")
            ~ set("hand_seen", true)
            -> a_position_with_board
    }
    ~ set("hand_seen", true)
    -> DONE
 * { has("bag of toffees from the plain") } [Put a toffee in the hand # act: give # item: bag of toffees from the plain]
    It closes, slowly, like something at the bottom of the sea. A while after that the whole of bed one hundred and forty smiles. You stand over it with the bag. It is the first thing that you have done since you came for which there is no envelope.
    ~ set("hand_seen", true)
    ~ set("toffee_given", true)
    ~ change_opinion("anselm", 6, "Somebody has given Mr. Aske a toffee.")
    -> DONE
 * [Turn the letter over, and tuck in the hand # act: hide]
    You turn it so that nobody who comes by with a lamp can read the back. The hand is warm. It does not want to go in; it has got used to asking. You stay there, longer than is needed, with your thumb in the middle of it.
    ~ set("hand_seen", true)
    ~ learn("the vestry wrote to ask about you")
    -> DONE

=== a_position_with_board ===
# question: find
Somebody asked, then, who would mind, and was answered by return of post. There should be a copy of the question, in the Watch Room, where the Watch keeps its papers. The clerk to the Vestry breathes out. He has a kind face, with a dent in it from the pillow.
 * [Write under the signature: this was read # act: tell]
    You have the stub of pencil that you count with. It is not easy, on a chest. You date it, and put your name; and you tuck the letter in under his chin, where he will find it before he finds his spectacles. It goes up, and it goes down. There is one person in that village, now, who will be told in February that you could read.
    ~ set("aske_will_know", true)
    ~ learn("the clerk to the vestry will know that you read it")
    -> DONE
 * [Take it away with you # act: take]
    It is an easy thing to take; he lets go of it as a child lets go of a spoon. You carry it the whole of row three, inside your shirt. It is addressed to somebody else, and it is about you, and you cannot make out which of you has stolen it.
    ~ gain("letter about you")
    ~ change_opinion("anselm", -2, "Mr. Aske’s letter is gone.")
    -> DONE
 * [Go up to the Watch Room, and look for the letter that it answers # act: go # target: the-watch-room]
    Up the three steps. There are twenty-four drawers in the cabinet there, and every one of them has a brass lip and a card: Fire. Flood. Death of a Sleeper. Death of the Warden. A Stranger at the Gate. You look at all of them, with your hands behind you. The copies of letters are not kept there, or they are not kept under a name that you would think of; and one of the drawers stands open by the thickness of a thumb.
    ~ go("the-watch-room")
    ~ learn("one of the drawers does not shut")
    -> DONE

=== the_can_on_the_sill ===
# at: the-posset-kitchen
# with: ezra
# when: scene >= 3 && scene < 24 && !flag.can_seen && flag.ridge != "friendly" && !flag.wick_threatened
# urgency: 4
# question: plea
Ezra has filled a can with broth, put the lid on it, and wrapped the lid in a cloth. He looks at it as if it had come with bad news. “That goes out on the back sill,” he says. “I make no complaint. I merely mention that I have let the dumplings go, and cannot leave them, and that it ought to be put out while it is hot.” {flag("boy") == "found":He has tied a knot in the cloth such as one ties for somebody with cold hands.|There is a spoon with it. It is a very small one; you have not seen anybody on the Watch whom it would fit.} # speaker: ezra
 * [Put it out, and come straight in # act: help # target: ezra]
    There is a ring on the sill, where the snow has been kept off. You put it down on that. You come straight in. In a minute or two there is a sound, or it is rather that there is less of one; and when Ezra lifts the curtain by one finger, the can has gone, and a hare is lying there, skinned and folded. “For the table,” says Ezra. “One does not inquire.” You are given the crackling.
    ~ set("can_seen", true)
    ~ learn("somebody from the ridge leaves hares")
    ~ change_opinion("ezra", 12, "You put it out, and did not look.")
    -> DONE
 * [Put it out, and stay to see who comes # act: hide # stat: felt]
    { check():
        - "partial":
            You hear nothing. You look at your own breath, for as long as a person may, and when you look at the sill again the can has gone and there is a hare on it. On the snow of the woodpile, a foot from your sleeve, somebody has drawn with one finger a pair of boots, and crossed it out. Ezra does not thank you for the cold that you bring in; but he hangs up the hare.
            ~ learn("somebody from the ridge leaves hares")
            ~ change_opinion("ezra", -2, "You waited out there to see.")
        - "failure":
            Nobody comes. You stand in the lee of the woodpile until you have lost your feet. When you go in again Ezra is at the door, with his face as white as his apron. “It has to be drunk hot,” he says. The can is where you left it, with ice on it. Somewhere above the gate an owl coughs, twice, like a person.
            ~ change_opinion("ezra", -10, "You waited out there, and nobody came for it.")
        - else:
            It is a woman. She comes down the snow as though there were a stair in it. She smells the broth; she looks, straight and for some time, at the woodpile; and sets down a hare, and on the hare, because you are evidently a thing that has to be paid too, a second one. “Tell him less salt,” she says, and goes back up.
            ~ set("seen_corrie", true)
            ~ learn("somebody from the ridge leaves hares")
            ~ change_opinion("corrie", 8, "You stood still, and let her go by.")
    }
    ~ set("can_seen", true)
    -> DONE
 * { flag("boy") == "found" } [Ask who is out there, that likes it hot # act: ask # target: ezra]
    “Nobody,” says Ezra. “There is nobody above the fence; it is in the oath. I had one of them to look after already, and it seems that they come in twos.” He takes the can out himself, and when he comes back he has a hare by the ears, and tells you, with great rapidity, about suet.
    ~ set("can_seen", true)
    ~ learn("somebody from the ridge leaves hares")
    ~ change_opinion("ezra", 2, "You asked who was out there.")
    -> DONE
 * { flag("boy") != "found" } [Ask who it is that has so small a mouth # act: ask # target: ezra]
    The ladle goes into the copper as far as his wrist. “It was the only one clean,” says Ezra. He takes the can out himself; and when he comes back he stands with his back against the door and tells you, with great rapidity, about suet. Behind him on the pane somebody has left the print of one finger.
    ~ set("can_seen", true)
    ~ change_opinion("ezra", -2, "You asked who had so small a mouth.")
    -> DONE

=== the_seventh_pair ===
# at: the-stove-house
# with: oake
# when: scene >= 4 && scene < 24 && !flag.pair_seen && flag.ibb != "awake"
# urgency: 3
# question: find
Boots dry along the fender of the great stove, toes outward, like people at a wedding. There are six on the Watch. Old Oake is greasing the seventh pair. They would fit a girl with small feet; there is no wear whatever upon the soles. “These?” says Old Oake. “These belonged to a queen of Sweden. She’d one leg.” He goes on with his thumb round the welt, and does not look up to see how you have taken it. “They want doing every autumn or they crack. I don’t know why I do it. I do it for the leather.” # speaker: oake
 * [Take the other boot, and grease it # act: help # target: oake]
    You sit down on the warm end of the bench. He shows you how to get it into the eyelets. Neither of you says anything about Sweden. When they are both done he stands them side by side with the rest; and then he leans over and moves them, an inch, so that there is room to step into them without kicking anybody’s. “That’s how she’d want them,” he says.
    ~ set("pair_seen", true)
    ~ learn("the seventh boots are kept for a girl")
    ~ change_opinion("oake", 14, "You greased the other boot.")
    -> DONE
 * [Ask which leg # act: ask # target: oake]
    “The left,” says Old Oake. He is delighted. He gives you the whole of it: the wooden one, and the sledge, and the bishop. It lasts two logs of birch. It is only when he has got to the end, and is wiping his eyes, that they fall upon the boot in his hand, and you see him remember that it is not a story.
    ~ set("pair_seen", true)
    ~ change_opinion("oake", 8, "You asked which leg.")
    -> DONE
 * [Say that somebody means to wear them # act: accuse # target: oake]
    “No,” says Old Oake. “No. They’d not.” He holds it against his waistcoat with both arms, like a man who has been told to put something down. “You’d have to be up,” he says, “to wear boots.” And he reaches for the chain, and opens the fire door, so that nothing can be heard for a time but her.
    ~ set("pair_seen", true)
    ~ learn("the seventh boots are kept for a girl")
    ~ change_opinion("oake", -6, "You said that somebody means to wear them.")
    -> DONE

=== a_cough_on_the_hill ===
# at: the-chapel
# with: ambrose
# when: scene >= 4 && scene < 24 && !flag.cough_heard
# time: dusk, evening, night
# urgency: 4
# question: secret
Sister Ambrose has gone out into the porch with a hand bell. She rings it once, towards the hill, and holds up a finger for you to be quiet. It is so still that the words one says out here fall about a yard from the mouth. And then, from a long way up, among the firs, somebody coughs. “There,” says Sister Ambrose. She is as pleased as a child. “Every night for six years. I ring; and it coughs. I’d thought at first it was a sheep.” # speaker: ambrose
“They tell you there is nobody up there,” she says. “I’m eighty-four, and I’ve stayed awake to hear it. What would you say that was?” # speaker: ambrose
 * [Say that it is somebody being civil # act: answer # target: ambrose]
    “That’s what I think,” says Sister Ambrose. “They needn’t. It’s a cold hill to stand about on, for an old woman’s bell.” She lets you have the next one. You ring it as she does, with your arm straight; and you wait, the two of you, with your breath going up; and it comes, and this time there are two.
    ~ set("cough_heard", true)
    ~ learn("there are people on the ridge")
    ~ change_opinion("ambrose", 10, "You said that it was somebody being civil.")
    ~ change_opinion("corrie", 6, "There were two at the bell.")
    -> DONE
 * [Cough back # act: talk # target: ambrose]
    It is a proper cough, you are half frozen. There is a silence on the hill in which you can hear somebody think. Then a drum, one beat, no louder than a heart. “Well!” says Sister Ambrose. “I’ve been ringing at it for six years like a shopkeeper, and you just —” She has to sit down on the step.
    ~ set("cough_heard", true)
    ~ set("coughed_back", true)
    ~ learn("there are people on the ridge")
    ~ change_opinion("ambrose", 8, "You coughed back.")
    ~ change_opinion("corrie", 12, "You coughed back.")
    -> DONE
 * [Say that it was a sheep # act: deceive # target: ambrose]
    “Was it,” says Sister Ambrose. The eyebrow that never comes down goes, if anything, up. “They’ve got you nicely trained, down there.” She puts the bell on its hook, and wraps the clapper in her handkerchief, as she must have done each night; and before she shuts the door, she bows to the hill.
    ~ set("cough_heard", true)
    ~ change_opinion("ambrose", -6, "You said that it was a sheep.")
    -> DONE

=== kept_soft ===
# at: the-bedfield
# when: scene >= 4 && scene < 24 && !flag.boards_seen
# urgency: 5
# question: find
In the Bedfield the dead of Dormer lie in rows, each under the headboard of the bed that they slept in, sawn off at the mattress. Seven boards stand apart beneath a thorn. There are no names on them, only numbers. In front of six the ground has sunk. In front of the seventh it has not been dug; but there is straw laid over it, and on the straw a tarpaulin, and the tarpaulin has been weighted with stones. Somebody has kept that earth from freezing.
A spade is leaning on the thorn. It has a new handle, about the length for a person of your height.
 * [Lift the corner of the tarpaulin # act: look]
    It is brown underneath, and crumbles. It smells of last summer. There is a peg at either end, with a cord, to give the length; you do not have to lie down to see that it is not long enough for you. It was measured for somebody smaller. It was measured, from the weather on the cord, some years ago.
    ~ set("boards_seen", true)
    ~ learn("the seventh grave is ready")
    -> DONE
 * [Put the spade where it will not be found # act: hide]
    You push it down a drift by its handle as far as your shoulder. It makes you feel better all the way to the gate. There, on the lych table, where they keep pencils for people who have thought of something afterwards, somebody has left a note, unsigned, in a round hand: one spade, borrowed, will return in spring.
    ~ set("boards_seen", true)
    ~ set("spade_hidden", true)
    ~ learn("the seventh grave is ready")
    ~ change_opinion("oake", 6, "Somebody has hidden the spade.")
    -> DONE
 * [Follow the path that has been trodden from here # act: follow]
    It goes from the thorn to the Chapel, and it was made by one pair of feet, so small that you take it for a child until you see how far apart they are, and how careful. At the porch it stops. There are six steps, swept, and on the top one is a pebble, such as one puts in one’s shoe.
    ~ set("boards_seen", true)
    ~ learn("the seventh grave is ready")
    ~ learn("sister ambrose visits the seven boards")
    -> six_steps_swept

=== six_steps_swept ===
# question: way
From the top of the steps one sees all seven of the boards, and the thorn, and a spade.
 * [Go up, and in at the Chapel door # act: go # target: the-chapel]
    You pick up the pebble, since one can hardly step over it. It is colder within than without, and there is a candle, striped like a stocking. Whoever lives here has heard you count the steps; the prayers have left a place in the middle for you to shut the door in.
    ~ go("the-chapel")
    ~ gain("small sharp pebble")
    -> DONE
 * [Put the pebble back straight, and return to the boards # act: keep]
    You go back in the small prints, as far as your feet will fit. Under the thorn there is a place, in front of each of the six, where the snow has been knelt flat; and in front of the seventh, where nobody is yet, there are two. You take your cap off. It seems to be what one does; and then the cold gets into your ears, and you put it on again.
    ~ learn("somebody kneels at the seventh board")
    -> DONE

=== the_drawer_with_pencils ===
# at: the-bedfield
# when: scene >= 6 && scene < 32 && flag.boards_seen && !flag.notes_read && !flag.oake_truthful
# urgency: 3
# question: secret
There is a drawer in the lych table, full of what people have written to their dead. It is about a hat, mostly; it is about a loan. One is about having been right. And one has been opened and folded up so often that it has come into four, and it is not to the dead at all. I. M., it says. Forgive me. I had a daughter. The hand is a large, round, workman’s one, with the tip of a tongue in every loop; whoever has been on the Watch must have signed the Book with it, which lies in the Watch Room.
 * [Put it back where it was # act: hide]
    You fit the four pieces together by their edges. It takes you some time; you have the wind at your back, and the feeling, which one has often in Dormer, of moving about in a bedroom. At the gate you meet Old Oake, coming in with his hands in his pockets. “Grand day,” he says, to the snow, and waits for you to have gone by.
    ~ set("notes_read", true)
    ~ learn("somebody asks i m to forgive him")
    ~ change_opinion("oake", 8, "You met him at the gate, and said nothing.")
    -> DONE
 * [Take it to the Watch Room, and compare the hand with the Book # act: take]
    ~ go("the-watch-room")
    There is one hand like that in the whole of the Book. It is forty-one years back, the winter’s first page, where the new hand has to sign: a cross, and then, as though somebody had said that a cross would not do, Oake. You look at it under the lamp; and then you look for a good while at the place, further down the page, where the number goes down by one.
    ~ gain("note in four pieces")
    ~ set("notes_read", true)
    ~ learn("oake asks i m to forgive him")
    -> in_a_round_hand
 * [Write on a clean sheet: who is I. M.? # act: ask]
    You leave it on the top. It is still there the next time, and the time after that. Then it has gone, and in its place, with a corner under the ink bottle, is a thread of rose-coloured wool.
    ~ set("notes_read", true)
    ~ set("asked_in_drawer", true)
    ~ learn("somebody asks i m to forgive him")
    ~ change_opinion("anselm", 8, "Somebody has asked who I. M. is.")
    -> DONE

=== in_a_round_hand ===
# question: find
You shut the Book. The four pieces lie on your palm, and have got warm there.
 * [Take them to {met("oake"):Old Oake|the old man who signed}, at the stove # act: go # target: the-stove-house]
    Down the three steps, the length of the Hall, and through the felt. He sees what you have in your hand before he sees whose hand it is. He does not tell you that it belonged to a queen. He moves up on the bench, and opens his own hand, and you put it there. “It’s the wind,” says Old Oake after a while. “I’d put a stone on it. It must’ve been the wind.” And he gets up, and feeds her, log after log, until neither of you can see for the heat.
    ~ go("the-stove-house")
    ~ lose("note in four pieces")
    ~ set("oake_note_returned", true)
    ~ change_opinion("oake", 12, "You brought him back what he had written.")
    -> DONE
 * [Keep them, and look who else is on that page # act: look]
    There are the names of those who wintered, each in its own hand: a Tolliver, but it is the mother; a Garland; a Pym. Last, under a ruled line, as if there had been some question of it, in a hand so careful that every letter stands by itself like a boy in a doorway, A. Marrow. He will have been nineteen. You put the note into your pocket, and set the ribbon back where it was.
    ~ learn("anselm first watched in the winter when the number went down")
    -> DONE
 * [Burn them at the lamp # act: force]
    They go one at a time, each with a small blue flame. It is not your letter. But it was asked of the wrong drawer, you tell yourself; nobody ever answered out of there. The ash keeps for a moment the shape of a loop with a tongue in it; then you breathe, and it goes all over the Book.
    ~ lose("note in four pieces")
    ~ set("oake_note_burned", true)
    ~ change_opinion("oake", -6, "What he wrote has gone from the drawer.")
    -> DONE

=== somebody_moves_up ===
# at: the-stones
# with: corrie
# when: scene >= 4 && !flag.ridge_seen
# urgency: 5
# question: offer
~ set("corrie_at", scene_number())
Beyond the last of the Stones is a house of turf which smokes at both ends. Corrie Thirtle holds the hide aside for you, and that is all the introduction that you get. There is one long hearth, and people down both sides of it: working, quarrelling, passing a baby along. Nobody is in bed. A bowl comes down the line, and somebody moves up for you without turning to see who it is. # speaker: corrie
“You are awake in winter,” says Corrie. “So are we. It is a thing to have in common.” She has sat down across from you with a knife and a stick. “They sent thirty-one of us up here to die. You can say how it looks.” # speaker: corrie
 * [Eat, and say that it looks like dinner # act: accept # target: corrie]
    “It is dinner,” says Corrie. A man on your left laughs, and it goes along the bench. It is goat. It is the first time since you came up on the sledge that you have eaten in a room where people talk with their mouths full; you find that your eyes are running, and put it down to the smoke.
    ~ set("ridge_seen", true)
    ~ learn("there are people on the ridge")
    ~ change_opinion("corrie", 16, "You ate with them.")
    -> DONE
 * [Ask what they would do with two hundred more # act: ask # target: corrie]
    The knife stops. All down the fire, one after another, the talk does. “There are two racks,” says Corrie. “We count them in the autumn. Some say tell the valley. Some say the valley would sleep on it.” She has cut the stick to a point, and looks along it. “Nobody from there has asked,” she says. “You have asked. I will say that you asked.”
    ~ set("ridge_seen", true)
    ~ learn("there are people on the ridge")
    ~ learn("the ridge has food for more")
    ~ change_opinion("corrie", 12, "You asked what they would do.")
    -> DONE
 * [Say that they cannot stay this near the village # act: threaten # target: corrie]
    Nobody is angry. A child comes and looks into your face to see what you have got in there. “Three hundred and forty years,” says Corrie, “is how long we have been going.” She takes the bowl out of your hands; there is some left in it, and she gives it to a dog.
    ~ set("ridge_seen", true)
    ~ learn("there are people on the ridge")
    ~ change_opinion("corrie", -16, "You told them that they could not stay.")
    -> DONE

=== a_voice_in_the_low_room ===
# at: the-low-room
# when: flag.low_bed == "found" && flag.ibb != "awake" && !flag.sea_stories
# urgency: 4
# question: find
There is a book under the stool: sea stories, in a cheap binding, gone soft with the warm. The ribbon is in the last chapter. You look at the first page, where there is a list of dates in pencil, one for each time that somebody has read it through aloud, down here, to a person who was asleep. It has been read seventeen times. He has never, you see by the ribbon, been able to bring himself to finish it.
A drip falls into its bowl. Over your head two hundred people breathe out.
 * [Read the last chapter aloud, to the empty bed # act: read]
    They get home. It is not much of a chapter; there is a widow, and a parrot. But you read it to the end, with the voices, and shut the book. Something in the straw settles with the smallest possible sigh. You have no idea what you did that for, you tell yourself on the stair. You count nineteen. It is on the nineteenth that you think: somebody ought to tell her that they got home.
    ~ set("sea_stories", true)
    ~ set("read_to_the_end", true)
    ~ change_opinion("anselm", 8, "The ribbon has been moved to the end.")
    -> DONE
 * [Take the book upstairs with you # act: take]
    It goes inside your coat. All through your next round you feel it there, with the corner against your ribs. You are keeping it, you find that you have decided, for whoever it was being read to.
    ~ gain("book of sea stories")
    ~ set("sea_stories", true)
    -> DONE
 * [Cut a handful of moss, and see what it does # act: use # stat: wakefulness]
    { check():
        - "failure":
            It gives one drop, clear, on the ball of your thumb. When you next look, the lamp has burned down by an inch. You are sitting on the stool, with your cheek on the blanket, and it has been so comfortable that it takes you a minute to be afraid.
            ~ set("heavy_eyelids", true)
        - else:
            It gives one drop, clear. You watch your thumb go to sleep, and then the hand. You hold your eyes open with the other; and you know how it would be, now, all of it, forty-one years of it, and that there would be nothing whatever to complain of. That is what makes you throw it down.
            ~ set("felt_the_moss", true)
    }
    ~ set("sea_stories", true)
    ~ learn("what the moss does")
    -> DONE
