import { withoutArticle } from '../../campaign/names.ts';
import type { FactBrief } from '../../contracts/brief.ts';
import { capitalise, indefinite } from '../../sdk/language.ts';
import { notesFrom } from '../facts/notes.ts';
import type { World } from '../world.ts';
import { admit, type Scenery, whyForbidden } from './admit.ts';
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
  if (known !== undefined) return changed(known, newcomer, scenery);
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

/** Who is known already joins the player or stays behind, or is described otherwise from now on; all else is as before. */
function changed(
  known: CanonEntry,
  newcomer: Newcomer,
  { campaign, world, scene }: Pick<Scenery, 'campaign' | 'scene'> & { world: World },
): BroughtIn | string {
  const { name, goesAlong = known.goesAlong ?? false } = newcomer;
  const about = withoutStop(newcomer.about);
  const moves = goesAlong !== (known.goesAlong ?? false);
  if (!moves && about === known.about) return `The story has ${JSON.stringify(name)} already.`;
  const way = goesAlong ? 'comes along with you' : 'stays here';
  const said = newcomer.text ?? `${capitalise(known.name)} ${moves ? way : `is ${about} now`}.`;
  const forbidden = whyForbidden({ name, about, quote: said }, campaign);
  if (forbidden !== null) return forbidden;
  const entry = { ...known, about, ...(moves && { goesAlong, place: world.place, isKept: true }) };
  const canon = world.canon.map((one) => (one.id === known.id ? entry : one));
  return { entry, fact: factOf(entry, said, world, scene), world: { ...world, canon } };
}

const withoutStop = (text: string) => text.replace(/[.!]+$/u, '');

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
    ? `${capitalise(who)} is here, ${withoutStop(about)}.`
    : `There is ${who} here, ${withoutStop(about)}.`;
}
