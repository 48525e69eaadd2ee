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
{flag("tench_refused") and flag("list") != "slow":It was very nearly yesterday. No hand had been lent to the list, and it ran out on Thursday, at four; and Leopold Munk, who in eleven years had not chipped a saucer, let go of the trolley at the top of the ramp at Hosiery. It was Friday before the last of sixty cups had been swept up.}
{flag("court_kept_waiting"): The judge has done two crosswords while she waited for you, and does not look up to see that you have come.}
{flag("forgiven_over_tea"): There is a cup before Mr Tench, and it is hot.} {met("hester") or flag("list_had_thursday"):Hester Birdsall, for the County,|For the County there is Hester Birdsall, a young woman with a cold and three pencils in her hair. She} {flag("county") == "alerted":has one sheet of yellow paper, and is holding it face down.|{flag("county") == "held off":has her bundles shut, all eleven.|has eleven bundles in front of her, and the last of them is very thin.}} Leopold Munk stands before the dock, behind his trolley, on the place in the carpet that he has worn through with handing up cups. {flag("box_packed"):There is a box under your chair, with a pencil in it and a pair of galoshes; it is to go by the next bus.}
By Pillows sits the shorthand writer, Fenella Sloe, with {flag("notebook") == "taken":both hands in her lap, and nothing in the third pocket of her cardigan|one hand on the third pocket of her cardigan}. {flag("shorthand_asked") and flag("tench_obliged"):Of the shorthand of that day nothing has been laid before the bench; there has been no time, with a right of way, and a party wall, and an uncle. } {flag("shorthand_asked") and not flag("tench_obliged"):A report has been laid before the bench that the shorthand of that day has been looked for, as was ordered, in every drawer of Linens, and was not found. } All along the walls stand people who were in Hats, in Soaps, in Ribbons; the brass yard, on which one swears, has been polished until it hurts to look at. It is very close. Somebody remarks that the window in here has not been opened since it was Linens.
It is Friday, and the term has some hours to run. Until eleven minutes past four this afternoon, which is eleven years from the verdict, whatever was paid to anybody out of the Christmas money can still be claimed back, in writing, with names, and stamped; after that nobody can be asked for it. There is nothing left on the list to be slow with but this.
{flag("gannet_to_be_called"):But one thing has been promised, and it comes before the case is called. You ask Mrs Gannet what the creditors want. She gets up with her hat straight for it, and tests the silence with her eye, as if for ripeness. “He’s owed us a fortnight’s washing-up for eleven years,” says Mrs Gannet, “and we want him to come to his supper. It’s laid.” It is the first time that it has been asked; it is taken down, and sixty people breathe out.|{flag("gannet_not_called"):In the front bed sits Mrs Gannet, with the cheese wire across her knees. She has been asked by the County what he owes, and has it to the farthing. She has not been asked anything else.}}
The judge takes off her spectacles. “The County against Munk,” she says. “Part heard. Who speaks?” # speaker: marchbanks
 * [Ask for the shorthand of that day to be read # act: ask # needs: knows.word_was_thanked && world.county != "alerted" && (!flag.tench_obliged \|\| flag.roof == "explained") # locked: Not while you do not know what is in it, or the County holds a claim to be read first, or you have agreed with Mr Tench that it would not be pressed for]
    {flag("tench_obliged"): “It was agreed that it would not be pressed for,” says Mr Tench, and gets up, and is heard to breathe. “I should like it pressed for.”}
    {flag("shorthand_asked"): You asked once that it be looked for. Nobody has ever asked for it to be read,|Nobody has ever asked for the shorthand to be read,} and it is not known whether it is done standing. In the corner by Pillows a chair goes back. {flag("shorthand_asked") and flag("notebook") != "taken":“It was to be looked for by whoever has it,” says Fenella Sloe. “I’ve looked. Do I read the coughs?”|“Do I read the coughs?” says Fenella Sloe.} {flag("notebook") == "taken": “I haven’t got it,” she says then; and you take her aunt’s notebook out of your bag, and carry it across to her, and it is a long way.|She has undone the third pocket.} {flag("reading_promised"): You had promised that it should be she who read it; somebody has put a glass of water by her, and she has not had to fetch it.}
    -> one_stroke
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

= one_stroke
“After and there’s one stroke,” says Fenella. “Comma. The rest of it wasn’t written down.” The judge puts her spectacles on again, and finds you with them. {flag("judges_word") == "written":“Counsel told this court on Wednesday that it takes nobody’s word that was not written down. I said that I should remember it.|{flag("judges_word") == "taken":“Counsel told this court on Wednesday that it would take my word, book or no book. I have been careful of it since.|“There is no book that will say what it was the beginning of.}} As much of the word as will go into a stroke Miss Sloe can read to us, and the rest will have to be mine. Does counsel take it?” # speaker: marchbanks # question: decision
 * [Take her word for the rest # act: accept # target: marchbanks]
    {flag("judges_word") == "written":You say that you do, and that you were wrong on Wednesday. “Wrong on Wednesday,” says Fenella, who has to write it, “full stop.”|You say that you do.} It is a short thing to have said, in that court, and there is some surprise that it should be over. “I am obliged to counsel,” says Judge Marchbanks. # speaker: marchbanks
    ~ set("judges_word_at_last", true)
    ~ end("and-thanked")
    -> DONE
 * [Ask that it be written down as she says it, in longhand # act: ask_favour # target: marchbanks]
    “In longhand,” says Fenella Sloe. She does it perhaps twice a year. She looks along her pencils, and takes the one that has kept its point. {flag("judges_word") == "written":“Then it will have been written down,” says the judge, “and counsel and I shall both have been as good as our word.”|“Then there will be all of it,” says the judge, “and nobody need take anything from anyone.”}
    ~ set("word_in_longhand", true)
    ~ end("and-thanked")
    -> DONE
 * [Say that one stroke is not a word, and be slow instead # act: refuse # target: marchbanks]
    “No,” says the judge. “It is not; and I have only the other six letters in my head.” Fenella does up her pocket. There is nothing for it now but the afternoon. You remark how close it has grown, and ask whether the window could be opened.
    ~ end("adjourned")
    -> DONE
