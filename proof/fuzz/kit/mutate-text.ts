import type { Random } from '../../../src/base/random.ts';
import { NASTY_TEXTS, nastyText } from './nasty.ts';

type Change = (text: string, at: number, random: Random) => string;

const CHANGES: readonly Change[] = [
  (text, at, random) => text.slice(0, at) + nastyText(random) + text.slice(at),
  (text, at, random) => text.slice(0, at) + text.slice(at + 1 + random.below(20)),
  (text, at) => text.slice(0, at),
  (text, at, random) => text.slice(0, at) + random.pick(NASTY_TEXTS) + text.slice(at + 1),
  (text, at, random) => {
    const piece = text.slice(at, at + 1 + random.below(12));
    return text.slice(0, at) + piece.repeat(random.pick([2, 40, 1500])) + text.slice(at);
  },
  (text, _, random) => inLines(text, (lines) => lines.toSpliced(random.below(lines.length), 1)),
  (text, _, random) =>
    inLines(text, (lines) => lines.toSpliced(random.below(lines.length), 0, random.pick(lines))),
  (text, _, random) => inLines(text, (lines) => random.shuffle(lines)),
  (text, at, random) =>
    text.slice(0, at) + text.slice(at).replaceAll(random.pick([' ', 'e', ':']), random.pick(NASTY_TEXTS)),
];

const LONGEST = 400_000;

/** A text with a few things wrong with it. `tokens` are signs that mean something to its reader. */
export function mutateText(text: string, random: Random, tokens: readonly string[] = []): string {
  let changed = text;
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    const at = random.below(changed.length + 1);
    changed =
      tokens.length > 0 && random.below(3) === 0
        ? changed.slice(0, at) + random.pick(tokens) + changed.slice(at + random.below(3))
        : random.pick(CHANGES)(changed, at, random);
    changed = changed.slice(0, LONGEST);
  }
  return changed;
}

function inLines(text: string, change: (lines: string[]) => string[]): string {
  return change(text.split('\n')).join('\n');
}
