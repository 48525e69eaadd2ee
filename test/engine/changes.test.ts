import { expect, it } from 'vitest';
import type { Effect } from '../../src/contracts/effect.ts';
import { changesIn } from '../../src/engine/changes.ts';

it('small lines say what changed, opinions by one scale, and nothing of those who are not there', () => {
  const opinion = (from: number, to: number): Effect => ({
    ...{ kind: 'opinion', person: 'person:iz', name: 'Iz', reason: 'you refused' },
    ...{ from, to },
  });
  const lines = (effects: Effect[], here: string[], comesBack = true) =>
    changesIn(effects, here, () => comesBack);
  expect(lines([opinion(0, -40)], ['person:iz'])).toEqual(['Iz will remember this: neutral → wary.']);
  expect(lines([opinion(0, 12)], ['person:iz'])).toEqual(['Iz will remember this.']);
  expect(lines([opinion(0, -40)], ['person:iz'], false)).toEqual(['Iz: neutral → wary.']);
  expect(lines([opinion(0, 12)], ['person:iz'], false)).toEqual([]);
  expect(lines([opinion(0, -40)], [])).toEqual([]);
  expect(lines([opinion(0, 4)], ['person:iz'])).toEqual([]);
  expect(lines([{ kind: 'item', item: 'item:lamp', name: 'the lamp', change: 'lost' }], [])).toEqual([
    'You lost the lamp.',
  ]);
  const surveyor: Effect = { ...opinion(0, 12), name: 'the leak surveyor' } as Effect;
  expect(lines([surveyor], ['person:iz'])).toEqual(['The leak surveyor will remember this.']);
});
