// The judge, the clerk, the record.

=== when_the_court_has_risen ===
# beat: beat_002
# at: the-linen-hall
# with: marchbanks, tench, fenella
# time: dusk, evening, night
# urgency: 9
# word: Judge Marchbanks has come to your name on the list, in the Linen Hall, and would like to see whose it is.
~ pass("until morning")
“The court has risen,” says {met("tench"):Mr Tench|Mr Tench, the clerk}. He is putting the judge’s pens to bed. “Counsel was asked for, and it was found that counsel was elsewhere. It will be taken first thing.” You sleep at Gloves, with your head on the brief; and when you come up again the beds are full, and a bicycle is being carried out.
-> what_she_was_going_to_say

=== what_she_was_going_to_say ===
# beat: beat_002
# at: the-linen-hall
# with: marchbanks, tench, fenella
# time: dawn, morning, noon, afternoon
# urgency: 9
# word: Judge Marchbanks has come to your name on the list, in the Linen Hall, and would like to see whose it is.
# question: demand
Between the bicycle and the goose the judge comes to the foot of her list. “The County against Munk,” reads her clerk, Mr Tench, who does not lift his eyes from it. “Part heard. A term runs in the matter, which is eleven years, as for nearly everything. Whatever was paid to anybody out of the Christmas money can be claimed back until Friday, at eleven minutes past four, and belongs after that to whoever has it. It is not thought that there is anybody.” # speaker: tench
The judge looks up and finds you, among the public, in Eiderdowns. “I had got as far as and,” says Judge Marchbanks. “I mention it because I am told that counsel likes to begin at the beginning, and in this matter that is where the beginning is. Perhaps counsel happens to know what I was going to say?” # speaker: marchbanks
A cup is going cold at her elbow. For the Christmas money the book says seven years, and the whole town has its bets on seven. Sixty people have woken up to hear you. In the corner by Pillows the shorthand writer, Fenella Sloe, has turned to a clean page.
 * [Say that it was not seven # act: answer # target: marchbanks # stat: address]
    { check():
        - "failure":
            “It is a rare gift,” says the judge, “to be able to say what a thing is not, and one which, in my experience, is usually exercised by those who were not there.” There is laughter. You sit down in a bed. But she has written something in the margin, and it is not about the goose.
            ~ change_opinion("marchbanks", -4, "You told her what it was not.")
        - "partial":
            “No,” says Judge Marchbanks. It is out before she has arranged it. She puts the pen down, parallel to the blotter. “Counsel will appreciate that the court has not said that. It coughed.” In the corner by Pillows a pencil makes the sign for a cough, and then, after some thought, the sign for no. The next matter is called.
            ~ learn("it did not begin like a seven")
            ~ change_opinion("marchbanks", 4, "You knew that it was not seven.")
        - else:
            Nobody laughs. The judge looks at you over the half-moons, and for the length of time in which one could count to eleven she is not in Linens at all. “Counsel has been listening,” she says, “which in this building is almost contempt.” And she calls on the next matter as if it had spoken out of turn.
            ~ learn("it did not begin like a seven")
            ~ change_opinion("marchbanks", 12, "You had been listening.")
    }
    -> DONE
 * [Ask for time to consider the conjunction # act: put_off # target: marchbanks]
    “How much?” You say that a word of that weight ought not to be approached from the front. “The ninth matter will be reached when it is reached,” says Mr Tench, without moving his lips. “It has been so arranged.” And he looks at you; it is a grey look, very quick, and a good deal like gratitude.
    ~ change_opinion("tench", 10, "You asked for time.")
    ~ change_opinion("leopold", 8, "You asked for time in open court.")
    ~ set("conjunction", true)
    -> DONE
 * [Ask that the shorthand of that day be looked for # act: ask # target: marchbanks]
    ~ set("shorthand_at", scene_number())
    Something is dropped in the corner by Pillows. “The shorthand has been asked for before,” says Mr Tench to his gloves. “It has always been regretted.” The judge waits until Fenella has found her pencil. “It shall be looked for,” she says, “by whoever has it.”
    ~ set("shorthand_asked", true)
    ~ change_opinion("fenella", -4, "You asked for the shorthand in front of everyone.")
    ~ change_opinion("marchbanks", 6, "You asked for the record.")
    ~ change_opinion("tench", -6, "You asked for the record.")
    -> her_word

= her_word
“You are the first in eleven years,” says Judge Marchbanks, “to ask what was said before asking what it came to, and I should like to know how far you mean it. It may be found; and it may be found that there is not enough of it. In that case, if on the day I tell you what the next word was, will counsel take my word for it?” # speaker: marchbanks # question: demand
 * [Say that you will take her word, book or no book # act: promise # target: marchbanks]
    “Then I had better be careful of it,” says Judge Marchbanks. She takes up the pen, and puts it down again where it was. In the corner by Pillows the pencil has stopped. “Book or no book,” says Fenella Sloe, under her breath, as one says the price of something in a window.
    ~ set("judges_word", "taken")
    ~ change_opinion("marchbanks", 12, "You would take her word.")
    ~ change_opinion("tench", 4, "You would take the judge’s word.")
    -> DONE
 * [Say that you take nobody’s word that was not written down # act: refuse # target: marchbanks]
    “That you take nobody’s word that was not written down,” says Fenella Sloe, since it is she who has to write it, “full stop.” Sixty people look at their shoes, which are under the beds. “That was rude,” says the judge, “and in good order. I shall remember it, and I shall see that you do. It is in the record.”
    ~ set("judges_word", "written")
    ~ change_opinion("fenella", 10, "You take nobody’s word that was not written down.")
    ~ change_opinion("marchbanks", -4, "You would not take her word.")
    -> DONE
 * [Say that it would depend upon the word # act: put_off # target: marchbanks]
    “It generally does,” says Judge Marchbanks. “People have been hanged upon less of one.” She moves her cup, which is cold, to make room for her forearms, and one can see the ring that it has left; and the goose is called.
    ~ change_opinion("marchbanks", 4, "You would have to hear the word first.")
    -> DONE

=== could_that_be_managed ===
# at: the-linen-hall, the-perfume-hall
# with: tench
# when: flag.shorthand_asked && scene >= flag.shorthand_at + 1 && scene < 24 && !flag.offer_made && flag.roof != "explained" && world.day < 2
# urgency: 6
# question: offer
~ set("offer_made", true)
{met("tench"):Mr Tench|Mr Tench, the clerk,} walks on the sides of his shoes, and makes very little noise. He is standing at your elbow with one shoulder low, folding a grey silk handkerchief into quarters. “There are matters above the ninth,” he whispers, to the handkerchief. “It might be found that they are long. It might be found, without anybody’s being so vulgar as to ask, that they are not got through before Friday, and one is given to understand that Friday would be liked. Only let the shorthand not be pressed for. Could that be managed?” # speaker: tench
 * [Agree: Friday for your client, and nothing more about shorthand # act: accept # target: tench]
    -> managed
 * [Refuse: you will press for the shorthand, and get Friday honestly # act: refuse # target: tench]
    -> not_managed
 * [Ask him who told him that Friday would be liked # act: ask # target: tench]
    “Nobody,” says Mr Tench. “Tea is brought. It is brought on five days, and one stands with one’s back to it; and one hears on which of them it was poured by somebody who was counting.” The handkerchief goes into its pocket, and a corner of it is drawn out to exactly the right height. “It has not been answered,” he says, “whether it could be managed.” # speaker: tench # question: offer
    ~ learn("mr tench wants the list to be slow")
    * * [Say that it could be managed # act: accept # target: tench]
        -> managed
    * * [Say that it could not: the page will be asked for # act: refuse # target: tench]
        -> not_managed

= managed
“It has not been agreed to,” says Mr Tench. “It has merely been found.” The next time that you pass the list there are three matters on it which were not there, between the boundary and the ninth, in copperplate, and still wet: a right of way, a party wall and an uncle. By Pillows a button is done up.
~ set("tench_obliged", true)
~ set("list", "slow")
~ promise("tench", "not press for the shorthand")
~ change_opinion("tench", 12, "You let the shorthand be.")
~ change_opinion("leopold", 8, "The list has grown three lines.")
~ change_opinion("fenella", -8, "You let the shorthand be.")
-> DONE

= not_managed
“Then no hand can be lent,” says Mr Tench. “The matters will be as long as they are.” He goes back to the list and draws a line, with a ruler, through two of them, which had been kept for a rainy day, and it is raining. “They were not long,” he says. All round the hall people who had counted on Friday begin to count again.
~ set("tench_refused", true)
~ set("list", "quick")
~ change_opinion("tench", -6, "You will press for the shorthand.")
~ change_opinion("fenella", 10, "You would not sell the page.")
~ change_opinion("leopold", -6, "Two matters have been struck out above his.")
-> DONE

=== the_goose_is_called ===
# at: the-linen-hall
# when: scene < 30 && scene >= 4 && !flag.goose_done && world.day < 3
# time: morning, noon, afternoon
# urgency: 4
# question: demand
The goose has been called, and has come, which is more than Pettifer has. It goes up the library steps, which are the witness stand, of its own accord and looks at the court with one eye and then, for confirmation, with the other. “Somebody will have to act for it,” says {met("tench"):Mr Tench|Mr Tench, the clerk}. “Its solicitor has laid an egg.” He hears that, and closes his eyes. “Has been paid in. An egg.” # speaker: tench
Everybody seems to be looking at the duty lawyer. {has("packet of ginger biscuits"): The goose is looking at the duty lawyer’s pocket, in which there is a packet of ginger biscuits that was to have been lunch.}
 * [Act for the goose, at length # act: help # stat: patience]
    { check():
        - "failure":
            You take the court through right of way. You have got as far as swans when Judge Marchbanks puts down her pen. “I find that I have been persuaded,” she says, “some time ago, and of the contrary. The goose is bound over, and counsel may sit.” It has taken four minutes. The goose, on its way out to the Lift, bites you, as the officer responsible; and behind the trolley Leopold Munk puts some grain back into his pocket, a little at a time.
            ~ set("list", "quick")
            ~ change_opinion("leopold", -2, "You were stopped at swans.")
            ~ change_opinion("marchbanks", -6, "You acted for the goose, at length.")
        - "partial":
            You take the court through right of way, and through emblems, heraldic and actual. It lasts an hour; but it is your voice that lasts it, and by the end there is not much left of that, and the judge is looking at you as one looks at a tap. The goose is excused for the day. Leopold Munk brings you something hot in a cup, and does not let you thank him.
            ~ set("list", "slow")
            ~ change_opinion("leopold", 8, "You acted for the goose until you had no voice.")
            ~ change_opinion("marchbanks", -6, "You acted for the goose, at length.")
            ~ pass("an hour")
        - else:
            You take the court through right of way. You take it through emblems, heraldic and actual. The goose is asked to stand, and is standing, and is asked whether it could stand less. When it is excused at last, and has gone down in the Lift, nobody could say what the hour is; and from behind you Leopold Munk puts out a small dry hand, and drops into your pocket, like a fee, some grain.
            ~ set("list", "slow")
            ~ change_opinion("leopold", 12, "You acted for the goose, at length.")
            ~ change_opinion("marchbanks", -2, "You acted for the goose, at length.")
            ~ pass("an hour")
    }
    ~ set("goose_done", true)
    -> DONE
 * [Submit that a goose has no case to answer # act: answer]
    “That is the first thing that has been said in this matter,” says Judge Marchbanks, “to which I have been able to find no objection of any kind. The goose is discharged.” The goose bites the usher and leaves by the Lift. It has taken two minutes. Behind the trolley Leopold looks as if somebody had spilled something.
    ~ set("goose_done", true)
    ~ set("list", "quick")
    ~ change_opinion("marchbanks", 12, "You were brief about the goose.")
    ~ change_opinion("leopold", -8, "You were brief about the goose.")
    -> DONE
 * { has("packet of ginger biscuits") } [Offer the goose a ginger biscuit # act: give # item: packet of ginger biscuits]
    It considers the biscuit on its merits. It then gets down, crosses the well of the court, and falls asleep on your feet; and as nothing may be moved while a party is asleep, the list is adjourned until it wakes. “I believe,” murmurs Mr Tench, “that is what is meant by settling.”
    ~ set("goose_done", true)
    ~ set("list", "slow")
    ~ change_opinion("tench", 8, "You settled the goose.")
    ~ change_opinion("leopold", 8, "You settled the goose.")
    -> DONE

=== a_light_stroke ===
# beat: beat_003
# at: the-cash-office
# with: fenella
# urgency: 8
# word: Fenella Sloe, who takes down the court in shorthand, has something to show you, and would like it to be in the Cash Office, where nobody reads anything.
# question: confession
Fenella Sloe has come up with her notebooks, and has had the chair by the urn turned round, so that its back is to whoever might be there. She unbuttons the third pocket of her cardigan. It takes a while, because she does it as though somebody might ask her to spell it. She lays her aunt’s last notebook in front of you, open, under a reading glass. The page ends with and; and after and stands one stroke, as light as a hair, that is not joined to anything.
“Heavy, it’s thence,” says Fenella. “Thence to a place of confinement. But it isn’t heavy. You tell me what else begins like that. I’d like it to be somebody else who says it.” # speaker: fenella
 * { knows("the judge wants a word of seven letters") } [Say the word that fits seven squares under the bench # act: answer # target: fenella]
    You tell her where you have been on your knees, and what is pasted there: expression of gratitude, past participle, seven letters. Fenella counts it out along the edge of the desk, with one finger, and there is a finger’s breadth for every letter. “Thanked,” you say. “She’s known all the time,” says Fenella. “She’s been trying to get somebody to ask her.” She writes it down, in longhand, a thing she does perhaps twice a year.
    ~ learn("the word was thanked")
    ~ set("notebook", "read")
    ~ set("word_said", true)
    ~ change_opinion("fenella", 22, "You had found the word already, under the bench.")
    -> after_the_word
 * [Try over every word that begins so, until one is light # act: tell # target: fenella]
    You try them over, aloud. Thence. Thereafter. Three, and thieves; they are all too heavy. “Thanked,” you say, because it comes next. It sounds like nothing much. Fenella writes it down, in longhand, a thing she does perhaps twice a year, and puts her finger on it so that it cannot get away. “Full stop,” says Fenella. “Sorry. I’ve wanted to since the funeral.”
    ~ learn("the word was thanked")
    ~ set("notebook", "read")
    ~ set("word_said", true)
    ~ change_opinion("fenella", 18, "You said the word.")
    -> after_the_word
 * [Ask what she thinks it says # act: ask # target: fenella]
    “I don’t,” says Fenella. “Think. It isn’t in the oath.” You wait. Outside the glass a whole department store goes about its business through the floor. “Thanked,” says Fenella Sloe, and claps a hand over her mouth, like somebody who has broken a cup and found that it was hers.
    ~ learn("the word was thanked")
    ~ set("notebook", "read")
    ~ set("fenella_said_it", true)
    ~ change_opinion("fenella", 24, "You asked what she thought.")
    -> after_the_word
 * [Close the notebook, and agree that nobody has seen it # act: keep # target: fenella]
    You close it on its own dust. “There was a pause there,” Fenella says, “of nine seconds. I won’t keep it.” She does up the pocket. When the button is through you find that you can still see the stroke, on the glass, on the urn, wherever you look, the way one sees a window. You go through the light words that begin so. There is only one. It is thanked.
    ~ learn("the word was thanked")
    ~ set("notebook", "closed")
    ~ change_opinion("fenella", 8, "You agreed that nobody had seen it.")
    -> DONE
 * [Tell her that it is evidence, and must be handed in # act: accuse # target: fenella]
    She looks at your mouth, as she does with people whose consonants matter. “It isn’t evidence,” says Fenella. “It’s my aunt.” But she leaves it on the desk. She leaves the glass too, and then comes back for the glass. You read the page by yourself, with your nose on it. You are some time over the words that begin so; and when you have come to thanked, which is the only light one, you do not say it aloud.
    ~ gain("last notebook")
    ~ learn("the word was thanked")
    ~ set("notebook", "taken")
    ~ change_opinion("fenella", -18, "You took the notebook from her.")
    -> DONE

= after_the_word
“You will be taken from this place and thanked,” says Fenella, trying it for weight. “Nobody’s ever been given that. It isn’t in the book.” She has both hands flat on the page, as one keeps a cloth down in a wind. # speaker: fenella # question: secret
 * [Promise that when it is read in court, she shall be the one to read it # act: promise # target: fenella]
    “Standing?” says Fenella. She thinks about it, with her head on one side, and you can see her choose the cardigan. “I’d want a glass of water,” she says. “I’ve always been the one who fetches it.” The notebook goes back into the third pocket, and she does up the button and then, to be sure, the coat.
    ~ set("reading_promised", true)
    ~ promise("fenella", "let her read it back in court")
    ~ change_opinion("fenella", 10, "You said that she should read it herself.")
    -> DONE
 * [Ask why there is only the one stroke # act: ask # target: fenella]
    “That’s when the clock came down,” says Fenella. “The rest of the pencil’s in it. You can see, if you get down by the jury box. She asked for another, when they dug her out, and they thought that she was wandering.” She polishes the reading glass on her sleeve. “She’d heard the end of it,” says Fenella. “She was the only one that had. She only wanted something to put it down with.” And she buttons it all up again, from the bottom.
    ~ learn("dorcas sloe heard the end of the sentence")
    ~ change_opinion("fenella", 6, "You asked about her aunt.")
    -> DONE
 * [Ask whether the judge should be told that it was written down # act: ask # target: fenella]
    “She said it,” Fenella points out. “Or she’d begun to. I should think that she’d remember.” Then she sees what you mean, and takes off her spectacles. “She thinks that nobody heard,” says Fenella. “Eleven years, and me there at Pillows with it on.” She shuts the notebook on a finger, and sits looking down through four floors with the finger still in it.
    ~ set("fenella_thinks_of_the_judge", true)
    ~ change_opinion("marchbanks", 6, "Fenella Sloe has begun to look at her kindly.")
    ~ change_opinion("fenella", 4, "You thought of the judge.")
    -> DONE
 * [Say that it should stay where it is for now # act: keep # target: fenella]
    “I’ve got it in longhand,” says Fenella. “That’s never happened before.” She tears off the corner with the word on it, and looks about; and then she eats it, with her hand before her mouth, like somebody who has been asked a question at table. The pocket is done up. There is nothing on the desk but a reading glass.
    ~ set("word_eaten", true)
    ~ change_opinion("fenella", 8, "You said that it should stay where it was.")
    -> DONE

=== a_pencil_that_keeps_its_point ===
# at: the-linen-hall
# with: fenella
# when: scene < 30 && scene >= 3 && !flag.pencil_given
# time: morning, noon, afternoon
# urgency: 3
# question: plea
“Could you say that again?” says {met("fenella"):Fenella Sloe|Fenella Sloe, who takes down the court in shorthand}, at her small table by Pillows. You have not said anything. “No, I know. It broke. I’ve got you down as far as er.” She holds up a pencil, and then another, and then what is left of a third; they are the County’s, and made of something like bread. Her good ear is turned to you, and she is looking at {has("fountain pen"):your fountain pen|what you write with} as people look at other people’s children. # speaker: fenella
 * { has("fountain pen") } [Lend her the pen # act: give # target: fenella # item: fountain pen]
    She takes it in both hands. It does not suit her system, which is all in heavy and light, and she goes over the open page with it, from the top, until the record of the Marrable court is a good deal more emphatic than the court was. “I’ve put you down as very firm,” says Fenella when she gives it back. “I can change it.”
    ~ set("pencil_given", true)
    ~ change_opinion("fenella", 12, "You lent her the pen.")
    -> DONE
 * [Tell her what you were going to say # act: tell # target: fenella]
    You tell her, and she does not write it. She listens with her head on one side like a thrush. “That isn’t what you’d have said,” Fenella decides. “You’d have stopped before the end. You generally do. I’ve an index.”
    ~ set("pencil_given", true)
    ~ learn("fenella keeps an index of everyone")
    ~ change_opinion("fenella", 10, "You told her what you would have said.")
    -> DONE
 * [Ask her to leave out the er # act: persuade # target: fenella # stat: address]
    { check():
        - "failure":
            “I can’t improve a quotation,” says Fenella. She goes pink to the fringe, and writes it down, and beside it, in the margin, that counsel asked. It will be there in a hundred years.
            ~ change_opinion("fenella", -8, "You asked her to leave something out.")
        - else:
            She thinks about it as one might about a loan. “I could put a pause,” she says. “You did pause. It’s only that there was something in it.” She puts a pause. It looks very well.
            ~ change_opinion("fenella", 2, "You asked her for a pause.")
    }
    ~ set("pencil_given", true)
    -> DONE

=== when_the_stalls_are_down ===
# beat: beat_008
# at: the-old-courthouse
# when: world.day < 3
# time: dawn, morning, noon, afternoon
# urgency: 8
# word: It is asked, by Mr Tench, whether counsel could be spared to step across to the Old Courthouse. It is not said for what.
~ pass("until dusk")
You have come across too early. The market is still on the steps, stall above stall, and whatever is to be said here is not to be said in front of cheese. You sit down on a plaster cherub, out of the wind, and read the brief as far as the string; it is a long brief. When the last of the stalls has been folded the light is going, and an umbrella has been put up on the other side of the wall.
-> first_person_singular

=== first_person_singular ===
# beat: beat_008
# at: the-old-courthouse
# with: tench
# when: world.day >= 3 \|\| world.time == "dusk" \|\| world.time == "evening" \|\| world.time == "night"
# urgency: 8
# word: It is asked, by Mr Tench, whether counsel could be spared to step across to the Old Courthouse. It is not said for what.
# question: confession
Mr Tench is standing under an umbrella where the clerk’s table used to be, looking up at how neat the hole is. The old walls drip, whatever the weather, on the bench and not on the accused. He takes a grey book from inside his coat, and opens his mouth, and what comes out is a different voice, large and brown and quite unused.
“I took it,” says Mr Tench. “There: one looks for the passive, and it is not there. I took the roof, and I gave it to two hundred and twelve widows, and I let him wait.” # speaker: tench
 * [Hold the umbrella while he says the rest # act: comfort # target: tench]
    He says the rest. He says it to the clock in the jury box, month by month, with the names; and you hold the thing over both of you, and get wet down one side. At the end he sings a note. It is only to see if it is there. Across the square, behind the glass of the revolving door, somebody small and brown looks up from his cups.
    ~ gain("grey book")
    ~ set("roof", "explained")
    ~ change_opinion("tench", 22, "You held the umbrella while he said it.")
    -> the_book
 * { knows("leopold leaves out a cup") } [Tell him that Leopold leaves out a cup for whoever it is # act: tell # target: tench # fact: leopold leaves out a cup]
    “It has been seen,” says Mr Tench; and stops, and begins again. “I have seen it. Every night. I have thought it was for somebody who deserved it.” He folds the umbrella, under the drip, with great care, from the ferrule up. “It would have to be taken from the front,” he says. “I should have to turn round.”
    ~ gain("grey book")
    ~ set("roof", "explained")
    ~ set("tench_told_of_cup", true)
    ~ change_opinion("tench", 16, "You told him for whom the cup is left out.")
    -> DONE
 * [Say that the court will have to hear it # act: accuse # target: tench]
    “Yes,” says Mr Tench. He does not argue. He gives you the book, and you feel in the spine of it how often it has been opened at one place. “I should ask only that it be read by somebody else,” he says, “but then you see I have been asking that for eleven years.”
    ~ gain("grey book")
    ~ set("roof", "explained")
    ~ set("tench_to_testify", true)
    ~ change_opinion("tench", -6, "You said that the court would have to hear it.")
    -> the_book
 * [Say that you heard nothing, for the dripping # act: keep # target: tench]
    He looks at you. It is not dripping hard. “That is extraordinarily kind,” says Mr Tench, in the old voice, from somewhere near his collar; “and it was felt,” and there he stops. “I felt,” he says. “I felt that I should prefer to have been heard.” # speaker: tench # question: plea
    ~ set("roof", "explained")
    ~ set("tench_unheard", true)
    ~ change_opinion("tench", 6, "You would have heard nothing.")
    * * [Ask him to say it again, louder # act: ask # target: tench]
        He says it again. It comes back off four walls, with a robin in it, and up on Justice both the pigeons stop. “Yes,” says Mr Tench, listening to it go. “That is the person.” He puts the grey book into your hands, and shuts the umbrella, and stands there on the flat of his feet.
        ~ gain("grey book")
        ~ set("tench_unheard", false)
        ~ change_opinion("tench", 14, "You asked him to say it again.")
        -> DONE
    * * [Say that you heard every word, and will forget none of it # act: confess # target: tench]
        “That is worse,” says Mr Tench; “that is a good deal better.” He holds the umbrella over you as far as the portico, and gives you the grey book there, as one gives back a thing that one had on loan.
        ~ gain("grey book")
        ~ set("tench_unheard", false)
        ~ change_opinion("tench", 8, "You had heard every word.")
        -> DONE
    * * [Leave it with the dripping # act: keep # target: tench]
        “Just so,” says Mr Tench. The book goes back inside the coat. You walk off as far as the portico, and look at what there is to be looked at; and behind you he begins again, from the first word, to the clock.
        ~ lose("grey book")
        ~ change_opinion("tench", -4, "You left him to say it to the clock.")
        -> DONE

= the_book
The grey book is in your hands now. It falls open of itself at a Christmas Eve: two hundred and twelve names, and a sum by each, in copperplate, and down the side, very small, the time of night. # question: confession
 * [Ask which door was the last # act: ask # target: tench]
    “Mrs Tapp, at the lock. It was five and twenty to four.” He does not need to look. “She had left a lamp in the window,” says Mr Tench, “for nobody. I stood in it. I recall that I thought, well, now it is paid; and that I took my hat off.” He has it off now. He puts it on again, and goes and looks at the clock.
    ~ learn("mr tench remembers every door")
    ~ change_opinion("tench", 8, "You asked which door was the last.")
    -> DONE
 * [Tell him that Leopold Munk should hear it first, and from him # act: persuade # target: tench]
    “From the front,” says Mr Tench. He looks across at the revolving door, where there is somebody small and brown behind the glass; and for as long as one might hold a note he does not look away. Then there is only a door; the cups have been taken off to be washed. “It will be,” says Mr Tench, and stops. “I shall,” he says, and looks about for the verb; and turns up his collar, and goes to find it.
    ~ set("tench_sent_to_leopold", true)
    ~ change_opinion("tench", 6, "You said that Leopold should hear it from him.")
    ~ change_opinion("leopold", 4, "Mr Tench has been seen to look at him.")
    -> DONE
 * [Put it inside your coat, and see him back across the square # act: go # target: the-perfume-hall]
    You go over together under the one umbrella, out of step. At the revolving door, from which whoever was behind the glass has gone off with his cups, he gives you the compartment in front; and when you come out on the marble he is some time behind you. He has been round twice. “It is a great deal to have said,” says Mr Tench, shaking out the umbrella, “all at once,” and he goes and stands under the list, with his back to everybody.
    ~ change_opinion("tench", 6, "You saw him back across the square.")
    ~ go("the-perfume-hall")
    -> DONE

=== the_clean_cup ===
# beat: beat_009
# at: the-cash-office
# with: tench, leopold
# urgency: 8
# word: Mr Tench is going to the Cash Office, to say something to a man’s face, and would be obliged if somebody were by.
# question: confession
Mr Tench backs in from the landing with his face to the Lift, as he always has. Inside the door he stops. Then he turns round; you can hear the shoes do it. On the sill stands {flag("cups_seen"):the clean cup|a cup, cleaner than all the others, which Leopold puts out every night for whoever it is that has kept him at the foot of the list}, with its handle to the left.
“I kept you here,” says Mr Tench. “I thought you should be told by the person who did it.” # speaker: tench
{flag("friend_named"):“I was told that it was you,” says Leopold. “I said that it could not be; you had never looked. Sugar?”|“So it was you,” says Leopold. “I had thought of a taller man. Sugar?”} Neither of them seems to know what comes next, and both of them look at you. # speaker: leopold
 * [Pour, since nobody else can # act: help # target: leopold]
    It is the only time that anyone has seen another hand upon that pot. You fill the cup and then the other cup. They drink standing up, facing each other, two gentlemen on an island. “It is hot,” says Mr Tench presently, in a tone of discovery. He had thought that it came like that.
    ~ set("forgiven_over_tea", true)
    ~ change_opinion("tench", 12, "You poured.")
    ~ change_opinion("leopold", 12, "You poured.")
    -> DONE
 * [Leave them the room # act: leave # target: leopold]
    You go down by the hoist. Through five floors you see them overhead, getting smaller, in their glass box, one of them holding a spoon; and all through Lovibond’s, at every counter, people have found a reason to be looking up. At the bottom it is Furs.
    ~ go("the-fur-vault")
    ~ set("forgiven_over_tea", true)
    ~ change_opinion("tench", 8, "You left them the room.")
    ~ change_opinion("leopold", 14, "You left them the room.")
    -> DONE
 * [Ask Leopold whether he forgives it # act: ask # target: leopold]
    Leopold counts. You can see his lips. “Five hundred and sixty-six lists,” he says, “at a week each. I make it that he has given me four thousand days which the book would have had, and I have given him cold tea.” He turns the handle of the cup to the right. “There seems to be a balance owing,” says Leopold, “and it is mine.”
    ~ set("forgiven_over_tea", true)
    ~ change_opinion("tench", 14, "You asked for him.")
    ~ change_opinion("leopold", 4, "You asked him outright.")
    -> DONE

=== four_pounds_eleven ===
# beat: beat_011
# at: the-bridal-room
# with: marchbanks
# urgency: 8
# word: Judge Marchbanks has had the screws out of one of the mirrors in the Bridal Room, and asks counsel to come to her before she puts them back.
# question: confession
Judge Marchbanks turns the middle mirror on its screws. Behind it, where other people have a safe, are a Christmas Club card in the name of her sister Maud, stamped up to four pounds eleven, and a long sheet of paper folded in nine. “A judge may not try the man who has robbed her, and I did,” she says, “and may not thank the man whom she has tried, and I was about to. You will see that the roof has a good deal to answer for.” # speaker: marchbanks
There are three of her in the glass, and all of them are tired. She is holding out the sheet. At the top it says: Wages, ninth Thursday.
 * { flag("sheets_returned") } [Take it, and say that the other eight are where they were # act: accept # target: marchbanks]
    “I heard it stop,” says the judge, “and then, some minutes later, I heard it begin again. I supposed that somebody had been given the opportunity to be clever, and had let it go by.” She gives it to you folded, and does not let go of the other end until you have looked at her.
    ~ gain("ninth sheet")
    ~ change_opinion("marchbanks", 14, "You had sent the other eight round again.")
    -> the_ninth
 * { not has("Thursday sheets") and not flag("sheets_returned") } [Take it, and ask where the other eight are # act: accept # target: marchbanks]
    “Over your head,” says the judge. “They have gone by every eleven minutes since the trial; people call it the stray. I have stopped for them in the middle of a word for as long as you have been at the bar; it seemed the least that one could do.” She gives it to you folded, and does not let go of the other end until you have looked at her.
    ~ gain("ninth sheet")
    ~ learn("leopold listens for the stray")
    ~ change_opinion("marchbanks", 12, "You took the ninth sheet.")
    -> the_ninth
 * { has("Thursday sheets") } [Put the ninth sheet with the other eight # act: accept # target: marchbanks]
    They go together with a sound like a breath. “I ought to have done that myself,” says the judge. “I have had the string.” She writes something on the back of the crossword and does not fill it in; it is seven letters, you can see, and past tense.
    ~ gain("ninth sheet")
    ~ set("nine_sheets", true)
    ~ learn("the nine sheets are together")
    ~ change_opinion("marchbanks", 16, "You put the ninth sheet with the others.")
    -> the_ninth
 * [Put it back behind the glass # act: keep # target: marchbanks]
    You turn the screws yourself. In the mirror are a judge, a judge, a judge and one small lawyer. “That is either very wise,” says Judge Marchbanks, “or it is what I did.” She makes you a cup of the worst tea in Marrable, on a kettle of her own, and you drink it.
    ~ set("sheet_put_back", true)
    ~ change_opinion("marchbanks", 8, "You put the ninth sheet back.")
    -> DONE
 * [Tell her that she must stand down # act: accuse # target: marchbanks]
    “I must,” says the judge, “and when I do the book will finish it for me, and the book says seven. I have written that sentence out four thousand times with different ends, and there is only one hand in the county that may write the last of them, and it is, I grant you, the wrong hand.” She waits; and when it is plain that you have no verb, she puts back the screws, one after the other, and all three of her sit down.
    ~ set("asked_to_stand_down", true)
    ~ change_opinion("marchbanks", -8, "You told her to stand down.")
    -> DONE
 * [Ask what Maud would have said # act: ask # target: marchbanks]
    All three of them put down their pens. “Maud,” says Judge Marchbanks at last, “had her wireless at Easter. I bought it. She said that it was a beautiful wireless; and she sent it back, in its paper, and would I please go and see that poor man, and take him something.” The kettle has been boiling for some time.
    ~ set("maud", true)
    ~ change_opinion("marchbanks", 20, "You asked what Maud would have said.")
    -> DONE

= the_ninth
“You have not said anything,” Judge Marchbanks observes. “I have been told that it is what counsel does when it has understood.” She has sat down on the piano stool, and put the spectacles up into the wig, so that she shall not have to see you do it. # speaker: marchbanks # question: confession
 * [Ask how the sheet came to her # act: ask # target: marchbanks]
    “By the pocket,” says the judge. “I went down in the Lift on the night before, in my robe, with a headache and seven years; and at the ground floor there was paper in the lining. There was nobody else in the Lift but Onions, who works it, and who was looking at the doors.” She takes up her pen. “I have never asked him,” she says. “One does not ask a lift.” It is a moment before it occurs to you that she has just called a witness.
    ~ learn("cyril put the ninth sheet in her robe")
    ~ change_opinion("cyril", 4, "You know what he put in the judge’s pocket.")
    -> DONE
 * { knows("the word was thanked") } [Tell her that the word was written down # act: tell # target: marchbanks # fact: the word was thanked]
    The pen goes down, parallel. “All of it?” says Judge Marchbanks. You say: one stroke, and light. For some time nothing moves in any of the three mirrors. “Then I did begin,” she says. “I had thought that perhaps I only meant to.” She turns the stool round to the window; and you read the backs of the law reports, from one end to the other, until it turns again.
    ~ tell("marchbanks", "the word was thanked")
    ~ set("judge_knows_of_stroke", true)
    ~ change_opinion("marchbanks", 18, "You told her that it was written down.")
    -> DONE
 * [Promise that nobody shall hear of the four pounds eleven from you # act: promise # target: marchbanks]
    “They shall hear of it from me,” says Judge Marchbanks. “I have the sentence ready; it has one verb, and a date. But I should like to be let choose the day, and I am obliged to you.” She props the card in Maud’s name against the inkwell, where anybody who came in could read it, and goes on with her work.
    ~ promise("marchbanks", "leave it to her to speak of the four pounds eleven")
    ~ change_opinion("marchbanks", 10, "You left it to her to report herself.")
    -> DONE

=== a_good_plain_girl ===
# at: the-bridal-room
# with: marchbanks
# when: scene < 30 && scene >= 6 && !flag.crossword_done
# urgency: 3
# question: plea
“Six letters,” says Judge Marchbanks, to all three of you. “What one owes, having been given something one did not ask for. It begins, if four across is right, with a T, and four across has been wrong for eleven years.” The pen is parallel to the blotter. She is not, you notice, looking at the crossword. # speaker: marchbanks
 * [Suggest: thanks # act: answer # target: marchbanks]
    She writes it in, lightly. It fits. “How very short it is,” says the judge. She does not tell you whether it is right; but she blots it, and pushes the paper up her sleeve, where she can feel it.
    ~ set("crossword_done", true)
    ~ learn("the judge is looking for a word")
    ~ change_opinion("marchbanks", 12, "You gave her a word of six letters.")
    -> DONE
 * [Suggest that four across be struck out # act: refuse # target: marchbanks]
    “And begin again?” She looks at you as one looks at a window that has been painted shut. “It is in ink,” says Judge Marchbanks. “I have always done it in ink. I see now that it was pride.”
    ~ set("crossword_done", true)
    ~ change_opinion("marchbanks", 6, "You told her to strike out four across.")
    -> DONE
 * [Say that counsel may not advise the bench # act: refuse # target: marchbanks]
    “No,” says the judge. “Nobody may. It is a great protection, and I recommend it to anyone who wishes never to be told about hats.” You have bowed to all three of her, and she has gone back to her papers, before you quite understand that you were asked for something.
    ~ set("crossword_done", true)
    ~ change_opinion("marchbanks", -6, "You would not advise the bench.")
    -> DONE
