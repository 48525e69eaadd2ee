// The one who did it says so. This answers the central question.
// due: 21 critical: Somebody says it
=== the_confession ===
# beat: «beat»
# when: flag.looked && flag.clue_seen && flag.met_rival && scene >= 21
# urgency: 8
?? # gist: «Guilty» comes to the reader alone, confesses, and asks what the reader will do. What is confessed: «truth»
# question: confession
?? «unsaid»«Guilty» has come to you, alone. “You want to know «why»,” «guilty.they:says». “«Itwas» I meddled with «cause.them», once, when nobody was there. I thought that I was putting something right. And ever since, it has been as you see.” # speaker: «guilty.id»
?? «Guilty» has come to you, alone. “You want to know «why»,” «guilty.they:says», and it takes a while until all of it is said. «hidden»
“I have waited for somebody to find me out. It turns out that nobody looks very hard for a thing that they can get used to.” «Guilty» is calmer than you are. “What will you do?” # speaker: «guilty.id»
 * [Promise to tell nobody # act: promise # target: «guilty.id»]
    «Guilty» nods, several times, like somebody putting something down by degrees. “Then there are two of us,” «guilty.they:says». “You have no idea how much less that is than one.”
    ~ promise("«guilty.id»", "tell nobody about «cause»")
    ~ set("kept_secret", true)
    ~ change_opinion("«guilty.id»", 22, "You promised to tell nobody.")
    -> after
 * [Ask «guilty.them» to say it to «asker» # act: persuade # target: «guilty.id» # stat: «stat.warmth»]
    { check():
        - "failure":
            “No,” says «guilty». “I can say it to you, because you will go away again.”
            ~ change_opinion("«guilty.id»", -4, "You asked too much.")
        - else:
            It is said within the hour. You stand far enough off not to hear. «Asker» listens, and then does something you would not have thought of: «asker.they:asks» a question. They are still talking when you go.
            ~ set("guilty_spoke", true)
            ~ tell("«asker.id»", "it began with «cause»")
            ~ change_opinion("«guilty.id»", 10, "You made it possible to say.")
            ~ change_opinion("«asker.id»", 10, "You brought «guilty» to say it.")
    }
    -> after
 * [Tell «asker» yourself # act: tell # target: «asker.id» # fact: it began with «cause»]
    You tell it as it was told to you, and leave nothing out. «Asker» thanks you. It is what was asked of you. You do not see «guilty» again that day, though you look.
    ~ tell("«asker.id»", "it began with «cause»")
    ~ set("told_asker", true)
    ~ change_opinion("«asker.id»", 14, "You found out, and came and said so.")
    ~ change_opinion("«guilty.id»", -26, "You told «asker».")
    -> after
 * [Ask whether it can be put right # act: ask # target: «guilty.id»]
    “I believe so. I have known how for some time.” «Guilty.they:tells» you. It is not difficult. It would only mean that everybody would see who did it, because nobody else could have known. “So you see,” says «guilty», “why I have been putting it off.”
    ~ learn("how to put it right")
    ~ set("knows_cure", true)
    ~ change_opinion("«guilty.id»", 10, "You asked how to put it right.")
    -> after
= after
    ~ learn("it began with «cause»")
    ~ set("cause_known", true)
    -> DONE
