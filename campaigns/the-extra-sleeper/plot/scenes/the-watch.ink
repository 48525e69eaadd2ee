// The warden, the doctor, the Ridge, the longest night.

=== matters_arising ===
# at: the-watch-room
# with: hanne
# when: scene >= 4 && !flag.yawn_seen
# urgency: 4
# question: offer
Hanne yawns with her mouth shut, and the tears of it stand in her eyes. She does not seem to have noticed whether there is anybody else in the room. There is a path in the floorboards, five paces long, and she is at the end of it that is nearest to the cabinet. “Item,” says Hanne. “You are awake. Item: so am I. Is there any other business?” # speaker: hanne
She has put her hand flat on one of the twenty-four drawers, as you would on a dog.
 * [Propose that she sit down # act: comfort # target: hanne]
    “Not seconded,” says Hanne. You second it. It is out of order, for the same person; she looks for a rule against it, and is too tired to find one. She sits. It is a minute and a half, by your count. Then the hand goes up, and feels for the edge of the drawer, and she is on her feet. “Carried,” says Hanne. “It was very comfortable. Minute that.”
    ~ set("yawn_seen", true)
    ~ change_opinion("hanne", 14, "You moved that she sit down.")
    -> DONE
 * [Ask what is in the drawer # act: ask # target: hanne]
    “An order,” says Hanne, “from people who are asleep. I have kept twenty-seven winters and opened four. They are very clear, as a rule. They say please.” Beneath her hand the edge of the paper shows, slit with something blunt. “It has not been shut properly,” she says. “I find that I cannot shut it.”
    ~ set("yawn_seen", true)
    ~ learn("hanne has opened an envelope")
    ~ change_opinion("hanne", 4, "You asked about the drawer.")
    -> the_drawer_that_will_not_shut
 * [Walk the five paces with her # act: help # target: hanne]
    You keep step. Five, and turn. She does not remark on it. Somewhere in the second hour she begins to tell you what the sleepers weigh, row by row, to the half pound, and you understand that it is the way in which Hanne Tolliver says their names. In the end Old Oake puts his head in to tell a lie, looks at the two of you, and goes away again with it untold.
    ~ pass("2 hours")
    ~ set("yawn_seen", true)
    ~ set("walked_with_hanne", true)
    ~ change_opinion("hanne", 18, "You walked the five paces with her.")
    -> DONE

=== the_drawer_that_will_not_shut ===
# question: secret
It stands out from the others by the thickness of a thumb. She has tried wax on it; one can see the wax. # speaker: hanne
 * [Push it to for her # act: help # target: hanne]
    It goes in with no trouble at all. Hanne looks at it; she had thought, it is clear, that it was the drawer. “Thank you,” she says. “I shall minute that it can be done.” She walks her five paces, and turns. When she comes by it again she puts out one finger, and draws it open, by the thickness of a thumb.
    ~ change_opinion("hanne", 10, "You shut the drawer for her.")
    -> DONE
 * [Ask her whom the order is about # act: ask # target: hanne]
    “It does not say,” says Hanne. “It says that I shall know.” She is looking at the pegs, and the coats; she goes along them with her eyes, one by one, and at yours she stops, and goes back and begins again. “They are considerate people,” she says. “They would not have put a name to it.” Then there is a list to be gone through, about candles, and she goes through it, aloud, to the end.
    ~ learn("the order in the drawer names nobody")
    ~ change_opinion("hanne", 2, "You asked whom the order was about.")
    -> DONE
 * [Offer to burn it, whatever it is # act: persuade # target: hanne]
    “Out of order,” says Hanne. Her hand has come down on the wood again, quite hard. But she has thought of the stove; you see her think of it, and how far it is, and who would be on the bench. “I take it that the offer stands,” she says, without any expression, “until it is withdrawn”; and goes back to her pacing, and she has miscounted, and it is six.
    ~ set("offered_to_burn_it", true)
    ~ change_opinion("hanne", 8, "You offered to burn what was in the drawer.")
    -> DONE

=== thin_cup ===
# beat: beat_015
# at: the-watch-room
# with: hanne
# urgency: 9
# word: Hanne Tolliver has taken a letter out of its drawer, and says that it concerns you, and that it is not to be minuted.
# question: confession
Hanne lays the letter on the table between you, squares it, and lets you read. Dear Hanne, it says, you will know whom. Please do not write it down. We have advertised, so as to make it easier. It is signed by the whole of the Vestry, in a very pleasant hand.
“Item: it was to be you,” says Hanne. “Item: it will not be. I had hoped to get from the one to the other without your having to hear it.” Her hands are flat on the table, with her ring of keys between them. For the first time since you came she is waiting for somebody else to speak. # speaker: hanne
 * [Ask who it will be, then # act: ask # target: hanne]
    “I have been practising,” says Hanne. “On the floor, from the tenth. A full cup.” She yawns, with her mouth shut. “It does not take. Twenty-seven winters: whatever it is in one that lets go, I have used it up.” She squares the letter with the edge of the table, and the table with the wall. “So there is nobody,” she says. “I have been through the Book. I have been through it by weight.”
    ~ set("envelope", "read")
    ~ learn("hanne meant to lie there herself")
    ~ change_opinion("hanne", 16, "You asked who it would be.")
    -> not_in_the_minutes
 * [Tear it across # act: force # target: hanne]
    It makes hardly any noise. Hanne looks at the two halves; then she takes them up and fits them together, from habit, and you think that she will find the paste. She tears them again, the other way. She is quite good at it. It gets to be a sort of snow. “There is an envelope,” says Hanne, “for the destruction of papers,” and has to hold on to the table.
    ~ set("envelope", "read")
    ~ set("letter_torn", true)
    ~ change_opinion("hanne", 20, "You tore it across.")
    -> not_in_the_minutes
 * [Say that you would have come all the same # act: comfort # target: hanne]
    She thinks about that with her whole face. “It said no family preferred,” says Hanne. “I wrote in the margin that it was cruel, and they let it stand, since it was quicker.” She gets up; she takes your letter of appointment from its hook, and writes across it, with a date, the first thing that you have seen her write which is not a minute. It says: wanted.
    ~ set("envelope", "read")
    ~ set("wanted", true)
    ~ change_opinion("hanne", 22, "You said that you would have come.")
    -> not_in_the_minutes
 * [Ask for her keys # act: accuse # target: hanne]
    She unhooks the ring without a word, and lays it down. It is heavier than it looks. “The large one is the ash door,” says Hanne. “I had meant to stand in front of it with the shovel, on the night. I dare say it comes to the same.” You have never seen her hands with nothing in them. They do not know where to go.
    ~ gain("Warden’s keys")
    ~ set("envelope", "read")
    ~ set("keys_taken", true)
    ~ change_opinion("hanne", 2, "You asked for her keys.")
    -> not_in_the_minutes

=== not_in_the_minutes ===
# question: confession
The lamp wants trimming, and neither of you sees to it. What was done at this table was done by people whom you have tucked in. # speaker: hanne
 * [Promise her that you will be there on the night, and awake # act: promise # target: hanne]
    “You have a way down,” says Hanne. “By the Stones. I had thought that I would leave the gate.” You say that you were engaged to count. She has nothing ready for that, in twenty-four drawers. She trims the lamp; it takes her three matches; and when it burns up she has got on her ordinary face again, only that it does not quite meet at the edges.
    ~ set("stays_for_the_night", true)
    ~ promise("hanne", "be there on the longest night, awake")
    ~ change_opinion("hanne", 14, "You said that you would stay.")
    -> DONE
 * { flag("ibb") == "known" } [Tell her who it was that lay there, and where she lies now # act: tell # target: hanne # fact: the girl in the rose cap is anselm's twin]
    She hears it standing to attention. “In his own bed,” says Hanne. “I have been past it four times a night.” It is some while before she does anything. Then she takes down the duty board, where the names are in brass, and from behind it a seventh slip, tarnished green, that says Marrow, I.; she breathes on it, and rubs it on her sleeve, and puts it in her pocket. “I have not been told,” says Hanne. “I should like that understood. I shall go and not be told a little nearer to the stove.”
    ~ tell("hanne", "the girl in the rose cap is anselm's twin")
    ~ set("hanne_knows_ibb", true)
    ~ change_opinion("hanne", 10, "You told her who was in the fifth bed.")
    ~ change_opinion("anselm", -6, "Hanne has been told who is in the fifth bed.")
    -> DONE
 * [Say that next time they might be asked while they are awake # act: persuade # target: hanne]
    “It was put to the vote,” says Hanne. “At Michaelmas; there were cakes.” She listens to that. “No,” she says. “What was put to the vote was the wording.” She takes a clean sheet, and her pencil on its chain, and heads it, Questions; and there she stands, with the pencil over the paper, like somebody who has been given the freedom of a city and wants to know where one sits.
    ~ set("would_ask_them", true)
    ~ change_opinion("hanne", 8, "You said that they might be asked.")
    -> DONE
 * [Leave her, and walk the rows with what you know # act: go # target: the-hall]
    Three steps down, and there they all are. You go along with the lamp. This one signed, by the look of his cuffs; that one has her hand under her cheek. You had thought that you would hate them, and it is like trying to hate a shelf of loaves. At the end of the first row you notice that you have been touching the bedposts, and that you have got the number right.
    ~ go("the-hall")
    ~ pass("an hour")
    -> DONE

=== a_green_spoon ===
# beat: beat_016
# at: the-schoolroom
# with: ferry
# urgency: 7
# word: There is a card for you from Doctor Ferry, with a violet on it: cocoa, and she will not take no.
# question: offer
~ set("ferry_seen_at", scene_number())
You have been asked to cocoa. Doctor Ferry pours it herself, having measured it, under the drawings that the children made of snow. On the wall are eleven letters of thanks, in frames, and a nail for a twelfth; the school’s skeleton has been given a nightcap and a chair by the window. You have slept, since you came to Dormer, like a stone. When you take the spoon out of the cup, the spoon is green.
“Do finish it, my dear colleague,” says Doctor Ferry. “One is so much easier to admire lying down. No, don’t underline that.” The watch is already in her palm. # speaker: ferry
 * [Set the cup down full, so that she sees you see # act: refuse # target: ferry]
    It stands between you, and cools. Doctor Ferry looks at it, and at you, and takes off her spectacles to wipe them; and without them she is a tired woman who has not dreamed for years. “How very observant,” she says. “Note: observant. I do wish that you had been a little less what I need.” She lays a saucer over the cup, as one covers a birdcage.
    ~ set("cocoa", "refused")
    ~ change_opinion("ferry", 6, "You set the cup down full.")
    -> DONE
 * [Drink it; you are so tired of being awake # act: accept # target: ferry]
    It is very good cocoa. You lie down for a minute. When you are next anywhere, Hanne has you by the collar and is walking you up and down in the snow. “Item: left, right. Item: you do not eat or drink in that house again. Item: left, right.” You have lost some hours, and she will not say how many. She smells, herself, of honey and rain. When you can stand she lets go of your collar, squares it, and leaves you by the pump to breathe.
    ~ go("the-street")
    ~ pass("3 hours")
    ~ set("cocoa", "drunk")
    ~ set("heavy_eyelids", true)
    ~ change_opinion("ferry", 10, "You drank it.")
    ~ change_opinion("hanne", 12, "She had to walk you up and down.")
    -> DONE
 * [Pour it into the skeleton’s nightcap # act: use # target: ferry]
    It looks as if it could do with it. “Oh,” says Doctor Ferry. She watches the stain go down, through the ribs, a green one, with the liveliest interest, like a person who has at last had a letter. “You are the first,” she tells you, “who has ever made me laugh. I had to look up what it was.”
    ~ set("cocoa", "refused")
    ~ change_opinion("ferry", 14, "You gave it to the skeleton.")
    -> DONE
 * [Ask her who it is that has not written # act: ask # target: ferry]
    She looks at the nail. “The twelfth,” she says. “She had such a resting pulse,” says Doctor Ferry. “I did not mean her to stay. I meant to go and see, and come back, and tell people what it was like.” The watch ticks in her hand. “You must not call me Doctor,” she says. “They took the seal.” She seems to be listening for what it will do.
    ~ set("cocoa", "refused")
    ~ learn("ferry lost a patient")
    ~ change_opinion("ferry", 12, "You asked about the twelfth.")
    -> they_took_the_seal

=== they_took_the_seal ===
# question: confession
The cocoa stands between you, with its skin on. She has not told you again to finish it. # speaker: ferry
 * [Say that you will go on calling her Doctor # act: promise # target: ferry]
    “That is not accurate,” says Doctor Ferry; but she has gone pink, in two places, like a doll. She pours your cup back into the pan, herself, and the green goes round in it, and she puts on the lid. “I shall make some with nothing in,” she says. “I think I have the method somewhere.” You see her look it up.
    ~ promise("ferry", "go on calling her Doctor")
    ~ change_opinion("ferry", 10, "You go on calling her Doctor.")
    -> DONE
 * [Ask what the twelfth one’s name was # act: ask # target: ferry]
    She knows the pulse, and the weight, and the colour of the eyes; she gives you those, very fast. Then she sits with her hand over the watch to keep it quiet. “I have it written down,” says Doctor Ferry. “I have it in the satchel, in the lining. I only never say it, because I should want her to answer.” She does not say it. She gets up and straightens the nail.
    ~ learn("ferry will not say the name of her patient")
    ~ change_opinion("ferry", 6, "You asked the twelfth one’s name.")
    -> DONE
 * [Tell her that {met("hanne"):Hanne|the Warden} will have to hear of the green # act: warn # target: ferry]
    “Naturally,” says Doctor Ferry. She washes the spoon, dries it, and lays it in front of you, as one hands over a sword. “Note: the subject is not vindictive. Do tell her that it would not have hurt. It is so important to me that it does not hurt.” She straightens your collar for you, as a hostess does; and you feel her thumb, for a moment, upon the side of your neck. Then she goes back to her columns.
    ~ gain("spoon with a green bowl")
    ~ set("hanne_warned", true)
    ~ change_opinion("hanne", 8, "You told her of the green spoon.")
    ~ change_opinion("ferry", -4, "You would tell Hanne of the green.")
    -> DONE

=== how_many_breaths ===
# beat: beat_008
# at: the-street
# with: corrie
# when: flag.boy == "found"
# urgency: 7
# word: There is a woman from above the fence by the pump in the Street; she says that her name is Corrie Thirtle, and that she will wait.
# question: demand
~ set("corrie_at", scene_number())
Somebody steps out of the lee of the pump, on snow that should have creaked. She looks at your hands, and then at your boots, and seems to have finished. “You sit with the boy,” says Corrie Thirtle. “How many breaths.” It is not said as a question is said. She is waiting for a figure as others wait for mercy. # speaker: corrie
 * [Tell her how the boy breathes # act: answer # target: corrie # needs: flag.wick_kept \|\| flag.wick_breaths \|\| knows.somebody_from_the_ridge_leaves_hares]
    Nine to the minute, you say; {flag("wick_breaths"):you had two fingers on the blanket.|you had not known that you were counting.} “Nine,” says Corrie. “Then he is sleeping and not dying. Good.” The straw is out of the horn case before you have understood that you are being paid. “It is a straw,” she says. “Measure it against any you like.” It is a long one. When you look up she is back in the lee of the pump, with her face to the hill; there are your prints in the snow, and nobody’s.
    ~ gain("one long straw")
    ~ set("ridge", "friendly")
    ~ change_opinion("corrie", 18, "You had counted.")
    -> DONE
 * [Offer to bring her in to see him # act: help # target: corrie]
    She thinks about the door. It is eleven winters since one was shut on her. Then she bends and takes off her boots, and you go in by the back, past the bacon, and she stands at bed eighty-eight in her stockings with her two hands hanging. “He is fat,” says Corrie. It is the only adjective you ever hear her use. She puts down a hare on Mrs. Vetch’s feet. Then she goes out as she came. You walk back with her as far as the pump, where she puts on her boots, and sets her back against the sacking, and has no more to say.
    ~ set("ridge", "friendly")
    ~ set("corrie_came_in", true)
    ~ change_opinion("corrie", 24, "You brought her in.")
    ~ change_opinion("ezra", 8, "You let her in at the back.")
    -> DONE
 * [Say that there is no boy # act: deceive # target: corrie]
    She looks at your boots again. “There is a boy,” says Corrie. “He is mine. You are afraid of somebody.” She says it as she would say what the snow was. “I do not hold it against you. I count it.” She lays a hare on the edge of the trough, and it is not for you; and she turns her back, and looks at the hill.
    ~ change_opinion("corrie", -12, "You said that there was no boy.")
    -> DONE

=== thirty_one_long ===
# at: the-street
# with: corrie
# when: corrie.trust > 8 && scene >= flag.corrie_at + 3 && !flag.straws_told
# urgency: 5
# question: secret
Corrie lays the horn case on the edge of the trough and opens it. Thirty-one straws, three hundred and forty years old. In the valley they say that thirty-one people drew short, in the Hungry Winter, and walked up here to die. “Measure,” says Corrie. You measure them against each other, one by one, in your gloves. They are all of them long. # speaker: corrie
“They drew to stay,” she says. “They gave the place to somebody. Nobody down here was told. It is heavy. I have wanted to put it on a table.” # speaker: corrie
 * [Say that you will put it on the table # act: promise # target: corrie]
    She does not give it to you. She lets you carry it as far as the gate, to learn what it weighs; it weighs nothing, it is straw. “When they are all in one room,” says Corrie. “And awake. Then I will come. If the gate is open, I will come in. If it is not I will stand there.”
    ~ set("straws_told", true)
    ~ set("straws_promised", true)
    ~ learn("all the straws were long")
    ~ promise("corrie", "have the gate open on the longest night")
    ~ change_opinion("corrie", 16, "You said that you would.")
    -> DONE
 * [Ask how they live up there, awake # act: ask # target: corrie]
    “Goats,” says Corrie. She considers whether that is all. “We are ninety-six. There is meat for twice that. We eat less in March. We sing, it is warm. Nobody lies under the floor.” She has smelt what comes out at the crack behind the Bedfield; you see that she has known for a long while what it is, and that she has waited for someone from below to say it first.
    ~ set("straws_told", true)
    ~ learn("all the straws were long")
    ~ learn("the ridge has food for more")
    ~ change_opinion("corrie", 12, "You asked how they live.")
    -> DONE
 * [Say that it would only make them ashamed # act: refuse # target: corrie]
    “Yes,” says Corrie. “That is a kind of awake.” She shuts the case. You have disappointed her, and she makes a note of it somewhere where the figures are never rubbed out; it is a small one. “You are new,” she says. “I will ask again.”
    ~ set("straws_told", true)
    ~ learn("all the straws were long")
    ~ change_opinion("corrie", -6, "You would not have it told.")
    -> DONE

=== both_halves ===
# at: the-chapel
# with: ambrose
# when: scene >= 3 && !flag.clement_settled && !knows.sleeper_wakes_to_her_name
# urgency: 3
# question: offer
“Kneel if you like,” says Sister Ambrose. “The left one. The right one is Sister Clement’s, and she bites.” There is nobody at the right-hand kneeler. There is a shawl, and a book open at the day’s page. From behind her veil Sister Ambrose answers herself, an octave lower, and then looks at you sideways to see how it went. On the wall is a slate in a gold frame, with a very long number on it in chalk; she leans over, and makes it longer by one. # speaker: ambrose
 * [Wish Sister Clement good day # act: answer # target: ambrose]
    There is a pause. “She says you’ve a civil tongue,” says Sister Ambrose, “and she never says that. She said I had a face like a boot.” The candle is striped with the ends of other candles. You stay until it has got down to the blue; and Sister Clement, going by the sound, is in very good voice.
    ~ set("clement_settled", true)
    ~ change_opinion("ambrose", 14, "You wished Sister Clement good day.")
    -> DONE
 * [Ask how long she has been saying both halves # act: ask # target: ambrose]
    “Since a Friday,” says Sister Ambrose, in one voice only. “Two winters back. She’d a chill. You’re the first that’s asked. They send up two loaves.” She takes a pebble from her shoe and looks at it and puts it back. “There must be two for the office. It’s in the rule. I’ve read it through for what it says about one, and it doesn’t say.”
    ~ set("clement_settled", true)
    ~ learn("sister clement is dead")
    ~ change_opinion("ambrose", 6, "You asked about Sister Clement.")
    -> what_it_says_about_one
 * [Ask why the number on the slate goes up # act: ask # target: ambrose]
    “Interest,” says Sister Ambrose at once. It is a joke, and she does not smile. “Forty-one thousand nights, child. At my present rate I shall be square in about a century.” She has moved, as she says it, so as to be between you and the back of the slate; she is so small that she does not cover it.
    ~ set("clement_settled", true)
    ~ learn("the nights on the slate are owed")
    ~ change_opinion("ambrose", 2, "You asked about the slate.")
    -> DONE

=== what_it_says_about_one ===
# question: confession
She has shut the book upon the right-hand kneeler, to mark that it is not in hearing. “You’ll have to do something about it, I suppose,” says Sister Ambrose, “now that you’ve been told.” # speaker: ambrose
 * [Promise that two loaves will go on being sent up # act: promise # target: ambrose]
    “I don’t eat the second,” she says at once; “I take a bite, for the look of it, and send it down.” She puts up the eyebrow another half inch to see what you make of that. “You’re a wicked child,” says Sister Ambrose. “Sister Clement thought so from the first.” And she opens the book at the day’s page, and goes on, an octave lower, where she had stopped.
    ~ promise_not_to("ambrose", "say nothing of Sister Clement", "tell", "", "sister clement lies under the yellow pine")
    ~ change_opinion("ambrose", 12, "You would let there be two of them.")
    -> DONE
 * [Ask where she is lying # act: ask # target: ambrose]
    “Down the six steps. Yellow pine.” She is busy with a candle end. “I’d to do it by myself, in the dark, and it’s not plumb. I put her own prayer book under the corner. She’d be wild.” The small face works. “I go down of an afternoon and tell her who’s still up,” says Sister Ambrose; “it’s not a long list.” Then she coughs, and says Amen for both of them, and that is the end of it.
    ~ learn("sister clement lies under the yellow pine")
    ~ change_opinion("ambrose", 8, "You asked where Sister Clement was lying.")
    -> DONE
 * [Tell her that {met("hanne"):Hanne|the Warden} ought to know # act: warn # target: ambrose]
    “So she ought,” says Sister Ambrose. “There’ll be an envelope. Then they’ll send up one loaf; and I’ll have it in writing that there’s one of me.” She gives you her hand, so that you may help her to kneel. It weighs nothing whatever. “You do what you like, child. I’ve only asked the Lord not tonight.” She begins on the psalm. She is doing both voices, and rather loud.
    ~ change_opinion("ambrose", -6, "You would have told Hanne about Sister Clement.")
    -> DONE

=== the_control ===
# at: the-schoolroom
# with: ferry
# when: scene >= 5 && !flag.control_seen
# urgency: 3
# question: find
~ set("ferry_seen_at", scene_number())
Doctor Ferry is behind the blackboard, measuring drops, and may not be spoken to until she has done. Her notes lie open upon a child’s desk, under a violet. There is a page headed The Control, with a name that has been unpicked to A. M.; and on the next a column that is ruled, and dated from the evening you arrived, and headed: The New Hand. It says how long you took to answer the third question. It says: excellent neck.
 * [Write in the next line of your own column # act: use]
    You enter the hour, and after it, in her abbreviations, which are not difficult: awake; reading this. You blot it. When she comes out she sits down to her notes, and is silent; and then you hear a sound that takes you a moment to place. She is delighted.
    ~ set("control_seen", true)
    ~ learn("ferry has been measuring you")
    ~ change_opinion("ferry", 12, "You kept the column up to date.")
    -> DONE
 * [Take the page for {met("hanne"):Hanne|the Warden} # act: take # stat: felt]
    { check():
        - "failure":
            It tears along the ruling, with a noise like a slap. “Leave it,” says Doctor Ferry, at your shoulder. “Oh, do leave it. I have it by heart.” She comes and puts the two halves side by side. Her fingers, when they touch yours, have been warmed.
            ~ change_opinion("ferry", -8, "You tried to take the page.")
        - "partial":
            You have it, and most of it is whole; the corner with the neck on it stays behind, under the violet. “That was the part I liked,” says Doctor Ferry, coming round the blackboard with a dropper in each hand. She has seen what you have in yours. You take it across the yard to the Watch Room, walking. Hanne reads what there is. “It breaks off,” says Hanne. She will not act upon a torn page; but she puts it under the lamp, where she can see it.
            ~ go("the-watch-room")
            ~ change_opinion("hanne", 8, "You brought her most of the page.")
            ~ change_opinion("ferry", -10, "You took a page of her notes, and she saw it.")
        - else:
            You carry it across the yard to the Watch Room inside your coat. Hanne reads it standing up. She reads both sides. “Excellent neck,” says Hanne, quite without expression; and takes the key of the Schoolroom off her ring, and puts it into her mouth, it seems for safety, while she looks for her gloves.
            ~ go("the-watch-room")
            ~ set("hanne_warned", true)
            ~ change_opinion("hanne", 14, "You brought her the page.")
            ~ change_opinion("ferry", -6, "A page of her notes is gone.")
    }
    ~ set("control_seen", true)
    ~ learn("ferry has been measuring you")
    -> DONE
 * [Close the notes, with the violet in the place # act: leave]
    You leave it as it was. But you make up your mind to drink nothing in Dormer, from now on, that you have not drawn from the pump; and for the first time since you came up on the sledge you are wide awake, and can hear four breaths to the minute through the wall, and your own.
    ~ set("control_seen", true)
    ~ set("off_the_cocoa", true)
    ~ learn("ferry has been measuring you")
    -> DONE

=== the_longest_night ===
# beat: beat_018
# at: the-watch-room
# urgency: 10
# word: Hanne Tolliver has called everybody who is awake into the Watch Room, for it is the longest night, with half a cup for each; and she asks for the person who can count.
# question: decision
The twenty-first is here, a day that hardly troubles to get light. The copper is simmering with half of what it needs. Everyone awake in Dormer is in one room; the seventh coat, the red one, is there for Ibb Marrow, who was the one too many; and they are all looking at the person who can count. The Book lies open under the lamp, with Pip’s purple ink uncorked beside it. On a plate stands one full cup, which nobody has touched. In the turret of the Chapel hangs a bell that has no tongue in winter; it is kept in the bolster of the Warden’s bed, and by this time there is nobody in the room who does not know it. And the window has been scratched clear on the side of the pass, so that one can see as far as the Stones.
{flag("straws_promised"): You have left the gate open. Nobody has remarked on it.} {flag("oake_truthful"): Old Oake is holding his cap in his hands.|Old Oake has his cap on, with both hands.} {flag("letter_torn"): There is paper in the grate.} {flag("vetch_rescinds"): Mrs. Vetch, in a blanket, is in the chair.} {flag("marks_made"): Somebody has fetched in the cards with the chalk on them, and laid them face down.|{flag("no_marks"): There is no chalk on any of the cards.}} {flag("ferry_slept"): Doctor Ferry has left her watch at home.}
“There is no envelope for this,” says Hanne. “I have been through the drawers. Any other business, then.” And she sits down, before all of them, without its having been moved. # speaker: hanne
 * [Take the bell’s tongue from the bolster, and wake them all # act: decide # needs: flag.vetch_told \|\| flag.ibb_told_years \|\| flag.quorum_promised \|\| flag.would_wake_them \|\| flag.count_stands \|\| flag.ibb_told_all \|\| knows.all_the_straws_were_long]
    You hang the clapper in the dark with your gloves in your teeth. When you come to the rope there are two hands on it already, small, with mustard on the cuff. “Tonight, Lord,” says Sister Ambrose; and you undo the bow with one pull.
    ~ end("snow-seen-by-everyone")
    -> DONE
 * [Write the true number in purple ink, with names, and ask each of them # act: ask # needs: flag.pip_counts \|\| pip.trust > 10 \|\| flag.margin_figure \|\| flag.stays_for_the_night \|\| flag.order_written \|\| flag.uncle_queried \|\| flag.would_ask_them \|\| flag.guest_in_book \|\| flag.turned_them_all]
    Two hundred and fourteen, you write; and then you write who. The page takes the ink as if it had been thirsty. “Give me that,” says Pip. “You blot. I’ll do it, I’ll do all of them, I’ll walk the whole row. {flag("pip_counts"): You needn’t even hold my hand.|Somebody hold my hand past thirty-one.}”
    ~ end("two-hundred-and-fourteen")
    -> DONE
 * [Put the red coat on Ibb, and lead her past the Stones # act: help # needs: corrie.trust > 5 \|\| flag.ridge == "friendly"]
    It fits. Somebody has brushed it every winter so that it should. At the gate Corrie Thirtle is waiting, on skis, with {flag("boy") == "found":the boy on her back and }a look at your boots. “Thirty-one walked up,” she says. “Now it is more”; and she goes on ahead, to have a fire lit on the other side.
    ~ end("over-the-pass")
    -> DONE
 * [Pick up the cup; nobody would write to you # act: rest]
    “No,” says Hanne. {flag("wanted"): “It was in writing,” she says. “I put it in writing.”} But you have drunk it; it tastes of honey, and rain. Your knees go first, politely. Somebody has your feet, and somebody your shoulders, and the stair is nineteen steps, and you count them, since it is what you are for.
    ~ end("a-sound-sleeper")
    -> DONE
