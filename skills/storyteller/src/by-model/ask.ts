import {
  callHost,
  isJsonObject,
  type Json,
  type JsonObject,
  premisePrompt,
  type ToolInput,
} from '../../../../src/sdk/index.ts';

export interface Asking {
  task: 'prose' | 'check';
  prompt: string;
  /** The prose of the scene as it stands: what the author wrote of it, and what the model goes on from. */
  stands: { authors: string; own: string };
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

/** Asks the model of this home in the conversation of the story. Who that is, is the host's affair. */
export class Model {
  readonly #host: ToolInput['host'];
  /** What the prose was asked for with first. */
  #asked = '';
  /** Its name, once it has answered. */
  name = '';

  constructor({ host }: Pick<ToolInput, 'host'>) {
    this.#host = host;
  }

  async ask({ task, prompt, stands, schema, maxTokens, onText, signal }: Asking): Promise<Answered> {
    const earlier = [
      { prompt: premisePrompt(), answer: stands.authors },
      { prompt: this.#asked || premisePrompt(), answer: stands.own },
    ].filter(({ answer }) => answer !== '');
    if (task === 'prose') this.#asked ||= prompt;
    const params: JsonObject = {
      ...{ task, prompt, story: true, earlier },
      ...(schema !== undefined && { schema }),
      ...(maxTokens !== undefined && { maxTokens }),
    };
    const result = await callHost(this.#host, 'generate', params, {
      signal: signal ?? new AbortController().signal,
      onProgress: ({ text, model }) => {
        if (typeof model === 'string') this.name = model;
        if (typeof text === 'string') onText?.(text);
      },
    });
    const { text, json, model } = isJsonObject(result) ? result : {};
    if (typeof model === 'string') this.name = model;
    return { text: typeof text === 'string' ? text : '', json: json ?? null };
  }
}
