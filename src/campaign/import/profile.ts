import type { NpcProfile } from '../../contracts/npc-profile.ts';
import { sentencesOf } from '../../sdk/language.ts';
import { cut } from '../archive/names.ts';
import type { Card } from './card.ts';
import { readDescription, traitsIn } from './description.ts';
import { resolveMacros } from './macros.ts';
import { speechIn } from './speech.ts';

const MAX_TRAITS = 10;
const LONGEST_ROLE = 200;

export interface ProfileOptions {
  /** Path of the picture in the campaign. */
  portrait: string | null;
  /** Name of the place where they are met. */
  place: string | null;
}

/** A card as the profile of someone the player can meet. */
export function profileFrom(card: Card, { portrait, place }: ProfileOptions): NpcProfile {
  const resolve = (text: string) => resolveMacros(text, { character: card.calledName });
  const described = readDescription(resolve(card.description), card.calledName);
  const traits = [...new Set([...traitsIn(resolve(card.personality)), ...described.traits])];
  const greetings = [card.firstMessage, ...card.greetings].map(resolve);
  const lines = speechIn(resolve(card.examples), greetings, namesOf(card));
  const appearance = described.appearance.join(' ');
  const background = described.background.join(' ');
  return {
    name: card.name,
    role: roleOf(described.role, described.background),
    ...(described.age === '' ? {} : { age: described.age }),
    personality: { traits: traits.length === 0 ? ['hard to read'] : traits.slice(0, MAX_TRAITS) },
    ...(lines.length === 0 ? {} : { speech_patterns: { examples: lines } }),
    ...(appearance === '' ? {} : { appearance }),
    ...(background === '' ? {} : { background }),
    ...(portrait === null ? {} : { portrait }),
    metadata: {
      importance: 'major',
      ...(place === null ? {} : { first_appearance: place }),
      ...(card.tags.length === 0 ? {} : { tags: card.tags }),
    },
  };
}

/** Whatever stands before their lines in example messages. */
function namesOf({ name, calledName }: Card): string[] {
  return [name, calledName, name.split(' ')[0] ?? name];
}

/** What the card says they are, else what its first sentences call them (“Mira is a keeper of …”). */
function roleOf(said: string, background: readonly string[]): string {
  if (said !== '') return said;
  for (const sentence of background.flatMap(sentencesOf)) {
    const [, what] =
      /^[^.!?]{1,80}?\b(?:is|was|works as|serves as)\s+((?:an?|the)\s+[^.!?;:]{3,})/.exec(sentence) ?? [];
    if (what === undefined) continue;
    const short = cut((what.split(/,| who | that | which /)[0] ?? what).trim(), LONGEST_ROLE);
    return short.charAt(0).toUpperCase() + short.slice(1);
  }
  return 'Someone with a story of their own';
}
