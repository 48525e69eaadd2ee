// instead of: the-asking
// Somebody asks something of you about the odd thing. It puts the central question.
// due: 1-3 critical: You are asked
=== the_asking ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker»«askeras» asks the reader to find out «question», «deadline», and says why somebody else has to do it. Only what has been seen or heard of it so far is said.
# question: plea
«Asker» has been waiting for you and does not pretend otherwise. “You will have heard. «Oddly». Everybody has heard that. What nobody has done is find out «why».” # speaker: «asker.id»
?? “Everything else goes on as ever,” says «asker», “«matter», «matter2», «matter3» and all. It is only «odd».” # speaker: «asker.id»
?? “If you ask me, «askermyclaim»,” says «asker». “But I have been wrong before, and I should like to hear it from somebody who has looked.” # speaker: «asker.id»
?? “I want to «askermywant», and I say so openly. But first I want to know what I am dealing with.” # speaker: «asker.id»
?? “«Rival» thinks that «rivalclaim». You will be told that, too, and with a straight face.” # speaker: «asker.id»
?? “I am «askerrole», and people are careful with what they say to me.” # speaker: «asker.id»
?? “But you are «you». Nobody minds you.” # speaker: «asker.id»
“I cannot do it,” says «asker». “I am too close to «odd», and people know what I want to hear. You they might tell. Will you find out, «deadline»?” # speaker: «asker.id»
 * [Promise «asker» to find out «why», and go and look at once # act: promise # target: «asker.id»]
    “Good,” says «asker», and is relieved, and then sorry that it showed. “Begin with «thing». «Thing.they:was» there before any of this, and so far nobody has given «thing.them» a second look.”
    ~ promise("«asker.id»", "find out «why»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 14, "You gave your word.")
    -> there
 * [Ask what «asker.they:has» seen of it # act: ask # target: «asker.id»]
    “Less than I say I have.” «Asker» thinks about it honestly, which takes a while. “I was not there when it began. I came when it was over, and «rival» was already there, standing in front of «thing» as if «thing.they:was» something to hide.”
    ~ learn("«rival» was there first")
    ~ change_opinion("«asker.id»", 6, "You asked what was seen, not what was said.")
    -> after
 * [Say that you want something for it # act: bargain # target: «asker.id»]
    “Of course you do.” It does not sound like an insult. “Then this: when it is decided, I will stand where you stand, whatever I think of it. You may call that in once.”
    ~ set("favour_owed", true)
    ~ change_opinion("«asker.id»", -4, "You asked for a price.")
    -> after
 * [Say that «odd:is» none of your business # act: refuse # target: «asker.id»]
    “No,” says «asker». “Nor mine. That is just what everybody has said so far, each of them quite rightly, and here we are.” «Asker.they:looks» past you, towards «odd», and you find that you are looking there as well.
    ~ set("refused_asker", true)
    ~ change_opinion("«asker.id»", -10, "You said it was none of your business.")
    -> after
= there
    ?? The way leads to «oddplace».
    ?? ~ go("«oddplace.id»")
    -> after
= after
    ~ set("asked", true)
    -> DONE
