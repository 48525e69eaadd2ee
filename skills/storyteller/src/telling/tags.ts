import { opinionName, ruleOf, verbOf } from '../../../../src/sdk/index.ts';
import type { NarrateInput, Person } from './input.ts';

/** Scenes for which a hurt outweighs whatever came before it. */
const HURT = 8;
/** From here on, and below its negative, an opinion can be heard. */
const AUDIBLE = 15;

const DARK = new Set(['dusk', 'evening', 'night']);

export type Warmth = 'warm' | 'even' | 'cold';

export function warmthOf({ opinion, remembers }: Person, scene: number): Warmth {
  const isHurt =
    remembers !== null && ruleOf(verbOf(remembers.act)).wrongs === true && scene - remembers.scene < HURT;
  if (opinion <= -AUDIBLE) return 'cold';
  if (isHurt) return opinion >= AUDIBLE ? 'even' : 'cold';
  return opinion >= AUDIBLE ? 'warm' : 'even';
}

/** What is so in this scene, in the words that lines ask for. */
export function sceneTags({ you, place, people, time, deed, question }: NarrateInput): Set<string> {
  return new Set([
    ...(you.isHuman ? ['hands'] : []),
    // Somebody who was not named is called “You”.
    ...(you.name !== '' && you.name !== 'You' ? ['named'] : []),
    ...(place?.arrived ? ['arriving'] : []),
    ...(place?.isNew ? ['first_visit'] : []),
    ...(people.length === 0 ? ['alone'] : []),
    ...(people.length > 1 ? ['company'] : []),
    time.part,
    ...(time.held || time.once ? ['held'] : []),
    ...(time.weather === null ? [] : [time.weather.sky]),
    ...(DARK.has(time.part) ? ['dark'] : []),
    ...(deed === null ? [] : [deed.verb, deed.act, ...(deed.result === null ? [] : [deed.result])]),
    ...(question.answered === null ? [] : [question.answered, `asked_${question.last?.kind}`]),
  ]);
}

/** What is so of somebody who is spoken of. */
export function personTags(person: Person, scene: number): string[] {
  return [
    person.met ? 'met' : 'stranger',
    warmthOf(person, scene),
    opinionName(person.opinion),
    registerOf(person),
    ...(person.speech.sentences === 'short'
      ? ['terse']
      : person.speech.sentences === 'long'
        ? ['wordy']
        : []),
    ...person.speech.manners,
    ...person.temper,
    ...(person.ageGroup === '' ? [] : [person.ageGroup]),
    ...(person.hides ? ['hides'] : []),
  ];
}

/** What somebody feels for somebody else, and what there is between them. */
export function relationTags({ feeling, kinds }: Person['relations'][number]): string[] {
  const felt = feeling >= 2 ? 'loves' : feeling === 1 ? 'likes' : feeling === 0 ? '' : 'dislikes';
  return [felt, ...kinds].filter((tag) => tag !== '');
}

/** How somebody talks: as the author says, or else by their own lines, with “don’t” and “it’s” or without. */
function registerOf({ lines, speech }: Person): 'formal' | 'plain' | 'rough' {
  if (speech.style !== '') return speech.register;
  const short = lines.filter((line) => /\p{L}['’](?:t|re|ve|ll|d|m)\b/u.test(line));
  return lines.length > 0 && short.length * 4 < lines.length ? 'formal' : 'plain';
}
