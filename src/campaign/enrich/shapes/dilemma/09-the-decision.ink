// It is decided. Each choice is an ending.
// due: 17 critical: The decision
=== the_decision ===
# beat: «beat»
# with: «everybodyids»
# when: flag.asked && scene >= 18
# urgency: 10
?? # gist: They have all come: «everybody». It is the reader's to decide «whether».
# asks: What do you decide: «whether»?
# question: decision
It is time. They have all come, and for once nobody is talking: «everybody». What is left is «whether», and it is yours.
?? You are «you». Nobody has told you how one does this.
{ flag("truth_known"): You know by now that it need not have come to this. It does not make it any easier. }
{ flag("rumoured"): Most of them believe that you decided days ago. You can see them looking for it in your face. }
 * [«Choice1» # act: accept]
    «Aftermath1»
    -> becomes -> one
 * [«Choice2» # act: refuse]
    «Aftermath2»
    -> becomes -> other
 * { flag("truth_known") || flag("saw_a_third_way") } [«Choice3» # act: tell]
    «Aftermath3»
    -> becomes -> neither
= becomes
    { flag("leans_one"): When it was first put to you, you said that you meant to «way1». Somebody remembers that, and says so. }
    { flag("leans_other"): When it was first put to you, you said that you would sooner «way2». Somebody remembers that, and says so. }
    { flag("gave_word"): You gave «asker» your word that you would decide it yourself, and you have. «Asker» nods. }
    { flag("owes_rival_a_word"): You say it to «rival's» face, first, as you promised. «Rival» hears it standing. }
    ?? { flag("owes_third"): «Third» knew it an hour ago. It is the only face here that is quite calm. }
    ?? { flag("helped_third"): «Third» is ready for it. You saw to that together. }
    { flag("told_asker"): «Rival» does not look at you. What was said to you alone is known to everybody. }
    ->->
= one
    ~ end("«ending1.id»")
    -> DONE
= other
    ~ end("«ending2.id»")
    -> DONE
= neither
    ~ end("«ending3.id»")
    -> DONE
