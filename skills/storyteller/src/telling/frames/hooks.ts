/** What presses: the last sentence or two, and what the next deed may take up. */

export const THING = [
  'You keep coming back to {thing}.',
  'You have not finished with {thing}.',
  'At the edge of your eye {thing:waits} to be noticed.',
  'You have not asked about {thing}, and nobody has offered.',
  '{thing:stays} with you longer than {it:has} any right to.',
  'If {thing} could be asked, you would begin there.',
  'All this while you have had your back to {thing}.',
  'Somebody has taken trouble over {thing}, and you would like to know who.',
];

/** Of something nobody has spoken of yet. */
export const TOPIC_UNSPOKEN = [
  'Nobody has said a word yet about {topic}.',
  '{who:has} not once mentioned {topic}.',
  'Sooner or later somebody will have to talk about {topic}.',
  'Every conversation here walks round {topic} as round a hole.',
  'You think of {topic}, and could not say why now.',
];

export const TOPIC = [
  'Under all of it, like a stone in a shoe, {there:topic}.',
  'It comes back to {topic}. It keeps coming back to that.',
  'You would give something to hear {who} on {topic}.',
  'And then {there:topic}.',
  'What has any of it to do with {topic}? You are beginning to think that everything has.',
  'There is more to be said about {topic}, and somebody here could say it.',
  'You turn it over once more: {topic}. It does not get smaller.',
  'Of {topic} you have had the beginning, or what people here take for one.',
];

export const WANT = [
  'If {who} were ever asked, the honest answer would be: to {want}.',
  'You begin to see what {who:wants}: to {want}, and to be asked no questions about it.',
  'Everything {who:does} has the one end, to {want}, and {they:does} not seem to know that it shows.',
  'There is something {who:would} take help with, if it were offered the right way: to {want}.',
  'What would it take, you wonder, to {want}? {who:wonders} too, by the look of {them}.',
];

export const SECRET = [
  'There is something {who:is} not saying, and {they:is} not saying it very loudly.',
  '{who:starts} a sentence, looks at you, and finishes a different one.',
  'Whatever {who:is} keeping back, it is not a small thing.',
  '{who:has} the look of someone with one more thing to say and nobody to say it to.',
  'You have the feeling of having been told the truth, all but a word.',
  'More than once {who:has} looked at you as if you might be the one.',
];

export const WAY = [
  'You have not yet been to {place}.',
  'Somebody ought to go and look at {place}; it may as well be you.',
  'You think of {place}, and of what people do there when they take themselves to be alone.',
  'There is always {place}.',
  'It is no distance from here to {place}, and you have no excuse.',
  'People here, when they look up, look in the direction of {place}.',
];

export const PROMISE = [
  'You told {who} that you would help to {want}, and it is not getting done by itself.',
  'There is still what you promised {who}.',
  'Somewhere in the back of your mind {who:is} still waiting for you to do as you said.',
  'You gave {who} your word, and it was to {want}.',
];
