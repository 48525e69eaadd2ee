import {
  flag,
  ifGiven,
  integer,
  listOf,
  numberFrom,
  object,
  oneOf,
  optional,
  shape,
  textOf,
} from '../../../../src/sdk/index.ts';

const filled = textOf({ min: 1 });
const ids = optional(listOf(filled, { max: 100 }), []);

const alsoInput = shape({
  summary: textOf({ min: 1, max: 4000 }),
  npcs: ids,
  location: ifGiven(filled),
  significance: optional(oneOf('low', 'medium', 'high'), 'medium'),
  tags: ids,
});

export const storeInput = shape({
  summary: textOf({ min: 1, max: 4000 }),
  characters: ids,
  npcs: ids,
  factions: ids,
  location: ifGiven(filled),
  significance: optional(oneOf('low', 'medium', 'high'), 'medium'),
  actionType: ifGiven(filled),
  tags: ids,
  outcome: ifGiven(filled),
  episodic: ifGiven(flag),
  also: optional(listOf(alsoInput, { max: 20 }), []),
});

export const recallInput = shape({
  query: textOf({ min: 1, max: 4000 }),
  limit: optional(integer(1, 50), 5),
  filters: optional(object, {}),
  threshold: ifGiven(numberFrom(0, 1)),
});

export const compressInput = shape({
  keep: optional(integer(0, 1000), 200),
  olderThan: ifGiven(textOf({ min: 1 })),
  most: optional(integer(2, 50), 12),
});

export const loreInput = shape({
  query: textOf({ min: 1, max: 4000 }),
  limit: optional(integer(1, 20), 3),
  about: optional(listOf(textOf({ min: 1, max: 200 }), { max: 20 }), []),
  files: optional(listOf(textOf({ min: 1, max: 1000 }), { max: 5 }), []),
  threshold: optional(numberFrom(0, 1), 0.3),
});
