import {
  ifGiven,
  listOf,
  mapOf,
  number,
  numberFrom,
  optional,
  shape,
  textOf,
} from '../../../../src/sdk/index.ts';

const faction = textOf({ min: 1, max: 200 });

export const updateInput = shape({
  changes: listOf(
    shape({ faction, change: numberFrom(-200, 200), reason: optional(textOf({ max: 500 }), '') }),
    { max: 50 },
  ),
  standings: optional(mapOf(number), {}),
});

export const queryInput = shape({
  factions: ifGiven(listOf(faction, { max: 200 })),
  standings: optional(mapOf(number), {}),
});
