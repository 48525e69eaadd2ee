// A way in that should be shut.
=== the_open_way ===
# at: «deep.id»
# when: flag.asked && scene >= 4 && !flag.cause_known
# urgency: 5
?? # gist: Something «at deep» is open that is never left open. «Movable:is» there, where nobody would leave «movable.them», and somebody is inside, keeping still.
# asks: Do you go in to whoever is there?
# question: find
You know at once that something is different «at deep», and it takes you a moment to see what. A door is open. It is never left open; that was one of the first things you were told.
Beyond, not far in, you can make out «movable», where nobody would leave «movable.them». And somebody is in there, keeping as still as you are.
 * [Go in # act: go]
    It is «guilty», and «guilty.they:does» not run. “I come here to put it right,” «guilty.they:says», “and then I cannot think how.” Then «guilty.they:is» past you and out.
    ~ leaves("«guilty.id»")
    ~ learn("«guilty» goes there alone")
    ~ set("caught_guilty", true)
    -> DONE
 * [Stay outside, and say that you know somebody is there # act: tell]
    There is a long silence. “I suppose you do,” says a voice, so low that it might be anybody's. “Then you know more than I do about what I am doing here.” You hear «movable» being set down, with great care.
    ~ set("spoke_through_door", true)
    -> DONE
 * [Shut it # act: use]
    You shut it, as it should be. It is only then that you think of what you have done: whoever is in there will have to ask to be let out, and will have to ask you. You wait. In the end the asking comes, and it is «guilty's» voice, and you open, and neither of you says a word.
    ~ learn("«guilty» goes there alone")
    ~ set("caught_guilty", true)
    ~ change_opinion("«guilty.id»", -8, "You shut the way.")
    -> DONE
