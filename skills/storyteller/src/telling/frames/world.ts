/** Hours, empty places and ways: what the world does when nobody is speaking. */

export const HOURS: Record<string, readonly string[]> = {
  dawn: [
    'Dawn finds {thing} first.',
    'It gets light by way of {thing}.',
    'Grey first, then {thing}, then everything else.',
    'The night goes without saying so.',
    'It is that hour when whoever is awake has a reason.',
  ],
  morning: [
    'It is properly morning, and {thing:looks} smaller for it.',
    'The morning has come in and sat down on {thing}.',
    'By now the day has made up its mind.',
    'It is morning, and people have begun to mean what they say.',
  ],
  noon: [
    'Noon takes the shadow out from under {thing}.',
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
  ],
  evening: [
    'It is evening, and {thing:has} a second shadow.',
    'The evening has come up close, the way it does when nobody is watching.',
    'People have their indoor voices on.',
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
];

export const RETURNS = [
  '{place} has not missed you.',
  'Nothing at {place} looks up.',
  'You know {place} well enough by now to see what is new in it.',
  'Back again, and {place} makes no remark.',
  'It is {place} again, at a different angle.',
];
