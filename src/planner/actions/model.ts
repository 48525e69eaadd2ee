import { type Features, featuresOf, stemOf } from './features.ts';
import { isNear } from './near.ts';
import weights from './weights.json' with { type: 'json' };

/** Shared by training and use: how much the words of a text count beside the vector of its meaning. */
export const WORDS_COUNT = 1;

/** Scores of a text for each label of `content/actions`: about 1 for what it means, about 0 for the rest. */
export type Scores = ReadonlyMap<string, number>;

interface Table {
  labels: readonly string[];
  /** Index of each feature. */
  features: ReadonlyMap<string, number>;
  /** A row for each feature, then one for each number of the vector, then one that always counts. */
  rows: Int8Array;
  /** By label: what a step of a row is worth. */
  scales: readonly number[];
}

/** With the vector of a meaning, and by words alone. */
let tables: { both: Table; words: Table } | null = null;

/** What a text may mean. Without a vector its words have to do. */
export function scoresOf(text: string, vector: Float32Array | null, names: readonly string[] = []): Scores {
  tables ??= { both: read(weights.both), words: read(weights.words) };
  const table = vector === null ? tables.words : tables.both;
  const features = featuresOf(text, (word) => corrected(word, table.features), names);
  if (vector === null && !saysAnything(features, table.features)) return new Map();
  const sums = new Float64Array(table.labels.length);
  const add = (row: number, by: number) => {
    const start = row * table.labels.length;
    for (let label = 0; label < sums.length; label += 1)
      sums[label] = (sums[label] ?? 0) + by * (table.rows[start + label] ?? 0);
  };
  const scale = WORDS_COUNT / lengthOf(features, table.features);
  for (const [feature, value] of features) {
    const row = table.features.get(feature);
    if (row !== undefined) add(row, value * scale);
  }
  for (const [index, value] of (vector ?? []).entries()) add(table.features.size + index, value);
  add(table.rows.length / table.labels.length - 1, 1);
  return new Map(
    table.labels.map((label, index) => [label, (sums[index] ?? 0) * (table.scales[index] ?? 0)]),
  );
}

/** Words that say nothing of what is done, and what stands for a name. */
const SMALL = new Set(
  'the a an i it to of in on at and my me we us you this that with for is xname xnames ?'.split(' '),
);

/** Whether any word of a text was ever used for something, but for those that are in every text. */
function saysAnything(features: Features, known: ReadonlyMap<string, number>): boolean {
  return [...features.keys()].some(
    (feature) => known.has(feature) && !feature.split(' ').every((word) => SMALL.has(word.replace('^', ''))),
  );
}

/** Length of the features that are known, so that long and short texts count alike. */
export function lengthOf(features: Features, known: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [feature, value] of features) if (known.has(feature)) sum += value * value;
  return Math.sqrt(sum) || 1;
}

function read({ labels, features, rows, scales }: (typeof weights)['both']): Table {
  return {
    labels,
    scales,
    features: new Map(features.map((feature, index) => [feature, index])),
    rows: Int8Array.from(Buffer.from(rows, 'base64')),
  };
}

const SHORTEST = 5;

/** A word that nobody has used before is put right when one letter makes it one that is known. */
function corrected(word: string, known: ReadonlyMap<string, number>): string {
  if (word.length < SHORTEST || known.has(stemOf(word))) return word;
  for (const other of known.keys())
    if (other.length >= SHORTEST && Math.abs(other.length - word.length) <= 1)
      if (other[0] === word[0] && isNear(word, other)) return other;
  return word;
}
