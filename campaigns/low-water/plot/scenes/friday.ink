// The last day. Each of these choices is an ending.

=== friday_before_noon ===
# beat: beat_005
# at: the-quay
# time: dawn, morning
# urgency: 10
# word: The driver of the salt cart sends to say that he waits for nothing now but the order, and that there is a place for it on the mounting block on the Quay.
~ pass("until day 4 noon")
It is Friday, {the_cart_is_harnessed:and the driver goes back to his horse. There is a good hour still, and everybody is here before you.|and you have gone down to the Quay early, so as not to be looked for. So has everybody.} Nobody goes in to dinner. The shadow of the crane comes in along the wall, a flagstone at a time, until there is hardly any of it.
-> friday_noon

=== by_the_tide_clock ===
# beat: beat_005
# at: the-quay
# time: afternoon, dusk, evening, night
# urgency: 10
# word: The driver of the salt cart sends to say that he waits for nothing now but the order, and that there is a place for it on the mounting block on the Quay.
The clocks of Dry Harbour have struck twelve on Friday and gone on, and the cart has not. “They’ve been wrong for nine years,” says the driver. “I don’t go by them. I go by the one in the Tide Office, and that says I’ve eight minutes.”
-> friday_noon

=== noon_where_you_are ===
# at: the-light, the-patience, tide-office, the-pan, walkers-chapel
# when: world.day >= 4 && scene >= 16 && (world.day > 4 \|\| world.time != "dawn" && world.time != "morning")
# urgency: 10
You have stayed where you are, and Friday has gone on without you until noon, by the clocks. They have been wrong for nine years; the cart goes by the one in the Tide Office. Down on the Quay they have been singing, to pass the time, and all at once, in the middle of a line, they stop. You go down faster than you had meant to. “Eight minutes,” says the driver.
~ go("the-quay")
-> friday_noon

=== friday_noon ===
# beat: beat_005
# at: the-quay
# time: noon
# urgency: 10
# word: The driver of the salt cart sends to say that he waits for nothing now but the order, and that there is a place for it on the mounting block on the Quay.
# question: decision
The cart is waiting on the Quay, this Friday, with its shafts towards the hill. You have taken the order out of your bag and laid it on the mounting block{has("burned wick"):, with its brown mark,} under a stone. And the dog, which was barking when you came and has barked all week, has stopped.
{ flag("driver_told"): The driver has his form out. {flag("word_given") == "signed": It says signed, in pencil.|He does not look at it.}|The driver does not ask. He has been told not to hurry you, and when it will be noon.}
{ flag("ship") == "known": Along the wall they have come out with their boathooks, and a good many are looking not at you but at the Patience, which has straightened, or the street has.|Along the wall people have come out, with their boathooks, and stand like a crowd that has been told to hold something.}
{ flag("town_warned"): Nobody has set foot on the Pan since a driver went along the wall with his hat off.}
{ flag("crowd_gone_in"): There are gaps along the wall where people stood this morning, and did not think it worth while to stand again.}
{ flag("town") == "sent home": Sixty of them know whose name is on which door, and have been told that there would be no ship; they look at you, and not at her.}
{ flag("broke_the_price"): On the edge of the wall sits somebody small, with two bare feet over the drop, and does not turn round.|{ flag("iz_refused"): On the edge of the wall sits somebody small, with a board with no string on it, and does not turn round.|{ flag("kept_the_price"): On the edge of the wall sits somebody small, and moves up, as one does for a person who has paid.}}}
{ flag("ship") == "known" and not (flag("town") == "aboard" or flag("town") == "sent home"): Ansa Quill read her list this morning, from the foot of the ladder, to whoever would come in and hear it. {flag("reconciled"):There is a tick to each of the sixty; the first was made for somebody who cannot come before the lamp is seen to|Fifty-nine names have a tick, and the first of them has none; she sent nobody to fetch it}.}
{ flag("sent_for_orsolya") and not flag("cabin_one_asked"): There is one name on Ansa Quill’s list that has no tick. Somebody was to have gone and fetched it, and she does not look at you.}
{ flag("cabin_one_asked") and not flag("orsolya_ticked") and not flag("reconciled"): {flag("cabin_one_given"):A boy of nine stone is hanging out of the window of cabin one. There is no name left on Ansa Quill’s list without a tick.|The window of cabin one stands open, and there is nobody in it.}}
{ flag("orsolya_ticked"): There are sixty ticks on Ansa Quill’s list, and it hangs on the nail under the slate, where anybody may read it.}
{ flag("teodor_would_tell_orsolya"): Teodor Pell went out along the mole this morning, buttoned to the neck, and said his figure to Orsolya Venn. She did not make a remark. She asked him for the two places again, more slowly, and put them in the log.}
{ flag("shoes_left"): The stones are warm under your feet. Your shoes are in the chapel, under a name, and you have not gone up for them.}
{ flag("crew"): Your pump handle is hanging on the rail of the Patience, with a label on it.} { flag("reconciled"): There are two women at the end of the mole, one long and one broad, and nobody has seen that for eleven years.|At the end of the mole the Light stands with its back to you all, and its lamp has been trimmed, for noon; somebody would have to put a match to it.} { flag("supper_signalled"): Up there, since it was answered, two plates have been kept warm.} { flag("water") == "rising": In the window of the Tide Office a man has his good coat on.}
It is eight minutes to twelve. An order is signed, or it is written on, or it goes back with nothing on it at all. “Well,” says the driver. “It’s only a name.”
 * { not (flag("word_given") == "not signed") } [Sign the order # act: keep]
    -> signed
 * { flag("word_given") == "not signed" } [Sign the order # act: keep # costs: You sent word that it would not be signed.]
    -> signed
 * [Turn the order over, and write on the back # act: tell # needs: world.water == "rising" && teodor.trust > -10]
    Nobody can write on the back until there is something to write. { flag("said_nought"): For a while you think that he will not come; you said nought to him, once, over a well.} Then there are feet in the lane, running, that have not run before. “I am coming,” calls Teodor Pell. “Please do not let it be noon.”
    { flag("sworn_to_teodor"): “I gave you my word,” you say, when he has got his breath. “Yes,” says Teodor, and puts the pencilled book into your hand. “I am giving it back.”}
    ~ end("on-the-back")
    -> DONE
 * [Let the cart go, and light the lamp yourself # act: decide # needs: orsolya.trust > -45 && knows.second_light]
    The driver will give you until the horse has drunk. It is then that both of you look round. The horse has left its bucket and put its head out over the end of the Quay, where there was never anything, with both its ears forward; and at the foot of forty feet of wall something slaps the stone, and draws back, and slaps it again.
    { flag("matches_left"): Your matches are in the cage of a buoy, three miles out. You turn out your pockets as you run.|{has("box of good matches"): You have the box in your fist before you have begun to run.|You gave your matches away. You turn out your pockets as you run.}}
    ~ end("lit-at-dusk")
    -> DONE

= signed
An order has to be signed before a witness; a woman with a barrow of plums puts it down, and is one. You take the cap off {flag("pen_taken"): the Company’s pen, and it does not blot|your pen, and the ink has dried on the nib, and has to be begun again}.
{ flag("log_reported"): The report goes in with it, folded once; there is a line in it about a hand.}
~ end("want-of-water")
-> DONE
