// Iz, the thin salt, and the far buoy.

=== thin_salt ===
# at: the-pan
# with: iz
# when: scene < 26 && scene >= 5 && !flag.walked_thin && !flag.barefoot && flag.sea != "seen"
# urgency: 5
# question: demand
“You walk like a person with shoes,” says Iz. “They’ll hear you at the dredger.” Iz is standing where the salt goes from white to grey, on one leg, listening with the other. “It’s thin from here. You can come if you weigh nothing. Or you can stop and I’ll tell you about it, and you won’t believe me.” # speaker: iz
 * [Take off your shoes # act: accept # target: iz]
    The salt is warm on top and cold a finger down. Iz looks at your feet with professional pity. “White as a letter,” says Iz. “All right. When your toes go, turn round. That’s the whole of navigation.” You go out a good way, in the other’s prints, and under you something gives, and thinks about it, and holds.
    ~ set("walked_thin", true)
    ~ set("barefoot", true)
    ~ change_opinion("iz", 14, "You took off your shoes.")
    -> DONE
 * [Go on in your shoes, carefully # act: try # target: iz # modifier: -1]
    { check():
        - "failure":
            You go through to the shin. There is no pain in it; there is only cold, where there has been no cold for a hundred and twelve years, and it has got into your boot. Iz pulls you out by the belt without a word, and then has a great many.
            ~ learn("there is water under the crust")
            ~ set("walked_thin", true)
            ~ change_opinion("iz", -4, "You would not be told.")
            -> one_wet_foot
        - "partial":
            The crust cracks behind each step like somebody following. You get back to the white by not thinking. “You put your heel down,” says Iz. “Nobody with any sense has got a heel.”
            ~ change_opinion("iz", 2, "You came back by yourself.")
        - else:
            You find that it can be done, if you think of each foot as belonging to somebody asleep. Iz walks backwards in front of you to watch. “Who taught you that?” says Iz. It is the nearest you have heard to a compliment in this town.
            ~ change_opinion("iz", 10, "You can walk thin salt in shoes.")
    }
    ~ set("walked_thin", true)
    -> DONE
 * [Stay where it is white, and ask to be told # act: ask # target: iz]
    “There’s an anchor with lines on it, and the lines go up. There’s a collier that’s mine. Then there’s where I don’t go.” One foot has come off the ground. “There’s nothing out past that,” says Iz, “and you wouldn’t believe it if there was.”
    ~ set("walked_thin", true)
    ~ learn("iz has been past the collier")
    ~ change_opinion("iz", 4, "You asked to be told.")
    -> DONE

= one_wet_foot
# question: find
 * [Pour out your boot, and look at what comes # act: look # target: iz]
    It is about a cupful. It lies on the white a moment, quite clear, with the sky in it, as if it had been set down there for somebody; and then the salt drinks it. “That’s the most I’ve seen in one place,” says Iz, “on this side,” and hears it, and begins to talk about laces.
    ~ learn("iz has seen more of it further out")
    ~ change_opinion("iz", 4, "You looked before you complained.")
    -> DONE
 * [Ask Iz to say nothing about it # act: ask_favour # target: iz]
    “That’s a penny,” says Iz. “For a foot. It’d be tuppence for two.” You pay; it is fair weight. All the way back to the white Iz walks on your wet side, with the waistcoat held out like a curtain, and gives two rakers such a good day that they do not look down.
    ~ set("wet_foot_hidden", true)
    ~ change_opinion("iz", 8, "You paid, and you were hidden.")
    -> DONE
 * [Ask since when there has been water there # act: ask # target: iz]
    “There’s not,” says Iz; one foot has come up. “There’s thin, and there’s wet thin.” You wring out your stocking and wait. “Since the plums came in,” says Iz. “It was only wet thin right out by the anchor, then. It’s been coming in like somebody on their toes.” The foot goes down again, where it was, and finds that it is standing in your puddle.
    ~ learn("the thin salt is coming nearer")
    ~ change_opinion("iz", 4, "You asked, and waited for the second answer.")
    -> DONE

=== half_a_sextant ===
# at: the-pan
# with: iz
# when: scene < 26 && iz.trust > 4 && !flag.sextant_sold
# urgency: 3
# question: offer
“Half a sextant,” says Iz. “Good half.” It is the half with the mirror. There are initials on the arc, an M and what the salt has left of a V. “I’ve had offers. I had an offer of half a crown, but he wanted me to say where I got it.” # speaker: iz
 * [Buy it, and do not ask where # act: trade # target: iz]
    You turn out your pockets, and settle in the end on the key of a house in a town with trees, which Iz takes for the teeth on it. “Fair’s fair,” says Iz, and after that walks beside you and not in front.
    ~ gain("half a sextant")
    ~ set("sextant_sold", true)
    ~ change_opinion("iz", 14, "You bought it and did not ask where.")
    -> DONE
 * [Ask whose initials they were # act: ask # target: iz]
    “I can read,” says Iz. “I learned off graves. There’s an M and a V on the wall in the chapel, Matthias Venn, in house paint, with no shoes under it.” It goes back into the ninth pocket. “I was going to give it her. I’ve been going to give it her since I was ten. Then I thought, what if she only wants the other half?”
    ~ learn("iz has half of matthias's sextant")
    ~ set("sextant_sold", true)
    ~ change_opinion("iz", 4, "You asked whose it was.")
    -> the_ninth_pocket
 * [Ask who ought to have it, and offer to carry it there # act: promise # target: iz]
    “Her,” says Iz. “At the Light. {flag("matthias_told"):It was his|It was her husband’s, that went}.” Then Iz thinks about the other thing with the whole face. “You’d say you found it.” You say that you would say who found it. “That’s worse,” says Iz, and puts it into your hands, and holds on to the other side of it for some time.
    ~ gain("half a sextant")
    ~ set("sextant_sold", true)
    ~ set("sextant_for_orsolya", true)
    ~ promise_to("iz", "give Orsolya the half of a sextant", "give", "orsolya", "half of a sextant")
    ~ change_opinion("iz", 16, "You will carry it up, and say who found it.")
    -> DONE

= the_ninth_pocket
# question: plea
 * [Say that she would be glad of the half there is # act: comfort # target: iz]
    “People say that,” says Iz, “about halves.” But the pocket is patted, from outside, to see whether the thing is lying comfortably; and for a good hundred yards you are shown where to put your feet without its being charged for.
    ~ change_opinion("iz", 8, "You said that she would be glad of it.")
    -> DONE
 * [Offer to carry it up to the Light, and to say whose find it was # act: promise # target: iz]
    It comes out of the pocket again, and goes back, and comes out. “You say it to her face,” says Iz, “and you look, and then you tell me what it did. Her face.” You are given it wrapped in a page of gravestones, copied out. Then Iz walks off very fast, on the thin, where you cannot follow and give it back.
    ~ gain("half a sextant")
    ~ set("sextant_for_orsolya", true)
    ~ promise_to("iz", "give Orsolya the half of a sextant", "give", "orsolya", "half of a sextant")
    ~ change_opinion("iz", 12, "You will carry it up, and say who found it.")
    -> DONE
 * [Say that some things are better kept in a pocket # act: keep # target: iz]
    “That’s what I’ve been doing,” says Iz. “It’s not got any lighter.” A toe is drawn along the crust, and listened to. There is nothing wrong with the crust. Iz goes on ahead, clinking, one hand over the ninth pocket to keep it quiet.
    ~ change_opinion("iz", 2, "You left it where it was.")
    -> DONE

=== the_other_half ===
# at: the-light
# with: orsolya
# when: has.half_a_sextant && !flag.sextant_shown
# urgency: 5
# question: find
Orsolya sees it before you have decided anything, because it has caught the light; there is a spot of light going round the ceiling, small and quick, and she has followed it down to your bag. “That’s the index mirror,” she says. “That is the half with the mirror. Where did Iz have it from?” # speaker: orsolya
She does not put out her hand.
 * [Give it to her, and say that Iz found it # act: give # target: orsolya # item: half a sextant]
    She takes it to the shelf over the stove, moves a tin, and there is the other half. They do not fit; there are nine years of salt on one of them. “The child has had it all this time,” says Orsolya, “and could have had ten shillings.” From then on there are two slices of toast upon the lowest step, and one is buttered.
    ~ lose("half a sextant")
    ~ set("sextant_shown", true)
    ~ set("sextant_given", true)
    ~ change_opinion("orsolya", 18, "You brought her the half with the mirror.")
    ~ change_opinion("iz", 12, "You said who found it.")
    -> DONE
 * [Say that it is evidence # act: refuse # target: orsolya]
    “Of what?” says Orsolya. You find that you have to think. She waits, with her head turned to the window, out of politeness; and the spot of light goes on round the ceiling until you have closed the bag.
    ~ set("sextant_shown", true)
    ~ change_opinion("orsolya", -10, "You called it evidence.")
    -> DONE
 * [Ask what it would take to find a place with it # act: ask # target: orsolya]
    “The sun, and a horizon, and the other half,” she says. “And somebody who was taught.” She was. She lights a hand lamp, and shows you, with her long grey hands; and when she has brought the flame down to the edge of the table, where the sea would be, she reads off the figure, and it is not the lighthouse’s.
    ~ set("sextant_shown", true)
    ~ learn("orsolya can take a position")
    ~ change_opinion("orsolya", 10, "You asked her to show you.")
    -> DONE

=== not_in_the_dark ===
# beat: beat_004
# at: the-pan
# with: iz
# time: evening, night
# when: world.day < 4
# urgency: 10
# word: A raker says that Iz is standing at the edge of the Pan, asking for the inspector, and will not go another step alone.
“Not in the dark,” says Iz. “I’ve got to see my toes.” So you are put for the night into the wheelhouse of a collier, which lies on her side a good way out and is where Iz lives: you have the dry corner, and a flag over you that asks for a pilot. Every twenty seconds the beam comes in at one window and goes out at the other. It is hardly light when a foot is put against your ribs.
~ pass("until dawn")
-> warm_to_the_ankle

=== warm_to_the_ankle ===
# beat: beat_004
# at: the-pan
# with: iz
# urgency: 9
# word: A raker says that Iz is standing at the edge of the Pan, asking for the inspector, and will not go another step alone.
# question: demand
Iz goes first, and you step where Iz steps. You pass {not not_in_the_dark:the anchor, and an old collier on her side, and }the place past which there is nothing, until the town has gone down behind you; it is {not_in_the_dark:three miles from the harbour steps|an hour’s walk, three miles}, by the broom handles that have been stood in the salt to mark the road; and there the salt stops as a page stops. Beyond is a mile of water. It is warm and clear and does not come up to a child’s knee, and in the middle of it, upright, stands the far buoy, with a lamp hung in the cage. You are in it to the shins before you have thought of your {flag("barefoot"):trousers|shoes}.
On the dry side there are boot prints. They are this month’s. The left foot turns a little in.
“I’ve been twice,” says Iz. “I was scared, the first time. That’s how he walked, they all say so, Orsolya’s {flag("matthias_told"):Matthias. With the foot|husband, Matthias. He went nine years ago in both his boots. With the foot}. There’s seventy-four up on the wall in the Walkers’ Chapel that walked out to look for this, and shoes under all of them but him.”
~ set("matthias_told", true)
“You don’t tell her it’s him,” says Iz, in it to the ankles, looking the other way. “You don’t tell her it’s not him. That’s the price.” {has("box of good matches"): You have your hands in your pockets, and one of them has closed on a box of good matches, dry.} # speaker: iz
 * [Agree to the price # act: promise # target: iz]
    You shake hands on it. Iz’s is wet, and very cold, and does not let go at the usual time. Then you wade out, the two of you, as deep as Iz’s knee; and the wick in the lamp has been trimmed that morning, square.
    ~ learn("the boot prints are new")
    ~ learn("there is sea at the far buoy")
    ~ set("sea", "seen")
    ~ set("iz_price_agreed", true)
    ~ promise_not_to("iz", "say nothing to Orsolya of the prints", "tell", "orsolya", "the boot prints are new")
    ~ change_opinion("iz", 16, "You agreed to the price.")
    -> a_mile_of_it
 * [Say that she has a right to know # act: refuse # target: iz]
    “She’s got toast,” says Iz. “She’s got it all worked out. You go up and say there’s prints, and then she’s got to wait, and it’s not the same kind.” The chin is up, and both feet are on the ground. “I never told you I could stop you.”
    ~ learn("the boot prints are new")
    ~ learn("there is sea at the far buoy")
    ~ set("sea", "seen")
    ~ change_opinion("iz", -8, "You would not agree to the price.")
    -> could_not_stop_you
 * [Ask what Iz was afraid of, the first time # act: ask # target: iz]
    It is a while before there is an answer. “That he’d come,” says Iz. “I was sat there in the bottom of the collier, and I thought, if somebody can come back, then everyone who didn’t could have.” You stand side by side and look at it. Nothing moves but the light on it. You agree to the price without its being mentioned again.
    ~ learn("the boot prints are new")
    ~ learn("there is sea at the far buoy")
    ~ set("sea", "seen")
    ~ set("iz_price_agreed", true)
    ~ change_opinion("iz", 20, "You asked what had been frightening.")
    -> a_mile_of_it
 * { has("box of good matches") } [Leave the matches in the buoy, for whoever trims the lamp # act: help # target: iz # item: box of good matches]
    You leave them in the crook of the cage, where a hand would come on them in the dark. Iz watches you count them. “He’ll know somebody’s been,” says Iz. You say that that is what a light is for.
    ~ lose("box of good matches")
    ~ learn("the boot prints are new")
    ~ learn("there is sea at the far buoy")
    ~ set("sea", "seen")
    ~ set("matches_left", true)
    ~ set("iz_price_agreed", true)
    ~ change_opinion("iz", 14, "You left him your matches.")
    -> a_mile_of_it

= a_mile_of_it
# question: find
 * [Put your hand in the water, and taste it # act: try # target: iz]
    You had thought that it would taste like the bread. It tastes like nothing you have had in this town, or like all of it, with the lid off. “It’s off,” says Iz, watching your face. You say that it is not off; it is the sea. Iz says the word over, to see how it sits, and then for the first time looks straight at it. “It’s a lot,” says Iz. You walk back by the broom handles, and neither of you is in front.
    ~ set("tasted_the_sea", true)
    ~ change_opinion("iz", 8, "You said what it was.")
    ~ pass("3 hours")
    -> DONE
 * [See how far the boot prints go # act: follow # target: iz]
    They go along the edge, as a man walks who is pacing something out, and every fifty steps he has stood still and faced the town. At the last of these places a bent spoon is stuck upright in the salt, with a notch cut in it at the waterline. The water stands two fingers above the notch. “He’s doing it too,” says Iz. “He’s doing lines.” From there on he was not alone. Two pairs more come down to his, broad, with rakers’ nails in them, and the three go off together along the water as far as one can see. {knows("ansa sent brandt and oyelaran") or flag("mule_seen") or flag("places_seen") or flag("cross_settled") or flag("candle_seen"):“That’s Brandt and Oyelaran,” says Iz. “They never could go anywhere by themselves.”|“Rakers,” says Iz. “Ansa sent two, Brandt and Oyelaran. It was only the mule came home.”} You leave the spoon as it was, and turn for home, and do not talk until the collier.
    ~ learn("whoever trims the lamp is measuring the water")
    ~ learn("two rakers went on with the third")
    ~ change_opinion("iz", 6, "You went along the prints, and touched nothing.")
    ~ pass("3 hours")
    -> DONE
 * [Ask Iz what happens if you say nothing to anybody # act: ask # target: iz]
    “It comes anyway,” says Iz. “It’s not waiting to be told.” A toe goes in, and is taken out, and looked at. “And she lights hers, and he lights his, and nobody’s said a thing to anybody. That’s the one I’d buy.” It is a good long way home by the broom handles, and you are past the collier before Iz says the rest. “Only there’s three hundred of them as can only do it on a bench.”
    ~ change_opinion("iz", 6, "You asked what came of saying nothing.")
    ~ pass("3 hours")
    -> DONE
 * [Go back by the goat path, to the Light and Orsolya # act: go # target: the-light]
    At the collier the two ways part. The broom handles make for the harbour steps, where the whole of the Quay can see how far up you are wet; a line of small bare prints goes off from them to the rock, and the goat path. “That’s the quick one,” says Iz. “It’s steep, and there’s only her at the end of it.” Iz stands clear, at the foot of it, and watches you up as one watches a bucket.
    ~ pass("3 hours")
    ~ go("the-light")
    -> the_price_of_hope
 * [Ask Iz to take you back to the town # act: go # target: the-quay]
    “You’ve gone the colour,” says Iz, with sympathy. You are taken back by the collier and the anchor with your eyes mostly shut; and at the top of forty feet of harbour steps there are a woman with a barrow, and a dog, and a man painting a number on a heap of salt, all of them exactly where they were, and you cannot for the moment think of anything to say to any of them.
    ~ pass("3 hours")
    ~ go("the-quay")
    -> DONE

= could_not_stop_you
# question: decision
 * [Agree to the price after all # act: promise # target: iz]
    Iz does not shake on it. “You can’t say it twice,” says Iz, “and have the first one not count.” But a hand comes out sideways in the end, and it is very cold. “That’s with interest,” says Iz. You go home in single file, by the collier, with all that water going on behind you.
    ~ set("iz_price_agreed", true)
    ~ promise_not_to("iz", "say nothing to Orsolya of the prints", "tell", "orsolya", "the boot prints are new")
    ~ change_opinion("iz", 10, "You agreed to the price in the end.")
    ~ pass("3 hours")
    -> DONE
 * [Say that you will think about it as far as the steps # act: put_off # target: iz]
    It is a long way to the steps. At the collier Iz says, “Well?” and at the anchor does not say it. At the foot of the wall the waistcoat stops, and turns round, and every one of its nine pockets is held shut. “I’ll know,” says Iz. “She sings.” Then there is a pair of heels, going back out.
    ~ set("price_left_open", true)
    ~ pass("3 hours")
    -> DONE
 * [Go straight up to the Light, and tell her # act: go # target: the-light]
    You have salt to the shins, and above it a line. Iz does not come. When you look down from the turn of the goat path there is a small brown mark at the edge of the white with its back to you, pulling something up by the string; and the door of the Light stands open, as it always has.
    ~ change_opinion("iz", -6, "You went straight up to tell her.")
    ~ pass("3 hours")
    ~ go("the-light")
    -> the_price_of_hope

=== plums_in_rows ===
# at: the-pan
# when: scene < 26 && scene >= 7 && !flag.collier_seen
# urgency: 2
# question: find
A collier lies on her side in the salt, and her wheelhouse door has been propped. Inside, somebody has laid out forty plum stones in rows of seven, and slept beside them under a flag. On the bulkhead hangs a calendar of a year when there was a crew to need one. One day has been ringed, in something red: a Friday. It is this one.
 * [Turn the flag the right way up and leave # act: help]
    It is the one that asks for a pilot. You shake the salt out of it and spread it square. There are small bare prints in the dust by the door. They have come up, and stopped, and gone back on their heels; somebody has been watching you do it.
    ~ set("collier_seen", true)
    ~ change_opinion("iz", 10, "Somebody has made the bed in the collier.")
    -> DONE
 * [Take down the calendar, and bring the Friday with you # act: take]
    The nail comes out with it. Behind it, on the paint, the days go on, scratched, a stroke for each; whoever slept here did not need to be told which one it was. You have the Friday in your bag. It does not feel like something you were meant to have.
    ~ gain("calendar from the collier")
    ~ set("collier_seen", true)
    ~ change_opinion("iz", -12, "Somebody has been in the collier and taken the calendar.")
    -> DONE
 * { has("plum stone") } [Add your own plum stone to the last row # act: give # item: plum stone]
    It makes the row six. You have the sense of having signed something. Outside, on the salt, a print that was dry when you went in has a shine at the bottom of it.
    ~ lose("plum stone")
    ~ set("collier_seen", true)
    ~ learn("the prints are filling")
    ~ change_opinion("iz", 12, "There is one stone more in the collier.")
    -> DONE
