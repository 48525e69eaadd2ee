import { type Static, type TSchema, Type } from 'typebox';
import type { Json, JsonObject } from '../base/json.ts';
import type { Embedder } from '../store/embedder.ts';
import type { CallScope, Conversations } from './conversation.ts';
import { GenerateParams, Generator } from './generate.ts';
import type { LanguageModel } from './language/language-model.ts';

/** A method as the host services take it. */
export interface ModelHostMethod<Params extends TSchema = TSchema> {
  description: string;
  params: Params;
  timeoutMs: number;
  handle(
    params: Static<Params>,
    scope: CallScope,
    signal: AbortSignal,
    notify: (progress: JsonObject) => void,
  ): Promise<Json>;
}

/** A model is stopped when it is silent, not when it takes long; this is the longest a timer can wait. */
const NO_LIMIT_MS = 2 ** 31 - 1;
const EMBED_MS = 30_000;

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
  conversations = null,
}: {
  model: LanguageModel;
  embedder: Embedder;
  /** The stories that are being played; without them every call stands by itself. */
  conversations?: Conversations | null;
}): Record<string, ModelHostMethod> {
  const generator = new Generator(model, conversations);
  return {
    generate: {
      description:
        'Has the language model that the user chose write text, or JSON by a schema, within the story or by itself. Without a model: `no_model`.',
      params: GenerateParams,
      timeoutMs: NO_LIMIT_MS,
      handle: (params, scope, signal, notify) =>
        generator.generate(params as GenerateParams, scope, signal, notify),
    },
    embed: {
      description: 'Turns texts into vectors of length 1, with the model that search uses.',
      params: EmbedParams,
      timeoutMs: EMBED_MS,
      handle: async (params, _scope, signal) => {
        const { texts } = params as Static<typeof EmbedParams>;
        const vectors = await embedder.embed(texts, { signal });
        return { model: embedder.modelId, vectors: vectors.map((vector) => [...vector]) };
      },
    },
  };
}
