// What was said and done on the rounds, and who takes it up.

=== let_it_be_minuted ===
# at: the-watch-room
# with: hanne
# when: flag.said_the_number && !flag.minute_signed
# urgency: 6
# word: Hanne Tolliver has written up the minutes of the meeting at which you said a number, and there is a line in them that wants your name.
# question: demand
“Item,” says Hanne. “The minutes.” She has written it up, in a small square hand, under the lamp. At a meeting of the Watch, beneath the slate, the new hand was asked for the number; the new hand said two hundred and thirteen; the new hand was tired. There is a line for you to sign on. She has put the pen where you can reach it. “If you were tired then it is not a count,” says Hanne, “and if it is not a count there is nothing that I have to open. I should be obliged to you. There are twenty-four drawers in the cabinet behind me, and I have been through what is in them.” # speaker: hanne
 * [Sign that you were tired # act: accept # target: hanne]
    “Thank you,” says Hanne. She blots it. You have known people to thank you for your blood and put less into it. But she does not put away the minutes; she goes on looking at the line above your name, where the figure is, in her own writing; she could have left it out, and has not.
    ~ set("minute_signed", true)
    ~ set("was_tired", true)
    ~ change_opinion("hanne", 8, "You signed that you were tired.")
    ~ change_opinion("ambrose", -6, "You signed that you were tired.")
    -> DONE
 * [Cross out tired, and sign # act: refuse # target: hanne]
    It is a short stroke. She watches the pen go through. “Then it stands,” says Hanne; and her voice is that of somebody who has been holding up a shelf by herself, and feels another person take the other end. “There is a drawer marked Count Wrong,” she says. “I thought that you should know. It is empty. They never thought that they would need one.”
    ~ set("minute_signed", true)
    ~ set("count_stands", true)
    ~ learn("there is no order for a wrong count")
    ~ change_opinion("hanne", 14, "You let the count stand.")
    ~ change_opinion("pip", 6, "You let the count stand.")
    -> a_drawer_with_nothing_in_it
 * [Ask her what she herself makes it # act: ask # target: hanne]
    “I can tell you what they weigh,” says Hanne. “Every one. I go through it when I cannot sleep, and that is always.” She squares the page. “It comes to nine stone too much,” she says. “It has done since Martinmas. I thought that it was the damp.” You stay there for a time, the two of you, on either side of a lamp, with nine stone between you. Then she takes the minutes away unsigned, and files them.
    ~ set("minute_signed", true)
    ~ learn("the hall weighs nine stone too much")
    ~ change_opinion("hanne", 10, "You asked what she made it.")
    -> DONE

=== a_drawer_with_nothing_in_it ===
# question: decision
She has drawn it out, to show you. There is a sheet of clean paper in the bottom, such as one lines a drawer with, and the smell of cedar. # speaker: hanne
 * [Ask her what one does when there is no order # act: ask # target: hanne]
    “One does what one thinks,” says Hanne, as another might say that one flies. She listens to it. It seems to her to have a certain sound. “I did it once,” she says. “It was about candles.” She leaves the drawer as it is, open, on the table, like something put out for the birds, and walks her five paces, and at every turn she looks in.
    ~ change_opinion("hanne", 8, "You asked what one does without an order.")
    -> DONE
 * [Write one, and lay it in # act: use # target: hanne]
    You write: Count again. Below that you write: By somebody else. Hanne reads it, and corrects nothing. “It wants a date,” she says, and gives it one; and it comes to her that she has put her hand to an order, which nobody who was awake has ever done in Dormer. She shuts the drawer. You see her try it, when she thinks that you are looking at the lamp, to be sure that it is not locked.
    ~ set("order_written", true)
    ~ change_opinion("hanne", 12, "You wrote the order that was wanting.")
    ~ change_opinion("pip", 4, "There is an order now to count again.")
    -> DONE
 * [Tell her that you are not tired now, either # act: tell # target: hanne]
    “No,” says Hanne. “Nor I. I have not been anything else for so long that I no longer count it.” She blots your name. She does it as other people shake hands, and then she puts back the drawer, sets the minutes in their place on the shelf, and stands with her back against them.
    ~ change_opinion("hanne", 6, "You told her that you were not tired.")
    -> DONE

=== the_convenient_number ===
# at: the-chapel
# with: ambrose
# when: flag.honesty == "put by" && !flag.number_answered
# urgency: 5
# question: accusation
“I hear that you said two hundred and twelve,” says Sister Ambrose, “with the rest.” She has not turned round from the candle. “I’ve nothing against it. It’s a lovely number. I’ve said it myself, in here, for sixty-eight years; there’s a psalm that it fits.” She takes a pebble out of her shoe, and holds it up to the light, between finger and thumb. “Only I’d heard they’d got somebody this time who could count. I was looking forward to it. What is it, child? Did they give you the bacon?” # speaker: ambrose
 * [Tell her what you counted # act: confess # target: ambrose # fact: two hundred and thirteen]
    “And one,” says Sister Ambrose. She says it as you would say amen. “Go and scratch that on something, where a child can see it. Somebody has, you know. I’ve often wondered who; it’s about the height that I am.” She gives you the pebble. “Left shoe,” she tells you. “It’s a great help, when they’re all being so nice.”
    ~ tell("ambrose", "two hundred and thirteen")
    ~ set("number_answered", true)
    ~ set("honesty", "known")
    ~ gain("small sharp pebble")
    ~ change_opinion("ambrose", 16, "You told her what you counted.")
    -> DONE
 * [Say that it was only to be let alone # act: answer # target: ambrose]
    “Yes,” says Sister Ambrose. “That’s how it’s done. I’d a friend who held the cup for somebody on the same grounds.” It was in another century, it appears; she is speaking of the foundress. She goes back to her psalm, both halves of it, and you are let alone.
    ~ set("number_answered", true)
    ~ change_opinion("ambrose", -4, "You said that it was to be let alone.")
    -> DONE
 * [Say that two hundred people are asleep because nobody argues # act: refuse # target: ambrose]
    “And very well they look on it,” says Sister Ambrose. She has got up, which is done by stages. She comes about to your third button. “I’m not arguing. I’m only awake,” she says. “I find that it comes to much the same, in the end; and one’s feet are colder.”
    ~ set("number_answered", true)
    ~ change_opinion("ambrose", -8, "You told her that nobody argues.")
    ~ change_opinion("hanne", 4, "You told the Chapel that nobody argues.")
    -> DONE

=== has_it_been_written ===
# at: the-posset-kitchen
# with: ezra
# when: flag.wick_threatened && !flag.wick_answered && scene >= flag.boy_found_at + 2
# time: dusk, evening, night
# urgency: 7
# word: Ezra Pym has not served supper, and it is said that he has something to ask you before he can.
# question: plea
~ set("boy_found_at", scene_number())
There is no supper. Ezra is sitting on the meal bin, with his hands between his knees; in thirty years nobody has seen him sit. “You said that he must go in the Book,” says Ezra. “I have been listening for the pen. I have not been able to make so much as a sauce{by_the_dumplings:, since the dumplings}.” Under the table behind him is a clothes basket with a lid, and the lid is moving, very slightly, nine times to the minute. “If it has been written I shall have to put him out of the gate myself. I should not let another person do it. I only wish to know whether to warm his coat.” # speaker: ezra
 * [Say that it has not been written, and will not be # act: promise # target: ezra]
    He does not say anything. He gets up; he puts on the apron; he opens the lid, and looks in, and lowers it again. Supper is forty minutes late, and there are three kinds of dumpling. It is remarked on. “I had a touch of something,” says Ezra. “It has gone off.”
    ~ set("wick_answered", true)
    ~ set("wick_kept", true)
    ~ set("wick_threatened", false)
    ~ promise("ezra", "keep the boy out of the Book")
    ~ change_opinion("ezra", 26, "You said that it would not be written.")
    -> DONE
 * [Say that he should be in it as a guest # act: persuade # target: ezra # stat: tongue]
    { check():
        - "partial":
            “A guest,” says Ezra. He would like to believe it. “They would ask who invited him.” You say that you did. It is not enough, and it is something; he hangs up the small coat again on its nail. “I shall have to charge him to you,” says Ezra: “a guest has somebody who answers for him.” Supper comes, late, and there is rather less of it on your plate than on the others’.
            ~ set("wick_kept", true)
            ~ set("wick_threatened", false)
            ~ promise("ezra", "answer for the boy")
            ~ change_opinion("ezra", 8, "You said that you would answer for the boy.")
        - "failure":
            “There is no column for a guest,” says Ezra. He picks up the whole basket and holds it on his lap. You do not get supper, that night or the next; there is a tin of biscuits on the Watch Room table, with your name on it, opened.
            ~ change_opinion("ezra", -6, "You would have him in the Book as a guest.")
        - else:
            “A guest,” says Ezra. It is a word from his own trade. He turns it round, to see whether it is done underneath. “One would have to feed a guest,” he says slowly; “one could not very well put him out. It would be a reflection on the house.” And a very small hand comes from under the lid, and feels about, and finds the nutmeg.
            ~ set("guest_in_book", true)
            ~ set("wick_kept", true)
            ~ set("wick_threatened", false)
            ~ change_opinion("ezra", 18, "You thought of calling him a guest.")
            ~ change_opinion("pip", 4, "There is to be a guest in the Book.")
    }
    ~ set("wick_answered", true)
    -> DONE
 * [Say that the Book is not yours to keep shut # act: refuse # target: ezra]
    “No,” says Ezra. He takes down the coat, the small one, and hangs it before the fire, and turns it when it has done on one side. Later there are tracks from the back sill, one pair, going up as far as the fence, and they are deep; and one pair coming down, and those are as deep. He had carried the boy to the gate. And he had stood there, by the prints, for some time, and carried him home again to Mrs. Vetch.
    ~ set("wick_answered", true)
    ~ set("wick_threatened", false)
    ~ change_opinion("ezra", -20, "You would not keep it shut.")
    ~ change_opinion("corrie", -10, "The boy was carried as far as the gate with a fever.")
    -> DONE

=== wick_wants_the_tune ===
# at: the-hall
# when: flag.wick_kept && !flag.wick_woke && scene >= 9 && scene >= flag.boy_found_at + 4
# urgency: 4
# question: plea
In bed eighty-eight, under Mrs. Vetch’s arm, two eyes are open. They are black, and quite clear; the fever has gone off him like a coat. “You’re the one with the lamp,” says Wick, not moving his lips. “Is she dead?” He means Mrs. Vetch. You say that she is asleep. “What, all of them?” says the boy. He considers it. “What for?”
He has been told to lie still, and he is eight. He wants to be told a thing that is true, he says; the fat one only tells him soup.
 * [Tell him what for # act: tell]
    You tell him: so many sacks, so many mouths, so many weeks. He does the sum. “That’s wrong,” says Wick. “You’ve left out the goats.” He is so certain that you go through it again, on the blanket, with a finger. He is right. Nobody has ever put in the goats.
    ~ set("wick_woke", true)
    ~ learn("the ridge has food for more")
    ~ change_opinion("corrie", 8, "You told the boy the truth.")
    -> DONE
 * [Sing to him, very low, till he sleeps # act: comfort]
    You have one song. It is about a bus. By the third verse the whole of that end of the Hall is breathing in time; and when you have got to the end, and sit there, something small comes out from under the arm of the chair of the Vestry, and takes hold of your thumb.
    ~ set("wick_woke", true)
    ~ set("sang_to_wick", true)
    ~ change_opinion("ezra", 10, "You sang the boy to sleep.")
    -> DONE
 * [Carry him to a window, and hold him up to see the snow # act: help # costs: It may be seen.]
    He has seen snow. He has never seen it from indoors. He scratches a hole in the ferns, and puts his eye to it, and his breath goes up the glass. “It’s stopping in the same place,” says Wick. “It isn’t going by.” Someone has come up behind you in her bare feet, as far as the end of row one; she has a hand over her mouth. “I won’t say,” says Pip. “Two to one I won’t.” She comes a bed nearer. “Is he real?”
    ~ set("wick_woke", true)
    ~ set("pip_knows_wick", true)
    ~ change_opinion("pip", 10, "You showed her that there was a boy.")
    -> is_he_real

=== is_he_real ===
# question: demand
The boy has turned round on your arm, and is looking at her feet. “Hasn’t she got any boots?” says Wick.
 * [Give him into her arms # act: show # target: pip]
    She takes him as one would a tray. He is warm, and he has got hold of her braces. “He weighs,” says Pip, quite hoarse; and you understand that it had not struck her before about any of them. It is she who carries him back to eighty-eight, round by the far side, so as not to go by thirty-one. She tucks him in. She stands there for a bit with her arms out.
    ~ set("pip_held_wick", true)
    ~ change_opinion("pip", 12, "You gave her the boy to hold.")
    -> DONE
 * [Ask her what odds she would give # act: answer # target: pip]
    “Ten to one on,” says Pip. She puts out a purple finger, and he takes it and looks at it on both sides. “It doesn’t come off,” she tells him. “I’m stuck with it.” They shake. You put him back under Mrs. Vetch’s arm before it is his bedtime, or anyone’s; and Pip is heard going up the three steps, whistling, rather badly, through a gap that she is too old for.
    ~ change_opinion("pip", 8, "You let her shake hands with the boy.")
    ~ change_opinion("corrie", 4, "The boy has shaken hands with one of the bedded.")
    -> DONE
 * [Make her swear that she will not write him down # act: bargain # target: pip]
    “I don’t write down what’s there,” says Pip. “I’d have thought you’d noticed.” It is the nearest that she has come to saying it. She spits on her palm and swears, by her boots, that Oake has got. The boy spits on his, out of politeness. You carry him back to bed with one hand held well away from the blanket.
    ~ learn("pip copies the number")
    ~ change_opinion("pip", 4, "You had her swear to leave the boy out.")
    ~ change_opinion("ezra", 8, "Pip has sworn to leave the boy out.")
    -> DONE

=== a_motion_from_bed_eighty_eight ===
# at: the-hall
# when: (flag.vetch_told \|\| flag.vetch_lied_to) && !flag.vetch_again && scene >= flag.vetch_woke_at + 4
# urgency: 5
# question: demand
Mrs. Vetch is sitting up again. { flag("vetch_told"): She has got hold of a pencil. “December,” she says, before you can speak. “You told me so. I have been lying here with it. One cannot un-know a thing like that; I dare say you thought of it before you said it.”|“You told me that it was spring,” says Mrs. Vetch. “I have been waiting for the windows. It is a very dark spring. I have sat on a number of committees, young person, and I know when I am being managed.”} Four or five of the beds on either side have turned over to listen, with their eyes shut.
“I am still the chair,” says Mrs. Vetch. “I should like to know what it is that I signed, and they keep in a drawer.”
 * [Tell her what is in the drawer, if you know it # act: tell # needs: flag.envelope == "read"]
    You say it in the words of the letter: you will know whom. She hears it to the end. “I remember the wording,” says Mrs. Vetch. “I was rather proud of please.” She takes off her nightcap, as a man would his hat, and gives it to you to hold. “I wish to move,” she says, “that it be rescinded. I cannot do that by myself. You will have to wake me a quorum.”
    ~ set("vetch_again", true)
    ~ set("vetch_told", true)
    ~ set("vetch_rescinds", true)
    ~ learn("the chair has moved that it be rescinded")
    ~ change_opinion("hanne", 12, "The chair has moved that it be rescinded.")
    ~ change_opinion("ambrose", 10, "The chair has moved that it be rescinded.")
    -> a_quorum
 * [Say that it was an order to one person not to wake up # act: accuse]
    “Yes,” says Mrs. Vetch. “I suppose that one knew.” It has got very quiet; the man in the second row has stopped sawing. “We had it drawn up so that nobody should have to say it. You have a disagreeable way of putting things. I used to have it myself.” She lies down. She does not shut her eyes.
    ~ set("vetch_again", true)
    ~ set("vetch_told", true)
    ~ change_opinion("hanne", -4, "You told the chair what she had signed.")
    ~ change_opinion("anselm", 8, "You told the chair what she had signed.")
    -> DONE
 * [Settle her pillow, and tell her that it can wait for Candlemas # act: comfort]
    “Things do,” says Mrs. Vetch. She lets you settle it. You hear the sleep come for her, from the feet upward. “That was always the beauty of it,” she says, with her tongue quite thick; and then, so clearly that you look round: “Freckles. She had such a lot of freckles.”
    ~ set("vetch_again", true)
    ~ learn("mrs vetch remembers freckles")
    ~ change_opinion("hanne", 4, "You settled the chair.")
    -> DONE

=== a_quorum ===
# question: demand
On either side the beds have stopped pretending to turn over. Somebody’s cap has slipped, from listening.
 * [Promise her one, on the longest night # act: promise]
    “Then I shall lie down until I am called,” says Mrs. Vetch. She does it, with her arms straight; she has left her cap with you, as a person leaves a hat on a seat. “Seven,” she says. “And see that Aske is one. He will vote with whoever gave him something to eat.” And she is asleep; it is the first time that you have seen any of them do it on purpose.
    ~ gain("nightcap of the chair of the Vestry")
    ~ set("quorum_promised", true)
    ~ remember("You promised Mrs. Vetch a quorum on the longest night.")
    ~ change_opinion("hanne", 4, "The chair has been promised a quorum.")
    -> DONE
 * [Ask her who else would have seconded it # act: ask]
    “Nobody,” says Mrs. Vetch. “We never had a seconder for anything; one looked round, and it had been carried.” She takes back the cap. “There was a man who stood up once, at the vote,” she says. “A boy, nineteen. He stood there and he could not get it out. We took it as in favour.” She pulls the cap down over both her ears, and lies with her eyes wide open, looking at the rafters, until they close.
    ~ learn("a boy of nineteen stood up at the vote")
    ~ change_opinion("anselm", 6, "The chair remembers that he stood up.")
    -> DONE
 * [Say that it is not for you to wake anybody # act: refuse]
    “No,” says Mrs. Vetch. “It is never for anybody. I believe that is how one gets a quorum for the other thing.” She does not say it unkindly. She holds out her hand for the cap; she has some trouble with the strings, and you do them up for her. In a minute she is breathing with the rest.
    ~ change_opinion("ambrose", -4, "You would not wake the chair a quorum.")
    -> DONE

=== seventy_two ===
# at: the-posset-kitchen
# with: ezra
# when: (flag.cup == "thin" \|\| knows.cup_is_thin) && !flag.chalk_held && scene >= 10
# urgency: 5
# question: plea
Ezra has taken down this year’s jar, and set it on the table between you. It would stuff a glove. “It will do a hundred and forty,” says Ezra. “I have cut it with hops, I have prayed over it, I have called it delicate. There are two hundred and twelve.” He puts his hand in his apron pocket, and brings out a bit of chalk. “I have been down the rows with this of a night. One need only make a small mark, on the card. I have tried to think which seventy-two could bear it.” # speaker: ezra
“I get as far as the children,” says Ezra. “You don’t know any of them. I thought it might be easier, for a person who doesn’t.” He is holding it out. # speaker: ezra
 * [Take the chalk, and put it in the stove # act: refuse # target: ezra]
    It does not burn, it is chalk. It lies there, and goes red. Both of you look at it. “No,” says Ezra at last. “I see. It had not occurred to me that one could just not.” He takes up the lid of the jar and wipes it, and puts it on. For the first time since you have known him he has eaten something off the tasting spoon, and seems to have noticed that it had a taste.
    ~ set("chalk_held", true)
    ~ set("no_marks", true)
    ~ learn("the cup is thin")
    ~ change_opinion("ezra", 16, "You put the chalk in the stove.")
    -> DONE
 * [Say that they ought to be asked # act: persuade # target: ezra]
    “They are asleep,” says Ezra. You say that one hears them talk. He opens his mouth; he looks at the jar, at the copper, at the seven ladles. “One would have to tell them what was in it,” says Ezra, in a whisper. “I should have to know.” It has taken him thirty years of hard work not to. You see him put it down, all thirty, like a man who has been carrying a bath.
    ~ set("chalk_held", true)
    ~ set("would_ask_them", true)
    ~ learn("the cup is thin")
    ~ change_opinion("ezra", 12, "You said that they ought to be asked.")
    -> DONE
 * [Take the chalk, and go down the rows with him # act: help # target: ezra]
    You do it by lamplight. He reads the cards out, and you make the mark, small, in the corner: strong; no children; sixty, but spare. It is only work. Somewhere in the third row you notice that your hand is quite steady, and that you have got the knack of not looking up; and that is when you understand how it was done the other times.
    ~ pass("2 hours")
    ~ set("chalk_held", true)
    ~ set("marks_made", true)
    ~ learn("there are chalk marks on the cards")
    ~ learn("the cup is thin")
    ~ change_opinion("ezra", 6, "You went down the rows with him.")
    ~ change_opinion("anselm", -12, "There are marks on the cards.")
    -> DONE

=== what_the_drops_are_for ===
# at: the-schoolroom
# with: ferry
# when: (knows.ferry_has_been_measuring_you \|\| flag.cocoa == "refused" \|\| flag.cocoa == "drunk") && !flag.ferry_answered && scene >= 12 && scene >= flag.ferry_seen_at + 3
# urgency: 5
# question: confession
“You are cross with me,” says Doctor Ferry. “Note: and quite right. Sit down. There is nothing in that one, it is water; I have had mine first, do you see?” She has taken the feather from her hair. She turns it by its quill. “I have leave in writing to study a bed. It is on one condition: that there shall always be somebody in it. I went down on the twelfth of November, with my watch, and it was empty. I did not tell anyone. I thought that I should find somebody suitable.” # speaker: ferry
“You have such a beautiful resting pulse,” she says. “I never asked whether you were using it.” # speaker: ferry
 * [Ask her which side she will be on, on the night # act: ask # target: ferry]
    “I do not have sides,” says Doctor Ferry. “I have columns.” She looks at the last of them, on the board, with your initial on it. After a while she gets up, and takes the duster, and holds it there, against the slate, not moving. “How does one do it?” she asks you. “Does one begin at the top?”
    ~ set("ferry_answered", true)
    ~ set("ferry_wavers", true)
    ~ learn("ferry found the low bed empty")
    ~ change_opinion("ferry", 14, "You asked which side she would be on.")
    -> does_one_begin_at_the_top
 * [Tell her to rub out the column # act: threaten # target: ferry]
    She does. She is very thorough. There is a clean black oblong, with a smear at the edge, where there was somebody’s weight, and age, and the length of their neck. “It was the best that I ever had,” says Doctor Ferry. She gives you the duster to keep. It smells of violets; she has wept on it, you think, and put it down to chalk.
    ~ set("ferry_answered", true)
    ~ set("column_rubbed_out", true)
    ~ learn("ferry found the low bed empty")
    ~ change_opinion("ferry", -4, "You had her rub out the column.")
    -> DONE
 * [Offer to sit by her while she sleeps # act: comfort # target: ferry]
    There is no answer for so long that you hear the instrument on the table draw the whole of one wave. “I should not dream,” says Doctor Ferry. “I have not since the twelfth.” But she lies down on the silk quilt, with her shoes on, and puts out her wrist from habit. You hold it. It goes like something in a box; and then, after a very long time, it does not.
    ~ pass("3 hours")
    ~ set("ferry_answered", true)
    ~ set("ferry_slept", true)
    ~ learn("the doctor has slept")
    ~ learn("ferry found the low bed empty")
    ~ change_opinion("ferry", 22, "You sat by her while she slept.")
    -> DONE

=== does_one_begin_at_the_top ===
# question: plea
She really wishes to know. There is chalk on her cuff, and on the end of her nose. # speaker: ferry
 * [Put your hand over hers, and begin at the top # act: help # target: ferry]
    It goes in one stroke, downward: the weight, the age, the neck. “Oh,” says Doctor Ferry. “It does not resist.” You leave her the last line, and she does that by herself, letter by letter, from the wrong end: nobody would write. Then she sits down on a child’s chair with the duster in her lap, and looks at the black place with the greatest attention, in case it should turn out to be a result.
    ~ set("column_rubbed_out", true)
    ~ change_opinion("ferry", 12, "You helped her to rub out the column.")
    -> DONE
 * [Tell her to begin with the words nobody would write # act: answer # target: ferry]
    “But that is the finding,” says Doctor Ferry. She reads it through. She licks her finger, and takes out the one word nobody, as one takes a fly out of milk. It leaves: would write. “That is an assertion,” she says. “I have no evidence for it whatever.” But she lets it stand; and she gives you paper and an envelope, out of her own satchel, and forty pencils to choose from, and turns her back so that you may begin.
    ~ gain("sheet of paper and an envelope")
    ~ set("somebody_would_write", true)
    ~ change_opinion("ferry", 10, "You told her where to begin.")
    -> DONE
 * [Say that she must find that out by herself # act: refuse # target: ferry]
    “Yes,” says Doctor Ferry. “It ought to be replicable.” She goes on standing there. You sit down at one of the small desks, with your knees up, and look at the snow that the children drew; and she stands in front of the board with one arm up, like somebody who has been asked a question in class a long time ago, and knows it.
    ~ change_opinion("ferry", -2, "You left her at the board.")
    -> DONE

=== the_second_figure ===
# at: the-hall
# with: anselm
# when: (knows.somebody_is_missing_from_the_marrow_cottage \|\| flag.rosemary_left) && flag.ibb != "known" && flag.ibb != "awake" && scene >= 8 && !flag.figure_spoken
# urgency: 5
# question: confession
Anselm is darning. It is a cap, and he has it over his fist, and when he sees you he puts the fist behind him, like a boy. A little of the wool shows. It is rose. {knows("somebody is missing from the marrow cottage"): “You will have been by the cottage,” says Anselm. “I saw your prints. They come away very carefully.”|“You put the rosemary back,” says Anselm. “In the cuff. Most people would have kept it.”} He is speaking as he does beside the beds. “There were the two of us. There are two in our window, in the Street, of straw. I have to do mine every third year, with the mice. Hers I do every year.” # speaker: anselm
“You can ask,” says Anselm. “I should like to see whether I could be asked.” # speaker: anselm
 * [Ask him what she was like # act: ask # target: anselm]
    “Loud,” says Anselm at once. It has come out by itself, and he looks after it. “She’d a fiddle. She could never go up a stair, she’d to run. You would hear her coming from the other end of the Street, and you would think, well, it’s morning.” He has brought the cap round in front of him again without noticing. It is in herring-bone; nobody has knitted in that for a generation. “She bit people,” says Anselm, with love.
    ~ set("figure_spoken", true)
    ~ learn("anselm had a sister who played the fiddle")
    ~ change_opinion("anselm", 16, "You asked what she was like.")
    -> DONE
 * [Ask him where she is # act: ask # target: anselm]
    He does not look round. It is the thing that he does not do; you see him not do it, with the whole of his back. There is the row, and at the end of the row are the five cold beds, well tucked in. “Asleep,” says Anselm. “There now. They’re all of them asleep.”
    ~ set("figure_spoken", true)
    ~ learn("anselm keeps something in row four")
    ~ change_opinion("anselm", 4, "You asked where she was.")
    -> DONE
 * [Hold the wool for him # act: help # target: anselm]
    You sit down on the floor, put up your hands, and he winds. It goes round and round. There is not enough of the new rose to match the old; he has had it dyed, he says, four times, on the plain, and nobody down there can get it. He does not tell you whose it is. But he has told you, by the end of the skein, how she liked it to come down over the ears.
    ~ set("figure_spoken", true)
    ~ set("wool_held", true)
    ~ learn("anselm had a sister who played the fiddle")
    ~ change_opinion("anselm", 18, "You held the wool.")
    -> DONE

=== which_of_them_knew ===
# at: the-watch-room, the-hall, the-stove-house
# when: flag.ibb == "awake" && !flag.knew_answered && scene >= flag.ibb_woke_at + 2
# urgency: 6
# word: Pip Garland says that Ibb Marrow is going from one to the other of the Watch, in the red coat, asking what nobody will answer, and that she has begun to ask for you.
# question: demand
Ibb Marrow has the red coat on over a nightgown. It fits her; that is what nobody can bear. She has been to each of them in turn, in somebody’s boots, and asked them straight out, and they have cried, or they have offered her soup. Now she has found you. “You’re the only one that wasn’t here,” says Ibb. “So you tell me. Which of them knew I was down there?”
She is nineteen. She has moss under her nails. Beyond the door that she came in by the others have got into one room, as sheep do, and are pretending that there is something to be done about the lamp.
 * [Tell her all of them, one way or another # act: tell]
    “One way or another,” says Ibb. She looks at them through the door, from one face to the next, as if she were reading it off a card. Nobody looks away; it is the one thing, you think, that can be said for them. “Old Oake and all? He taught me to whistle.” Then she goes in to them, and shuts it; and you hear nothing for a very long time, and then you hear something being thrown, and Hanne’s voice, saying quite steadily, “Yes. And that one.”
    ~ set("knew_answered", true)
    ~ set("ibb_told_all", true)
    ~ change_opinion("hanne", 6, "You told her that all of them knew.")
    ~ change_opinion("ambrose", 12, "You told her that all of them knew.")
    ~ change_opinion("oake", -4, "You told her that all of them knew.")
    -> DONE
 * [Tell her that one of them carried her out # act: tell]
    “Anselm,” says Ibb. “He’d have waited till they were all drinking. He’d have counted.” She sits down beside you, all at once, as one does whose knees are new. It takes her some time to do up the top button of the coat. “That’s forty-one years that he left me there,” she says, “and one night he didn’t.” She is working it out; she is better at sums than anybody had told you. “I can do something with one night,” says Ibb Marrow.
    ~ set("knew_answered", true)
    ~ set("ibb_told_of_anselm", true)
    ~ change_opinion("anselm", 16, "You told her who carried her out.")
    -> something_with_one_night
 * [Say that it would be better not to ask # act: refuse]
    She looks at you with her head on one side. “They’ve got you and all,” says Ibb. “Haven’t they? You sound just like the cup.” She gets up; she has not got her legs yet, and she goes along the wall to the window, and puts her forehead on the pane. There is snow on the other side of it. She has never seen any. “Nobody asked me,” she tells the glass; and after a time she goes out by the other door, to find somebody who will shout at her.
    ~ set("knew_answered", true)
    ~ change_opinion("anselm", -10, "You told her that it would be better not to ask.")
    -> DONE

=== something_with_one_night ===
# question: offer
She has got her chin down in the collar. It smells of rosemary, and she sniffs at it, as a cat does at a place where it has slept before.
 * [Ask her what she can do with it # act: ask]
    “Sit next to it,” says Ibb. “To start with.” She looks at her hands, front and back. “I can’t do forty-one years, there’s nothing to get hold of, it’s like being cross with a hill. But I know what he’s like on a stair with something heavy. He’d have said sorry to each step.” She wipes her nose. “I’ll have that,” she says, and gets up along the wall, and goes off to have it.
    ~ set("ibb_has_the_one_night", true)
    ~ change_opinion("anselm", 10, "She has come to sit beside him.")
    -> DONE
 * { knows("somebody is missing from the marrow cottage") } [Tell her that there are two in the window of the cottage # act: tell]
    You tell her of the ribbon, and of the cup that is poured out and left. She does not say anything for so long that you think she has gone off again. “Has he done my freckles?” says Ibb. You say, a great many. “He never could draw,” says Ibb Marrow, and puts up the collar, and cries into it, thoroughly, as she does everything; and then she goes to ask him for the key.
    ~ set("ibb_told_of_window", true)
    ~ change_opinion("anselm", 14, "You told her of the two in the window.")
    -> DONE
 * [Warn her that there is a night to come, and half a cup for each # act: warn]
    She wants it all, and you give it to her by the figures: so many asleep; so much moss; so many days. “And who’s to lie there?” says Ibb. You say that {flag("envelope") == "read":it was|you rather think it was} to have been you. She looks at you for the first time, it seems to you, not as at somebody who was not here. “Well, that’s two of us that won’t,” she says. She spits, for luck, over her left shoulder, in the direction of the Vestry, and goes to see whether there is any more bread.
    ~ set("ibb_warned", true)
    ~ change_opinion("hanne", 4, "The girl has been told how things stand.")
    -> DONE

=== how_it_came_out ===
# at: the-watch-room, the-hall
# when: flag.ibb == "awake" && scene >= flag.ibb_woke_at + 2 && (flag.read_to_the_end \|\| has.book_of_sea_stories) && !flag.story_told
# urgency: 5
# question: plea
“There was a ship,” says Ibb Marrow. She has stopped in front of you with a piece of bread in each hand; she has been eating since she got up. “I thought that I’d dreamed it. There was a mate, with a wooden hand, and they’d lost the boat. It’d go on for a bit, and then it went back to the beginning. I got so I could’ve killed him. What happened?”
She means it more than she has meant anything. Forty-one years, and somebody always stopped at the ribbon.
 * { flag("read_to_the_end") } [Tell her that they got home # act: tell]
    “All of them?” You say, all but the cook; there was a widow, and a parrot. She listens with her mouth full, and her eyes go from your one eye to the other, and at the widow they run over. “Well, I call that a rotten end,” says Ibb, wiping her nose on the raspberry cuff. “I’d have had them go on.” But she has put down the bread. She looks like somebody who has been let out of a room.
    ~ set("story_told", true)
    ~ learn("ibb knows how the story came out")
    ~ change_opinion("anselm", 14, "You told her how it came out.")
    -> DONE
 * { has("book of sea stories") } [Give her the book # act: give # item: book of sea stories]
    She opens it at the ribbon; she reads it standing, as one drinks. When she has got to the last page she goes back to the first, and finds the list of dates, in pencil, and counts. “He read me this seventeen times,” says Ibb. “It’s tripe.” She shuts it. She holds it against the red coat with her two arms, and goes to look for her brother.
    ~ lose("book of sea stories")
    ~ set("story_told", true)
    ~ learn("ibb knows how the story came out")
    ~ change_opinion("anselm", 18, "You gave her the book.")
    -> DONE
 * [Say that it is her turn to make up the end # act: ask]
    “Me?” says Ibb. She has not been asked for anything in a long time. She thinks; there are crumbs all down the coat. “They don’t go home,” she says. “They get to an island and there’s people on it, and the people say, what took you so long.” She has turned her head, and is looking out of the window, up the hill. “Is there anyone up there?” says Ibb Marrow.
    ~ set("story_told", true)
    ~ set("ibb_looks_up_the_hill", true)
    ~ change_opinion("corrie", 6, "The girl has asked who is up there.")
    -> anyone_up_there

=== anyone_up_there ===
# question: demand
She has left off chewing. Nothing is to be seen up there but firs, and the white over them, and a line of stones.
 * { knows("there are people on the ridge") or flag("ridge") == "friendly" } [Tell her that there are people, and that they are up all winter # act: tell]
    “What, doing what?” says Ibb. You say: eating; quarrelling; singing, not well. She has put both her hands against the glass, bread and all. “All the time that I was lying there,” she says. She is not sad about it, or not first. She is a person who has been told that there is a dance on, and has looked to see what she has got on her feet.
    ~ tell("anselm", "there are people on the ridge")
    ~ set("ibb_knows_ridge", true)
    ~ change_opinion("corrie", 8, "The girl has been told that they are there.")
    -> DONE
 * [Say that you are told there is nobody # act: answer]
    “Who by?” says Ibb. You tell her. She snorts, and there are crumbs on the window. “I’d not take their word for who’s in a place,” she says. She breathes on the glass, and draws a face in it, with freckles, looking up the hill; and she leaves it there, and goes to find the butter.
    ~ change_opinion("hanne", -2, "The girl does not take their word for who is on the hill.")
    -> DONE
 * [Offer to go up there with her, when it can be done # act: promise]
    “When’s that?” You say, when she can get up a stair without holding on. It is the wrong thing to say to Ibb Marrow. She goes at the first one that she can find, which is the three steps, and takes them at a run; and there is a crash, and a silence, and a voice that says from the floor, with great contentment, “Nearly.”
    ~ set("ibb_would_climb", true)
    ~ remember("You offered to go up to the Stones with Ibb.")
    ~ change_opinion("corrie", 4, "The girl is learning to climb.")
    -> DONE

=== who_turns_them ===
# at: the-hall
# with: anselm
# when: flag.ibb == "awake" && scene >= 16 && scene >= flag.ibb_woke_at + 2 && !flag.turning_asked
# urgency: 4
# question: plea
It is past the hour, and nobody has been turned. Anselm is standing at the head of row one with his sleeves rolled and does not go down it. From the Watch Room comes a fiddle, trying the same four bars. “I have got them all by heart,” says Anselm, “and I cannot make my hands do it. I keep thinking, that one voted. That one. He held her coat.” He is ashamed; he says it to the floor. “They’ll get sores. It’s not their fault if they’re heavy.” # speaker: anselm
 * [Turn them yourself, and let him say the names # act: help # target: anselm]
    So you go down it together, you with your arms, and he behind you with his hands in his pockets. He says them. He says them as if they were being read out in some other place. But at about the sixtieth the there now has come back; it is quite hoarse; it is for a baby. By row three he has you by the elbow, and is showing you that you do it wrong.
    ~ set("turning_asked", true)
    ~ set("turned_them_all", true)
    ~ change_opinion("anselm", 18, "You turned them for him.")
    -> DONE
 * [Tell him to leave them, and go in to her # act: persuade # target: anselm]
    He goes. He stops at every bed, going, as though somebody had him by the coat; and on the three steps he straightens his back, or tries to. The fiddle breaks off. Two hundred people lie on the side that they are on. By and by a voice somewhere in the second row complains, in its sleep, of a hip; and nobody comes; and it turns over, by itself, for the first time in its life.
    ~ set("turning_asked", true)
    ~ set("left_them_lying", true)
    ~ change_opinion("anselm", 10, "You told him to go in to her.")
    -> DONE
 * [Say that they ought to be woken, and turn themselves # act: tell # target: anselm]
    “In December?” says Anselm. You have shocked him, and it does him good. He looks along them: the caps, the letters, the hand. You watch him see it, all of them up, and cold, and shouting for their boots. “She’d like that,” says Anselm slowly. “She’d stand on a bed.”
    ~ set("turning_asked", true)
    ~ set("would_wake_them", true)
    ~ change_opinion("anselm", 8, "You said that they ought to be woken.")
    ~ change_opinion("ambrose", 4, "You said that they ought to be woken.")
    -> DONE

=== the_gate_in_her_face ===
# at: the-watch-room, the-street
# with: hanne
# when: (flag.ridge == "friendly" \|\| flag.ridge_seen) && !flag.gate_settled && scene >= 10
# urgency: 4
# question: confession
“You have been seen,” says Hanne, “with somebody from above the fence. It is not in the minutes.” She has her keys in her hand, and holds them still by habit. “Eleven winters ago a woman came to that gate with a sick child upon her back. There is an envelope; it says that nobody is to be let in. I shut it. I did it quite quietly. I still wake to the sound of the latch, or I should do, if I slept.” # speaker: hanne
“I have never asked what became of it,” says Hanne. “The child. You might know.” # speaker: hanne
 * [Offer to ask # act: promise # target: hanne]
    “No,” says Hanne. “Yes.” She takes one key from the ring, an iron one, and puts it into your hand, and draws back her own as though it were hot. “That is the gate,” she says. “I have lost it. It is to be entered as lost. I should think that it will be found in the spring.”
    ~ gain("key of the gate")
    ~ set("gate_settled", true)
    ~ promise("hanne", "ask what became of the child at the gate")
    ~ change_opinion("hanne", 14, "You will ask about the child at the gate.")
    ~ change_opinion("corrie", 8, "The gate is not locked.")
    -> DONE
 * [Say that the latch could be taken off # act: tell # target: hanne]
    You go down to the gate together. It takes a screwdriver and four minutes. She holds the lamp. It lies in her palm afterwards, a piece of iron, like anybody’s latch; and she looks at it with so much surprise that you see she had thought it was larger. “Item,” says Hanne. “Repairs.”
    ~ set("gate_settled", true)
    ~ set("latch_off", true)
    ~ change_opinion("hanne", 10, "You took off the latch.")
    ~ change_opinion("corrie", 12, "There is no latch on the gate.")
    -> DONE
 * [Say that she did what it said # act: comfort # target: hanne]
    “Yes,” says Hanne. “I have that in writing.” She hangs the ring on her belt. It does not seem to have been what she wanted; she thanks you for it, in due form, and stands there with her hand on the keys, so that they shall not sound.
    ~ set("gate_settled", true)
    ~ change_opinion("hanne", 2, "You told her that she did what it said.")
    -> DONE
