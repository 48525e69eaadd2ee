// Leopold, the tea, and how slow a lawyer can be.

=== the_first_cup ===
# at: the-perfume-hall
# with: leopold
# when: scene < 2
# urgency: 10
# question: plea
The Perfume Hall is the whole ground floor of Lovibond’s, and on wet days the marble still gives off lily of the valley. Your desk is the counter at Gloves. The cup has been put down on it with the handle to the side on which you drink.
“I would not have you hurry on my account,” says Leopold Munk. He is small, neat and silver, in a brown shop coat buttoned to the neck, with a pencil behind each ear. It is not plain whether he means the case or the tea; he has taken hold of the trolley, and has not gone. # speaker: leopold
 * [Ask how one makes five minutes last a week # act: ask # target: leopold]
    “There is the goose,” says Leopold, “which comes twice. And nobody in this court has yet been stopped from saying what he would have said.” He thinks about it, quite dispassionately, as one tradesman about the work of another. “I have seen it done with a comma,” he says.
    ~ change_opinion("leopold", 4, "You asked how it is done.")
    -> DONE
 * [Tell him that you will drink the tea first # act: put_off # target: leopold]
    “One should,” says Leopold. He watches it go down as other people watch a scale. When you put the cup back he looks, before anything else, at how much is left; and something is written on his cuff.
    ~ change_opinion("leopold", 3, "You drank the tea first.")
    -> DONE
 * [Say that you have never been slow in your life # act: refuse # target: leopold]
    “No,” says Leopold. “I can see that.” He takes one of the two biscuits off the saucer, and puts it back under the cloth, without any unkindness; it is merely that there were to have been two.
    ~ change_opinion("leopold", -3, "You said that you were never slow.")
    -> DONE

=== a_man_brings_you_tea ===
# beat: beat_001
# at: the-perfume-hall
# with: leopold
# urgency: 9
# question: plea
Another cup comes down in front of you at Gloves, and the saucer is squared, and the handle is turned to the side you drink from, which nobody can have told him. “I ought to say that I did it,” says Leopold Munk. “It saves people asking. And then I ought to say that I should be obliged if we were not reached before Friday.” # speaker: leopold
He waits, with his hands folded on the rail of the trolley, as a shop waits.
 * [Tell him that you can be very slow # act: promise # target: leopold]
    -> slow
 * [Ask what happens on Friday # act: ask # target: leopold]
    “Saturday, as a rule,” says Leopold. He moves the sugar a quarter of an inch. You have the impression of a drawer being closed, courteously, on nothing at all. But he has looked, before he could stop himself, at the lid of the tea caddy.
    ~ learn("leopold is waiting for a day this week")
    ~ change_opinion("leopold", 4, "You asked him about Friday.")
    -> and_friday
 * [Say that you mean to win, and by lunch # act: refuse # target: leopold]
    -> by_lunch
 * [Ask where the money went # act: ask # target: leopold]
    “It was four thousand eight hundred and sixty pounds,” says Leopold. “I am always glad to be asked how much.” A tube goes by overhead with the sound of a swallowed bell, and he stops, with his face lifted, until it has passed. He does not go on. It was a full stop, it appears, and not a comma.
    ~ learn("leopold listens for the stray")
    ~ change_opinion("leopold", -2, "You asked him where it went.")
    -> and_friday

= and_friday
“So I may put you down as slow,” says Leopold. “Or not. I ask only so as to know how much tea to order in.” # speaker: leopold # question: plea
 * [Say that he may put you down as slow # act: promise # target: leopold]
    -> slow
 * { knows("leopold is waiting for a day this week") } [Nod at the caddy, and ask what is in the lid # act: ask # target: leopold]
    “Tea,” says Leopold. “That is to say, in the caddy. In the lid there is a lid.” He puts the sugar in front of it. He is not cross; he looks at you as he might at a customer who has asked, quite within his rights, to see the other side of the cloth. Then the wheel squeaks, and he is at Soaps.
    ~ set("asked_of_caddy", true)
    ~ change_opinion("leopold", -2, "You asked about the lid of the caddy.")
    -> DONE
 * [Say that you will read the papers before you promise anything # act: put_off # target: leopold]
    “All of them?” says Leopold. “There are eleven bundles.” It is a moment before you see that he is pleased. “I should begin at the index,” he says, “and I should not skip.” And he wheels the trolley on to Soaps, with a little more spring in it than the bad wheel allows.
    ~ set("reading_the_papers", true)
    ~ change_opinion("leopold", 8, "You mean to read all the papers first.")
    -> DONE
 * [Say that you mean to win, and by lunch # act: refuse # target: leopold]
    -> by_lunch

= slow
He lets out a breath so small that it would not have moved a receipt. “I had heard that you were thorough,” says Leopold. “One hoped.” From under the cloth he brings a second biscuit, and lays it in the saucer like change; and the trolley goes on to Soaps.
~ set("slow_promised", true)
~ promise("leopold", "keep the matter from being reached before it has to be")
~ change_opinion("leopold", 14, "You said that you could be slow.")
-> DONE

= by_lunch
“Oh dear,” says your client. He says it with real sympathy. “I have seen brilliant. It was over by lunch. I should not like to see it happen to you.” The trolley goes off between the counters as if at a coronation, and you notice that he has given you the good cup all the same.
~ set("means_to_win", true)
~ change_opinion("leopold", -8, "You mean to win by lunch.")
-> DONE

=== the_trolley ===
# at: the-perfume-hall
# with: leopold
# when: scene >= 5 && leopold.trust > 4 && !flag.trolley_pushed
# time: morning, noon, afternoon, dusk, evening
# urgency: 4
# question: offer
The bad wheel has come off the tea trolley, with sixty cups aboard. Leopold Munk is kneeling beside it with a teaspoon in his mouth. “It is the ramp at Hosiery,” he explains round the spoon. “One wants a second person, for four yards. I generally ask Exhibit C.” # speaker: leopold
 * [Push the trolley while he steers # act: help # target: leopold # stat: biscuits]
    { check():
        - "failure":
            You go up the ramp, and over it, and some way into Soaps. Nothing is broken but a bail application. “That was very spirited,” says Leopold, collecting spoons. All down the hall people have their cups out, and are looking at you with a new and not unfriendly interest.
            ~ change_opinion("leopold", 6, "You pushed the trolley into Soaps.")
        - else:
            You have the weight and he has the way, and sixty cups go up the ramp at Hosiery without one of them finding out. “There,” says Leopold. He is a little flushed. Nobody has touched that trolley in eleven years, and a whole row of gilt chairs has seen you do it.
            ~ change_opinion("leopold", 14, "You pushed his trolley up the ramp at Hosiery.")
            ~ change_opinion("cyril", 6, "You pushed Mr Munk’s trolley.")
    }
    ~ set("trolley_pushed", true)
    -> DONE
 * [Hold it, and ask who mends it for him # act: ask # target: leopold]
    “It is mended,” says Leopold. “I leave it in the passage of a Tuesday with the wheel off, and of a Wednesday the wheel is on. I have never liked to look.” He considers the screw, which is new, and brass, and has been put in by somebody with beautiful hands. “There is a good deal here that I have never liked to look at.”
    ~ set("trolley_pushed", true)
    ~ learn("somebody has been kind to leopold")
    ~ change_opinion("leopold", 8, "You held the trolley, and asked.")
    -> DONE
 * [Say that counsel ought not to be seen with a tea trolley # act: refuse # target: leopold]
    “No, indeed,” he says, and gets it up the ramp by himself, a cup at a time. It takes him nineteen journeys. You settle two larcenies at Powders while it is going on, and do not hear a word of either.
    ~ set("trolley_pushed", true)
    ~ change_opinion("leopold", -8, "You would not be seen with the trolley.")
    -> DONE

=== the_ringed_day ===
# at: the-cash-office
# with: leopold
# when: knows.leopold_is_waiting_for_a_day_this_week && !flag.ring_settled
# urgency: 5
# question: secret
Leopold Munk has left the tea caddy open on the cash desk while he sees to the urn. Inside the lid he has ruled up a calendar of his own, eleven years of it, in a cashier’s small squares, and crossed them off. A few are left at the end; and round one of these, a day of this week, there is a ring in red, which has been gone over. Leopold, with his back to you, is counting spoons into their slots, and has come to a stop at eleven.
 * [Close the lid before he turns # act: keep # target: leopold]
    “Thank you,” says Leopold, to the spoons. He has forty brass mouths in front of him, every one of which shows him the room. “It is only that if one were to say it to a lawyer, it would have been said.” He goes on from twelve. The tea, when it comes, is the best you have been given.
    ~ set("ring_settled", true)
    ~ set("ring_kept", true)
    ~ change_opinion("leopold", 14, "You closed the lid of the caddy.")
    -> DONE
 * [Ask him what runs out on the day with the ring # act: ask # target: leopold]
    He turns round. “A term,” says Leopold. “It is eleven years, in this county, for nearly everything. After that a thing belongs to whoever has it.” He shuts the caddy with both hands. “They are not my eleven years. I should like that to be quite clear to you, and not at all clear to the court.”
    ~ set("ring_settled", true)
    ~ learn("the eleven years run out this week")
    ~ change_opinion("leopold", 8, "You asked what the ring was for.")
    -> not_his_years
 * [Copy the date on to your brief # act: read # target: leopold]
    The pink ribbon takes the ink. When you look up, he is watching you do it with great attention, like a man seeing something he has dropped come down a very long way off. “I ought to have ringed several,” he says. “One sees that now.” He puts the caddy back in the cupboard, and for the first time turns the key.
    ~ set("ring_settled", true)
    ~ set("date_on_brief", true)
    ~ learn("the eleven years run out this week")
    ~ change_opinion("leopold", -10, "You wrote the date on your brief.")
    -> DONE

= not_his_years
He has the lid held down, as one holds a lid on something that might boil. # question: secret
 * [Promise that it shall not be clear to the court # act: promise # target: leopold]
    “Then I need not have locked it,” says Leopold; he looks at the key in his hand, and hangs it on its nail, where anybody could reach. He goes back to the spoons. He begins again from one, for the pleasure of it.
    ~ promise("leopold", "not to say in court what runs out this week")
    ~ change_opinion("leopold", 10, "You will not say whose years they are.")
    -> DONE
 * [Ask whose they are, then # act: ask # target: leopold]
    He looks out through the glass, at Hosiery, at Soaps, at an old man asleep in Eiderdowns; it takes him some time, and you see that he is not looking for an answer. He is counting. “A hundred and forty, with {met("cyril"):Mr Onions|Mr Onions, in the lift},” says Leopold. Then he remembers the urn.
    ~ learn("a hundred and forty people would pay for it")
    ~ change_opinion("leopold", -4, "You asked whose years they were.")
    -> DONE
 * [Say that you cannot defend a man with what he will not let you use # act: refuse # target: leopold]
    “No,” says Leopold. “Four others found the same. They were very able.” He says it with no reproach at all, and warms a pot; and when he brings you your cup there is a good deal of saucer round it.
    ~ set("defence_refused", true)
    ~ change_opinion("leopold", -6, "You said that he gave you nothing to defend him with.")
    ~ change_opinion("hester", 4, "You are said to be short of a defence.")
    -> DONE

=== the_padlock ===
# at: the-cash-office
# with: leopold
# when: scene >= 10 && (knows.what_the_lift_carried \|\| knows.leopold_listens_for_the_stray) && !flag.wheel_settled
# urgency: 6
# word: Leopold Munk would take it kindly if you came to him in the Cash Office, when you have a moment, and had a cup.
# question: mystery
They call it the stray: a canister that was sent off before the trial, and has gone round through the tubes ever since.{knows("eight sheets went into the tubes"): You know now what there is in it.} It comes into the Cash Office by the top left-hand mouth, does not stop, and goes out by the top right; it will be back in eleven minutes. What sends it round is the diverter, in the middle of the room, a brass wheel with a pointer, and through the spokes somebody has put a luggage lock that a hairpin would open. Leopold Munk sees you look.
“I would take it kindly,” he says, “if you had another cup.” # speaker: leopold
-> the_wheel

= the_wheel
 * [Have another cup # act: accept # target: leopold]
    You have another cup. You have, in the end, three, and hear it go over each time, and each time both of you stop talking in the middle of a word. “It is a great thing,” says Leopold, “in a lawyer, to be able to leave a wheel alone.”
    ~ set("wheel_settled", true)
    ~ set("wheel_left", true)
    ~ change_opinion("leopold", 16, "You left the wheel alone.")
    -> DONE
 * [Ask what he would lose if it came out # act: ask # target: leopold]
    “I?” says Leopold. “A noise.” He thinks about it further, since you asked. “There are a hundred and forty people who would lose a good deal more, and they have not the least idea of it, and some of them are rude to me. I find that restful.” He is holding the pot over your cup, and has not poured. # speaker: leopold # question: offer
    ~ learn("a hundred and forty people would pay for it")
    ~ change_opinion("leopold", 8, "You asked what would be lost.")
    -> the_wheel
 * [Say that you will ask him again on Saturday # act: bargain # target: leopold]
    “On Saturday,” says Leopold, “I should be glad of the help. It is rather stiff.” He pours. He has written it on a slip before you have finished your cup, and pinned it to the wheel: counsel, Sat., bring hairpin.
    ~ set("wheel_settled", true)
    ~ set("wheel_left", true)
    ~ promise("leopold", "leave the wheel alone until Saturday")
    ~ change_opinion("leopold", 12, "You will not ask about the wheel until Saturday.")
    -> DONE
 * [Make up your mind to turn the wheel # act: decide # target: leopold]
    You put down the cup. He does not try to stop you; he moves the teaspoons out of the way of your sleeve. It is that which makes you wait until he has gone down with the trolley, so that there shall be nobody who has to say that he saw. You hear the Lift take him, floor by floor. The wheel has a smear on it, at the height of a wrist, where somebody has been dusting round the dust.
    ~ set("wheel_settled", true)
    ~ set("wheel_decided", true)
    -> DONE

=== the_stray_comes_home ===
# beat: beat_005
# at: the-cash-office
# urgency: 8
# word: Cyril Onions lets you know that he has just taken Mr Munk and the trolley down, and that for the present there is nobody in the Cash Office.
# question: find
A hairpin does for the luggage lock. You lean on the wheel of the diverter, and eleven years of dust come off the pointer; and the canister that has gone over everybody’s head since the trial drops into the tray like a thing that was tired. Then there is a silence in which you notice, floor by floor, the whole of Lovibond’s look up.
Eight long sheets. A hundred and forty names on each, with a sum against every one, and in the corner the letters CC. Christmas Club. It is what you were told in the lift, and in ink.
“You have read it now,” says Leopold Munk, who has come back for the sugar and is standing in the door, “so I cannot ask you not to. I can ask you to be slow. I believe I did ask.” # speaker: leopold
 * [Put them inside your shirt, and button it # act: hide # target: leopold]
    They are cold, and crackle when you breathe. Leopold comes and does up the top button, as one would for a boy going to be photographed. “Then there are two of us,” he says. It is plain that he has never thought of it as something that one could be two of.
    ~ gain("Thursday sheets")
    ~ set("sheets", "found")
    ~ set("sheets_hidden", true)
    ~ change_opinion("leopold", 16, "You hid the sheets, and did up the button.")
    -> a_hundred_and_forty
 * [Send them round again # act: refuse # target: leopold]
    You screw down the cap and put it back into the mouth of the tube, and Mother, which is what they call the engine in the basement, takes it out of your hand. It goes by overhead. All through the building talk begins again. “I have known people do kind things,” says Leopold presently. “I do not think that I have ever before seen one go past.”
    ~ set("sheets", "found")
    ~ set("sheets_returned", true)
    ~ change_opinion("leopold", 22, "You sent the sheets round again.")
    -> DONE
 * [Tell him that the town ought to know who fed it # act: tell # target: leopold]
    “They would have to give it back, you see,” says Leopold. “With interest at four per cent. I looked it up.” He has gone quite white, and is stacking saucers. “People can bear to have been robbed. It is having been helped that they would never forgive.” But he has heard you. He breaks off in the middle of the stack, and looks out through the glass at all of them.
    ~ gain("Thursday sheets")
    ~ set("sheets", "found")
    ~ set("town_should_know", true)
    ~ change_opinion("leopold", -4, "You said that the town ought to know.")
    -> a_hundred_and_forty

= a_hundred_and_forty
Below you, through the floor, whoever is about has begun to talk again, a little too loudly. Leopold puts a hand up to the tube, finds that there is nothing in it, and does not know what to do with the hand. # question: confession
 * [Promise that nobody shall be shown the sheets until the term is out # act: promise # target: leopold]
    “On Friday, then,” says Leopold; “at eleven minutes past four. After that they are only paper.” He takes the empty canister, and wipes it, and screws on the cap; and presently he puts it in the tube and lets it go, so that there shall be something for people to stop for.
    ~ set("stray_sent_empty", true)
    ~ promise_not_to("leopold", "show the sheets to nobody before eleven past four on Friday", "show", "", "sheets")
    ~ change_opinion("leopold", 12, "You will show the sheets to nobody until the term is out.")
    -> DONE
 * [Ask who signed for it, nine times # act: ask # target: leopold]
    “The house,” says Leopold. “I put a little cross for her to sign at. She had said that nobody was to be let go before Christmas, and she is not a person whom one troubles with how.” He has found his cloth. “She did not read them. I should like that remembered, if anything is.” And he goes to see to the cups.
    ~ learn("miss lovibond signed the sheets unread")
    ~ change_opinion("leopold", 2, "You asked who signed the sheets.")
    -> DONE
 * [Warn him that the County’s counsel will ask to see them # act: warn # target: leopold]
    “Miss Birdsall reads everything,” says Leopold. He considers it. “Her father was in Hats. Hats is two thirds of the way down. I should be obliged if she were sitting.” He goes and fills the sugar, which is what he came for, and on the way he squares the mat.
    ~ set("hester_expected", true)
    ~ change_opinion("leopold", 4, "You warned him that the County would ask.")
    -> DONE

=== once_round ===
# beat: beat_014
# at: the-perfume-hall
# with: leopold
# when: flag.trolley_pushed && leopold.trust > 14
# urgency: 5
# word: Leopold Munk has a sponge finger on the trolley in the Perfume Hall, and wonders whether you could spare him the length of one turn of the door.
# question: offer
It is Leopold Munk’s birthday. Nobody has said so, but there is a sponge finger on the trolley. He takes off the shop coat, folds it, and goes and stands before the revolving door; and there he turns, and looks at you, and moves a little to one side. It is a compartment for two, if neither of them is fat. # speaker: leopold
 * [Step in behind him # act: accept # target: leopold]
    It goes round with a sound like somebody being hushed. For as long as it takes you are neither in nor out. At the front is the square, forty yards of it, and the old courthouse with the hole where its roof was. “How do you do,” says Leopold to all of that, not stopping; and then it is marble again, and lilies, and somewhere behind the counters somebody has begun to clap and thought better of it.
    ~ set("once_round", true)
    ~ change_opinion("leopold", 20, "You went once round with him.")
    -> DONE
 * [Hold the door still, halfway # act: force # target: leopold]
    It stops. You have your shoulder against the brass, and before him, at the width of a step, is the square. He looks at it for a long time. “I should have to come back for the cups,” Leopold says gently; and waits, as he would with anybody who did not know the building, for you to let go.
    ~ set("once_round", true)
    ~ set("door_held", true)
    ~ change_opinion("leopold", 4, "You held the door for him.")
    -> DONE
 * [Stay where you are, and keep his coat # act: wait # target: leopold]
    It weighs nothing. There is grain in one pocket and a pencil in the other. He comes out again on the same side, a little younger, and holds his arms back for the sleeves, without looking to see whether there is anybody there. He has cut the sponge finger in two.
    ~ change_opinion("leopold", 8, "You kept his coat for him.")
    -> DONE
