import { type Static, Type } from 'typebox';
import { PROVIDERS } from '../providers.ts';
import { mapOf, oneOfWords } from '../schema.ts';

const nullable = <Schema extends import('typebox').TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

/** Who may write: the built-in writer, a model file of this computer, a server, or a service. */
const WRITERS = ['auto', 'built-in', ...PROVIDERS] as const;

export const ModelViewSchema = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    purpose: oneOfWords(['meanings', 'language'], 'What it is for.'),
    licence: Type.String(),
    bytes: Type.Integer(),
    memoryBytes: nullable(Type.Integer(), 'Memory that it needs; null when that is not known.'),
    contextTokens: nullable(Type.Integer(), 'The longest context that it was made for.'),
    state: oneOfWords(
      ['absent', 'waiting', 'downloading', 'paused', 'installed', 'failed'],
      'How it stands.',
    ),
    receivedBytes: Type.Integer(),
    problem: Type.String(),
    isUsed: Type.Boolean(),
    isRecommended: Type.Boolean({ description: 'Whether it is the best one for this computer.' }),
    fitsThisMachine: Type.Boolean(),
    note: Type.String({ description: 'What one should know of it.' }),
  },
  { title: 'ModelView' },
);
export type ModelView = Static<typeof ModelViewSchema>;

/** Who writes the next scene. */
const WriterNowSchema = Type.Object(
  {
    isModel: Type.Boolean({ description: 'Whether a model writes; else the built-in writer does.' }),
    title: Type.String({ description: 'The name of the model, for people.' }),
    id: Type.String({ description: 'The name that it is asked by; empty for the built-in writer.' }),
    provider: oneOfWords(WRITERS, 'Who runs it.'),
    where: oneOfWords(['here', 'network', 'elsewhere'], 'Where the story is sent.'),
    host: Type.String({ description: 'The computer that it is sent to; empty for this one.' }),
    why: Type.String({ description: 'Why it writes, or why no model does.' }),
    contextTokens: nullable(Type.Integer(), 'How much it keeps in mind.'),
    advice: nullable(
      Type.Object({ act: oneOfWords(['pull', 'use'], 'What to do.'), id: Type.String() }),
      'What would bring a model, where none writes.',
    ),
  },
  { title: 'WriterNow' },
);
export type WriterNow = Static<typeof WriterNowSchema>;

const LENGTHS = ['short', 'normal', 'long'] as const;
const REASONING = ['off', 'low', 'medium', 'high'] as const;

const costLimit = Type.Number({ minimum: 0, maximum: 100_000 });
const contextTokens = Type.Integer({ minimum: 1024, maximum: 131_072 });

/** What may be changed of how models write; what is left out stays, null goes back to the default. */
export const ModelOptionsSchema = Type.Object(
  {
    temperature: Type.Optional(
      nullable(Type.Number({ minimum: 0, maximum: 2 }), 'How freely the model writes.'),
    ),
    length: Type.Optional(oneOfWords(LENGTHS, 'How long a scene is.')),
    reasoning: Type.Optional(oneOfWords(REASONING, 'How much the model thinks before it writes.')),
    costLimit: Type.Optional(nullable(costLimit, 'US dollars that services may cost in one story.')),
    contextTokens: Type.Optional(nullable(contextTokens, 'How much a model on this computer keeps in mind.')),
    tasks: Type.Optional(
      mapOf(
        nullable(Type.String({ maxLength: 200 }), 'A model, `none`, `local`, or null for the storyteller’s.'),
        'A model of its own for a task.',
      ),
    ),
  },
  { title: 'ModelOptions', additionalProperties: false },
);
export type ModelOptions = Static<typeof ModelOptionsSchema>;

export const ModelsSchema = Type.Object(
  {
    now: WriterNowSchema,
    setting: Type.Object(
      {
        provider: oneOfWords(WRITERS, 'Who was chosen.'),
        model: Type.String({ description: 'A name, an id of the catalogue or a file; empty for the best.' }),
        baseUrl: Type.String(),
        hasKey: Type.Boolean({ description: 'Whether a key is stored. The key itself is never sent.' }),
        localNetwork: Type.Boolean({ description: 'Whether servers on the local network may be asked.' }),
      },
      { description: 'What is set.' },
    ),
    options: Type.Object({
      temperature: Type.Number(),
      length: oneOfWords(LENGTHS, 'How long a scene is.'),
      reasoning: oneOfWords(REASONING, 'How much the model thinks before it writes.'),
      costLimit: nullable(costLimit, 'US dollars that services may cost in one story; null for no limit.'),
      contextTokens: nullable(contextTokens, 'How much a model on this computer keeps in mind.'),
      tasks: mapOf(Type.String(), 'A model of its own for a task.'),
    }),
    spentToday: Type.Number({ description: 'US dollars that services have cost today, as far as is known.' }),
    tasks: Type.Array(Type.String(), { description: 'Tasks that may have a model of their own.' }),
    models: Type.Array(ModelViewSchema),
    files: Type.Array(Type.Object({ name: Type.String(), bytes: Type.Integer() }), {
      description: 'GGUF files in the models folder that are not from the catalogue.',
    }),
    folder: Type.String({ description: 'The models folder.' }),
    machine: Type.Object({
      memoryBytes: Type.Integer(),
      cores: Type.Integer(),
      freeDiskBytes: nullable(Type.Integer(), 'Null when it cannot be found out.'),
    }),
    offline: Type.Boolean(),
    offer: nullable(
      Type.Object({
        id: nullable(Type.String(), 'The recommended model; null when there is none to download.'),
        startsByItself: Type.Boolean({ description: 'Whether it downloads unless the player says no.' }),
        why: Type.String({ description: 'Why it does not; empty when it does.' }),
      }),
      'What is recommended at the first launch; null once that is answered or a model is there.',
    ),
    meanings: Type.Object({ used: Type.String(), why: Type.String() }),
  },
  { title: 'Models' },
);
export type Models = Static<typeof ModelsSchema>;

export const WriterSchema = Type.Object(
  {
    provider: oneOfWords(WRITERS, 'Who writes.'),
    model: Type.Optional(
      Type.String({
        maxLength: 500,
        description:
          'For `local`: an id of the catalogue, a GGUF file, or `auto`. Else a name the server knows.',
      }),
    ),
    baseUrl: Type.Optional(Type.String({ maxLength: 500, description: 'Where the server is.' })),
    apiKey: Type.Optional(
      Type.String({ maxLength: 500, description: 'A new key; without one, the one that is stored.' }),
    ),
    localNetwork: Type.Optional(
      Type.Boolean({ description: 'Allow a server on the local network to be asked.' }),
    ),
  },
  { title: 'Writer', additionalProperties: false },
);
export type Writer = Static<typeof WriterSchema>;

export const ServerViewSchema = Type.Object(
  {
    title: Type.String({ description: 'What it is: Ollama, LM Studio and so on.' }),
    provider: oneOfWords(WRITERS, 'How it is asked.'),
    baseUrl: Type.String(),
    models: Type.Array(Type.String()),
  },
  { title: 'ModelServer' },
);
export type ServerView = Static<typeof ServerViewSchema>;

export const ServersSchema = Type.Object(
  { servers: Type.Array(ServerViewSchema) },
  { title: 'ModelServers' },
);
export type Servers = Static<typeof ServersSchema>;

export const ModelListSchema = Type.Object(
  {
    models: Type.Array(
      Type.Object({ id: Type.String(), contextTokens: nullable(Type.Integer(), 'Null when not known.') }),
    ),
  },
  { title: 'ModelList' },
);
export type ModelList = Static<typeof ModelListSchema>;

export const ModelTestSchema = Type.Object(
  {
    firstWordMs: nullable(Type.Number(), 'Until the first word came.'),
    tokensPerSecond: nullable(Type.Number(), 'How fast it wrote.'),
    json: Type.Boolean({ description: 'Whether it can answer in JSON by a schema.' }),
    contextTokens: nullable(Type.Integer(), 'How much it keeps in mind.'),
    sample: Type.String({ description: 'What it wrote.' }),
  },
  { title: 'ModelTest' },
);
export type ModelTest = Static<typeof ModelTestSchema>;

export const OfferAnswerSchema = Type.Object(
  { answer: oneOfWords(['download', 'later'], 'Whether to download the recommended model.') },
  { title: 'OfferAnswer', additionalProperties: false },
);
