// Ansa, her debt, and an inn that leans.

=== when_the_house_is_shut ===
# beat: beat_003
# at: the-patience
# with: ansa
# time: dawn, morning, noon, afternoon, dusk
# urgency: 8
# word: There is hammering at night under the floor of the Patience, and people say that Ansa Quill would tell an inspector why, if she were asked with nobody by.
# question: decision
~ set("ship_at", scene_number())
{met("ansa"):Ansa|Ansa Quill, who has the inn, and speaks in it for the Salt Company,} has pitch to the wrists, and puts them behind her. “It’s a noise,” says Ansa. “It’s old wood. You ask me again when I’ve shut, and I’ll tell you again it’s old wood.” Then she looks along the tables, and drops her voice. “And there’s a ladder behind the stair that anybody might fall down. I’m only saying. I’ve a thing to see to.” # speaker: ansa
 * [Go down the ladder now, after her # act: follow # target: ansa]
    You go behind the stair as one goes to look for one’s hat. Nobody sees it, in a room where everybody sees; somebody puts down a bucket, hard, so as to cover the noise of the rungs. It smells of new pitch all the way down.
    ~ change_opinion("ansa", 2, "You did not wait to be asked twice.")
    -> say_its_an_inn.her_seam
 * [Say across the tables that old wood keeps good time # act: tell # target: ansa]
    Two rakers laugh into their mugs, and stop. Ansa sets a plate before you so that it is heard. “Eat that,” she says, “and hold your noise, and when I’ve shut you can come down and be clever at it.” She does not speak to you again, nor take her eyes off you; and it gets to be evening, and the last glass is washed, and there is hammering under the floor. The ladder behind the stair smells of new pitch.
    ~ change_opinion("ansa", -3, "You spoke of the hammering before the whole house.")
    ~ pass("until night")
    -> say_its_an_inn.her_seam
 * [Stay, and be fed, until the house is shut # act: wait # target: ansa]
    She feeds you twice, and finds you a chair out of the draught; and it gets to be evening, and the rakers come in and go home along their rope one after the other, and the last glass is washed, and she wishes you good night rather loudly. A little later there is hammering under the floor, wrapped in cloth. You follow it down, past the casks, by a ladder that smells of new pitch.
    ~ pass("until night")
    -> say_its_an_inn.her_seam

=== say_its_an_inn ===
# beat: beat_003
# at: the-patience
# with: ansa
# time: evening, night
# urgency: 8
# word: There is hammering at night under the floor of the Patience, and people say that Ansa Quill would tell an inspector why, if she were asked with nobody by.
~ set("ship_at", scene_number())
You follow the muffled hammering down, past the taproom, past the casks, by a ladder that smells of new pitch.
-> her_seam

= her_seam
# question: confession
Ansa is on her knees with her shoes off and a caulking iron in her hand. There is a lamp. By the light of it you can see forty feet of seam, black and tight, and where it stops.
“Go on, then,” says Ansa. “Say it. Say it’s an inn.” # speaker: ansa
 * { not flag("barefoot") } [Take off your shoes and pick up the second mallet # act: help # target: ansa]
    She looks at the mallet, and at your feet.
    -> the_second_mallet
 * { flag("barefoot") } [Pick up the second mallet # act: help # target: ansa]
    She looks at the mallet, and at your feet, which are bare. “Somebody’s been teaching you,” says Ansa.
    -> the_second_mallet
 * [Say it: it is an inn # act: answer # target: ansa]
    “That’s right,” says Ansa, and her voice is not quite loud enough. “With a funny shape.” She wipes her face and leaves a black stroke down it. You go back up the ladder. Behind you, after a decent interval, the inn is hit with a mallet.
    ~ learn("the patience is being caulked")
    ~ set("ship", "known")
    ~ change_opinion("ansa", 10, "You said it was an inn.")
    -> DONE
 * [Ask how many she will hold # act: ask # target: ansa]
    “Sixty,” says Ansa. It is the first time that she has answered the question you asked. She feels in her apron and takes out a list, folded as small as a stamp. “I’ve done it by weight. You wouldn’t think it to look at him, but Teodor up at the Tide Office is hardly anything.”
    ~ learn("the patience is being caulked")
    ~ learn("ansa has a list of sixty")
    ~ set("ship", "known")
    ~ change_opinion("ansa", 14, "You asked how many she would hold.")
    -> small_as_a_stamp
 * [Ask whose money bought the pitch # act: accuse # target: ansa]
    She gets up. She is not tall, and it takes a while all the same. “Soup,” says Ansa. “It’s down as soup. You can see the page.” She holds the lamp for you to the foot of the ladder, and all the way up, so that you shall not slip; there is nothing about it that you could call unfriendly.
    ~ learn("the patience is being caulked")
    ~ learn("the pitch is entered as soup")
    ~ set("ship", "known")
    ~ set("ansa_accused", true)
    ~ change_opinion("ansa", -16, "You asked whose money it was.")
    -> DONE

= the_second_mallet
Then she moves over. You are bad at it, and she tells you so, and how; after the first hand’s breadth she stops telling you. Neither of you says ship. By the time that your shoulders have given notice there is an arm’s length of dry seam that is yours.
~ learn("the patience is being caulked")
~ set("ship", "known")
~ set("caulked_with_ansa", true)
~ change_opinion("ansa", 22, "You knelt down and helped.")
-> an_arms_length

= an_arms_length
# question: decision
“You can stop,” says Ansa, with her mouth full of oakum. “I don’t.” # speaker: ansa
 * [Go on beside her for as long as she does # act: help # target: ansa]
    It is a good three hours. She hums, under the mallet, something with a great many verses; and at the end of it she sits back on her heels, holds the lamp along the seam, yours and hers, and cannot at once find where the one leaves off. “Well,” says Ansa, “that’s dry,” and takes you up the ladder by the elbow to be given something hot.
    ~ change_opinion("ansa", 6, "You stayed until she stopped.")
    ~ pass("3 hours")
    -> DONE
 * [Lay the mallet down, and go up # act: rest]
    She does not look round. But she has moved the lamp, so that you shall see the rungs; and when you are at the top there are four knocks under your feet, and a pause, and four. It has less of a limp in it than it had.
    -> DONE
 * [Ask what it is that she is caulking against # act: ask # target: ansa]
    “Draughts,” says Ansa. She drives in a yard of it. “There’s a man at the Tide Office says nought twice a day, and he’s stopped looking at me when he pays.” That is all the reason that you get, and she seems to find it a good one; she holds the lamp for you to the foot of the ladder.
    ~ change_opinion("ansa", 4, "You asked what it was against.")
    -> DONE

= small_as_a_stamp
# question: secret
 * [Ask whose name is at the top # act: ask # target: ansa]
    “Somebody who’d not come if she was asked,” says Ansa, “so I’ve not asked.” She has her thumb over it. There is enough light to see that the thumb is black, and that it has been put over the same place a good many times. “Cabin one. It’s got the view.” She blows on the lamp, not to put it out, and takes up her iron.
    ~ learn("orsolya is at the top of ansa's list")
    ~ change_opinion("ansa", 6, "You asked who was first.")
    -> DONE
 * [Ask what happens to the other two hundred and forty # act: accuse # target: ansa]
    “I know how many there are,” says Ansa. “I feed them.” She has stopped with the list half folded. “I’ve the small ones, and whoever’s got small ones. The rest can swim. They’ve all been taught.” {flag("swim_judged"):Both of you think of the benches.|They are taught it indoors here, lying across a bench, in case.} She puts the list away, and strikes the iron so hard that it rings, and then stands and listens in case it has woken somebody.
    ~ learn("there are berths for sixty and three hundred rakers")
    ~ change_opinion("ansa", -4, "You asked about the others.")
    -> DONE
 * [Say that you never saw a list # act: promise # target: ansa]
    “What list?” says Ansa; and it has gone, in the time that it takes to say it, into whatever part of an apron such things go. She looks at you by the lamp as she would at a guest who has turned out to know the words. “Mind your head on the beam, love,” she says. “She’s lower than she looks,” and goes back to her seam.
    ~ set("list_kept_quiet", true)
    ~ promise_not_to("ansa", "say nothing of the list", "tell", "", "ansa keeps a list of the town")
    ~ change_opinion("ansa", 8, "You never saw a list.")
    -> DONE

=== not_on_an_empty_stomach ===
# beat: beat_007
# at: the-patience
# with: ansa
# time: dawn, morning
# urgency: 6
# word: A parcel for the inspector has come to the Patience, from the Salt Company, and Ansa Quill asks you to come in and open it.
There is a parcel on the end of the table at the Patience, with the Company’s seal on the string, and {met("ansa"):Ansa|Ansa Quill, whose house it is,} has put a dish over it. “Not on an empty stomach,” says Ansa. You are given bread, and the paper that it was wrapped in to read. There is soup to follow, as there is in this house at every hour; and by the time that it comes the long table has filled with whoever in Dry Harbour does not rake.
-> a_very_good_pen

=== a_very_good_pen ===
# beat: beat_007
# at: the-patience
# with: ansa
# time: noon, afternoon, dusk, evening
# urgency: 6
# word: A parcel for the inspector has come to the Patience, from the Salt Company, and Ansa Quill asks you to come in and open it.
# question: offer
The parcel beside your plate, when you have got the string off, is a pen: gold, in a case lined with blue, and under it a card with nothing on it but the day and the hour, Friday, noon. Ansa has put the salt on the other side of it. “That came up with Saturday’s wages, to wait for you,” she says. “I’m to say that it’s a courtesy. I’ve said it.” # speaker: ansa
At the end of the table an accordion has stopped; two of its keys stick, and the man has it on his knee and is looking for a spring. Nobody in the taproom is watching you decide.
 * [Put it in your pocket # act: accept]
    It weighs what a pen weighs. Down the high side of the room people go on eating, each of them with a hand round a glass that the Company sold them. Nobody thinks the worse of you. You notice that; it is a particular kind of silence.
    ~ gain("Company’s pen")
    ~ set("pen_taken", true)
    ~ set("order", "paid for")
    ~ change_opinion("orsolya", -6, "You have the Company’s pen in your pocket.")
    -> DONE
 * [Ask Ansa to put it on the slate # act: refuse # target: ansa]
    She laughs, all down the bar, with her whole back. Then she takes the chalk and does it: one pen, gold, not wanted. It is still there the next time you look, and somebody has drawn a fish beside it.
    ~ set("pen_refused", true)
    ~ change_opinion("ansa", 10, "You had the pen put on the slate.")
    -> DONE
 * [Give it to the man with the accordion # act: give]
    He has it apart before the soup is cold. Before the plates are cleared he has cut the one spring of the Company’s pen in two, and there is half of it under each of the dead keys, and for the first time in anyone’s memory the whole of the song about the ferry is sung at its proper volume.
    ~ set("pen_refused", true)
    ~ change_opinion("ansa", 8, "The accordion plays.")
    ~ change_opinion("iz", 4, "You gave the gold one away.")
    -> DONE
 * [Write with it on the card: received, not used # act: answer]
    It writes beautifully. You lay the pen back on the blue and close the lid, and Ansa carries it off with the bones. “They’ll file that,” she says. She sounds, for a moment, as if she were sorry for somebody.
    ~ set("pen_refused", true)
    ~ set("pen_returned", true)
    ~ change_opinion("teodor", 6, "You sent it back with a receipt.")
    -> DONE

=== the_letter ===
# at: the-patience
# with: ansa
# when: ansa.trust > 10 && !flag.letter_settled && flag.ship == "known" && scene >= flag.ship_at + 3 && flag.town != "aboard"
# time: evening, night
# urgency: 5
# question: plea
Ansa waits until there is nobody else in the taproom. Then she takes a letter out from behind the figurehead’s elbow, and lays it in front of you, and goes and stands at the far end of the bar with her back turned. On the day the Light goes dark, it says, and then a sum, and then: struck out.
“I can’t answer it and I can’t burn it,” she says to the bottles. “You’re a person who does things to paper.” # speaker: ansa
 * [Hold it to the candle # act: help # target: ansa]
    It takes the flame at the corner where the sum is. You have both hands round it, because of the floor, and drop it in the slop bowl when it gets to the seal. “Eleven thousand,” says Ansa, with her back turned. “And four and six.” She rings the till, for some reason; it opens; there is a plum in it.
    ~ set("letter_settled", true)
    ~ set("letter_burned", true)
    ~ change_opinion("ansa", 20, "You burned the letter for her.")
    -> DONE
 * [Write under it: accepted, and give her the pen # act: persuade # target: ansa]
    She comes and looks. She takes the pen up, and puts it down, and takes it up. In the end she signs, quite fast, like somebody going into cold water. “There,” says Ansa. “Now I’m nobody’s.” She does not go down to hammer that night. You lie awake, and miss it.
    ~ set("letter_settled", true)
    ~ set("letter_accepted", true)
    ~ change_opinion("ansa", 2, "You wrote it, and she signed.")
    -> DONE
 * { knows("ansa has a list of sixty") } [Turn it over, and write down the sixty names # act: use # target: ansa]
    The back of it is quite clean. She gives them to you one by one with her eyes shut, by cabins; and when you have come to the end there is room for one more, at the foot, beside where the sum shows through. “You’ll have to be ballast,” says Ansa. “Put yourself down.”
    ~ set("letter_settled", true)
    ~ set("list_written", true)
    ~ set("berth", true)
    ~ change_opinion("ansa", 24, "The list is on the back of the Company’s letter, and you are on it.")
    -> DONE
 * [Fold it up and give it back # act: refuse # target: ansa]
    “No,” she says. “Well, I asked.” It goes back behind the wooden elbow. The figurehead looks down the length of the bar with the paint gone from her eyes, like somebody who has also been asked to mind a thing.
    ~ set("letter_settled", true)
    ~ change_opinion("ansa", -6, "You gave the letter back.")
    -> DONE

=== the_same_cross ===
# at: the-patience
# with: ansa
# when: scene < 28 && scene >= 8 && !flag.cross_settled
# urgency: 3
# question: find
The wage book is open on the bar, and Ansa has been called away to a chimney. Two names, Brandt and Oyelaran, have drawn their pay on each of the last two Saturdays, and beside the first of them it says in pencil: gone out on the Pan, with mule. They sign with a cross. It is the same cross, and its left arm has a hook to it, like every seven on the page.
Somebody is coming back along the passage in her stockings. There is the book, and there is you, and there is a chart of the old bay on the wall, which anybody may look at.
 * [Close the book and be found reading the chart # act: hide # target: ansa]
    “Deep water, that,” says Ansa, at your shoulder. There is soot to her elbows. She looks at the book, and sees that it is shut; she left it open. She tops up your glass by exactly the thickness of a finger, and calls you love, and means it.
    ~ learn("ansa signs for brandt and oyelaran")
    ~ set("cross_settled", true)
    ~ set("cross_kept", true)
    ~ change_opinion("ansa", 8, "You shut the wage book.")
    -> DONE
 * [Put a finger on the cross and wait for her # act: accuse # target: ansa]
    She looks at the finger. “A man who’s paid isn’t missing,” says Ansa. “If he’s missing, he’s dead, and then there’s a coat to be sold and a mother to be told.” She takes the book from under your hand and chains it. “It’s all in the tin. I’ve not had a farthing. Will you count it?”
    ~ learn("ansa signs for brandt and oyelaran")
    ~ set("cross_settled", true)
    ~ change_opinion("ansa", -8, "You put your finger on it.")
    -> in_the_tin
 * [Make the same cross, for this Saturday # act: help # target: ansa]
    You have the knack of it at once: two strokes, and the hook. She finds you blotting it. For a moment there is no noise whatever from Ansa Quill. “You’ve forged a thing,” she says then. “In a Company book. You, with that hat.” The next plate that she brings you has sugar on it.
    ~ learn("ansa signs for brandt and oyelaran")
    ~ set("cross_settled", true)
    ~ set("cross_forged", true)
    ~ change_opinion("ansa", 18, "You signed for Brandt and Oyelaran yourself.")
    -> DONE

= in_the_tin
# question: demand
 * [Count it # act: accept # target: ansa]
    You count it on the bar, in two heaps, with the whole of the high side not looking. There are two weeks’ wages for two men. There is also a shilling over, and that is Ansa’s; she takes it for Brandt’s birthday, she says, which was the Tuesday. She puts the lid on. “Well, now you’ve seen it,” says Ansa, and it is clear that nobody else has, and that it was heavy.
    ~ learn("ansa keeps the missing men's wages in a tin")
    ~ change_opinion("ansa", 8, "You counted it, and it was right.")
    -> DONE
 * [Say that you will take her word # act: comfort # target: ansa]
    “Will you,” says Ansa. She has the tin half out from under the till, and pushes it back with her knee. “There’s not many do, that can write.” A glass is put down in front of you, and filled, and not entered anywhere; and she goes off down the bar to shout at somebody about boots.
    ~ change_opinion("ansa", 12, "You took her word for the tin.")
    -> DONE
 * [Say that the Company will want to hear of it # act: threaten # target: ansa]
    “It’s the Company’s tin,” says Ansa. “It’s the Company’s bar. I’m the Company, love, from here to the kitchen. You’re telling me now.” She wipes the place where your hand was. “I’ve heard it,” says Ansa. “I’ll be sure to let myself know,” and does not look at you again while you have a plate before you.
    ~ set("ansa_threatened", true)
    ~ change_opinion("ansa", -10, "You spoke of telling the Company.")
    -> DONE

=== a_rope ===
# at: the-patience
# with: ansa
# when: flag.rope_wanted && !flag.rope_asked && !flag.reconciled
# urgency: 5
# question: demand
You ask for forty fathoms, and do not say for whom. “A rope,” says Ansa. “What’s she want with a rope?” She means Orsolya, and has said it in a way that puts a lighthouse into the room. She is drying one glass, very thoroughly, and people have begun to drink up. “You can tell her it was a waste of oil then and it’s a waste of oil now. Or you can tell me what it’s for.” # speaker: ansa
 * [Tell her about the knees, and the cans below the stair # act: tell # target: ansa]
    “A hundred and sixty-one,” says Ansa. She puts the glass down. “She’d have been carrying them up in the dark, so as nobody’d see her rest.” Within the hour a block and forty fathoms of new line have gone along the mole on a barrow, with no message.
    ~ set("rope_asked", true)
    ~ set("rope_sent", true)
    ~ set("paraffin_up", true)
    ~ change_opinion("ansa", 8, "You told her about the knees.")
    ~ change_opinion("orsolya", 12, "A rope came, with no message.")
    -> DONE
 * [Say that Orsolya did not ask for it # act: answer # target: ansa]
    “No,” says Ansa. “She wouldn’t ask for a bucket if she was on fire.” It is not said as an insult. She looks through you at something eleven years off. “What did I want to go and say it in front of people for?” It is the glass that she asks, and when it is dry she hangs it up. There is no rope.
    ~ set("rope_asked", true)
    ~ learn("ansa regrets what she said about the lamp")
    ~ change_opinion("ansa", 6, "You were honest about who had asked.")
    -> DONE
 * [Pay for the rope, and say it is for the Board # act: deceive # target: ansa # costs: It will be known.]
    She takes the money. She rings it up and gives you the change to the farthing. “Funny,” says Ansa. “It’s the Board that wants it dark.” But you get your rope; and she has put a new splice in the end, because the old one would not have held a can.
    ~ set("rope_asked", true)
    ~ set("rope_sent", true)
    ~ set("paraffin_up", true)
    ~ change_opinion("ansa", -4, "You said it was for the Board.")
    -> DONE

=== made_up_on_mondays ===
# at: the-patience
# with: ansa
# when: scene < 28 && iz.trust > 8 && ansa.trust > 4 && !flag.cabin_settled
# urgency: 3
# question: plea
Ansa comes along the passage with an armful of sheets, and stops when she sees you, by a door that has no number. Inside there is a bunk as long as a bread board, with a rail, and on the shelf above it a row of plum stones that somebody has polished. “It’s aired,” she says. “It’s only aired. It’s nobody’s.” # speaker: ansa
“You wouldn’t know,” says Ansa to the sheets, “what Iz would need to be told. To come in. I’ve tried soup.” {has("box of good matches"): You have nothing on you that a child might like, or only the box of good matches that the Board gives out, with its number on the lid.} # speaker: ansa
 * [Say: let it be rent. Charge a button a night # act: tell # target: ansa]
    She opens her mouth, and you see it go in. “A button,” says Ansa. “In advance.” The next time you go by, a card has been pinned to the door at the height of your hip, with a price on it, and under the price, scratched out and put lower, in another hand, a better one.
    ~ set("cabin_settled", true)
    ~ set("iz_berth", true)
    ~ change_opinion("ansa", 14, "You told her to charge rent.")
    ~ change_opinion("iz", 10, "There is a cabin to be had, at a price.")
    -> DONE
 * [Say that some people are only ever found # act: tell # target: ansa]
    “That’s so,” says Ansa, after a while. She does the corners of the bunk all the same, like an envelope. “But you’d want to be somewhere they could look.”
    ~ set("cabin_settled", true)
    ~ change_opinion("ansa", 4, "You told her the truth of it.")
    -> DONE
 * { has("box of good matches") } [Leave the box of matches on the shelf, by the stones # act: give # target: ansa # item: box of good matches]
    They make a row of eight, seven stones and a box. Ansa looks at it, and sits down upon the bunk with all the sheets. “That’ll do it,” she says. “That’s a thing with a number on.”
    ~ lose("box of good matches")
    ~ set("cabin_settled", true)
    ~ set("iz_berth", true)
    ~ change_opinion("ansa", 10, "You left something of yours on the shelf.")
    ~ change_opinion("iz", 12, "There are matches on the shelf, with a number on.")
    -> DONE

=== two_who_are_late ===
# at: the-patience
# with: ansa
# when: flag.sea == "seen" && !flag.two_told && (knows.ansa_sent_brandt_and_oyelaran \|\| knows.two_rakers_went_on_with_the_third \|\| flag.mule_seen \|\| flag.places_seen \|\| flag.cross_settled \|\| flag.candle_seen)
# urgency: 6
# word: Ansa Quill has heard how far out you have been, and asks you in at the Patience; two men went the same way before you.
# question: plea
Two plates stand on the bar with a cloth over each, and Ansa has put herself in front of them. “You’ve been out past the last of the broom handles,” she says. “Brandt and Oyelaran went out there, a fortnight back, with a mule. {knows("ansa sent brandt and oyelaran"):I told you who sent them|The Company wrote, and I picked them}. I’ll not ask you what’s there. I’ll ask was there anybody’s feet.” # speaker: ansa
~ learn("ansa sent brandt and oyelaran")
 * { knows("two rakers went on with the third") } [Tell her that they go on, side by side with another’s # act: tell # target: ansa # fact: two rakers went on with the third]
    You show her on the bar, with two forks and a spoon. She moves the spoon a little, so that it is between them. “Then they’re not lost,” says Ansa. “They’re in company.” She pulls the wage book over by its chain, and against this Saturday she makes the two crosses; and for once she takes care that they shall not be alike.
    ~ tell("ansa", "two rakers went on with the third")
    ~ set("two_told", true)
    ~ change_opinion("ansa", 18, "You told her that her two were in company.")
    -> DONE
 * [Say that somebody out there keeps a lamp and a dry wick # act: tell # target: ansa]
    “Then there’s a stove,” says Ansa. She works it out with her thumb along the edge of the bar. “You’d not have one and not the other. And if there’s a stove Oyelaran’ll have found it, and Brandt’ll be sat there singing till they give him something to stop.” The plates go to the back of the range, and the cloths are tucked in.
    ~ set("two_told", true)
    ~ change_opinion("ansa", 10, "You told her that somebody keeps a lamp out there.")
    -> DONE
 * [Say that you were not looking for them # act: answer # target: ansa]
    “No,” says Ansa. “You’d your own to look for.” There is no edge on it. She takes the cloth off the one plate and scrapes it out upon the other, so that it makes a large one, and puts that in front of you; and stands there until you have begun.
    ~ set("two_told", true)
    ~ change_opinion("ansa", -4, "You had not looked for her two.")
    -> DONE

=== sixty_names ===
# beat: beat_010
# at: the-patience
# with: ansa
# urgency: 7
# word: Ansa Quill has felt the Patience stir under her hand, and is ringing the whole town in to hear who has a berth; she asks you to be there when the list is read.
# question: demand
~ set("list_at", scene_number())
The stocking is off the clapper of the ship’s bell, and it has been rung until there was nobody left in Dry Harbour who had not come in to see what for. Every lamp that Ansa has is lit, and hangs plumb; everything else leans. “She stirred,” says Ansa. “Under my hand, not an hour ago, with nobody walking on her. So it’s now.” {knows("ansa has a list of sixty") or flag("list_written"):The list is out of her apron, and she has smoothed it flat|She has a list, of everybody for whom there is a berth in the house, and there are sixty}. She reads it out from the foot of the ladder, by cabins, in the voice she uses for last orders. Nobody laughs. She puts a tick to each as it says that it is here. When she has come to the end there are fifty-nine ticks, and it is so quiet that you can hear the slates.
“Orsolya Venn,” she says again. “Cabin one. She was first, and I’ve left her till last. She’ll say no. So I want to know who’s going up there to be said no to.” And she looks, as does everybody else, at you. # speaker: ansa
 * [Say that you will go up and fetch Orsolya # act: promise # target: ansa]
    “Then you’ll carry her,” says Ansa. “She’s heavier than she looks. It’s the arms.” People begin to go home for their boathooks. They come back with a blanket each, and one with a mantel clock, and it is a long time before the ladder is empty.
    ~ set("town", "aboard")
    ~ set("sent_for_orsolya", true)
    ~ promise("ansa", "bring Orsolya to cabin one")
    ~ change_opinion("ansa", 14, "You said that you would go.")
    -> cabin_one
 * [Say that Ansa will have to go herself # act: refuse # target: ansa]
    There is a sound along the high side like a ship taking the ground. “Eleven years,” says Ansa, “and a hundred and sixty-one steps.” She takes off her apron, and hangs it on the bell. You hear from others how it went: that she got as far as the ninth and called up the rest; and that Orsolya, who does not leave the Light to itself for anybody, set the man who brings the bread to mind it, and came down to her. There is a sixtieth tick, and it has gone through the paper.
    ~ set("orsolya_ticked", true)
    ~ set("town", "aboard")
    ~ set("reconciled", true)
    ~ learn("the quarrel about the lamp is over")
    ~ change_opinion("ansa", 8, "You sent her up the stair herself.")
    ~ change_opinion("orsolya", 14, "Ansa Quill came as far as the ninth step.")
    -> DONE
 * [Say that on Friday there will be no ship, only an order # act: refuse # target: ansa]
    Nobody shouts. Somebody turns down a lamp, and then another person does; and Ansa folds up sixty names as small as a stamp. “Well, it’s an inn,” she says at last. “You can always have supper.” It is the most courteous thing that anyone has said to you here, and you would give a good deal not to have earned it.
    ~ set("town", "sent home")
    ~ change_opinion("ansa", -20, "You told them there would be no ship.")
    -> DONE

= cabin_one
# question: decision
 * [Go along the mole to the Light, and be said no to # act: go # target: the-light]
    You are to fetch Orsolya Venn to cabin one, and people make room for you on the steps, as one does for a doctor. It is half a mile of mole with the whole town behind you, pretending to see to blankets, and the Light in front, with its back turned. You practise it. You have three ways of putting it ready by the time that you come to the rock, and at the first of the steps inside you have none.
    ~ go("the-light")
    -> to_be_said_no_to
 * [Stay a while, and hand down blankets # act: help # target: ansa]
    You are given the bottom of the ladder. They come down to you one at a time, feet first, and you learn the town by its stockings. Nobody says thank you; they say their weight. When the last is down Ansa makes a mark on the beam, and gives you the end of her own loaf, and for a moment, with everybody lying still, the floor does something that floors do not do.
    ~ set("handed_down_blankets", true)
    ~ change_opinion("ansa", 8, "You stood at the foot of the ladder.")
    ~ pass("an hour")
    -> DONE
 * [Ask what you should say to her # act: ask # target: ansa]
    “Don’t say it’s safe,” says Ansa. “She’ll ask for the figure. Don’t say I asked.” She has folded the list down to that one line. “Say there’s a window,” says Ansa. “Say it’s got brass on it, and I’ve let it go something shocking.” And then there is a child to be lifted off the ladder, and she goes to lift it.
    ~ learn("cabin one has brass on the window")
    ~ change_opinion("ansa", 6, "You asked what to say to her.")
    -> DONE

=== to_be_said_no_to ===
# at: the-light
# with: orsolya
# when: flag.sent_for_orsolya && !flag.cabin_one_asked
# urgency: 8
# question: demand
“You have been practising something,” says Orsolya. “I could see your lips from up here, all the way along.” She has the glass in her hand that she keeps for ships, and lays it down. From up here one can see a lamp in every porthole of the Patience, whatever the hour. “Every light that she owns,” says Orsolya. “It is a waste of oil. Well, say it. I believe that I am to say no.” # speaker: orsolya
 * [Say that you are sent to fetch her to cabin one # act: tell # target: orsolya # fact: orsolya is at the top of ansa's list]
    You say it: sixty berths, and hers the first on Ansa’s list. “Not under V?” says Orsolya. You say that it is by cabins. She looks down at the lamps for as long as it takes the clockwork to want her, and lets it want. “I do not leave the Light while it burns,” she says, “and I shall not go and sit in a cabin while it waits to be lit. You may tell her that that is the reason. She will have thought of another.”
    ~ set("cabin_one_asked", true)
    ~ learn("orsolya knows that she is first on the list")
    ~ change_opinion("orsolya", 12, "You told her whose list she was first on.")
    -> DONE
 * { knows("cabin one has brass on the window") } [Say that the brass in cabin one is a disgrace # act: persuade # target: orsolya]
    The thumb has found the rag. “What sort of brass?” says Orsolya. You say round a window, and green. “She will have used vinegar,” says Orsolya with loathing, and takes down a tin from the shelf, and wraps it in a clean cloth, and a second cloth for the frame. It is not yes. But it has been put by the door, where one puts what is to be taken.
    ~ set("cabin_one_asked", true)
    ~ set("orsolya_packed", true)
    ~ change_opinion("orsolya", 14, "You told her about the brass.")
    ~ change_opinion("ansa", 6, "She has sent to ask what sort of brass it is.")
    -> DONE
 * [Say that you were told to carry her # act: force # target: orsolya]
    “You are welcome to try,” says Orsolya, and folds her arms, which are those of a much larger woman. You look at her, and she at you; you think of the stair. Something happens at the corner of her mouth that has probably not happened there in company for some years. “Tell Ansa Quill that you got as far as the forearms,” she says, and goes back to her glass.
    ~ set("cabin_one_asked", true)
    ~ change_opinion("orsolya", 6, "You were told to carry her, and thought better of it.")
    -> DONE
 * [Offer to keep the Light yourself, so that she can go # act: help # target: orsolya]
    “I do not leave it while it burns,” says Orsolya. You say that it would not be left. She looks at your hands, both sides; she tells you forty turns, and not forty-one, and puts on a coat that has hung for eleven years with its arms folded. You see her go the whole length of the mole and up the steps of the Patience, a long grey stroke, and you do not once leave the lens until she is back. “She reads abominably,” says Orsolya. There is pitch on her sleeve, and she smells of a good bottle. “I have said that I shall come on Friday, when there is somebody at the lamp or nothing burning. She has put a tick to it. She wished me to see her do it.”
    ~ set("cabin_one_asked", true)
    ~ set("kept_the_lamp_for_her", true)
    ~ set("orsolya_ticked", true)
    ~ set("reconciled", true)
    ~ learn("the quarrel about the lamp is over")
    ~ change_opinion("orsolya", 18, "You kept the Light, so that she could go down.")
    ~ change_opinion("ansa", 18, "Orsolya Venn came aboard, on her own feet.")
    ~ pass("3 hours")
    -> DONE

=== the_sixtieth_tick ===
# at: the-patience
# with: ansa
# when: flag.cabin_one_asked && !flag.orsolya_ticked && !flag.list_closed
# urgency: 8
# word: Ansa Quill has her list out on the bar of the Patience, with one name on it that has no tick, and asks what was said to you at the Light.
# question: plea
The list lies on the bar with a glass on each corner. There are fifty-nine ticks on it, and the sixtieth name, which is the first, has had a thumb put over it so often that it is going grey. “Well?” says Ansa. She has the stub of chalk ready in her hand. “You’ve come down by yourself. I can see that. What did she say?” # speaker: ansa
 * { flag("orsolya_packed") } [Say that she has packed a tin of polish # act: tell # target: ansa]
    “For my brass?” says Ansa. “For my window?” She is so angry that she has made the tick before she has done shouting. She looks at it. It is rather larger than the others. “That’s not a no,” she says. “She’d not waste a tin on a no,” and folds the list up as small as a stamp, now that there is nothing more to be done to it.
    ~ set("list_closed", true)
    ~ set("orsolya_ticked", true)
    ~ change_opinion("ansa", 12, "You told her about the tin of polish.")
    -> DONE
 * [Say that she will not leave the Light while it burns # act: tell # target: ansa]
    “No,” says Ansa. “Nor she should. Who’d we steer out by?” She says it so quickly that she must have had it ready for eleven years. The chalk goes down beside the name and writes there, quite small: at her post; and the list is folded on it. “It’s kept, then,” says Ansa. “Nobody’s to have cabin one. You can tell them I said.”
    ~ set("list_closed", true)
    ~ set("cabin_one_kept", true)
    ~ change_opinion("ansa", 8, "You brought her the reason, and not only the no.")
    -> DONE
 * [Tell her to give cabin one to somebody who will come # act: persuade # target: ansa]
    There is a boy of nine stone whom she had had to leave off. She says so to the glass at the corner, and not to you. Then she rubs out, with her thumb, what she wrote before any of the rest, and writes the boy, and gives him his tick. “Sixty,” says Ansa. “That’s the list shut.” She does not fold it. It is a while before she thinks to take the glasses off.
    ~ set("list_closed", true)
    ~ set("cabin_one_given", true)
    ~ change_opinion("ansa", -4, "You had Orsolya’s name rubbed out.")
    -> DONE
