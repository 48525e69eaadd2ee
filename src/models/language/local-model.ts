import path from 'node:path';
import { ensureFolder } from '../../base/home.ts';
import type { Log } from '../../base/log.ts';
import type { Message } from '../../contracts/conversation.ts';
import type { CrashRecord } from '../inference/crash-record.ts';
import { type HostLimits, InferenceHost } from '../inference/inference-host.ts';
import type { LoadOptions, WriteWork } from '../inference/messages.ts';
import { WRITING } from '../inference/role.ts';
import { startHost } from '../inference/start-host.ts';
import type { Answer, FullRequest } from './language-model.ts';
import { DEFAULT_CONTEXT, type ModelSettings } from './settings.ts';
import { Thoughts } from './thoughts.ts';

/** Vocabularies of large models have some hundred thousand entries. */
const HEAP_MEGABYTES = 768;

interface LocalModelOptions {
  home: string;
  log: Log;
  crashes: CrashRecord;
  limits?: Partial<HostLimits>;
  freeMemory?: () => number;
}

/** A model in a process of its own, apart from that of embeddings: a bad GGUF ends the one and not the other. */
export class LocalModel {
  readonly #options: LocalModelOptions;
  #host: { instance: InferenceHost; gpu: boolean } | null = null;
  /** How much each file that was loaded keeps in mind, which may be less than was asked for. */
  readonly #contexts = new Map<string, number>();
  #isClosed = false;

  constructor(options: LocalModelOptions) {
    this.#options = options;
  }

  async write(file: string, request: FullRequest, settings: ModelSettings): Promise<Answer> {
    const { messages, rules, maxTokens, stop, temperature, topP, seed, priority, signal } = request;
    const { onText, onSign } = request;
    const work: WriteWork = {
      ...this.#work(file, settings),
      messages,
      isReadOnly: false,
      grammar: rules,
      maxTokens,
      stop,
      sampling: { temperature, topP, seed },
    };
    const host = await this.#hostFor(settings);
    const thoughts = new Thoughts({ onText, onThought: () => onSign({ phase: 'thinking' }) });
    const result = await host.run(work, {
      priority,
      signal,
      onText: (text) => thoughts.push(text),
      onSign: (phase) => onSign({ phase }),
    });
    this.#contexts.set(file, result.contextTokens);
    if (priority === 'background') thoughts.push(result.text);
    thoughts.end();
    return {
      text: thoughts.text,
      stopReason: result.stopReason,
      tokens: {
        prompt: result.promptTokens,
        reused: result.reusedTokens,
        reusedFrom: result.reusedFrom,
        written: result.writtenTokens,
      },
      cost: 0,
      timings: { loadMs: result.loadMs, firstTokenMs: result.firstTokenMs, totalMs: result.totalMs },
      notices: result.notices,
    };
  }

  async prepare(
    file: string,
    messages: readonly Message[],
    settings: ModelSettings,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    const host = await this.#hostFor(settings);
    await host.run({ ...this.#work(file, settings), messages }, { priority: 'background', signal });
  }

  /** How many tokens the model keeps in mind: as it was loaded, or else as it would be. */
  contextTokens(file: string, settings: ModelSettings): number {
    return this.#contexts.get(file) ?? settings.contextTokens ?? DEFAULT_CONTEXT;
  }

  /** The process that runs it, while there is one. */
  get pid(): number | null {
    return this.#host?.instance.pid ?? null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#host?.instance.close();
    await this.#options.crashes.settle();
  }

  #work(file: string, { contextTokens, threads, gpu, reasoning = 'off' }: ModelSettings): WriteWork {
    const { freeMemory = () => process.availableMemory() } = this.#options;
    const load: LoadOptions = {
      contextTokens: contextTokens ?? DEFAULT_CONTEXT,
      threads: threads ?? null,
      gpu: gpu ?? 'off',
      thinks: reasoning !== 'off',
      memoryBytes: freeMemory(),
      stateFolder: this.#stateFolder(),
    };
    const sampling = { temperature: 0, topP: 1, seed: 0 };
    return {
      type: 'write',
      modelFile: file,
      load,
      messages: [],
      isReadOnly: true,
      grammar: null,
      maxTokens: 1,
      stop: [],
      sampling,
    };
  }

  /** Whether a host may start processes is settled when it is started, so another choice takes another host. */
  async #hostFor({ gpu = 'off' }: ModelSettings): Promise<InferenceHost> {
    const wantsGpu = gpu !== 'off';
    if (this.#isClosed) throw WRITING.unavailable('The language model is closed.');
    const old = this.#host;
    if (old?.gpu === wantsGpu) return old.instance;
    const { log, limits, crashes } = this.#options;
    const writable = ensureFolder(this.#stateFolder());
    const instance = new InferenceHost({
      log,
      role: WRITING,
      crashes,
      ...(limits && { limits }),
      start: () => startHost({ writable, mayStartProcesses: wantsGpu, heapMegabytes: HEAP_MEGABYTES }),
    });
    this.#host = { instance, gpu: wantsGpu };
    await old?.instance.close();
    return instance;
  }

  #stateFolder(): string {
    return path.join(this.#options.home, 'model-states');
  }
}
