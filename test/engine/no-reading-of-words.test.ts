import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../play/support/story.ts';

/**
 * What was done is in the act, the target and the topic of a deed, and what happened in the fields of a memory. Whoever
 * looks for it in their words breaks when somebody words them otherwise.
 */
/** Search, and what reads the author's words or the player's own, is made of words. */
const MAY_READ = ['src/engine/text-match/', 'skills/memory/', 'skills/character-portraits/'];

const OWNERS = 'deed|choice|intent|memory|episode|entry|done|last|offered|candidate';
const KINDS = 'Deed|Intent|Choice|OfferedChoice|Candidate|Memory|RecalledMemory|MemoryNote|Episode';
/** `{ text, target }: Deed`, `{ text } = deed`: until the end of the function `text` is the words. */
const TAKEN_APART = new RegExp(
  String.raw`\{[^{}]*\btext\b[^{}]*\}\s*(?::\s*(?:Pick<)?(?:Readonly<)?(?:${KINDS})\b|=\s*(?:[\w.]+\.)?(?:${OWNERS})\b)`,
  'g',
);
const FIELD = String.raw`(?:(?:[\w.?!\[\]']+\.)?(?:${OWNERS})\??\.text|(?:[\w.?!\[\]']+\.)?summary)\b`;

it('nobody looks for what was done in the words of a deed, a choice, a memory or an intent', async () => {
  const found: Record<string, number> = {};
  for await (const file of glob(['src/engine/**/*.ts', 'skills/*/src/**/*.ts'], { cwd: ROOT })) {
    const count = MAY_READ.some((folder) => file.startsWith(folder)) ? 0 : readingsIn(path.join(ROOT, file));
    if (count > 0) found[file] = count;
  }
  expect(found).toEqual({});
});

it.each([
  ["if (/^lie/.test(deed.text)) return 'lie';", 1],
  ['const done = /^You (.+)/.exec(memory.summary)?.[1];', 1],
  ['const found = past.find(({ summary }) => KIND_WORDS.test(opening(summary, 400)));', 1],
  ["if (choice.intent.text.startsWith('Help')) return true;", 1],
  ['function wrong({ text }: Deed) { return WRONGS.some((signs) => signs.test(text)); }', 1],
  ['const said = inPast(deed.text);', 0],
  ['function told({ text }: Fact) { return QUOTE.test(text); }', 0],
  ['if (/^a/.test(name)) return deed.text;', 0],
])('what counts as reading: %s', (source, count) => {
  expect(readings(source)).toBe(count);
});

function readingsIn(file: string): number {
  return readings(readFileSync(file, 'utf8'));
}

function readings(source: string): number {
  const takenApart = [...source.matchAll(TAKEN_APART)].map(({ index }) => bodyAt(source, index));
  return (
    readingsOf(FIELD, source) +
    takenApart.reduce((sum, body) => sum + readingsOf(String.raw`(?<![.\w])text\b`, body), 0)
  );
}

/** A pattern that is held against the words, perhaps after a function has shortened them, or the words themselves asked. */
function readingsOf(words: string, source: string): number {
  const held = new RegExp(String.raw`\.(?:test|exec)\(\s*(?:\w+\(\s*)?${words}`, 'g');
  const asked = new RegExp(
    String.raw`(?<![.\w])${words}\s*\.(?:match|matchAll|search|includes|startsWith|endsWith)\(`,
    'g',
  );
  return [held, asked].reduce((sum, pattern) => sum + [...source.matchAll(pattern)].length, 0);
}

function bodyAt(source: string, start: number): string {
  const end = source.indexOf('\n}', start);
  return source.slice(start, end < 0 ? source.length : end);
}
