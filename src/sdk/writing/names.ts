import type { ChoicesInput } from '../../contracts/skill-inputs.ts';

/** Everything of a brief that a choice can name, by id. */
export function namesIn({
  people,
  absent,
  topics,
  you,
  place,
  plot,
}: Pick<ChoicesInput['brief'], 'people' | 'absent' | 'topics' | 'you' | 'place' | 'plot'>): Map<
  string,
  string
> {
  const named = [
    ...(place === null ? [] : [place, ...place.things, ...place.exits]),
    ...topics,
    ...you.items,
    ...absent,
    ...people.map(({ id, shortName, name }) => ({ id, name: shortName || name })),
    ...people.flatMap(({ items }) => items),
    ...(plot.calling === null ? [] : [plot.calling]),
    ...plot.knocks.map((knock) => knock.place),
  ];
  return new Map(named.map(({ id, name }) => [id, name]));
}
