// What was kept back comes out.
// needs: secret
// instead of: the-other-half
// due: 16 critical: What was kept back
=== the_other_half ===
# beat: «beat»
# with: «asker.id»
# when: flag.begun && scene >= 16
# urgency: 8
?? # gist: What «asker» has kept back comes out: «secret» The reader can let it make no difference, say that it has to be told, or ask why it was not.
# question: confession
“Before we go on,” says «asker», and then has to be waited for. “There is the other half of it. You had better have it from me.” # speaker: «asker.id»
And so you have it, without any of the words that might have been put round it. «Secret»
“You may go, now that you know. I should.” # speaker: «asker.id»
 * [Say that it makes no difference # act: comfort # target: «asker.id»]
    “It does,” says «asker». You say that yes, it does, and that you are staying. Of the two that appears to be the one that counts.
    ~ set("let_wait", true)
    ~ set("pardoned", true)
    ~ change_opinion("«asker.id»", 16, "You stayed, knowing it.")
    -> after
 * [Say that it has to be told # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “To whom?” says «asker». “Who would be the better for it?” You have no answer. The question stays about for days and looks at you.
            ~ change_opinion("«asker.id»", -6, "You said that it had to be told.")
        - else:
            «Asker» nods for so long that it stops being a yes and becomes something one does to keep going. “Not alone,” «asker.they:says». You say: not alone.
            ~ promise("«asker.id»", "be there when it is told")
            ~ set("will_tell", true)
            ~ change_opinion("«asker.id»", 10, "You said that it had to be told, and that you would be there.")
    }
    -> after
 * [Ask why you, of all people, were told # act: ask # target: «asker.id»]
    “Because you came late,” says «asker». “Everybody else has been too long in it. You were the first who could have gone away.”
    ~ learn("why «asker» told you")
    ~ set("knows_behind", true)
    ~ change_opinion("«asker.id»", 8, "You asked why it was you.")
    -> after
 * [Keep it in mind, and say nothing # act: remember]
    You say nothing. You see that «asker» sees what sort of nothing it is. It is a thing in your hand now, and it has an edge.
    ~ set("holds_secret", true)
    ~ change_opinion("«asker.id»", -12, "You said nothing, and kept it.")
    -> after
= after
    ~ set("half_known", true)
    -> DONE
