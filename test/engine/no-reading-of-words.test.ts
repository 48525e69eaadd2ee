import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../play/support/story.ts';

/**
 * What was done is in the act, the target and the topic of a deed, and what happened in the fields of a memory. Whoever
 * looks for it in their words breaks when somebody words them otherwise.
 */
/** Search, what reads the author's words or the player's own, and what upgrades saved stories, is made of words. */
const MAY_READ = [
  'src/engine/text-match/',
  'src/engine/saved-promises.ts',
  'skills/memory/src/remembering/answer.ts',
  'skills/memory/src/remembering/sameness.ts',
  'skills/character-portraits/',
];

const FOLDERS = ['src/engine', 'src/prompts', 'src/planner', 'skills/*/src'].map((one) => `${one}/**/*.ts`);

/** What is open is known by its id: not even the same words mean the same. */
const OPEN = 'due|thread|promise|promised|open|word';
const OWNERS = `deed|choice|intent|memory|episode|entry|done|last|offered|candidate|question|${OPEN}`;
const OPEN_KINDS = 'Due|Promised|SettledWord';
const KINDS = `Deed|Intent|Choice|OfferedChoice|Candidate|Memory|RecalledMemory|MemoryNote|Episode|Question|OldMemory|${OPEN_KINDS}`;
/** `{ text, target }: Deed`, `{ text } = deed`: until the end of the function `text` is the words. */
const takenApart = (owners: string, kinds: string) =>
  new RegExp(
    String.raw`\{[^{}]*\btext\b[^{}]*\}\s*(?::\s*(?:Pick<)?(?:Readonly<)?(?:${kinds})\b|=\s*(?:[\w.]+\.)?(?:${owners})\b)`,
    'g',
  );
const fieldOf = (owners: string) => String.raw`(?:[\w.?!\[\]']+\.)?(?:${owners})\??\.text\b`;
const SUMMARY = String.raw`(?:[\w.?!\[\]']+\.)?summary\b`;

/** The description of a property is for people. */
const DESCRIPTION = String.raw`(?:description\b|rules\['description'\])`;

it('nobody looks for what was done or is open in the words of a deed, a choice, a memory, a promise or a question', async () => {
  const found: Record<string, number> = {};
  for await (const file of glob(FOLDERS, { cwd: ROOT })) {
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
  ['const isOpen = question.text.includes(text);', 1],
  ['function kept({ text }: Due) { return text.startsWith(WILL); }', 1],
  ['function kept({ text }: Due) { return shareOf(text, told) > 0.5; }', 1],
  ['const found = settled.find(({ name }) => name === open.text);', 1],
  ['const [, done] = /^You (.+)/.exec(summary) ?? [];', 1],
  ["const id = /id/.test(description) || DESCRIBED.test(rules['description']);", 2],
  ['const said = inPast(deed.text);', 0],
  ['function told({ text }: Fact) { return QUOTE.test(text); }', 0],
  ['if (/^a/.test(name)) return deed.text;', 0],
])('what counts as reading: %s', (source, count) => {
  expect(readings(source)).toBe(count);
});

function readingsIn(file: string): number {
  return readings(readFileSync(file, 'utf8'));
}

const TEXT = String.raw`(?<![.\w])text\b`;

function readings(source: string): number {
  const bodies = (pattern: RegExp) => [...source.matchAll(pattern)].map(({ index }) => bodyAt(source, index));
  const all = (texts: readonly string[], count: (text: string) => number) =>
    texts.reduce((sum, text) => sum + count(text), 0);
  return (
    all([fieldOf(OWNERS), SUMMARY, DESCRIPTION], (words) => readingsOf(words, source)) +
    comparisonsOf(fieldOf(OPEN), source) +
    all(bodies(takenApart(OWNERS, KINDS)), (body) => readingsOf(TEXT, body)) +
    all(bodies(takenApart(OPEN, OPEN_KINDS)), (body) => comparisonsOf(TEXT, body))
  );
}

/** A pattern that is held against the words, perhaps after a function has shortened them, or the words themselves asked; a question mark at their end is no word. */
function readingsOf(words: string, source: string): number {
  return found(
    [
      String.raw`\.(?:test|exec)\(\s*(?:\w+\(\s*)?${words}`,
      String.raw`(?<![.\w])${words}\s*\.(?!endsWith\('\?'\))(?:match|matchAll|search|includes|startsWith|endsWith)\(`,
    ],
    source,
  );
}

/** The words held against others, whole or counted. */
function comparisonsOf(words: string, source: string): number {
  return found(
    [String.raw`[!=]==\s*${words}(?!\s*\.)`, String.raw`\b(?:shareOf|termsOf)\(\s*${words}`],
    source,
  );
}

function found(patterns: readonly string[], source: string): number {
  return patterns.reduce((sum, pattern) => sum + [...source.matchAll(new RegExp(pattern, 'g'))].length, 0);
}

function bodyAt(source: string, start: number): string {
  const end = source.indexOf('\n}', start);
  return source.slice(start, end < 0 ? source.length : end);
}
