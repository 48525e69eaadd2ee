// The other matters on the list, and whoever has business with the duty lawyer.

=== the_trombone ===
# at: the-linen-hall
# when: scene < 30 && scene >= 3 && !flag.trombone_done && world.day < 3
# time: morning, noon, afternoon
# urgency: 4
# question: demand
A trombone has been called. It is disputed by two brothers of the name of Hake, who have not spoken since their father left it to whichever of them he had liked; and it lies on the cutting table in front of the judge, in its case, like a party who has been advised to say nothing. “The court has heard four hours of this,” says Judge Marchbanks from the bench, “and has formed the view that neither of these gentlemen can play. Would the duty lawyer care to assist?” # speaker: marchbanks
Behind the trolley your client has stopped pouring. It would be a pity, his face says, to be hasty about a trombone.
 * [Ask that both of them be heard on it, in full # act: put_off # target: marchbanks]
    They are heard on it. The elder has one note, and the younger has a different one; the goose’s solicitor leaves the building. It is found that if they are played together it is nearly a chord, and the court rises for a quarter of an hour to get over that. When it sits again the brothers are arguing about the tempo, which is at any rate a conversation.
    ~ set("trombone_done", true)
    ~ set("list", "slow")
    ~ change_opinion("leopold", 10, "You had them both heard on the trombone.")
    ~ change_opinion("marchbanks", -4, "You had them both heard on the trombone.")
    ~ pass("an hour")
    -> DONE
 * [Propose that each has it every other week # act: persuade # target: marchbanks # stat: address]
    { check():
        - "failure":
            “Starting with which?” says the elder Hake. It is the only sensible thing that anybody has said, and it takes the rest of the sitting.
            ~ set("list", "slow")
        - else:
            “So ordered,” says the judge. It has gone through in a minute and a half. The brothers pick up the case by an end each, and discover on the way to the Lift that neither of them wishes to be the one who lets go.
            ~ set("list", "quick")
            ~ change_opinion("marchbanks", 10, "You settled the trombone.")
            ~ change_opinion("leopold", -6, "You settled the trombone, and quickly.")
    }
    ~ set("trombone_done", true)
    -> DONE
 * [Ask the brothers which of them their father liked # act: ask]
    There is a silence in which the radiator knocks, twice, for no. “Him,” says the elder. “Him,” says the younger, at the same time. In the corner by Pillows the pencil writes it down once and then, after consideration, again. Nobody has to order anything. They go out with it between them, and Mr Tench enters the matter as divided.
    ~ set("trombone_done", true)
    ~ change_opinion("fenella", 8, "You asked the Hakes what they thought.")
    ~ change_opinion("marchbanks", 8, "You asked the Hakes what they thought.")
    -> DONE

=== a_libel_on_a_marrow ===
# at: the-linen-hall
# when: scene < 30 && scene >= 6 && !flag.marrow_done && world.day < 3
# time: morning, noon, afternoon
# urgency: 3
# question: offer
It has been said, in print, that Mr Tolley’s marrow was stuffed. The paper that said it has one reporter, and his hat has lain in the press gallery ever since as a sort of surety. Mr Tolley wants damages; he has brought the marrow. It is nine years old and is kept in a drawer. “There might be found,” murmurs {met("tench"):Mr Tench|Mr Tench, the clerk,} beside you, to nobody, “to be a point of law. On either side. It could be looked for.” # speaker: tench
He means, you think, that it could be looked for slowly. But Mr Tolley is an old man in his only collar, and he has waited a long time, and he is looking at you too.
 * [Find a point of law, and look for it slowly # act: put_off # target: tench]
    There is one. It concerns whether a marrow, being dead, can be lied about. You go up on it as far as the Tudors. Mr Tolley listens with his hand on the drawer, and by the end is not so sure himself; and the long clerk writes, and writes, and once you catch him smiling at the blotter.
    ~ set("marrow_done", true)
    ~ set("list", "slow")
    ~ change_opinion("tench", 12, "You found a point of law for him.")
    ~ change_opinion("leopold", 6, "You made a marrow last until tea.")
    -> DONE
 * [Get the old man his apology now # act: help]
    You cross to the press gallery, which is a cot, pick up the hat, and put it to the reporter, who is behind the pillar, that he might like it back. He withdraws the word stuffed. It is read into the record; it takes four minutes. Mr Tolley shuts the drawer. “I thought I should feel bigger,” he tells you; and then, on the landing, where he believes that nobody can see, he does a step or two of something.
    ~ set("marrow_done", true)
    ~ set("list", "quick")
    ~ change_opinion("gannet", 10, "You got old Tolley his apology.")
    ~ change_opinion("tench", -4, "You got Tolley his apology, and there was an hour gone.")
    -> DONE
 * [Ask Mr Tench why it should be slow # act: ask # target: tench]
    “It is not known that it should,” says Mr Tench. He aligns the list with the edge of his table. “It has been observed, merely, that a list which is not finished on a given day is finished on another.” And he looks across the whole of Linens, over the heads, to where somebody small and brown is turning a cup round by its handle; and looks away so fast that you hear his collar.
    ~ learn("mr tench wants the list to be slow")
    ~ change_opinion("tench", 2, "You asked him why.")
    -> marrow_is_settled

= marrow_is_settled
The marrow is settled, in the end, by the marrow. It falls in; and Mr Tolley, after a moment, shuts the drawer on it, and goes home to see whether he has kept the seed.
~ set("marrow_done", true)
-> DONE

=== breach_of_promise ===
# at: the-perfume-hall
# when: scene < 30 && scene >= 4 && !flag.breach_done && world.day < 3
# time: morning, noon, afternoon
# urgency: 4
# question: plea
Anything matrimonial is seen at Gloves, and so two people have come to you there: a Miss Sims, to whom marriage was promised, and a Mr Crewe, who promised it, and has brought a bag of buns. They sit down on either side of the plaster hand that gloves were shown on, and Miss Sims takes out her knitting. It is agreed between them what was said, and on which bridge, and that it was raining. “It’s the fourth I’ve been promised,” Miss Sims informs you. “I keep a list.”
“I’d still do it,” says Mr Crewe, to the buns. “I only said that I’d got to ask my mother.” It could be over before the kettle boils; or, with both of them in the room, it could be got to last two days.
 * [Send him to ask his mother, and adjourn # act: put_off]
    She lives at the end of the bus. He goes by the ten past, holding the buns. Miss Sims moves to a gilt chair in Hosiery, to wait for him, and knits as if it were evidence. All down the hall people who were due to be reached put their papers back into their bags; and a biscuit is laid down next to your elbow without a word.
    ~ set("breach_done", true)
    ~ set("list", "slow")
    ~ change_opinion("leopold", 10, "You sent a man to ask his mother.")
    -> DONE
 * [Ask Miss Sims whether she wants him # act: ask]
    Nobody had asked. She counts stitches to the end of the row. “I want to have been asked before the mother,” says Miss Sims. Mr Crewe looks up. It goes on for a very short time after that, and you give your attention to the ticket on the plaster hand, which was six and eleven. They go out by the revolving door, in one compartment, and leave you the buns.
    ~ set("breach_done", true)
    ~ set("list", "quick")
    ~ gain("bag of buns")
    ~ change_opinion("lovibond", 6, "There is to be a wedding, and it was arranged at Gloves.")
    ~ change_opinion("leopold", -4, "You settled the breach of promise while the kettle boiled.")
    -> DONE
 * [Tell him what it would cost him in damages # act: tell]
    You name the figure. He goes the colour of the buns. “I’ve got nine pounds,” says Mr Crewe; and Miss Sims, who had come for four times that, takes out her handkerchief, spreads it on your counter, and starts to cry in a way which has nothing to do with her list. You have won, it appears. # question: plea
    ~ set("breach_done", true)
    ~ change_opinion("hester", 4, "You won the breach of promise.")
    * * [Say that you have read the wrong column # act: make_amends]
        You find a right column. It comes to nine pounds exactly, less buns. Miss Sims looks at you over the handkerchief, and she is no fool, and she blows her nose. “And what would he be left with?” she asks. You say: her. They go off to see about a bus to his mother, she with the bag; and nobody has signed anything.
        ~ set("list", "quick")
        ~ change_opinion("gannet", 8, "You let young Crewe off with nine pounds.")
        ~ change_opinion("hester", -4, "You gave away what you had won.")
        -> DONE
    * * [Let the figure stand # act: refuse]
        He counts out the nine on the glass, and writes a paper for the rest, in a round hand, with his tongue between his teeth. They leave by the same door, in different compartments. Afterwards you find that he has pushed the buns under the plaster hand, where she would have seen them if she had looked.
        ~ gain("bag of buns")
        ~ set("list", "quick")
        ~ change_opinion("gannet", -10, "You took nine pounds off young Crewe.")
        -> DONE
    * * [Adjourn it, so that they can both think # act: put_off]
        “How long?” says Miss Sims. You say that it might be as much as a row. She takes up the needles; he holds the wool, since somebody must; and when they go at last, late for his bus, it is round both his wrists, and she has the other end.
        ~ set("list", "slow")
        ~ pass("an hour")
        ~ change_opinion("leopold", 8, "You adjourned a breach of promise for a row of knitting.")
        -> DONE

=== a_false_moustache ===
# at: the-fur-vault
# when: scene < 30 && scene >= 4 && !flag.moustache_done && world.day < 3
# time: morning, noon, afternoon, dusk, evening
# urgency: 3
# question: plea
Somebody puts a hand through the bars of cage four as you go by, and takes you by the sleeve. He is charged with a false moustache, and is wearing it. He will not say his name. “It’s for the christening,” he tells you, “that’s all. I’m the father. Only they don’t know I’m back.” It has come away at one corner with the cold. He has been down here since Saturday for impersonating somebody, and the County cannot find out whom.
“If I say who I am, I’m let go,” he says. “And then she’ll have heard it from a court. I’d sooner she saw.” A fur with a ticket on it is round his knees, the last in the place. Somewhere behind him there is a drip.
 * [Carry a note to her, and let him choose the words # act: promise]
    He has four goes, on the back of a hanger’s ticket. In the end it says: I have got it on so that you can laugh first. You take it up the staff stair yourself, and put it into the hand of a young woman on a gilt chair, with a shawl in her arms, who has been told only that there is somebody. When you are down again there are steps behind you, not fast; and on the last of them she has stopped, and is laughing, or it is near enough. The cage was never locked. You leave them to it.
    ~ set("moustache_done", true)
    ~ set("moustache_kind", true)
    ~ change_opinion("hester", 3, "You saw to the man in cage four.")
    ~ change_opinion("cyril", 6, "You got a man to his own christening party.")
    -> DONE
 * [Tell the court his name is not known, and ask for time # act: put_off]
    It is put back until he is identified. It may take all week. He thanks you, quite sincerely, with his teeth chattering. You have turned away before you think to count the days that there are in a christening.
    ~ set("moustache_done", true)
    ~ set("list", "slow")
    ~ change_opinion("leopold", 6, "You had a man put back until he is identified.")
    ~ change_opinion("hester", -4, "You left the man in cage four in the cold.")
    -> DONE
 * [Work out who he must be, and tell the County # act: tell]
    {met("hester"):Hester|Hester Birdsall, who is counsel for the County}, at her trestle table, does not even number it. There is a register, there was a baby; he is out before your ink is dry, with his own name, and a caution for the glue. He shakes your hand. He has taken the thing off and put it in his pocket, and looks very much like a man who has been told that he may go.
    ~ set("moustache_done", true)
    ~ set("list", "quick")
    ~ change_opinion("hester", 10, "You told her who he was.")
    -> DONE

=== kept_at_umbrellas ===
# at: the-perfume-hall
# when: scene < 30 && scene >= 3 && !flag.umbrella_seen
# time: morning, noon, afternoon, dusk
# urgency: 4
# question: offer
Umbrellas is the one counter in Lovibond’s that has never closed. Whoever is acquitted in wet weather is given one there, and it is all the compensation that there is. The woman behind it has beckoned you over with a ferrule. From under the shelf she brings a man’s umbrella, brown, rolled so tightly that it might be a walking stick, with a ticket on it: Munk.
“It was raining, the day he was tried,” she says. “I thought, they might let him off, you never know, and I’d got it out ready. Then the roof came in, and nobody’s told me which way it went. Seven years in prison, they say it would be, by the book.” She lays it on the glass between you. “You tell me. Do I keep it?”
 * [Tell her to keep it # act: promise]
    -> kept
 * [Ask whether she thinks he did it # act: ask]
    “Oh, he did it,” says the woman. “He said so. But I was on this counter, that last autumn, and we’d not sold a handle since August; and of a Thursday there was my packet, right to the penny.” She turns the ticket over. There is nothing on the back. “I’m only Umbrellas,” she says. “I don’t add up. I’d sooner hand him that than a bill.”
    ~ set("umbrella_seen", true)
    ~ learn("the shop paid everyone when it had no money")
    -> or_not
 * [Say that he will not need it, for seven years # act: refuse]
    -> not_kept

= or_not
She gives the handle a rub with her sleeve. “So do I keep it,” she says, “or don’t I?” # question: offer
 * [Tell her to keep it # act: promise]
    -> kept
 * [Ask if she would say that about the packet to the court # act: ask_favour]
    “On the yard?” says the woman. She looks at her hand, as if it might be wanted for something else. “I’d have to say nothing over,” she says. “And there was. There was a shilling over, the last week, for Christmas. I’ve never told anyone.” She hangs the umbrella on the rail behind her, by its crook, where it can be seen from the door; and serves a bailiff.
    ~ set("umbrellas_would_swear", true)
    ~ learn("an umbrella is kept for leopold")
    ~ change_opinion("leopold", -4, "You have been asking at Umbrellas about the packets.")
    -> DONE
 * [Say that he will not need it, for seven years # act: refuse]
    -> not_kept

= kept
“Right,” says the woman. She does not ask you anything else. She puts it back under the shelf, at the front, with the ticket outwards; and she puts up a card on the counter, which you can read from Gloves: Back in five minutes. It is the first time that anyone has known her to take them.
~ set("umbrella_seen", true)
~ set("umbrella_kept", true)
~ learn("an umbrella is kept for leopold")
~ change_opinion("leopold", 6, "There is an umbrella being kept for him, on your advice.")
-> DONE

= not_kept
She looks at you for some time. “No,” she says. “I suppose that they’ve a roof there.” The umbrella is put back, but further in, behind the ladies’. “And if you should ever want the loan of one yourself,” she says, “I’m sorry. They’ve all got names on.”
~ set("umbrella_seen", true)
~ change_opinion("leopold", -4, "You told Umbrellas that he would not be needing it.")
-> DONE

=== who_touches_the_list ===
# at: the-perfume-hall
# with: gannet
# when: scene < 30 && scene >= 4 && !flag.list_guarded && world.day < 3
# time: morning, noon, afternoon
# urgency: 4
# question: demand
{met("gannet"):Mrs Gannet|Mrs Gannet, who is president of the creditors and sells cheese on the courthouse steps,} has brought a chair of her own, and sits under the list with her bag on her knees, to see that nobody touches it. The list hangs in a gilt frame where a lady used to advertise rouge. There are nine matters, typed; the ninth is the County against Munk. She does not turn her head. “Look at the paper,” says Mrs Gannet, “under Munk’s name. Go on. You’re the lawyer. What’s that look like to you?” # speaker: gannet
It is grey there, and soft as cloth. It has been rubbed out and typed again more often than you would have thought that paper could bear. Only your own name, after it, is in ink, in a hand that would do for banknotes.
 * [Say that somebody has been moving him to the bottom # act: tell # target: gannet # fact: somebody moves leopold to the foot of the list]
    “That’s what I make it,” says Mrs Gannet. “I’ve made it that for a good long while. I come here to see who it is, and I sit with my back to it.” She lets you think about that. “There’s some things,” she says, “that I’d sooner guard than know.”
    ~ set("list_guarded", true)
    ~ learn("somebody moves leopold to the foot of the list")
    ~ change_opinion("gannet", 10, "You told her what it looked like.")
    -> DONE
 * [Say that it looks like damp # act: deceive # target: gannet]
    “Damp,” says Mrs Gannet. She gives it as long as she would give a cheese. “Well, you’d know. It comes up the river.” And she moves her bag from the left knee to the right, so that there is room for somebody to stand beside her chair, if he should happen to have nothing to do.
    ~ set("list_guarded", true)
    ~ change_opinion("gannet", 6, "You told her that it was damp.")
    ~ change_opinion("tench", 8, "It has been put about that there is damp in the frame.")
    -> DONE
 * [Ask her whose hand your name is in # act: ask # target: gannet]
    She does look round at that. There is a hat between you, with a cherry on it, and under it a pair of eyes that have weighed a good many people. “I had a letter in it once,” says Mrs Gannet. “Or a friend did. It was the handsomest thing that ever came to the house, and there wasn’t a word in it.” She faces the front again. “I’m not one to say,” says Mrs Gannet; and, for once, does not.
    ~ set("list_guarded", true)
    ~ learn("mrs gannet knows the hand on the list")
    ~ change_opinion("gannet", 4, "You asked about the hand.")
    -> DONE

=== the_sum_in_hand ===
# at: the-old-courthouse
# when: scene < 30 && scene >= 3 && !flag.board_read && flag.roof != "explained"
# time: morning, noon, afternoon
# urgency: 4
# question: find
On what is left of the courthouse wall hangs a notice board, glazed. It promises the early repair of the roof, thanks the ratepayers for their patience, and gives the sum in hand as four hundred pounds. The date is the first of December, the year there was no Christmas. The roof fell in the March.
Down between two sheets, where the glass has dropped, something is caught: a gummed flap, off an envelope, which nobody has licked. You can get two fingers to it. It is good paper. Over the wall something drips into the jury box, as it has since.
 * [Take the flap # act: take]
    It is cream laid, and there is the top of one stroke of ink on it, an upstroke, hardly anything. You have seen an upstroke like that; it is on the list, before your own name. You put the thing in your waistcoat. Behind you the whole market is looking at cheese.
    ~ gain("flap of an envelope")
    ~ set("board_read", true)
    ~ learn("there were four hundred pounds for the roof")
    -> DONE
 * [Ask in the market what became of the four hundred # act: ask]
    Nobody knows. It is not that they do not answer; nine people tell you, at length, that they do not know, and two of them take their hats off. “It went where it was wanted,” says a very old woman at the egg stall. She has a picture on the wall behind her eggs, in a good frame. It is an envelope, with her name on.
    ~ set("board_read", true)
    ~ learn("there were four hundred pounds for the roof")
    ~ learn("widows had envelopes that christmas eve")
    ~ change_opinion("gannet", -4, "You have been asking about the roof money.")
    -> DONE
 * [Push it down where nobody can reach it # act: hide]
    It goes with a small dry sound, like a letter through a door. You do not know what it was that you did that for. When you turn round {met("tench"):Mr Tench is|there is a long grey gentleman} on the other side of the square, on the sides of his shoes, with an umbrella up; and he has seen you, and has stood still. Then he lowers the umbrella, by an inch, as one does to a lady, and goes in at Deliveries.
    ~ set("board_read", true)
    ~ set("flap_hidden", true)
    ~ learn("there were four hundred pounds for the roof")
    ~ change_opinion("tench", 16, "You pushed it down where nobody could reach it.")
    -> DONE

=== bets_are_taken ===
# at: the-old-courthouse
# when: scene < 30 && scene >= 5 && !flag.bet_settled && world.day < 3
# time: morning, noon, afternoon
# urgency: 3
# question: offer
Bets are taken in the market on which matter will be reached by lunch. It is done from behind the fish, on a slate, by a boy of about nine, who has it from his grandfather. He has you on it. “Duty lawyer to sit down before four,” says the boy, “that’s evens. Munk reached this week, three to one on. Munk gets seven years, nobody’ll give me a price.” He sucks his chalk. “You’d know. What do you fancy?”
 * [Put a shilling on Munk not being reached # act: trade]
    He looks at the shilling as one looks at a man who has jumped off something. But he writes it up. By the time that you are across the square it has gone through the whole market, from the fish to the hats: counsel’s got money on slow; and in the doorway of Lovibond’s somebody who was drying a cup has stopped.
    ~ set("bet_settled", true)
    ~ set("bet_on_slow", true)
    ~ change_opinion("leopold", 10, "You have a shilling on his not being reached.")
    ~ change_opinion("hester", -4, "You have a shilling on its not being reached.")
    -> DONE
 * [Ask what odds he would give on thank you # act: ask]
    “On what?” says the boy. You say that he might end a sentence with it, if he were a judge. He thinks about that with the chalk in his mouth. “A hundred to one,” he says. “No. It’d have to be a thousand, or you’d not get your money out.” Nobody is on it. He leaves a line for it on the slate all the same, out of interest.
    ~ set("bet_settled", true)
    ~ set("odds_on_thanks", true)
    -> DONE
 * [Tell him that nobody ought to bet on a man’s life # act: accuse]
    “It’s not on his life,” says the boy. “It’s on when.” He is not offended. He rubs you out with his wet cuff, evens and all; and you find, on the way back between the stalls, that it is quite a different thing to be wished good day by people with nothing on you.
    ~ set("bet_settled", true)
    ~ change_opinion("gannet", 6, "You told the boy at the fish what you thought.")
    -> DONE

=== a_name_under_every_cup ===
# at: the-cash-office
# with: leopold
# when: scene < 30 && scene >= 3 && !flag.cups_seen && !flag.forgiven_over_tea
# urgency: 4
# question: plea
Leopold Munk has the tea cupboard open, the one thing in the Cash Office that is not made of glass. A hundred and sixty-three cups hang in it, and under every one is a name, on a slip of blue-ruled paper. The judge has the thin one. The usher’s has a chip, which is turned to the wall. “One gets to know people by the handle,” says Leopold. He takes down one for you, and it is a moment before you see that there was a slip under its hook already, and that it is you. # speaker: leopold
On the sill, by itself, stands one more, cleaner than all the others, with no name. “That is left out at night,” says Leopold, “for whoever it is that has been kind to me. I have been at the bottom of that list five hundred and sixty-six times; it cannot be chance. I should so like to know how they take it.” # speaker: leopold
 * [Promise to find out who it is # act: promise # target: leopold]
    “Oh, I do not ask,” says Leopold. “It is only that it has been eleven years, and one would not wish them to think that it had not been noticed.” He moves the saucer, so that the handle lies to the left; he has worked out that much. “I believe that it is somebody who comes in with his back to me,” he says, and shuts the cupboard.
    ~ set("cups_seen", true)
    ~ set("friend_promised", true)
    ~ learn("leopold leaves out a cup")
    ~ promise("leopold", "find out who has been kind to him")
    ~ change_opinion("leopold", 10, "You will find out for him.")
    -> DONE
 * [Read the slip that has your name on it # act: read # target: leopold]
    It is a strip off a wage sheet. There is the top of a column on it, in faded print: Name. Dept. Sum. And under that, in pencil, a good deal more lately, yours, and: no sugar, and tired. “I hope that I have not been impertinent,” says Leopold. “One is issued with such a lot of paper, when a shop shuts.”
    ~ set("cups_seen", true)
    ~ learn("leopold leaves out a cup")
    ~ learn("leopold has kept the wage paper")
    ~ change_opinion("leopold", 4, "You read the slip under your cup.")
    -> DONE
 * [Tell him that nobody is kind for eleven years # act: refuse # target: leopold]
    “No,” says Leopold. “I have often thought so.” He takes down the thin one, and polishes it. “Then it must be somebody who is sorry,” he says to the cup, “which comes to more work; I should have put out a biscuit.”
    ~ set("cups_seen", true)
    ~ learn("leopold leaves out a cup")
    ~ change_opinion("leopold", -2, "You told him that nobody is kind for so long.")
    -> DONE

=== sent_back_full ===
# at: the-bridal-room
# with: marchbanks
# when: scene < 30 && scene >= 5 && !flag.cup_asked
# urgency: 4
# question: confession
There is a cup on the desk, full to the brim, with a skin on it. Judge Marchbanks sees you look. “It comes three times a day,” she says, “with a biscuit, and it goes back with a biscuit. He has never once remarked on it, and I have never once been thirsty at any other time.” There are three mirrors in the room, and in each of them she is holding the saucer by its edge. # speaker: marchbanks
“A judge may not take so much as a lump of sugar from a man whom she is in the middle of sentencing. It is a very good rule. I should like counsel to tell me that it is a very good rule.” # speaker: marchbanks
 * [Tell her so # act: answer # target: marchbanks]
    “Thank you,” says the judge. She puts the cup on the tray, exactly in its old ring. “I had begun to be afraid,” she tells all three of you, “that it was only manners that I was short of.”
    ~ set("cup_asked", true)
    ~ change_opinion("marchbanks", 4, "You told her that it was a very good rule.")
    -> DONE
 * [Ask what would happen if she drank it # act: ask # target: marchbanks]
    She considers it, as she considers everything, from the subordinate clause upward. “I suppose that I should say thank you,” says Judge Marchbanks; “and I am told that if one once begins —” A tube goes by overhead. She waits for it to pass, and she waits, you think, a little longer than that. “It is cold in any case,” she says.
    ~ set("cup_asked", true)
    ~ learn("the judge has not thanked him")
    ~ change_opinion("marchbanks", 12, "You asked what would happen if she drank it.")
    -> DONE
 * [Drink it for her # act: help # target: marchbanks]
    It is stewed, stone cold, and has had a law report on it. You drink it to the bottom. In the glass three judges watch three lawyers swallow. “I cannot have seen that,” says Judge Marchbanks; but she sends down the empty cup; and it is said in the building that when it came up out of the hatch Leopold Munk stood holding it until the urn had to be spoken to.
    ~ set("cup_asked", true)
    ~ set("cup_went_back_empty", true)
    ~ change_opinion("marchbanks", 8, "You drank it.")
    ~ change_opinion("leopold", 12, "The judge’s cup came back empty.")
    -> DONE

=== between_customers ===
# at: the-palm-room
# with: lovibond
# when: scene < 30 && scene >= 5 && !flag.deaf_settled
# time: morning, noon, afternoon
# urgency: 4
# question: find
A young man from the County has been let in, with a roll of drawings, and is shouting. It is the fifth offer; it is about a car park. {met("lovibond"):Miss Lovibond|Miss Lovibond, whose shop it was,} has her hand behind her ear and an expression of great sweetness. “A carp pond,” she says. “How delightful. In the basement?” He wipes his forehead, turns to you, and says under his breath that the old trout will be dead by midsummer and they can wait. # speaker: lovibond
He has his back to her. He does not see what you see: that the lorgnette has come down, quite slowly, and that there is nothing sweet about the eyes at all.
 * [Tell him, loudly, that the offer is declined # act: help # target: lovibond]
    “Counsel acts for the house,” says Miss Lovibond, before he has got his breath. He looks from one to the other of you. The drawings are used to light the stove. When the Lift has taken him down, calling every floor, she folds her hands; and says, without turning her head, in the voice of a person who has never been deaf in her life: “You have very nice diction. Not everyone shouts with the consonants.”
    ~ set("deaf_settled", true)
    ~ learn("miss lovibond is not deaf")
    ~ change_opinion("lovibond", 16, "You declined the fifth offer for her.")
    -> DONE
 * [Keep quiet, and let him go on # act: wait # target: lovibond]
    He goes on. You learn a good deal: what they have set aside, and when the men are coming with the ball; and that the tenant Munk, having no precincts to be in, will be nobody’s difficulty. “Do have some toast,” says Miss Lovibond when he has finished. It is only as he is being handed his hat that she tells him what he said, word for word, with the date.
    ~ set("deaf_settled", true)
    ~ learn("miss lovibond is not deaf")
    ~ learn("the county means to pull down the building")
    ~ change_opinion("lovibond", 8, "You let him say all of it.")
    -> DONE
 * [Ask him what he would offer you to advise it # act: bargain]
    He names it. It is a surprising sum; he has it typed on a separate sheet. “One had hoped,” says Miss Lovibond, to the ninth palm, “that this one was only tired.” There is nothing the matter with her voice either. When he has been taken down you find that you have been given another chair, with the sheet in your hand, on the far side of the palms, in the drip.
    ~ set("deaf_settled", true)
    ~ set("took_countys_sheet", true)
    ~ learn("miss lovibond is not deaf")
    ~ change_opinion("lovibond", -16, "You asked him what there was in it for you.")
    ~ change_opinion("cyril", -8, "You asked what there was in it for you.")
    -> DONE

=== the_peel_in_one_piece ===
# at: the-palm-room, the-fur-vault
# with: hester
# when: scene < 30 && scene >= 5 && !flag.peel_seen && flag.county != "alerted"
# time: noon, afternoon
# urgency: 4
# question: confession
{met("hester"):Hester Birdsall|Hester Birdsall, who is counsel for the County,} is having her lunch on a bundle, next to the one warm thing in the place. There is an orange. She is peeling it without looking, in one piece, and when it is off she does not eat; she sets the peel together again on its own, so that there seem to be two of them. “Three things,” says Hester. “One, I have one every day. Two, I can’t abide them. Three.” She sneezes. “It was the only one in the house that Christmas. I can’t seem to get it eaten.” # speaker: hester
She has not offered you any. She has pushed it, however, about an inch.
 * [Ask who got it for her # act: ask # target: hester]
    “Dad,” says Hester. “He’d kept his place. He was in Hats; they’d not sold a hat since August, they ought to have let half of them go.” She has the pencil out of her hair and is drawing a line on the paper bag, and under that another. She looks at it. “I can add, you know,” says Hester slowly. “I got the prize for it. I’ve just never.” And she turns the bag over.
    ~ set("peel_seen", true)
    ~ learn("hester has never added up that autumn")
    ~ change_opinion("hester", 12, "You asked who got it for her.")
    -> DONE
 * [Eat half of it, so that she has to eat the rest # act: help # target: hester]
    “That’s theft,” says Hester. “With respect.” But there is only half to be got through, now, and nobody has ever halved it before; she eats it in a businesslike way, looking straight in front of her. At the end she has juice to the wrists and is extremely cross. “Same time tomorrow,” says Counsel for the County.
    ~ set("peel_seen", true)
    ~ set("shared_an_orange", true)
    ~ change_opinion("hester", 16, "You ate half of it.")
    -> DONE
 * [Say that the court does not sit on fruit # act: refuse # target: hester]
    “No,” says Hester. She does up the peel round nothing, and puts the orange in her bag, where you hear it join some others. “You’d better be good at this,” she says, “when it comes to it. I was going to be sorry.”
    ~ set("peel_seen", true)
    ~ change_opinion("hester", -10, "You would not hear about the orange.")
    -> DONE

=== the_man_in_sables ===
# at: the-fur-vault
# when: scene < 30 && scene >= 6 && !flag.juror_heard
# urgency: 3
# question: secret
One of the drunks from Saturday is awake in Sables. He has his boots in Fox, and wishes it to be known that he is a public man. “I was Twelve,” he tells you. “Twelve of twelve. Nine minutes we were out, and three of that was coats. On Munk. I swallowed a peppermint when the roof came down.” He holds on to the bars to be nearer. “You’re for Munk. You want to know what we said? In the other six?”
“It’s a crime,” says the man, “to ask a juror that. It’s one to tell.” He has not been asked anything in eleven years, it is plain, by anybody who then stopped to listen. {has("luncheon voucher"): His eye has fallen on your waistcoat, where the end of your luncheon voucher shows.}
 * [Ask him what they said # act: ask]
    “We said, well, he did it. He says he did.” He breathes on the bar and polishes it. “Then old Mrs Tapp said, then what’s he got to show for it? Turned cuffs. And we all sat there. And the foreman said that wasn’t the question.” He has begun to cry, comfortably. “It was, though,” says the twelfth juror. “It was a very good question. We’d our coats on.” # question: secret
    ~ set("juror_heard", true)
    ~ learn("the jury wondered what he had to show for it")
    * * [Ask where old Mrs Tapp worked, that autumn # act: ask]
        “Her? Trimmings,” says the man. “Or her sister was. There was plenty of us had somebody in the shop.” He stops. It has got as far as his boots. “There was nine,” he says slowly, “of the twelve, had somebody in the shop.” He looks at the bar that he has polished, and there is his own face in it; and he lies down again, with the face to the wall.
        ~ learn("nine of the jury had somebody in the shop")
        -> DONE
    * * [Promise that you never asked and he never said # act: promise]
        “Said what?” says the man at once. He is delighted. He winks, first with one eye and then, since that went well, with the other; he pulls Fox up to his chin; and when you are five cages off he can be heard telling Beaver that there is a gentleman, if you like, who knows how not to ask.
        ~ set("juror_kept", true)
        ~ change_opinion("tench", 4, "A juror was asked nothing.")
        -> DONE
    * * { knows("what the lift carried") or knows("the shop paid everyone when it had no money") or flag("sheets") == "found" } [Tell him that there was nothing to show because he kept nothing # act: tell]
        The crying stops. “Not a penny?” says the man. He thinks of all that he has had himself, by one way and another, and not been charged with. “Then it’s us that’s short measure,” says the twelfth juror. He gets up to tell somebody so; finds that he is in a cage; and sits down on the rail to wait until he is let out.
        ~ set("juror_told", true)
        ~ change_opinion("leopold", -4, "You have told a juror that he kept nothing.")
        ~ change_opinion("hester", 4, "A juror has asked to be heard again.")
        -> DONE
 * { has("luncheon voucher") } [Give him your luncheon voucher, and tell him to keep it to himself # act: give # item: luncheon voucher]
    He reads it on both sides. “I lived on these,” he says. “Nine days. I’d a wife then.” And he does keep it to himself: he puts a finger to his lips, and shuts his eyes, and keeps it for the rest of the week, so that everyone in Furs can see there is something, and by Friday it is known to be about a peppermint.
    ~ lose("luncheon voucher")
    ~ set("juror_heard", true)
    ~ set("juror_kept", true)
    ~ change_opinion("tench", 6, "A juror has been got to keep quiet.")
    -> DONE
 * [Call the County over to hear it # act: tell]
    {met("hester"):Hester Birdsall|Hester Birdsall, who is counsel for the County,} comes over from her trestle, and listens with her pencil up, and then does not write. “I can’t use that,” she says. “It’s contempt.” She stays where she is. “What did he have to show for it?” says Hester; and it is not the man in Sables whom she is asking, nor you. She goes back to the eleventh bundle with the pencil still up.
    ~ set("juror_heard", true)
    ~ learn("the jury wondered what he had to show for it")
    ~ set("hester_on_wages", true)
    ~ change_opinion("hester", 10, "You called her over to hear a juror.")
    ~ change_opinion("leopold", -4, "The County has been talking to jurors.")
    -> DONE

=== twelve_persons ===
# at: the-lift
# with: cyril
# when: scene < 30 && scene >= 3 && !flag.load_settled && !knows.what_the_lift_carried && world.day < 3
# time: morning, noon, afternoon
# urgency: 4
# question: demand
There are thirteen in the Lift, and the plate says twelve. {met("cyril"):Cyril|Cyril Onions, who works it,} has counted them in the brass. “One to get off,” he calls. “Going nowhere till it does.” Nobody looks at anybody. There are two solicitors, a bride, {the_trombone:the Hakes with their trombone|two brothers with an end each of a trombone case}, four jurors, three people with one cold, and against the gate, quite at home, with its head through the brass, {the_goose_is_called:the goose|what can only be the goose}. “It’s a question of who’s least needed,” says Cyril, with his face to the doors. “I don’t choose. I never have. I only stop.” # speaker: cyril
 * [Get off yourself # act: help # target: cyril]
    You take the stair. You go up it beside them, as it were, landing by landing: there is the crash of the gate, there is “Second, the court,” there you are, out of breath; and each time the twelve of them look out at you with a little more respect. At the fourth Cyril holds the doors. “Room for one,” he says. The goose has got off at Beds.
    ~ set("load_settled", true)
    ~ change_opinion("cyril", 14, "You took the stair.")
    -> DONE
 * [Move that the goose be counted as luggage # act: persuade # target: cyril # stat: address]
    { check():
        - "failure":
            It is put to the goose. You are all back on the ground floor, with a plaster, some time before the court.
            ~ set("list", "slow")
            ~ change_opinion("cyril", 4, "You moved that the goose was luggage.")
        - else:
            “Luggage,” says Cyril. He turns it over. “Luggage goes under the settle.” And to everyone’s astonishment, it does; it had been looking for somewhere to sit. There is a smell of wet feather all the way up. “Lot of law in that,” says Cyril at the third, where the bell clears its throat.
            ~ change_opinion("cyril", 10, "You found that the goose was luggage.")
    }
    ~ set("load_settled", true)
    -> DONE
 * [Ask him when he last had to stop it for too heavy a load # act: ask # target: cyril]
    The back of his neck does not move at all. “She was never over on people,” says Cyril. “It was the trolley that was over. The cash trolley. You wouldn’t think paper’d weigh.” He hears thirteen people breathe in. “First floor!” cries Cyril Onions. “Remand, bail, ladies’ gloves!” and lets her go, thirteen and all, like a man shutting a drawer on his own tie.
    ~ set("load_settled", true)
    ~ learn("the cash trolley was too heavy")
    ~ change_opinion("cyril", -2, "You asked him when it was too heavy.")
    -> DONE

=== the_charwoman_in_the_dock ===
# at: the-linen-hall
# when: scene >= 3 && scene < 30 && !flag.char_heard
# time: dusk, evening, night
# urgency: 4
# question: secret
~ leaves("marchbanks")
~ leaves("tench")
~ leaves("fenella")
The court has risen, and has gone home by the back. Over the bench the plaster swans have gone grey. A charwoman is sitting in the dock, which was a display bed and has springs, with her shoes off; she has a bucket, and is eating somebody’s sandwich. “You’ll be for Munk,” she says. “I do under the table. You’d be surprised.” She points with the crust at the cutting table, where the judge sits. On the underside is stuck a row of old crosswords, all done but for one word.
“And on the top there’s the rings,” says the charwoman. “Tea. Eleven years of them, and every one’s by itself. You drink a cup, and put it down, and it never goes back in the same place; you get two, and they cross. Those don’t. That’s tea that’s never been picked up.” She wipes her fingers. “I could have had them off with vinegar. Should I have?”
-> should_she

= should_she
 * [Tell her to leave the rings # act: keep]
    “That’s what I thought,” says the charwoman. “It’s a sort of a letter.” She wrings out her cloth, and does the bench from end to end; and where the rings are she lifts the cloth over, one after the other, as you would over somebody’s feet. Then she takes the bucket down the stair.
    ~ set("char_heard", true)
    ~ learn("the judge has not thanked him")
    ~ change_opinion("marchbanks", 6, "The rings have been left on the bench.")
    -> DONE
 * [Get under the table, and read the word that is missing # act: read # stat: paper]
    ~ set("char_heard", true)
    { check():
        - "failure":
            It is dark, and you meet the brass yard with your forehead; it will be there in the morning, in inches. There is a clue, in a judge’s hand, something of seven letters. The rest is chewing gum. “That’s not hers,” says the charwoman. “That’s the bishop’s.” She has wet a corner of the cloth for you. “You never said about the rings,” she says. # question: plea
            ~ learn("the judge is looking for a word")
            ~ change_opinion("marchbanks", -2, "Counsel has the mark of the bench on its forehead.")
            -> should_she
        - else:
            They are filled in, every light, in the judge’s hand and in ink; all but one clue, and it is the same on each. It cannot have been the same in the paper. She has pasted it in, week after week, where only a person on their knees would see it: expression of gratitude, past participle, seven letters. You count the squares. It is not hard. It is not hard at all; you come out again rather slowly, with fluff on you. “Well?” says the charwoman. # question: secret
            ~ learn("the judge is looking for a word")
            ~ learn("the judge wants a word of seven letters")
            -> well
    }
 * [Tell her that a bench ought to be clean # act: refuse]
    “It’s clean,” says the charwoman. “It’s got tea on it, that’s all.” She gets her shoes on. You hear the bucket go down the stair, a step at a time; and you are left with a piano stool, nine feet of mahogany, and more rings than there are weeks in eleven years.
    ~ set("char_heard", true)
    -> DONE

= well
 * [Tell her what would fit # act: tell]
    “Thanked,” says the charwoman. She looks at the bench, from one end to the other, and all the rings on it. “And him bringing it up three times a day,” she says. “You’d think one of them’d say.” She gets her shoes on. She leaves the vinegar where it is, with the cork in; and you hear her try it over, all the way down the stair, as you might a hat.
    ~ set("char_told", true)
    ~ learn("the judge has not thanked him")
    ~ change_opinion("marchbanks", 8, "The rings have been left on the bench.")
    -> DONE
 * [Ask if anybody else has been under there # act: ask]
    “Mr Tench,” says the charwoman, “after a rubber. He was down there a good ten minutes. He came out and he sat in his place and he put his gloves on.” She folds the paper from the sandwich into four. “He does the same as me, now,” she says. “He works round it.” And she takes up the bucket, and does the landing.
    ~ learn("mr tench has seen the judge's clue")
    ~ change_opinion("tench", 4, "You have been where he dropped his rubber.")
    -> DONE
 * [Say that it is only an old puzzle # act: keep]
    “It’s no good to me, then,” says the charwoman, comfortably. She has let you be no good at lying; it goes with the work. She finishes the crust, does the bench from end to end, going round whatever ought to be gone round, and wishes you good night from the stair.
    ~ set("clue_kept", true)
    ~ change_opinion("marchbanks", 4, "What is under the bench has not been talked about.")
    -> DONE

=== the_list_is_typed ===
# at: the-linen-hall
# with: tench
# when: scene >= 4 && scene < 30 && !flag.typing_seen && flag.roof != "explained" && world.day < 3
# time: dusk, evening, night, dawn
# urgency: 4
# question: find
Somebody is typing in the empty court. It is {met("tench"):Mr Tench|Mr Tench, the clerk,} under one green lamp, with his back to you and his gloves off; the hands are beautiful. He types as one picks up pins. He comes to the ninth line. There he stops, and reaches for a rubber; and takes out the name, and turns up the roller by one, and types it in again in the same place. He does that three times, while you stand there. It is as though he were walking somebody home.
Then he sees you in the brass of the lamp. The rubber rolls off the table and goes on for a long way. “It is always,” says Mr Tench, “found to be in order.” # speaker: tench
 * [Pick up the rubber, and give it back # act: help # target: tench]
    It is worn to the size of a pea. He takes it from your palm between finger and thumb. “That is the forty-first,” says Mr Tench. “They are entered under sundries.” Nothing else is said. But he moves the lamp, as you go, so that there is some light on the stair.
    ~ set("typing_seen", true)
    ~ learn("mr tench wants the list to be slow")
    ~ change_opinion("tench", 16, "You picked up the rubber.")
    -> DONE
 * [Ask him whom he is doing it for # act: ask # target: tench]
    “It is not done for anyone,” says Mr Tench. “It is merely not left undone.” He draws on one glove. You wait; he has a great respect for people who wait. “A kindness was intended,” he tells the typewriter, “to certain widows. And it was found to have been charged to another account.”
    ~ set("typing_seen", true)
    ~ learn("mr tench wants the list to be slow")
    ~ learn("mr tench was kind at somebody else's cost")
    ~ change_opinion("tench", 10, "You asked whom it was for.")
    -> DONE
 * [Say that the County would be glad to see this # act: threaten # target: tench]
    He bows his head. He might have been expecting it every night for eleven years; he has even, you see, a clean handkerchief ready. “The machine is the property of the court,” says Mr Tench. “It will be found unlocked.” And he puts the cover on it, and squares the cover, and stands before you with his bare hands hanging like something he has been asked to mind.
    ~ set("typing_seen", true)
    ~ learn("mr tench wants the list to be slow")
    ~ change_opinion("tench", -14, "You spoke of showing it to the County.")
    -> DONE

=== dust_sheets ===
# at: the-perfume-hall
# when: scene >= 4 && scene < 30 && !flag.sheets_on && !flag.town_half_knows && !flag.birdsall_asked
# time: dusk, evening, night
# urgency: 4
# question: find
The dust sheets go on at closing time, counter by counter, and it is done by whoever is there. Tonight it is an old man with a carnation, one of those who sit in Eiderdowns all day to hear the cases; he is retired, he comes in for the company. He shows you how to shake it from the corners. “I was in Hats,” he says. “My girl’s with the County. She’d not like to find me here.” He has stopped before the counter in Toys, with the sheet in his arms. “That’s where it was,” he says. “The Club. Sixpence a week, from January. I’d a card.”
“I’d a card,” says old Mr Birdsall, “and I’d my wages, every Thursday, in a packet, and us not selling a hat. And it came to me this winter, when I was doing my boots: they can’t both have been there. Can they?” He asks it of the sheet.
 * [Tell him that it is late, and help him with the corners # act: comfort]
    You do Toys between you. It settles, and lets out its breath. “You’re right,” says the old man. “It doesn’t do, of an evening.” He holds on to his two corners for a moment longer than he need. “Only if anyone had asked me,” he says, “I’d have gone without. I’d have gone without and never said. But nobody asked, you see. They just saw to it.” He lets go; and the revolving door, which has been left on the latch for him, turns once.
    ~ set("sheets_on", true)
    ~ learn("old mr birdsall has begun to add it up")
    ~ change_opinion("leopold", 6, "You were gentle with old Mr Birdsall.")
    -> DONE
 * [Tell him that he should say so to his girl # act: persuade]
    “Hester?” says the old man. He looks as you would if you were asked to hand something hot to a child. “She’d have to do something about it. She’s that way; she’d do it if it was me.” He gives the carnation a little pull, to straighten it. “I’ll think how to put it,” says Mr Birdsall, “so that it isn’t evidence.” He tucks the sheet in round Toys, as one would a child, and goes home to do so.
    ~ set("sheets_on", true)
    ~ learn("old mr birdsall has begun to add it up")
    ~ set("birdsall_will_speak", true)
    ~ change_opinion("hester", 6, "Her father has been told that he may talk to her.")
    -> DONE
 * [Ask him what was in the packet # act: ask]
    “Six pound,” he says. “Right to the penny. It was a funny thing.” He lifts the sheet to his nose, and lowers it. “The notes smelt of cloves. It’s the Christmas cupboard that smells of cloves; we used to remark on it. We thought, well, somebody’s been baking.” {flag("sheets") == "found" and not flag("sheets_returned") and not flag("stray_sent_empty"): You both stop, from habit, for something to go by overhead, and nothing does.|All along the brass overhead something goes by, from left to right, and neither of you speaks until it has passed.} Then he wishes you good night, and takes his carnation home.
    ~ set("sheets_on", true)
    ~ learn("the wages smelt of the christmas cupboard")
    ~ learn("the shop paid everyone when it had no money")
    -> DONE

=== the_second_verse ===
# at: the-old-courthouse
# when: scene >= 7 && scene < 32 && flag.roof == "explained" && !flag.verse_heard
# time: morning, noon, afternoon
# urgency: 4
# question: offer
There is somebody singing in the ruin. It comes out over the market, large and brown and not at all certain of its feet; the pigeons have gone up off both pans of Justice. At the stalls nobody has turned round. They go on weighing things, very quietly, so as to hear. It is a carol; it is the wrong time of year. It gets as far as the end of the first verse, and breaks off.
“He’s forgotten it,” says a widow at the eggs. “He’s not had it out since he was a young man. Somebody ought to give him the second.” She looks at you. There are a dozen of them, within reach of one another, in black, with baskets; not one would dream of being the first.
 * [Sing the second verse, such as you have it # act: help]
    You have about half. By the third line there is a soprano behind the cheese; and by the fourth it is all of them, with their eyes on their eggs, in parts. From behind the wall there is a silence; and then it comes in underneath, like a floor. Nobody claps. It is Marrable. But a good many people buy an umbrella that day who had one.
    ~ set("verse_heard", true)
    ~ set("sang_with_tench", true)
    ~ change_opinion("tench", 18, "You gave him the second verse.")
    ~ change_opinion("gannet", 10, "You began it.")
    -> DONE
 * [Tell the widows who it is # act: tell]
    “We know who it is, dear,” says the widow at the eggs. “We’ve known since the Boxing Day. You can’t lick two hundred and twelve of anything, and not be seen to drink water.” She puts one more in your bag than you have paid for. “But it’s better manners,” she tells you, “if he thinks it’s the wind.”
    ~ set("verse_heard", true)
    ~ learn("the widows have always known")
    ~ change_opinion("gannet", 4, "You told the widows what they knew.")
    -> DONE
 * [Go in, and ask him to stop; he is a court officer # act: refuse]
    He has his umbrella up. “It was thought,” says Mr Tench, and his face closes, button by button; “I had thought that there was nobody.” And he goes back across the square, on the sides of his shoes. All the stalls have found their voices again at once.
    ~ set("verse_heard", true)
    ~ change_opinion("tench", -14, "You asked him to stop.")
    ~ change_opinion("gannet", -8, "You made him stop.")
    -> DONE
