// Something that somebody cannot resist can be given, or held back.
// needs: likegift
=== the_liking ===
# with: «asker.id»
# when: flag.begun && scene >= 7
# urgency: 7
?? # gist: The reader has come upon «like», which «asker» likes more than «asker.they:admits», and can give «like.them», share «like.them», or make «asker» pay for «like.them» with an answer.
# question: find
You have come upon «like»: not much, and nobody's in particular. «Asker» has not seen what you have there. You know what it would do.
You could have a good deal for «like.them», just now, that could not be had for money.
 * [Give «asker» «like», and ask nothing # act: give # target: «asker.id»]
    «Asker» turns away a little to enjoy «like.them», as people do who are used to paying for that sort of thing. It is some time before either of you says anything, and then it is about something that nobody else has been told.
    ?? “«Line»” # speaker: «asker.id»
    ~ set("gave_like", true)
    ~ learn("what «asker» was like before")
    ~ change_opinion("«asker.id»", 14, "You gave, and asked nothing.")
    -> after
 * [Make «asker» answer a question for «like.them» # act: bargain # target: «asker.id»]
    “That is beneath you,” says «asker», who has not taken «asker.their» eyes off «like.them». Then you are told what you asked. It is the truth; one can hear that, because it is put so badly.
    ~ set("bought_answer", true)
    ~ learn("what «asker» has not said so far")
    ~ change_opinion("«asker.id»", -6, "You made them pay with an answer.")
    -> after
 * [Share «like.them», down to the last of «like.them» # act: help # target: «asker.id»]
    You divide «like.them», and «asker» divides «like.them» again, because yours was the smaller half. It turns into a contest of manners. In the end there is a piece left over that belongs to nobody, and stays there between you like a third person.
    ~ set("shared_like", true)
    ~ change_opinion("«asker.id»", 10, "You shared it.")
    -> after
= after
    ~ set("liking_known", true)
    -> DONE
