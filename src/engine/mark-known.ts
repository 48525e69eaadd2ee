import { isNamedIn } from '../base/phrase.ts';
import { lettersOf } from '../base/plain-text.ts';
import { fingerprint } from '../base/random.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Telling } from '../contracts/telling.ts';
import { bounded, type World } from './world.ts';

export interface Told {
  scene: number;
  brief: Brief;
  telling: Telling;
  mentionsIn: (text: string, about?: string) => string[];
}

/**
 * The world with what the telling has made known: whom it showed, what it named, which facts it told. A writer that does
 * not say what it named is searched for names and for whole sentences of the author's.
 */
export function markKnown(world: World, { scene, brief, telling, mentionsIn }: Told): World {
  const text = telling.paragraphs.join('\n');
  const present = new Set(brief.people.map(({ id }) => id));
  const named = telling.mentioned ?? mentionsIn(text, brief.place?.id);
  const mentioned = [
    ...named.filter((id) => !id.startsWith('person:') || present.has(id)),
    ...world.items.filter(({ name }) => isNamedIn(text, name)).map(({ id }) => id),
  ];
  const told = new Set(telling.told ?? factsIn(text, brief));
  return bounded({
    ...world,
    here: brief.people.map(({ id }) => id),
    known: { ...Object.fromEntries(mentioned.map((id) => [id, scene])), ...world.known },
    told: {
      ...world.told,
      ...Object.fromEntries(
        brief.facts.filter(({ id }) => told.has(id)).map(({ id }) => [fingerprint(id), scene]),
      ),
    },
  });
}

function factsIn(text: string, { facts }: Brief): string[] {
  const said = lettersOf(text);
  return facts.filter((fact) => said.includes(lettersOf(fact.text))).map(({ id }) => id);
}
