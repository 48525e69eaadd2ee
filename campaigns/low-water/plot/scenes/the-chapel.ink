// The wall of names.

=== no_shoes ===
# at: walkers-chapel
# with: orsolya
# when: scene >= 5 && !flag.shoes_spoken
# urgency: 6
# word: Orsolya Venn has gone up to the Walkers’ Chapel to look at a name, and has said that if the inspector has questions about it she will answer one.
# question: confession
Orsolya stands close to the wall, reading it with one hand. She has come to the last of the names, Matthias Venn, where the paint is thick. Under every other there is a pair of shoes. “He went in his boots,” she says, as if you had asked. “People who mean it go barefoot. I pointed that out to the committee.” # speaker: orsolya
“They put him up in any case. After a year. They meant it kindly. I have never been able to think of a kind thing to do back.” # speaker: orsolya
 * [Say that a man in boots is coming back # act: comfort # target: orsolya]
    “Yes,” says Orsolya. “That is what I said.” She takes her hand away from the wall and looks at the fingertips; there is gold on them from the name above, and house paint from his. She wipes off only the gold.
    ~ set("shoes_spoken", true)
    ~ change_opinion("orsolya", 14, "You said that a man in boots is coming back.")
    -> DONE
 * [Ask whether she would have the name taken down # act: ask # target: orsolya]
    She considers it honestly. “No. It is well painted. And if one began taking them down, there would be people standing here the next day with a chisel, and no reason.” She looks to the west window, where one would see the Light, as others look at a clock.
    ~ set("shoes_spoken", true)
    ~ learn("orsolya will not have the name taken down")
    ~ change_opinion("orsolya", 8, "You asked about the name.")
    -> DONE
 * [Set your own shoes under the name # act: give # target: orsolya]
    They look very much from elsewhere. “You will want those,” says Orsolya. You say that you will want them on Friday. She does not smile, she never does; but she walks back with you by the goat path, slowly, on account of your feet, and tells you the names of the stones.
    ~ set("shoes_spoken", true)
    ~ set("shoes_left", true)
    ~ set("barefoot", true)
    ~ change_opinion("orsolya", 20, "You set your shoes under his name.")
    -> DONE

=== buoy_two ===
# at: walkers-chapel
# when: scene < 24 && scene >= 5 && !flag.plate_found
# urgency: 5
# word: There is still something wet in the collection box at the Walkers’ Chapel, and the woman with the broom will not sweep round it any longer.
# question: find
Among the buttons and the fish hooks in the collection box lies an oval of brass. It says Buoy 2, and it is wet in its letters. Whoever put it there did so today, and has been careful to put it in face down.
 * [Take it to show # act: take]
    It leaves a wet ring on the card that asks visitors not to remark on the font. You wrap it in your handkerchief, and at the chapel door the handkerchief is damp through, and at the foot of the steps it is still damp.
    ~ gain("brass plate from Buoy 2")
    ~ set("plate_found", true)
    -> DONE
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

=== a_number_on_it ===
# at: tide-office
# with: teodor
# when: has.brass_plate_from_buoy_2 && !flag.plate_shown
# urgency: 5
# question: secret
Teodor stops in the middle of a nought. He has seen the shape of it through your handkerchief. “That has a number on it,” he says. “It is a two. Forgive me. Is it — one can see from here that it is —” He puts down the pen, and then, to be certain, the cat. “Damp?” # speaker: teodor
 * [Put it into his hand # act: give # target: teodor # item: brass plate from Buoy 2]
    He holds it level, like a man carrying a full spoon. “Two lies nine miles out,” says Teodor. “It was on its side. It has been on its side for a hundred and twelve years. One would have to wade, to read it.” He enters it under Arrivals. There has not been an entry under Arrivals in his lifetime.
    ~ lose("brass plate from Buoy 2")
    ~ set("plate_shown", true)
    ~ learn("the buoys are upright")
    ~ change_opinion("teodor", 18, "You gave him a thing with a number on.")
    -> DONE
 * [Trade it for a look at the true readings # act: trade # target: teodor # item: brass plate from Buoy 2]
    He looks from the brass to the wall, to the first year, and back. It is quite silent in the well. “That is not fair,” he whispers, “because I should have shown you.” He gives you the figure on a slip of paper, folded, to two places, and will not look at you while you open it.
    ~ lose("brass plate from Buoy 2")
    ~ set("plate_shown", true)
    ~ learn("the figure is not nought")
    ~ change_opinion("teodor", 2, "You made him pay for it.")
    -> DONE
 * [Say that it is only dew # act: deceive # target: teodor]
    “We do not have dew,” says Teodor. He says it without reproach, as one might mention that one is out of sugar; and takes up the cat, and the pen, and finishes the nought.
    ~ set("plate_shown", true)
    ~ change_opinion("teodor", -8, "You told him it was dew.")
    -> DONE

=== an_inch_of_candle ===
# at: walkers-chapel
# with: ansa
# when: scene >= 5 && !flag.candle_seen
# urgency: 4
# question: confession
Ansa is lighting an inch of candle, in a place where nobody has put a name yet. She hears your step and does not turn round. “That’s for two lads with a mule,” she says. “They’re not dead. They’re on the wages. It’s only that it’s a long way out.” # speaker: ansa
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
    -> DONE
 * [Go out again as quietly as you came # act: leave # target: ansa]
    The doors are kept open in all weathers, and make no sound. The next time that you eat at the Patience there is an egg on your plate. It is the first that you have seen in Dry Harbour, and nobody remarks on it.
    ~ set("candle_seen", true)
    ~ change_opinion("ansa", 10, "You went out again and said nothing.")
    -> DONE
