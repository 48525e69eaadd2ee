// The wall of names.

=== no_shoes ===
# at: walkers-chapel
# with: orsolya
# when: scene >= 5 && !flag.shoes_spoken
# time: morning, noon, afternoon
# urgency: 6
# word: Orsolya Venn has gone up to the Walkers’ Chapel to look at a name, and has said that if the inspector has questions about it she will answer one.
# question: confession
Orsolya Venn{not met("orsolya"):, who keeps the Light,} has left her lamp to itself for as long as there is daylight to see by, and stands close to the wall of names, reading it with one hand. She has come to the last of them, Matthias Venn, where the paint is thick. Under every other there is a pair of shoes. “My husband went in his boots,” she says, as if you had asked. “Nine years ago, down the goat path, after breakfast. People who mean it go barefoot. I pointed that out to the committee.” # speaker: orsolya
“They put him up in any case. After a year. They meant it kindly. I have never been able to think of a kind thing to do back.” # speaker: orsolya
~ set("matthias_told", true)
 * [Say that a man in boots is coming back # act: comfort # target: orsolya]
    “Yes,” says Orsolya. “That is what I said.” She takes her hand away from the wall and looks at the fingertips; there is gold on them from the name above, and house paint from his. She wipes off only the gold.
    ~ set("shoes_spoken", true)
    ~ change_opinion("orsolya", 14, "You said that a man in boots is coming back.")
    -> DONE
 * [Ask whether she would have the name taken down # act: ask # target: orsolya]
    She considers it honestly. “No. It is well painted. And if one began taking them down, there would be people here the next day with a chisel, and no better reason than that they missed somebody.” She looks to the west window, where one would see the Light, as others look at a clock.
    ~ set("shoes_spoken", true)
    ~ learn("orsolya will not have the name taken down")
    ~ change_opinion("orsolya", 8, "You asked about the name.")
    -> DONE
 * [Set your own shoes under the name # act: give # target: orsolya]
    They look very much from elsewhere. “You will want those,” says Orsolya. You say that you will want them on Friday. She does not smile, she never does; but she gets down, with one hand on the wall, and moves them a finger’s breadth, until they stand as the others do; and from there, on account of your feet, she gives you the place on the mat.
    ~ set("shoes_spoken", true)
    ~ set("shoes_left", true)
    ~ set("barefoot", true)
    ~ change_opinion("orsolya", 20, "You set your shoes under his name.")
    -> DONE

=== buoy_two ===
# at: walkers-chapel
# when: scene < 28 && scene >= 5 && !flag.plate_found
# urgency: 5
# word: The woman who sweeps the Walkers’ Chapel has something wet in the collection box, with a number on it, and asks whether it is the Board’s.
# question: find
“That’s it, there,” says the woman who sweeps the chapel, and points into the collection box with the end of her broom. Among the buttons and the fish hooks lies an oval of brass, face down. She lets you be the one to turn it over, and goes out to see to the porch. It says Buoy 2, and it is wet in its letters.
 * [Take it, to show to somebody who knows about numbers # act: take]
    It leaves a wet ring on the card that asks visitors not to remark on the font. You wrap it in your handkerchief, and before you have got it as far as your pocket the handkerchief is damp through. On the flags there are the prints of bare feet, half swept away, and through the open doors one sees down ninety steps to a room on four stone legs, the Tide Office, where everything is measured that comes to Dry Harbour.
    ~ gain("brass plate from Buoy 2")
    ~ set("plate_found", true)
    -> damp_through
 * [Put a coin in, and leave it # act: give]
    The coin goes down among the hooks. You can see, now that you look, that the box has been emptied of scrip and that nobody has touched the brass. It is the one thing in it, you think, which was given as an offering is supposed to be.
    ~ set("plate_found", true)
    ~ set("plate_left", true)
    ~ change_opinion("iz", 8, "You left it in the box.")
    -> DONE
 * [Carry it to the font and set it in the bowl # act: use]
    It lies in the dry font like a sixpence in a pudding. In a little while there is a bead of water under it, and then a thread. You stand and read the card three times. Before long, people say, there was a queue.
    ~ set("plate_found", true)
    ~ set("font_wet", true)
    ~ change_opinion("ansa", 6, "There is water in the font.")
    ~ change_opinion("teodor", 4, "There is water in the font, and it can be measured.")
    -> DONE

= damp_through
# question: decision
 * [Carry it down the ninety steps to the Tide Office # act: go # target: tide-office]
    You count them, because one does. The woman with the broom moves aside for the handkerchief as she would for a coffin. At the foot of the steps a room stands on four stone legs; the stair up into it begins a yard above the ground, and as you put your foot to it somebody inside says a figure aloud, to nobody.
    ~ go("tide-office")
    -> a_number_on_it
 * [Ask the woman in the porch whose feet have been in here # act: ask]
    “I swept those,” says the woman. “I’d not have, if I’d thought that you’d want them.” She shows you with the broom how they went: in at the door, along under the names, to the box, and there a long while on one leg. “There’s only the one in town goes barefoot that’s not dead,” she says, and goes back to her sweeping.
    ~ learn("iz has been to the chapel")
    -> DONE
 * [Put a button in the box, so that it shall not be short # act: give]
    It is off your own cuff. It goes down among the others with a small dry click; the box has been given better, but not by anybody from inland. In your pocket something cold has begun to find its way through to the leg.
    ~ change_opinion("iz", 6, "You paid for what you took out of the box.")
    -> DONE

=== a_number_on_it ===
# at: tide-office
# with: teodor
# when: has.brass_plate_from_buoy_2 && !flag.plate_shown
# urgency: 5
# question: secret
{ flag("said_water") or flag("teodor_said_it") or flag("figure_in_ink"): Teodor stops in the middle of a figure, with the pen up.|Teodor{not met("teodor"): Pell, the clerk of the Tide Office,} stops in the middle of a nought; he has written a great many, and what he really reads goes on to a slip, which is under the cat.} He has seen the shape of it through your handkerchief. “That has a number on it,” he says. “It is a two. Forgive me. Is it — one can see from here that it is —” He puts down the pen, and then, to be certain, the cat. “Damp?” # speaker: teodor
 * [Put it into his hand # act: give # target: teodor # item: brass plate from Buoy 2]
    He holds it level, like a man carrying a full spoon. “Two lies three miles out,” says Teodor. “It was on its side. It has been on its side for a hundred and twelve years. One would have to wade, to read it.” He enters it under Arrivals. There has not been an entry under Arrivals in his lifetime.
    ~ lose("brass plate from Buoy 2")
    ~ set("plate_shown", true)
    ~ learn("the buoys are upright")
    ~ change_opinion("teodor", 18, "You gave him a thing with a number on.")
    -> DONE
 * { flag("water") != "rising" } [Trade it for a look at what he really reads # act: trade # target: teodor # item: brass plate from Buoy 2]
    He looks from the brass to the wall, to the first year, and back. It is quite silent in the well. “That is not fair,” he whispers, “because I should have shown you.” He gives you the figure on a slip of paper, folded, to two places, and will not look at you while you open it. It is a small figure. It is an eighth of an inch. You have never seen anybody so frightened of an eighth.
    ~ lose("brass plate from Buoy 2")
    ~ set("plate_shown", true)
    ~ learn("the figure is not nought")
    ~ change_opinion("teodor", 2, "You made him pay for it.")
    -> the_slip
 * [Say that it is only dew # act: deceive # target: teodor]
    “We do not have dew,” says Teodor. He says it without reproach, as one might mention that one is out of sugar; and takes up the cat, and the pen, and finishes the nought.
    ~ set("plate_shown", true)
    ~ change_opinion("teodor", -8, "You told him it was dew.")
    -> DONE

= the_slip
# question: decision
 * [Give him back the slip # act: give # target: teodor]
    He takes it by the edges. It goes into the stove; he watches until it is quite gone, and then writes down, under Outgoing, the hour. “Now there is only you,” says Teodor, “and one cannot put that in a stove.” It is the boldest thing that you have heard from him, and he dips his pen as if it had not been said.
    ~ set("slip_burned", true)
    ~ change_opinion("teodor", 10, "You gave him back the slip.")
    -> DONE
 * [Put it away with the closing order # act: keep # target: teodor]
    “Yes,” says Teodor. “I supposed that that was where it would go.” He squares the brass plate on his blotter, a wet oval under it, growing; and all at once takes up the cat, and puts his face into her back, and adds something up there where nobody can see.
    ~ set("slip_kept", true)
    ~ change_opinion("teodor", -2, "You put the figure with the order.")
    -> DONE
 * [Ask what it was a week ago # act: ask # target: teodor]
    “The thickness of a page,” says Teodor. “A thin page.” He has answered before he could consult anybody. “One thinks, well, it is a page. And then one turns over,” and he goes along the shelf, touching the years one by one, until he has got to the end of them and is quiet.
    ~ learn("each day's rise is larger than the last")
    ~ change_opinion("teodor", 4, "You asked how fast.")
    -> DONE

=== an_inch_of_candle ===
# at: walkers-chapel
# with: ansa
# when: scene >= 5 && !flag.candle_seen
# time: dawn, evening, night
# urgency: 4
# question: confession
Ansa is lighting an inch of candle, in a place where nobody has put a name yet. She hears your step and does not turn round. “That’s for two lads with a mule,” she says. “{knows("ansa sent brandt and oyelaran"):You know which. |{flag("mule_seen") or flag("places_seen") or flag("cross_settled"):Brandt and Oyelaran. }}They’re not dead. They’re on the wages. It’s only that it’s a long way out.” # speaker: ansa
 * [Light an inch beside hers # act: help # target: ansa]
    You put a penny in the box and light it off her flame. They lean a little, both the same way; the whole town does. “You don’t know them,” says Ansa. You say no. “Brandt’s the one who sings,” she tells you, and you stay for all of it, until there is only wax.
    ~ set("candle_seen", true)
    ~ learn("ansa lights a candle for brandt and oyelaran")
    ~ change_opinion("ansa", 16, "You lit an inch beside hers.")
    -> DONE
 * { not knows("ansa sent brandt and oyelaran") } [Ask who sent them # act: ask # target: ansa]
    “I did,” says Ansa. “The Company wrote, to find out who was burning oil. I picked them because they’d a bit of sense.” She licks a finger and thumb, and then does not put the candle out after all. “The mule had sense too. It came home.”
    ~ set("candle_seen", true)
    ~ learn("ansa sent brandt and oyelaran")
    ~ change_opinion("ansa", 6, "You asked her, and she answered.")
    -> the_mule_had_sense
 * [Go out again as quietly as you came # act: leave # target: ansa]
    The doors are kept open in all weathers, and make no sound, and you go down the ninety steps with your hat in your hand. The next time that you eat at the Patience there is an egg on your plate. It is the first that you have seen in Dry Harbour, and nobody remarks on it.
    ~ set("candle_seen", true)
    ~ change_opinion("ansa", 10, "You went out again and said nothing.")
    ~ go("tide-office")
    -> DONE

= the_mule_had_sense
# question: confession
 * [Say that it was the Company who sent them # act: comfort # target: ansa]
    “They wrote a letter,” says Ansa. “I’d to say the names.” But she turns round, and she has not been crying, she has only been standing near something hot. “You’ve a kind way of being wrong, love,” she says, and picks a thread off your collar, and goes to put her penny in the box.
    ~ change_opinion("ansa", 10, "You said that it was not she who had sent them.")
    -> DONE
 * [Ask what they took to drink # act: ask # target: ansa]
    “Two days’,” says Ansa. “I filled it myself. I filled it to the neck.” That was a fortnight ago; she has done that sum so often that there is no longer any expression on it. She cups her hand round the flame until it stands up, and after that she is only a woman seeing to a candle.
    ~ learn("brandt and oyelaran had water for two days")
    ~ change_opinion("ansa", -2, "You asked about the water.")
    -> DONE
 * [Promise to ask after them, wherever you go out there # act: promise # target: ansa]
    “You’ll not be going out there,” says Ansa. She looks at your shoes, and your bag, and the hat. “Brandt’s the one who’d sing,” she says quickly. “You’d hear him first.” Then she ties up her shawl as though somebody had been about to argue, and has bread to see to.
    ~ promise("ansa", "ask after Brandt and Oyelaran on the Pan")
    ~ change_opinion("ansa", 12, "You said that you would ask after them.")
    -> DONE
