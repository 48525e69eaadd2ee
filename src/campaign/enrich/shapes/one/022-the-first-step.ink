// A beginning by which you are tried.
// needs: blunt
// instead of: the-first-step
// due: 4-7 high: The first step
=== the_first_step ===
# beat: «beat»
# with: «asker.id»
# when: flag.asked && scene >= 4
# urgency: 8
?? # gist: Before anything is done to «want», «asker» means to see what the reader is good for, and gives the reader the part that nobody wants.
# question: demand
“There is a part of this that nobody wants,” says «asker». “I am giving it to you. I do not do that to people I mean to leave behind.” # speaker: «asker.id»
?? It begins at «thing», and it will be dirty, and there will be nothing to show for it but that it is done.
?? «nothing»It will be dirty, and there will be nothing to show for it but that it is done.
?? “«Quip»” «Asker» considers that an explanation. # speaker: «asker.id»
 * [Do it without a word # act: help # target: «asker.id» # stat: «stat.nerve»]
    { check():
        - "failure":
            You do it, and you do it wrong, and you have to do it again with «asker» looking on. “Better,” says «asker» after the second time. It is not said to be kind.
            ~ set("made_fool", true)
            ~ change_opinion("«asker.id»", 8, "You did it twice.")
        - else:
            When you come back «asker» has kept your place, and nothing is said about it. Things have been moved up to make room for you, by about the width of one person.
            ~ set("made_start", true)
            ~ change_opinion("«asker.id»", 14, "You did the part that nobody wants.")
    }
    -> after
 * [Say that you will each take half of it # act: bargain # target: «asker.id»]
    «Asker» looks at you as one looks at a wall that has turned out to have a door in it. Then «asker.they:rolls» up «asker.their» sleeves, or does what comes to the same.
    ~ set("stood_by", true)
    ~ change_opinion("«asker.id»", 10, "You took half and gave half.")
    -> after
 * [Ask what became of whoever had it before you # act: ask # target: «asker.id»]
    “Nothing became of him. That was what was wrong with him,” says «asker». You notice that it was a him, and that there was one.
    ~ learn("who stood beside «asker» before")
    ~ change_opinion("«asker.id»", 2, "You asked who came before you.")
    -> after
= after
    ~ set("begun", true)
    -> DONE
