// The last decision. Each choice is an ending.
// due: 22 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «asker.id»
# when: flag.half_known && scene >= 22
# urgency: 10
?? # gist: It is now or not at all. Everything is ready but «asker», who looks to the reader to say what happens.
# asks: What do you tell «asker» to do?
# question: decision
“Now,” says «asker». “It is now, or it is a thing I used to say.” Everything that could be got ready is ready. What is not ready is «asker», and «asker.they:looks» to you to say what happens. # speaker: «asker.id»
?? { flag("answer_owed"): “You may still ask me that one thing,” says «asker». “Ask it afterwards.” }
 * [«Choice1» # act: help # target: «asker.id»]
    «Aftermath1»
    ~ end("«ending1.id»")
    -> DONE
 * [«Choice2» # act: persuade # target: «asker.id»]
    «Aftermath2»
    ~ end("«ending2.id»")
    -> DONE
 * [«Choice3» # act: leave]
    «Aftermath3»
    ~ end("«ending3.id»")
    -> DONE
