// Who comes for you, and why now.

=== in_his_good_coat ===
# at: the-quay, the-patience, the-pan, walkers-chapel
# when: scene >= 10 && knows.second_light && flag.water != "rising"
# again: 6
# urgency: 7
# question: plea
{ in_his_good_coat < 2: Teodor Pell has come down his stair in the good coat, the one that he puts on to read the gauge; people on the Quay have seen it in the window and never walking about. He has the cat inside it. He stops at the distance at which one speaks to an official.|{ in_his_good_coat == 2: It is Teodor again, with the coat buttoned wrong. He has run. He stops, and counts something on his fingers before he trusts himself to speak.|Teodor Pell has no coat on at all. He is in his sleeve garters, out of doors, in front of people, with the cat held to his chest in both hands; and her feet are wet.}}
{ in_his_good_coat < 2: “I am obliged to say a figure aloud, twice a day,” says Teodor, “and I find that I can no longer say the usual one. I wondered whether you would come up to the Tide Office, and look. It is only that you are from the Board, and somebody will have to have seen it.”|{ in_his_good_coat == 2: “It is a good deal more than it was,” says Teodor. “I should not have come out otherwise. I have left the office by itself.”|“Please,” says Teodor.}} # speaker: teodor
 + [Go back with him to the Tide Office # act: go # target: tide-office]
    He goes up in front of you, apologising to each of the steps. At the door he gives you the cat, whom he has carried the whole way against his chest, because he will want both hands for the lamp.
    ~ change_opinion("teodor", 8, "You came when you were asked.")
    ~ go("tide-office")
    -> DONE
 + [Ask him to tell you here # act: ask # target: teodor]
    He looks at the sky, at the wall, at two rakers with a barrow. “It is not that I do not wish to,” says Teodor. “It is that I have never said it to anything but a well.” He waits a little longer, in case you should change your mind, and then he bows, and goes away with his hand pressed to his chest; the cat’s tail hangs out below it, going like a clock.
    ~ leaves("teodor")
    -> DONE
 + [Say that the gauge is no business of the Board’s # act: refuse # target: teodor]
    “No,” says Teodor. “It is the Board of Lights. I see that.” He stands there for as long as the lamp takes to go round, whether it is lit or not; and goes back as he came, keeping close to the wall, like a man who has been told that it was not his tooth.
    ~ change_opinion("teodor", -8, "You said that it was no business of yours.")
    ~ leaves("teodor")
    -> DONE

=== something_has_hold_of_your_sleeve ===
# at: the-quay, the-light, the-patience, tide-office, walkers-chapel
# when: scene >= 12 && flag.water == "rising" && flag.sea != "seen" && (world.day < 4 \|\| world.time == "dawn" \|\| world.time == "morning")
# again: 5
# urgency: 8
# question: demand
{ something_has_hold_of_your_sleeve < 2: Something has hold of your sleeve. It is Iz, out of breath, and white to the thigh, where other people are white to the knee. “It’s gone thin this side of the anchor,” says Iz. “You can hear it under there. It was miles off, it was never this side of the anchor.” There is nobody else in the world, from the sound of it, who has been told.|{ something_has_hold_of_your_sleeve == 2: “You still here?” says Iz. There is salt on both cheeks, in two lines, with clean skin under them. “I went by myself as far as the collier, that old one that’s on her side. I can’t do the rest by myself. I’ve tried how it feels.”|Iz is there once more. The waistcoat is wet up to the third pocket, and nothing in it clinks.}}
{ something_has_hold_of_your_sleeve < 2: “I’m going out on the Pan to see,” says Iz, “and I’m not going on my own, and there’s nobody else who’d keep their mouth shut. You’ve got to come now. I’ll not charge.”|{ something_has_hold_of_your_sleeve == 2: “It’ll be over my head out on the Pan before your cart goes,” says Iz, “and then I can’t show anyone. Come or don’t.”|“Well?” says Iz, who is looking at the Pan.}} # speaker: iz
 + [Go out on the Pan with Iz # act: go # target: the-pan]
    { something_has_hold_of_your_sleeve < 2: Iz does not say thank you.|“You took your time,” says Iz.} You are walked by the cuff to the harbour steps, and down all forty feet of them, like something that has been borrowed. There is the goat path under the Light, and it is quicker; but it comes out where the salt is thin, says Iz, and you {flag("barefoot"):weigh something|have shoes}. You are told to put your feet where there are feet already.
    ~ change_opinion("iz", 8, "You came when you were asked.")
    ~ go("the-pan")
    -> DONE
 + [Ask what it is that can be heard # act: ask # target: iz]
    { something_has_hold_of_your_sleeve < 2: Iz looks at you to see if it is a joke. Then a finger goes up, and both of you listen.|“Same as it was,” says Iz. “Nearer.” The finger goes up, and you listen.} There are the crane, and somebody’s hens, and a thud that might be the pump that the Company keeps going at Halloran’s Cut. And behind that, so low that it might be one’s own blood, something is being breathed out, and drawn in, and breathed out. “That,” says Iz. “That’s not hens.” The sleeve has been let go of.
    ~ learn("something can be heard from the pan")
    -> not_hens
 + [Say that it is no place for a child, and stay # act: refuse # target: iz]
    { something_has_hold_of_your_sleeve < 2: “No,” says Iz. “It’s no place for a person {flag("barefoot"):with a hat|with shoes} either.” It is said over a shoulder. You watch the waistcoat get smaller, as far as the first of the whale bones; and there it stops, and sits down, with its arms round its knees, and waits for somebody else to be brave.|{ something_has_hold_of_your_sleeve == 2: “That’s what you said before,” says Iz. “I’ve not got any older.” And Iz is off, at a run, stops as if there were a string to it, and comes on again at a walk, always outwards.|“All right,” says Iz. It is the first time that Iz has not named a price. The waistcoat goes down to the salt, and along it, and does not once look round to see who is watching.}}
    ~ leaves("iz")
    ~ change_opinion("iz", -6, "You stayed where you were.")
    -> DONE

= not_hens
# question: decision
 + [Give Iz your hand, and go down to it # act: go # target: the-pan]
    It is looked at, front and back, for what it might be worth. Then it is taken. You go down the harbour steps and on to the salt at a run, and the waistcoat clinks the whole way like a drawer being carried; and neither of you says anything more about hens.
    ~ change_opinion("iz", 12, "You heard it, and came.")
    ~ go("the-pan")
    -> DONE
 + [Say that you will come when you have found your hat # act: put_off # target: iz]
    “It’s on your head,” says Iz. You put up a hand, and it is. “I’ll be by the steps, then,” says Iz, not as one says it to somebody who is coming, and goes.
    ~ leaves("iz")
    ~ promise_to("iz", "go out on the Pan and see what can be heard", "go", "the-pan", "")
    -> DONE
 + [Say that it is the pump at Halloran’s Cut # act: deceive # target: iz]
    “That’s what Ansa says it is,” says Iz. “She goes white when she says it.” You are given a look such as one gives a coin that has come up the right weight and the wrong colour; and then there is nobody at your sleeve, and a patch of salt where two feet were.
    ~ change_opinion("iz", -10, "You said that it was only a pump.")
    ~ leaves("iz")
    -> DONE

=== not_yet_friday ===
# at: the-quay, the-patience, tide-office, walkers-chapel
# when: flag.sea == "seen" && scene >= 24 && (world.day < 3 \|\| world.day == 3 && world.time != "dusk" && world.time != "evening" && world.time != "night") && (!flag.sent_for_orsolya \|\| flag.cabin_one_asked) && (flag.town != "aboard" && flag.town != "sent home" \|\| scene >= flag.list_at + 2)
# again: 8
# urgency: 8
# question: offer
~ set("driver_asked_at", scene_number())
{ not_yet_friday < 2: The driver of the salt cart has come to look for you, on foot, with his hat in his hand{not flag("driver_told"):; you had not known that he could be got off the seat}. “Friday, noon,” he says, “and it’s not Friday. I only say so because you’ve the look of somebody that has seen what they came for.”|{ not_yet_friday == 2: “It’s still not Friday,” says the driver. He has begun to whittle something that has been a clothes peg. “I’m not hurrying you.”|The driver shows you the clothes peg. It has got a mane.}}
{ not_yet_friday < 2: He turns the hat round by the brim. “If there’s a thing on hand, you go and see to it,” he says. “I’ll not be in the way of it. If there’s anybody that you’ve still to see, there’s time to see them. And if there isn’t, it’ll get to be Friday by itself. It’s only to know whether I’m to look for you before.{not flag("town_warned"): There’s some have begun going down on the Pan, to see for themselves.}”|“Is there anything on hand,” he says, “or shall we let it come?{not flag("town_warned"): They’re down on the Pan again, some of them, looking.}”}
 + [Let the time go by, and go to the Quay on Friday # act: go # target: the-quay]
    { flag("thursday_night"): So nothing more is asked of you tonight. You eat what has been kept warm, and lie down in your clothes, and the beam goes over you until it is put out; and when the bells that nobody rings have got the morning round as far as it will go, you put your pen in your pocket, and go down.|So nothing more is asked of you. You eat what is put in front of you, and walk along the wall, and are nodded to. The lamp is lit, and answered, and put out. At night you sleep, or lie on your back and listen to other people not sleeping; and the bells that nobody rings get round to Friday, and you put your pen in your pocket, and go down.}
    ~ pass("until day 4 noon")
    ~ go("the-quay")
    -> DONE
 + { not flag("town_warned") } [Send him along the wall: nobody on the Pan before Friday # act: warn]
    “I’m to tell three hundred people where not to walk,” says the driver. He thinks about it as far round as the hat goes. “I’ve never told them anything. They’ll not know what to do.” You see him go along the wall from one bollard to the next, with his head bare; and behind him, by ones and twos, people come up the harbour steps and sit down at the top, with their faces to the white.
    ~ set("town_warned", true)
    ~ change_opinion("ansa", 6, "You had the town kept off the Pan.")
    ~ change_opinion("teodor", 4, "You had the town kept off the Pan.")
    -> DONE
 + [Say that there is something to see to first # act: put_off]
    { not_yet_friday < 2: “There mostly is,” says the driver, and puts the hat on. He will ask again; he has been told not to hurry you, and nobody has told him not to ask.|“I only ask,” says the driver. He blows on what he has whittled, and goes back to the horse to compare.}
    -> DONE

=== friday_tomorrow ===
# at: the-quay, the-patience, tide-office, walkers-chapel
# when: flag.sea == "seen" && scene >= 24 && world.day == 3 && (!flag.sent_for_orsolya \|\| flag.cabin_one_asked) && (flag.town != "aboard" && flag.town != "sent home" \|\| scene >= flag.list_at + 2) && (!flag.driver_asked_at \|\| scene >= flag.driver_asked_at + 8)
# time: dusk, evening, night
# again: 8
# urgency: 8
# question: offer
~ set("thursday_night", true)
-> not_yet_friday

=== the_cart_is_harnessed ===
# at: the-light, the-patience, tide-office, the-pan, walkers-chapel
# when: (flag.sea == "seen" \|\| world.time != "dawn") && scene >= 16 && world.day >= 4
# again: 2
# urgency: 10
# question: demand
{ the_cart_is_harnessed < 2: The driver of the salt cart has come to look for you, with his hat in his hand. “She’s in the shafts,” he says. “I’ve swept the mounting block, for your paper. I thought that you’d like it where there’s air.”|{ the_cart_is_harnessed == 2: “She’s been fed twice,” says the driver. “I’m not hurrying you.”|The driver has finished his clothes peg. It is a horse.}}
{ the_cart_is_harnessed < 2: “There’s a good few have come out to see it done,” he says. “Or not. I’d sooner you came down now and looked at them, than I went back and told them something.”|{ the_cart_is_harnessed == 2: “They’ve started singing,” he says. “Sitting down. You’d best come.”|He holds it out to you, and jerks his head at the Quay.}}
 + [Go down to the Quay with him # act: go # target: the-quay]
    He puts the hat on. He walks half a pace ahead, and not beside you, from habit; but where the wall begins he waits, and lets you go first.
    ~ go("the-quay")
    -> DONE
 + [Ask for as long as it takes to say goodbye # act: put_off]
    { the_cart_is_harnessed < 2: “To which?” says the driver. It is not meant as a question. He goes and sits down a little way off, with his back to you, and {not_yet_friday >= 2:takes out the clothes peg|begins to whittle something that has been a clothes peg}. He has been told to wait and not to hurry, and he is doing both.|“That’ll be the other one,” says the driver. He sits down again, rather nearer than before. What he is whittling has got ears.}
    -> DONE
 + { the_cart_is_harnessed >= 2 } [Send him down again to say that you are not ready # act: refuse]
    “I’ll say it,” says the driver, and takes it down to them as he would a parcel with no name on. You can see from here how it is received. They stand a while longer; then, by twos and threes, the boathooks go up on to shoulders and in at doors, since nobody can hold a thing for ever that has not been handed to them. Ansa Quill is the last. She looks across to where you are, and wipes her hands.
    ~ set("crowd_gone_in", true)
    ~ change_opinion("ansa", -10, "You let the whole Quay stand, and sent it home.")
    ~ change_opinion("teodor", -6, "You let noon go by.")
    -> DONE

=== wet_in_its_letters ===
# at: the-quay, tide-office
# when: scene >= 6 && scene < 24 && !flag.plate_found && !flag.chapel_asked
# time: morning, noon, afternoon
# urgency: 4
# question: plea
A woman with a broom has come down ninety steps to find you. She sweeps the Walkers’ Chapel, where the names are; it is above the Tide Office, one can see the roof of it. There is something in the collection box, she says. People put in buttons, they put in fish hooks. This is brass, and has a number on it. “I’d not touch it again,” says the woman. “It’s only that it’s wet. I thought, the inspector’s from the Board, it’ll be something of the Board’s.” She has wiped her hand on her apron, and looks to see whether it has dried.
 * [Go up to the Walkers’ Chapel with her # act: go # target: walkers-chapel]
    She goes in front, sweeping each step as she comes to it, from habit. The doors are open. They are kept open in all weathers, she tells you, of which there is one.
    ~ set("chapel_asked", true)
    ~ go("walkers-chapel")
    -> buoy_two
 * [Tell her to leave it where it is # act: refuse]
    “I’d meant to,” says the woman. She stays a moment longer. “It’ll be somebody’s, though,” she says. “You don’t give a thing like that for nothing,” and she goes back, a step at a time, with the broom over her shoulder like a boathook.
    ~ set("chapel_asked", true)
    -> DONE
 * [Ask who has been in there today # act: ask]
    “Ansa, before it was light,” says the woman, “with her candle. She never says who for. Orsolya, of an afternoon. And there were feet.” She shows you how big, between her two hands. It is hardly a hand’s length. “Bare,” she says. “They came from the Pan.” And she goes back to sweep round it, since nobody is going to do anything else.
    ~ set("chapel_asked", true)
    ~ learn("iz has been to the chapel")
    -> DONE
