import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  type Change,
  changeInWords,
  shortValue,
  treeRows,
} from '../../../web/panels/state/tree.ts';

const STATE = {
  world: { place: 'Harbour', weather: 'fog', flags: [] },
  people: { mara: { mood: 'wary', score: 12 }, 'a/b': { mood: 'calm' } },
  scene: 3,
};
const CHANGES: Change[] = [
  { path: '/people/mara/score', kind: 'changed', before: 10, after: 12 },
  { path: '/people/a~1b', kind: 'added', after: { mood: 'calm' } },
  { path: '/world/lantern', kind: 'removed', before: 'lit' },
];
const rows = (open: string[] = [], search = '') =>
  treeRows(STATE, { changes: CHANGES, open: new Set(open), search });
const outline = (open: string[] = [], search = '') =>
  rows(open, search).map(({ name, level }) => `${'  '.repeat(level - 1)}${name}`);

describe('the tree of the state', () => {
  it('shows only the top until a branch is opened', () => {
    expect(outline()).toEqual(['world', 'people', 'scene']);
    expect(outline(['/people', '/people/a~1b'])).toEqual([
      'world',
      'people',
      '  mara',
      '  a/b',
      '    mood',
      'scene',
    ]);
  });

  it('knows for each line what a screen reader has to say', () => {
    expect(rows()[1]).toMatchObject({ level: 1, position: 2, siblings: 3, isBranch: true, isOpen: false });
    expect(rows()[2]).toMatchObject({ isBranch: false });
  });

  it('treats an empty list as a leaf', () => {
    expect(rows(['/world']).find(({ name }) => name === 'flags')).toMatchObject({ isBranch: false });
  });

  it('marks what changed and counts what changed inside', () => {
    expect(rows().map(({ changesInside }) => changesInside)).toEqual([1, 2, 0]);
    const score = rows(['/people', '/people/mara']).find(({ name }) => name === 'score');
    expect(score?.change && changeInWords(score.change)).toBe('was 10');
  });

  it('still shows what is gone', () => {
    const lantern = rows(['/world']).find(({ name }) => name === 'lantern');
    expect(lantern).toMatchObject({ value: 'lit', change: { kind: 'removed' } });
  });

  it('finds names and values and lays the way open', () => {
    expect(outline([], 'WARY')).toEqual(['people', '  mara', '    mood']);
    expect(outline([], 'mara')).toEqual(['people', '  mara']);
    expect(outline([], 'no such thing')).toEqual([]);
  });

  it('lets a found branch be opened in full', () => {
    expect(outline(['/people/mara'], 'mara')).toEqual(['people', '  mara', '    mood', '    score']);
  });
});

describe('values', () => {
  it('are told in a word or two', () => {
    expect([null, '', [], [1, 2], {}, { a: 1 }, true, 0.5].map(shortValue)).toEqual([
      'none',
      '(empty)',
      'empty list',
      '2 items',
      'empty',
      '1 entry',
      'true',
      '0.5',
    ]);
  });
});

describe('the way down', () => {
  it('is every branch above', () => {
    expect(ancestorsOf('/people/a~1b/mood')).toEqual(['/people/a~1b', '/people']);
    expect(ancestorsOf('/scene')).toEqual([]);
  });
});
