// The ninth matter. Each of these choices is an ending.

=== the_list_is_done ===
# beat: beat_015
# at: the-linen-hall
# with: marchbanks, tench, fenella
# when: world.day == 2
# urgency: 10
# word: Mr Tench has come to the last inch of the list, in the Linen Hall; it is yours, and it is down for Friday at ten.
~ pass("until day 3 morning")
“That’s all but one,” says {met("tench"):Mr Tench|Mr Tench, the clerk}. He looks at the last inch of the list, and then, for a good deal longer, at the window. “It would not be felt to be seemly,” he says, “to begin upon it with the lamps lit. Friday, at ten.” So you sleep at Gloves, with your head on the brief; and by a quarter to, on Friday, there is not a chair to be had in Linens.
-> part_heard

=== the_list_has_a_day_to_go ===
# beat: beat_015
# at: the-linen-hall
# with: marchbanks, tench, fenella
# when: world.day < 2
# urgency: 10
# word: Mr Tench has come to the last inch of the list, in the Linen Hall; it is yours, and it is down for Friday at ten.
“That’s all that is wanted of counsel,” says {met("tench"):Mr Tench|Mr Tench, the clerk}. He looks at the last inch of the list. “The others are put down for tomorrow. It was not felt that they could be made to last beyond it.”
-> the_lists_thursday ->
~ pass("until day 3 morning")
You sleep at Gloves, with your head on the brief; and by a quarter to ten, on Friday, there is not a chair to be had in Linens.
-> part_heard

=== part_heard ===
# beat: beat_015
# at: the-linen-hall
# with: marchbanks, tench, fenella, hester, leopold
# when: world.day >= 3
# urgency: 10
# word: Mr Tench has come to the last inch of the list, in the Linen Hall; it is yours, and it is down for Friday at ten.
# question: decision
~ pass("until day 3 morning")
{not flag("list_had_thursday"):{flag("goose_done"):The goose has gone.|The goose has been called, twice, and has been bound over in its absence.} {flag("trombone_done"):The trombone has been heard.|A trombone that two brothers were disputing has been taken home by whichever of them carried it.}} Mr Tench, the clerk, stands up with the last inch of the list in his hand, and the whole of Lovibond’s comes to the Linen Hall and finds somewhere to sit. {flag("sheets") == "found" and not flag("sheets_returned") and not flag("stray_sent_empty"): It is so quiet that one notices there is nothing in the tubes.|Something goes by in the brass, regular as a lodger, and everyone waits until it has passed.}
{flag("court_kept_waiting"): The judge has done two crosswords while she waited for you, and does not look up to see that you have come.}
{flag("forgiven_over_tea"): There is a cup before Mr Tench, and it is hot.} {met("hester") or flag("list_had_thursday"):Hester Birdsall, for the County,|For the County there is Hester Birdsall, a young woman with a cold and three pencils in her hair. She} {flag("county") == "alerted":has one sheet of yellow paper, and is holding it face down.|{flag("county") == "held off":has her bundles shut, all eleven.|has eleven bundles in front of her, and the last of them is very thin.}} Leopold Munk stands before the dock, behind his trolley, on the place in the carpet that he has worn through with handing up cups. {flag("box_packed"):There is a box under your chair, with a pencil in it and a pair of galoshes; it is to go by the next bus.}
By Pillows sits the shorthand writer, Fenella Sloe, with {flag("notebook") == "taken":both hands in her lap, and nothing in the third pocket of her cardigan|one hand on the third pocket of her cardigan}. {flag("shorthand_asked"):A report has been laid before the bench that the shorthand of that day has been looked for, as was ordered, in every drawer of Linens, and was not found. } All along the walls stand people who were in Hats, in Soaps, in Ribbons; the brass yard, on which one swears, has been polished until it hurts to look at. It is very close. Somebody remarks that the window in here has not been opened since it was Linens.
It is Friday, and the term has some hours to run. Until eleven minutes past four this afternoon, which is eleven years from the verdict, whatever was paid to anybody out of the Christmas money can still be claimed back, in writing, with names, and stamped; after that nobody can be asked for it. There is nothing left on the list to be slow with but this.
The judge takes off her spectacles. “The County against Munk,” she says. “Part heard. Who speaks?” # speaker: marchbanks
 * [Ask for the shorthand of that day to be read # act: ask # needs: knows.word_was_thanked && world.county != "alerted" # locked: Not while you do not know what is in it, or while the County holds a claim to be read first]
    {flag("shorthand_asked"): You asked once that it be looked for. Nobody has ever asked for it to be read,|Nobody has ever asked for the shorthand to be read,} and it is not known whether it is done standing. In the corner by Pillows a chair goes back. {flag("shorthand_asked") and flag("notebook") != "taken":“It was to be looked for by whoever has it,” says Fenella Sloe. “I’ve looked. Do I read the coughs?”|“Do I read the coughs?” says Fenella Sloe.} {flag("notebook") == "taken": “I haven’t got it,” she says then; and you take her aunt’s notebook out of your bag, and carry it across to her, and it is a long way.|She has undone the third pocket.} {flag("reading_promised"): You had promised that it should be she who read it; somebody has put a glass of water by her, and she has not had to fetch it.}
    ~ end("and-thanked")
    -> DONE
 * [Call the whole town to be sworn on the yard # act: decide # needs: flag.sheets == "found" && world.county != "alerted" # locked: Not without the sheets that say what they were paid, or while the County holds a claim to be read first]
    There are a hundred and forty to be sworn. The queue goes from the library steps to the Lift, round the landing and down; Mr Tench asks for a cloth, and goes along the brass from the first inch to the last. {flag("cyril_will_come"): “If she’s called, the lift’ll come,” you were told, and the lift has come. It has brought everyone who was waiting for it, and then it stays, with its gates open, and its attendant steps out.} “I’m not one to push in,” says {met("gannet"):Mrs Gannet|Mrs Gannet, who is president of the creditors}, with her mittens off. “I’m first, that’s all.”
    ~ end("full-measure")
    -> DONE
 * [Ask for the window to be opened, and be slow # act: put_off]
    A man is sent for a pole; the pole turns out to have been entered as an exhibit; and while it is being discharged the judge {flag("court_kept_waiting"):begins upon a third crossword|does four across}. “Oh, well played,” says a voice from behind the trolley. “I do beg the court’s pardon. I was speaking to the urn.” {flag("slow_promised"): You had promised him slow.|{flag("means_to_win"): You had told him that it would be over by lunch.}}
    ~ end("adjourned")
    -> DONE
 * [Let the County speak first, and read its claim # act: accuse # needs: world.county == "alerted" # locked: The County has no names, and so no claim to read]
    “The County is obliged,” says Hester Birdsall, and gets up as though she had been asked to lift something. You sit down. It is correct; it is what is done. Behind the trolley your client has stopped with a cup in each hand, and sets them down, one after the other, very quietly, as one does in a house where somebody is asleep.
    ~ end("the-claim")
    -> DONE
