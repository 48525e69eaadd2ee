import type { Kept } from './state.ts';

/** Which of some records have a word. */
interface WordIndex {
  records: Kept[];
  words: Map<string, Set<Kept>>;
}

/** By the first of their records: lore is searched several times in every scene and stays as it is. */
const known = new WeakMap<Kept, WordIndex>();
const NONE: ReadonlySet<Kept> = new Set();

/** Finds the records that have a word; what was read for an earlier search is not read again. */
export function wordIndex(records: readonly Kept[]): { having(term: string): ReadonlySet<Kept> } {
  const [first] = records;
  if (first === undefined) return { having: () => NONE };
  const before = known.get(first);
  const isBeginning =
    before !== undefined &&
    before.records.length <= records.length &&
    before.records.every((record, at) => record === records[at]);
  const index = isBeginning ? before : { records: [], words: new Map() };
  known.set(first, index);
  for (const record of records.slice(index.records.length)) add(record, index);
  return { having: (term) => index.words.get(term) ?? NONE };
}

function add(record: Kept, { records, words }: WordIndex): void {
  records.push(record);
  for (const term of record.terms.split(' ')) {
    const having = words.get(term);
    if (having === undefined) words.set(term, new Set([record]));
    else having.add(record);
  }
}
