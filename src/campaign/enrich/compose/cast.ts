import type { Random } from '../../../base/random.ts';
import { shortNameOf, slug } from '../../names.ts';
import { stem } from '../choose.ts';
import type { Noun } from '../fill.ts';
import { ANYONE } from '../lexicon/anyone.ts';
import type { Arc, Domain, PersonEntry, Role } from '../lexicon/types.ts';
import type { AuthorPerson, Reading } from '../read/reading.ts';
import type { Inventory } from './inventory.ts';

const ENOUGH = 3;
const WANTED = 4;
/** Whoever the author names is met; in a long text some of the names are only names. */
const MOST_NAMED = 8;

/** Somebody in the story. */
export interface Member {
  name: string;
  shortName: string;
  /** The folder in characters/npcs, by which beats and relationships know them. */
  folder: string;
  pronoun: 'she' | 'he' | 'name';
  /** What is written about them; null for those the author wrote. */
  entry: PersonEntry | null;
  /** What the author calls them: `the keeper`. */
  role: string | null;
  /** Id of the domain the entry is from. */
  domain: string;
}

export interface Cast {
  members: Member[];
  parts: Record<Role, Member>;
}

/** Puts people into the parts of the story: the author's own first, then those the author only names, then the lexicon's. */
export function castPeople(
  inventory: Inventory,
  reading: Reading,
  domains: readonly Domain[],
  arc: Arc,
  random: Random,
): Cast {
  const present = inventory.people.map(
    ({ id, name, shortName, pronoun }): Member => ({
      name,
      shortName,
      folder: id.slice('person:'.length),
      pronoun: pronoun === 'they' ? 'name' : pronoun,
      entry: null,
      role: null,
      domain: '',
    }),
  );
  const taken = new Set(present.map(({ folder }) => folder));
  const named = reading.people.filter(
    ({ name, fate }) =>
      fate === null && !present.some((other) => other.name.includes(name) || name.includes(other.name)),
  );
  const howMany =
    present.length >= ENOUGH ? 0 : Math.max(WANTED - present.length, Math.min(named.length, MOST_NAMED));
  const picked = pickEntries(domains, reading, howMany, random);
  const entries = [...picked, ...strangers(Math.min(named.length, howMany) - picked.length)];
  const given = giveNames(
    entries.map(({ entry }) => entry),
    named.slice(0, howMany),
  );
  const made = entries.map(({ entry, domain }) => memberFrom(entry, domain, given.get(entry), taken, random));
  // Whoever the author names first is whom it is about, except that a name is no reason to be accused.
  const lead = made.findIndex(({ name }) => name === named[0]?.name);
  if (lead > 0 && arc.id !== 'trial') made.unshift(...made.splice(lead, 1));
  const shortNames = [...present, ...made].map(({ name }) => name);
  const members = [
    ...present,
    ...made.map((member) => ({ ...member, shortName: shortNameOf(member.name, shortNames) })),
  ];
  const part = (index: number) => (members[index] ?? members.at(-1)) as Member;
  return { members, parts: { keeper: part(0), rival: part(1), witness: part(2) } };
}

/** The first domain's people in their order, one of them from the second where there is one. */
function pickEntries(
  [first, second]: readonly Domain[],
  reading: Reading,
  howMany: number,
  random: Random,
): { entry: PersonEntry; domain: string }[] {
  const own = (first?.people ?? []).map((entry) => ({ entry, domain: first?.id ?? '' }));
  const lent =
    second === undefined
      ? []
      : [...second.people].sort((a, b) => closeness(b, reading) - closeness(a, reading)).slice(0, 1);
  const guests = lent.map((entry) => ({ entry, domain: second?.id ?? '' }));
  const spare = own.slice(3);
  const fourth = guests.length > 0 && (spare.length === 0 || random.next() < 0.6) ? guests : spare;
  return [...own.slice(0, 3), ...fourth, ...guests, ...spare]
    .filter(({ entry }, index, all) => all.findIndex((other) => other.entry === entry) === index)
    .slice(0, howMany);
}

/** Where a corner of the world has fewer people than the author names. */
function strangers(howMany: number): { entry: PersonEntry; domain: string }[] {
  return ANYONE.slice(0, Math.max(0, howMany)).map((entry) => ({ entry, domain: '' }));
}

function closeness(entry: PersonEntry, { words }: Reading): number {
  const wanted = new Set(`${entry.key} ${entry.role}`.toLowerCase().split(/\W+/).map(stem));
  return [...words.keys()].filter((word) => word.length > 3 && wanted.has(stem(word))).length;
}

/** Each name goes to the entry that suits it best: by what the author calls them, then by she or he. */
function giveNames(
  entries: readonly PersonEntry[],
  people: readonly AuthorPerson[],
): Map<PersonEntry, AuthorPerson> {
  const given = new Map<PersonEntry, AuthorPerson>();
  for (const person of people) {
    const free = entries.filter((entry) => !given.has(entry));
    const best = free
      .map((entry, index) => ({ entry, score: suits(entry, person) - index * 0.1 }))
      .sort((a, b) => b.score - a.score)[0];
    if (best !== undefined) given.set(best.entry, person);
  }
  return given;
}

function suits(entry: PersonEntry, { role, pronoun }: AuthorPerson): number {
  const wanted = new Set(`${entry.key} ${entry.role}`.toLowerCase().split(/\W+/).map(stem));
  const shared = (role ?? '')
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 3 && wanted.has(stem(word)));
  const likeness = entry.pronoun === pronoun ? 1 : entry.pronoun === 'they' ? 0.8 : 0;
  return shared.length * 2 + likeness;
}

function memberFrom(
  entry: PersonEntry,
  domain: string,
  person: AuthorPerson | undefined,
  taken: Set<string>,
  random: Random,
): Member {
  const name = person?.name ?? random.fork(`name/${entry.key}`).pick(entry.names);
  const own = entry.pronoun === 'they' ? 'name' : entry.pronoun;
  const pronoun = person === undefined || person.pronoun === 'name' ? own : person.pronoun;
  const base = slug(shortNameOf(name, []).replace(/^the\s+/i, ''));
  let folder = base;
  for (let number = 2; taken.has(folder); number += 1) folder = `${base}-${number}`;
  taken.add(folder);
  return { name, shortName: name, folder, pronoun, entry, role: person?.role ?? null, domain };
}

export function personNoun({ shortName, pronoun }: Pick<Member, 'shortName' | 'pronoun'>): Noun {
  return { text: shortName.replace(/^The\s/, 'the '), plural: false, pronoun };
}

const TO_HE: [RegExp, string][] = [
  [/\bherself\b/g, 'himself'],
  [/\bhers\b/g, 'his'],
  [
    /\bher\b(?=\s+(?!(?:to|in|on|at|and|with|for|from|as|off|up|out|that|than|by|when|how|what|so|or|but|who|into|over|again|about)\b)\p{L})/gu,
    'his',
  ],
  [/\bher\b/g, 'him'],
  [/\bHer\b/g, 'His'],
  [/\bshe\b/g, 'he'],
  [/\bShe\b/g, 'He'],
  [/\bwoman\b/g, 'man'],
];
const TO_SHE: [RegExp, string][] = [
  [/\bhimself\b/g, 'herself'],
  [/\bhis\b/g, 'her'],
  [/\bHis\b/g, 'Her'],
  [/\bhim\b/g, 'her'],
  [/\bhe\b/g, 'she'],
  [/\bHe\b/g, 'She'],
];

/** Words about somebody, with the pronouns of whoever plays the part. */
export function withPronouns(text: string, { entry, pronoun }: Pick<Member, 'entry' | 'pronoun'>): string {
  if (entry === null || entry.pronoun === 'they' || pronoun === 'name' || entry.pronoun === pronoun)
    return text;
  const changes = pronoun === 'he' ? TO_HE : TO_SHE;
  return changes.reduce((changed, [from, to]) => changed.replace(from, to), text);
}
