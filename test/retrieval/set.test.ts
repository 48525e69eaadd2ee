import { describe, expect, it } from 'vitest';
import { termsOf } from '../../src/base/words.ts';
import { recallAt5, reciprocalRank } from './scores.ts';
import { HALVES, KINDS, MEMORIES, QUERIES } from './set.ts';

/** All that a memory can be found by word by word. */
const wordsOf = new Map(
  MEMORIES.map(({ id, summary, location, characters, tags }) => [
    id,
    [summary, location, ...characters, ...tags].join(' '),
  ]),
);

describe('the labelled set', () => {
  it('is large enough, and has every id once', () => {
    expect(MEMORIES.length).toBeGreaterThanOrEqual(160);
    expect(QUERIES.length).toBeGreaterThanOrEqual(66);
    expect(wordsOf.size).toBe(MEMORIES.length);
    expect(new Set(QUERIES.map(({ id }) => id)).size).toBe(QUERIES.length);
    expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(QUERIES.length);
  });

  it.each(KINDS)('has half of its %s queries to fit by and half to test with', (kind) => {
    const counts = HALVES.map(
      (half) => QUERIES.filter((query) => query.kind === kind && query.half === half).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(counts[0]).toBe(counts[1]);
  });

  it('names only memories that there are, and none that a query’s own filter shuts out', () => {
    const dayOf = new Map(MEMORIES.map(({ id, day }) => [id, day]));
    for (const { relevant, days = { first: 1, last: 30 } } of QUERIES) {
      expect(relevant.length).toBeGreaterThan(0);
      for (const id of relevant) {
        expect(dayOf.get(id), id).toBeGreaterThanOrEqual(days.first);
        expect(dayOf.get(id), id).toBeLessThanOrEqual(days.last);
      }
    }
  });

  it('tags every memory with one or two of a few plain words', () => {
    const used = new Set(MEMORIES.flatMap(({ tags }) => tags));
    expect(used.size).toBeLessThanOrEqual(36);
    for (const { id, tags } of MEMORIES) {
      expect(tags.length, id).toBeGreaterThanOrEqual(1);
      expect(tags.length, id).toBeLessThanOrEqual(2);
    }
  });

  it('has no tag that gives a theme away: none shares a word with a query about one', () => {
    const asked = new Set(
      QUERIES.filter(({ kind }) => kind === 'theme').flatMap(({ text }) => termsOf(text)),
    );
    for (const { id, tags } of MEMORIES)
      expect(
        termsOf(tags.join(' ')).filter((term) => asked.has(term)),
        id,
      ).toEqual([]);
  });

  it('has paraphrases that share no content word with their answers', () => {
    for (const { text, relevant } of QUERIES.filter(({ kind }) => kind === 'paraphrase')) {
      const answers = new Set(relevant.flatMap((id) => termsOf(wordsOf.get(id) as string)));
      expect(
        termsOf(text).filter((term) => answers.has(term)),
        text,
      ).toEqual([]);
    }
  });
});

describe('the measures', () => {
  it('count what is among the first five, and the place of the first', () => {
    const found = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(recallAt5(found, ['b', 'f'])).toBe(0.5);
    expect(recallAt5(found, found)).toBe(1);
    expect(reciprocalRank(found, ['f', 'b'])).toBe(0.5);
    expect(reciprocalRank(found, ['x'])).toBe(0);
  });
});
