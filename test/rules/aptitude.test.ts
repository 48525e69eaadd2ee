import { describe, expect, it } from 'vitest';
import { ACTS } from '../../src/rules/acts.ts';
import { aptitudeFor, speaksFor } from '../../src/rules/aptitude.ts';

const none = { stats: {}, traits: [] };

describe('what speaks for an act', () => {
  it('is a stat over three quarters of its scale; against it one under two fifths', () => {
    const level = (Charisma: number, statMax: number | null = 20) =>
      aptitudeFor('persuade', { ...none, stats: { Charisma }, statMax })?.level ?? null;
    expect([7, 8, 15, 16].map((value) => level(value))).toEqual(['low', null, null, 'high']);
    expect([1, 2, 3, 4].map((value) => level(value, 5))).toEqual(['low', null, null, 'high']);
  });

  it.each([
    [4, 'high'],
    [8, 'high'],
    [16, 'high'],
    [60, null],
    [90, 'high'],
    [150, 'high'],
  ])('is measured on the smallest usual scale when none is given: %i', (Strength, level) => {
    expect(aptitudeFor('fight', { ...none, stats: { Strength } })?.level ?? null).toBe(level);
  });

  it('is a trait where no stat says anything, with its name', () => {
    const abilities = {
      stats: { Charisma: 12, Wisdom: 19 },
      statMax: 20,
      traits: ['stubborn', 'silver-tongued'],
    };
    expect(aptitudeFor('persuade', abilities)).toEqual({
      level: 'high',
      kind: 'trait',
      name: 'silver-tongued',
      value: null,
    });
    expect(aptitudeFor('persuade', { ...abilities, stats: { Charisma: 5 } })).toEqual({
      level: 'low',
      kind: 'stat',
      name: 'Charisma',
      value: 5,
    });
    expect(aptitudeFor('wait', abilities)).toBeNull();
  });

  it('is the same for an act and its verb, but for those that need less', () => {
    const words = ['charming', 'light-footed', 'fierce', 'sailor', 'keen-eyed', 'scholar', 'kind', 'strong'];
    expect(words.filter((word) => speaksFor('ask_favour', word))).toEqual(
      words.filter((word) => speaksFor('persuade', word)),
    );
    expect(words.filter((word) => speaksFor('climb', word))).toEqual(['sailor']);
    expect(words.filter((word) => speaksFor('force', word))).toEqual(['strong']);
  });

  it.each([
    'dishonest',
    'unkind',
    'impatient',
    'fragile',
    'unsteady',
    'cloudy',
    'discourteous',
    'unobservant',
  ])('is not the opposite that has the word in it: %s', (trait) => {
    expect(ACTS.filter((act) => speaksFor(act, trait))).toEqual([]);
  });

  it('is nothing for a word that is no act, or a name that objects know', () => {
    expect(speaksFor('constructor', 'strong')).toBe(false);
    expect(aptitudeFor('__proto__', { ...none, traits: ['strong'] })).toBeNull();
  });
});
