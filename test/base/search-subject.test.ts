import { describe, expect, it } from 'vitest';
import { inKnownWords, subjectOf } from '../../src/base/search-subject.ts';

describe('what a search is for', () => {
  it.each([
    ['interactions with craftspeople', 'craftspeople'],
    ['Past dealings with the moneylender', 'moneylender'],
    ['all memories of our wedding', 'wedding'],
    ['things that happened in the chapel', 'chapel'],
    ['everything about Priya', 'Priya'],
    ['conversations with Unit Seven', 'Unit Seven'],
    ['what happened at the north gate', 'the north gate'],
    ['what do we know about Corvin', 'Corvin'],
  ])('stands after the words that say it is one: %j is for %j', (query, subject) => {
    expect(subjectOf(query)).toBe(subject);
  });

  it.each([
    'past betrayals',
    'times I did not keep a promise',
    'a meeting with the duke went wrong',
    'things that were not where they should have been',
    'memories',
    'interactions with',
    'what Minerva did',
    '',
  ])('is all of it where nothing frames it: %j', (query) => {
    expect(subjectOf(query)).toBe(query);
  });

  it('is put to the model in words it knows', () => {
    expect(inKnownWords('Craftspeople and a tradesperson')).toBe('Craftsmen and a tradesman');
    expect(inKnownWords('the people of the village, one person')).toBe(
      'the people of the village, one person',
    );
  });
});
