// Somebody with a high opinion of themselves says what they want.
// needs: grand
// instead of: the-want
// due: 1-3 critical: What is wanted
=== the_want ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker» announces, as if it were a favour, what is intended: to «want». The reader may assist.
# question: demand
«Asker» makes you wait for it, as for something that is going to be carved over a door.
“It is my intention to «mywant»,” says «asker». “You may assist.” # speaker: «asker.id»
There follows a silence in which you are evidently meant to be grateful. It goes on a little too long. «Asker.their» eyes go once, quickly, to your face.
 * [Accept the honour # act: promise # target: «asker.id»]
    “Naturally,” says «asker», and breathes out. It is a longer breath than one would need who had been sure.
    ~ promise("«asker.id»", "«want»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You accepted the honour.")
    -> after
 * [Ask who has turned it down before you # act: ask # target: «asker.id»]
    “Nobody of importance.” There is a pause. “Everybody,” says «asker».
    ~ learn("who has turned «asker» down")
    ~ change_opinion("«asker.id»", 4, "You asked who had turned it down.")
    -> after
 * [Say what your assistance costs # act: bargain # target: «asker.id»]
    The word “costs” appears to be new to «asker». “You shall have the answer to one question,” «asker.they:says» finally. “Any question. I am an authority.”
    ~ promise("«asker.id»", "«want»")
    ~ set("answer_owed", true)
    ~ change_opinion("«asker.id»", -6, "You spoke of money.")
    -> after
 * [Decline the honour # act: refuse # target: «asker.id»]
    “You have not understood,” says «asker», and explains it again, more slowly, and with more of it. When it is over you have still declined. Neither of you seems to know what happens next.
    ~ set("refused", true)
    ~ change_opinion("«asker.id»", -10, "You declined the honour.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
