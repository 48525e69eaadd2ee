// Somebody wants something small, and it is not about the question, or hardly.
=== the_small_want ===
# with: «third.id»
# when: flag.asked && scene >= 5 && !flag.cause_known
# urgency: 4
?? # gist: «Third»«thirdas» asks for a small favour that nobody else has time for: to see to «thing».
# asks: Will you see to «thing» for «third»?
# question: plea
“It is only about «thing»,” says «third»«thirdwho». “I know that you have larger things to see to. Everybody has. That is how «thing» came to be as «thing.they:is».” # speaker: «third.id»
«Third.they:would» not ask if there were anybody else. That is clear from how long it has taken «third.them» to ask.
 * [See to «thing» now, and properly # act: help # target: «third.id»]
    It takes longer than you thought, and you are seen doing it by everyone who has more important things to do. By the end «third» has told you, bit by bit, the whole of an ordinary day here, as it was before «odd». Nobody else would have thought it worth telling.
    ~ set("helped_third", true)
    ~ learn("how it was before")
    ~ pass("an hour")
    ~ change_opinion("«third.id»", 20, "You saw to «thing».")
    -> DONE
 * [Show «third» how to do it without you # act: tell # target: «third.id»]
    «Third» gets it wrong, then right, then right again to be sure. “So it was only that,” «third.they:says», nearly disappointed. “I have been afraid of «thing» since it all began.”
    ~ set("taught_third", true)
    ~ change_opinion("«third.id»", 12, "You showed how it is done.")
    -> DONE
 * [Ask what «third» can tell you in return # act: bargain # target: «third.id»]
    “That is fair,” says «third», in the voice of somebody crossing something out. “«Matter», then. There was less of a fuss about «matter» than there should have been. Now, «thing».”
    ~ learn("«matter:was» hushed up")
    ~ change_opinion("«third.id»", -4, "You took payment.")
    -> DONE
 * [Say that it will have to wait # act: refuse # target: «third.id»]
    “Of course,” says «third», at once, and goes. It is the “at once” that stays with you.
    ~ leaves("«third.id»")
    ~ set("refused_third", true)
    ~ change_opinion("«third.id»", -10, "You had no time.")
    -> DONE
