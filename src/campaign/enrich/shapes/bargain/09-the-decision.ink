// Yes or no. Each choice is an ending.
// due: 17 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «everybodyids»
# when: flag.asked && scene >= 18
# urgency: 10
?? # gist: They have all come: «everybody». «Rival» asks for the last time whether the reader will «pay».
# asks: Will you «pay»?
# question: decision
It is time. They have all come: «everybody». «Rival» has everything ready, and it is not much. “I ask you once more,” says «rival», “and then never again. Will you «pay»?” # speaker: «rival.id»
?? You are «you». Nobody has told you how one does this.
{ flag("gave_word"): You gave «asker» your word not to agree before you knew why. «Asker» is watching you. }
{ flag("shares_it"): «Asker» has come and stands beside you. Half each. }
{ flag("better_terms"): A year and a day, it says now. You have read it so often that you could sing it. }
 * [«Choice1» # act: accept # target: «rival.id»]
    «Aftermath1»
    -> becomes -> paid
 * [«Choice2» # act: refuse # target: «rival.id»]
    «Aftermath2»
    -> becomes -> refused
 * { flag("reason_known") || flag("reason_guessed") || flag("can_be_moved") } [«Choice3» # act: bargain # target: «rival.id»]
    «Aftermath3»
    -> becomes -> other
= becomes
    ?? { flag("asks_for_third"): You ask for what «third» gave, too. «Rival» thinks, and nods. «Third» stands there with open hands, and slowly begins to hum. }
    { flag("was_caught"): Nobody mentions that you tried to take it. It is mentioned by nobody, several times. }
    { flag("was_honest") || flag("left_it"): “You have been fair to me,” says «rival». “It is noted. I do note that, too.” }
    { flag("leans_to_refuse"): You said, at the beginning, that nobody should have that of you. «Asker» remembers it, and does not say so. }
    ->->
= paid
    ~ end("«ending1.id»")
    -> DONE
= refused
    ~ end("«ending2.id»")
    -> DONE
= other
    ~ end("«ending3.id»")
    -> DONE
