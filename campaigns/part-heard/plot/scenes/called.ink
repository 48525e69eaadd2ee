// Who is sent for you when the list runs out.

=== the_usher_with_a_candle ===
# at: the-perfume-hall, the-fur-vault, the-palm-room, the-cash-office, the-bridal-room, the-lift, the-old-courthouse
# when: flag.case != "reached" && (scene >= 29 && world.day >= 3 || scene >= 34)
# again: 4
# urgency: 8
# question: demand
{ the_usher_with_a_candle < 2: The usher has been through the whole of Lovibond’s to find you, and has a bandage on his thumb, from the goose. He holds out a slip. It is copperplate, and says only: the ninth. “There’s nothing left in front of it,” says the usher. “They’ve done the bicycle. They’ve done the boundary. She’s asked if anyone has got a bicycle that they would like done again.”|{ the_usher_with_a_candle == 2: “They’re all sat down,” says the usher. He has come up the stair at a run, and has to hold on to something. “All of them. It’s like church. Mr Tench has read out the list of what’s been disposed of, and he’s read it backwards, and he’s looking at the door.”|It is the usher again. He does not say anything, he has not the breath; he holds the door of it all open with his bandaged hand.}}
{ the_usher_with_a_candle < 2: “So I’m to say, is counsel coming to the Linen Hall,” says the usher, “or is counsel unavoidably detained?”|{ the_usher_with_a_candle == 2: “She’s put down her pen,” says the usher. “She’s put it parallel. Are you coming to the Linen Hall?”|Down every stair from the Linen Hall one can hear people not talking.}}
 + [Go with him to the Linen Hall # act: go # target: the-linen-hall]
    It is quite a long way, and on every landing there are people going up too, in their good coats, who stop talking and make room.
    ~ go("the-linen-hall")
    -> DONE
 + [Be unavoidably detained a little longer # act: put_off]
    “Right you are,” says the usher. He takes out a pencil, and sits down upon the nearest thing, and asks you how detained is spelt; and he writes it, you cannot help but notice, as if he were being paid by the stroke.
    ~ change_opinion("leopold", 4, "You were unavoidably detained.")
    -> DONE
 + { the_usher_with_a_candle >= 2 } [Send word that counsel is not to be found # act: refuse]
    “She’ll say that she has found you,” says the usher, “in contempt.” He goes down with it all the same. It is not long in coming back: on every floor, one after the other, you hear chairs pushed in, and somebody, who can only be Hester Birdsall, laughs. What could have been put off by you has been put off by the court, without you, to suit itself.
    ~ set("court_kept_waiting", true)
    ~ change_opinion("marchbanks", -10, "You let the whole court sit, and did not come.")
    ~ change_opinion("leopold", 6, "You were not to be found.")
    -> DONE
