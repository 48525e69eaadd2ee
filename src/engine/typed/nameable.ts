import type { Campaign } from '../../campaign/campaign.ts';
import type { Brief, Named } from '../../contracts/brief.ts';

/** Everything that a typed action can name: what is here and what is known of the world, by whole and short names. */
export function nameable(
  { people, place, topics, you, threads }: Brief,
  campaign: Pick<Campaign, 'people' | 'places'>,
): Named[] {
  const called = (id: string, ...names: string[]): Named[] =>
    names.filter((name) => name !== '').map((name) => ({ id, name }));
  const all = [
    ...campaign.people.flatMap(({ id, name, shortName }) => called(id, name, shortName, ...partsOf(name))),
    ...campaign.places.flatMap(({ id, name }) => called(id, name)),
    ...(place?.things ?? []).flatMap(({ id, name }) => called(id, name, lastWord(name))),
    ...topics.flatMap(({ id, name }) => called(id, name)),
    ...[...you.items, ...people.flatMap(({ items }) => items)].flatMap(({ id, name }) =>
      called(id, name, lastWord(name)),
    ),
    ...threads.factions.flatMap(({ id, name }) => called(id, name)),
  ];
  return all;
}

/** “Orsolya Venn” is called Orsolya, and a surname alone may be somebody else's. */
function partsOf(name: string): string[] {
  const [first = ''] = name.split(' ');
  return /^\p{Lu}/u.test(first) &&
    !/^(?:Mr|Mrs|Miss|Ms|Dr|Sir|Lady|Lord|The|Captain|Judge|Sister|Brother|Old)\.?$/.test(first)
    ? [first]
    : [];
}

/** “the sealed pound” may be called “the pound”. */
function lastWord(name: string): string {
  const [noun = name] = name.split(/\s(?:of|from|with|for)\s/);
  const last = noun.split(' ').at(-1) ?? '';
  return last.length > 3 ? last : '';
}
