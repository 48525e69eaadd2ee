// What was promised, asked for or put about, and who takes it up.

=== you_said_slow ===
# at: the-perfume-hall, the-cash-office
# with: leopold
# when: flag.slow_promised && flag.list == "quick" && !flag.slow_answered && world.day < 3
# urgency: 7
# word: Leopold Munk has counted what is left of the list, finds that there is less of it than you promised him, and would be glad of a word.
# question: accusation
Leopold Munk brings your tea. The handle is on the right side, there is a biscuit; he has even warmed the spoon. “I make it rather short,” he says, “the list. There was a matter settled that I had down for a day at the least.” He squares the saucer. “I know that one cannot help being good at things. It is only that you did say, at the beginning, that you could be slow; and I am afraid that I had rather leaned on it.” # speaker: leopold
 * [Say that you are sorry, and mean to make it up # act: make_amends # target: leopold]
    “There is a window,” says Leopold, “in Linens, that has not been opened since it was Linens. I merely mention it. I have always thought that a really thorough advocate would be too warm.” He lets that lie. When he has gone there are two biscuits in the saucer, where you would have sworn that there was one.
    ~ set("slow_answered", true)
    ~ set("list", "slow")
    ~ promise("leopold", "be slow from now on")
    ~ change_opinion("leopold", 12, "You said that you would make it up.")
    -> DONE
 * [Say that nobody ought to wait for a lawyer # act: refuse # target: leopold]
    “No, indeed,” says Leopold. “They have been so patient.” He looks down at the row of gilt chairs: a woman with a baby; an old man with a drawer; a boy with a cap. “I had got into the way of thinking of them as minutes,” he says. “One ought not to. Thank you.” It is the worst thing that he could have said to you, and you do not believe that he knows it. He wipes the spoon, and puts it away.
    ~ set("slow_answered", true)
    ~ change_opinion("leopold", -6, "You would not keep people waiting for him.")
    ~ change_opinion("gannet", 6, "You would not keep people waiting.")
    -> DONE
 * [Ask what you are being slow for # act: ask # target: leopold]
    He does not answer. He puts up a hand to the brass, overhead, without looking, {flag("sheets") == "found" and not flag("sheets_returned") and not flag("stray_sent_empty"):where nothing has gone by since you took it out|as he does whenever the canister goes over that has gone round and round since the trial}; and for some time he leaves the hand there. “Until Friday, at eleven minutes past four,” says Leopold. “I could not tell you more than that, and go on being guilty.” He takes the hand down, and looks at it, and fills your cup.
    ~ set("slow_answered", true)
    ~ learn("leopold is waiting for a day this week")
    ~ change_opinion("leopold", 6, "You asked what it was for.")
    -> DONE

=== beautifully_put_off ===
# at: the-perfume-hall, the-cash-office
# with: leopold
# when: flag.slow_promised && flag.list == "slow" && !flag.slow_answered && scene >= 6
# urgency: 5
# question: offer
“If I may say so,” says Leopold Munk, setting down your cup, “that was very fine, the way it was put off.” He says it to the sugar, as one says a thing in company. “I have heard delay before; I have read a good deal of it. But it is generally done with the voice. You did it as if you were interested.” From the bottom of the trolley he brings up something in tissue. It is a rubber thimble, such as a cashier wears, to count with. # speaker: leopold
“I have not had any use for it,” he says. “I should like it to be somebody’s who keeps to what they say.” # speaker: leopold
 * [Take it # act: accept # target: leopold]
    It is a little perished, and fits nobody so well as him. There is a pale band upon his finger, where it used to be. “Nine weeks,” says Leopold, “I did nothing but count, with that on. I never was one out.” You have the impression that he has just told you something; and that he has too.
    ~ gain("cashier’s thimble")
    ~ set("slow_answered", true)
    ~ learn("leopold counted for nine weeks")
    ~ change_opinion("leopold", 10, "You took the thimble.")
    -> DONE
 * [Say that he will want it when he is out # act: comfort # target: leopold]
    “Out,” says Leopold. He looks at the revolving door as you might look at the moon, with goodwill. It has not occurred to him, you see, that there would be anything on the other side to count. He folds the thing up again in its tissue, slowly, corner by corner. “What does one do,” he asks you, “of a morning?” # speaker: leopold # question: plea
    ~ set("slow_answered", true)
    ~ set("spoke_of_out", true)
    ~ change_opinion("leopold", 14, "You spoke of his being out.")
    * * [Say that one is brought a cup of tea # act: promise # target: leopold]
        “By whom?” says Leopold; and then he sees by whom. It is a thing that he has done for a hundred and sixty-three people, and he has never once looked at it from underneath. “I take it weak,” he says. “You will find that I am no trouble.” He takes hold of the trolley with great dignity, and finds that he has it by the wrong end.
        ~ set("tea_promised", true)
        ~ promise("leopold", "bring him a cup of tea, when he is out")
        ~ change_opinion("leopold", 12, "You will bring him a cup of tea when he is out.")
        -> DONE
    * * [Say that you have never found out either # act: confess # target: leopold]
        “But you do it,” says Leopold, “every day.” You say that one gets up, and there is a bus. “I see,” he says, and he is plainly comforted. “One is carried.” He puts the tissue back at the bottom of the trolley; and presently he asks you, as if it were for somebody else, what it is that they charge now; and writes it on his cuff.
        ~ set("bus_explained", true)
        ~ change_opinion("leopold", 8, "You told him about the bus.")
        -> DONE
    * * [Ask what he would like to do # act: ask # target: leopold]
        Nobody has asked him that since the verdict, and he goes through his pockets for it. “I should like to be late,” says Leopold at last. “Not very. I should like to be looked up for, when I came in.” He is so much struck by this that he gives you two lumps, who take none.
        ~ learn("leopold would like to be late for something")
        ~ change_opinion("leopold", 10, "You asked what he would like to do.")
        -> DONE
 * [Ask him what would happen if you were quick # act: ask # target: leopold]
    “I should go to prison,” says Leopold. “I do not at all mind that. I have read about it.” He sees that it is not enough. “There are some people who would be asked for money,” he says, very low, “that they have long since eaten.” And he is gone, with the trolley, between the counters, like somebody who has left a tap running.
    ~ set("slow_answered", true)
    ~ learn("a hundred and forty people would pay for it")
    ~ change_opinion("leopold", 2, "You asked what would happen.")
    -> DONE

=== over_by_lunch ===
# at: the-linen-hall
# with: tench
# when: flag.means_to_win && !flag.win_answered && world.day < 3
# time: morning, noon, afternoon
# urgency: 5
# question: threat
“It has been heard,” says {met("tench"):Mr Tench|Mr Tench, the clerk,} to the blotter, “that it is intended to win.” He is straightening the papers on your side of the table, which he has never done. “By lunch. It was said at Gloves, and it has come up by the pipes. One is given to understand that if the ninth matter were reached it would be finished; and if it were finished today, there would be persons to whom today would be very much regretted.” His hand is not steady. “It could be brought on at once. It only wants a pencil. Is it wished?” # speaker: tench
 * [Say that it is not wished # act: put_off # target: tench]
    “It will be noted,” says Mr Tench. He does not note it. He breathes out, through his nose, for about as long as a baritone can; and the list, when next you look, has had a boundary put on it which you would swear was settled in the spring.
    ~ set("win_answered", true)
    ~ set("means_to_win", false)
    ~ set("list", "slow")
    ~ change_opinion("tench", 14, "You did not wish it.")
    ~ change_opinion("leopold", 6, "It is not to be by lunch.")
    -> DONE
 * [Ask who would regret it # act: ask # target: tench]
    “It is not recorded,” says Mr Tench. But it is a good deal to ask of a man, who has not said I for so long that he has to go round by way of everybody else; and he tries. “There is a person,” he says, “who would have liked to be thanked by nobody for some time yet.”
    ~ set("win_answered", true)
    ~ learn("mr tench wants the list to be slow")
    ~ change_opinion("tench", 8, "You asked who would regret it.")
    -> DONE
 * [Say that you would like it brought on # act: refuse # target: tench]
    He bows. He takes up the pencil; he looks at the point of it, and it is remarkable how many things can be the matter with a point. It is taken out to be sharpened. It has to be signed for. The court is still waiting for it when it rises. “It is greatly regretted,” says Mr Tench, and it is the only time that anyone has known him to lie.
    ~ set("win_answered", true)
    ~ set("pressed_for_it", true)
    ~ change_opinion("tench", -12, "You wished it brought on.")
    ~ change_opinion("hester", 8, "You asked for it to be brought on.")
    -> DONE

=== in_front_of_everyone ===
# at: the-linen-hall, the-cash-office, the-lift
# with: fenella
# when: flag.shorthand_asked && scene >= flag.shorthand_at + 2 && !flag.shorthand_answered && flag.notebook != "read"
# urgency: 5
# question: accusation
“You said, and I quote,” says Fenella Sloe, “that the shorthand of that day be looked for.” She has caught you up with her good ear foremost. “It’s page eleven. I had to write it down. I’ve never had to write down anything about me.” She is holding her cardigan together, at the third pocket, as one holds a door. “It was lost,” she says. “With the roof. I say that it was lost, and then everybody’s sorry, and then it stops. You didn’t stop. Comma. Why didn’t you?” # speaker: fenella
 * [Say that you did not know it was hers # act: make_amends # target: fenella]
    “It isn’t,” says Fenella at once. “It’s my aunt’s.” You hear her hear that. She takes her spectacles off, so as not to see who has said it. “I’ll put that you coughed,” she tells you presently, in quite a small voice; “it was a very long cough, and nobody could make it out.” She puts the spectacles on again, and it is down on paper before you can thank her.
    ~ set("shorthand_answered", true)
    ~ learn("fenella has her aunt's notebook")
    ~ change_opinion("fenella", 12, "You were sorry to have asked in front of everyone.")
    -> DONE
 * [Say that somebody ought to read it back # act: persuade # target: fenella]
    “Nobody’s ever asked for that,” says Fenella. “Thirty years my aunt wrote for them, and they never once. They like to remember it.” She has turned the deaf side to you, without thinking, and turns back. “I could,” she says. “I’m the only one that could. I do it in bed, with my finger.”
    ~ set("shorthand_answered", true)
    ~ learn("fenella has her aunt's notebook")
    ~ change_opinion("fenella", 8, "You said that somebody ought to read it back.")
    -> DONE
 * [Say that it is evidence, and you will ask again # act: threaten # target: fenella]
    She writes it down. She spells it, under her breath. “And you paused,” says Fenella, “after evidence. I’ve put that you paused.” It is all there is; she shuts the notebook, and turns the deaf side to you; and from then on, whenever you get up to speak, the pencil stops for a moment first.
    ~ set("shorthand_answered", true)
    ~ change_opinion("fenella", -14, "You said that you would ask again.")
    -> DONE

=== which_horse ===
# at: the-fur-vault
# with: hester
# when: scene >= flag.horse_at + 6 && !flag.horse_answered
# urgency: 6
# word: Hester Birdsall has been through eleven years of racing papers on your account, and wishes to see you about it.
# question: accusation
There are racing papers from the library on the trestle table, and on the floor, and up the wall as far as Mink. “Three things,” says Hester Birdsall. She has lost her voice, and it makes her sound reasonable. “One, there was such a horse. Two, it ran on the ninth of that month, and it was fourth. Three, there’s no man of five foot four with a brown coat had so much as a shilling on it, because I’ve rung up everyone who was there, and they’re old, and they were very nice.” She blows her nose. “You made it up. I’d just like to know if you had a reason.” # speaker: hester
 * [Say that you did it to gain time, and are sorry # act: make_amends # target: hester]
    “For whom?” says Hester; and you do not answer. She waits. She is very good at that. “Not for you,” she says then, working it out. “You don’t get anything.” She sits down upon the racing papers. “I’ve been eleven years looking for where it went,” says Hester, “and I never thought of asking who was waiting.”
    ~ set("horse_answered", true)
    ~ change_opinion("hester", 16, "You owned up about the horse.")
    -> DONE
 * [Stick to the horse # act: deceive # target: hester # stat: nerve]
    { check():
        - "failure":
            “With respect,” says Hester, and gathers them all up, by years, and squares them. There isn’t any. You would not have thought that it could be taken out of a voice like a bone from a fish.
            ~ change_opinion("hester", -16, "You stuck to the horse.")
        - else:
            You give it a jockey. She looks at you with red eyes over the top of a handkerchief for a long while; and then she pulls the second pile towards her. It is not that she believes it. It is that she has never left a thing half read.
            ~ set("list", "slow")
            ~ change_opinion("hester", -8, "You stuck to the horse.")
    }
    ~ set("horse_answered", true)
    -> DONE
 * [Help her carry them back to the library # act: help # target: hester]
    It is three journeys, by the hoist. On the second she laughs at something. On the third, with her chin on nineteen pounds of the turf, she says that her father always told her never to back anything that could look at her. “You’re not an honest person,” says Hester, “but you do carry.”
    ~ set("horse_answered", true)
    ~ change_opinion("hester", 12, "You carried them back with her.")
    -> DONE

=== in_triplicate ===
# at: the-perfume-hall
# when: flag.sprake_writing && scene >= flag.sprake_at + 5 && !flag.triplicate_done
# time: morning, noon, afternoon, dusk
# urgency: 6
# word: Mr Sprake has put it in writing, as you asked; there is a boy at Gloves with it, in triplicate, and it has to be signed for.
# question: demand
A boy is waiting at Gloves with a long envelope, which has come by the ten past. Mr Sprake has put it in writing, as he was asked, typed, in triplicate. He begs to confirm the desk; he begs to confirm the window. At the foot of the second page is one thing more, for the sake of tidiness: counsel will kindly initial, here, that the wages of that autumn are not and have never been in dispute. There is a small cross in pencil to show where, and before it a comma that does not seem to belong to anybody.
It is a very courteous letter. {flag("hester_on_wages"): Hester Birdsall has spoken to you about the wages, but that was a long way down, and in mittens.|You have not asked anybody about the wages, or not so that he could have heard; and who would know of them is Hester Birdsall, downstairs, who has kept every paper in the case.} The boy has a pen.
 * [Initial it # act: accept]
    You put the letters by the cross. It is only what the prosecution said at the time. The boy takes the top copy and leaves you the third, on which one can hardly see that there is anything; and you find, a good while after he has gone, that you are rubbing your thumb against your finger, as if there were ink on it.
    ~ set("triplicate_done", true)
    ~ set("list", "hurried")
    ~ set("initialled", true)
    ~ change_opinion("hester", -6, "You initialled that wages are not in dispute.")
    ~ change_opinion("leopold", 4, "You initialled that wages are not in dispute.")
    -> DONE
 * [Return it with a query as to the comma # act: put_off]
    There is a comma in the third line which could be read as restrictive. You say so, in a letter, in triplicate. It will have to go before the Comma, the boy tells you, who is Mr Sprake’s superior in punctuation; it’ll be a week. He seems to grow an inch. “Nobody’s ever sent him one back,” says the boy.
    ~ set("triplicate_done", true)
    ~ set("list", "slow")
    ~ change_opinion("leopold", 10, "You sent back a comma.")
    ~ change_opinion("tench", 6, "A comma was sent back.")
    -> DONE
 * [Take it down to Hester, and show her the cross # act: show]
    You go down by the staff stair, with the boy’s pen. Hester Birdsall reads it by the stove. She reads the cross. “Why’d he want that?” says Hester. “You don’t ask a person to say that something isn’t there.” All at once she puts it down, on top of the eleventh bundle, the one with a single sheet in it, headed: where it went. “Oh,” says Hester, in a voice you have not heard. “Oh, don’t.” # speaker: hester # question: secret
    ~ set("triplicate_done", true)
    ~ set("hester_on_wages", true)
    ~ change_opinion("hester", 14, "You showed her what he had asked you to initial.")
    ~ go("the-fur-vault")
    * * [Put the letter in the stove # act: help # target: hester]
        All three copies go, one after the other; it is the warmest that anybody has been in Furs since mink. “That’s destroying a document,” says Hester. She has her mittens held out to it. “With respect,” she adds, after a time, to the fire.
        ~ set("sprake_burned", true)
        ~ set("list", "slow")
        ~ change_opinion("hester", 10, "You burned the letter, and it was warm.")
        -> DONE
    * * [Ask what it is that she sees # act: ask # target: hester]
        “Nothing,” says Hester. “I’ve not looked. If I look I’ll have to have seen it.” She turns the single sheet over, so that it says nothing, and puts a bundle on it, and another on that, until all ten are on top; and then she sits down on them.
        ~ learn("hester has never added up that autumn")
        ~ change_opinion("hester", 6, "You asked her what she saw.")
        -> DONE
    * * [Leave her the copies, to answer for the County # act: give # target: hester]
        “It’s addressed to you,” says Hester. But she takes them; and as you go up the stair you can hear the pencil, which does not stop until the landing. It is the first time that the County has been asked a question by the County, and she has numbered it.
        ~ set("hester_answers_sprake", true)
        ~ change_opinion("hester", 8, "You left her Mr Sprake’s letter to answer.")
        ~ go("the-perfume-hall")
        -> DONE

=== list_of_trains ===
# at: the-perfume-hall
# when: flag.desk_accepted && scene >= flag.sprake_at + 2 && !flag.trains_settled
# urgency: 5
# question: decision
Everyone is very pleasant to you. At Umbrellas they say that you will be missed; somebody has found you a box. Under the plaster hand at Gloves is a list of trains, in pencil, in a cashier’s figures, with the change at Orme underlined; and a bag, with two buns in it, for the journey. You are to have a desk with a window. The window, it says at the foot of the list, does not open.
The telephone stands in its box beside the revolving door. One could still ring a gentleman up.
 * [Ring up, and say that you will not be coming # act: refuse]
    “I am so sorry,” says Mr Sprake, “to have been precipitate.” He is not put out; he has the brief, he has what was pinned inside it; he wishes you joy of Gloves. You stand in the box for a little, with the thing in your hand. When you come out the whole of the hall is looking somewhere else, and your tea is on the counter, and the saucer has been squared.
    ~ set("trains_settled", true)
    ~ set("desk_accepted", false)
    ~ set("desk_given_up", true)
    ~ change_opinion("leopold", 12, "You rang up, and said that you would not be going.")
    ~ change_opinion("tench", 8, "You rang up, and said that you would not be going.")
    ~ change_opinion("hester", 6, "You rang up, and said that you would not be going.")
    -> DONE
 * [Pack the box # act: accept]
    There is not much: a pencil, a brief, a pair of galoshes that came with the counter. You leave the plaster hand. It has its finger up. You had thought it was an objection; but from this side of the counter, with the box under your arm, it looks a good deal more as though somebody had asked who did it.
    ~ set("trains_settled", true)
    ~ set("box_packed", true)
    -> DONE
 * [Take the list of trains up to Leopold, and ask him what to do # act: ask]
    You find him at the urn, in the Cash Office, and he gives it his attention. “I should take the ten-forty,” says Leopold, “because there is a buffet. One ought not to stay in a place out of kindness; I have seen what it comes to.” He pours you a cup for the road. You notice that he has not asked you when; and that it is the good cup; and that he has put no slip in the saucer for you to keep. # speaker: leopold
    ~ set("trains_settled", true)
    ~ change_opinion("leopold", 4, "You asked him what to do.")
    ~ go("the-cash-office")
    -> DONE

=== the_letter_asked_back ===
# at: the-fur-vault
# with: hester
# time: morning, noon, afternoon, dusk
# when: (flag.letter_given \|\| flag.letter_in_shoe) && scene >= flag.letter_at + 4 && !flag.letter_settled && flag.county == "held off"
# urgency: 6
# word: Hester Birdsall has not slept, and wants to speak to you about a letter before the list is any shorter.
# question: plea
“I’ve got a three,” says Hester Birdsall. She has not slept; all three pencils are on one side. { flag("letter_given"): “I gave you a letter. I’d like it back.”|“It’s under my heel. I’ve walked on it since, and it hasn’t got any flatter.”} The letter is to Mr Sprake; it asks him to look into the wages. “Three. I’m counsel for the County. I’m paid by them. It’s not my letter to sit on. If I were somebody else, and found out what I’d done, I’d have me disbarred.” She is quite calm. “So tell me why I shouldn’t. I want somebody to say it that isn’t me.” # speaker: hester
 * [Say that on Friday it will be too late, and nobody hurt # act: persuade # target: hester # stat: address]
    { check():
        - "failure":
            “That’s not a reason,” says Hester, “that’s a date.” { flag("letter_given"): She holds out her mitten until you have put the letter into it.|She bends and unlaces her shoe.} You hear it go up the wall, in its canister, like any order for buttons.
            ~ set("county", "alerted")
            ~ change_opinion("hester", -4, "You gave her a date, and not a reason.")
        - else:
            She thinks about it standing on one leg, like something in a marsh. “Limitation,” says Hester. “It’s in the book. It’s right after Larceny.” She begins to laugh, and it turns into a cough. “It’s a perfectly good defence,” she says. “I’m only on the wrong side for it.” The letter goes into the stove.
            ~ set("letter_burned", true)
            ~ change_opinion("hester", 12, "You gave her a perfectly good defence.")
    }
    ~ set("letter_settled", true)
    -> DONE
 * [Tell her to ask her father # act: tell # target: hester]
    She goes as she is, in the gown. It is all round the building before she is back that Counsel for the County was seen in the park with an old gentleman in a carnation, sharing a bench, and that he had his arm about her. She comes back with grass on her gown. “He knew,” says Hester. “He always wondered. He said to do as I thought, and that he’d got it put by.” And she puts the letter down in front of you and writes across it, with the last of the three pencils: not sent.
    ~ pass("an hour")
    ~ set("letter_settled", true)
    ~ set("letter_burned", true)
    ~ set("birdsall_asked", true)
    ~ learn("hester has asked her father")
    ~ change_opinion("hester", 18, "You told her to ask her father.")
    -> DONE
 * [Say that it is hers to send # act: refuse # target: hester]
    “Yes,” says Hester. “That’s what I was afraid you’d say.” She is gone for about as long as it takes to walk to the tray. When she is back she sits down at the trestle, and pulls the first bundle to her, and goes on with her work; and in the whole vault there is no sound but the drip.
    ~ set("letter_settled", true)
    ~ set("county", "alerted")
    ~ change_opinion("hester", 2, "You said that it was hers to send.")
    ~ change_opinion("leopold", -12, "The letter has gone to Mr Sprake.")
    -> DONE

=== thirty_six_pounds ===
# at: the-lift
# with: cyril
# when: knows.what_the_lift_carried && scene >= flag.lift_at + 2 && !flag.boot_settled
# time: morning, noon, afternoon
# urgency: 5
# question: plea
Cyril Onions has a boot on the settle beside him, under a cloth, like a passenger. “Thirty-six pound,” he says. “Ten-shilling notes. That’s my four pound, nine Thursdays. I’ve had it ready since the fifth year.” He has stopped the lift at a floor with nobody on it. “I can’t give it to him, he’d not take it. I can’t give it to the Club, there isn’t one. There are the creditors, they have a supper. If I give it to the County then they’ll want to know what for.” The brass has his face in it, very pink. “Somebody has got to have it,” says Cyril. “It’s no good to a boot.” # speaker: cyril
 * [Tell him to keep it until the list is done # act: promise # target: cyril]
    “Till Friday,” says Cyril. He has caught it from somebody. The boot goes back up into the housing of the third-floor bell, where it has been all along, and he wedges it there with his glove. “I’d have liked it to be a weekday,” he says. But he whistles all the way down, on two notes, like a lift.
    ~ set("boot_settled", true)
    ~ set("boot_kept", true)
    ~ change_opinion("cyril", 10, "You told him to keep it till the list is done.")
    -> DONE
 * [Take him and the boot to whoever speaks for the creditors # act: help # target: cyril]
    That is Mrs Gannet, at the cheese stall. He has not been across the square since he was forty; he walks as if it might go up. She sees the boot; she sees his face. “Evidence, is it?” says Mrs Gannet. She counts it, twice, with her mittens off. Then she wraps it up in greaseproof, and puts it back where it came from, and hands it over the cheese. “Paid,” she says. “And there’s your change.” It is a piece of pie. You see him back across the square, and in at his own gate, with the boot held level.
    ~ pass("an hour")
    ~ set("boot_settled", true)
    ~ set("boot_to_gannet", true)
    ~ learn("cyril has paid it back")
    ~ change_opinion("cyril", 16, "You went across with him.")
    ~ change_opinion("gannet", 14, "You brought her Cyril Onions, with a boot.")
    -> DONE
 * [Say that he earned it # act: comfort # target: cyril]
    “I went up and down,” says Cyril. You say that it is what he was paid for. He turns round, with one hand on the lever, to see if he is being laughed at. He was twenty-nine years in the job that autumn, and nobody sold a thing, and he never missed a floor. “Well,” says Cyril at last. “I did do that.”
    ~ set("boot_settled", true)
    ~ change_opinion("cyril", 12, "You told him that he had earned it.")
    -> DONE

=== how_he_takes_it ===
# at: the-cash-office
# with: leopold
# when: flag.friend_promised && (world.roof == "explained" \|\| knows.mr_tench_wants_the_list_to_be_slow) && !flag.forgiven_over_tea && !flag.friend_told
# urgency: 6
# word: Leopold Munk would be glad to know whether you have found out whom the clean cup is for.
# question: demand
The clean cup is on the sill of the Cash Office. Leopold Munk does not ask you; he only, as he pours, turns it round until the handle points at you, and waits. You promised to find out who has been kind to him for eleven years, and you have a very good idea. It is somebody who wears grey gloves, and stands with his back to the room. # speaker: leopold
 * [Tell him that it is Mr Tench # act: tell # target: leopold # fact: mr tench wants the list to be slow]
    “Mr Tench,” says Leopold. He has to put the pot down. “But he has never liked me. He cannot so much as look.” You see him go back over it: all the cups, taken from behind; the screw in the trolley. He fetches a slip of blue-ruled paper, and writes it, and pins it under the hook. He does not hang the cup there. “He will have to come for it,” says Leopold. “I could not, you see. I should have to know what to say.”
    ~ set("friend_told", true)
    ~ set("friend_named", true)
    ~ change_opinion("leopold", 16, "You told him who it was.")
    ~ change_opinion("tench", -4, "There is a name under the clean cup.")
    -> DONE
 * [Say that he would rather tell it himself # act: keep # target: leopold]
    “Ah,” says Leopold. “Then it is somebody who can be ashamed.” He is silent for the length of one canister. “That is a great deal better than an angel,” says Leopold, and goes over the saucer again with the cloth. “I had been afraid that it might be an angel, and one would not know where to put the spoon.”
    ~ set("friend_told", true)
    ~ change_opinion("leopold", 12, "You left it to the man himself.")
    ~ change_opinion("tench", 10, "You knew, and have not said.")
    -> DONE
 * [Say that you have not found out # act: deceive # target: leopold]
    “No,” says Leopold. “Well, it was kind of you to look.” He turns the handle back. He has a hundred and sixty-three people’s faces by heart; and you think that he has yours. He goes to see to the urn, which was not asking.
    ~ set("friend_told", true)
    ~ change_opinion("leopold", -6, "You said that you had not found out.")
    -> DONE
