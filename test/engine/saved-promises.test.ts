import { expect, it } from 'vitest';
import { dueOf } from '../../src/engine/saved-promises.ts';

const saved = (kind: string, text: string) =>
  dueOf([{ kind, person: 'person:iz', about: null, text, from: 1 }])[0];

it.each([
  ['promise', 'you will bring the lamp', { text: 'bring the lamp' }],
  ['promise', 'you will wait', { text: 'wait', deed: { act: 'wait' } }],
  [
    'promise',
    'you will tell nobody: Ansa signs for him',
    { text: 'tell nobody: Ansa signs for him', deed: { act: 'tell', what: 'Ansa signs for him', not: true } },
  ],
  [
    'promise',
    'you will say nothing to Ansa of the prints',
    { deed: { act: 'tell', what: 'the prints', not: true } },
  ],
  ['promise', 'you asked for time', { text: 'give an answer' }],
  ['word', 'Iz will show you the knot', { text: 'show you the knot' }],
  ['grievance', 'you broke your word: you will wait', { text: 'you broke your word: wait' }],
  ['grievance', 'you said that you will never come', { text: 'you said that you will never come' }],
])('what a story of an earlier version has open: %s, %s', (kind, text, expected) => {
  expect(saved(kind, text)).toMatchObject({ kind, ...expected });
});

it('what is kept as it is now is left as it is', () => {
  const due = {
    kind: 'promise',
    person: 'person:iz',
    about: 'x',
    text: 'wait',
    from: 1,
    deed: { act: 'give' },
  };
  expect(dueOf([due])).toEqual([due]);
});
