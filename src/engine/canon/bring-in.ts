import { withoutArticle } from '../../campaign/names.ts';
import type { FactBrief } from '../../contracts/brief.ts';
import { capitalise, indefinite } from '../../sdk/language.ts';
import { notesFrom } from '../facts/notes.ts';
import type { World } from '../world.ts';
import { admit, type Scenery } from './admit.ts';
import type { CanonEntry } from './entry.ts';

interface Newcomer {
  kind: 'person' | 'thing';
  name: string;
  about: string;
  /** The sentence that brings it in. */
  text?: string;
}

export interface BroughtIn {
  entry: CanonEntry;
  world: World;
  fact: FactBrief;
}

/** Brings somebody or something into the place of the story, by the same rules as what a writer makes up; or says why not. */
export function bringIn(
  newcomer: Newcomer,
  scenery: Omit<Scenery, 'world' | 'place' | 'prose'> & { world: World },
): BroughtIn | string {
  const { kind, name, about } = newcomer;
  const { world, scene } = scenery;
  const text = newcomer.text ?? introduction(newcomer);
  const found = { people: [], things: [], places: [] };
  const one = [{ name, about, quote: text }];
  const { canon, refused } = admit(
    kind === 'person' ? { ...found, people: one } : { ...found, things: one },
    { ...scenery, place: world.place, prose: [text] },
  );
  const [entry] = canon;
  if (entry === undefined) return refused[0]?.reason ?? `The story has ${JSON.stringify(name)} already.`;
  const notes = notesFrom({ summary: '', promises: [] }, [entry], { ...world, prose: [text] });
  const fact: FactBrief = {
    ...{ id: `canon:${entry.id}/${scene}`, text, kind: 'description', about: world.place ?? 'world' },
    ...{ mentions: [entry.id], thing: null, spoken: false, timely: true },
  };
  return {
    entry,
    fact,
    world: {
      ...world,
      canon: [...world.canon, entry],
      toRemember: [...world.toRemember, ...notes],
    },
  };
}

function introduction({ kind, name, about }: Newcomer): string {
  const isName = /^\p{Lu}/u.test(name) && !/^(?:The|An?)\s/u.test(name);
  const who = isName ? name : indefinite(withoutArticle(name));
  return kind === 'person'
    ? `${capitalise(who)} is here, ${about.replace(/[.!]+$/u, '')}.`
    : `There is ${who} here, ${about.replace(/[.!]+$/u, '')}.`;
}
