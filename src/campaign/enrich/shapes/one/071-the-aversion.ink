// Help has to come from where somebody will not have it from.
// needs: hate
=== the_aversion ===
# with: «asker.id»
# when: flag.begun && scene >= 18
# urgency: 7
?? # gist: It would have to be «hate», which «asker» cannot stand. There is no going round «hate.them», and «asker» is about to be rude.
# question: threat
It would have to be «hate». There is no going round «hate.them»; you have looked. «Asker» has gone stiff, and is drawing breath for something that cannot be taken back.
 * [See to it yourself, before «asker» speaks # act: help # target: «asker.id»]
    You step in front. You are so civil that it makes your teeth ache. When it is over «asker» lets out the breath, unused. “I had a good one,” you are told. “It will keep.”
    ~ set("stood_between", true)
    ~ change_opinion("«asker.id»", 10, "You stepped in front.")
    -> after
 * [Ask «asker» to swallow it, once # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            «Asker» does try. One can see it going down, and one can see it coming up again. What is said then is short, and very well put, and costs you the afternoon.
            ~ set("was_rude", true)
            ~ pass("three hours")
        - else:
            «Asker» swallows it. It is like watching somebody eat a coin. “Once,” you are reminded, with one finger up, all the way back.
            ~ set("swallowed_it", true)
            ~ change_opinion("«asker.id»", 4, "You asked them to swallow it.")
    }
    -> after
 * [Say it for «asker», and louder # act: accuse]
    You hear yourself say it. It is not even your quarrel. «Asker» turns and looks at you with an expression that you have been waiting for without knowing it. You do not get what you came for. You get everything else.
    ?? “«Line»” says «asker», when you have stopped shaking.
    ~ set("said_it_for_them", true)
    ~ change_opinion("«asker.id»", 16, "You said it for them.")
    -> after
= after
    ~ set("aversion_met", true)
    ~ set("obstacle_met", true)
    -> DONE
