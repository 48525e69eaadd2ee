// What the town puts before an inspector, day by day.

=== harbour_tax ===
# at: the-quay
# when: scene < 26 && scene >= 2 && !flag.tax_settled
# time: dawn, morning, noon, afternoon
# urgency: 4
# question: demand
An old man in a cap with an anchor on it has come along the wall with a tin, and the tin is held out before you have seen him. “Harbour tax,” he says. “Penny a foot.” He looks you up and down. “I’d put you at five and a half, loaded.”
It is painted on the tin: Port of Dry Harbour. He has collected, he says, from every inspector in thirty-eight years; there have been three before you, and all of them disputed it.
 * [Pay him, and ask for a receipt # act: trade]
    He has a book of them. They are printed with a picture of a steamer, and he wets the pencil and fills in the whole of it: vessel, five foot six; cargo, one order; from, inland. “Keep that by you,” says the old man. “That says you’ve come into a port. It says so at the top.” And he goes off along the wall with his tin, to see whether anybody else has come in.
    ~ gain("receipt for harbour tax")
    ~ set("tax_settled", true)
    ~ learn("by law this is a port")
    -> DONE
 * [Point out that there is no harbour # act: refuse]
    “That’s what it’s for,” says the old man. “It’s to keep it up.” He does not press you. But he takes out a slate on a string and writes you down as lying off, and goes on; and from then on, whenever you meet, he touches his cap to you as one does to a ship which may be going to founder.
    ~ set("tax_settled", true)
    ~ set("tax_refused", true)
    ~ learn("by law this is a port")
    -> DONE
 * [Ask who told him to go on collecting it # act: ask]
    “Nobody told me to stop,” he says. “There’s a form for it, I believe. They never sent the form.” He looks along the mole, to the end of it, and shakes the tin a little, as you might to hear whether there is somebody in. “She says the same, out there. We’ve the same position, she and I. Only hers goes round.” The tin comes back to you. It has not been forgotten.
    ~ set("tax_settled", true)
    ~ learn("by law this is a port")
    ~ change_opinion("orsolya", 4, "You asked after the harbour tax, and listened to the answer.")
    -> five_and_a_half

= five_and_a_half
# question: demand
 * [Pay him for five and a half feet # act: trade]
    It makes a very small noise in the tin, and by the sound it is in there with one other. He writes you a receipt with a picture of a steamer on it: vessel, five foot six; cargo, one order. “That’s you moored,” says the old man, and goes off along the wall in a kind of march.
    ~ gain("receipt for harbour tax")
    -> DONE
 * [Promise to look for the form, when you are home # act: promise]
    “It’ll be grey,” says the old man. “The one for the pilot was grey.” He thinks it over, with the tin held against his chest. “No,” he says, “you’d best not find it. I’d only have to stop.” He lets you off the penny a foot, as one officer does another, and goes to collect from a bollard.
    ~ set("form_looked_for", true)
    ~ change_opinion("orsolya", 4, "You offered to look for the form, and were asked not to.")
    -> DONE
 * [Ask who it is that says the same # act: ask]
    “Orsolya Venn,” says the old man. “Keeps the Light. I’ve been going to go along there and tell her that I’m for her, thirty-eight years, only there’s the steps.” He shakes the tin once more in that direction, and makes a note upon his slate that you are owing, and goes his way along the wall.
    ~ set("tax_refused", true)
    ~ learn("the man with the harbour tax is for orsolya")
    -> DONE

=== the_fence ===
# at: the-quay
# when: scene < 26 && scene >= 4 && !flag.fence_seen
# time: dawn, morning, noon, afternoon
# urgency: 3
# question: demand
Two men of the Company’s are going along the edge of the wall with a chain and a bundle of white pegs. Every twenty yards one of them drops a peg on its string down the forty feet, and the other marks it on a map. It is for a fence. So long as the light burns, he explains, all that out there is sea by law, and the sea cannot be fenced; but from Saturday it can. He would be obliged if the inspector would hold the end of the chain; his mate has been sent to find out why the last peg will not stand up.
Down on the salt the mate pushes it in with both hands, and takes them away, and it leans over slowly, like somebody falling asleep in company.
 * [Hold the chain for them # act: help]
    It is a good chain. You hold it for the length of the Quay, and at every twenty yards a voice below you says, “Soft.” The man with the pencil writes down a tick each time. “There’s no column for soft,” he says. When you give him back his end you see that it has left a line of wet across your palm.
    ~ set("fence_seen", true)
    ~ set("held_the_chain", true)
    ~ learn("the pegs will not stand")
    ~ change_opinion("teodor", -4, "You held the chain for the Company.")
    -> DONE
 * [Ask to see what it says on the map # act: read]
    On the map the wall is a black line, and everything beyond it is white, and has the Company’s name across it in letters the size of parishes. There is a date in the corner, and it is Saturday’s. “Printed in the spring,” the man says, when you ask. He hears it himself. “Well, they’d have to order ahead.”
    ~ set("fence_seen", true)
    ~ learn("the company printed its map in the spring")
    ~ change_opinion("ansa", 2, "You read the Company’s map.")
    -> DONE
 * [Tell them the ground is sea while the light burns # act: refuse]
    The two of them look at each other, and then out along the mole. It is plain that they had both been told that and hoped that nobody else had. “Until Friday,” says the one with the pencil; but he lets the chain run out of his hand, and they sit down on the wall to have their bread. There they still are, later, not looking at the peg.
    ~ set("fence_seen", true)
    ~ set("fence_stopped", true)
    ~ change_opinion("orsolya", 8, "You stopped the Company’s chain.")
    ~ change_opinion("ansa", -3, "You stopped the Company’s chain.")
    -> DONE

=== the_mule ===
# at: the-quay, the-pan
# when: scene < 26 && scene >= 5 && !flag.mule_seen
# urgency: 3
# question: mystery
A mule is standing in the middle of everybody’s way with no rope on her, and people go round her without looking, as one goes round a well; three rakers, who have sat down close by to eat, have their backs to her. She belongs to the Company. She went out on the Pan with two men, Brandt and Oyelaran, a fortnight ago, to see who was burning oil there; and she came home.
Now that you are close you can see her legs. There is a line on all four of them, a little under the knee, perfectly level. Below it the hair is a different colour. She turns her head, and gives you a long considering look, and then gives the same look to the white.
 * [Follow her, and see where she wants to go # act: follow]
    She goes down to where the salt begins, and a good way along it, and stops; and there she puts out one hoof, like a lady with a stair, and feels, and takes it back. She does that four times. She is showing you. When you have understood it she lets out a breath, and comes home behind you with her chin nearly on your shoulder.
    ~ set("mule_seen", true)
    ~ learn("the mule has stood in water")
    ~ set("mule_followed", true)
    ~ change_opinion("iz", 6, "You asked the mule.")
    -> DONE
 * [Call the rakers over to see the line # act: show]
    They come, because you are the Board. They stand with their hands behind them. “That’s sweat,” says one at last. “That’s level sweat,” says another. Nobody laughs, and somebody takes off his neckcloth and wipes her down, all four legs, up to the line and then over it, until there is nothing to see.
    ~ set("mule_seen", true)
    ~ learn("the mule has stood in water")
    ~ set("rakers_shown_mule", true)
    -> DONE
 * [Look through what she still has on her back # act: search # modifier: 1]
    { check():
        - "failure":
            She has been looked through before, and by people she knew. You are moved off with one hip, quite slowly, into a heap of salt; it is number forty-one, and has to be raked again.
        - else:
            There are two bedrolls, dry, and a bag of oats, and a canteen with an O burned in it, for Oyelaran. The canteen is full. You pull the cork and smell it, and put your finger in it, and taste; and then you put the cork back and stand there. It is not the water that they went out with. It is salt.
            ~ set("mule_seen", true)
            ~ learn("the mule has stood in water")
            -> the_canteen
    }
    ~ set("mule_seen", true)
    ~ learn("the mule has stood in water")
    -> DONE

= the_canteen
# question: find
 * [Take it for whoever sent them out # act: take]
    The strap has worn to the shape of another person’s shoulder. The mule watches you put it on. She does not object; she only moves round until she is standing on that side of you, and there she stays as long as you do.
    ~ gain("canteen marked O")
    -> DONE
 * [Wet a handful of her oats with it # act: try]
    She smells them, and eats them, and looks round for more, like somebody who has got used to the cooking. She has had that before. You cork it and keep it by you; the three rakers get up, one after the other, and find that they have finished eating.
    ~ gain("canteen marked O")
    ~ set("mule_tried", true)
    -> DONE
 * [Hang it back where it was # act: keep]
    You do up the buckle on the hole that it was on. Nobody has seen you, in a place where everybody sees; the rakers’ backs are as broad as doors. The mule lets out her breath and goes on looking at the white.
    ~ set("canteen_left", true)
    ~ change_opinion("ansa", 2, "You left the mule’s load as you found it.")
    -> DONE

=== two_for_the_ferry ===
# at: the-quay
# when: scene < 26 && scene >= 5 && has.stamp_of_the_board_of_lights && !flag.tickets_settled
# time: dusk, evening
# urgency: 4
# question: plea
An old couple who walk the wall of an evening, arm in arm, have stopped in front of you. He takes off his hat and feels in the lining. They have two tickets for the ferry. They were his grandmother’s; they are quite good, only they were never used, and there is a place in the corner where they ought to have been stamped by someone in authority.
“We’d not want to be turned back,” says the old woman. “Not at the steps. Not in front of people.” It would be a Friday boat, he explains. It always was a Friday.
 * [Take out the stamp of the Board, and stamp them # act: help]
    You do it on the top of a bollard. Board of Lights, it says, twice, across a steamer with its paddles going. They look at it for some time, each at the other’s. “There,” says the old man. “Now it’s only a matter of the water,” and he puts his hat on, and offers her his arm, and they go off along the wall at quite another pace.
    ~ set("tickets_settled", true)
    ~ set("tickets_stamped", true)
    ~ learn("the tickets for the ferry are stamped")
    ~ change_opinion("ansa", 8, "You stamped the old people’s tickets.")
    ~ change_opinion("teodor", 4, "You stamped the old people’s tickets.")
    -> DONE
 * [Say gently that there is no ferry # act: tell]
    “No,” says the old woman, just as gently. “We know there isn’t one now, dear.” She pats your sleeve, and salt comes out of it. They do not walk on. They go and sit down by the steps where it used to land, side by side, on the dry stone, and she takes off one shoe.
    ~ set("tickets_settled", true)
    ~ set("tickets_refused", true)
    -> DONE
 * [Ask why they want them stamped this week # act: ask]
    They look at each other. “Her knee,” says the old man. “It’s never been wrong. It was my mother’s knee, in a manner of speaking; she’d the same.” “It’s low in the joint,” says the old woman. “It’s how they all said it was, the other way about. Going out, it was high.” And both of them look at your bag, where the stamp is.
    ~ set("tickets_settled", true)
    ~ learn("the old people feel it coming")
    ~ change_opinion("ansa", 3, "You asked after a knee.")
    -> low_in_the_joint

= low_in_the_joint
# question: plea
 * [Stamp them, on the word of the knee # act: help]
    You do it on his hat, for want of a table. It comes out a little faint on hers, and you do hers again. “There,” says the old woman. “That’s two crossings.” She walks off between the pair of you as far as the crane, hardly leaning, and there they say good evening and go home to look at them by a lamp.
    ~ set("tickets_stamped", true)
    ~ learn("the tickets for the ferry are stamped")
    ~ change_opinion("ansa", 8, "You stamped the old people’s tickets.")
    ~ change_opinion("teodor", 4, "You stamped the old people’s tickets.")
    -> DONE
 * [Say that the Board has nothing to do with ferries # act: refuse]
    “No, no,” says the old man. “It’s lights, with you.” The tickets go back into the lining, one at a time. He gives her his arm. “We’ll stand at the side, then,” you hear her say, further along the wall, “and if there’s room they’ll wave.”
    ~ set("tickets_refused", true)
    -> DONE

=== shoes_on_the_steps ===
# at: the-quay
# when: scene >= 9 && flag.links_seen && scene >= flag.links_at + 4 && !flag.shoes_on_steps
# time: dawn, morning, noon, afternoon
# urgency: 4
# question: find
On the top of the harbour steps stand a pair of boots, side by side, with the laces tucked in. In the left are two keys. In the right is the bread money, with a stone on it. There is black paint on both the toecaps.
About one a year goes, people say, and they are always calm about it; and nobody follows. A good way out already, on the white, a man is walking with a pot in his hand. {flag("looked_away"): “Obliged,” he told you, when you let him paint the chain.|{flag("links_shown"): The last time that you saw him he had sat down on that pot.|It is the man who was painting the chain of the crane; he said that half of it was for not talking.}} All along the wall people have remembered something to do indoors.
 * [Go down after him # act: follow # costs: It is not done.]
    You catch him up at the first of the broom handles that mark the road. He is not surprised, he is only embarrassed, as if you had come after him with his hat. “I wanted to see what it was I was painting over,” says the man. “I thought, it can’t only be rust.” You go the last quarter of a mile together. Where the crust turns grey he sets the pot down, and it goes in, quite slowly, up to the rim, and he begins to laugh. He is home before his bread is.
    ~ set("shoes_on_steps", true)
    ~ set("walker_fetched", true)
    ~ learn("the man with the paint pot came home")
    ~ learn("there is water under the crust")
    ~ change_opinion("ansa", 12, "You went down after a walker, and brought him back.")
    ~ change_opinion("orsolya", 8, "You went down after a walker, and brought him back.")
    -> DONE
 * [Ring the crane’s bell until he turns round # act: warn]
    It is a fire bell, and it has never been rung for anything that moved. He turns round. You can see him shade his eyes; and then he stands there, a mile off, with a whole town looking at him, and you understand what the custom is for. He comes back. He does not look at you as he puts on his boots. “I’d have only gone to the buoy,” he says.
    ~ set("shoes_on_steps", true)
    ~ set("walker_shamed", true)
    ~ change_opinion("ansa", -6, "You rang a bell at a walker.")
    -> DONE
 * [Take the bread money to his house # act: help]
    There are three children, and they have been told. The eldest counts it, and gives you back a halfpenny that was over. “Did he say something?” she asks. “They always say something.” You tell her that he said he was obliged; it is true, or somebody said it. He is at the door himself before you are out of the street, with wet feet, being hit by a very small girl.
    ~ set("shoes_on_steps", true)
    ~ set("walker_came_home", true)
    ~ learn("there is water under the crust")
    ~ change_opinion("iz", 6, "You took them the bread money.")
    -> DONE

=== nine_questions ===
# at: the-light
# with: orsolya
# when: scene < 26 && scene >= 3 && !flag.form_filled && !flag.log_reported
# time: dawn, morning, noon, afternoon
# urgency: 4
# question: demand
“You will have a form,” says Orsolya Venn. “The others had a form. I should like to get it over.” She has put on her spectacles for the purpose, and stands beside the lens with her hands folded, like somebody waiting to be measured for a coat. # speaker: orsolya
There are nine questions. Brass, clean or otherwise. Clockwork. Prisms, number of, number cracked. It is all in order, and would be in order in heaven. The eighth is: Vessels passed in the last year. The ninth is: Name of keeper.
 * [Write nought against the vessels, and leave the last line # act: keep # target: orsolya]
    She watches the pen go round, and stop, and lift, and not come down again. “You have missed one,” says Orsolya. You say that you will do it when the ink is better. She takes off her spectacles, and cleans them, and they were clean. “There is toast,” she says. “I do not as a rule make toast for forms.”
    ~ set("form_filled", true)
    ~ set("name_left_blank", true)
    ~ change_opinion("orsolya", 12, "You left the last line of the form.")
    -> DONE
 * [Ask her for the keeper’s name # act: ask # target: orsolya]
    “It is on the board,” says Orsolya, “on the landing. You will have passed it.” You have: fourteen in gold leaf, and the fifteenth in house paint. You write down Matthias Venn. She reads it over your arm. “He would be pleased,” she says. “He never could fill one in.”
    ~ set("form_filled", true)
    ~ set("name_on_form", true)
    ~ learn("the keeper on the books is matthias venn")
    ~ change_opinion("orsolya", 2, "You wrote down the name that is on the board.")
    -> DONE
 * [Read her the one about vessels, and wait # act: accuse # target: orsolya]
    It is so quiet that you can hear the loose pane try its two notes. “I have had this from three of you,” says Orsolya. “You read it very well; the second mumbled. None. There has been none for a hundred and twelve years. I light it for the one after that.”
    ~ set("form_filled", true)
    ~ change_opinion("orsolya", -8, "You read her the question about vessels.")
    -> DONE

=== the_lowest_step ===
# at: the-light
# with: orsolya
# when: scene < 26 && scene >= 4 && !flag.toast_seen && !flag.sextant_given
# time: dawn, morning
# urgency: 4
# question: find
On the lowest step of the stair, inside the door of the Light, lies a slice of toast on a clean rag, with the crusts cut off. Nobody has dropped it. Beside it in the dust are the prints of two bare feet, small, which come up to the step, and wait, and go away again down the goat path.
Overhead, a long way up, Orsolya is telling the brass what she thinks of it.
 * [Leave it, and step over # act: leave]
    You take the step in one, with your hand on the wall. When you come down again the rag has been folded in four and there is a button on it. It is bone, and has a number scratched on the back. You leave that too.
    ~ set("toast_seen", true)
    ~ change_opinion("iz", 8, "You stepped over it.")
    ~ change_opinion("orsolya", 4, "You stepped over it.")
    -> DONE
 * [Carry it up, and tell her that it has been forgotten # act: tell # target: orsolya]
    “It has not,” says Orsolya. She takes it from you and goes all the way down with it, with those knees, and puts it back on the rag; and stays below for some time. You have the lens to yourself. “There are things in this town,” she says, when she has got her breath, “that are only possible so long as nobody has seen them.”
    ~ set("toast_seen", true)
    ~ learn("orsolya leaves toast for iz")
    ~ change_opinion("orsolya", -6, "You carried the toast upstairs.")
    -> DONE
 * [Wait out of sight to see who comes # act: hide]
    It is Iz. You knew that it would be, from the feet. Iz sits down on the step with the whole of the Pan in front, and eats it in very small bites, with both eyes shut; and then says, to the stair and nobody, “It’s better with the crusts.” You stay behind the door until long after there is anybody to hide from.
    ~ set("toast_seen", true)
    ~ learn("orsolya leaves toast for iz")
    -> DONE

=== the_cork ===
# at: the-light
# with: orsolya
# when: scene < 26 && scene >= 6 && orsolya.trust > 0 && !flag.cork_settled && !flag.reconciled
# urgency: 4
# question: secret
There is a speaking tube in the floor of the lamp room, and its mouth has been stopped with a cork. Orsolya has seen you read what is burned into the cork: The Patience. “It was a good bottle,” she says. “We had it up here, the two of us, for my fiftieth. Ansa carried it along the mole, under her apron.” # speaker: orsolya
“And then in front of the whole of her bar she called it a waste of oil. The lamp. She was laughing. I dare say that she does not remember.” She puts her thumb on the cork and tries whether it is tight. “I stopped it so as not to hear the door. In case it was somebody to say sorry. You will think that foolish.” # speaker: orsolya
 * [Take the cork out, and give it to her # act: help # target: orsolya]
    It comes out with the sound that it made the first time. You both listen. Far down there are a clock, and a drip, and then the wind in the door, which stands open as it always has. “No,” says Orsolya. “Well, it is eleven years.” But she does not put it back. She sets it on the sill, upright, like a very small keeper.
    ~ set("cork_settled", true)
    ~ set("cork_out", true)
    ~ learn("orsolya waits for ansa to say sorry")
    ~ change_opinion("orsolya", 12, "You took out the cork.")
    -> DONE
 * [Ask if you may tell Ansa that # act: ask # target: orsolya]
    “You may not,” says Orsolya. She winds something that does not need it. “You may say that I still have the cork,” she tells you with her back turned. “That is a fact. Anybody may be told a fact.”
    ~ set("cork_settled", true)
    ~ set("cork_message", true)
    ~ learn("orsolya waits for ansa to say sorry")
    ~ promise_to("orsolya", "tell Ansa that she still has the cork", "tell", "ansa", "orsolya waits for ansa to say sorry")
    ~ change_opinion("orsolya", 8, "You asked before you carried it.")
    -> DONE
 * [Say that it was, in fact, a waste of oil # act: accuse # target: orsolya]
    “Yes,” says Orsolya. “I had thought of that. It was not what was said.” She wipes the brass round the cork, where you had your hand. There is no more conversation, and you cannot find that she has been at all rude.
    ~ set("cork_settled", true)
    ~ learn("orsolya waits for ansa to say sorry")
    ~ change_opinion("orsolya", -12, "You told her that it was a waste of oil.")
    -> DONE

=== four_hours ===
# at: the-light
# with: orsolya
# when: knows.second_light && orsolya.trust > 6 && !flag.watch_kept && (world.time == "evening" \|\| world.time == "night")
# urgency: 6
# word: People on the Quay say that Orsolya Venn has not been to bed since yesterday, and that somebody ought to go up to the Light and take a turn at the clockwork.
# question: plea
The clockwork of the lamp wants winding every four hours. Orsolya has done it at eight and at midnight, and at four, for so long that she does it now with her eyes shut; and tonight, you see, they are shut already. She is holding on to the crank as one holds on to a rail. “I am quite awake,” she says. “I was thinking of the wall.” # speaker: orsolya
In the next room is a cot that is made up as a ship’s is. She has not so much as looked at it. She is looking at you, with one eye, as though you had offered to carry something breakable.
 * [Take the crank, and send her to lie down # act: help # target: orsolya]
    “Forty turns,” says Orsolya. “Not forty-one.” She is asleep before the door is shut. So you have it to yourself: the glass going round, and the moths, and the whole dark; and at eleven minutes past, low down, short, long, short. Nobody else alive is looking at it. You could cover the lamp with your hat, once, and once long, and once more. You have the hat in your hand.
    ~ set("watch_kept", true)
    ~ change_opinion("orsolya", 16, "You wound the clockwork, and let her sleep.")
    -> the_hat
 * [Wind it with her, and keep her talking # act: comfort # target: orsolya]
    She does you the gulls. There are six calls, and she does them under her breath, so as not to raise anybody’s hopes; there is one for food and one for weather, and one that they only gave, she says, when there was a sail. It gets to be light. You find that you know the difference.
    ~ set("watch_kept", true)
    ~ set("knows_the_gulls", true)
    ~ change_opinion("orsolya", 12, "You kept her talking until it was light.")
    ~ pass("until dawn")
    -> DONE
 * [Tell her that nobody would know if it stopped # act: refuse # target: orsolya]
    “Three hundred rakers would wake,” says Orsolya, “and lie there, and not know why.” She is as awake as you have ever seen her. She gives it its forty turns, and for good measure counts them aloud. “And I should know. That is generally held to be somebody.”
    ~ set("watch_kept", true)
    ~ change_opinion("orsolya", -8, "You said that nobody would know if it stopped.")
    -> DONE

= the_hat
# question: decision
The other light has shown, and gone. There is time before the beam comes round.
 * [Answer it # act: use]
    Short, long, short, with a felt hat that has been rained on in better places. You have never done anything so foolish. And it is some while, it is two whole turns of the lens, before the yellow opens again; it is not at eleven minutes past anything. It goes short, long, short. Then it goes short, short, short, like somebody jumping up and down.
    ~ set("answered_the_light", true)
    ~ learn("the second light answers")
    ~ change_opinion("iz", 4, "Somebody made the lamp blink.")
    ~ pass("3 hours")
    -> DONE
 * [Write down what you saw, and leave the answer to her # act: keep]
    There is a log on the slope by the window. You write the hour, and under it: seen. It is her light; whoever it is out there has not been putting on his boots every night for an inspector. When she gets up she reads the line, and looks at the hat, and at you. “You thought of it,” says Orsolya. “I can see where you stood.”
    ~ set("left_it_to_her", true)
    ~ change_opinion("orsolya", 8, "You left the answer to her.")
    ~ pass("3 hours")
    -> DONE

=== what_neap_brought ===
# at: tide-office
# with: teodor
# when: scene < 26 && scene >= 4 && !flag.neap_fetched
# urgency: 4
# question: plea
The tray marked Incoming, where the cat sleeps, is empty. Teodor is on his knees at the edge of the well, in the middle of the floor, with his arms down it as far as they go, and beside him a lamp and the plumb line. “She has got out on to the float,” he says. “She has never wished to before. I am so sorry. Would you hold my legs?” # speaker: teodor
Out of sixty feet of dark come two green eyes. The cat Neap is crouched on the brass as cats crouch at a hole in a skirting, with her chin out over the edge. She is not frightened. She is listening to something underneath her, and her tail is going.
 * [Hold his legs # act: help # target: teodor # modifier: 1]
    { check():
        - "failure":
            He is a good deal longer than he looks, and you let go of the wrong leg. There is a cry, and a clang. Nobody is hurt; he hangs by his sleeve garters; and the cat, since everyone seems to be coming down, goes up by way of his back. “I had just seen something,” says Teodor, upside down. “It was looking at her.”
            ~ change_opinion("teodor", 6, "You held his legs, or one of them.")
        - else:
            You have him by the ankles, and he has her by the scruff, and you come up all three together like a bucket. Neap has something in her mouth. She puts it down on the eighteen-nineties, in front of both of you, and steps back from it with great modesty. It has a shell and a number of legs, and it is waving.
            ~ set("shrimp", true)
            ~ set("neap_fetched", true)
            ~ learn("something lives in the well")
            ~ change_opinion("teodor", 14, "You held his legs, and all of you came up.")
            -> a_number_of_legs
    }
    ~ set("neap_fetched", true)
    ~ learn("something lives in the well")
    -> DONE
 * [Lower the lamp to her on the plumb line # act: use # target: teodor]
    The light goes down past a hundred and twelve years of stone. At the bottom it stops being a light on stones, and there are two of it. Something small goes across, backwards, between the one lamp and the other. “Ah,” says Teodor, very faintly. The cat puts down one paw, and it comes up dripping, and she looks at it as you would at a telegram.
    ~ set("neap_fetched", true)
    ~ learn("something lives in the well")
    ~ change_opinion("teodor", 8, "You let down the lamp.")
    -> DONE
 * [Tell him to let her hunt # act: refuse # target: teodor]
    “Hunt what?” says Teodor. It is out before he can stop it. He stays as he is, with his cheek on the boards, and you see him not ask it again; and a long way down there is a scuffle, and a small clear splash. He shuts his eyes at the word for it.
    ~ set("neap_fetched", true)
    ~ learn("something lives in the well")
    ~ change_opinion("teodor", -4, "You left the cat on the float.")
    -> DONE

= a_number_of_legs
# question: find
 * [Count the legs for him # act: help # target: teodor]
    You make it ten. He makes it ten and two that he would not like to swear to. “That is not a thing of the dry sort,” says Teodor. He has taken out his handkerchief, and wetted it, from a cup, with his own tea; he lays it over the creature by the corners, and only then do you see that his hands have stopped shaking.
    ~ change_opinion("teodor", 8, "You counted with him.")
    -> DONE
 * { has("bottle of fresh water") } [Offer it some of your fresh water # act: give # target: teodor # item: bottle of fresh water]
    “I fear that it would be the wrong kind,” says Teodor. It is out before he has thought what the right kind would be. He looks at the well, you look at the well, and Neap, who has done her part, begins to wash. “There is salt in the cruet,” he says very quietly; and he measures it, to two places.
    ~ change_opinion("teodor", 10, "You offered it your water.")
    -> DONE
 * [Say what it is: it is a shrimp # act: tell # target: teodor]
    “There is no such heading,” says Teodor. But he repeats it, and it is plain that he likes how short it is. He finds it a saucer. He is on his knees to it for so long, with the magnifying glass that is for the gauge, that in the end you and the cat look out of the window together, so as not to intrude.
    ~ set("said_shrimp", true)
    ~ change_opinion("teodor", 8, "You had a word for it.")
    -> DONE

=== why_each_of_them_left ===
# at: tide-office
# with: teodor
# when: scene < 26 && scene >= 6 && !flag.reasons_read
# urgency: 3
# question: plea
Teodor has a list pressed between two years: every clerk of the Tide Office since the water went, and why each of them left. Eleven have put the same word, thirst. One has put: my wife asked what I did. “One is expected to have it ready,” says Teodor. “One fills it in beforehand, in case. I have been at it all the week.” He has got as far as his own name. # speaker: teodor
“What would you say?” He holds out the pencil by the wrong end, so that you shall not be pricked. “If you had written the same thing twice a day for nineteen years, and then you could not? Is there a word for that?” # speaker: teodor
 * [Write: promoted # act: help # target: teodor]
    “To what?” says Teodor. You say that you do not know yet. He reads it with his head first on one side and then on the other, and a kind of pink comes up from under the collar. “It has two m’s if one is not careful,” he says; and blots it, though it is in pencil.
    ~ set("reasons_read", true)
    ~ change_opinion("teodor", 12, "You wrote him down as promoted.")
    -> DONE
 * [Tell him to leave it blank; he is not leaving # act: persuade # target: teodor]
    He looks at the place after his name. Nobody has ever left one blank. “It would be the thirty-first reason,” he says slowly, “and the only one that was not one.” He puts the list back between its two years, and pushes them together; and goes and winds the clock, with the first firm step that you have heard on that floor.
    ~ set("reasons_read", true)
    ~ set("teodor_stays", true)
    ~ change_opinion("teodor", 14, "You told him that he was not leaving.")
    -> DONE
 * { not knows("the true figure") and not flag("said_nought") } [Ask what it is that he cannot write # act: ask # target: teodor]
    “I should rather you read it off,” says Teodor. He looks at the gauge, in its well, and at once away. “If one says it, you see, then it has been said by the office. I have only been the office for three weeks. Before that I was just somebody who wrote nought.” The pencil is still held out.
    ~ set("reasons_read", true)
    ~ learn("the figure is not nought")
    ~ change_opinion("teodor", 6, "You asked him what he could not write.")
    -> the_wrong_end

= the_wrong_end
# question: plea
 * [Write after his name: still here # act: help # target: teodor]
    “That is not a reason for leaving,” says Teodor. You say no. He reads it several times, moving his lips, like a man who has been handed the right change and does not know what for. Then the list goes back between its two years, and he gives the spine a small push to be sure of it.
    ~ set("teodor_stays", true)
    ~ change_opinion("teodor", 12, "You wrote that he was still here.")
    -> DONE
 * [Go to the gauge, and read it off for him # act: look # target: teodor]
    “At eye level,” says Teodor from behind his hands. You lie down on the boards to do it. There is the nought on the rod, and there, just above it, is a bright ring, where a thumb has been rubbing something out. You tell him what you see, and leave out the number; and he thanks you, and for a time lies down on the boards as well, on the other side, to keep you company.
    ~ learn("there is a bright ring on the rod of the gauge")
    ~ change_opinion("teodor", 8, "You read it off for him.")
    -> DONE
 * [Put the pencil behind his ear # act: comfort # target: teodor]
    It stays there. He does not dare to move his head. “Quite,” says Teodor. “There is no hurry. It is only a form.” You hear him, as he puts the list away, wish each of the other thirty good day by name.
    ~ change_opinion("teodor", 6, "You let him leave it for another day.")
    -> DONE

=== lines_on_the_anchor ===
# at: the-pan
# when: scene < 26 && scene >= 4 && !flag.anchor_read
# urgency: 3
# question: find
Beside the cart road an anchor stands in the salt up to its shoulders. Rakers touch it as they go by. Somebody has been at the shank of it with a nail: a line, and a date, and above it another line, and another date. They are all of this month. They go up.
The nail is there, on a string. Under the last line the iron is dark, and where it enters the ground the salt has gone grey, and gives under your thumb like cheese. Nobody has done today’s.
 * [Scratch today’s line yourself # act: use]
    You have to guess at where; you guess by the dark. It is two fingers above yesterday’s. When you straighten up there are four rakers standing on the road with their rakes grounded, like men who have met a funeral. The last of them, going by, touches the iron where you have marked it, and looks at his glove.
    ~ set("anchor_read", true)
    ~ set("anchor_marked", true)
    ~ learn("the lines on the anchor go up")
    ~ change_opinion("teodor", 8, "There is a line on the anchor for today.")
    -> DONE
 * [Measure the gaps, and write them down # act: read]
    They are not even. The first is the thickness of a page, and the last is the width of a hand; each is larger than the one before it. It is the kind of column that one does not need to add up. You turn over the closing order to have something to write on, and see how much room there is on the back.
    ~ set("anchor_read", true)
    ~ set("gaps_measured", true)
    ~ learn("the lines on the anchor go up")
    -> DONE
 * [Cut the string, and throw the nail away # act: hide]
    It goes a good distance, and makes no sound. You are an inspector; there is an order; it is not for anyone to be frightening people with a nail. The next time you go by there is a new one, on a better string. It has been tied with a great deal of care, at the height of a child.
    ~ set("anchor_read", true)
    ~ set("nail_thrown", true)
    ~ learn("the lines on the anchor go up")
    ~ change_opinion("iz", -8, "You threw away the nail.")
    -> DONE

=== the_empty_places ===
# at: the-patience
# when: scene < 26 && scene >= 4 && !flag.places_seen
# time: dusk, evening, night
# urgency: 4
# question: demand
The only two seats left in the taproom are at the end of the rakers’ table, with a plate before each, and a knife, and a glass turned over. You have put your hand on the back of one. The accordion stops. There are about sixty people in the room, and for the length of one pass of the lamp you can hear all of them not breathing.
“That’s Brandt’s,” says a woman with salt to her elbows. “He’s late.”
 * [Sit down on the floor, with your back to the chair # act: accept]
    It slopes. You put your plate on your knees and hold it level. For some time nobody says anything; and then the woman moves her boots, to make room for yours, and a mug comes down to you from above, hand to hand, all the length of the table. It has been filled a good deal fuller than one fills a mug on a slope.
    ~ set("places_seen", true)
    ~ set("sat_on_floor", true)
    ~ change_opinion("ansa", 10, "You sat down on the floor sooner than in Brandt’s chair.")
    -> DONE
 * [Ask how late # act: ask]
    “A fortnight,” says the woman. She says it as one gives the time. “He’d a mule with him, and Oyelaran. They were to see who’s burning oil out there.” Somebody says that the mule’s back. “The mule,” says the woman, “isn’t owed for a rake,” and turns the glass a very little, so that the chip is to the wall.
    ~ set("places_seen", true)
    ~ learn("brandt and oyelaran have not come back")
    -> DONE
 * [Turn the glass up and fill it, for when he comes # act: give]
    You do both, Brandt’s and the other. Nobody helps you, and nobody stops you. It is beer, and it stands at four degrees, like everything. “Well, that’ll go flat,” says the woman after a time; her voice is not as she would like it. The accordion starts again in the middle of a bar.
    ~ set("places_seen", true)
    ~ set("glasses_filled", true)
    ~ change_opinion("ansa", 6, "You filled the glasses for two who were late.")
    ~ change_opinion("iz", 4, "You filled the glasses for two who were late.")
    -> DONE

=== across_the_bench ===
# at: the-patience
# when: scene < 26 && scene >= 6 && !flag.swim_judged
# time: morning, noon, afternoon
# urgency: 3
# question: demand
The benches of the taproom have been pulled out into a row, and seven children are lying across them on their stomachs, with their arms out, swimming. It is the breaststroke. Somebody’s grandmother is calling it, “and draw, and kick,” from a book that has lost its cover, and the smallest has stopped and is lying there like washing. They are taught it in Dry Harbour, in case.
“You’re from where there’s water,” says the grandmother. “Are they doing it right? You can tell them. They’d believe you.” Seven faces have come round, upside down.
 * [Lie down across a bench, and show them # act: help]
    You have not done it since you were nine, in a river, with a rope round you. It comes back from the knees. “He’s got his mouth shut,” says somebody, “or she has.” So they shut their mouths, all seven of them, and draw, and kick; and the grandmother writes in the margin of the book, with a carpenter’s pencil, after seventy years: mouth shut.
    ~ set("swim_judged", true)
    ~ set("taught_swimming", true)
    ~ change_opinion("ansa", 8, "You showed the children how.")
    ~ change_opinion("iz", 8, "You showed the children how.")
    -> DONE
 * [Say that it is perfect, and that they will never need it # act: deceive]
    “Never’s a long word,” says the grandmother, quite pleasantly, “for a person that’s here till Friday.” The faces turn back. “And draw,” she says. But you have been asked by a professional; you look again; and the smallest one, who had stopped, is going at it as though somebody had let go of the rope.
    ~ set("swim_judged", true)
    -> DONE
 * [Ask why they are having a lesson today # act: ask]
    “It’s every day, since the rope went up in price,” she says. “Three families bought rope. Nobody said what for, so I thought, well.” She licks a finger and turns a page that comes away in her hand. “I’d the list off Ansa, of who’s small. There’s a list. Don’t ask me what it’s a list of.” The faces are still upside down, and waiting.
    ~ set("swim_judged", true)
    ~ learn("ansa keeps a list of the town")
    -> upside_down

= upside_down
# question: demand
 * [Tell the smallest to breathe out under water # act: help]
    It has never been mentioned. They try it, into the bench, all seven, and it makes a noise like soup. “Out,” says the grandmother, “not in,” and writes that down. The smallest looks at you, scarlet, with the whole of a breath inside, to ask if now; and you nod, and out it goes.
    ~ set("taught_swimming", true)
    ~ change_opinion("ansa", 8, "You showed the children how.")
    ~ change_opinion("iz", 6, "You showed the children how.")
    -> DONE
 * [Lie down on the bench, and be shown # act: ask]
    They make room in the middle. Somebody has you by one heel, and somebody by the other, and you are told to kick from the hip, and that you are sinking; they have seen this coming. “This one wants holding,” says the smallest, with great satisfaction, and holds you, by the collar, until the end of the lesson.
    ~ change_opinion("iz", 6, "You lay down across the bench with the children.")
    ~ change_opinion("ansa", 4, "You lay down across the bench with the children.")
    -> DONE
 * [Say that they are doing it very well # act: answer]
    Seven stomachs go back to work. “There,” says the grandmother, “and that’s from where there’s water.” You stay for a length of the bench. They are, as far as you can tell, doing it very well; you only wish that you had not been believed so fast.
    ~ change_opinion("ansa", 3, "You had a good word for the children.")
    -> DONE

=== knocking ===
# at: the-patience
# when: scene < 26 && scene >= 4 && flag.ship != "known" && !flag.knocking_heard
# time: night
# urgency: 4
# question: mystery
It begins when the last glass has been washed, and you have lain down{flag("slate_settled") and not flag("on_the_slate") and not flag("owes_ansa"):, since one cannot go along the mole in the dark, on a bench by the hearth that somebody has put a board to| in a bunk with a board along it}: a knocking from under the floor, wrapped in cloth. Four, and a pause. Four, and a pause. It goes along beneath the floor from one end of the house to the other, and stops under the place where you are lying, and something is scraped. “Timbers,” the accordion player says on his way to bed, without being asked. “Old wood complains.”
It has a limp in it, like a person changing hands.
 * [Knock back on the boards, four # act: talk]
    There is an entire silence. You can hear it hold its breath. Then, after so long that you have lain down again, somebody directly underneath you knocks once, very softly, as one would put a finger to one’s lips.
    ~ set("knocking_heard", true)
    ~ set("knocked_back", true)
    ~ change_opinion("ansa", 6, "You knocked back, and asked no questions in the morning.")
    -> DONE
 * [Feel along the boards for where it comes from # act: search # modifier: 1]
    { check():
        - "failure":
            What you find is the slope. You go down the length of the passage on your hands and knees, gathering speed, and arrive against the pitch barrels with your head. They are empty. They boom like a church. Overhead a door opens, and nobody comes out of it.
        - else:
            There is a place behind the stair where the boards have been lifted so often that the nails are only for show. The air that comes up is warm and black, and smells of pitch. Two rows of it, fresh, go down into the dark on either side of a ladder; whoever did it had small hands, and has worn off the skin of one thumb.
            ~ learn("there is fresh pitch under the patience")
    }
    ~ set("knocking_heard", true)
    -> DONE
 * [Put your coat over your head, and sleep # act: rest]
    You sleep as one does in a ship; that is to say that you dream of one. When you wake there is a second board above the first, which you do not remember anybody putting up. It is against rolling out. It is only four degrees.
    ~ set("knocking_heard", true)
    ~ pass("until dawn")
    -> DONE

=== the_other_end_of_the_rope ===
# beat: beat_011
# at: the-quay
# urgency: 6
# word: A raker mentions, without being asked, that there is a new rope on the lowest of the iron rings on the Quay, and that it is not on account of anything.
# question: mystery
There are iron rings along the wall of the Quay, a yard across, for ships. On the lowest of them, by the head of the harbour steps, is a rope. It is as new as bread, and has been made fast by somebody who was taught; from there it goes along the edge of the wall, under sacking, towards an old ship that leans at the end of it and is the town’s inn: the Patience. Whoever walks over it takes care not to see it.
You put your foot on it, where the sacking has slipped. Nothing happens, and then, a long way off, something that had been leaning leans a little less.
 * [Take hold of the rope, and pull # act: try]
    The ring does not give. What gives is the rope: along the wall it goes slack, yard after yard, as far as the stern of the Patience, and then, yard after yard, it takes up again. It is quite slow. It is like having hold of somebody’s sleeve, and feeling them turn over in their sleep.
    ~ learn("the patience is on a mooring")
    -> DONE
 * [Follow it along the wall, under the sacking # act: follow]
    It is forty fathoms, and there is not a knot in it. At the end is a splice, and a cleat, and the cleat is screwed into the stern of an inn. Somebody has chalked a small mark on the stone where the rope takes the strain, and under that another, a little lower, and a third. It is how one would check, from watch to watch, how hard an inn pulls.
    ~ learn("the patience is on a mooring")
    ~ change_opinion("ansa", 4, "You followed the rope, and left it as it was.")
    -> how_hard_she_pulls
 * [Pull the sacking straight, so that it cannot be seen # act: hide]
    You make a good job of it; you put a stone on the corner. {flag("tax_settled"):The old man with the tin, who has got no further than the next bollard, and|A raker who} has been looking out over the white all this time with great attention, lets out his breath. “That’s in case of weather,” he says, to nobody, and goes on along the wall.
    ~ learn("the patience is on a mooring")
    ~ change_opinion("ansa", 8, "You covered up the rope.")
    -> DONE

= how_hard_she_pulls
# question: mystery
 * [Go aboard, and wipe your feet # act: go # target: the-patience]
    There are steps, with a rope strung beside them for the way home. You go up with one hand on it, and it is quite slack; it is an ordinary rope. At the top a notice asks you to wipe your feet, and beyond the notice the floor goes down to the left by four degrees, and nobody in there seems to have been told.
    ~ go("the-patience")
    { not flag("slate_settled") and flag("ship") != "known": -> the_courtesy }
    -> DONE
 * [Chalk a fourth mark, where the strain comes now # act: help]
    There is a lump of chalk in a crack, where one would leave it. Your mark is lower than the third by the thickness of a finger. You put the chalk back as it lay. On the way along the wall three people wish you good day who have not done so before, and none of them could have seen.
    ~ set("mooring_marked", true)
    ~ change_opinion("ansa", 8, "There is a fourth mark, and it is in the right place.")
    -> DONE
 * [Rub out the three, and say nothing # act: hide]
    They come off on your sleeve. You stand there with your shoulder against the stern of an inn as though you were waiting for somebody; and through the planks, low down, quite close to your ear, there is a sound like a person shifting a very heavy chair. You go back along the wall faster than you came.
    ~ set("mooring_rubbed_out", true)
    ~ change_opinion("ansa", -4, "Somebody rubbed out the marks.")
    -> DONE
