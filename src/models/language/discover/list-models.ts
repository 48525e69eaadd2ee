import { NarratoriaError } from '../../../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import { type Place, serverUrl } from '../address.ts';
import { Refused } from '../clients/client.ts';
import { brokenFailure, nonsense, refusalFailure } from '../clients/failure.ts';
import { fetchIn } from '../clients/http.ts';
import type { ModelSettings } from '../settings.ts';
import type { ModelSource } from '../source.ts';

const PATIENCE_MS = 4_000;
const MOST_MODELS = 500;
/** Models that find texts or hear and draw, and cannot tell a story. */
const NO_WRITER = /embed|minilm|bge-|rerank|whisper|tts|dall-e|image|moderation|realtime|transcribe|audio/i;

/** A model that a server offers. */
export interface OfferedModel {
  name: string;
  /** Null where the server does not say. */
  contextTokens: number | null;
  bytes: number | null;
  /** Whether it is in memory already, so that it answers at once. */
  isLoaded: boolean;
}

/** Asks a server for a document; null where it has none. */
type Get = (path: string, body?: JsonObject) => Promise<JsonObject | null>;

/** The models that a source offers for writing, as it lists them. Throws with a reason when it cannot be asked. */
export async function listModels(
  source: Omit<ModelSource, 'model'>,
  settings: ModelSettings = {},
  patienceMs = PATIENCE_MS,
): Promise<OfferedModel[]> {
  if (source.provider === 'bridge')
    return [{ name: 'bridge', contextTokens: null, bytes: null, isLoaded: true }];
  const asked: ModelSource = { ...source, model: '' };
  const { url, place } = serverUrl(source.baseUrl, settings);
  const get = getter(asked, place, patienceMs);
  const models = source.provider === 'ollama' ? await ofOllama(get) : await ofOthers(get, asked, url);
  return models.filter(({ name }) => !NO_WRITER.test(name)).slice(0, MOST_MODELS);
}

/** `GET` of JSON below the address of a source, or of its server when the path begins with two slashes. */
function getter(source: ModelSource, place: Place, patienceMs: number): Get {
  const fetch = fetchIn(place);
  return async (path, body) => {
    const { apiKey, provider } = source;
    const key =
      provider === 'claude'
        ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
        : { authorization: `Bearer ${apiKey}` };
    const address = path.startsWith('//')
      ? new URL(path.slice(1), source.baseUrl)
      : `${source.baseUrl}${path}`;
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey !== '' && key) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    }).catch((error: unknown) => {
      throw brokenFailure(source, error, false);
    });
    const text = await response.text();
    if (response.status === 404) return null;
    if (response.status !== 200)
      throw refusalFailure(source, new Refused(response.status, text, response.headers.get('retry-after')));
    return objectIn(text) ?? fail(nonsense(source, text));
  };
}

async function ofOllama(get: Get): Promise<OfferedModel[]> {
  const [tags, running] = [await get('/api/tags'), await get('/api/ps').catch(() => null)];
  const loaded = new Set(listIn(running, 'models').map((model) => textIn(model, 'name')));
  const listed = listIn(tags, 'models').slice(0, MOST_MODELS);
  return Promise.all(
    listed.map(async (model) => {
      const name = textIn(model, 'name');
      const about = await get('/api/show', { model: name }).catch(() => null);
      const info = about?.['model_info'];
      const context = isJsonObject(info)
        ? Object.entries(info).find(([key]) => key.endsWith('.context_length'))?.[1]
        : null;
      return {
        name,
        contextTokens: typeof context === 'number' ? context : null,
        bytes: numberIn(model, 'size'),
        isLoaded: loaded.has(name),
      };
    }),
  );
}

async function ofOthers(get: Get, source: ModelSource, url: URL): Promise<OfferedModel[]> {
  const path = source.provider === 'claude' ? '/v1/models?limit=100' : '/models';
  const listed = await get(path);
  if (listed === null || !Array.isArray(listed['data'])) throw notModels(source);
  const models = listIn(listed, 'data').map((model) => ({
    name: textIn(model, 'id'),
    contextTokens:
      numberIn(model, 'context_length') ??
      numberIn(model, 'max_model_len') ??
      numberIn(model, 'max_input_tokens'),
    bytes: null,
    isLoaded: false,
  }));
  return url.protocol === 'https:' ? models : withOwnWords(get, models);
}

/** What LM Studio, llama.cpp and KoboldCpp say in their own ways about the models they run. */
async function withOwnWords(get: Get, models: readonly OfferedModel[]): Promise<OfferedModel[]> {
  const quietly = (path: string) => get(path).catch(() => null);
  const [studio, llama, kobold] = await Promise.all(
    ['//api/v0/models', '//props', '//api/extra/true_max_context_length'].map(quietly),
  );
  const settings = llama?.['default_generation_settings'];
  const context = numberIn(settings, 'n_ctx') ?? numberIn(kobold, 'value');
  return models.map((model) => {
    const known = listIn(studio, 'data').find((each) => textIn(each, 'id') === model.name);
    return {
      ...model,
      contextTokens:
        numberIn(known, 'loaded_context_length') ??
        context ??
        model.contextTokens ??
        numberIn(known, 'max_context_length'),
      isLoaded: known === undefined ? context !== null : known['state'] === 'loaded',
    };
  });
}

function notModels(source: ModelSource): NarratoriaError {
  const isBare = new URL(source.baseUrl).pathname === '/';
  return new NarratoriaError('model_not_found', `There is no model server at ${source.baseUrl}.`, {
    hint: isBare ? 'Most servers are asked below /v1; add it to the address.' : 'Check the address.',
    details: { baseUrl: source.baseUrl },
  });
}

function fail(error: NarratoriaError): never {
  throw error;
}

function objectIn(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null; // not what a model server says
  }
}

function listIn(value: Json | null | undefined, name: string): JsonObject[] {
  const list = isJsonObject(value) ? value[name] : null;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

function textIn(value: JsonObject, name: string): string {
  return typeof value[name] === 'string' ? value[name] : '';
}

function numberIn(value: Json | undefined, name: string): number | null {
  const number = isJsonObject(value) ? value[name] : null;
  return typeof number === 'number' ? number : null;
}
