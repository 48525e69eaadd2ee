// What came of what you said and did.

=== word_has_come_up ===
# at: the-light
# with: orsolya
# time: dawn, morning, noon, afternoon, dusk
# when: flag.driver_told && scene >= flag.driver_at + 2 && !flag.word_taken_up && (flag.word_given == "signed" \|\| flag.word_given == "not signed")
# urgency: 7
# word: Orsolya Venn has heard what you told the driver of the cart, and would sooner have it from you than from the stair.
# question: accusation
{ flag("word_given") == "signed": “It is to be signed, then,” says Orsolya. She is cleaning the lens, and goes on cleaning the one prism of it. “The man with the cart told the plum woman, and the plum woman told the wall. I am always the last to be told, and I can see everybody from here.”|“You told him that it would not be signed,” says Orsolya. She has stopped with the rag in her hand. “I heard it twice on the stair, from people who had no business on the stair. They had come up to look at me. I believe they thought that I should have changed.”} # speaker: orsolya
“I do not ask you why,” she says. “I ask whether it is so.” # speaker: orsolya
 * { flag("word_given") == "signed" } [Say that it is so # act: answer # target: orsolya]
    “Good,” says Orsolya. “Then I know how much oil to trim for.” She finishes the prism. There are a thousand and eighty-nine left, and she goes on to the next; and after a while you see that there is something for you to do, which is to hold the ladder, and you hold it.
    ~ set("word_taken_up", true)
    ~ change_opinion("orsolya", 4, "You did not pretend about the driver.")
    -> DONE
 * { flag("word_given") == "signed" } [Say that you told him so to be rid of him # act: make_amends # target: orsolya]
    She considers you with her head turned to the window. “Then there is a form on its way to the capital with something on it that is not true,” says Orsolya. “You will find that one gets used to it.” She is not being unkind. It is, if anything, a sort of welcome.
    ~ set("word_taken_up", true)
    ~ set("word_taken_back", true)
    ~ change_opinion("orsolya", 14, "You took back what you had told the driver.")
    -> DONE
 * { flag("word_given") == "not signed" } [Say that it is so # act: promise # target: orsolya]
    She sits down. There are two chairs at the glass; it is the one that has been sat in, and she sits as one does when something has been taken off one’s back: a little too suddenly. “You will be out of a place,” says Orsolya. “They will send a fifth.” Then she gets up and puts a second cup on the stove to warm; it is that, and not anything she says, which makes you see what it is you have promised.
    ~ set("word_taken_up", true)
    ~ promise("orsolya", "leave the order unsigned")
    ~ change_opinion("orsolya", 14, "You stood by what you told the driver.")
    -> DONE
 * { flag("word_given") == "not signed" } [Say that you have not made up your mind # act: put_off # target: orsolya]
    “No,” says Orsolya. “It was a kind thing to say to a driver.” The rag goes on. It goes once all round the frame before she speaks again, and then it is about brass.
    ~ set("word_taken_up", true)
    ~ change_opinion("orsolya", -8, "You had told the driver more than you meant.")
    -> DONE
 * [Ask what she would do in your place # act: ask # target: orsolya]
    “I should do as I was told,” says Orsolya. “I always have. I was told to keep it lit.” She looks down at the small square of the Quay, with the cart on it, and the horse. “It is only that nobody ever told me the two things at once.”
    ~ set("word_taken_up", true)
    ~ change_opinion("orsolya", 6, "You asked what she would do.")
    -> DONE

=== no_credit ===
# at: the-patience
# with: ansa
# when: flag.word_given == "not signed" && scene >= flag.driver_at + 2 && !flag.credit_stopped && (world.time == "dusk" \|\| world.time == "evening")
# urgency: 6
# word: Something has come for you at the Patience from the Company, and Ansa Quill does not care to have it lying on her bar.
# question: threat
There is a card on the bar, propped against the salt. The Company thanks the inspector for the interest taken in its affairs, and regrets that from today the inspector’s meals can no longer be entered as a courtesy. It has been signed by nobody, in a beautiful hand. “That’s quick,” says Ansa. “You only told the driver. It’s me that’s to stop your supper, if you look; I’m the agent. It’s on page one.” # speaker: ansa
She has a plate in her other hand, with a lid on it, and is standing exactly halfway between you and the kitchen.
 * [Say that she must do as they tell her # act: accept # target: ansa]
    She takes it away again. You hear the lid go down. Before long there is a knock, and a raker whom you have never seen holds out half a loaf. “I couldn’t finish it,” he says. There is another, and a woman with an egg. Before you have gone to bed you have had the best supper in Dry Harbour, in seven pieces, and Ansa has not seen any of it; she has been standing with her back to the stair.
    ~ set("credit_stopped", true)
    ~ change_opinion("ansa", 8, "You would not have her lose her place for a supper.")
    -> DONE
 * [Put down money, and ask for it as anybody would # act: trade # target: ansa]
    “Cash,” says Ansa. She looks at it as you would at a fish. The bar takes scrip, and has taken nothing else since her father’s time; she has to go and find a saucer. “There’s nothing in the letter about cash,” she says. “They’d never have thought of it.” The plate comes down in front of you, and it is double.
    ~ set("credit_stopped", true)
    ~ set("pays_cash", true)
    ~ change_opinion("ansa", 12, "You paid her in money.")
    -> DONE
 * [Send the driver word that you may sign after all # act: deceive # costs: It will be known.]
    You have your supper. It is salt pork. All down the high side they go on talking, and when you look up none of them has been looking at you. “Eat it while it’s hot,” says Ansa. She says it as she might to a child who has been made to say sorry.
    ~ set("credit_stopped", true)
    ~ set("word_given", "signed")
    ~ set("word_taken_up", false)
    ~ change_opinion("ansa", -10, "You took it back for a supper.")
    ~ change_opinion("orsolya", -8, "You took it back for a supper.")
    -> DONE

=== she_still_has_the_cork ===
# at: the-patience
# with: ansa
# when: (flag.cork_message \|\| flag.cork_out) && !flag.cork_told && !flag.reconciled && (flag.town != "aboard" && flag.town != "sent home" \|\| scene >= flag.list_at + 2)
# urgency: 5
# question: secret
~ set("cork_at", scene_number())
Ansa is drawing corks, a row of them, one after the other, with her elbow out like a woman sawing. She asks what it is like up there these days. She does not say where. “Is it clean?” says Ansa. “I can see that it’s clean. Does she still keep the kettle on the lamp stove?” She has stopped with one half out. “Does she talk?” # speaker: ansa
 * [Tell her that Orsolya still has the cork # act: tell # target: ansa # fact: orsolya waits for ansa to say sorry]
    “What cork?” says Ansa; and then you see her find it, at the back, under eleven years of glasses. She puts the bottle down. “I was laughing,” she says. “I’d the whole bar in. You say things. I thought she’d come down and clout me, she always did, I waited all that night.” She has the corkscrew in her hand, and looks as if she could not think what it is for. “I’ll not go up there and say it,” says Ansa. “I’d not know where to stand.”
    ~ tell("ansa", "orsolya waits for ansa to say sorry")
    ~ set("cork_told", true)
    ~ set("ansa_sorry", true)
    ~ learn("ansa regrets what she said about the lamp")
    ~ change_opinion("ansa", 14, "You told her about the cork.")
    ~ change_opinion("orsolya", 6, "It has been mentioned at the Patience that there is a cork.")
    -> where_to_stand
 * [Say that she talks about brass # act: answer # target: ansa]
    “She would,” says Ansa. The cork comes out. “She’d talk about brass at her own funeral.” For as long as you are there she is very loud, and gives the wrong change twice.
    ~ set("cork_told", true)
    ~ change_opinion("ansa", 2, "You said that she talks about brass.")
    -> DONE
 * [Tell her to go and see for herself # act: persuade # target: ansa # modifier: -1]
    { check():
        - "failure":
            “You’re here till Friday, love,” says Ansa. “It’s easy told, with a cart waiting.” There is nothing in it but weariness. She has broken the cork, and has to push it through.
            ~ change_opinion("ansa", -4, "You told her to go up.")
        - else:
            She gets as far as the door. She stands there on the step with her apron on and looks along the mole, the whole half mile, to where it is. “Not in these shoes,” says Ansa in the end. But she has gone red; and you hear her ask somebody, in the kitchen, whether there is any of that black polish left.
            ~ set("ansa_sorry", true)
            ~ change_opinion("ansa", 8, "You told her to go up.")
    }
    ~ set("cork_told", true)
    -> DONE

= where_to_stand
# question: confession
 * [Say that there are two chairs at the glass # act: tell # target: ansa]
    “One’s his,” says Ansa. “She had it caned, I saw the man go by.” She draws the next cork, and it comes like a tooth. “I’d stand,” she says. “I’d bring a bottle, so as to have hold of something.” It is said as people say that they would go to sea; but she has put one aside, from the row, with its label to the wall.
    ~ change_opinion("ansa", 6, "You told her about the chairs.")
    -> DONE
 * [Offer to carry it up for her, whatever it is # act: help # target: ansa]
    “You can’t carry sorry,” says Ansa. “It goes off.” But she wipes her hands, and is a long while under the counter, moving things that clink; and when she comes up she is redder than the stooping would account for, and tells you that you have had no supper, and fetches it.
    ~ set("offered_to_carry_it", true)
    ~ change_opinion("ansa", 8, "You would have carried it up for her.")
    -> DONE
 * [Say that eleven years is a waste of oil too # act: accuse # target: ansa]
    You think that you are going to be hit. Then she laughs, once, with no breath in it. “Get out from under my feet,” says Ansa. For the rest of the time that you are there she polishes a bottle that is not for sale, and nobody down the high side has the courage to call for anything.
    ~ change_opinion("ansa", 2, "You said it to her face.")
    -> DONE

=== something_under_an_apron ===
# at: the-light
# with: orsolya
# time: dawn, morning, noon, afternoon
# when: flag.ansa_sorry && scene >= flag.cork_at + 3 && !flag.bottle_came && !flag.reconciled && world.day < 4
# urgency: 6
# word: Something has been left at the foot of the stair at the Light, and Orsolya Venn will not touch it until you have looked at it.
# question: find
There is a bottle at the foot of the stair, standing on the lowest step. It has no message. It has been wrapped in an apron, and the apron has been ironed. Orsolya has come down the whole hundred and sixty-one to look at it, and is looking. “It is the same year,” she says. “I did not know that she had another.” # speaker: orsolya
She does not bend. “One would have to ask her up,” says Orsolya, “to drink it. One cannot drink that by oneself. It would be a waste.” She hears the word. # speaker: orsolya
 * [Offer to carry the invitation # act: help # target: orsolya]
    It takes four drafts. In the end it says: six o’clock, mind the ninth step. You carry it along the mole in your hat. Ansa reads it over the bar, and says that she has never heard such cheek, and puts on her shoes; and it is a long evening, and the lamp is a little late, and on the Quay people stand in groups with their faces turned up and hear two women, half a mile off, doing gulls.
    ~ set("bottle_came", true)
    ~ set("reconciled", true)
    ~ learn("the quarrel about the lamp is over")
    ~ change_opinion("orsolya", 18, "You carried the invitation.")
    ~ change_opinion("ansa", 18, "You carried the invitation.")
    ~ pass("until evening")
    -> DONE
 * [Take out your own cup # act: accept # target: orsolya]
    “Inspector,” says Orsolya, “you are a kind person and you have no ear.” But she sits down on the third step, and lets you open it. You have a glass each. It tastes of salt and of a very old party. She keeps the rest, with the new cork in, on the sill, beside a clean glass which is not yours.
    ~ set("bottle_came", true)
    ~ change_opinion("orsolya", 8, "You drank it with her, when there was nobody else.")
    -> DONE
 * [Tell her to send it back # act: refuse # target: orsolya]
    “Yes,” says Orsolya. “That would be the thing to do, if one wished to be right.” You leave her there. When you look round from the mole she has still not moved. Then she bends, with a hand on the wall; and goes up, ten steps, a rest, ten steps, a rest, with something under her arm.
    ~ set("bottle_came", true)
    ~ change_opinion("orsolya", -2, "You told her to send it back.")
    -> DONE

=== the_childs_account ===
# at: the-pan, the-quay
# with: iz
# when: (flag.kept_the_price \|\| flag.broke_the_price \|\| flag.told_nobody) && scene >= flag.price_at + 2 && !flag.account_settled
# urgency: 7
# word: Iz has a bill made out to you, and says that it goes up by a farthing an hour.
# question: accusation
Iz has a board, with string, and things tied to the string: it is an account. { flag("broke_the_price"): “You told her,” says Iz. “We shook. I’ve got it here, look, that’s the shake.” It is a knot. “I went by the Light, and there’s two slices put out for me where there’s one, and she was singing. So I know you did.”|{ flag("kept_the_price"): “You never told her,” says Iz. “She asked you straight and you never. I went by the Light after, and there’s one slice put out, same as always, and she wasn’t singing. She was only humming. So I know you didn’t.” One of the knots on the string is very large.|“You said there was nobody,” says Iz. “You weren’t meant to say that either. You don’t tell her it’s him, you don’t tell her it’s not. I said. I said both.”}} # speaker: iz
“So what do I put?” says Iz. # speaker: iz
 * { flag("broke_the_price") or flag("told_nobody") } [Say that you owe for it, and ask how much # act: make_amends # target: iz]
    It is thought about for a long time, on one leg. “You can’t pay it,” says Iz. “I’ve looked. It’s not that you’ve not got it.” Then the other foot comes down. “You can owe,” says Iz. “People owe me all over. I don’t mind who owes me. It’s better than not,” and ties you on, with a double hitch, between a raker and the harbour master.
    ~ set("account_settled", true)
    ~ set("owes_iz", true)
    ~ change_opinion("iz", 14, "You said that you owed for it.")
    -> DONE
 * { flag("broke_the_price") } [Say that she moved the empty chair to the window # act: tell # target: iz]
    “What, his?” says Iz. The board goes down on the ground. “She never lets anybody so much as —” There is a silence, and in it you can see somebody trying to put a price on something, and getting to the end of the money. “All right,” says Iz, gruffly, and undoes the knot. “That’s a different thing, then. I didn’t know it’d be that.”
    ~ set("account_settled", true)
    ~ change_opinion("iz", 18, "You told what she did with the chair.")
    -> DONE
 * { flag("kept_the_price") } [Say: paid # act: answer # target: iz]
    “Paid,” says Iz, and spits on it. Then there is some more standing about. “You could come in,” says Iz, not looking at you. “In the collier. I don’t have people. There’s a chair that’s mine and there’s a bucket.” You are given the chair.
    ~ set("account_settled", true)
    ~ set("asked_into_collier", true)
    ~ change_opinion("iz", 14, "You paid in full.")
    -> DONE
 * [Say that a child cannot hold the Board to a bargain # act: refuse # target: iz]
    “No,” says Iz, after a while. “I’m thirteen. Nearly.” The string is pulled off the board, all of it, everyone’s, and goes into the fourth pocket in a ball. You would have preferred to be shouted at. Then there are two prints in front of you with nobody in them; and from a good way off comes a whistle, three notes; it is the one that says where not to step, and it is not for you.
    ~ set("account_settled", true)
    ~ set("iz_refused", true)
    ~ change_opinion("iz", -20, "You said that a child could not hold you to it.")
    ~ leaves("iz")
    -> DONE

=== what_the_canteen_said ===
# at: the-patience
# with: ansa
# when: knows.mule_has_stood_in_water && !flag.mule_told
# urgency: 6
# word: Ansa Quill has heard that you stopped by the mule, and asks you in at the Patience to say what you made of her legs.
# question: plea
“You were seen with that mule,” says Ansa. She has come out from behind the bar to say it, and that she never does; she is wiping a table which has nobody at it. {knows("ansa sent brandt and oyelaran"): “You know who sent them,” she says. “I look at her every morning, and she looks at me.”|“I sent them,” she says. “Brandt and Oyelaran. The Company wrote, and I picked the two with a bit of sense. I look at her every morning, and she looks at me.”} # speaker: ansa
~ learn("ansa sent brandt and oyelaran")
“If you know something,” says Ansa, “you’d not just have it, and sit there and eat. Would you?” # speaker: ansa
 * [Tell her about the line on the legs, how level it is # act: tell # target: ansa # fact: the mule has stood in water]
    She asks you how high. You show her, on the leg of the table. She looks at your hand for so long that you leave it there. “That’s nothing,” says Ansa. “That’s a paddle. Brandt’s six foot.” And then she says it again, louder, to the room: Brandt’s six foot; and people look up, and you see it go along the high side from one to the next, what he would have to be standing in for that to matter.
    ~ tell("ansa", "the mule has stood in water")
    ~ set("mule_told", true)
    ~ set("ansa_knows_water", true)
    ~ change_opinion("ansa", 14, "You told her what the mule had stood in.")
    -> DONE
 * { has("canteen marked O") } [Give her Oyelaran’s canteen, and let her taste it # act: give # target: ansa # item: canteen marked O]
    She pulls the cork with her teeth. You watch her face, which has tasted everything that can be poured; it goes quite smooth, like a child’s. “He’d tipped his own out,” says Ansa slowly. “To make room. He’d found it and he thought, I’ll take her some.” She hangs it on the nail with her keys. “That’s not a dead man’s trick,” she says. “That’s a man who’s late.”
    ~ lose("canteen marked O")
    ~ tell("ansa", "the mule has stood in water")
    ~ set("mule_told", true)
    ~ set("ansa_knows_water", true)
    ~ change_opinion("ansa", 20, "You brought her Oyelaran’s canteen.")
    -> DONE
 * [Say that a mule cannot be questioned # act: refuse # target: ansa]
    “No,” says Ansa. “She’s the only one of us that’s been asked nothing.” She turns the cloth over, and does the other half of the table. You eat what she has put before you. It is a large plate; she has never let anybody go hungry, and it does not appear that she is going to begin with you.
    ~ set("mule_told", true)
    ~ change_opinion("ansa", -8, "You knew something, and ate.")
    -> DONE

=== eight_years_of_suppers ===
# at: tide-office
# with: teodor
# when: scene < 28 && teodor.trust > 4 && scene >= 7 && !flag.bill_asked
# urgency: 3
# question: plea
There is a parcel on the desk, tied both ways, with the sum on the outside in pencil. “It is for Ansa,” says Teodor. “It is eight years of suppers at the Patience; I have rounded nothing. She has never sent up the bill, you see. I have sat there under the chart every evening and waited for it, and one cannot ask.” He moves the parcel until it is square to the edge. “I should like it to be settled by Friday. I find that I do not wish to be in debt, on Friday. Would you take it?” # speaker: teodor
 * [Take the parcel # act: promise # target: teodor]
    It is heavier than it looks; it is in pennies. He sees you to the top of the stair. “If she should say that it is nothing,” says Teodor, “please tell her that I have never in my life been able to write that down,” and then he hears what he has said, and goes in again rather quickly to his cat.
    ~ gain("parcel of pennies")
    ~ set("bill_asked", true)
    ~ promise("teodor", "carry eight years of suppers to Ansa")
    ~ change_opinion("teodor", 10, "You took the parcel.")
    -> DONE
 * [Tell him to take it himself, and ask for the bill # act: persuade # target: teodor]
    “Aloud?” says Teodor. He practises it. He says it to the cat, and to the clock. In the end he puts on the good coat, and you see him go down the stair and across, with the parcel held out in front of him, like a man carrying a lit lamp through straw; and you see him reach the steps of the Patience, and stop, and read the notice about wiping one’s feet from beginning to end.
    ~ set("bill_asked", true)
    ~ set("teodor_went_himself", true)
    ~ change_opinion("teodor", 12, "You told him to ask for the bill.")
    ~ change_opinion("ansa", 6, "Teodor Pell came in and asked for his bill. Aloud.")
    -> DONE
 * [Ask what is to happen on Friday # act: ask # target: teodor]
    “The cart goes,” says Teodor. He has answered so quickly that it can only be one of several things. He looks at the sill of the door, which is level with the Quay, and then he bends, and lays his hand on it, flat, as one feels whether a loaf is done. “One likes to leave things straight. In case of weather.” The parcel is still between you, and he moves it one inch nearer to your side.
    ~ set("bill_asked", true)
    ~ learn("teodor expects something on friday")
    -> one_inch_nearer

= one_inch_nearer
# question: plea
 * [Take it, and ask nothing more # act: promise # target: teodor]
    It is in pennies, and as heavy as a small child. “Thank you,” says Teodor. “She will say that it is nothing. Please do not let her; I know what nothing looks like,” and he holds the door for the parcel, and then, as an afterthought, for you.
    ~ gain("parcel of pennies")
    ~ promise("teodor", "carry eight years of suppers to Ansa")
    ~ change_opinion("teodor", 10, "You took the parcel.")
    -> DONE
 * [Take it across to the Patience at once # act: go # target: the-patience]
    He watches you down the stair. It is all pennies, and at every step it says so. You carry it down the lane and along the wall in both arms, and people stand aside for it who do not stand aside for the Board; and at the top of the inn’s steps you have to ring with your elbow.
    ~ gain("parcel of pennies")
    ~ change_opinion("teodor", 12, "You took the parcel across at once.")
    ~ go("the-patience")
    -> in_pennies
 * [Push it back to him; debts keep # act: refuse # target: teodor]
    “They do,” says Teodor. “I have been keeping this one.” He undoes the string and does it up again with the knot on the other side, which takes some time, and seems to be meant as a reply. Then he puts it in the tray marked Outgoing, where nothing has ever been.
    ~ change_opinion("teodor", -4, "You would not take the parcel.")
    -> DONE

=== in_pennies ===
# at: the-patience
# with: ansa
# when: has.parcel_of_pennies && !flag.bill_paid
# urgency: 6
# word: Ansa Quill has seen you go by with a parcel that is tied as only one person in Dry Harbour ties them, and asks you in at the Patience.
# question: find
Ansa has untied the parcel on the bar before you have said who it is from; she knows the knot. There are four hundred and some rolls in it, each in a strip of blank tide table, with a date. “Oh, the daft man,” she says. “There’s a Tuesday here I gave him the burnt bit.” She has not touched them. Behind her a slate hangs with its face to the wall. # speaker: ansa
“I can’t take this,” says Ansa. “If I take it he’s paid. And then what’d he come for?” # speaker: ansa
 * [Say that he would come for the company # act: tell # target: ansa # item: parcel of pennies]
    “His?” says Ansa. “He sits under the chart. He’s never said a thing but thank you and good night.” It goes quiet. She turns the slate round; there is nothing on it, there has never been anything on it, and she looks at that, and then she takes the chalk and writes, rather small: T. Pell, owed one supper, by the house.
    ~ lose("parcel of pennies")
    ~ set("bill_paid", true)
    ~ set("teodor_welcome", true)
    ~ change_opinion("ansa", 12, "You told her what he comes for.")
    ~ change_opinion("teodor", 14, "There is a slate at the Patience on which you are owed a supper.")
    -> DONE
 * [Tell her that he wants to be straight by Friday # act: tell # target: ansa]
    “What’s he know about Friday?” says Ansa. She says it to the pennies. You see her add it to something else that she has. She picks up one roll, out of all of them, and puts it in the till, and ties the string again round the rest. “Tell him that I’ll have it a week at a time,” says Ansa. “Tell him it’ll take four hundred weeks. He’s to be there.”
    ~ lose("parcel of pennies")
    ~ set("bill_paid", true)
    ~ change_opinion("ansa", 6, "You brought Teodor’s pennies.")
    ~ change_opinion("teodor", 10, "She will have it a week at a time.")
    -> DONE
 * [Take it for the Company, since she is its agent # act: accuse # target: ansa]
    “So I am,” says Ansa. She enters it. It takes up nine lines of the wage book, and she does every one of them in full: received of T. Pell. When she has blotted the last she chains the book. “There,” she says. “Now he’s had nothing from me in eight years but what he paid for. I’d give you a receipt, only I’ve run out of lines.”
    ~ lose("parcel of pennies")
    ~ set("bill_paid", true)
    ~ change_opinion("ansa", -14, "You had Teodor’s pennies entered for the Company.")
    ~ change_opinion("teodor", -8, "She entered it for the Company. You stood by.")
    -> DONE

=== by_law_a_port ===
# at: tide-office
# with: teodor
# when: (has.receipt_for_harbour_tax \|\| knows.by_law_this_is_a_port) && flag.water == "rising" && !flag.port_argued
# urgency: 5
# question: offer
Teodor has the bye-laws open on his knees, under the cat. “I have been looking,” he says, “to see whether I am obliged to tell anyone. It seems that I am. It seems that I have been for three weeks.” He turns the book round to you, and puts one inky finger under a line. In a port, it says, the clerk of the tides shall make known the rise of any water to the officer of the Board. # speaker: teodor
“It only says in a port,” says Teodor. “I did hope that we might not be one.” # speaker: teodor
 * { has("receipt for harbour tax") } [Lay down your receipt for harbour tax # act: show # target: teodor # item: receipt for harbour tax]
    He reads it from the steamer to the signature. Vessel, five foot six. “Oh dear,” says Teodor. He gets up, he puts the cat down, he puts on his good coat and does up all the buttons. “Then I have the honour to make known to you,” he says, and his voice goes up like a kettle, “that it is rising.” He has to sit down again. But it is law now; it has been said by an officer to an officer, and you can both hear it in the room.
    ~ set("port_argued", true)
    ~ set("made_known", true)
    ~ change_opinion("teodor", 18, "You showed him that it is a port.")
    -> DONE
 * [Tell him that a port has a right to be told # act: persuade # target: teodor # fact: by law this is a port]
    “A right,” says Teodor. He tries that, as one tries a step. “I had thought of it as something that I should be blamed for.” He does not shut the book again. He leaves it open on the desk with the line marked; and the next time that the figure is said aloud there are two people on the stair who had only been passing, and have stopped.
    ~ set("port_argued", true)
    ~ set("made_known", true)
    ~ change_opinion("teodor", 10, "You told him that the town has a right to it.")
    -> DONE
 * [Say that on Saturday it will be Company ground # act: refuse # target: teodor]
    “Yes,” says Teodor. “That would be a way out.” He looks at it. You have seldom seen anybody look so honestly at a way out. “It is only that it would still be so,” he says, “and I should have been the one with the rod.”
    ~ set("port_argued", true)
    ~ change_opinion("teodor", -6, "You offered him a way out.")
    -> DONE

=== berth_sixty_one ===
# at: the-patience
# with: ansa
# when: flag.town == "aboard" && !flag.berth_asked && (world.time == "evening" \|\| world.time == "night")
# urgency: 5
# question: demand
There are people asleep along the whole of the high side with their boots on and a blanket each. Ansa steps over them with a lamp. { flag("tickets_stamped"): The old couple from the wall have their two tickets pinned to the bunk above their heads, with the stamp outward.|Somebody has hung up a mantel clock where a barometer would be.} “That’s sixty,” she says in a whisper; you had not known that she had one. “And you. I’ve you down at ten stone with the bag. Are you cargo or are you crew?” # speaker: ansa
“Because if you’re going up that hill on Friday with your bit of paper,” says Ansa, “I’ll want the berth.” # speaker: ansa
 * [Say: crew # act: promise # target: ansa]
    “Then you’re on the pumps,” says Ansa. She gives you the handle of one; it has been hung behind the door, you now see, as an umbrella. You spend what is left of the night learning to take it apart in the dark. It is the first thing that you have been taught in this town for which nobody has charged.
    ~ set("berth_asked", true)
    ~ set("crew", true)
    ~ promise("ansa", "be at the pumps on Friday")
    ~ change_opinion("ansa", 14, "You said: crew.")
    -> DONE
 * { knows("ansa sent brandt and oyelaran") or flag("mule_told") } [Tell her to give the berth to the mule’s two men # act: give # target: ansa]
    “Brandt and Oyelaran,” says Ansa. “They’re on it. They were always on it. They’re three and four.” She holds the lamp so that it does not shine on her. “But it’s a thing to say,” she tells you. “I’ll put you on the ladder. You’ll be wet, but you’ll be on.”
    ~ set("berth_asked", true)
    ~ change_opinion("ansa", 10, "You would have given up the berth.")
    -> DONE
 * [Say that you will be going up the hill # act: refuse # target: ansa]
    She nods. She has a stub of chalk, and she makes a very small correction on the beam. “That’s honest,” says Ansa. “There’s a {flag("cabin_one_given"):girl of eight|boy of nine} stone I’d had to leave off.” You had not thought that you would mind.
    ~ set("berth_asked", true)
    ~ set("going_up_the_hill", true)
    ~ change_opinion("ansa", -4, "You will be going up the hill.")
    -> DONE

=== the_second_cushion ===
# at: tide-office
# with: teodor
# when: scene < 28 && knows.something_lives_in_the_well && flag.reasons_read && !flag.said_nought && !flag.shrimp_named
# urgency: 3
# question: offer
In Teodor’s second cup{not flag("cup_turned"):, the one that was washed and never used}, something with a great many legs is going round and round backwards{not flag("shrimp"):, which the cat brought up out of the well in the end}. Teodor has given it a pebble. “I have entered it under Vessels,” he says. “It was that or Livestock. It arrived by water, you see, under its own power; I have looked up the definition.” He has a pen in his hand, a real one, with ink. “There is a column for the name. I have done the draught.” # speaker: teodor
 * [Name it Patience # act: answer # target: teodor]
    “There is a Patience,” says Teodor. “Of this port. It would be a duplication.” He thinks. “But then, that one has not moved,” he says; and writes it in, and looks up at the window, at three bare masts and washing, with his lips parted like a man who has just heard somebody else’s step on the stair.
    ~ set("shrimp_named", true)
    ~ change_opinion("teodor", 10, "You named it.")
    ~ change_opinion("ansa", 4, "There is a shrimp called after the house.")
    -> DONE
 * [Ask what he has put for the draught # act: ask # target: teodor]
    “An eighth of an inch,” says Teodor at once, “standing.” It is the first figure which you have heard him say as one says a thing one is pleased with. He shows it the window. He shows it, from a distance, the cat.
    ~ set("shrimp_named", true)
    ~ learn("the figure is not nought")
    ~ change_opinion("teodor", 8, "You asked about its draught.")
    -> DONE
 * [Tell him to put it back before somebody sees it # act: warn # target: teodor]
    “Yes, of course,” says Teodor. He lets it down himself, in the cup, on the plumb line, a foot at a time. The column is ruled through. You did not think that anything could make so small a difference to a room.
    ~ set("shrimp_named", true)
    ~ change_opinion("teodor", -8, "You had it put back.")
    -> DONE
