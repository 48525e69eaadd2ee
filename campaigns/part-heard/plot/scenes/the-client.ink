// Leopold, the tea, and how slow a lawyer can be.

=== a_man_brings_you_tea ===
# beat: beat_001
# at: the-perfume-hall
# with: leopold
# urgency: 9
# question: plea
Another cup comes down in front of you at Gloves, and the saucer is squared, and the handle is turned to the side you drink from, which nobody can have told him. “I ought to say that I did it,” says the man with the trolley. “It saves people asking. And then I ought to say that I should be obliged if we were not reached before Friday.” # speaker: leopold
The plaster hand on your counter has one finger up. Leopold Munk waits, with his own hands folded, as a shop waits.
 * [Tell him that you can be very slow # act: promise # target: leopold]
    He lets out a breath so small that it would not have moved a receipt. “I had heard that you were thorough,” says Leopold. “One hoped.” From under the cloth he brings a second biscuit, and lays it in the saucer like change.
    ~ set("slow_promised", true)
    ~ promise("leopold", "keep the matter from being reached before it has to be")
    ~ change_opinion("leopold", 14, "You said that you could be slow.")
    -> DONE
 * [Ask what happens on Friday # act: ask # target: leopold]
    “Saturday, as a rule,” says Leopold. He moves the sugar a quarter of an inch. You have the impression of a drawer being closed, courteously, on nothing at all. But he has looked, before he could stop himself, at the lid of the tea caddy.
    ~ learn("leopold is waiting for a day this week")
    ~ change_opinion("leopold", 4, "You asked him about Friday.")
    -> DONE
 * [Say that you mean to win, and by lunch # act: refuse # target: leopold]
    “Oh dear,” says your client. He says it with real sympathy. “I have seen brilliant. It was over by lunch. I should not like to see it happen to you.” The trolley goes off between the counters as if at a coronation, and you notice that he has given you the good cup all the same.
    ~ set("means_to_win", true)
    ~ change_opinion("leopold", -8, "You mean to win by lunch.")
    -> DONE
 * [Ask where the money went # act: ask # target: leopold]
    “It was four thousand eight hundred and sixty pounds,” says Leopold. “I am always glad to be asked how much.” A tube goes by overhead with the sound of a swallowed bell, and he stops, with his face lifted, until it has passed. He does not go on. It was a full stop, it appears, and not a comma.
    ~ learn("leopold listens for the stray")
    ~ change_opinion("leopold", -2, "You asked him where it went.")
    -> DONE

=== the_trolley ===
# at: the-perfume-hall
# with: leopold
# when: scene >= 5 && leopold.trust > 4 && !flag.trolley_pushed
# urgency: 4
# question: offer
It is a hundred and sixty-three cups a day, not counting juries, and the bad wheel has come off. Leopold is kneeling beside it with a teaspoon in his mouth. “It is the ramp at Hosiery,” he explains round the spoon. “One wants a second person, for four yards. I generally ask Exhibit C.” # speaker: leopold
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
He has left the caddy open while he sees to the urn. Inside the lid is a calendar, eleven years old, and on it a day of this week has been ringed in red. The ring has been gone over. Leopold, with his back to you, is counting spoons into their slots, and has come to a stop at eleven.
 * [Close the lid before he turns # act: keep # target: leopold]
    “Thank you,” says Leopold, to the spoons. He has forty brass mouths in front of him, every one of which shows him the room. “It is only that if one were to say it to a lawyer, it would have been said.” You drink your tea. It is the best you have been given.
    ~ set("ring_settled", true)
    ~ set("ring_kept", true)
    ~ change_opinion("leopold", 14, "You closed the lid of the caddy.")
    -> DONE
 * [Ask him whose eleven years they are # act: ask # target: leopold]
    He turns round. It is a long time since he was asked anything by someone who had already worked it out. “Not mine,” says Leopold. “I should like that to be quite clear to you, and not at all clear to the court.” He gives you a clean cup, though you have a cup.
    ~ set("ring_settled", true)
    ~ learn("the eleven years run out this week")
    ~ change_opinion("leopold", 8, "You asked whose eleven years they were.")
    -> DONE
 * [Copy the date on to your brief # act: read # target: leopold]
    The pink ribbon takes the ink. When you look up, he is watching you do it with great attention, like a man seeing something he has dropped come down a very long way off. “I ought to have ringed several,” he says. “One sees that now.”
    ~ set("ring_settled", true)
    ~ set("date_on_brief", true)
    ~ learn("the eleven years run out this week")
    ~ change_opinion("leopold", -10, "You wrote the date on your brief.")
    -> DONE

=== the_padlock ===
# at: the-cash-office
# with: leopold
# when: scene >= 10 && (knows.what_the_lift_carried \|\| knows.leopold_listens_for_the_stray) && !flag.wheel_settled
# urgency: 6
# word: Leopold Munk would take it kindly if you came up to the Cash Office and had a cup, because he believes that you have begun to look at a wheel.
# question: mystery
It comes in by the top left-hand tube, does not stop, and goes out by the top right. Eleven minutes. The diverter stands in the middle of the room, a brass wheel with a pointer, and through its spokes somebody has put a luggage lock that a hairpin would open. Leopold sees you look.
“I would take it kindly,” he says, “if you had another cup.” # speaker: leopold
 * [Make up your mind to turn the wheel # act: decide # target: leopold # needs: knows.what_the_lift_carried]
    You put down the cup. He does not try to stop you; he moves the teaspoons out of the way of your sleeve. It is that which makes you wait until he has gone down with the trolley, so that there shall be nobody who has to say that he saw.
    ~ set("wheel_settled", true)
    ~ set("wheel_decided", true)
    -> DONE
 * [Have another cup # act: accept # target: leopold]
    You have another cup. You have, in the end, three, and hear it go over each time, and each time both of you stop talking in the middle of a word. “It is a great thing,” says Leopold, “in a lawyer, to be able to leave a wheel alone.”
    ~ set("wheel_settled", true)
    ~ set("wheel_left", true)
    ~ change_opinion("leopold", 16, "You left the wheel alone.")
    -> DONE
 * [Ask what he would lose if it came out # act: ask # target: leopold]
    “I?” says Leopold. “A noise.” He thinks about it further, since you asked. “There are a hundred and forty people who would lose a good deal more, and they have not the least idea of it, and some of them are rude to me. I find that restful.”
    ~ learn("a hundred and forty people would pay for it")
    ~ change_opinion("leopold", 8, "You asked what would be lost.")
    -> DONE

=== the_stray_comes_home ===
# beat: beat_005
# at: the-cash-office
# urgency: 8
# word: There is nobody in the Cash Office, and the wheel is where it was.
# question: find
A hairpin does it. You lean on the wheel, and eleven years of dust come off the pointer; and the canister that has gone over everybody’s head since the trial drops into the tray like a thing that was tired. Then there is a silence in which you notice, floor by floor, the whole of Lovibond’s look up.
Eight long sheets. A hundred and forty names on each, with a sum against every one, and in the corner the letters CC. Christmas Club. It went out again in wages.
“You have read it now,” says Leopold, in the door, “so I cannot ask you not to. I can ask you to be slow. I believe I did ask.” # speaker: leopold
 * [Put them inside your shirt, and button it # act: hide # target: leopold]
    They are cold, and crackle when you breathe. Leopold comes and does up the top button, as one would for a boy going to be photographed. “Then there are two of us,” he says. It is plain that he has never thought of it as something that one could be two of.
    ~ gain("Thursday sheets")
    ~ set("sheets", "found")
    ~ set("sheets_hidden", true)
    ~ change_opinion("leopold", 16, "You hid the sheets, and did up the button.")
    -> DONE
 * [Send them round again # act: refuse # target: leopold]
    You screw down the cap and put it back into the mouth of the tube, and Mother, in the basement, takes it out of your hand. It goes by overhead. All through the building talk begins again. “I have known people do kind things,” says Leopold presently. “I do not think that I have ever before seen one go past.”
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
    -> DONE

=== once_round ===
# beat: beat_014
# at: the-perfume-hall
# with: leopold
# when: flag.trolley_pushed && leopold.trust > 14
# urgency: 5
# word: There is a sponge finger on Leopold Munk’s trolley, and it is said that once a year he goes to look at the square.
# question: offer
It is his birthday. Nobody has said so, but there is a sponge finger on the trolley. Leopold takes off the shop coat, folds it, and goes and stands before the revolving door; and there he turns, and looks at you, and moves a little to one side. It is a compartment for two, if neither of them is fat. # speaker: leopold
 * [Step in behind him # act: accept # target: leopold]
    It goes round with a sound like somebody being hushed. For as long as it takes you are neither in nor out. At the front is the square, with rain on it, and the hole in the roof. “How do you do,” says Leopold to all of that, not stopping; and then it is marble again, and lilies, and somewhere behind the counters somebody has begun to clap and thought better of it.
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
    It weighs nothing. There is grain in one pocket and a pencil in the other. He comes out again on the same side, a little younger, and holds his arms back for the sleeves, without looking to see whether there is anybody there.
    ~ change_opinion("leopold", 8, "You kept his coat for him.")
    -> DONE
