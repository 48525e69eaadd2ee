// A scene of your own, written in ink. A knot (=== name ===) comes by itself when its tags say so.
// Choices begin with *, and the tags in their brackets say what is done. Replace this one, or delete the file.

=== the_second_sheet ===
# when: scene <= 4
# urgency: 8
# question: find
The letter is thicker than it should be. Under the flap there is a second sheet, folded small, and the wax on it has never been broken.
 * [Break the wax # act: read]
    Eleven names in one hand, and a twelfth in another. Beside the twelfth somebody has written: paid.
    ~ learn("list_of_names")
    -> DONE
 * [Put it back for the one it belongs to # act: hide]
    You press the flap down with your thumb until it holds. Whoever opens it will know that you did not.
    ~ set("sheet_kept", true)
    -> DONE
