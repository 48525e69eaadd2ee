/** How a deed is done: the first sentence of its consequence. What comes of it is told by facts and people. */

export const LOOK_AT_THING = [
  'You give {thing} [your whole attention|the time {it:asks} for].',
  'Close to, {thing:is} [a different matter|less simple|not quite what {it:was} from a distance].',
  'Nobody stops you looking at {thing}, which is interesting in itself.',
  'You look at {thing} the way one reads a letter addressed to somebody else.',
  '{thing}, then, [slowly|from one end to the other|with your hands behind your back].',
  'It takes a minute in front of {thing} before {it:stops} being ordinary.',
  'You have walked past {thing} as one walks past anything. [Now you stop.|This time you do not.]',
  'From here {thing:has} more to say.',
  'One thing at a time, and the first is {thing}.',
  'There is a way of looking at {thing} that nobody here has used for years, and you use it.',
  'You wait until nobody is minding {thing}, and then you mind {it}.',
  'It is easy to look at {thing} and hard to go on looking.',
  'You stoop to {thing}, and the rest goes out of focus.',
  'Of everything here it is {thing} that you would be asked about, so you look.',
  'You have learned to distrust what nobody looks at; and nobody looks at {thing}.',
  '{thing:does} not improve on being stared at. You stare all the same, and are paid for it.',
];

export const NOTHING_MORE_IN_THING = [
  '{thing:has} told you what {it:has} to tell.',
  'You go over {thing} once more and find what you found before, a little more worn.',
  'There is no more to be had from {thing} today.',
  'A second look at {thing} gives you back the first.',
  '{thing:keeps} the rest to {itself}.',
  'Whatever else {thing:knows}, {it:is} not saying it to you.',
  'You ask the same question of {thing} and get the same answer, which is something.',
  'You know {thing} by heart now; that is not the same as understanding {it}.',
  '{thing:is} as {it:was}. It is you who have to think of something new.',
  'You have had all that {thing:is} going to give you, and say so to yourself, twice.',
];

/** A closer look that something else puts an end to. */
export const INTERRUPTED = [
  'You have hardly begun on {thing} when you are wanted.',
  'You are bending over {thing} when somebody says your name.',
  '{thing} will have to wait; there are steps behind you.',
  'You get as far as putting a hand on {thing}.',
  'You are still looking at {thing} when the talk around you stops.',
  'You mean to give {thing} an hour, and get three minutes.',
  'There is time for one look at {thing}, and you take it with you to think about.',
];

export const LOOK_AROUND = [
  'You turn once, all the way round, and do not hurry.',
  'You stand still until {place} has stopped noticing you.',
  'You look about you as though you would be asked about it later.',
  'You begin at the left, as on a page.',
  'For once you only look.',
  'There is more of {place} than you had let in.',
  'Take away the hour and the company, and this is what is left.',
  'You let your eyes go where they like.',
  'It is worth standing still for.',
  'You do what nobody has done here in a while, and look.',
  'You count the ways in and the ways out, and only then the rest.',
  'You take {place} as one takes a hand of cards, all at once and then one by one.',
  'There is the part of {place} that wishes to be looked at. You look at the other.',
  'You put your hands in your pockets and let {place} come to you.',
  'A minute is a long time to look at anything. You take three.',
  'You walk the length of it and back, like somebody who might buy.',
];

/** Only where one has looked before. */
export const LOOK_AGAIN = [
  'You could draw {place} from memory by now; so you look for what memory would leave out.',
  'You take in {place} a second time, without the manners.',
  'It is the second look that costs something.',
  'What you took for the whole of {place} was the front of it.',
];

export const SEARCH = [
  'You try the obvious places first, and then the ones you would have used yourself.',
  'You go over {thing} with your fingers as well as your eyes.',
  'It takes a while, and you leave everything a little straighter than you found it.',
  'You work from the edges in.',
  'Searching is mostly putting things back.',
  'You look under, behind and, last of all, straight at {it}.',
  'You are slow about it, and thorough, and not proud of either.',
  'You go about it by touch, the way one looks for a dropped needle, and {thing:lets} you.',
  'Nobody tells you to stop, and so you do not.',
];

export const TAKE = [
  '{item:goes} into your coat like something that had been waiting to be asked.',
  'You take {item}, and it weighs [more|less] than it should.',
  'Nobody speaks when you pick up {item}; that is not the same as nobody having seen.',
  'You have {item} in your pocket before you have finished deciding.',
  'It is a small thing to do. {item:leaves} a gap all the same.',
];

export const ASK_ABOUT = [
  'You ask about {topic}, and [ask it plainly|do not dress it up].',
  '“{topic},” you say, and leave it there.',
  'The question has been ready for some time: {topic}.',
  'You bring the talk round to {topic} by way of the weather.',
  'You say the words, {topic}, and watch what they do to {who}.',
  'There is no clever way of asking about {topic}, so you ask.',
  'You begin with something else, and end with {topic}.',
  'You had meant to lead up to it. Instead you simply say it: {topic}.',
  'What you want from {who} is an answer about {topic}, and you say so.',
  'You ask {who} as one asks the way. Only it is not the way that you ask about; it is {topic}.',
  'It has to be said by somebody, so you say it: {topic}.',
  'You try {who} on {topic}.',
  'You put it to {who} as a thing that everyone must wonder about: {topic}.',
  'It is only a question, you tell {who}, and then you ask it, about {topic}.',
  'You say that you have been hearing about {topic}, which is so, and not nearly enough.',
  'Between one remark and the next you slip it in: {topic}.',
  '“Tell me about {topic},” you say.',
];

export const TALK = [
  'You stop beside {who} and say what people say.',
  'You keep {who} company for a while, and the talk comes by itself.',
  'It is {who} you go to, and not with a question.',
  'You find something to remark on, and {who:finds} something to answer.',
  'You say good {greeting} to {who}, and then stay.',
  'There is nothing in particular you want from {who}, and you take care that it shows.',
  'For as long as a pipe would last, if either of you smoked, you and {who} look the same way.',
  'You ask {who} how things are, and for once wait to be told.',
];

export const TALK_IN_VAIN = [
  'You try {who} with a remark, and it is not taken up.',
  'You say good {greeting} to {who}, and it stays where it is.',
  'You stop beside {who} and say what people say, and hear how it sounds.',
  'There is nothing in particular you want from {who}; {they:does} not believe it.',
];

export const PRESS = [
  'You say that you already know half of it, which is nearly true.',
  'You leave a silence for {who} to fill.',
  'You ask again, more quietly, what {who} left out the first time.',
  'You tell {who} something true about yourself, and wait to be paid.',
  'You say that nothing said here need be written down.',
  'You do not move, and you do not look away.',
  'You put it to {who} that a thing gets lighter when two people hold it.',
  'You say the part that you have guessed, and leave the rest of the sentence open, like a door.',
  'You ask {who} what it would cost.',
  'You take away, one by one, the reasons for not saying it.',
  'You let {who} see that you will not go before you have it.',
  'You ask it as if the answer were already known to everyone but you.',
  'You say, and it is no more than the truth, that you can keep a thing to yourself.',
];

export const HELP = [
  'You take the other end of it.',
  'For an hour you are simply a second pair of hands.',
  'You ask {who} where to begin, and are told.',
  'You say that you will, and mean it more than you had expected.',
  'Nobody thanks you while it is going on; there is too much to do.',
  'You roll up your sleeves, which {who:takes} for a joke until you have been at it for some time.',
  'You are not good at it. {who:lets} you be not good at it, which is worth more than instruction.',
  'There is a knack to it, and by the end you nearly have it.',
  'You work beside {who} without talking, and it is a kind of talking.',
  'It is dull work, and you do it properly, and it is noticed.',
  'You give up the rest of the {time} to it, and are not sorry.',
  'Two make short work of what one has put off for a year.',
  '{who:explains} it once, in few words, and then trusts you with it, which is the heavier end.',
];

export const HELP_TOWARDS = [
  'It is not much, but it is a beginning on what {who:is} after: to {want}.',
  'What it comes to is this: {who:means} to {want}, and now there are two of you.',
  'All this, so as to {want}; and {who} does not explain further.',
  'To {want}: it sounds like little, until one has made a start on it.',
  'It had sounded like nonsense, to {want}; an hour in, it sounds less so.',
  '“To {want},” you say, to be sure that you have it right, and {who:lets} you have it right.',
  'Nobody else has thought it worth the trouble, to {want}. You are shown where it hurts.',
  'By the end of it you know what it would take to {want}, and that it could be done.',
];

/** Owning up to a wrong, before it is known how it is taken. */
export const AMENDS = [
  'You say what you did, in so many words, and do not say why.',
  'You tell {who} that it was ill done and that you were the one who did it.',
  'There is no good way to begin, so you begin with the worst of it, and {who:hears} you to the end.',
  'You have practised it, and none of what you practised is of any use. You say that you are sorry.',
  '“About that,” you say to {who}, and it is understood what.',
  'You stand in front of {who} with your hands where they can be seen, and take it back.',
];

export const AMENDS_TAKEN = [
  '{who:takes} it as one takes a coin, biting it first.',
  'It is some time before {who:answers}. “Well,” {they:says}, and that is the end of it.',
  '{who:does} not say that it is nothing. It is let go all the same, and you can see it go.',
  'Something between you is put back on its shelf, not quite straight.',
];

export const AMENDS_REFUSED = [
  '{who:lets} you finish. It was heard; more than that you are not given.',
  'One does not mend such a thing in an afternoon, and {who:sees} no need to say so.',
  '{who:looks} at your mouth while you say it, as if to see whether it moves as it did that time.',
  '“Is that all?” {who:says}; but {they:has} listened to it.',
];

export const FAVOUR = [
  'You ask {who} for something, which is a way of trusting people.',
  'You put it to {who} as a favour, and do not pretend that it is a small one.',
  '“You could do something for me,” you say, and {who:sees} that it is not for form’s sake.',
  'It is the kind of thing that one asks of few people, and you ask it of {who}.',
];

export const FAVOUR_GRANTED = [
  '{who:says} yes before asking what, and then asks what.',
  '{who:will} see what can be done, which means that it will be.',
  '{who:thinks} for as long as is polite, and then it is agreed.',
  'You are told to leave it with {who}, in the voice of one who has been waiting to be asked.',
];

export const PLAN = [
  'You and {who} lay out between you what each of you knows, and it makes a kind of map.',
  'What next? You ask it aloud, and {who:takes} it for a real question.',
  'You go through it with {who}: what is known, what is not, and who would mind.',
  'Two people’s guesses are put side by side, and {who’s} are better than yours in two places.',
];

export const GIVE = [
  'You hold out {item}.',
  '{item:changes} hands without a speech.',
  'You put {item} down where {who:is} bound to see it, and look elsewhere.',
  'You say that you have no use for {item}, which is [nearly|not quite] so.',
  'There is a right way of giving somebody something here, and you do not know it; you hold out {item} anyhow.',
  'You part with {item} more easily than you had thought.',
  'You have carried {item} about long enough, you say, and {who:is} to have it.',
];

export const GIVEN = [
  '{who:looks} at it, then at you, and does the sum again.',
  'It is gone into {who’s} keeping before you have let go of it.',
  '{who:holds} it as though it might be asked for back.',
  'For a moment {who:has} nothing to say, and is the better for it.',
  '{who:turns} it over once, and it disappears somewhere about {them}.',
  'You see {who} look for the catch in it, and not find one.',
];

export const THREATEN = [
  'You let {who} see what you could do, and that you have thought about it.',
  'You say it softly, so that {who:has} to lean in to be threatened.',
  'You mention, as if in passing, what would happen if certain people were told.',
  'You step closer than people do.',
  'You do not raise your voice. It would be kinder if you did.',
  'You let {who} count up for {themself} everything that could be taken away.',
  'You use the tone that you were taught for this, and hear how well you learned it.',
  'You tell {who} what you know, and to whom you could tell it, and in which order.',
  'There is a kind of politeness that is worse than shouting, and you are very polite to {who}.',
];

export const FIGHT = [
  'You swing first, and the rest of it happens to you both.',
  'There is a moment in which it could still be a joke. You let it go by.',
  'You hit {who}, because there is nothing left to say that would be as short.',
  'Nobody says stop. You would not have heard it.',
  'You take {who} by the coat, and after that neither of you has a plan.',
];

export const GO = [
  'It is not far to {place}, and it takes [longer than it should|no time at all|as long as it takes].',
  'You are halfway to {place} before you notice that you have decided.',
  'You go by way of nothing in particular, and there it is: {place}.',
  '{from} is behind you before you have finished thinking about it.',
  'You rehearse on the way what you will say, and {at:place} it is gone.',
  'Nobody asks where you are going, and everybody [sees|could tell you].',
  'You leave {from} to itself.',
  'You take the long way round, since nobody is counting, and come out at {place}.',
  'You go quickly, as if {place} might have been moved.',
  'From {from} to {place} is a matter of turning your back on one and not on the other.',
  'You walk, and what you have heard walks with you as far as {place}.',
  'Whoever laid out the way to {place} had all the time in the world.',
  'You go the way that everyone points, and it is the right one.',
  'There is one turning that could be taken wrong between {from} and {place}, and you take it right.',
  'You arrive {at:place} with your hands cold and your mind made up about nothing.',
  'It comes on you all at once, {place}, as a word does that one has been looking for.',
];

/** Only for a way that was gone before. */
export const GO_BACK = [
  'Your feet have it by now, the way to {place}.',
  'You go back to {place} as one goes back to a sentence.',
  'The way to {place} has grown shorter since the first time.',
  'You have left something unfinished {at:place}, if only a thought.',
];

export const SNEAK_TO = [
  'You put your feet down like borrowed china.',
  'You keep to where the light is not, and come to {place} by the side that nobody looks at.',
  'Nobody looks up, and you take care to give them no reason.',
  'You come to {place} as smoke does, a little at a time.',
];

export const OVERHEAR = [
  'You stop just short of being noticed.',
  'Nobody has ever been noticed while studying {thing}, so you study {it}.',
  'You find something to do that leaves both ears free.',
  'You make yourself uninteresting, which is a skill like another.',
];

export const WAIT = [
  'You give it time.',
  'Nothing happens, at length, and then a little of it does.',
  'You settle where you can see {thing}.',
  'You wait as people wait who are paid for it.',
  'The minutes go by in single file.',
  'You let the {time} get on with itself.',
  'You stay where you are, and after a while where you are gets used to it.',
  'It is harder than it looks, doing nothing {at:place}.',
  'You count to a hundred, and then in the other direction.',
  'You stay. The {time} goes past on the other side, without looking in.',
  'You sit it out, like a person who has a ticket.',
  'Waiting, you hear {place} think.',
];

export const REST = [
  'You sleep as one sleeps in strange places, with one shoe on.',
  'You mean to think it over, and wake with the mark of your sleeve on your face.',
  'Sleep, when it comes, is short and full of other people.',
  'You lie down for a moment, and the moment keeps you.',
  'You dream something with a great deal of walking in it, and wake tired.',
  'You do not remember lying down, only the getting up.',
  'You are asleep before you have decided where.',
  'It is not a good sleep, but it is a long one, and you come out of the other end of it.',
  'Somebody has put a coat over you in the night, or you did it yourself.',
];

export const REMEMBER = [
  'You go back over it, as one goes back over a sum.',
  'You put together what you have of {topic}, and there is one piece that you had been holding upside down.',
  'What do you know of {topic}? More than you have used.',
  'It comes back in the wrong order, and you sort it.',
  'You stand where you are and let what you know of {topic} come to you.',
  'There was something you were told about {topic}, and did not listen to. Now you do.',
  'You lay it out in your mind as on a table: all that you have heard of {topic}.',
  'There is a thread in it. You go back and find the end.',
  'It is the dull parts of {topic} that you go over this time; nobody troubles to hide anything in the others.',
];

/** Going over what has no more in it. */
export const REMEMBER_IN_VAIN = [
  'You go over it again, all that you have heard of {topic}, and it is no more than it was.',
  'You have thought about {topic} to the end of what you know.',
  'Of {topic} you know what you know. For the rest somebody would have to be asked.',
  'You turn {topic} over, and the other side is like the first.',
  'It is no use. What is missing about {topic} is not in your head.',
];

export const TRY = [
  'You set your hands to {thing} before you can think better of it.',
  'There is one way of finding out about {thing}, and you take it.',
  'You take hold of {thing}, count to three, and begin at two.',
  'You look at {thing}, and at your hands, and back at {thing}; then you try.',
  'It is now or on another day, and you have never been good at other days.',
];
