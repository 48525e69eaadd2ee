import { type Static, type TSchema, Type } from 'typebox';
import type { Json, JsonObject } from '../base/json.ts';
import { TASKS } from '../contracts/conversation.ts';
import { freeObject, oneOfWords } from '../contracts/schema.ts';
import type { Embedder } from '../store/embedder.ts';
import type { GenerateRequest, LanguageModel } from './language/language-model.ts';
import { question } from './language/messages.ts';

/** A method as the host services take it. */
export interface ModelHostMethod<Params extends TSchema = TSchema> {
  description: string;
  params: Params;
  timeoutMs: number;
  handle(
    params: Static<Params>,
    scope: unknown,
    signal: AbortSignal,
    notify: (progress: JsonObject) => void,
  ): Promise<Json>;
}

const MOST_TOKENS = 2048;
const LONGEST_TIME_MS = 120_000;
const DEFAULT_TIME_MS = 30_000;
/** What the host services add before they give a call up themselves. */
const GRACE_MS = 1_000;

/** How an answer is to sound, as the model is told. */
const STYLES = {
  terse: 'Write in short, plain sentences. No ornament.',
  vivid: 'Write with concrete nouns, active verbs and details of the senses.',
  poetic: 'Write with rhythm and images, one image a sentence at most.',
} as const;

const GenerateParams = Type.Object(
  {
    task: Type.Optional(oneOfWords(TASKS, 'What it is for; each task may have a model of its own.')),
    prompt: Type.String({ minLength: 1, maxLength: 50_000, description: 'What is asked.' }),
    system: Type.Optional(
      Type.String({
        maxLength: 50_000,
        description: 'Who the model is and what it keeps to; the same text each time is read once only.',
      }),
    ),
    schema: Type.Optional(
      freeObject(
        'The answer is JSON by this schema; each string with a maxLength, each list with a maxItems.',
      ),
    ),
    style: Type.Optional(oneOfWords(['terse', 'vivid', 'poetic'], 'How text is to sound.')),
    stop: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: 8,
        description: 'The answer ends before the first of these.',
      }),
    ),
    maxTokens: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: MOST_TOKENS,
        description: 'The budget of tokens; 512 unless told.',
      }),
    ),
    timeoutMs: Type.Optional(
      Type.Integer({
        minimum: 100,
        maximum: LONGEST_TIME_MS,
        description: 'The budget of time; 30 s unless told.',
      }),
    ),
    temperature: Type.Optional(
      Type.Number({ minimum: 0, maximum: 2, description: '0.7 unless told, for JSON 0.' }),
    ),
    seed: Type.Optional(Type.Integer({ minimum: 0, description: 'The same seed gives the same answer.' })),
  },
  { additionalProperties: false },
);

const EmbedParams = Type.Object(
  {
    texts: Type.Array(Type.String({ maxLength: 20_000 }), {
      minItems: 1,
      maxItems: 100,
      description: 'What to turn into vectors.',
    }),
  },
  { additionalProperties: false },
);

/** The methods of the models for the host services. */
export function modelHostMethods({
  model,
  embedder,
}: {
  model: LanguageModel;
  embedder: Embedder;
}): Record<string, ModelHostMethod> {
  return {
    generate: {
      description:
        'Has the language model of this machine write text, or JSON by a schema. Without a model: `no_model`.',
      params: GenerateParams,
      timeoutMs: LONGEST_TIME_MS + GRACE_MS,
      handle: async (params, _scope, signal, notify) => {
        const request = requestOf(params as Static<typeof GenerateParams>);
        const {
          text,
          json,
          stopReason,
          model: id,
          tokens,
        } = await model.generate({
          ...request,
          signal,
          onText: (piece) => notify({ text: piece }),
        });
        return { text, json, stopReason, model: id, tokens: { ...tokens } };
      },
    },
    embed: {
      description: 'Turns texts into vectors of length 1, with the model that search uses.',
      params: EmbedParams,
      timeoutMs: DEFAULT_TIME_MS,
      handle: async (params, _scope, signal) => {
        const { texts } = params as Static<typeof EmbedParams>;
        const vectors = await embedder.embed(texts, { signal });
        return { model: embedder.modelId, vectors: vectors.map((vector) => [...vector]) };
      },
    },
  };
}

function requestOf(params: Static<typeof GenerateParams>): GenerateRequest {
  const { task = 'other', prompt, system = '', schema, style, timeoutMs = DEFAULT_TIME_MS, ...rest } = params;
  const rules = style === undefined ? [] : [STYLES[style]];
  // The rules of the grammar are not known to the model; without this it fights them.
  const form =
    schema === undefined
      ? []
      : [`Answer with JSON by this schema and nothing else: ${JSON.stringify(schema)}`];
  return {
    ...rest,
    task,
    messages: question([system, ...rules, ...form].filter((part) => part !== '').join('\n\n'), prompt),
    timeoutMs,
    ...(schema === undefined ? {} : { schema }),
  };
}
