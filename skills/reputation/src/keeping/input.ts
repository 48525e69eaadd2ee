import {
  ifGiven,
  listOf,
  mapOf,
  number,
  optional,
  scoreChange,
  scoreId,
  shape,
} from '../../../../src/sdk/index.ts';

const standings = optional(mapOf(number), {});

export const updateInput = shape({
  changes: listOf(shape({ faction: scoreId, ...scoreChange }), { max: 50 }),
  standings,
});

export const queryInput = shape({ factions: ifGiven(listOf(scoreId, { max: 200 })), standings });
