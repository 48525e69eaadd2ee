/** Hours, empty places and ways: what the world does when nobody is speaking. */

export const HOURS: Record<string, readonly string[]> = {
  dawn: [
    'Dawn finds {thing} first.',
    'Somebody, somewhere, is putting a kettle on; it must be morning.',
    'It gets light by way of {thing}.',
    'Grey first, then {thing}, then everything else.',
    'The night goes without saying so.',
    'It is that hour when whoever is awake has a reason.',
  ],
  morning: [
    'It is properly morning, and {thing:looks} smaller for it.',
    'The morning has come in and sat down on {thing}.',
    'By now the day has made up its mind.',
    'There is a good deal of morning left, and {thing:has} most of it.',
    'It is morning, and people have begun to mean what they say.',
  ],
  noon: [
    'Noon does {thing} no favours.',
    'It has got to be noon by small steps, with nobody looking.',
    'It is the middle of the day, and nothing has an edge.',
    'Somewhere people are eating.',
    'At noon {thing:has} nowhere to hide.',
  ],
  afternoon: [
    'The afternoon leans on {thing} and stays there.',
    'It has turned into one of those afternoons that go on.',
    'The light has gone round to the other side of {thing}.',
    'It is the hour when people put off what they meant to do in the morning.',
  ],
  dusk: [
    'Dusk has got as far as {thing}.',
    '{thing:goes} to outline first, and then to guess.',
    'The day lets go of {thing} last.',
    'It is getting dark by the usual route.',
    'What there is left of the day has a slant to it.',
  ],
  evening: [
    'It is evening, and {thing:has} a second shadow.',
    'The evening has come up close, the way it does when nobody is watching.',
    'People have their indoor voices on.',
    'It is the part of the day when lamps are looked for.',
    'Evening, and the talk has slowed to the speed of lamps.',
  ],
  night: [
    'It is the hour when {thing:makes} small noises.',
    'Night, and {thing:is} a darker piece of it.',
    'By night {place} belongs to whoever is awake in it.',
    'It is late enough for people to tell the truth, or to have gone to bed.',
    'The dark has come right up to {thing} and stopped there.',
  ],
};

export const ALONE = [
  'You are alone with {thing}.',
  'For a while there is only {place}, and you in it.',
  'Nothing here is in any hurry.',
  'Nobody comes, and nobody was going to.',
  'It is quiet enough to hear what you think.',
  'With nobody to see, {place} goes on all the same.',
  'The silence has somebody’s name on it, and not yours.',
  'You have {place} to yourself, and it has you.',
  'There is nobody here to ask, which leaves only the things.',
  'Whoever ought to be here is somewhere else, being expected.',
];

/** For when little is left to tell: each of these can be worded in dozens of ways. */
export const AMBIENCE = [
  '[Somewhere|A long way off|Behind you|Not far off|Just out of sight], [something is set down with care|a voice begins and thinks better of it|somebody laughs, and stops|something falls and is not picked up|footsteps come as far as a corner|a thing is dragged, a yard at a time|someone is counting, or praying|something is being mended that will not stay mended].',
  'The [quiet|light|{time}|waiting|air] [has a grain to it|is of the kind one could lean on|gets into everything|goes on without anyone’s help|was here before you|is the oldest thing {at:place}|has settled on {thing}].',
  'You [notice|find|catch yourself thinking] that [you have been holding your breath|your hands are cold|you have been listening for some time|nobody has asked you anything today|you have stopped hurrying|you stand by now as others stand here|there is a tune in your head, and it is not yours].',
  '[For a moment|For the length of a breath|Just then|For once], [nothing moves but {thing}|you could be anyone|everything seems about to be explained|{place} looks back at you|it is clear what ought to be done, and then it is not|nobody is lying].',
  '[Small things|Other people’s things|Ordinary things] [matter more than they should|keep their places|go on meaning what they meant|are the last to change|are let be].',
  'It [will be remembered|can be left|may keep|must be gone through], you think, [like most things|like the rest of it|or it will not|and say nothing].',
];

export const RETURNS = [
  '{place} has not missed you.',
  'Nothing {at:place} looks up.',
  'You know {place} well enough by now to see what is new in it.',
  'Back again, and {place} makes no remark.',
  'It is {place} again, at a different angle.',
  'Somebody has been {at:place} since, and left everything as it was, only less so.',
  'You had it a little larger in mind, {place}.',
  'It takes {place} a moment to let you in again.',
];

/** The way to where something happens, after a deed done elsewhere. */
export const BROUGHT = [
  'The rest of the {time} is waiting for you {at:place}.',
  'Before the {time} is out you are {at:place}.',
  'You are {at:place}, a little later, when it happens.',
  'The {time} goes on, and it finds you {at:place}.',
  'An errand that is nobody’s business takes you to {place}.',
  'By and by your feet bring you to {place}.',
  'You had not meant to end up {at:place}, and there you are.',
  'Somebody says that you had better come, and it is to {place} that you come.',
  'One thing leads to another, and both of them lead to {place}.',
  'Later, {at:place}, you will try to remember who fetched you.',
  'There is a way to {place} from everywhere, if one is wanted there.',
  'It is to {place} that the day has been going all along.',
];

/** What one did, before one hears what came of it. */
export const LOOKING_BACK = [
  'Of all that you did there, this is what is told. {deeds}',
  'It had not seemed like much at the time. {deeds}',
  '{deeds} One does such things one by one, and finds out afterwards that they were a story.',
  'Somebody will ask you, some day, what you did. {deeds}',
  '{deeds} Nobody had asked you to, or not in so many words.',
];

/** What a poetic narrator lingers on. They must hold indoors and out, by day and by night, in any century. */
export const IMAGES = [
  'Far off something is set down, gently, as one sets down a sleeping child.',
  'The quiet {at:place} has a grain, like wood, and you go with it.',
  'A moment goes by on tiptoe, and looks back once.',
  'If {place:has} a heart, you are standing quite near it, and it has just missed a beat.',
  'Time is not passing here so much as being handed round.',
  'A draught comes from somewhere, reads a line of everything, and goes.',
  'It is the kind of silence that has been folded many times along the same crease.',
  'Everything keeps a little of the day, as a shell keeps the sea: not at all, and faithfully.',
  'Somebody was happy {at:place} once; one can tell by how little has been moved.',
  'The hour leans its forehead against {place}, and rests.',
  'Something that was nearly a sound thinks better of it.',
  'There is an old tiredness in things, and a courtesy under the tiredness.',
  'What you keep of {place} afterwards will be this, and not what was said.',
  'The air tastes faintly of weather that fell on other people.',
  'One could write it down, and then it would be gone.',
  'It is as if somebody had breathed in, a long time ago, and not yet dared to let it out.',
  'Whatever it is that holds the world together creaks a little, and holds.',
  'There are places that wait for one, and {place:is} not sure yet whether it is you.',
  'For a breath or two everything is exactly as loud as your own breathing.',
  'Somewhere behind all this a thread is being drawn through, slowly, by a person with time.',
  'The light, such as it is, has come a long way, and does not stay to be thanked.',
  'You notice that you have been counting, and not what.',
];
