/**
 * Makes src/planner/actions/weights.json of the texts in content/actions: `node bin/dev scripts/train-actions.ts`. With `--check` it
 * only says how many texts of each file would get the right skills by weights made of the other files.
 */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '../src/base/log.ts';
import { openEmbedder } from '../src/models/embedder.ts';
import { kindOf, likeliest } from '../src/planner/actions/kinds.ts';
import { lengthOf, WORDS_COUNT } from '../src/planner/actions/model.ts';
import { concernsGroup, mentionedIn } from '../src/planner/names.ts';
import { needsOf } from '../src/planner/read-text.ts';
import { type ActionText, actionTexts } from './action-texts.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../src/planner/actions/weights.json');
/** What a feature must be met in to count. */
const LEAST = 2;
/** How smooth the weights are. */
const RIDGE = 0.3;
const LARGEST = 127;

const texts = actionTexts();
const labels = [...new Set(texts.map(({ label }) => label))];
const embedder = openEmbedder({ home: tmpdir(), log: silentLog() });
const vectors = await embedder.embed(texts.map(({ plain }) => plain));
await embedder.close();
if (vectors === null) throw new Error('There is no model of meanings: run `narratoria models` first.');
if (process.argv.includes('--check')) for (const hasVector of [true, false]) check(hasVector);
else
  writeFileSync(
    OUTPUT,
    `${JSON.stringify({ both: packed(trained(true)), words: packed(trained(false)) })}\n`,
  );

type Input = { at: number[]; by: number[] };

interface Trained {
  features: string[];
  inputs: Input[];
  width: number;
  /** The lower half of what the kernel is the square of, row by row. */
  half: Float64Array;
  /** By label: how much each text counts. */
  shares: Float64Array[];
}

/** Ridge regression by its dual: (K + λ)α = Y. */
function trained(hasVector: boolean): Trained {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, count]) => count >= LEAST).map(([feature]) => feature);
  const known = new Map(features.map((feature, index) => [feature, index]));
  const inputs = texts.map((text, index) => inputOf(text, known, hasVector ? vectors?.[index] : undefined));
  const width = features.length + (hasVector ? (vectors?.[0]?.length ?? 0) : 0) + 1;
  const half = kernelOf(inputs, width);
  factor(half, texts.length);
  const shares = labels.map((label) =>
    solve(
      half,
      texts.map((text) => (text.label === label ? 1 : 0)),
    ),
  );
  return { features, inputs, width, half, shares };
}

function inputOf({ features }: ActionText, known: ReadonlyMap<string, number>, vector?: Float32Array): Input {
  const input: Input = { at: [], by: [] };
  const scale = WORDS_COUNT / lengthOf(features, known);
  const add = (at: number | undefined, by: number) => {
    if (at === undefined) return;
    input.at.push(at);
    input.by.push(by);
  };
  for (const [feature, value] of features) add(known.get(feature), value * scale);
  for (const [index, value] of (vector ?? []).entries()) add(known.size + index, value);
  add(known.size + (vector?.length ?? 0), 1);
  return input;
}

function kernelOf(inputs: readonly Input[], width: number): Float64Array {
  const size = inputs.length;
  const kernel = new Float64Array(size * size);
  const dense = new Float64Array(width);
  for (const [i, { at, by }] of inputs.entries()) {
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
  return kernel;
}

/** Cholesky, in place. */
function factor(matrix: Float64Array, size: number): void {
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j <= i; j += 1) {
      const [one, other] = [i * size, j * size];
      let sum = matrix[one + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (matrix[one + k] as number) * (matrix[other + k] as number);
      matrix[one + j] = i === j ? Math.sqrt(sum) : sum / (matrix[other + j] as number);
    }
}

/** The first half of solving; what comes before `start` is nought. */
function forward(half: Float64Array, right: ArrayLike<number>, start = 0): Float64Array {
  const found = Float64Array.from(right);
  for (let i = start; i < found.length; i += 1) {
    let sum = found[i] as number;
    for (let k = start; k < i; k += 1) sum -= (half[i * found.length + k] as number) * (found[k] as number);
    found[i] = sum / (half[i * found.length + i] as number);
  }
  return found;
}

function solve(half: Float64Array, right: ArrayLike<number>): Float64Array {
  const found = forward(half, right);
  const size = found.length;
  for (let i = size - 1; i >= 0; i -= 1) {
    const own = (found[i] as number) / (half[i * size + i] as number);
    found[i] = own;
    for (let k = 0; k < i; k += 1) found[k] = (found[k] as number) - (half[i * size + k] as number) * own;
  }
  return found;
}

function packed({ features, inputs, width, shares }: Trained) {
  const bytes = new Int8Array(width * labels.length);
  const scales = shares.map((share, label) => {
    const weights = new Float64Array(width);
    for (const [i, { at, by }] of inputs.entries())
      for (let k = 0; k < at.length; k += 1)
        weights[at[k] as number] =
          (weights[at[k] as number] as number) + (share[i] as number) * (by[k] as number);
    const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / LARGEST;
    for (const [index, one] of weights.entries())
      bytes[index * labels.length + label] = Math.round(one / scale);
    return scale;
  });
  return { labels, features, scales, rows: Buffer.from(bytes.buffer).toString('base64') };
}

/** What weights made without a file say of its texts follows from the whole: y − (G_BB)⁻¹ α_B, where G = (K + λ)⁻¹. */
function check(hasVector: boolean): void {
  const { half, shares } = trained(hasVector);
  let [all, sum] = [0, 0];
  for (const file of new Set(texts.map((text) => text.file))) {
    const own = texts.flatMap((text, index) => (text.file === file ? [index] : []));
    const columns = own.map((index) => {
      const unit = new Float64Array(texts.length);
      unit[index] = 1;
      return forward(half, unit, index);
    });
    const inner = new Float64Array(own.length ** 2);
    for (const [a, one] of columns.entries())
      for (let b = 0; b <= a; b += 1) {
        const other = columns[b] as Float64Array;
        let dot = 0;
        for (let k = own[a] as number; k < one.length; k += 1)
          dot += (one[k] as number) * (other[k] as number);
        inner[a * own.length + b] = dot;
      }
    factor(inner, own.length);
    const errors = shares.map((share) =>
      solve(
        inner,
        own.map((index) => share[index] as number),
      ),
    );
    const right = own.filter((index, at) => {
      const text = texts[index] as ActionText;
      const scores = labels.map((label, l): [string, number] => [
        label,
        (text.label === label ? 1 : 0) - (errors[l]?.[at] as number),
      ]);
      return hasRightNeeds(text, new Map(scores));
    }).length;
    console.log(
      `${hasVector ? 'words and meaning' : 'words alone'}, without ${file}: ${right} of ${own.length}`,
    );
    [all, sum] = [all + own.length, sum + right];
  }
  console.log(`${hasVector ? 'words and meaning' : 'words alone'}, all: ${sum} of ${all}`);
}

/** Texts of worlds without names say nothing of groups but by their words. */
function hasRightNeeds({ label, text, named, isToGroup }: ActionText, scores: Map<string, number>): boolean {
  const mentioned = mentionedIn(text, named);
  const likely = likeliest(scores);
  const found = needsOf(likely?.kind ?? 'look', likely?.asksForGroup ?? false, text, mentioned);
  const kind = kindOf(label);
  const asks = label === 'standing_group' || label === 'ask_standing';
  const meant = needsOf(kind === 'unclear' ? 'look' : kind, asks, '', []);
  const isGroup = isToGroup || (named.length === 0 && concernsGroup(text, []) && kind !== 'standing');
  const bears = meant.needsOpinion || kind === 'fight';
  const wanted = isGroup && bears && !asks ? { ...meant, needsOpinion: false, needsReputation: true } : meant;
  return (
    found.isRisky === wanted.isRisky &&
    found.needsOpinion === wanted.needsOpinion &&
    found.needsReputation === wanted.needsReputation
  );
}
