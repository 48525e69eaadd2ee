/**
 * Makes src/planner/actions/weights.json of the texts in content/actions.yaml: `node bin/dev scripts/train-actions.ts`. With `--check` it
 * only says how many texts would be read right by weights made of the others, ten parts in turn.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { silentLog } from '../src/base/log.ts';
import { openEmbedder } from '../src/models/embedder.ts';
import { type Features, featuresOf } from '../src/planner/actions/features.ts';
import { lengthOf, WORDS_COUNT } from '../src/planner/actions/model.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const OUTPUT = path.join(ROOT, 'src/planner/actions/weights.json');
/** What a feature must be met in to count. */
const LEAST = 2;
/** How smooth the weights are. */
const RIDGE = 0.3;
const PARTS = 10;
const LARGEST = 127;

interface Row {
  label: number;
  features: Features;
  vector: Float32Array;
}

const corpus = parse(readFileSync(path.join(ROOT, 'content/actions.yaml'), 'utf8')) as Record<
  string,
  string[]
>;
const labels = Object.keys(corpus);
const texts = Object.entries(corpus).flatMap(([label, all]) =>
  all.map((text) => ({ label: labels.indexOf(label), text })),
);
const embedder = openEmbedder({ home: tmpdir(), log: silentLog() });
const vectors = await embedder.embed(texts.map(({ text }) => text));
await embedder.close();
const rows = texts.map(({ label, text }, index): Row => {
  const vector = vectors?.[index];
  if (vector === undefined) throw new Error('There is no model of meanings: run `narratoria models` first.');
  return { label, features: featuresOf(text), vector };
});
if (process.argv.includes('--check')) check();
else
  writeFileSync(
    OUTPUT,
    `${JSON.stringify({ both: packed(trained(rows, true)), words: packed(trained(rows, false)) })}\n`,
  );

interface Trained {
  features: string[];
  width: number;
  /** One array for each label. */
  weights: Float64Array[];
}

function trained(used: readonly Row[], hasVector: boolean): Trained {
  const counts = new Map<string, number>();
  for (const { features } of used)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, count]) => count >= LEAST).map(([feature]) => feature);
  const known = new Map(features.map((feature, index) => [feature, index]));
  const width = features.length + (hasVector ? (used[0]?.vector.length ?? 0) : 0) + 1;
  const inputs = used.map((row) => inputOf(row, known, hasVector));
  const weights = solve(inputs, used, width);
  return { features, width, weights };
}

type Input = { at: number[]; by: number[] };

function inputOf({ features, vector }: Row, known: ReadonlyMap<string, number>, hasVector: boolean): Input {
  const input: Input = { at: [], by: [] };
  const scale = WORDS_COUNT / lengthOf(features, known);
  for (const [feature, value] of features) {
    const at = known.get(feature);
    if (at === undefined) continue;
    input.at.push(at);
    input.by.push(value * scale);
  }
  if (hasVector)
    for (const [index, value] of vector.entries()) {
      input.at.push(known.size + index);
      input.by.push(value);
    }
  input.at.push(known.size + (hasVector ? vector.length : 0));
  input.by.push(1);
  return input;
}

/** Ridge regression by its dual: (K + λ)α = Y, by Cholesky. */
function solve(inputs: readonly Input[], used: readonly Row[], width: number): Float64Array[] {
  const size = inputs.length;
  const kernel = new Float64Array(size * size);
  const dense = new Float64Array(width);
  for (let i = 0; i < size; i += 1) {
    const { at, by } = inputs[i] as Input;
    for (let k = 0; k < at.length; k += 1) dense[at[k] as number] = by[k] as number;
    for (let j = 0; j <= i; j += 1) {
      const other = inputs[j] as Input;
      let sum = 0;
      for (let k = 0; k < other.at.length; k += 1)
        sum += (dense[other.at[k] as number] as number) * (other.by[k] as number);
      kernel[i * size + j] = sum;
    }
    kernel[i * size + i] = (kernel[i * size + i] as number) + RIDGE;
    for (const one of at) dense[one] = 0;
  }
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j <= i; j += 1) {
      let sum = kernel[i * size + j] as number;
      for (let k = 0; k < j; k += 1)
        sum -= (kernel[i * size + k] as number) * (kernel[j * size + k] as number);
      kernel[i * size + j] = i === j ? Math.sqrt(sum) : sum / (kernel[j * size + j] as number);
    }
  return labels.map((_, label) => {
    const alpha = new Float64Array(size);
    for (let i = 0; i < size; i += 1) {
      let sum = used[i]?.label === label ? 1 : 0;
      for (let k = 0; k < i; k += 1) sum -= (kernel[i * size + k] as number) * (alpha[k] as number);
      alpha[i] = sum / (kernel[i * size + i] as number);
    }
    for (let i = size - 1; i >= 0; i -= 1) {
      let sum = alpha[i] as number;
      for (let k = i + 1; k < size; k += 1) sum -= (kernel[k * size + i] as number) * (alpha[k] as number);
      alpha[i] = sum / (kernel[i * size + i] as number);
    }
    const weights = new Float64Array(width);
    for (let i = 0; i < size; i += 1) {
      const { at, by } = inputs[i] as Input;
      for (let k = 0; k < at.length; k += 1)
        weights[at[k] as number] =
          (weights[at[k] as number] as number) + (alpha[i] as number) * (by[k] as number);
    }
    return weights;
  });
}

function packed({ features, width, weights }: Trained) {
  const scales = weights.map((all) => all.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST);
  const bytes = new Int8Array(width * labels.length);
  for (const [label, all] of weights.entries())
    for (const [index, one] of all.entries())
      bytes[index * labels.length + label] = Math.round(one / (scales[label] as number));
  return { labels, features, scales, rows: Buffer.from(bytes.buffer).toString('base64') };
}

function check(): void {
  for (const hasVector of [true, false]) {
    let right = 0;
    for (let part = 0; part < PARTS; part += 1) {
      const { features, weights } = trained(
        rows.filter((_, index) => index % PARTS !== part),
        hasVector,
      );
      const known = new Map(features.map((feature, index) => [feature, index]));
      for (const row of rows.filter((_, index) => index % PARTS === part)) {
        const { at, by } = inputOf(row, known, hasVector);
        const scores = weights.map((all) =>
          at.reduce((sum, one, k) => sum + (all[one] ?? 0) * (by[k] ?? 0), 0),
        );
        if (scores.indexOf(Math.max(...scores)) === row.label) right += 1;
      }
    }
    console.log(`${hasVector ? 'words and meaning' : 'words alone'}: ${right} of ${rows.length}`);
  }
}
