// Somebody shy says what they want.
// needs: shy
// due: 1-3 critical: What is wanted
=== the_want ===
# beat: «beat»
# with: «asker.id»
# urgency: 10
?? # gist: «Asker», who finds it hard, says what «asker.they:wants»: to «want». «Asker» has never said it to anybody, and asks the reader to help.
# question: plea
?? «Asker» says it to «thing», because «thing» will not look back. “I want to «mywant».” # speaker: «asker.id»
?? «nothing»“I want to «mywant»,” says «asker», to nobody, in the direction of the ground. # speaker: «asker.id»
Now that it is out «asker.they:has» to hear it too. It takes some getting over.
“You need not answer. I only thought that if somebody else knew of it, it could not be put back.” # speaker: «asker.id»
 * [Say that you will help «asker» # act: promise # target: «asker.id»]
    “Oh,” says «asker», as if that had been the one thing not allowed for. “Then I shall have to do it.”
    ~ promise("«asker.id»", "«want»")
    ~ set("gave_word", true)
    ~ change_opinion("«asker.id»", 18, "You gave your word, and did not make a speech of it.")
    -> after
 * [Wait, and let «asker» say the rest # act: comfort # target: «asker.id»]
    You wait. It is a long wait, and you do not fill it. The rest comes out in the wrong order, and you put it right in your head without a word. When it is over «asker» looks surprised to find you still there.
    ~ learn("why it matters to «asker»")
    ~ change_opinion("«asker.id»", 12, "You waited.")
    -> after
 * [Ask why it has to be now # act: ask # target: «asker.id»]
    “Because you are here now,” says «asker», “and I shall have talked myself out of it by tomorrow.”
    ~ learn("why «asker» asks now")
    ~ change_opinion("«asker.id»", 4, "You asked, and not unkindly.")
    -> after
 * [Say that it is not your affair # act: refuse # target: «asker.id»]
    “No. Of course not.” «Asker» begins to put something straight that was straight already. You have the feeling of having stepped on a thing that you had not seen.
    ~ set("refused", true)
    ~ change_opinion("«asker.id»", -12, "You said that it was not your affair.")
    -> after
= after
    ~ set("asked", true)
    -> DONE
