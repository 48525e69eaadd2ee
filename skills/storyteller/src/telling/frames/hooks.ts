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
  '{thing:is} not where your eye was going. It ends up there all the same.',
  'You give {thing} one look more than you had meant to.',
  'That leaves {thing}; you have been saving {it}.',
  'Nobody goes near {thing}. It is done without any fuss.',
];

/** Of something nobody has spoken of yet. */
export const TOPIC_UNSPOKEN = [
  'Nobody has said a word yet about {topic}.',
  '{who:has} not once mentioned {topic}.',
  'Sooner or later somebody will have to talk about {topic}.',
  'Every conversation here walks round {topic} as round a hole.',
  'You think of {topic}, and could not say why now.',
  'There is one thing that they all step over when they talk, and it is {topic}.',
  'You have heard the words in passing, {topic}, from somebody who stopped on seeing you.',
  'Somebody behind you says something about {topic}, and somebody else says hush.',
  'It strikes you that you have not been told about {topic}, and that you might have been by now.',
  '{topic}: you write it down, with nothing after it.',
  'You could ask about {topic}. You could have asked an hour ago.',
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
  'It may be nothing; but it may be {topic}.',
  'You are not done with {topic}, nor it with you.',
  'Who would know more about {topic}? You go through them, one by one.',
  'The part about {topic} does not fit yet, and you know better than to force it.',
  'Everything you have been told today has had {topic} standing behind it.',
];

export const WANT = [
  'If {who} were ever asked, the honest answer would be: to {want}.',
  'You begin to see what {who:wants}: to {want}, and to be asked no questions about it.',
  'Everything {who:does} has the one end, to {want}, and {they:does} not seem to know that it shows.',
  'There is something {who:would} take help with, if it were offered the right way: to {want}.',
  'What would it take, you wonder, to {want}? {who:wonders} too, by the look of {them}.',
  'It would take two to {want}, you gather, and {who:has} counted only one.',
  'Under what {who:says} you can hear what {they:is} after: to {want}.',
  '{who:would} never ask it of you: to {want}. It is asked all the same.',
];

export const SECRET = [
  'There is something {who:is} not saying, and {they:is} not saying it very loudly.',
  '{who:starts} a sentence, looks at you, and finishes a different one.',
  'Whatever {who:is} keeping back, it is not a small thing.',
  '{who:has} the look of someone with one more thing to say and nobody to say it to.',
  'You have the feeling of having been told the truth, all but a word.',
  'More than once {who:has} looked at you as if you might be the one.',
  '{who:looks} at you, decides, and then decides again.',
  'A little more, you think, and {who:would} tell you. A little less, and {they:would} be gone.',
  'There is a drawer in {who} that does not open for the asking.',
  'You leave {who} something to think about, and it seems to have company there.',
  'What {who:does} not talk about, {they:does} not talk about often.',
];

export const WAY = [
  'You have not yet been to {place}.',
  'Somebody ought to go and look at {place}; it may as well be you.',
  'You think of {place}, and of what people do there when they take themselves to be alone.',
  'There is always {place}.',
  'It is no distance from here to {place}, and you have no excuse.',
  'People here, when they look up, look in the direction of {place}.',
  'There is light on the way to {place}, or somebody has left a door open.',
  'Whoever is {at:place} at this hour is there for a reason.',
  'You hear {place} mentioned, and then a laugh.',
  'It would be natural to go on to {place}. That is what makes you think about it.',
];

export const PROMISE = [
  'You told {who} that you would help {them} {want}, and it is not getting done by itself.',
  'There is still what you promised {who}.',
  'Somewhere in the back of your mind {who:is} still waiting for you to do as you said.',
  'You gave {who} your word: you would help {them} {want}.',
  '{who:does} not mention what you promised. It is the sort of not mentioning that has a date on it.',
  'You owe {who} an afternoon’s work yet, and perhaps more, if {they:is} ever to {want}.',
  'To help {who} {want}: you said that you would, and {they:was} listening.',
];

/** The same where nobody could be passing. */
export const HEARD_BEFORE = [
  'Something comes back to you that you heard said in passing: “{said}”',
  'You heard it on the way here, said to somebody else: “{said}”',
  'It was not meant for you, and you have kept it: “{said}”',
  '“{said}” You cannot think who told you so, only that it was told.',
  'A thing that people say here has been going round in your head: “{said}”',
  'Somebody said to you, you forget when: “{said}”',
];

/** Words caught from somebody passing, about something nobody has spoken of yet. */
export const OVERHEARD = [
  'Two people go by, and you get the end of it: “{said}”',
  '“{said}” It was not said to you, and whoever said it has gone.',
  'Somebody is telling somebody, too loud: “{said}”',
  'You catch one thing out of all the talk: “{said}”',
  'As you turn to go you hear it said behind you: “{said}”',
  '“{said}” says a voice; you look round, and nobody is speaking.',
];
