/** What people do while they decide how to answer. Frames that speak of hands and clothes are left out for a snail. */

/** In answer to a question. */
export const ASKED = {
  neutral: [
    '{who:considers} you for about as long as it takes to read a label.',
    '{who:lets} the question stand a moment.',
    'There is a short silence, in which {who:decides} something.',
    'For once {who:has} not got the answer ready.',
    'You can hear {who} choosing the shorter version.',
    '{who:turns} it over, finds the handle, and picks it up.',
    '{who:has} plainly been asked worse.',
    '{who:glances} round first, which tells you something about the place.',
    'You watch {who} look for a way round it, and not find one.',
    '{who:answers} the question before yours, and only then yours.',
  ],
  warm: [
    '{who:answers} at once, which {they:has} not always done.',
    '{who:leans} in, and the voice drops.',
    '{who:was} going to say something else; you see it change on the way.',
    '{who:starts} before you have finished asking.',
    'You ask, and {who:tells} you; it has become as simple as that.',
    '{who:looks} at you for a moment, and then gives you the long answer.',
    'There was a time when {who:would} have asked why you wanted to know.',
  ],
  cold: [
    '{who:answers}, but not to your face.',
    '{who:goes} on for a while as though nobody had spoken.',
    '{who:gives} you as many words as it takes, and counts them.',
    '{who:waits} for you to have finished.',
    '{who:hears} you. That much is plain, and nothing else is.',
    'You might be talking to {thing}.',
  ],
};

/** Of their own accord. */
export const IDLE = {
  neutral: [
    '{who:speaks} to {thing} rather than to you.',
    '{who’s} hands stop, and then think better of it.',
    '{who:looks} you over from the ground up, and takes {their} time.',
    'It takes {who} a moment to come back from wherever that was.',
    '{who:breathes} out through {their} nose, which may be a laugh.',
    'You get the side of {who’s} face, and a good half of {their} attention.',
    '{who:tidies} something that was tidy.',
    '{who:nods}, though not quite at you.',
    '{who:has} been watching you for longer than you knew.',
    '{who:finds} that you are still there.',
    'You feel {who} make up {their} mind to say something, and then which thing.',
    'Without looking round, {who:knows} where you are.',
  ],
  warm: [
    '{who:makes} room for you without being asked.',
    'Something in {who’s} shoulders comes down an inch.',
    '{who:comes} near to smiling, and lets you see how near.',
    '{who:looks} pleased, and then looks as though {they:hopes} it did not show.',
    'By now {who:talks} to you the way people talk in kitchens.',
    'With you {who:has} stopped looking at the way out.',
    'There is a place beside {who}, and it seems to be yours.',
    '{who:says} your name, which nobody else here has troubled to learn.',
    '{who:hands} you half of whatever it was, and goes on talking.',
    '{who:is} glad of you, and takes some trouble to conceal it.',
  ],
  cold: [
    '{who:keeps} just out of reach, and makes it look like tidiness.',
    'There is no heat in the way {who:looks} at you, and no welcome either.',
    '{who’s} eyes go to the way out and come back.',
    'Whatever {who:was} doing, {they:is} doing it harder now.',
    '{who:turns} so as not to have you in sight, which takes some turning.',
    'Nobody has told {who} that you were coming, and {they:would} have liked to be told.',
  ],
};

/** Lines for what the author cannot have foreseen, for those who say “don’t” and for those who say “do not”. */
export const REFUSALS = {
  formal: [
    'Not to you.',
    'You will have that from somebody else, or not at all.',
    'You have a way of asking that makes me deaf.',
    'I have said what I had to say to you.',
    'Ask me again when you have learned how.',
    'I remember the last time you wanted something.',
    'That is a question for people I like.',
  ],
  casual: [
    'No. Not you.',
    'Ask somebody who likes you.',
    'I’ve gone deaf. It comes and goes.',
    'You’ve had your turn.',
    'I’m busy. Look how busy I am.',
    'What’s it worth? No, it isn’t.',
    'That’s not a thing I tell just anyone.',
  ],
};

export const THANKS = {
  formal: [
    'You need not have done that.',
    'I shall have to think better of you. It is a nuisance.',
    'That is one I owe.',
    'Nobody asked you to. I noticed that.',
    'I am not good at this part.',
    'I had you down as the other sort.',
  ],
  casual: [
    'You didn’t have to do that.',
    'All right. That’s one to you.',
    'Don’t make a thing of it.',
    'I’ll remember that. I don’t say I’ll mention it.',
    'That’s me in your debt, then. I hate that.',
    'Well, look at you.',
  ],
};

/** Taken from somebody who is not forgiven for having given it. */
export const THANKS_COLD = [
  'Not a word is said about it.',
  '{who:does} not thank you, and does not give it back either.',
  'It settles nothing, and {who:lets} you see as much.',
  '{who:behaves} as though it had been owed.',
  'If it has done any good, {who:keeps} that to {themself}.',
];

export const DEFIANCE = {
  formal: [
    'So that is what you are.',
    'I have been frightened by better.',
    'You will want to write that down as well.',
    'Say it louder. Let them all hear you.',
    'It must be a comfort to you, having only the one way of asking.',
  ],
  casual: [
    'Oh, so you’re that sort.',
    'Go on, then. Who’d believe you?',
    'I’ve been shouted at by bigger.',
    'That’s it? That’s what you’ve got?',
    'You’ll want to mind who hears you say that.',
  ],
};

export const SPEECH_TURNS = [
  'What {who:has} heard is this.',
  'The way {who:tells} it, it is simple.',
  '{who:tells} you, without any trimmings.',
  'It is {who’s} story, and it is short.',
  '{who:knows} this much.',
  'You get it in pieces, and put it together yourself.',
  '{who:says} it as if everyone knew.',
  'Some of it {who:tells} you; the rest you could have guessed.',
  '{who:tells} it as it was told to {them}.',
  'It is common knowledge, {who:says}, and lowers {their} voice.',
  'It does not take long to tell.',
];

export const OPINION_TURNS = [
  'At the name, {who:finds} something to do.',
  'It is some time before {who:answers}, and then it is not an answer.',
  'You learn more from how {who:stands} than from what {they:says}.',
  '{who:would} sooner show you than tell you.',
  'There is a story there, and {who:lets} you have the corner of it.',
  'One does not ask {who} that, you gather, and you have asked.',
  '{who:weighs} the name before putting it down again.',
];

export const HINTS = [
  '{who:starts} to say something, and you are left to work it out from what {they:does} not finish.',
  'It is out before {who:knows} it, the way a cup is out of the hand.',
  '{who:says} a little more than {they:meant}, and hears it.',
  'You would have missed it if {who:had} not stopped so suddenly afterwards.',
  '{who:stops} a word too late.',
  'You are looking at {thing} when {who:says} it, and take care to go on looking.',
  'It is said in passing, as one lets a door fall shut behind one.',
  '{who:says} it under {their} breath, not knowing how well you hear.',
  'Perhaps {who:means} you to know. At any rate you know now.',
];

export const HALF_TRUTHS = [
  'It comes out sideways.',
  '{who:tells} you half, and the half has the shape of the whole.',
  '{who:says} it to {thing}, and not to you.',
  'You can see what it costs, and that {who:has} decided to pay some of it.',
  '{who:draws} you the outline, and you do the colouring yourself.',
  'As much as can be told standing up, {who:tells}.',
  '{who:begins} in the middle, and breaks off before the end.',
];

export const CONFESSIONS = [
  'Then {who:tells} you.',
  'There is a long breath, and at the end of it {who:has} put the whole of it down in front of you.',
  '{who:says} it without looking up, and when it is said {they:looks} smaller, and lighter.',
  'It takes {who} three attempts to begin, and then no time at all.',
  '“All right,” says {who}, to nobody, and then it comes.',
  'It is told from beginning to end, without once asking you to understand.',
];

/** Before somebody who was never seen before is described. */
export const NOTICED = [
  'You are not alone here.',
  'Somebody has been waiting to see whether you would look round.',
  'Someone has seen you already, and makes no secret of it.',
  'It is a moment before you notice that you are being looked at.',
  'There is somebody here to whom all this belongs, or who behaves as if it did.',
  'Somebody clears a throat.',
  'You have company, it turns out.',
  'A person could stand here for some time without being noticed, and one has.',
];

export const ALREADY_HERE = [
  '{who:is} here before you.',
  'And {who}, of course.',
  '{who:looks} up when you come, and [does not seem surprised|goes on with it].',
  'You find {who} where one would expect to find {them}.',
  '{who:is} here too, busy with something that stops being important when you come.',
  '{who:sees} you before you have decided to be seen.',
  'The first thing you make out is {who}.',
  '{who:has} the best place, and means to keep it.',
  'You are not the first; {who:gives} you a look that says by how much.',
  '{who:is} in the middle of something, and goes on until the end of it.',
];

/** Others who are there, after somebody else was spoken of. */
export const ALSO_HERE = [
  '{other:is} here as well.',
  '[A little way off|Further off|To one side], {other:pretends} not to have been talking about you.',
  '{other:looks} round, and back again.',
  'Behind all this, {other:goes} on with what there was to do.',
  '{other:gives} you a nod, for the time being.',
  'You are seen by {other} too, and it is noted.',
  'There is room for {other} too, and it is taken.',
  '{other:has} found something to lean on, and a view of you.',
];

export const COMES = [
  '{who:is} there, without your having heard {them} come.',
  'Then {who}, a little out of breath.',
  'Somebody is coming; it is {who}, and in no hurry.',
  '{who:comes} up and stands where {they:has} plainly stood a great many times.',
  'You look round, and {who:is} leaning there as if from the beginning.',
  '{who:arrives} by way of pretending not to.',
  'It is {who}, come to see what you are at.',
  'Steps, and then {who}, and then a pause while you are taken in.',
];

/** Not found where one had gone to look for them. */
export const NOT_FOUND = [
  '{who:is} not here after all.',
  'You have missed {who}.',
  'There is no sign of {who}, and you had been so sure.',
  'Whoever you ask after {who}, you are told: a moment ago.',
  '{who:was} here; you can tell by what has been moved.',
  'You wait a little for {who}, who does not come.',
];

export const GOES = [
  'When you next look, {who:has} gone.',
  '{who:has} gone about {their} business, and not said which.',
  'You notice that {who:has} left by the quiet it leaves.',
  '{who:is} wanted elsewhere, or says so.',
  '{who:takes} {their} leave of the company with a look, and you are included in it.',
  'You turn to say something to {who}, and say it to nobody.',
  'There is a space where {who:was}, and it closes.',
  '{who:slips} off while you are looking the other way.',
  'By then {who:has} had enough, and goes.',
  '{who:goes}; one hears it for longer than one sees it.',
];

/** When what comes out is not what was asked for. */
export const INSTEAD = [
  'What you are told has nothing to do with {topic}, and is dearer.',
  'It is not about {topic}, what comes; it was nearer the top.',
  'You had asked about {topic}. You are given something else, and it was harder to give.',
  '{topic} can wait, it seems; there is this first.',
  'Of {topic} not a word; but a word of something else.',
];

/** When the question comes too near to what they hide. */
export const EVASIONS = [
  '{who:says} what everybody says about {topic}, and nothing of {their} own.',
  '{who:answers} the question next to the one you put, and does it well.',
  'The words are hardly out, {topic}, when {who:becomes} very busy.',
  'The answer is short, and {who:has} had it ready for a long time.',
  '{who:gives} you the public version, the one with no people in it.',
  'It is the first question of yours that {who:has} not liked.',
  '{who:says} that it was all a long time ago, and then when.',
  '“{topic},” {who:says} after you, as if to hear how it sounds from outside.',
  '{who:would} like to help you there, and looks anything but sorry that {they:cannot}.',
  'You ask about {topic}; {who:tells} you about something near it.',
];

export const NO_MORE_TO_TELL = [
  '{who:has} told you what {they:knows} of it.',
  'On that {who:has} no more to give.',
  '{who:looks} for more, and there is none.',
  'You have had it all, as far as {who:is} concerned, and {they:is} not one to tell a thing twice.',
  '{who:spreads} {their} hands: that was all of it.',
  '{who:has} it no better than you have, by now.',
  'There {who:stops}. What comes after that is not known to anyone who would say.',
];
