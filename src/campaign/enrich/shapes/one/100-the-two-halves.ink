// Two traits of one person get in each other's way.
// needs: half1, half2
=== the_two_halves ===
# with: «asker.id»
# when: flag.begun && scene >= 15
# urgency: 7
?? # gist: «Asker» is «half1», and also «half2», and what is to be done now asks for both at once. Neither lets the other answer. The reader can speak to one of them.
# question: decision
There are two of «asker». One is «half1». The other is «half2». So far you have dealt with whichever got to the door first. Now something is wanted of both of them at once, and neither will let the other speak.
So nothing is said at all. «Asker» stands there with the beginning of a word.
 * [Speak to the one who is «half1» # act: persuade # target: «asker.id»]
    You speak to that one only, as if there had been nobody else there. It takes a while to come to the front. When it does you see that it has been listening to the other one for years, and is tired of it.
    ~ set("chose_first_half", true)
    ~ change_opinion("«asker.id»", 10, "You spoke to the part that is «half1».")
    -> after
 * [Speak to the one who is «half2» # act: persuade # target: «asker.id»]
    That one answers at once; it had the word ready. The thing is done within the hour, and done well. Only, the other one does not come to the door again that day, and you find that you had got used to it.
    ~ set("chose_second_half", true)
    ~ change_opinion("«asker.id»", 4, "You spoke to the part that is «half2».")
    -> after
 * [Say that you have met them both # act: tell # target: «asker.id»]
    “Have you,” says «asker». And, after some time: “Do they get on?” You say: not well, but they turn up for each other. That is apparently news, and is taken away to be looked at in private.
    ~ set("met_both", true)
    ~ change_opinion("«asker.id»", 14, "You had met them both.")
    -> after
= after
    ~ set("halves_met", true)
    -> DONE
