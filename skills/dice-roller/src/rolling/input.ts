import { ifGiven, integer, listOf, oneOf, optional, shape, text, textOf } from '../../../../src/sdk/index.ts';

export const rollInput = shape({
  formula: textOf({ min: 1, max: 200 }),
  modifiers: optional(
    listOf(
      shape({
        name: optional(textOf({ min: 1, max: 60 }), ''),
        value: integer(-1000, 1000),
        reason: textOf({ max: 200 }),
      }),
      { max: 50 },
    ),
    [],
  ),
  bands: optional(
    listOf(
      shape({
        outcome: oneOf('failure', 'partial', 'success'),
        up_to: ifGiven(integer()),
        name: optional(textOf({ min: 1, max: 60 }), ''),
      }),
      { min: 1, max: 12 },
    ),
    [],
  ),
  purpose: optional(textOf({ max: 200 }), ''),
  seed: ifGiven(text),
});
