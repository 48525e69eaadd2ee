import type { LlamaContextSequence, Token } from 'node-llama-cpp';
import { whileAtWork } from '../at-work.ts';
import type { LoadOptions, Written } from '../messages.ts';
import type { LoadedModel } from './loaded-model.ts';
import { PrefixStates, stateKey } from './prefix-states.ts';
import type { Prompt } from './prompt.ts';

/** A state with fewer tokens is read again sooner than fetched from the disk. */
const WORTH_KEEPING = 64;
/** A cancel waits for the tokens that are being read together, so they should take about so long. */
const CHUNK_MS = 80;
/** Fewer at a time make reading so slow that the player waits instead of the cancel. */
const LEAST_CHUNK = 16;
const MOST_CHUNK = 512;
/** Longer than the slowest machine takes for a piece, and for a state of the largest size from its disk. */
const LONGEST_PIECE_MS = 60_000;
const LONGEST_STATE_MS = 60_000;

export type Reused = Pick<Written, 'reusedTokens' | 'reusedFrom'>;

/** Reads prompts into a model, and as little of each as need be. */
export class Reader {
  readonly #loaded: LoadedModel;
  readonly #states: PrefixStates | null;
  #chunk = 32;

  constructor(loaded: LoadedModel, { stateFolder }: LoadOptions) {
    this.#loaded = loaded;
    this.#states = stateFolder === null ? null : new PrefixStates(stateFolder);
  }

  /** Leaves the model with all but the last token read. What has been read before a cancel stays read. */
  async read({ tokens, stableTokens }: Prompt, signal: AbortSignal, onProgress: () => void): Promise<Reused> {
    const { sequence } = this.#loaded;
    const reused = await whileAtWork(onProgress, LONGEST_STATE_MS, () => this.#reuse(tokens, stableTokens));
    await sequence.adaptStateToTokens(tokens.slice(0, -1), false);
    const isNew = sequence.nextTokenIndex < stableTokens;
    await this.#readUpTo(Math.min(stableTokens, tokens.length - 1), tokens, signal, onProgress);
    if (isNew) await whileAtWork(onProgress, LONGEST_STATE_MS, () => this.#keep(tokens, stableTokens));
    await this.#readUpTo(tokens.length - 1, tokens, signal, onProgress);
    return reused;
  }

  async #reuse(tokens: readonly Token[], stableTokens: number): Promise<Reused> {
    const { sequence, identity } = this.#loaded;
    const inMemory = Math.min(commonTokens(sequence, tokens), tokens.length - 1);
    if (this.#states !== null && stableTokens - inMemory >= WORTH_KEEPING) {
      const key = await stateKey(identity, sequence.contextSize, tokens.slice(0, stableTokens));
      if (await this.#states.load(key, sequence)) {
        const onDisk = Math.min(commonTokens(sequence, tokens), tokens.length - 1);
        return { reusedTokens: onDisk, reusedFrom: 'disk' };
      }
    }
    return { reusedTokens: inMemory, reusedFrom: inMemory === 0 ? 'nothing' : 'memory' };
  }

  async #readUpTo(
    end: number,
    tokens: readonly Token[],
    signal: AbortSignal,
    onProgress: () => void,
  ): Promise<void> {
    const { sequence } = this.#loaded;
    while (sequence.nextTokenIndex < end) {
      signal.throwIfAborted();
      const from = sequence.nextTokenIndex;
      const piece = tokens.slice(from, Math.min(end, from + this.#chunk));
      const startedAt = performance.now();
      await whileAtWork(onProgress, LONGEST_PIECE_MS, () =>
        sequence.evaluateWithoutGeneratingNewTokens(piece),
      );
      const msPerToken = (performance.now() - startedAt) / piece.length;
      this.#chunk = Math.max(LEAST_CHUNK, Math.min(MOST_CHUNK, Math.round(CHUNK_MS / msPerToken)));
    }
    signal.throwIfAborted();
  }

  /** The sequence has just read the stable part and nothing more. */
  async #keep(tokens: readonly Token[], stableTokens: number): Promise<void> {
    const { sequence, identity } = this.#loaded;
    if (this.#states === null || stableTokens < WORTH_KEEPING || sequence.nextTokenIndex !== stableTokens)
      return;
    const key = await stateKey(identity, sequence.contextSize, tokens.slice(0, stableTokens));
    await this.#states.save(key, sequence);
  }
}

function commonTokens(sequence: LlamaContextSequence, tokens: readonly Token[]): number {
  return sequence.compareContextTokens([...tokens]).firstDifferentIndex;
}
