/** How a roll is felt: what a failure costs, what half a success is paid with, how a success goes. */

type Result = 'failure' | 'partial' | 'success';
type Frames = Record<Result, readonly string[]>;

/** Right after something was asked of somebody, before what they answer. */
export const PERSUADED: Frames = {
  failure: [
    'You hear it go wrong half-way through the sentence, and there is nothing to do but finish.',
    '{who:opens} {their} mouth, and it closes again on nothing.',
    'You see the answer come up, and you see {who} put it back.',
    'It is like pushing at a door and finding that it is painted on the wall.',
    '{who:shakes} {their} head, not at you, at the whole of it.',
    'You have asked a day too soon, and you both know it.',
    '{who:changes} the subject so neatly that you nearly thank {them}.',
    'Whatever you had with {who} a minute ago, you have a little less of it now.',
    'The wrong word, and you watch it land. {who:has} stopped listening well before you stop talking.',
    'There was one thing you ought not to have said, and it turns out to be the first.',
  ],
  partial: [
    '{who:looks} at you for some time, as one looks at a bill.',
    'It goes in, and it goes in crooked.',
    '{who:gives} you the end of the thread and keeps the reel.',
    'You get your answer. You also get the look that comes with it.',
    'For a moment it could go either way, and then it goes both.',
    '{who:pays} out a little, like rope, and keeps hold of the rest.',
  ],
  success: [
    'It is the right thing to have said, and the right voice to have said it in.',
    'You see it reach {who}; it takes about as long as a key takes to turn.',
    'Something that {who:has} been leaning against for a long time gives way.',
    '{who:looks} for a reason not to, and has run out of them.',
    'You could not have said why it should work. It works.',
    'There is no trick in it, and perhaps that is what does it.',
    'You keep still at the right moment, which is harder than talking.',
  ],
};

/** Half a success that brings nothing to light. */
export const NEARLY_PERSUADED = [
  'For a moment it could go either way, and then it goes neither.',
  '{who:begins} to answer, thinks, and asks you something instead.',
  '{who:hears} you to the end, which is more than you had expected, and says: another time.',
  'It goes in, and nothing comes out; but it has gone in.',
  'You are as near to it as you have ever been, and {who:has} seen you come so near.',
];

/** What half a success with somebody costs; said last. */
export const PRICE_WITH = [
  'It is not given; {who:will} remember that it was got out of {them}.',
  'You have what you asked for, and {who} somewhat further off.',
  'The price is in {who’s} face, and you will be paying it for some days.',
  'Next time it will be harder, and {who:sees} to it that you know.',
  'You have used something up, and it was not yours alone.',
  'That was a favour, {who’s} manner says, and it was the last of them for now.',
  'You got it by a short cut, and {who} will want the path mended.',
];

/** After a failure with somebody: what is different now. */
export const COST_WITH = [
  'You will have to come at it another way, and {who} will see you coming.',
  'From now on {who:knows} what you are after, and {they:has} time to get ready for it.',
  'When it is over {who:stands} a step further off than before.',
  'You have shown your hand, and it was not much of one.',
  'It will be a while before {who:is} easy with you again.',
  'That door is shut, and somebody has heard you try it. There are others.',
  'All you take away from it is the knowledge of where it hurts.',
];

export const THREAT: Frames = {
  failure: [
    '{who:takes} it without blinking, and puts it away to keep.',
    'It does not take. You are left holding it.',
    '{who:does} not step back. It is you who notices how near you are.',
    'It comes out a size too large, and {who:waits} for it to stop.',
    '{who:looks} at you as one looks at weather.',
    'All the colour goes out of the talk, and none of it out of {who}.',
  ],
  partial: [
    '{who:gives} way, but not all the way, and not without looking at you.',
    'It works, more or less, as a crowbar works.',
    'You get an inch of it. {who:keeps} count of the inches.',
    'Something gives in {who}, and something else sets.',
  ],
  success: [
    '{who:gives} way all at once, like a stair that is not there.',
    'You get what you wanted, and {who:watches} you get it.',
    'It works. It will have worked for a long time.',
    'It is out before {who:has} decided anything, and cannot be put back.',
    'There is no fight in it at all, and you had been ready for one.',
    '{who:does} the sum, and you are on the right side of it, for today.',
  ],
};

/** A threat that takes, and gets nothing that was not known. */
export const THREAT_IN_VAIN = {
  partial: [
    'Something gives in {who}, and it is not what you were after.',
    'What {who:has} kept back goes further in, where threats do not reach.',
    'You get a great many words out of {who}, and no answer.',
    'It takes, and gets you nothing; {who:says} only what anybody would say who was spoken to like that.',
  ],
  success: [
    'You have frightened {who}, and that is all that you have done.',
    '{who:would} tell you anything now, and none of it would be worth having.',
    '{who:gives} way, and there is nothing behind it that you did not know.',
    'There is no resistance at all, and nothing to be had by that either.',
  ],
};

/** What a threat leaves in the one it was made to. */
export const THREAT_LEAVES = [
  'You have made yourself plain, and {who:will} not forget how plain.',
  'It is very quiet afterwards, and {who:sees} to it that it stays so.',
  'Something in {who} goes and shuts a door.',
  'Whatever else you come to want from {who}, you will not be given it.',
  'You have been added up, and the sum written down somewhere.',
];

export const OVERHEARD_BY = [
  '{other:has} heard every word, and lets you see it.',
  'It was not said as quietly as you thought; {other:is} looking at the floor.',
  'And {other} was there the whole time, which makes it twice as dear.',
];

/** When the blow has been struck. */
export const BRAWL: Frames = {
  failure: [
    'You are on the ground before you have understood that it has begun, and {who:is} not even breathing hard.',
    'It is over quickly, and it is you that it is over for.',
    'There is a sound like a dropped book, and it is you.',
    '{who:hits} you once, without anger, as one shuts a drawer.',
  ],
  partial: [
    'Nobody wins; {who:stops} first, and that is all.',
    'You get in the blow you meant to. You get one back that you had not thought of.',
    'By the end of it you have each got something of the other’s: {who:has} your breath, you have a split lip.',
    'You come out of it on your feet, though not by much.',
  ],
  success: [
    'It takes one blow, and for a moment nobody is more astonished than you.',
    'You get hold of {who} by the collar, and the rest is arithmetic.',
    '{who:goes} down among what was standing, and takes some of it along.',
    'You are quicker. It is no more than that, and it is enough.',
  ],
};

export const AFTER_BRAWL: Frames = {
  failure: [
    '{who:stays} where {they:is}. It is you who has to find somewhere else to look, with one eye.',
    'You get up in stages. {who:waits} until you have done it, and that is the worst of it.',
    'Your ribs will tell you about it on every stair from here on.',
  ],
  partial: [
    '{who:goes}, one hand to {their} side; you would follow if your knee allowed it.',
    'When you can look again {who:has} gone, and your own knuckles are somebody else’s.',
  ],
  success: [
    '{who:says} nothing, wipes {their} mouth, and leaves you the place to stand in.',
    '{who:goes}, and does not look back, and nobody goes after {them}.',
    'Then {who:has} gone, and everyone who saw it is very busy.',
  ],
};

export const STEALTH: Frames = {
  failure: [
    'Something underfoot says your name, or might as well have.',
    'You are seen at once, by the one pair of eyes you had not counted.',
    'It goes well until the third step, and the third step is the loud one.',
    'You come round the corner like somebody in a play, and everybody turns to look.',
  ],
  partial: [
    'You are not seen. You are heard, though, and somebody makes a note of it.',
    'It would have been perfect, but for your sleeve and whatever it was that your sleeve caught.',
    'Half-way a head comes up. You stand still until it goes down, and it takes its time.',
    'You get through, and leave something behind to show for it: the print of a hand, a door not quite shut.',
  ],
  success: [
    'Nobody looks up; you have given them no reason.',
    'You might be a draught.',
    'For as long as it lasts there is one person fewer in the world.',
    'You go by within an arm’s length, and the arm does not move.',
  ],
};

export const ATTEMPT: Frames = {
  failure: [
    'It does not go. It goes wrong instead, quickly, and you find out with your elbow how hard the edge of it is.',
    'You have it, very nearly, and then it has you.',
    'There is a moment when you could still have let go. You think of it on the way down.',
    'It comes back at you, as such things do, and leaves its mark where you will see it every day.',
  ],
  partial: [
    'It works, with a noise that you would have paid not to make.',
    'It works, and takes twice as long, and some of your skin.',
    'You manage it, but it will be seen that somebody has.',
    'It is done, after a fashion. You would not care to be asked to do it back.',
  ],
  success: [
    'It goes as if it had been waiting for somebody to ask properly.',
    'Your hands know before you do, and then it is done.',
    'It is easier than it looked, which is how you know that you did it right.',
    'One try, no more, and it lets you have your way.',
  ],
};

export const FINDING: Frames = {
  failure: [
    'You find dust, and under the dust the place where the dust begins again.',
    'Half an hour, both knees and nothing; and whoever keeps this place will see that somebody was at it.',
    'If there is anything, it has been put away by someone who thought of you first.',
    'What you find is that you have been looked at while you looked.',
  ],
  partial: [
    'You find it, though not before you have put your sleeve into something that does not come out.',
    'It is there; so are the marks of your fingers, now.',
    'You get it in the end, with more noise than one would like.',
  ],
  success: [
    'You put your hand on it at once, as if it had been yours.',
    'It is where you would have put it, and you say so to yourself, not without pride.',
    'The third thing that you move has something behind it.',
  ],
};

/** For any other deed that a roll decided. */
export const ANYTHING: Frames = {
  failure: [
    'It comes to nothing, or to worse than that.',
    'It goes wrong in the way that you had not thought of.',
    'You can see that it will not do before you have finished doing it.',
  ],
  partial: [
    'It comes off, and takes something for its trouble.',
    'It does, nearly; the rest of it you will have to pay for.',
    'You have your way, and there is a string tied to it.',
  ],
  success: [
    'It comes off, as neat as you could wish.',
    'For once everything does as it is told.',
    'It could hardly have gone better, and you look round for the catch.',
  ],
};

/** What an old hurt does, on a day when one has other things to think about. */
export const HURTING = [
  'Your side lets you know that it has not forgotten.',
  'You favour the one leg, and hope that it looks like thoughtfulness.',
  'There is dried blood on your cuff, and everyone is polite about it.',
  'It hurts when you breathe in, so you do it seldom.',
  'You catch sight of your own face in something polished, and take it for somebody’s who has lost.',
];

/** What follows a deed that only its own words can tell. */
export const DONE = [
  'It takes less time than deciding to.',
  'It is a small thing to do, and it cannot be done backwards.',
  'That is that; the {time} goes on round it as water goes round a stone.',
  'You had thought that it would feel like more. It feels like exactly enough.',
  'Nobody says that you should not have.',
  'There is a before now, and you are no longer in it.',
  'You do it as if somebody were going to check.',
  'For a moment nothing follows from it. Then you notice how closely you are being left alone.',
  'If there was a better hour for it, nobody will know now.',
  'You would not have done it yesterday, and it is as well to know that.',
];

export const DONE_BEFORE = [
  '{who:sees} you do it, and keeps what {they:thinks} behind {their} teeth.',
  '{who:watches} until it is done, and only then breathes out.',
  'You look up, and {who:has} been looking for some time.',
  '{who:says} nothing about it, in a manner of {their} own.',
  'It does not escape {who}, and it is not meant to.',
  '{who:nods}, once, as if a thing had been entered in a book.',
];

/** After something resolved, agreed or promised. */
export const RESOLVED = [
  'Said aloud it sounds like somebody else’s idea, and a good one.',
  'It is only words so far, but they are the kind that wait by the door.',
  'You feel the weight of it shift, the way a load does when it is finally lifted.',
  'After that there is nothing for it but to do it.',
  'It is surprising how quiet it gets in one’s head once that is settled.',
];

/** Setting out for one place and coming to another. */
export const DIVERTED = [
  'You set out for {goal}, and get as far as {place}.',
  '{goal} will have to wait; you are stopped {at:place}.',
  'It was to be {goal}. It turns out to be {place}.',
  'On the way to {goal} there is {place}, and {place} does not let you by.',
];

/** Setting out, and not getting away. */
export const HELD_BACK = [
  'You are on your way to {goal} when you are called back.',
  '{goal} will have to wait; you have not gone ten steps.',
  'You mean to go to {goal}, and {place} has other ideas.',
  'There is somebody between you and the way to {goal}, and you are not let by.',
];
