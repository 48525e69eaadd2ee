// Who is sent for you when the list runs out.

=== the_usher_with_a_candle ===
# at: the-perfume-hall, the-fur-vault, the-palm-room, the-cash-office, the-bridal-room, the-lift, the-old-courthouse
# when: flag.case != "reached" && world.day == 2 && scene >= 34 && (!flag.thursday_kept \|\| scene >= flag.thursday_at + 3)
# again: 4
# urgency: 8
# question: offer
{ the_usher_with_a_candle < 2: {the_usher_on_the_first_night:The usher has found you again, and holds out the same slip: the ninth, Friday, at ten, in the Linen Hall.|The usher has been through the whole of Lovibond’s to find you, and has a bandage on his thumb{flag("goose_done"):, from the goose}. He holds out a slip. It is copperplate, and says only: the ninth, Friday, at ten, in the Linen Hall.} “There’s nothing left in front of it,” says the usher. “They’ve done the bicycle. They’ve done the boundary{not flag("goose_done"):, and the goose, twice, and it never came}{not flag("trombone_done"):, and two brothers with a trombone}{not flag("marrow_done"):, and a marrow that was libelled}{not flag("moustache_done"):, and a man in a false moustache}{not flag("breach_done"):, and a breach of promise}. She’s asked if anyone has got a bicycle that they would like done again.”|{ the_usher_with_a_candle == 2: “It’s still for Friday,” says the usher. He has come at a run, and has to hold on to something. “Mr Tench has read out the list of what’s been disposed of, and he’s read it backwards, and it still comes out at ten o’clock.”|It is the usher again. He does not say anything, he has not the breath; he holds up the slip in his bandaged hand.}}
{ the_usher_with_a_candle < 2: “So I’m to say, is counsel finished,” says the usher, “or has counsel still got people to see?”|{ the_usher_with_a_candle == 2: “She only wants to know if you’ll be early,” says the usher.|“Well?” says the look on his face.}}
 + [Let the time go by, and go to the Linen Hall on Friday # act: go # target: the-linen-hall]
    So nothing more is asked of you. You are brought tea, and drink it. The dust sheets go on, and you sleep at Gloves with your head on the brief; and when they come off again it is Friday, and on every landing there are people in their good coats, all going the one way, who stop talking and make room.
    ~ pass("until day 3 morning")
    ~ go("the-linen-hall")
    -> DONE
 + { the_usher_with_a_candle < 3 } [Have him write that counsel is unavoidably detained # act: put_off]
    {the_usher_with_a_candle == 2:“As you were, then,” says the usher. He turns over the slip, to see whether it says anything different on the back.|“Right you are,” says the usher. He takes out a pencil, and sits down upon the nearest thing, and asks you how unavoidably is spelt; and he writes it, you cannot help but notice, as if he were being paid by the stroke.}
    ~ change_opinion("leopold", 4, "You had somebody to see first.")
    -> DONE
 + { the_usher_with_a_candle >= 3 } [Lie down where you are, and ask to be fetched # act: rest]
    He spreads his coat over you. It smells of goose. When he takes it away again it is Friday, it wants a quarter of an hour to ten, and you are walked to the Linen Hall with a crease down one side of your face.
    ~ pass("until day 3 morning")
    ~ go("the-linen-hall")
    -> DONE

=== the_usher_on_the_first_night ===
# at: the-perfume-hall, the-fur-vault, the-palm-room, the-cash-office, the-bridal-room, the-lift, the-old-courthouse
# when: flag.case != "reached" && scene >= 34 && world.day < 2
# urgency: 8
# question: offer
The usher has been through the whole of Lovibond’s to find you, and has a bandage on his thumb{flag("goose_done"):, from the goose}. He holds out a slip. It is copperplate, and says only: the ninth, Friday, at ten, in the Linen Hall. “That’s yours,” says the usher. “The rest of it is for tomorrow, all that’s left. He’s put it all down for the one day, so as yours’d have nothing in front of it.”
“So I’m to say, does counsel want the Thursday,” says the usher, “or can the list have it?”
 * [Let the list have its Thursday, and go to the Linen Hall on Friday # act: go # target: the-linen-hall]
    -> the_lists_thursday ->
    You sleep at Gloves again, with your head on the brief; and when the dust sheets come off it is Friday, and on every landing there are people in their good coats, all going the one way, who stop talking and make room.
    ~ pass("until day 3 morning")
    ~ go("the-linen-hall")
    -> DONE
 * [Keep the Thursday for whoever is still to be seen # act: put_off]
    “Right you are,” says the usher. “I’ll tell them that there’s a good deal of Thursday in it.” He goes off to tell them, a landing at a time. You sleep at Gloves, with your head on the brief. It is Thursday when somebody begins to polish round it, and already they are calling the boundary.
    ~ set("thursday_kept", true)
    ~ set("thursday_at", scene_number())
    ~ change_opinion("leopold", 4, "You had somebody to see first.")
    ~ pass("until day 2 morning")
    ~ go("the-perfume-hall")
    -> DONE

// A Thursday that nobody else has used: what the list did with it.
=== the_lists_thursday ===
~ set("list_had_thursday", true)
So the list has the Thursday. You are brought tea, and drink it, and hear the day go by in the pipes. The boundary is walked by the whole court, in galoshes. {not flag("goose_done"):The goose is called, twice, and does not come, and is bound over in its absence. }{not flag("trombone_done"):Two brothers go home with a trombone that was their father’s, by an end each. }{not flag("marrow_done"):A marrow, which was said in print to have been stuffed, is found to be nobody’s business. }{not flag("moustache_done"):A man in a false moustache takes it off, and is let go to a christening. }{not flag("breach_done"):A breach of promise is mended on the bridge where it was promised. }For the County, in all of it, {met("hester"):Hester Birdsall|a young woman with a cold and three pencils in her hair, whose name is Hester Birdsall,} is on her feet until the lamps are lit; and then there is one line left.
->->

=== the_court_is_sitting ===
# at: the-perfume-hall, the-fur-vault, the-palm-room, the-cash-office, the-bridal-room, the-lift, the-old-courthouse
# when: flag.case != "reached" && scene >= 16 && world.day == 3 && (world.time == "dawn" \|\| world.time == "morning")
# again: 2
# urgency: 10
# question: demand
{ the_court_is_sitting < 2: It is Friday, and {the_usher_with_a_candle or the_usher_on_the_first_night:here is the usher, in a clean bandage.|an usher has found you. He has a bandage on his thumb, and a slip of paper in copperplate, which says only: the ninth.} “They’re all going in,” he says. “It’s like church. There’s nothing left in front of it, and she sits at ten.”|{ the_court_is_sitting == 2: “They’re all sat down,” says the usher. He has come at a run, and has to hold on to something. “Mr Tench has read out the list of what’s been disposed of, and he’s read it backwards, and he’s looking at the door.”|It is the usher again. He does not say anything, he has not the breath; he holds out his bandaged hand, as one does to a child at a kerb.}}
{ the_court_is_sitting < 2: “So I’m to say, is counsel coming to the Linen Hall,” says the usher, “or is counsel unavoidably detained?”|{ the_court_is_sitting == 2: “She’s put down her pen,” says the usher. “She’s put it parallel. Are you coming to the Linen Hall?”|On every stair of Lovibond’s one can hear people not talking.}}
 + [Go with him to the Linen Hall # act: go # target: the-linen-hall]
    It is quite a long way, and on every landing there are people going too, in their good coats, who stop talking and make room.
    ~ go("the-linen-hall")
    -> DONE
 + [Be unavoidably detained a little longer # act: put_off]
    {the_court_is_sitting == 2:“Still,” says the usher, and adds the word to what he has got.|“Detained,” says the usher. He takes out a pencil, and sits down upon the nearest thing, and asks you how that is spelt; and you cannot help but notice that he is in no hurry with the i.}
    ~ change_opinion("leopold", 4, "You were unavoidably detained.")
    ~ pass("an hour")
    -> DONE
 + { the_court_is_sitting >= 2 } [Send word that counsel is not to be found # act: refuse]
    “She’ll say that she has found you,” says the usher, “in contempt.” He takes it back with him all the same. It is not long in coming: on every floor, one after the other, you hear chairs pushed in, and somebody laughs, in the middle of a sneeze. What could have been put off by you has been put off by the court, without you, to suit itself, until noon.
    ~ set("court_kept_waiting", true)
    ~ change_opinion("marchbanks", -10, "You let the whole court sit, and did not come.")
    ~ change_opinion("leopold", 6, "You were not to be found.")
    -> DONE

=== it_has_gone_noon ===
# at: the-perfume-hall, the-fur-vault, the-palm-room, the-cash-office, the-bridal-room, the-lift, the-old-courthouse
# when: flag.case != "reached" && scene >= 16 && (world.day > 3 \|\| world.day == 3 && world.time != "dawn" && world.time != "morning")
# again: 1
# urgency: 10
# question: demand
{ flag("shop") == "open" and scene_number() <= flag("shop_at") + 3:
    The court has not sat. It has been at Gloves, and at Soaps, and it has a parcel. The dust sheets are on again; the people who were in front of you in the queue are going to court, in their good coats; and there are
- else:
    ~ set("court_kept_waiting", true)
    The court has sat at ten, and has sat on. It has been over the boundary again, for want of anything else. There are
} <> two ushers now, one for each of your elbows, though neither of them has liked to take hold. “It’s gone noon,” says the one with the bandaged thumb. “She says that she can wait till the roof comes off. She says she’s done it before.”
 + [Go between them # act: go # target: the-linen-hall]
    They walk you there, out of step, like a wardrobe. On every landing there are people in their good coats, who stop talking and make room.
    ~ go("the-linen-hall")
    -> DONE
 + [Ask them to go in front, and slowly # act: put_off]
    They have been eleven years in this court, and nobody has to show them how. You go to the Linen Hall behind two backs, a stair at a time; and at each turn of it the one with the bandage stops, and reads you the fire notice.
    ~ change_opinion("leopold", 4, "You came up slowly.")
    ~ go("the-linen-hall")
    -> DONE
