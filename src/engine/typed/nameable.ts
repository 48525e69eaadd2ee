import type { Campaign } from '../../campaign/campaign.ts';
import type { Brief, Named, PersonBrief } from '../../contracts/brief.ts';

/** Everything that a typed action can name: what is here and what is known of the world, by whole and short names. */
export function nameable(
  { people, place, topics, you, threads }: Brief,
  campaign: Pick<Campaign, 'people' | 'places'>,
): Named[] {
  const called = (id: string, ...names: string[]): Named[] =>
    names.filter((name) => name !== '').map((name) => ({ id, name }));
  const all = [
    ...campaign.people.flatMap(({ id, name, shortName }) => called(id, name, shortName, ...partsOf(name))),
    ...people.flatMap((person) => called(person.id, ...titlesOf(person, people))),
    ...campaign.places.flatMap(({ id, name }) => called(id, name)),
    ...(place?.exits ?? []).flatMap(({ id, name }) => called(id, ...shorter(name))),
    ...(place?.things ?? []).flatMap(({ id, name }) => called(id, name, ...shorter(name))),
    ...topics.flatMap(({ id, name }) => called(id, name)),
    ...[...you.items, ...people.flatMap(({ items }) => items)].flatMap(({ id, name }) =>
      called(id, name, ...shorter(name)),
    ),
    ...threads.factions.flatMap(({ id, name }) => called(id, name, ...membersOf(name), ...shorter(name))),
  ];
  return all;
}

/** “Captain Roe”, who is the harbour master, may be called the captain or the harbour master, where nobody else may. */
function titlesOf({ id, name, role }: PersonBrief, people: readonly PersonBrief[]): string[] {
  const [title = ''] = TITLE.exec(name) ?? [];
  const [office = ''] = role.toLowerCase().split(/[,;.]| (?:of|at|in|from|for|with|to|who|and) /);
  const noun = office.split(' ').at(-1) ?? '';
  const rest = people
    .filter((other) => other.id !== id)
    .map((other) => `${other.name} ${other.role}`.toLowerCase());
  return [title, office, noun, ...[title, noun].map((word) => SHORT_TITLES[word.toLowerCase()] ?? '')]
    .map((word) => word.toLowerCase().trim())
    .filter((word) => word.length > 2 && !rest.some((other) => other.includes(word)));
}

const SHORT_TITLES: Readonly<Record<string, string>> = {
  ...{ doctor: 'doc', dr: 'doc', physician: 'doc', professor: 'prof', sergeant: 'sarge', captain: 'cap' },
};

const TITLE =
  /^(?:Sir|Lady|Lord|Captain|Judge|Sister|Brother|Father|Mother|Corporal|Sergeant|Colonel|Major|General|Doctor|Professor|Inspector|Constable|Mayor|Uncle|Aunt)(?= )/;

/** “Orsolya Venn” is called Orsolya, and a surname alone may be somebody else's. */
function partsOf(name: string): string[] {
  const [first = ''] = name.split(' ');
  return /^\p{Lu}/u.test(first) && !TITLE.test(name) && !/^(?:Mr|Mrs|Miss|Ms|Dr|The|Old)\.?$/.test(first)
    ? [first]
    : [];
}

/** Those of “the Ferrymen's Guild” are the ferrymen. */
function membersOf(name: string): string[] {
  const [, members] =
    /^(?:the )?(\p{L}+s)['’] /iu.exec(name) ?? /^(?:the )?(\p{L}+men)['’]s /iu.exec(name) ?? [];
  return members === undefined ? [] : [members];
}

/** “the sealed pound” may be called “the pound”, and “a bottle of plum brandy” the bottle, the plum brandy or the brandy. */
function shorter(name: string): string[] {
  const parts = name.split(/\s(?:of|from|with|for|to|in|on)\s(?:(?:the|an?)\s)?/);
  const short = [
    ...parts.map((part) => part.split(' ').at(-1) ?? ''),
    ...parts.slice(/ of /.test(name) ? 1 : 9),
  ];
  return short.filter((word) => word.length > 2 && word !== name);
}
