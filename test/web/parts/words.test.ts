import { describe, expect, it } from 'vitest';
import { asSentence, bytesInWords, labelOf, momentInWords, spanInWords } from '../../../web/words/format.ts';

describe('sizes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [999_600, '1.0 MB'],
    [22_900_000, '23 MB'],
    [2_390_000_000, '2.4 GB'],
    [-5, '0 B'],
  ])('%d bytes are %s', (bytes, words) => expect(bytesInWords(bytes)).toBe(words));
});

describe('spans of time', () => {
  it.each([
    [0, '0 ms'],
    [12.6, '13 ms'],
    [999.6, '1.0 s'],
    [9_960, '10 s'],
    [59_960, '1 min'],
    [125_000, '2 min 5 s'],
  ])('%d ms are %s', (ms, words) => expect(spanInWords(ms)).toBe(words));
});

describe('labels', () => {
  it('are words whatever the key looks like', () => {
    expect(['bitRateKbps', 'duration_s', 'width', 'URL', 'sha256', 'مصدر'].map(labelOf)).toEqual([
      'Bit rate kbps',
      'Duration s',
      'Width',
      'URL',
      'Sha256',
      'مصدر',
    ]);
  });
});

describe('moments', () => {
  it('are written the way the reader writes them', () => {
    expect(momentInWords('2026-01-31T18:00:00Z', 'en-GB')).toContain('31 Jan 2026');
  });

  it('are left out where there is no date', () => {
    expect(momentInWords('soon')).toBe('');
  });
});

describe('sentences', () => {
  it('begin and end as they should', () => {
    expect(['it is here', 'Done.', ' ', 'why?'].map(asSentence)).toEqual([
      'It is here.',
      'Done.',
      '',
      'Why?',
    ]);
  });
});
