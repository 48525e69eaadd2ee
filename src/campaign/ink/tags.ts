/** The tags that scenes in ink carry; the only list of them. Other tags are kept and mean nothing. */
import { QUESTION_KINDS } from '../../contracts/question.ts';

/** Tags above the first line of a knot that make it a storylet, with what they say. */
export const STORYLET_TAGS = {
  when: 'A condition in CEL, with the same names as in beats.',
  at: 'Where the player must be; several places with commas.',
  with: 'Who must be there, with commas.',
  time: 'The part of the day, or several with commas.',
  once: 'It comes once. This is so unless `again` says otherwise.',
  again: 'It may come again after this many scenes.',
  urgency: 'How much it presses, 0 to 10; 5 unless said otherwise.',
  beat: 'Id of the beat that it tells.',
  word: 'Why the player is wanted there: one or two sentences that they hear while it waits at another place.',
  gist: 'In generated scenes: what happens, in a sentence or two, for a model that tells it in its own words.',
} as const;

/** Tags of a line of text or of the knot or stitch it stands in. */
export const TEXT_TAGS = {
  question: `What the scene ends on: ${QUESTION_KINDS.join(', ')}.`,
  asks: 'That question in words, where the last line is something else.',
  about: 'What that question is about.',
  speaker: 'Who says this line.',
  mood: 'How this line feels, in a word.',
} as const;

/** Tags inside the brackets of a choice. */
export const CHOICE_TAGS = {
  act: 'What is done, one of the acts of the rules.',
  target: 'Whom or what it is done to.',
  topic: 'What it is about.',
  item: 'What it is done with.',
  fact: 'What is told or shown.',
  stat: 'The stat that is rolled; without it nothing is rolled.',
  modifier: 'What is added to the roll, −3 to 3. With it, or with a `stat`, the choice is rolled.',
  costs: 'What it costs, in words.',
  needs: 'A condition in CEL. While it does not hold, the choice is shown locked.',
  locked: 'What the player reads while it is locked; worked out from `needs` if left out.',
} as const;

export interface InkTag {
  /** What stands before the colon, in small letters; the whole tag when there is none. */
  name: string;
  value: string;
}

/** `with: iz, the mayor` is the tag `with` with a value; `once` has none. */
export function readTag(text: string): InkTag {
  const colon = text.indexOf(':');
  if (colon === -1) return { name: text.trim().toLowerCase(), value: '' };
  return { name: text.slice(0, colon).trim().toLowerCase(), value: text.slice(colon + 1).trim() };
}

/** The value of the last tag of a name. */
export function tagValue(tags: readonly InkTag[], name: string): string | undefined {
  const value = tags.findLast((tag) => tag.name === name)?.value;
  return value === '' ? undefined : value;
}

/** `iz, the mayor` is two names. */
export function listed(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const isStoryletTag = ({ name }: InkTag): boolean => Object.hasOwn(STORYLET_TAGS, name);
