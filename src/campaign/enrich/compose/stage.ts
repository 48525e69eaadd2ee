import type { Random } from '../../../base/random.ts';
import { indefinite } from '../../../sdk/language.ts';
import { slug } from '../../names.ts';
import { bare } from '../fill.ts';
import { ANYWHERE, OUTDOORS } from '../lexicon/anywhere.ts';
import type { Domain, PlaceEntry } from '../lexicon/types.ts';
import type { Reading } from '../read/reading.ts';
import type { Cast } from './cast.ts';
import type { Inventory } from './inventory.ts';

const ENOUGH = 4;
const WANTED = 5;
/** Nouns for the whole rather than for a part one could stand in. */
const TOO_LARGE = new Set([
  'town',
  'village',
  'city',
  'kingdom',
  'planet',
  'island',
  'colony',
  'valley',
  'coast',
  'point',
  'club',
  'house',
  'place',
  'room',
  'street',
  'country',
  'base',
]);
/** Never all there is to a village, and nothing in it has a floor. */
const OPEN_AIR = new Set(['garden', 'orchard', 'vineyard', 'meadow', 'field', 'park']);
const ON = /(?:roof|bridge|beach|pier|quay|pitch|playground|dock|stage|platform|deck|ship|boat|ferry|barge)$/;
const AT = /(?:club|station|point|port|market|mill|farm|dock|gate|square)$/;

/** A place of the story. */
export interface Site {
  /** File name without extension and mark; for a place of the author's its file. */
  slug: string;
  /** As a heading. */
  name: string;
  /** Inside a sentence. */
  inside: string;
  at: 'in' | 'on' | 'at';
  /** Null for places that are there already. */
  entry: PlaceEntry | null;
  /** The file a link leads to, relative to lore/locations/. */
  file: string;
}

export interface Stage {
  sites: Site[];
  hub: Site;
  deep: Site;
  edge: Site;
}

/** Chooses where it happens: what the author has, what the author names, and what the lexicon brings along. */
export function setStage(
  inventory: Inventory,
  reading: Reading,
  domains: readonly Domain[],
  cast: Cast,
  random: Random,
): Stage {
  const present = inventory.places.map(
    ({ name, source }): Site => ({
      slug: '',
      name,
      inside: name,
      at: 'at',
      entry: null,
      file: source.file.replace(/^lore\/locations\//, ''),
    }),
  );
  // A place whose author has linked it elsewhere cannot be led out of without touching the file.
  const isOpen = inventory.places.length === 0 || inventory.places.some(({ exits }) => exits.length === 0);
  const howMany = present.length >= ENOUGH || !isOpen ? 0 : WANTED - present.length;
  const made = pickPlaces(reading, domains, cast, howMany, random).filter(
    ({ name }) => !present.some((other) => slug(bare(other.name)) === slug(bare(name))),
  );
  const sites = [...present, ...made];
  const at = (index: number) => (sites[index] ?? sites.at(-1) ?? nowhere()) as Site;
  return { sites, hub: at(0), deep: at(2), edge: at(sites.length - 1) };
}

function pickPlaces(
  reading: Reading,
  [first, second]: readonly Domain[],
  cast: Cast,
  howMany: number,
  random: Random,
): Site[] {
  if (howMany <= 0) return [];
  const homes = new Set(
    cast.members.flatMap(({ entry, domain }) => (entry === null ? [] : [`${domain}/${entry.home}`])),
  );
  const own = (first?.places ?? []).map((entry) => ({
    entry,
    isHome: homes.has(`${first?.id}/${entry.key}`),
  }));
  const lent = (second?.places ?? []).filter((entry) => homes.has(`${second?.id}/${entry.key}`)).slice(0, 1);
  const words = new Set([...(first?.words ?? []), ...(second?.words ?? [])]);
  const mentioned = authorPlaces(reading, words, [...own.map(({ entry }) => entry), ...lent], random);
  const authors = [...namedPlaces(reading, random).slice(0, 1), ...mentioned.slice(0, 1)];
  const needed = Math.max(1, howMany - authors.length - lent.length);
  const kept = [...own].sort((a, b) => Number(b.isHome) - Number(a.isHome)).slice(0, needed);
  const entries = own.filter((place) => kept.includes(place)).map(({ entry }) => entry);
  return [...entries, ...lent.slice(0, Math.max(0, howMany - entries.length)), ...authors].map(siteFrom);
}

function siteFrom(entry: PlaceEntry): Site {
  const inside = entry.name.replace(/^The\s/, 'the ');
  const name = slug(bare(entry.name));
  return { slug: name, name: entry.name, inside, at: entry.at, entry, file: `${name}_generated.md` };
}

/** Places the author names by a noun (“the greenhouse”) that are not what the whole domain is about anyway. */
function authorPlaces(
  reading: Reading,
  subjects: ReadonlySet<string>,
  known: readonly PlaceEntry[],
  random: Random,
): PlaceEntry[] {
  const nouns = reading.nouns.filter(
    ({ kind, head, plural }) =>
      kind === 'place' &&
      !plural &&
      !TOO_LARGE.has(head) &&
      (OPEN_AIR.has(head) || !subjects.has(head)) &&
      !known.some(({ name, text }) =>
        (OPEN_AIR.has(head) ? name : `${name} ${text[0]}`).toLowerCase().includes(head),
      ),
  );
  return nouns.map(({ phrase, head }, index) => {
    const name = `The ${phrase.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase())}`;
    return placeAnywhere(name, head, index, random);
  });
}

/** Houses and ships to which the author has given a name. */
function namedPlaces({ spots }: Reading, random: Random): PlaceEntry[] {
  return spots.map(({ name, sort }, index) =>
    placeAnywhere(name.replace(/^the\s/, 'The '), sort ?? '', index, random),
  );
}

function placeAnywhere(name: string, head: string, index: number, random: Random): PlaceEntry {
  const frames = random.fork(`place/${head}`).shuffle(OPEN_AIR.has(head) ? OUTDOORS : ANYWHERE);
  const frame = frames[index % frames.length] as (typeof ANYWHERE)[number];
  const at = ON.test(head) ? 'on' : AT.test(head) ? 'at' : 'in';
  return { ...frame, key: head, name, at };
}

/** Only when the author has closed every place off: the story still needs a word for where it is. */
function nowhere(): Site {
  return { slug: '', name: 'here', inside: indefinite('place'), at: 'at', entry: null, file: '' };
}

/** Which places one can get to from each: a ring, so that no place is an end, and a way across. */
export function waysFrom(sites: readonly Site[], index: number): Site[] {
  const size = sites.length;
  if (size < 2) return [];
  const steps = size < 4 ? [1, size - 1] : [1, size - 1, ...(index % 2 === 0 ? [Math.floor(size / 2)] : [])];
  // A way across leads back, too.
  const back = sites
    .map((_, other) => other)
    .filter((other) => size >= 4 && other % 2 === 0 && (other + Math.floor(size / 2)) % size === index);
  const targets = new Set([...steps.map((step) => (index + step) % size), ...back]);
  targets.delete(index);
  return [...targets].map((target) => sites[target] as Site);
}
