import {
  ifGiven,
  listOf,
  mapOf,
  number,
  numberFrom,
  optional,
  shape,
  text,
  textOf,
} from '../../../../src/sdk/index.ts';

const npc = textOf({ min: 1, max: 200 });
const words = optional(listOf(text), []);

export const initializeInput = shape({
  npcs: listOf(shape({ id: npc, name: optional(text, ''), factions: words, likes: words, dislikes: words }), {
    max: 50,
  }),
  traits: words,
  reputation: ifGiven(mapOf(number)),
  seed: ifGiven(text),
});

export const updateInput = shape({
  changes: listOf(shape({ npc, change: numberFrom(-200, 200), reason: optional(textOf({ max: 500 }), '') }), {
    max: 50,
  }),
});

export const queryInput = shape({ npcs: ifGiven(listOf(npc, { max: 200 })) });
