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
  /** It comes along with the player. */
  goesAlong?: boolean;
  pronoun?: CanonEntry['pronoun'];
  opinion?: number;
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
  const known = world.canon.find((entry) => entry.kind === kind && isSame(entry.name, name));
  if (known !== undefined) return changed(known, newcomer, world, scene);
  const text = newcomer.text ?? introduction(newcomer);
  const found = { people: [], things: [], places: [] };
  const one = [{ name, about, quote: text }];
  const { canon, refused } = admit(
    kind === 'person' ? { ...found, people: one } : { ...found, things: one },
    { ...scenery, place: world.place, prose: [text] },
  );
  const [admitted] = canon;
  if (admitted === undefined) return refused[0]?.reason ?? `The story has ${JSON.stringify(name)} already.`;
  const { goesAlong = false, pronoun = admitted.pronoun, opinion } = newcomer;
  const entry: CanonEntry = {
    ...{ ...admitted, pronoun },
    ...(opinion !== undefined && { opinion }),
    ...(goesAlong && { goesAlong, isKept: true }),
  };
  const notes = notesFrom({ summary: '', promises: [] }, [entry], { ...world, prose: [text] });
  return {
    entry,
    fact: factOf(entry, text, world, scene),
    world: {
      ...world,
      canon: [...world.canon, entry],
      toRemember: [...world.toRemember, ...notes],
    },
  };
}

/** Who is known already joins the player or stays behind, and is otherwise as before. */
function changed(
  known: CanonEntry,
  { name, text, goesAlong }: Newcomer,
  world: World,
  scene: number,
): BroughtIn | string {
  if (goesAlong === undefined || goesAlong === (known.goesAlong ?? false))
    return `The story has ${JSON.stringify(name)} already.`;
  const entry = { ...known, goesAlong, place: world.place, isKept: true };
  const canon = world.canon.map((one) => (one.id === known.id ? entry : one));
  const said = text ?? `${capitalise(known.name)} ${goesAlong ? 'comes along with you' : 'stays here'}.`;
  return { entry, fact: factOf(entry, said, world, scene), world: { ...world, canon } };
}

function isSame(one: string, other: string): boolean {
  const plain = (name: string) => withoutArticle(name).toLowerCase();
  return plain(one) === plain(other);
}

function factOf({ id }: CanonEntry, text: string, { place }: World, scene: number): FactBrief {
  return {
    ...{ id: `canon:${id}/${scene}`, text, kind: 'description', about: place ?? 'world' },
    ...{ mentions: [id], thing: null, spoken: false, timely: true },
  };
}

function introduction({ kind, name, about }: Newcomer): string {
  const isName = /^\p{Lu}/u.test(name) && !/^(?:The|An?)\s/u.test(name);
  const who = isName ? name : indefinite(withoutArticle(name));
  return kind === 'person'
    ? `${capitalise(who)} is here, ${about.replace(/[.!]+$/u, '')}.`
    : `There is ${who} here, ${about.replace(/[.!]+$/u, '')}.`;
}
