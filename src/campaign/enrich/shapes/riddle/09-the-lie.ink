// Somebody lies, and you can tell.
=== the_lie ===
# with: «rival.id»
# when: flag.met_rival && flag.looked && scene >= 12 && !flag.cause_known
# urgency: 6
?? # gist: «Rival» says, without having been asked, that there was never anything between «rival.them» and «thing». It is a lie, and the reader can tell.
# asks: Do you tell «rival» that it is a lie?
# question: secret
“«Thing»? I never had anything to do with «thing»,” says «rival». You had not asked. You had only said the word, in passing, among other words. # speaker: «rival.id»
It is a lie, and not a good one, and «rival» has heard that too. For a moment neither of you does anything about it.
 * [Say that it is a lie # act: accuse # target: «rival.id»]
    “Yes,” says «rival». It comes out like something that has been held too long. “Yes, it is. And I shall tell it again tomorrow, to anybody who asks. So now you have to decide what it is that you know.”
    ~ set("called_lie", true)
    ~ learn("«rival» lied about «thing»")
    ~ change_opinion("«rival.id»", -8, "You called a lie a lie.")
    -> after
 * [Let it pass # act: wait # target: «rival.id»]
    You talk of something else. «Rival» answers gratefully and at length, and in all those words, without meaning to, tells you two things: when it was, and that «rival.they:was» not alone.
    ~ set("let_lie_pass", true)
    ~ learn("«rival» was not alone")
    ~ change_opinion("«rival.id»", 8, "You let it pass.")
    -> after
 * [Ask it another way: whom is the lie for? # act: ask # target: «rival.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “For nobody,” says «rival», and that is a second lie, and a worse one, and there will be no third today.
            ~ change_opinion("«rival.id»", -4, "You would not let it rest.")
        - else:
            «Rival.they:looks» at you as if you had come in by a wall. “For «guilty»,” «rival.they:says». “There. That is more than I have said to anyone.”
            ~ learn("«rival» lies for «guilty»")
            ~ set("knows_for_whom", true)
    }
    -> after
= after
    ~ set("lie_seen", true)
    ~ set("clue_seen", true)
    -> DONE
