// plot/scenes/: scenes that are told as you write them, in ink. A knot (=== name ===) comes when its tags say so: where
// the player is, who is there, what has happened. The tags in a choice's brackets say what is done to whom.

=== the_wet_book ===
# at: the Waiting Room
# with: hester
# when: scene >= 2 && !flag.book_read
# urgency: 6
# question: demand
Hester has laid her book open on the stove to dry. She does not look at it, and she does not look at you.
"You came up on the 4.10," she says. "I have you down as two people. Which of you is it?" # speaker: hester
 * [Say that you came alone # act: answer # target: hester]
    She draws a line through one of you with a ruler. "Then somebody got down on the wrong side," she says.
    ~ change_opinion("hester", 5, "you gave her a straight answer")
    ~ learn("second_passenger")
    -> DONE
 * [Say that it is none of the railway's business # act: refuse # target: hester]
    "Everything between the two signals is," says Hester, and shuts the book while it is still wet.
    ~ change_opinion("hester", -5, "you would not say who came with you")
    -> DONE
 * [Look at the page while she fills the kettle # act: look # target: hester # stat: nerve]
    { check():
        - "failure":
            The kettle is quicker than you are. She turns the book round, slowly, so that you can see her do it.
            ~ change_opinion("hester", -10, "you read her book")
        - "partial":
            You have time for one line. It is in pencil, and the date is next Thursday's.
        - else:
            Every name has a time beside it, going back thirty years. The third train has a column of its own.
            ~ learn("third_column")
    }
    ~ set("book_read", true)
    -> DONE
