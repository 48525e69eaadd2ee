import {
  ifGiven,
  listOf,
  mapOf,
  number,
  optional,
  scoreChange,
  scoreId,
  shape,
  text,
} from '../../../../src/sdk/index.ts';

const words = optional(listOf(text), []);

export const initializeInput = shape({
  npcs: listOf(
    shape({ id: scoreId, name: optional(text, ''), factions: words, likes: words, dislikes: words }),
    {
      max: 50,
    },
  ),
  traits: words,
  reputation: ifGiven(mapOf(number)),
  seed: ifGiven(text),
});

export const updateInput = shape({
  changes: listOf(shape({ npc: scoreId, ...scoreChange }), { max: 50 }),
});

export const queryInput = shape({ npcs: ifGiven(listOf(scoreId, { max: 200 })) });
