// A way to win that is not winning.
=== the_short_cut ===
# when: flag.looked && scene >= 6
# urgency: 7
?? # gist: «Third»«thirdas» offers the reader a way to cheat in «contest»: nobody would ever know.
# question: offer
“I could help you,” says «third»«thirdwho», and looks round first. “I should only have to be left alone for a minute, before «contest», with whatever «rival» has got ready. Nobody would ever know. You would not even have to be told.” # speaker: «third.id»
?? “Nobody looks, with all that talk of «matter» and «matter2».” # speaker: «third.id»
?? “I only want to «thirdmywant». This is nearly the same.” # speaker: «third.id»
“Everybody does it a little. «Rival» has just never needed to. Say nothing, if you like. I shall take it as a yes.” # speaker: «third.id»
 * [Say no, so that it cannot be misheard # act: refuse # target: «third.id»]
    “As you like,” says «third», not offended. “I thought that you ought to have had the chance.” You notice that «third.they:looks» relieved.
    ~ set("stays_clean", true)
    ~ change_opinion("«third.id»", 4, "You said no.")
    -> DONE
 * [Say nothing # act: wait]
    You say nothing. «Third» nods, as if you had made a speech, and goes. All that day you wait to be sorry, and what you feel instead is hope.
    ~ leaves("«third.id»")
    ~ set("cheats", true)
    ~ set("is_ready", true)
    ~ change_opinion("«third.id»", 8, "You let it be done.")
    -> DONE
 * [Ask what was done for the others # act: ask # target: «third.id»]
    «Third» tells you, name by name. It is a longer list than you had thought, and none of them ever won. “It does not help, much,” says «third». “It only makes one feel less alone.”
    ~ learn("others have cheated and lost")
    ~ change_opinion("«third.id»", 6, "You asked.")
    -> DONE
 * [Warn «rival» # act: warn # target: «rival.id»]
    «Rival» hears you out. “Thank you,” «rival.they:says». “I check everything twice, but thank you.” Then, when you have already turned to go: “You know that you have just made it harder for yourself.”
    ~ set("warned_rival", true)
    ~ set("stays_clean", true)
    ~ change_opinion("«rival.id»", 18, "You gave warning.")
    ~ change_opinion("«third.id»", -14, "You gave it away.")
    -> DONE
