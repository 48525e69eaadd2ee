import { expect, it } from 'vitest';
import { shortened } from '../../src/base/shortened.ts';

it.each([
  ['is left as it is where it fits', 'The lamp is lit.', 16, 'The lamp is lit.'],
  ['ends after a sentence', 'The lamp is lit. The cart leaves at noon on Friday', 30, 'The lamp is lit.'],
  [
    'ends before what only adds to it',
    'Orsolya is in the lamp room; she does not leave',
    40,
    'Orsolya is in the lamp room',
  ],
  [
    'ends after a word where all else is too short',
    'Then, the lamp went out over all the harbour',
    30,
    'Then, the lamp went out over',
  ],
])('a text that is too long %s', (_, text, longest, kept) => {
  expect(shortened(text, longest)).toBe(kept);
});
