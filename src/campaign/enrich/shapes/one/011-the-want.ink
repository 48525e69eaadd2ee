// Somebody charming says what they want.
// needs: smooth
// instead of: the-want
// due: 1-3 critical: What is wanted
=== the_want ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker», who has been charming to get to this point, says what «asker.they:wants»: to «want». The reader is wanted for it, and is told that there is something in it for both.
# question: offer
“I am going to be frank with you,” says «asker», who has been delightful for some time in order to arrive at it. “I want to «mywant». That is all. The rest was to see whether you would stay for it.” # speaker: «asker.id»
“You would be good at this. People look at you and think of somebody else. Do you know what I would give for that?” # speaker: «asker.id»
 * [Agree to it, for the fun of it # act: promise # target: «asker.id»]
    “For the fun of it,” «asker» repeats, with real tenderness. “I knew it when I saw you. Nobody ever says it aloud.”
    ~ promise("«asker.id»", "«want»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 12, "You came in for the fun of it.")
    -> after
 * [Ask which part of that was true # act: ask # target: «asker.id»]
    “The wanting,” says «asker», after a pause that has nothing charming in it. It is the first thing that you believe.
    ~ learn("which part of it was true")
    ~ change_opinion("«asker.id»", 6, "You asked which part was true.")
    -> after
 * [Name your price before you say anything else # act: bargain # target: «asker.id»]
    You name it. «Asker» does not flinch, which tells you that it was too low. “Done. And you may ask me one thing, when it is over, and I shall answer it straight. I have never offered that to anybody.”
    ~ promise("«asker.id»", "«want»")
    ~ set("answer_owed", true)
    ~ change_opinion("«asker.id»", 2, "You named a price, as one does.")
    -> after
 * [Say that you know patter when you hear it # act: refuse # target: «asker.id»]
    “So few people do,” says «asker», not at all put out. “That settles it. I shall have to have you.”
    ~ set("refused", true)
    ~ change_opinion("«asker.id»", -4, "You would not be charmed.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
