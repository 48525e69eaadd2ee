// Something that somebody cannot resist comes at the wrong time.
// needs: likewait
// instead of: the-liking
=== the_liking ===
# with: «asker.id»
# when: flag.begun && scene >= 7
# urgency: 7
?? # gist: «Like:comes» in the way, and «asker», who likes «like.them» more than «asker.they:admits», has forgotten what they came for. There is little time.
# question: plea
Here, of all places: «like». «Asker» has stopped in the middle of a sentence, and the sentence is not going to be finished.
“A minute,” says «asker». “I know. I know. But when does one ever?” # speaker: «asker.id»
 * [Let «asker» have the minute # act: wait]
    It is a good deal more than a minute. You see a face that you had not been shown: there is nobody in it who wants anything. Whatever you were both late for, you are now later for.
    ?? “«Line»” says «asker» at the end of it, quite at peace. # speaker: «asker.id»
    ~ set("gave_like", true)
    ~ pass("an hour")
    ~ change_opinion("«asker.id»", 14, "You let them have it.")
    -> after
 * [Pull «asker» away from it # act: persuade # target: «asker.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            You might as well pull at a door that opens inwards. “You go on,” says «asker», without turning round. You go on, as far as a person goes who has to come back.
            ~ set("left_behind", true)
            ~ pass("an hour")
            ~ change_opinion("«asker.id»", -6, "You pulled.")
        - else:
            «Asker» comes, walking backwards for the first few steps. “You are a hard person,” you are told; it seems to be meant as news to both of you.
            ~ set("pulled_away", true)
            ~ change_opinion("«asker.id»", 2, "You pulled, and were right.")
    }
    -> after
 * [Ask what it is about «like» # act: ask # target: «asker.id»]
    “Nobody is watching me while it lasts,” says «asker». “Or everybody is. I forget. That is what it is about it.”
    ~ learn("what it is about «like»")
    ~ change_opinion("«asker.id»", 8, "You asked what it was about it.")
    -> after
= after
    ~ set("liking_known", true)
    -> DONE
