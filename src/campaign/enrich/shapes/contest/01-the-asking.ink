// Somebody asks whether you mean it. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» asks the reader whether the reader really means to win «contest» against «rival», «deadline».
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “So you are going through with it. You against «rival».” # speaker: «asker.id»
?? “It is about «prize», they say. It never is. It is about «rival».” # speaker: «asker.id»
?? “They talk of nothing else. «Matter», «matter2», «matter3»: all of it can wait, it seems, until this is over.” # speaker: «asker.id»
?? “You are «you», and «rival» is «rival». People have done that sum already.” # speaker: «asker.id»
“There is still a little time before «contest». So tell me. Do you want to win it, or do you only not want to be laughed at? It makes a difference to what we do next.” # speaker: «asker.id»
 * [Say that you mean to win # act: promise # target: «asker.id»]
    “Good,” says «asker», and is relieved, and then sorry that it showed. “Then begin with «thing». Whoever loses here has always lost by something small.”
    ~ promise("«asker.id»", "try to win «contest»")
    ~ set("means_to_win", true)
    ~ change_opinion("«asker.id»", 12, "You mean to win.")
    -> after
 * [Ask how «rival» can be beaten # act: ask # target: «asker.id»]
    “Nobody knows. That is how «rival.they:does» it.” «Asker» thinks about it honestly, which takes a while. “«Rival.they:has» never been behind. I do not believe that «rival.they:knows» what it is like.”
    ~ learn("«rival» has never been behind")
    ~ change_opinion("«asker.id»", 6, "You asked how it could be done.")
    -> after
 * [Say that you only want to do it properly # act: answer # target: «asker.id»]
    “That is what I would say,” says «asker», “if I wanted to win and was afraid to.” It is kindly meant. “Have a look at «thing», all the same.”
    ~ set("plays_for_itself", true)
    ~ change_opinion("«asker.id»", 4, "You said what you wanted.")
    -> after
 * [Say that you are thinking of not turning up # act: confess # target: «asker.id»]
    “So is everybody, at this hour.” «Asker.they:does» not seem shocked. “«Rival» too, for all I know. Decide it when you are there. From here one cannot see anything.”
    ~ set("has_doubts", true)
    ~ change_opinion("«asker.id»", 2, "You were honest.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
