// Whoever pays for it.
=== the_one_who_pays ===
# when: flag.looked && scene >= 6
# urgency: 7
?? # gist: «Third»«thirdas» would feel it first, whichever way the reader decides, and asks for one thing.
# question: plea
“Whichever you do,” says «third»«thirdwho», “it comes to me first. I am not complaining. I only thought that you ought to have seen my face.” # speaker: «third.id»
?? “I want to «thirdmywant». It seems a great deal, said like that.” # speaker: «third.id»
?? “If you must know, it is «thing» I think of. One thinks of the silliest things.” # speaker: «third.id»
“Could you tell me beforehand? An hour would do.” # speaker: «third.id»
 * [Promise it # act: promise # target: «third.id»]
    “An hour is a long time,” says «third», “if one knows that one has it.”
    ~ promise("«third.id»", "tell «third» an hour before")
    ~ set("owes_third", true)
    ~ change_opinion("«third.id»", 14, "You promised an hour.")
    -> DONE
 * [Ask which of the two «third.they» would rather # act: ask # target: «third.id»]
    «Third» has an answer ready, and then does not give it. “You would do it,” «third.they:says». “I can see that you would. Then it would be mine.”
    ~ learn("«third» will not say which")
    ~ change_opinion("«third.id»", 8, "You asked.")
    -> DONE
 * [Help «third» to be ready for either # act: help # target: «third.id»]
    It takes an hour, and there is more to see to than you had thought. By the end of it «third» is nearly cheerful. “I had not known that there was anything one could do,” «third.they:says».
    ~ set("helped_third", true)
    ~ pass("an hour")
    ~ change_opinion("«third.id»", 18, "You helped.")
    -> DONE
