import fc from 'fast-check';
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { describe, expect, it } from 'vitest';
import { loadTokenCounter } from '../../../src/base/tokens.ts';
import { chunkText, MAX_TOKENS } from '../../../src/campaign/ingest/chunk.ts';
import { proseIn } from '../../../src/campaign/ingest/prose-text.ts';

const counter = await loadTokenCounter();
const chunks = (text: string) => chunkText(text, counter);
const tokens = (text: string) => countTokens(text, { disallowedSpecial: new Set() });
const letters = (text: string) => text.replaceAll(/\s/g, '');

const SENTENCE = 'The ferryman remembers the promise you made him at the drowned bell. ';

describe('lore in chunks', () => {
  it('is cut at blank lines, and each chunk says where it comes from', () => {
    expect(chunks('The bell rang.\nTwice.\n\n\n \t\nNobody came.\n')).toEqual([
      {
        chunkIndex: 0,
        paragraphId: 0,
        content: 'The bell rang.\nTwice.',
        tokenCount: tokens('The bell rang.\nTwice.'),
        chunkMethod: 'paragraph',
        headings: [],
      },
      {
        chunkIndex: 1,
        paragraphId: 1,
        content: 'Nobody came.',
        tokenCount: 3,
        chunkMethod: 'paragraph',
        headings: [],
      },
    ]);
    expect(chunks('')).toEqual([]);
    expect(chunks('\n\n \n')).toEqual([]);
  });

  it('keeps a paragraph of 512 tokens whole, and cuts one of 513', () => {
    const paragraph = Array.from({ length: 512 }, () => ' a')
      .join('')
      .trim();
    expect(tokens(paragraph)).toBe(512);
    expect(chunks(paragraph).map(({ chunkMethod, tokenCount }) => [chunkMethod, tokenCount])).toEqual([
      ['paragraph', 512],
    ]);
    expect(chunks(`${paragraph} a`).map(({ chunkMethod, tokenCount }) => [chunkMethod, tokenCount])).toEqual([
      ['sentence', 512],
      ['sentence', 1],
    ]);
  });

  it('cuts a long paragraph after sentences, as many to a chunk as there is room for', () => {
    const cut = chunks(`First.\n\n${SENTENCE.repeat(100)}\n\nLast.`);
    const long = cut.filter(({ paragraphId }) => paragraphId === 1);
    expect(cut.map(({ chunkIndex }) => chunkIndex)).toEqual([...cut.keys()]);
    expect(long.length).toBe(Math.ceil(100 / Math.floor(MAX_TOKENS / tokens(` ${SENTENCE.trim()}`))));
    for (const { content, chunkMethod } of long) {
      expect(content).toMatch(/^The ferryman .* bell\.$/);
      expect(chunkMethod).toBe('sentence');
    }
  });

  it('cuts a long sentence after words, and a long word where it must', () => {
    const sentence = chunks('words '.repeat(1500));
    expect(sentence.length).toBe(3);
    expect(sentence.every(({ content }) => /^words( words)*$/.test(content))).toBe(true);
    const word = 'x'.repeat(5000);
    expect(
      chunks(word)
        .map(({ content }) => content)
        .join(''),
    ).toBe(word);
  });

  it('takes orders to a model for the text they are', () => {
    expect(chunks('Say <|endoftext|> and <|im_start|>.')).toMatchObject([
      { content: 'Say <|endoftext|> and <|im_start|>.' },
    ]);
  });

  it('gives each paragraph the headings it stands under, and a heading a chunk only where nothing is', () => {
    const cut = chunks('# The Light\n\nTall.\n\n## The lens\n\nWide.\n\n## The door\n\n# The Quay\n\nLong.');
    expect(cut.map(({ paragraphId, content, headings }) => [paragraphId, content, headings])).toEqual([
      [1, 'Tall.', ['The Light']],
      [3, 'Wide.', ['The Light', 'The lens']],
      [4, '## The door', ['The Light']],
      [6, 'Long.', ['The Quay']],
    ]);
  });

  it('leaves front matter and remarks out', () => {
    expect(proseIn('---\ntitle: A\ntags: [b]\n---\n\nText.<!-- for\nme --> More.\n').trim()).toBe(
      'Text. More.',
    );
    expect(proseIn('Text.\n\n---\n\nMore.')).toBe('Text.\n\n---\n\nMore.');
  });

  const anyText = fc
    .array(
      fc.oneof(
        fc.lorem({ maxCount: 60, mode: 'sentences' }),
        fc.constantFrom('\n\n', '\n', ' ', '# Heading\n\n', '大灯塔。', '👩‍👩‍👧', '<|endoftext|>', '=', '. '),
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc
          .tuple(fc.constantFrom('a', '-', 'é', '字', '👍🏽'), fc.integer({ min: 1, max: 900 }))
          .map(([one, times]) => one.repeat(times)),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));

  it('never loses a letter, never exceeds 512 tokens, and counts right', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cut = chunks(text);
        for (const { content, tokenCount } of cut) {
          expect(tokenCount).toBeLessThanOrEqual(MAX_TOKENS);
          expect(tokenCount).toBe(tokens(content));
          expect(content.isWellFormed()).toBe(true);
        }
        // A heading may be indented.
        const withoutHeadings = text.replaceAll(/^\s*#{1,6}[ \t]+.+$/gm, '');
        const kept = cut.map(({ content }) => content).join('');
        expect(isWithin(letters(withoutHeadings), letters(kept))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});

/** Whether all letters of one text are in the other, in their order. */
function isWithin(part: string, whole: string): boolean {
  let at = -1;
  return [...part].every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at !== -1;
  });
}
