// The two of you in one place.
// due: 2-4 critical: In one place
=== the_first_look ===
# beat: «beat»
# with: «rival.id»
# at: «rivalplace.id»
# when: flag.asked && scene >= 2
# urgency: 8
?? # gist: The reader and «rival» are in the same place with something to do, and do not speak of it.
# asks: What do you say to «rival» in the pause?
# question: find
And then «rival»«rivalas» is there, and there is something to be done, and it is easiest to do it. You do it together, one on each side, and say what has to be said: this way, mind the edge, thank you.
?? It is «movable» that you are carrying, or seeing to, or only moving out of the way. It is lighter than the two of you pretend.
?? “Have you seen about «matter»?” says «rival», to say something. You have. “And «matter2»?” That too. # speaker: «rival.id»
There is a pause, in which there would be room.
 * [Say something about how it used to be # act: remember # target: «rival.id»]
    “Yes,” says «rival», and goes on with what «rival.they:was» doing, more slowly. “I had forgotten that you were there.” It is not said in anger. You think about it for the rest of the day.
    ~ set("spoke_of_then", true)
    ~ change_opinion("«rival.id»", 8, "You remembered it too.")
    -> after
 * [Only look, while «rival» is not looking # act: look # target: «rival.id» # stat: «stat.attention»]
    { check():
        - "failure":
            «Rival» looks up. You both look away. It is quite some time before either of you can find anything to say about the weather.
        - else:
            «Rival» is tired. «Rival.they:has» a way of stopping, every now and then, with the head a little to one side, as if somebody had called. You know that. It used to be you.
            ~ learn("«rival» still listens for you")
            ~ set("has_seen", true)
    }
    -> after
 * [Make «rival.them» laugh # act: comfort # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            It was funnier before you said it. «Rival» is kind about it, and that is the worst of all.
        - else:
            It comes out before «rival» can stop it, short and much too loud. Then you are both quiet, and look at the place where it was.
            ~ set("made_rival_laugh", true)
            ~ change_opinion("«rival.id»", 12, "You made «rival.them» laugh.")
    }
    -> after
= after
    ~ set("looked", true)
    ~ set("met_rival", true)
    -> DONE
