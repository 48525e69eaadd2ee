// The lift, the county, the creditors, the top floor.

=== between_two_and_three ===
# beat: beat_004
# at: the-lift
# with: cyril
# urgency: 8
# word: Cyril Onions, who works the lift, is holding it with the gates open, and has told three people that it is taken; it is you he wants.
# question: confession
~ set("lift_at", scene_number())
You have asked for a floor, and {met("cyril"):Cyril Onions|Cyril Onions, who works the lift,} shuts the gate on the two of you, and does not go to it yet. He stops the lift between the second floor and the third, where the brick is bare, and straps down the lever, and takes off one white glove, which he has never done. “Going nowhere,” he says. “Brick, mortar, and what I know.” # speaker: cyril
He tells it to the doors. Nine Thursdays. The cash trolley up empty to the fourth, where the Club’s money was put by in the Christmas cupboard, and down full, and one stop, and the stop was the first, where Wages was: a hundred and forty packets, every week, for people who had sold nothing. “I’ve never said it going up and I’ve never said it going down,” says Cyril, to his own face in the brass. “So I’m saying it here.” # speaker: cyril
 * [Ask whether he would swear to it in court # act: ask # target: cyril]
    The glove goes back on, finger by finger. “I had four pounds a week of it,” says Cyril. “Nine times. It’s in a boot.” You go up six seconds of brick in silence. “If she’s called, the lift’ll come,” he says at the third floor, where the bell clears its throat. “That’s all a lift can say.”
    ~ learn("what the lift carried")
    ~ set("cyril_will_come", true)
    ~ change_opinion("cyril", 10, "You asked him if he would swear to it.")
    -> next_floor
 * [Say that what is said in a lift was never said # act: keep # target: cyril]
    He turns round. It is the first time that you have seen Cyril Onions from the front. “That’s right,” he says. “That’s the rule.” He unstraps the lever; and on the landing he holds the doors for you a second longer than for anybody’s, and looks straight ahead while he does it.
    ~ learn("what the lift carried")
    ~ set("lift_rule", true)
    ~ change_opinion("cyril", 18, "You kept the rule of the lift.")
    -> DONE
 * [Work out with him what it comes to # act: help # target: cyril]
    You do it on the wall, in the dust, with a finger. It comes out at four thousand nine hundred and twenty-one; and Cyril, who has known that for eleven years, says, “There’s sixty-one over. There was four thousand eight hundred and sixty in the cupboard, and not a penny more. That’s what I could never make come right.” You look at the figures. “He put in his own,” says Cyril slowly. “Didn’t he. The silly man. He put in his own.”
    ~ learn("what the lift carried")
    ~ learn("leopold put in sixty-one pounds of his own")
    ~ change_opinion("cyril", 14, "You counted it with him.")
    -> next_floor

= next_floor
He has hold of the lever again, and has not pulled it. “That’s it, then,” Cyril tells the doors. “They signed for it, too, a sheet a week. That’s the first it’s been out. Fourth’s the Cash Office. Where to?” # speaker: cyril # question: confession
 * [Ask what became of the sheets that they signed for it # act: ask # target: cyril]
    “Eight went in a canister,” says Cyril, “and the canister went up the tube, and I stood by. Nobody’s been given it and nobody’s lost it. It’s just going round.” He listens; so do you; and after a time it does go round, over your heads, like something being swallowed. “And one I had,” says Cyril, “and I put it where it’d be found. That’s another floor.” He takes you down to where you came from.
    ~ learn("leopold listens for the stray")
    ~ learn("eight sheets went into the tubes")
    ~ change_opinion("cyril", 6, "You asked where the sheets went.")
    -> DONE
 * [Ask to be let out at the fourth, for the Cash Office # act: go # target: the-cash-office]
    “Fourth!” calls Cyril, before you have finished. “Cash, credit, and tea.” He opens the gate himself and stands with his hand out for the step, as he must have stood for a trolley, nine times, when it was too heavy for paper. The glass box is across the landing, and he holds the gate and watches you over to it.
    ~ change_opinion("cyril", 4, "You went straight up to the Cash Office.")
    ~ go("the-cash-office")
    -> DONE
 * [Promise that he shall not be asked to say it twice # act: promise # target: cyril]
    “Once’d be all right,” says Cyril. “Once, going down.” He finds that he has a glove off, in front of a passenger, and goes scarlet to the collar. At the ground floor he calls it twice, for what it was and for what it has come to, and you would not have known that anything had been said.
    ~ promise("cyril", "not to make him say it more than once")
    ~ change_opinion("cyril", 10, "You said that he need say it only once.")
    -> DONE

=== the_third_floor_bell ===
# at: the-lift
# with: cyril
# when: scene < 30 && scene >= 3 && !flag.bell_done
# urgency: 3
# question: plea
“First floor, remand,” calls {met("cyril"):Cyril Onions|Cyril Onions, who works the lift}, with his face to the doors and yours in the brass. “Second, the court. Third —” The bell clears its throat. He looks at it as you would at a relation. “It’ll come,” says Cyril. “It only wants encouraging. My wife was third. Ribbons. It rang for her all right. She’s a lift with ways; she stops on her own, Thursdays, where Wages was.” # speaker: cyril
 * [Climb on the settle and look at the bell # act: try # target: cyril # stat: nerve]
    { check():
        - "failure":
            The settle is for ladies with parcels, and says so by tipping. You hang for a moment from a brass rosette with your shoes in a mirror. “Going down,” says Cyril kindly. But when he has put you on your feet he is looking up; you have left a thumbprint on the clapper, and he does not polish it off.
            ~ change_opinion("cyril", 6, "You climbed up to look at the bell.")
        - else:
            {flag("boot_settled"):There|In the housing, beside a boot, which you do not touch, there} is a ribbon round the clapper, a yard of it, pale, tied in a bow by somebody who knew how. You come down, and do not say anything; and at the third floor, when it clears its throat, you hear now what it is saying it through. “Well?” says Cyril. You tell him that it is being looked after. He nods for some time.
            ~ learn("a ribbon is tied round the bell")
            ~ change_opinion("cyril", 14, "You saw the ribbon and left it.")
    }
    ~ set("bell_done", true)
    -> DONE
 * [Call it for him: third floor # act: help # target: cyril]
    “Third floor!” you call. Heads come up on the landing. Nobody has called that floor but Cyril since he was nineteen, and you wait to be told so. “Bit flat,” he says. “You want to lift it at the end. Like you’re glad.” You do it again, and are glad.
    ~ set("bell_done", true)
    ~ change_opinion("cyril", 12, "You called the third floor for him.")
    -> DONE
 * [Ask about Thursdays # act: ask # target: cyril]
    “What about them?” says Cyril, so cheerfully that three people look at their feet. But at the first floor, where Wages was, he slows her, and opens the gates on nobody, and stands there for half a minute with his gloved hand out, as if somebody might need it for the step.
    ~ set("bell_done", true)
    ~ learn("cyril stops at wages on thursdays")
    -> DONE

=== birdsall_h_hats ===
# beat: beat_006
# at: the-fur-vault
# with: hester
# urgency: 8
# word: Hester Birdsall has heard that something came out of the tubes, and asks, as opposing counsel, to be shown it.
# question: confession
~ set("letter_at", scene_number())
{has("Thursday sheets"): “As opposing counsel,” says Hester Birdsall, and holds out a mitten, and you put the Thursday sheets into it. She reads down the first with a pencil, as she reads everything, standing up, with her breath going before her.|“Then say it,” says Hester Birdsall, when you have told her that it has gone round again. “You’ve read it. Do me Hats.” You do her Hats, as far as you have it by heart, with the sums; and she takes it down as she takes everything, standing up, with her breath going before her.} Two thirds of the way she stops; and the pencil goes on a little by itself.
“Three things,” says Hester. “One, that’s my father. Two, that’s my boots. I haven’t got a three.” She has taken a letter out of her bag. It is addressed to a Mr Sprake, at the Treasurer’s, and it is stamped. She is holding it by the corner, over the paraffin stove, or over the post tray; they stand side by side. Between them lies the orange that she has every day for lunch and {flag("shared_an_orange"):has eaten once, by halves|does not eat}. # speaker: hester
 * [Hold out a hand for the letter # act: ask # target: hester]
    She looks at the hand. Then she puts the letter into it, and shuts your fingers on it one at a time, numbering them under her breath, and stops at four. “With respect,” says Hester, and this time there is some. You have never been given anything so heavy with a penny stamp upon it.
    ~ gain("letter to Mr Sprake")
    ~ set("county", "held off")
    ~ set("letter_given", true)
    ~ change_opinion("hester", 18, "You held out a hand for the letter.")
    -> DONE
 * [Peel the orange, and give her half # act: give # target: hester]
    She takes it in her mittens and looks at it, and her nose goes from pink to red. “There were six of us that Christmas,” says Hester, “and one of these, and we had it in eighths, and Dad said that he’d had his.” She eats it all in the end, pips and pith, over the bundles; and the letter goes into the stove to light the second half by.
    ~ set("county", "held off")
    ~ set("orange", true)
    ~ change_opinion("hester", 24, "You gave her half of an orange.")
    -> DONE
 * [Tell her that the law is the law # act: tell # target: hester]
    “Yes,” says Hester. It is what she would have said. She drops the letter in the tray, and squares it with the others, and then stands with her hands in her armpits, quite still, while the canister takes it away up the wall. “Point one,” she says. There is a long pause. You can see it, in the cold.
    ~ set("county", "alerted")
    ~ change_opinion("hester", -14, "You told her that the law is the law.")
    ~ change_opinion("leopold", -10, "The letter has gone to Mr Sprake.")
    -> DONE
 * [Ask her what her father would want # act: ask # target: hester]
    “He’d want me to be thorough,” says Hester. “He’d stand there with his carnation and he’d say, Hes, you can’t half-fit a hat.” She blows her nose. She does not put the letter in the stove, or in the tray, but in her shoe, under the heel; “until I’ve got a three,” she says, and limps back to the bundles.
    ~ set("county", "held off")
    ~ set("letter_in_shoe", true)
    ~ change_opinion("hester", 12, "You asked about her father.")
    -> DONE

=== one_warm_room ===
# at: the-fur-vault
# with: hester
# when: scene < 30 && scene >= 4 && !flag.warm_settled && !flag.desk_accepted
# urgency: 4
# question: demand
“Three things,” says {met("hester"):Hester|Hester Birdsall, who is counsel for the County}. “One, you’ve seen your Mr Munk. Two, whatever he told you is what he told the last four. Three, you’re standing in front of the stove.” {met("hester"):The draught|She has eleven bundles, fingerless gloves and a cold, and the draught} from the stair has every corner of her papers up. “I’ve been let look at every account in this county, bar one,” says Hester, “and that money isn’t in any of them. So where did it go? I’m asking nicely. I’m told I don’t, so I’m practising.” # speaker: hester
 * [Move away, and stand in the draught instead # act: give # target: hester]
    You stand where it comes in. It is like being searched. The papers lie down, all eleven bundles, with a sigh. “That isn’t an answer,” says Hester. “It’s noted that it isn’t an answer.” But a second chair has been brought to the trestle table before you go.
    ~ set("warm_settled", true)
    ~ change_opinion("hester", 12, "You stood in the draught for her.")
    -> DONE
 * [Ask which account she has not been let see # act: ask # target: hester]
    The pencil in her hand stops. “The wages,” says Hester. “I’ve asked four times. And {mr_sprake_telephones:your Mr Sprake|a Mr Sprake, at the Treasurer’s,} rings up at a quarter past to tell me they’re not relevant.” You both look at the telephone on its pillar. “Now why,” says Hester, “would a person ring up to say that?” # speaker: hester # question: mystery
    ~ set("warm_settled", true)
    ~ set("hester_on_wages", true)
    ~ learn("mr sprake says that wages are not relevant")
    ~ change_opinion("hester", 8, "You asked what she had not been let see.")
    ~ change_opinion("leopold", -6, "Somebody has spoken to the County about wages.")
    * * { knows("the shop paid everyone when it had no money") } [Tell her of a pay packet that was right to the penny # act: tell # target: hester # fact: the shop paid everyone when it had no money]
        “In the autumn?” says Hester. “When they’d sold nothing?” She writes it at the foot of the last sheet, under where it went, and then she puts her mitten over it. “That’s hearsay,” she says. “That’s Umbrellas.” But she has gone to the first law book, and taken something flat and thin from between the pages, and is standing with her back to you, looking at it.
        ~ tell("hester", "the shop paid everyone when it had no money")
        ~ change_opinion("hester", 10, "You told her about a pay packet.")
        ~ change_opinion("leopold", -6, "The County has heard about a pay packet.")
        -> DONE
    * * [Say that a tidy man likes to have things tidy # act: deceive # target: hester]
        “He does,” says Hester. “He’d ring up about a paper clip.” She lets it go; you watch her do it, and it is like seeing a terrier asked to leave the room. She turns over a page. It is some time before she turns over the next.
        ~ set("hester_on_wages", false)
        ~ change_opinion("hester", -4, "You told her that it was only tidiness.")
        ~ change_opinion("leopold", 6, "The County has been put off the wages.")
        -> DONE
    * * [Promise to tell her, if you find out before she does # act: promise # target: hester]
        “Before?” says Hester. It has not happened to her. She looks you up and down, and moves eleven bundles six inches to the left, so that there is a corner of the trestle with nothing on it. “You can have that,” she says. “For your elbows.” Then she sneezes, and you are dismissed.
        ~ promise_to("hester", "tell her about the wages if you find out first", "tell", "hester", "the shop paid everyone when it had no money")
        ~ change_opinion("hester", 10, "You promised to tell her about the wages.")
        -> DONE
 * [Tell her that it all went on a horse # act: deceive # target: hester # stat: nerve]
    { check():
        - "failure":
            “Which horse?” says Hester, with her pencil up. You name one. “Dead,” says Hester, “two years before. With respect.” By a quarter past, everybody in Furs has heard it, and the drunk in Sables asks you for a tip.
            ~ change_opinion("hester", -12, "You told her a lie about a horse.")
        - else:
            She writes it down. She does not believe it; but it has a name and a date, and it will take her a good while to be sure. You think of it a moment too late: of her going through eleven years of racing papers, down here, in mittens.
            ~ set("horse_at", scene_number())
            ~ set("list", "slow")
            ~ learn("leopold gave it to a horse")
            ~ change_opinion("hester", -2, "You told her something about a horse.")
            ~ change_opinion("leopold", 6, "The County is looking into horses.")
    }
    ~ set("warm_settled", true)
    -> DONE

=== names_before_the_end_of_the_list ===
# beat: beat_007
# at: the-linen-hall
# with: hester
# urgency: 8
# word: Hester Birdsall has had a canister from the Treasurer’s department, in the Linen Hall, and asks you, as opposing counsel, to be there when she opens it.
# question: threat
There is a canister on the table in front of Hester Birdsall, and now that you are there to see she unscrews it. Inside is a yellow receipt. She reads it, and hands it to you, since you are opposing counsel and are entitled to see. The Treasurer’s department has had the County’s letter about the wages, is most grateful for it, and would be obliged, before the end of the list, for the names.
“I did what I’m for,” says Hester. “Point one. There isn’t a point two.” She folds the receipt until it cannot be folded any more. # speaker: hester
 * [Say that she need not know the names # act: persuade # target: hester # stat: address]
    { check():
        - "failure":
            “I’ve read them,” says Hester. “That’s what’s wrong with reading.” She has begun to cry, or it is the cold. You can hear that she is saying them over, in order, from Abbott.
            ~ set("county", "alerted")
        - "partial":
            “I could have a cold,” says Hester after a while. “I have got a cold. I could have it until Friday.” It would put the County off until the last day that there is. It is something. She sneezes, to see whether it would stand up in court.
            ~ set("county", "alerted")
            ~ set("county_delayed", true)
            ~ change_opinion("hester", 8, "You told her that she need not.")
        - else:
            She unfolds it again. It takes a good deal longer. “They want names,” says Hester, “stamped. They don’t say whose.” And the County’s brief, in the County’s ink, begins on a fresh sheet with the name of the goose.
            ~ set("county", "held off")
            ~ change_opinion("hester", 16, "You gave her a way out.")
    }
    -> DONE
 * [Take the receipt, and eat it # act: hide # target: hester]
    It is yellow, and dry, and has been folded to the size of a lozenge. Hester watches you all the way down. “They’ve a carbon,” she says. But the pencil has come out of her hair, and she is laughing so that the public sits up in bed to see. “They’ve always got a carbon. Oh, well done.”
    ~ set("county", "alerted")
    ~ set("receipt_eaten", true)
    ~ change_opinion("hester", 14, "You ate the receipt.")
    ~ change_opinion("leopold", 6, "You ate the receipt.")
    -> DONE
 * [Tell her that she was right to send it # act: comfort # target: hester]
    “I know I was,” says Hester. “That’s the whole trouble.” She pins up her hair with three pencils. When she stands to mention the next matter it is in the voice that she practises in the lift, and there is nothing in it that anybody could object to.
    ~ set("county", "alerted")
    ~ change_opinion("hester", 4, "You told her that she was right.")
    -> DONE

=== mr_sprake_telephones ===
# beat: beat_012
# at: the-fur-vault
# with: hester
# urgency: 7
# word: Hester Birdsall, who is counsel for the County, sends to say that a Mr Sprake has rung up in the Fur Vault and asked for you, and rings again at every quarter past. He takes no answer for an answer.
# question: offer
~ set("sprake_at", scene_number())
~ set("sprake_answered", true)
At a quarter past, the telephone on the pillar rings. “It’s him,” says Hester Birdsall, with a mitten over the mouthpiece. “Mr Sprake, at the Treasurer’s. He wants you. He never wants anyone.” She holds out the receiver as one holds out a fish. # speaker: hester
The voice is a long way off, and courteous. It understands that there has been delay. It wonders if it can be of any help in bringing the list to an end: a Monday in the county town, perhaps; a desk with a window; it believes that counsel’s present desk is at Gloves. {flag("goose_done"): The goose, which is at large again, has come down the staff stair to see who is so cold.}
 * [Thank him, and ask him to put it in writing # act: put_off]
    There is a silence of about four per cent. “By all means,” says Mr Sprake. It will be typed in triplicate; it will go by the ten past. You replace the receiver, and Hester looks at you with her head tilted. “That’s a post each way,” she says. “You asked him for a letter. Nobody’s ever thought of using it on him.”
    ~ set("list", "slow")
    ~ set("sprake_writing", true)
    ~ change_opinion("hester", 8, "You asked Mr Sprake to put it in writing.")
    -> DONE
 * [Accept the desk with a window # act: accept]
    “I am so glad,” says Mr Sprake, and he is; you can hear it being filed. It has gone up the staff stair before you have hung up the receiver. Nobody reproaches you. Your tea comes down in the hoist, with the handle to the right side, and two biscuits, and under the second, in pencil, a list of trains. He had asked, as one colleague asks another, for a copy of the brief; it has gone by the ten past, with {flag("hester_on_wages") or knows("what the lift carried"):what you had pinned inside it about wages|whatever the last four lawyers had pinned inside it about wages}.
    ~ set("list", "hurried")
    ~ set("county", "alerted")
    ~ set("desk_accepted", true)
    ~ change_opinion("leopold", -8, "You are to have a desk with a window.")
    ~ change_opinion("tench", -8, "You are to have a desk with a window.")
    ~ change_opinion("hester", -6, "You are to have a desk with a window.")
    -> DONE
 * { flag("goose_done") } [Hold the receiver out to the goose # act: use]
    It is asked whether it has anything to say to the County, and it has, at some length and with particulars. When you listen again there is nobody there. “He’ll ring back,” says Hester faintly. You both look at the telephone; it does not look as if it would. The goose goes up the staff stair again, one flat foot after the other, like somebody who has been to complain and was listened to.
    ~ set("sprake_goosed", true)
    ~ set("list", "slow")
    ~ change_opinion("hester", 14, "You put the goose on to Mr Sprake.")
    ~ change_opinion("cyril", 6, "You put the goose on to Mr Sprake.")
    -> DONE

=== taken_for_an_answer ===
# at: the-perfume-hall, the-cash-office, the-palm-room, the-fur-vault
# when: scene >= 30 && !flag.sprake_answered && !flag.no_answer_taken && world.day < 3
# urgency: 7
# question: threat
~ set("no_answer_taken", true)
A boy has been sent after you with a yellow form. It is from a Mr Sprake, at the Treasurer’s, who has rung up for you in the Fur Vault at one quarter past after another, and has had no answer. “He’s taken it for one,” says the boy. Mr Sprake understands from it that counsel would be glad to see the list brought to an end, and he has told the clerk so; the ninth matter is to be taken on Friday at ten, when it opens, so that the County shall have the whole of the day in which to think of something to ask.
 * [Write on it that counsel has not yet been asked anything # act: answer]
    It is true, and it is longer than the form has room for; you have to go up the side. “He’ll have to open a file,” says the boy, not without respect. He takes it back by the ten past. Ten o’clock stays ten o’clock; but nothing more is heard about what counsel would be glad of.
    ~ set("list", "slow")
    ~ change_opinion("leopold", 6, "You wrote back to Mr Sprake.")
    -> DONE
 * [Ask the boy to say that you could not be found # act: bargain]
    “I’ve said that twice,” says the boy. “He said, in that case I’d better not be either.” He sits down, and gets out a sandwich. He is to stay by you, it turns out, until there is something to take back; and at every quarter past he looks up, as one does in a house with a cuckoo.
    ~ set("list", "hurried")
    ~ change_opinion("hester", -4, "You would not answer Mr Sprake.")
    -> DONE
 * [Put it in your pocket, and let it stand # act: keep]
    Before the boy is out of sight it is known at Soaps that counsel wants to be home on Friday in time for tea. Nobody says anything. In your saucer, the next time that a cup is brought, the biscuit has been cut in half, so as to last.
    { flag("hester_on_wages") or knows("what the lift carried"):
        And your brief has gone from Gloves. It was asked for by the County, of somebody who was not there to refuse; and it has left by the ten past, with what you had pinned inside it about wages.
        ~ set("county", "alerted")
        ~ set("brief_taken", true)
    }
    ~ set("list", "hurried")
    ~ change_opinion("leopold", -8, "You let Mr Sprake have his answer.")
    -> DONE

=== before_the_supper ===
# beat: beat_010
# at: the-palm-room
# with: gannet
# time: dawn, morning, noon, afternoon, dusk
# urgency: 8
# word: Mrs Gannet is having the table laid in the Palm Room for an extraordinary supper of the creditors, which is not on a Tuesday, and says that there is a place for the lawyer, who need bring nothing.
~ pass("until evening")
The long table is being laid for sixty, and {met("gannet"):Mrs Gannet|Mrs Gannet, who is president of the creditors,} puts a bundle of forks into your hands. It is the creditors’ supper, and the first that was ever not on a second Tuesday; the list is to be finished on Friday, and she has called an Extraordinary. She comes round after you and moves each of them a quarter of an inch; and by the time that the last is straight the lamps are lit, and people are coming up out of the Lift, a dozen at a time, with pies.
-> what_was_in_the_tin

=== what_was_in_the_tin ===
# beat: beat_010
# at: the-palm-room
# with: gannet
# time: evening, night
# urgency: 8
# word: Mrs Gannet is having the table laid in the Palm Room for an extraordinary supper of the creditors, which is not on a Tuesday, and says that there is a place for the lawyer, who need bring nothing.
# question: confession
{not before_the_supper:The creditors have sat down, and {met("gannet"):Mrs Gannet|Mrs Gannet, their president,} has the minutes open at Extraordinary.} There is a card at your place that says Lawyer. After the soup Mrs Gannet puts a biscuit tin on the long table and takes off the lid, in front of sixty creditors. She counts the envelopes out upon the cloth like plates. They are all alike, all empty, all from one Christmas Eve, when every widow in the town had her money back, and nobody knew from whom. Nobody eats.
“We voted not to have it back,” says Mrs Gannet. “Seven years since. I never said, because then what’s Tuesday for?” The cherry on her hat is trembling. “You’re a lawyer. Are we creditors or aren’t we?” # speaker: gannet
 * [Say: you are whoever comes to supper # act: answer # target: gannet]
    There is a silence; then, at the far end, somebody passes the pie. “That’ll do,” says Mrs Gannet. “That’ll do for the minutes.” She puts the lid back on the tin. She has forgotten to complain of anything, and when she remembers it she finds that she has her mouth full.
    ~ set("creditors", "content")
    ~ set("tuesday_saved", true)
    ~ change_opinion("gannet", 18, "You told them what they are.")
    -> will_you_call_me
 * [Ask whether she knows the hand on the envelopes # act: ask # target: gannet]
    “I see it every morning,” says Mrs Gannet. “On the list, against the lawyers’ names.” Sixty heads turn, quite slowly, to the glass, and the hole where the courthouse roof was, and how neat it is. “I call good morning to him,” she says. “It’s all he’d ever let me.” # speaker: gannet # question: confession
    ~ set("creditors", "content")
    ~ learn("mrs gannet knows who paid the widows")
    ~ change_opinion("gannet", 10, "You asked about the hand.")
    * * [Propose that a place be laid for him # act: persuade # target: gannet]
        Nobody seconds it. But a knife is found, and a fork, and a plate goes from hand to hand down the whole of one side, until it comes to a space on the bench that is about the width of a long thin man. “He’ll not come,” says Mrs Gannet. She moves the fork a quarter of an inch. “It’s only so as he’s late,” she says, “and not absent.” Then somebody passes the pie.
        ~ set("place_for_tench", true)
        ~ change_opinion("gannet", 12, "You had a place laid for him.")
        ~ change_opinion("tench", 8, "There is a place laid at the creditors’ supper.")
        -> DONE
    * * [Promise to say good morning to him from them all # act: promise # target: gannet]
        “From sixty?” says Mrs Gannet. “Mr Tench? He’d faint.” She thinks about it, with her hand on the lid. “Say it as if it was just off you,” she says; “he’ll know.” The lid goes on. All down the table there is the noise of people who have been let off something and are hungry.
        ~ promise("gannet", "say good morning to Mr Tench from all of them")
        ~ change_opinion("gannet", 10, "You will take him their good morning.")
        -> DONE
    * * [Say that you did not hear that # act: keep # target: gannet]
        “Nor did anybody,” says Mrs Gannet, and looks round the table, face by face, to see to it. Sixty people take up their spoons. It has been kept by two hundred and twelve for so long that sixty more are hardly noticed.
        ~ change_opinion("gannet", 6, "You had not heard it.")
        ~ change_opinion("tench", 6, "It was not heard.")
        -> DONE
 * [Say that in law they are owed it to the farthing # act: tell # target: gannet]
    “Well, that’s a comfort,” says Mrs Gannet, but she says it as one does at a graveside. The envelopes are put back in the tin, in order. Supper is finished. It is agreed to meet again on the second Tuesday, to consider the position, and for the first time in eleven years somebody says that he may not be able to come.
    ~ set("creditors", "aggrieved")
    ~ change_opinion("gannet", -8, "You told them what they are owed.")
    -> will_you_call_me

= will_you_call_me
“I don’t complain,” says Mrs Gannet, low enough for the length of one cheese. “But come Friday it’ll be put to me what he owes, and I know it to the farthing, and he’ll go down on the weight of it. It’ll not be put to me what we want. Nobody’s ever asked, and I’m no hand at offering. Will you call me?” # speaker: gannet # question: plea
 * [Promise to call her on Friday, and ask what they want # act: promise # target: gannet]
    “Friday, then, out loud,” says Mrs Gannet, and cuts you the piece of cheese that she had been keeping for the end. “I’ll put the hat on straight for it.” She has the minutes brought back, and has it written that she is to be asked.
    ~ set("gannet_to_be_called", true)
    ~ promise("gannet", "call her on Friday and ask what the creditors want")
    ~ change_opinion("gannet", 12, "You said that you would call her.")
    -> DONE
 * [Refuse: what they want is no evidence of what he did # act: refuse # target: gannet]
    “No more it is,” says Mrs Gannet. The wire goes through the Cheddar. “Then they’ll have it by weight.” She wraps the end that she had been keeping, twice round, and puts it in her own bag; and down the table an old man, whose girl is with the County, looks into his soup.
    ~ set("gannet_not_called", true)
    ~ change_opinion("gannet", -10, "You would not call her.")
    ~ change_opinion("leopold", -2, "Mrs Gannet is to say what he owes, and no more.")
    -> DONE
 * [Ask her now, over the pie, what it is that they want # act: ask # target: gannet]
    She goes as red as her cherry. “Not with my mouth full,” says Mrs Gannet. She looks along the table to a place on her right, where there is a plate, and a napkin folded into a swan, that has gone yellow along the neck; and the pie is passed across it as if somebody sat there. “It’s only a place,” she says. “You can’t stop laying. It’d look as if you’d been waiting.”
    ~ learn("the creditors lay a place for leopold")
    ~ change_opinion("gannet", 6, "You asked what they want.")
    -> DONE

=== a_bit_of_the_blue ===
# at: the-old-courthouse
# with: gannet
# when: scene < 30 && scene >= 3 && !flag.blue_settled
# time: morning, noon, afternoon
# urgency: 3
# question: offer
“You’re the one that’s defending Munk,” says {met("gannet"):Mrs Gannet|Mrs Gannet, who is president of the creditors}, over the cheese. She tests you with her eye, as if for ripeness. “You poor lamb. Have a bit of the blue. I’m not one to complain.” The wire goes through it like a verdict. On the courthouse steps a dozen people draw closer to hear her not complain. # speaker: gannet
 * [Eat it, and ask what she was saving for # act: accept # target: gannet]
    It takes the top off your head. “Curtains,” says Mrs Gannet. She looks at the hole where the roof was. “They’d have been sun-faded by now. I think of that. I think, well, they’d only have faded.” She gives you a quarter of Cheddar to take in; it is for the Occupier.
    ~ set("blue_settled", true)
    ~ gain("quarter of Cheddar")
    ~ change_opinion("gannet", 14, "You ate the blue, and asked.")
    -> DONE
 * [Say that he has never said he did not do it # act: tell # target: gannet]
    “No,” says Mrs Gannet. “You have to hand him that. I’ve had husbands’ friends say it wasn’t them with it still on their chins.” She wraps something up, twice round, slowly. “It’d be easier,” she says, “if he would only whine.”
    ~ set("blue_settled", true)
    ~ change_opinion("gannet", 8, "You told her that he has never denied it.")
    -> DONE
 * [Decline; one takes no gifts from the other side # act: refuse # target: gannet]
    There is a small cold wind among the cheeses. “Other side,” says Mrs Gannet. “There’s people in this town with his money in their boots, as you might say, and we’ve never called it a side.” She does not explain that, and the wire stays in the Stilton.
    ~ set("blue_settled", true)
    ~ learn("there is something odd about who had the money")
    ~ change_opinion("gannet", -10, "You would not take the blue.")
    -> DONE

=== for_the_occupier ===
# at: the-perfume-hall
# with: leopold
# when: has.quarter_of_cheddar && !flag.cheddar_settled
# urgency: 4
# question: find
“That smells of Mrs Gannet’s stall,” says Leopold. He has stopped the trolley. He looks at the greaseproof parcel on your counter as one looks at a step on which one may have been going to be kissed. It says, in a market hand, The Occupier. “It is generally New Year,” he says. # speaker: leopold
 * [Give it to him, and say who cut it # act: give # target: leopold # item: quarter of Cheddar]
    He unwraps it there and then, at Gloves, and cuts it in four with a paper knife, and one of the quarters is yours. “She has not spoken to me for eleven years,” says Leopold. “I have had a pound and three quarters in all. One learns to hear it.”
    ~ lose("quarter of Cheddar")
    ~ set("cheddar_settled", true)
    ~ change_opinion("leopold", 12, "You brought him the Cheddar.")
    ~ change_opinion("gannet", 8, "It reached the Occupier.")
    -> DONE
 * [Say that she would rather have said it herself # act: tell # target: leopold]
    “Oh, no,” says Leopold at once. “Then she would have to have stopped, you see. And it has been such a help to her.” He carries it off to the cupboard that everybody respects, holding it level.
    ~ lose("quarter of Cheddar")
    ~ set("cheddar_settled", true)
    ~ learn("leopold thinks that being owed has been a help to her")
    ~ change_opinion("leopold", 6, "You spoke of Mrs Gannet.")
    -> DONE

=== have_you_a_reservation ===
# at: the-palm-room
# with: lovibond
# when: scene < 30 && scene >= 4 && !flag.reserved
# urgency: 4
# question: offer
The table in the Palm Room is laid for twenty. {met("lovibond"):Miss Lovibond|Miss Lovibond, whose shop it was,} has the lorgnette up, and is using it on your buttonhole. “Are you being attended to?” she says. “One sees so many people these days who are not. I should have the shop open, you know, this minute; one has only to turn the card. It is the staff. Do sit. Not there, dear. That is Mr Munk’s.” # speaker: lovibond
It is the place at her right hand. The napkin has been folded into a swan, and the swan has been dusted.
 * [Ask how long it has been laid for him # act: ask # target: lovibond]
    “Since we closed,” says Miss Lovibond. “We do not close, of course. Since we were between customers.” The tape measure that she wears goes through her fingers to the end, and back. “He has never felt able to sit down at it. I dare say that he has not been asked in the right way. I signed wherever he had put the little cross, and I did not think to ask what for.” # speaker: lovibond # question: confession
    ~ set("reserved", true)
    ~ learn("miss lovibond signed the sheets unread")
    ~ change_opinion("lovibond", 12, "You asked about his place.")
    * * { knows("what the lift carried") } [Tell her what it was for # act: tell # target: lovibond # fact: what the lift carried]
        You tell her: nine Thursdays, a hundred and forty packets. She has heard every word; she has not even put up her hand to her ear. “Before Christmas,” says Miss Lovibond. “I said that nobody was to be let go. I said it to him just there, by the cake.” She takes the swan from his plate, and holds it. “I had supposed that I had robbed them,” she says, “and it appears that I gave a party.” It is some time before she puts the swan back, and it is facing the other way.
        ~ tell("lovibond", "what the lift carried")
        ~ set("lovibond_told", true)
        ~ change_opinion("lovibond", 18, "You told her what she had signed.")
        ~ change_opinion("leopold", -4, "Miss Lovibond has been told.")
        -> DONE
    * * [Ask her to open the shop for him, properly, for one morning # act: promise # target: lovibond]
        -> the_shop_again
    * * [Take the chair next to it, and have the toast # act: accept # target: lovibond]
        It is cold, and there is a rack of it. She tells you the names of a hundred and forty people and what their children had. When you rise she has put something up in a napkin, for later, as one does for a traveller, and has gone back to the head of the table by the long way, round the empty chair.
        ~ gain("napkin of toast")
        ~ change_opinion("lovibond", 10, "You stayed for the toast.")
        -> DONE
 * [Offer her an arm, and ask her to open the shop # act: promise # target: lovibond]
    -> the_shop_again
 * [Say that you cannot stay # act: refuse # target: lovibond]
    “It is toast,” says Miss Lovibond, with perfect understanding, “and nobody can.” She lets you off the chair. When you look round from the cake trolley she is moving along the table, one place after another, putting straight what has not been touched.
    ~ set("reserved", true)
    ~ change_opinion("lovibond", -6, "You could not stay.")
    -> DONE

= the_shop_again
“Open?” says Miss Lovibond. There is nothing whatever the matter with her hearing. She looks at the grey hat upon its stand. “One would want ninety, for the ground floor alone, and a boy for the doors.” You say that you know of ninety, who have kept their aprons. It is the first time that anybody has seen her need the chair.
~ set("reserved", true)
~ set("shop_agreed", true)
~ promise("lovibond", "open the shop for one morning")
~ change_opinion("lovibond", 18, "You asked her to open the shop.")
-> DONE

=== the_night_before ===
# beat: beat_013
# at: the-perfume-hall
# with: lovibond, leopold
# when: flag.shop_agreed && world.day < 3
# time: noon, afternoon, dusk, evening, night
# urgency: 7
# word: Miss Lovibond has had the grey hat brushed, and wishes it to be known that the shop is about to open.
~ pass("until morning")
Miss Lovibond has let it be known that the shop will open, and it is to be tomorrow. Nobody says so. But the dust sheets come off, counter after counter, with nobody seen to pull them, and you sleep at Gloves with your head on the brief, and are woken by somebody polishing round it.
-> the_shop_opens

=== the_shop_opens ===
# beat: beat_013
# at: the-perfume-hall
# with: lovibond, leopold
# when: flag.shop_agreed && world.day <= 3
# time: dawn, morning
# urgency: 7
# word: Miss Lovibond has had the grey hat brushed, and wishes it to be known that the shop is about to open.
# question: plea
Miss Lovibond comes down in a grey hat with a feather, wishes the marble good day, and turns the card in the door. And there are people behind the counters. Ninety-one of them have come in by the staff stair with their aprons under their coats; and the whole of the list is served, with gloves, with soap, with advice, until no court could sit, because there is nobody left to sit in it.
“Mr Munk, your hat,” she says, and holds it out over the chalk line. “No, I know that you may not. But one likes to have it ready.” # speaker: lovibond
 * [Take the hat to him across the line # act: help # target: leopold]
    It is brown, and has been brushed every day. Leopold takes it from you by the brim. He does not put it on; he is wearing, for once, no expression that he has chosen. “It is a six and seven-eighths,” he says. “They remembered.” At closing time it will go upstairs again, to be brushed. Somewhere a till rings, for the first time in eleven years, and everyone pretends that it was the bell.
    ~ set("shop", "open")
    ~ set("shop_at", scene_number())
    ~ pass("until noon")
    ~ set("list", "slow")
    ~ set("hat_given", true)
    ~ change_opinion("leopold", 14, "You brought him his hat.")
    ~ change_opinion("lovibond", 14, "You took the hat across.")
    -> DONE
 * [Buy a pair of gloves from your own counter # act: trade # target: lovibond]
    A woman of seventy whom you have seen fined twice for trespass measures your hand with a look and says, “Seven and a quarter, sir or madam, and the left a shade fuller.” She is right. The change comes down by tube. Behind you there is a queue, and in the queue is Counsel for the County, who would like something warm.
    ~ gain("pair of gloves")
    ~ set("shop", "open")
    ~ set("shop_at", scene_number())
    ~ pass("until noon")
    ~ set("list", "slow")
    ~ change_opinion("lovibond", 12, "You bought something.")
    ~ change_opinion("hester", 6, "The shop was open, and it was warm.")
    -> DONE
 * [Ask them, counter by counter, who paid them that autumn # act: ask # target: lovibond]
    It goes quiet behind you as you go along: Hosiery, Soaps, Trimmings. Nobody says anything. But each of them looks up, as if at something going by overhead; and {dust_sheets:old Mr Birdsall|an old man} in Hats{not dust_sheets:, with a carnation, who is the father of Hester Birdsall, for the County,} takes off his glasses, and wipes them, and {flag("birdsall_asked"):says that his girl has asked him already, on a bench, and that he told her|asks you very gently {flag("birdsall_will_speak"):to leave it to him, with his girl; he has nearly thought how to put it|not to tell his girl, who is with the County}}. # question: plea
    ~ set("shop", "open")
    ~ set("shop_at", scene_number())
    ~ pass("until noon")
    ~ set("list", "slow")
    ~ set("town_half_knows", true)
    ~ learn("a hundred and forty people would pay for it")
    ~ change_opinion("lovibond", 2, "You asked them who had paid them.")
    ~ change_opinion("leopold", -8, "You asked them who had paid them.")
    { flag("birdsall_asked"): -> DONE }
    * * [Give him your word # act: promise]
        “That’s handsome,” says old Mr Birdsall. He puts the glasses on again, and looks at your head, and reaches down without a word something in brown, a shade large. “With the compliments of the department,” he says; and turns to the next customer, who has been waiting eleven years.
        ~ gain("brown hat")
        ~ set("birdsall_promised", true)
        ~ promise("hester", "let her father tell her himself")
        -> DONE
    * * { met("hester") and not flag("birdsall_will_speak") } [Tell him that she can add # act: tell]
        “She got the prize for it,” says the old man. He is proud, you see; it is a moment before he is anything else. “Then it’ll have to be me,” says Mr Birdsall of Hats, “and before she’s got to the end of the column.” He straightens the carnation. There is a lady at his counter who wishes for something with a cherry, and he goes to her.
        ~ set("birdsall_will_speak", true)
        ~ change_opinion("hester", 6, "Her father has been told that she can add.")
        -> DONE
    * * [Say that you act for Leopold Munk, and may have to # act: refuse]
        “Yes,” says old Mr Birdsall. “Well, he acted for me.” He says it so simply that Soaps and Trimmings hear; and each of them, when you have gone by, is found to have put down what she was selling.
        ~ change_opinion("lovibond", -4, "You would not spare old Mr Birdsall.")
        ~ change_opinion("leopold", 4, "Mr Birdsall spoke up in Hats.")
        -> DONE
