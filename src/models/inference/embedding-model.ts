import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { cutIntoWindows } from './windows.ts';

export interface EmbeddingFiles {
  modelFile: string;
  tokenizerFile: string;
}

/** Paragraphs gain by a few threads, sentences neither gain nor lose. */
const MOST_THREADS = 4;

/** A sentence-transformers model in ONNX, in this process. */
export class EmbeddingModel {
  readonly #session: InferenceSession;
  readonly #tokenizer: Tokenizer;

  private constructor(session: InferenceSession, tokenizer: Tokenizer) {
    this.#session = session;
    this.#tokenizer = tokenizer;
  }

  static async load(
    { modelFile, tokenizerFile }: EmbeddingFiles,
    { threads = Math.min(MOST_THREADS, availableParallelism()) }: { threads?: number } = {},
  ): Promise<EmbeddingModel> {
    const tokenizer = new Tokenizer(JSON.parse(await readFile(tokenizerFile, 'utf8')), {});
    const session = await InferenceSession.create(modelFile, {
      executionProviders: ['cpu'],
      graphOptimizationLevel: 'all',
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Threads that wait for work in a busy loop would double the cost, and take it from the story.
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new EmbeddingModel(session, tokenizer);
  }

  /** The unit vector of a text. Long texts are read in windows, which count by their length. */
  async embed(text: string, { signal }: { signal?: AbortSignal } = {}): Promise<Float32Array> {
    const windows = cutIntoWindows(this.#tokenizer.encode(text));
    let sum: Float32Array | null = null;
    for (const window of windows) {
      signal?.throwIfAborted();
      const vector = normalised(await this.#embedWindow(window));
      sum ??= new Float32Array(vector.length);
      addTo(sum, vector, window.length);
    }
    return normalised(sum as Float32Array);
  }

  async dispose(): Promise<void> {
    await this.#session.release();
  }

  async #embedWindow(ids: readonly number[]): Promise<Float32Array> {
    const shape = [1, ids.length];
    const tensor = (values: BigInt64Array) => new Tensor('int64', values, shape);
    const { last_hidden_state: hidden } = await this.#session.run({
      input_ids: tensor(BigInt64Array.from(ids, BigInt)),
      attention_mask: tensor(new BigInt64Array(ids.length).fill(1n)),
      token_type_ids: tensor(new BigInt64Array(ids.length)),
    });
    if (hidden === undefined) throw new Error('The model gives no last_hidden_state.');
    return meanOfTokens(hidden.data as Float32Array, hidden.dims.at(-1) as number);
  }
}

/** The mean over the tokens of a hidden state `[tokens × dimensions]`. One text at a time has no padding to leave out. */
function meanOfTokens(hidden: Float32Array, dimensions: number): Float32Array {
  const tokens = hidden.length / dimensions;
  const mean = new Float32Array(dimensions);
  for (let token = 0; token < tokens; token += 1) {
    addTo(mean, hidden.subarray(token * dimensions, (token + 1) * dimensions), 1 / tokens);
  }
  return mean;
}

/** Adds `weight × vector` in place. */
function addTo(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1) {
    sum[index] = (sum[index] as number) + weight * (vector[index] as number);
  }
}

/** The vector at length 1; one of zeros stays as it is. */
function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return length === 0 ? vector : vector.map((value) => value / length);
}
