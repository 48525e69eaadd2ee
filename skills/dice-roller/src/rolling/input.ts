import { listOf, nullable, number, oneOf, optional, shape, text } from '../../../../src/sdk/index.ts';

export const rollInput = shape({
  formula: text,
  modifiers: optional(listOf(shape({ name: optional(text, ''), value: number, reason: text })), []),
  bands: optional(
    listOf(
      shape({
        outcome: oneOf('failure', 'partial', 'success'),
        up_to: nullable(number),
        name: optional(text, ''),
      }),
    ),
    [],
  ),
  purpose: optional(text, ''),
  seed: nullable(text),
});
