import {
  callHost,
  isJsonObject,
  type Json,
  type JsonObject,
  premisePrompt,
  type ToolInput,
} from '../../../../src/sdk/index.ts';

export interface Asking {
  task: 'prose' | 'check' | 'adapt';
  prompt: string;
  /** The prose of the scene as it stands: what the author wrote of it, and what the model goes on from. */
  stands: { authors: string; own: string };
  /** What was asked and answered in this task before. */
  before?: { prompt: string; answer: string };
  schema?: JsonObject;
  maxTokens?: number;
  /** Takes the answer piece by piece, as it is written. */
  onText?: (piece: string) => void;
  signal?: AbortSignal;
}

export interface Answered {
  text: string;
  json: Json;
}

/** A model that takes longer to write a scene is asked for nothing that can be done without. */
const SLOW_MS = 20_000;

/** Asks the model of this home in the conversation of the story. Who that is, is the host's affair. */
export class Model {
  readonly #host: ToolInput['host'];
  /** What the prose was asked for with first. */
  #asked = '';
  /** Its name, once it has answered. */
  name = '';
  /** Whether its last prose took long to write, from the first word to the last. */
  isSlow: boolean;

  constructor({ host }: Pick<ToolInput, 'host'>, isSlow = false) {
    this.#host = host;
    this.isSlow = isSlow;
  }

  async ask({ task, prompt, stands, before, schema, maxTokens, onText, signal }: Asking): Promise<Answered> {
    const earlier = [
      { prompt: premisePrompt(), answer: stands.authors },
      { prompt: this.#asked || premisePrompt(), answer: stands.own },
      ...(before === undefined ? [] : [before]),
    ].filter(({ answer }) => answer !== '');
    if (task === 'prose') this.#asked ||= prompt;
    const params: JsonObject = {
      ...{ task, prompt, story: true, earlier },
      ...(schema !== undefined && { schema }),
      ...(maxTokens !== undefined && { maxTokens }),
    };
    let begunAt: number | null = null;
    const result = await callHost(this.#host, 'generate', params, {
      signal: signal ?? new AbortController().signal,
      onProgress: ({ text, model }) => {
        if (typeof model === 'string') this.name = model;
        if (typeof text !== 'string') return;
        begunAt ??= performance.now();
        onText?.(text);
      },
    });
    if (task === 'prose' && begunAt !== null) this.isSlow = performance.now() - begunAt > SLOW_MS;
    const { text, json, model } = isJsonObject(result) ? result : {};
    if (typeof model === 'string') this.name = model;
    return { text: typeof text === 'string' ? text : '', json: json ?? null };
  }
}
