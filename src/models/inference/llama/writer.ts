import {
  type Llama,
  LlamaGrammarEvaluationState,
  LlamaLogLevel,
  getLlama as open,
  type SequenceEvaluateOptions,
  type Token,
} from 'node-llama-cpp';
import { NarratoriaError } from '../../../base/errors.ts';
import { whileAtWork } from '../at-work.ts';
import type { Gpu, LoadOptions, WriteWork, Written } from '../messages.ts';
import { identityOf, type LoadedModel, loadModel } from './loaded-model.ts';
import { type Prompt, Prompter } from './prompt.ts';
import { Reader } from './reading.ts';
import { TextStream } from './text-stream.ts';

/** Fourteen gigabytes from a slow disk. */
const LONGEST_LOADING_MS = 300_000;
/** Room that must be left for an answer. */
const LEAST_ROOM = 16;
/** Bytes of one character come as several tokens. */
const MOST_TOKENS_OF_A_CHARACTER = 4;
const REPEATS_LOOKED_AT = 64;
const UNREADABLE = '\uFFFD';

interface WriteOptions {
  signal: AbortSignal;
  onText: (text: string) => void;
  onSign: (phase: 'loading' | 'reading' | 'writing') => void;
}

interface Desk {
  loaded: LoadedModel;
  options: LoadOptions;
  prompter: Prompter;
  reader: Reader;
}

/** The language model of this process: loaded when it is first asked, exchanged when another is wanted. */
export class Writer {
  #runtime: { gpu: Gpu; llama: Llama; notices: string[] } | null = null;
  #desk: Desk | null = null;

  async write(work: WriteWork, { signal, onText, onSign }: WriteOptions): Promise<Written> {
    const startedAt = performance.now();
    // A cancel does not stop the loading: the next call needs the model too.
    const desk = await this.#deskFor(work, () => onSign('loading'));
    const loadMs = Math.round(performance.now() - startedAt);
    const prompt = desk.prompter.prompt(work.messages, work.isReadOnly);
    const room = desk.loaded.sequence.contextSize - prompt.tokens.length - 1;
    if (room < LEAST_ROOM) throw tooLong(prompt, desk);
    const reused = await desk.reader.read(prompt, signal, () => onSign('reading'));
    let firstTokenMs: number | null = null;
    const written = work.isReadOnly
      ? { text: '', stopReason: 'end' as const, writtenTokens: 0 }
      : await writeAnswer(desk, prompt, {
          work,
          maxTokens: Math.min(work.maxTokens, room),
          signal,
          onSign,
          onText: (text) => {
            firstTokenMs ??= Math.round(performance.now() - startedAt);
            onText(text);
          },
        });
    return {
      ...written,
      ...reused,
      promptTokens: prompt.tokens.length,
      contextTokens: desk.loaded.sequence.contextSize,
      loadMs,
      firstTokenMs,
      totalMs: Math.round(performance.now() - startedAt),
      notices: this.#runtime?.notices ?? [],
    };
  }

  async #deskFor({ modelFile, load: options }: WriteWork, onLoading: () => void): Promise<Desk> {
    const known = this.#desk;
    if (
      known?.loaded.identity === (await identityOf(modelFile)) &&
      JSON.stringify(known.options) === JSON.stringify({ ...options, memoryBytes: known.options.memoryBytes })
    ) {
      return known;
    }
    return whileAtWork(onLoading, LONGEST_LOADING_MS, () => this.#load(modelFile, options));
  }

  async #load(modelFile: string, options: LoadOptions): Promise<Desk> {
    const known = this.#desk;
    this.#desk = null;
    await known?.loaded.dispose();
    if (this.#runtime?.gpu !== options.gpu) {
      await this.#runtime?.llama.dispose();
      this.#runtime = null;
      this.#runtime = { gpu: options.gpu, ...(await openLlama(options.gpu)) };
    }
    const loaded = await loadModel(this.#runtime.llama, modelFile, options);
    this.#desk = {
      loaded,
      options,
      prompter: new Prompter(loaded.model, loaded.wrapper),
      reader: new Reader(loaded, options),
    };
    return this.#desk;
  }
}

/** Writes token by token until the model, the rules or the budget say that it is enough. */
async function writeAnswer(
  { loaded }: Desk,
  { tokens, stopTokens, stopTexts }: Prompt,
  { work, maxTokens, signal, onText, onSign }: WriteOptions & { work: WriteWork; maxTokens: number },
): Promise<Pick<Written, 'text' | 'stopReason' | 'writtenTokens'>> {
  const { model, sequence } = loaded;
  const written: Token[] = [];
  let pending: Token[] = [];
  const ownStops = work.grammar === null ? stopTexts : [];
  const stream = new TextStream([...work.stop, ...ownStops], onText);
  const flush = () => {
    if (pending.length === 0) return;
    const before = written.slice(0, written.length - pending.length).slice(-MOST_TOKENS_OF_A_CHARACTER);
    const text = model.detokenize(pending, false, before);
    if (text.endsWith(UNREADABLE) && pending.length < MOST_TOKENS_OF_A_CHARACTER) return;
    pending = [];
    // Bytes that are no character count as one, as the grammar counts them.
    stream.push(text.replace(/\uFFFD+/g, UNREADABLE));
  };

  let stopReason: Written['stopReason'] = 'end';
  for await (const token of sequence.evaluate(tokens.slice(-1), await evaluation(loaded, work, written))) {
    signal.throwIfAborted();
    onSign('writing');
    if (model.isEogToken(token) || (work.grammar === null && stopTokens.has(token))) break;
    written.push(token);
    pending.push(token);
    flush();
    if (stream.isStopped) {
      stopReason = work.stop.length > 0 ? 'stop' : 'end';
      break;
    }
    if (written.length >= maxTokens) {
      stopReason = 'length';
      break;
    }
  }
  if (!stream.isStopped) {
    if (pending.length > 0) stream.push(UNREADABLE);
    stream.end();
  }
  return { text: stream.text, stopReason, writtenTokens: written.length };
}

async function evaluation(
  { model }: LoadedModel,
  { grammar, sampling: { temperature, topP, seed } }: WriteWork,
  written: readonly Token[],
): Promise<SequenceEvaluateOptions> {
  const sampling: SequenceEvaluateOptions = { temperature, topP, seed, yieldEogToken: true };
  if (grammar === null) {
    const punishTokens = () => written.slice(-REPEATS_LOOKED_AT);
    return { ...sampling, repeatPenalty: { punishTokens, maxPunishTokens: REPEATS_LOOKED_AT, penalty: 1.1 } };
  }
  const rules = await model.llama.createGrammar({ grammar });
  return {
    ...sampling,
    grammarEvaluationState: new LlamaGrammarEvaluationState({ model, grammar: rules }),
  };
}

function tooLong({ tokens }: Prompt, { loaded }: Desk): NarratoriaError {
  const limit = loaded.sequence.contextSize;
  return new NarratoriaError(
    'prompt_too_long',
    `The prompt has ${tokens.length} tokens, and the model keeps ${limit} in mind with its answer.`,
    { details: { tokens: tokens.length, limit } },
  );
}

/** llama.cpp in this process, and what is otherwise than asked. It never builds or fetches anything. */
async function openLlama(gpu: Gpu): Promise<{ llama: Llama; notices: string[] }> {
  if (gpu === 'off') return { llama: await getLlama(false), notices: [] };
  try {
    const llama = await getLlama(gpu);
    const notices = llama.gpu === false ? [noGpu('none that llama.cpp can use was found')] : [];
    return { llama, notices };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { llama: await getLlama(false), notices: [noGpu(reason)] };
  }
}

async function getLlama(gpu: Exclude<Gpu, 'off'> | false): Promise<Llama> {
  return open({
    gpu,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: LlamaLogLevel.warn,
    // The parent keeps the last of it for its log.
    logger: (_level, message) => process.stderr.write(message.endsWith('\n') ? message : `${message}\n`),
  });
}

function noGpu(reason: string): string {
  return `The model runs without the graphics card: ${reason}.`;
}
