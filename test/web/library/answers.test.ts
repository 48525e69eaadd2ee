import { describe, expect, it } from 'vitest';
import type { CreationQuestionView } from '../../../src/contracts/api/library.ts';
import {
  pointsLeft,
  type StatsQuestion,
  startingPoints,
  surprise,
} from '../../../web/library/creation/answers.ts';

const attribute = (name: string) => ({ name, description: '', min: 1, max: 5, start: 2 });
const stats: StatsQuestion = { pool: 6, attributes: ['Wit', 'Nerve', 'Patience'].map(attribute) };

const question = (id: string, parts: Partial<CreationQuestionView>): CreationQuestionView => ({
  id,
  kind: 'text',
  text: id,
  guidance: '',
  options: [],
  isFree: true,
  otherwise: '',
  ...parts,
});

describe('points to share out', () => {
  it('are counted from the least of each attribute', () => {
    expect(pointsLeft(stats, startingPoints(stats))).toBe(3);
    expect(pointsLeft(stats, { Wit: 5, Nerve: 2, Patience: 2 })).toBe(0);
  });

  it('are not counted where there is no pool', () => {
    expect(pointsLeft({ ...stats, pool: null }, {})).toBeNull();
  });
});

describe('a surprise', () => {
  const questions = [
    question('name', {}),
    question('calling', {
      kind: 'option',
      options: [
        { name: 'Clerk', text: '' },
        { name: 'Witness', text: '' },
      ],
    }),
    question('stats', { kind: 'stats', stats }),
  ];

  it('answers what can be picked and leaves words to the player', () => {
    const answers = surprise(questions, () => 0.99);
    expect(answers).toMatchObject({ calling: 'Witness' });
    expect(answers).not.toHaveProperty('name');
  });

  it('shares out every point within the bounds', () => {
    for (const random of [0, 0.3, 0.5, 0.999]) {
      const points = surprise(questions, () => random)['stats'] as Record<string, number>;
      expect(pointsLeft(stats, points)).toBe(0);
      for (const value of Object.values(points)) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(5);
      }
    }
  });

  it('ends where there are more points than room', () => {
    const points = surprise([question('stats', { stats: { ...stats, pool: 99 } })], () => 0)['stats'];
    expect(points).toEqual({ Wit: 5, Nerve: 5, Patience: 5 });
  });
});
