import { NarratoriaError } from '../base/errors.ts';
import { isInProcess } from '../base/in-process.ts';
import { type Log, silentLog } from '../base/log.ts';
import { DIMENSIONS, type Embedder, type EmbedOptions } from '../store/embedder.ts';
import { EMBEDDING_MODEL, findModel } from './catalogue.ts';
import { type HostLimits, InferenceHost } from './inference/inference-host.ts';
import { findInstalled, type InstalledModel, sharedHome } from './installed.ts';
import { keptVectors } from './kept-vectors.ts';
import { Recent } from './recent.ts';

const REMEMBERED_TEXTS = 1000;
const REMEMBERED_CHARACTERS = 2000;
const MAX_CHARACTERS = 1_000_000;

export interface EmbedderOptions {
  home: string;
  log: Log;
  /** An embedding model of the catalogue. */
  modelId?: string;
  limits?: Partial<HostLimits>;
  /** A home whose models are used as well; by default that of the clone. */
  shared?: string;
  /** By default one of its own, which is closed with it. */
  host?: InferenceHost;
  /** Vectors of texts, shared with other embedders of the same model; by default its own. */
  recent?: RecentVectors;
}

export type RecentVectors = Recent<Float32Array>;

export function recentVectors(): RecentVectors {
  return new Recent<Float32Array>(REMEMBERED_TEXTS);
}

/** Where many stories are played in one program, they ask one process. It ends with the program. */
let common: InferenceHost | null = null;

function commonHost(): InferenceHost {
  common ??= new InferenceHost({ log: silentLog() });
  return common;
}

/** What `openEmbedder` gives: the embedder, and the end of the process behind it. */
export interface OpenEmbedder extends Embedder {
  /** Whether the model is on this machine by now. */
  isHere(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Embeds texts with the model on this machine. It fetches nothing: until `ensureModel` has brought the model, `embed`
 * rejects, and from then on it works.
 */
export function openEmbedder({
  home,
  log,
  modelId = EMBEDDING_MODEL,
  limits,
  shared = sharedHome(),
  host = isInProcess('reading') ? commonHost() : new InferenceHost({ log, ...(limits && { limits }) }),
  recent = recentVectors(),
}: EmbedderOptions): OpenEmbedder {
  const entry = findModel(modelId);
  const kept = keptVectors(entry.id);
  const closed = new AbortController();
  let model: InstalledModel | null = null;

  async function embedOne(
    text: string,
    { files }: InstalledModel,
    { priority = 'scene', signal }: EmbedOptions,
  ): Promise<Float32Array> {
    const known = recent.get(text) ?? kept?.get(text);
    if (known !== undefined) return known.slice();
    if (text.length > MAX_CHARACTERS) throw tooLong(text);
    const vector = await host.run(
      {
        type: 'embed',
        modelFile: files['model.onnx'] as string,
        tokenizerFile: files['tokenizer.json'] as string,
        text,
      },
      { priority, signal },
    );
    if (text.length <= REMEMBERED_CHARACTERS) recent.set(text, vector.slice());
    kept?.set(text, vector);
    return vector;
  }

  return {
    modelId: entry.id,
    dimensions: DIMENSIONS,
    async isHere() {
      model ??= await findInstalled(entry, [home, shared]);
      return model !== null;
    },
    async embed(texts, options = {}) {
      options.signal?.throwIfAborted();
      model ??= await findInstalled(entry, [home, shared]);
      const found = model;
      if (found === null) throw absent(entry.id);
      // When one fails the rest is of no use to the caller, so it makes room for others.
      const failed = new AbortController();
      const signals = [closed.signal, failed.signal, ...(options.signal ? [options.signal] : [])];
      const signal = AbortSignal.any(signals);
      try {
        return await Promise.all(texts.map((text) => embedOne(text, found, { ...options, signal })));
      } catch (error) {
        failed.abort(error);
        model = null; // looked for anew: it may have been removed or replaced
        throw error;
      }
    },
    async close() {
      closed.abort(new NarratoriaError('embedding_unavailable', 'The embedder is closed.'));
      if (host !== common) await host.close();
    },
  };
}

function absent(id: string): NarratoriaError {
  return new NarratoriaError(
    'embedding_unavailable',
    `The embedding model ${id} is not on this machine yet.`,
    {
      hint: `\`narratoria models pull ${id}\` brings it. Until then search goes by words alone.`,
      details: { id },
    },
  );
}

function tooLong(text: string): NarratoriaError {
  return new NarratoriaError(
    'embedding_unavailable',
    `A text of ${text.length} characters is too long to be embedded; ${MAX_CHARACTERS} are the limit.`,
    { hint: 'Cut it into chunks.', details: { characters: text.length, limit: MAX_CHARACTERS } },
  );
}
