/** How earlier days show now. Never what is remembered: what has come of it. */

export const HELPED = [
  '{who:has} kept you a place, and would deny it.',
  'You are handed something to hold before a word is said; that is how {who:greets} people who have been of use.',
  '{who:looks} up, sees that it is only you, and goes on more easily.',
  '{who:has} told somebody about you, to judge by how little you have to explain.',
  'What you did for {who} has been noticed; room is made for you where there was none.',
  'It has got about whose hands helped {who}, and you are nodded to by people who have never nodded before.',
  'There are two cups out {at:place}, and {who:has} plainly been expecting the second pair of hands.',
];

export const HELPED_TOWARDS = [
  'What {who:is} about, to {want}, no longer makes anybody smile.',
  '{who:has} gone on with it by {themself}, in the way that you began it together. It was to {want}, and it may come to that yet.',
  'You can see where your work stopped and {who’s} went on, so as to {want}; it might even be done.',
  'Somebody has asked {who} what it is all for. To {want}, you hear {them} say, as if it were the plainest thing.',
];

/** After a wrong that was made good. */
export const AMENDED = [
  '{who:has} not brought it up again, which is handsome of {them}.',
  'There is a seam between you and {who} where it was mended, and both of you are careful of it.',
  '{who:talks} to you as one does to somebody who has paid.',
  'You owned up once, and it has spared you the looks that you would have had from {who}.',
];

export const GAVE = [
  '{who:has} kept {item} where {they} can see it.',
  '{item:has} been given the best place there is, you notice, and {who:stands} not far off.',
];

export const THREATENED = [
  '{who:has} seen you come, and has found something to stand behind.',
  'The talk stops when you are near enough to hear it. {who:was} the one talking.',
  '{who:has} not forgotten. It is in the way {they:holds} {their} hands where you can see them.',
  'Since you spoke to {who} as you did, people turn to face you when you come near.',
  '{who:has} changed places, so as to have the wall behind {them} and you in front.',
  'There is always somebody with {who} now. It seems to have been arranged.',
];

export const FOUGHT = [
  '{who:moves} with care on the left side, and does not look at you.',
  '{who’s} lip has nearly healed.',
  'There is a tooth fewer in {who’s} smile, or there would be, if there were a smile.',
];

export const TOOK = ['{who:has} noticed that {item:is} gone, and has noticed you noticing.'];

export const WON_OVER = [
  '{who:has} slept since telling you. It shows about the eyes.',
  'What {who} told you has not been taken back, and there is a good deal less holding of breath.',
  'You are not lied to any more by {who}; it is quicker for both of you.',
  'With you {who:leaves} out the first half of every sentence now, having told you what it stood for.',
];

export const TURNED_AWAY = [
  'What you tried to get out of {who} stands between you like a table, and {they:walks} round it.',
  '{who:has} an answer ready now for what you asked that time, and is sorry that you do not ask it.',
  'When you come near, {who:puts} something away; it was not out, before you asked.',
  '{who:keeps} to short words with you since you pressed {them}.',
];

/** Followed by what they have thought of. */
export const THOUGHT_OF_SINCE = [
  'Since you asked, something else about {topic} has come back to {who}.',
  '{who:has} been turning {topic} over since you asked, and is not done.',
  'It is {who} who begins on {topic} this time; you must have left the lid off.',
  'Your question about {topic} has gone on working in {who}.',
];

export const SEARCHED = [
  'What you turned over here has been put straight by somebody. Not quite straight.',
  'There is a lock on one thing {at:place} that had none before you went through it.',
  'Somebody has dusted where your fingers were, and only there.',
];

/** Of something that everybody has heard of by now. */
export const TALKED_OF = [
  'It has got about that you {done}.',
  'They are still talking {at:place} of how you {done}; it has grown in the telling.',
  'There are people here who know one thing of you, that you {done}, and they look at you accordingly.',
  'Ever since you {done}, somebody makes room for you who did not before.',
  'You {done}; that cannot be all that you are known for, but today it seems so.',
  '“That’s the one,” somebody says behind you. No more than that; it is enough that you {done}.',
];

export const TALKED_OF_BADLY = [
  'It has got about that you {done}, and what people make of it.',
  'Somebody {at:place} does an imitation of it, how you {done}, and stops when you come.',
  'Nobody brings up that you {done}. It takes some care not to.',
];

/** After a death, with somebody else who knows of it. */
export const MISSED = [
  '{who:does} not speak of {dead}, and it can be heard.',
  'Where {dead} would have put in a word there is room for one, and {who:leaves} it empty.',
  'Nobody has said {dead’s} name since. {who:has} come near it twice.',
  '{who:looks} up as if {dead} had come in, and then at you, because you have seen it.',
  'Something still lies where {dead} put it down, and {who:goes} round it.',
  '{who:has} begun to say “{dead}”, and finishes with something else.',
  'There is one fewer to be careful of, and {who:is} more careful.',
];

export const MISSED_ALONE = [
  'You catch yourself listening for {dead}.',
  'It is quieter by one, and the one is {dead}.',
  'You had been keeping something to tell {dead}. It comes to you what it was, and then it comes to you.',
  'Nothing here has been moved since {dead} died, or all of it has, by an inch.',
  'You think of asking {dead}, and have thought it to the end before you remember.',
];
