import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutIntoWindows } from '../../src/models/inference/windows.ts';

const CLS = 101;
const SEP = 102;

/** Word pieces of a made-up text: `true` continues a word. Each piece has an id of its own. */
function piecesOf(continues: readonly boolean[]) {
  return {
    ids: [CLS, ...continues.map((_, index) => 1000 + index), SEP],
    tokens: ['[CLS]', ...continues.map((isInside) => (isInside ? '##ing' : 'word')), '[SEP]'],
  };
}

it('leaves a text of up to 256 word pieces whole', () => {
  const pieces = piecesOf(Array.from({ length: 254 }, () => false));
  expect(cutIntoWindows(pieces)).toEqual([pieces.ids]);
});

it('cuts a longer one into windows of about the same length', () => {
  const windows = cutIntoWindows(piecesOf(Array.from({ length: 255 }, () => false)));
  expect(windows.map(({ length }) => length)).toEqual([130, 129]);
});

it('cuts even a word that is longer than a window', () => {
  const windows = cutIntoWindows(piecesOf([false, ...Array.from({ length: 600 }, () => true)]));
  expect(windows).toHaveLength(3);
});

it('loses nothing, exceeds no window, and begins none inside a word', () => {
  const text = fc.array(fc.boolean(), { minLength: 1, maxLength: 1500 });
  fc.assert(
    fc.property(text, (continues) => {
      const pieces = piecesOf(continues);
      const windows = cutIntoWindows(pieces);
      expect(windows.flatMap((window) => window.slice(1, -1))).toEqual(pieces.ids.slice(1, -1));
      for (const window of windows) {
        expect(window.length).toBeLessThanOrEqual(256);
        expect([window[0], window.at(-1)]).toEqual([CLS, SEP]);
      }
      for (const window of windows.slice(1)) {
        const first = (window[1] as number) - 1000;
        expect(continues[first]).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});
