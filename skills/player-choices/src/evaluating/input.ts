import {
  type Decoded,
  ifGiven,
  integer,
  listOf,
  mapOf,
  nullable,
  number,
  numberFrom,
  oneOf,
  optional,
  shape,
  text,
  textOf,
} from '../../../../src/sdk/index.ts';

const modifier = shape({ value: integer(-1000, 1000), reason: textOf({ max: 200 }) });

export const evaluateInput = shape({
  intent: shape({
    verb: textOf({ min: 1, max: 60 }),
    target: nullable(text),
    text: optional(text, ''),
    tags: optional(listOf(text), []),
  }),
  formula: optional(textOf({ min: 1, max: 200 }), '2d6'),
  bands: optional(
    listOf(shape({ outcome: oneOf('failure', 'partial', 'success'), up_to: ifGiven(integer()) }), {
      min: 1,
      max: 12,
    }),
    [
      { outcome: 'failure', up_to: 6 },
      { outcome: 'partial', up_to: 9 },
      { outcome: 'success', up_to: null },
    ],
  ),
  persona: optional(
    shape({
      stats: optional(mapOf(number), {}),
      statMax: nullable(number),
      traits: optional(listOf(text), []),
    }),
    { stats: {}, statMax: null, traits: [] },
  ),
  /** Which stats count for which deeds; without any, a stat that is high or low for such a deed counts 1. */
  statRules: optional(
    listOf(
      shape({
        name: textOf({ min: 1 }),
        verbs: listOf(text),
        average: optional(number, 0),
        pointsPerBonus: optional(numberFrom(0.01, 1000), 1),
      }),
      { max: 50 },
    ),
    [],
  ),
  /** Whom it is done to, and what they think of the player. */
  person: nullable(shape({ id: text, name: text, opinion: ifGiven(numberFrom(-100, 100)) })),
  /** Triumphs and failures that bear on it, in a few words; those that were recalled unless told. */
  episodes: ifGiven(listOf(textOf({ min: 1, max: 200 }), { max: 20 })),
  weights: optional(
    shape({
      trait: optional(number, 1),
      sentiment: optional(number, 1),
      episodic: optional(number, 1),
    }),
    { trait: 1, sentiment: 1, episodic: 1 },
  ),
  /** Whatever else counts: a wound, the dark, the author's word for how hard it is. */
  modifiers: optional(listOf(modifier, { max: 50 }), []),
});

export type EvaluateInput = Decoded<typeof evaluateInput>;
