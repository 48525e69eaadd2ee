import { isJsonObject, type Json, type JsonObject, ScriptError } from '../../../../src/sdk/index.ts';
import type { ImageServer } from '../portraying/settings.ts';

export interface Order {
  prompt: string;
  size: number;
  /** Where a server can be told, the same number gives the same face. */
  seed: number;
  signal: AbortSignal;
}

const MOST_BYTES = 32 * 1024 * 1024;
const UNWANTED = 'text, watermark, frame, extra fingers, deformed, blurry, several views';
/** Models that draw in one size only, and always answer with the picture itself. */
const FIXED_SIZE = /^(?:gpt-image|dall-e-3)/;

/** Has a server paint a picture; gives the bytes as they came, of whatever format. */
export async function askServer(server: ImageServer, order: Order): Promise<Buffer> {
  const answer =
    server.api === 'openai' ? await askOpenAi(server, order) : await askStableDiffusion(server, order);
  if (typeof answer !== 'string' || answer === '') throw nonsense('It has no picture in it');
  const bytes = Buffer.from(answer.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length === 0) throw nonsense('Its picture is not in base64');
  return bytes;
}

async function askOpenAi(server: ImageServer, { prompt, size, signal }: Order): Promise<unknown> {
  const { model } = server;
  const side = FIXED_SIZE.test(model) ? 1024 : size;
  const body = {
    prompt,
    n: 1,
    size: `${side}x${side}`,
    ...(model !== '' && { model }),
    ...(!model.startsWith('gpt-image') && { response_format: 'b64_json' }),
  };
  const answer = await post(server, 'images/generations', body, signal);
  const picture = Array.isArray(answer['data']) ? answer['data'].find(isJsonObject) : undefined;
  if (picture === undefined) throw nonsense('It has no picture in it');
  if (typeof picture['b64_json'] === 'string' || typeof picture['url'] !== 'string')
    return picture['b64_json'];
  return fetchPicture(picture['url'], server, signal);
}

async function askStableDiffusion(
  server: ImageServer,
  { prompt, size, seed, signal }: Order,
): Promise<unknown> {
  const body = {
    prompt,
    negative_prompt: UNWANTED,
    width: size,
    height: size,
    seed,
    steps: 25,
    ...(server.model !== '' && { override_settings: { sd_model_checkpoint: server.model } }),
  };
  const answer = await post(server, 'sdapi/v1/txt2img', body, signal);
  return Array.isArray(answer['images']) ? answer['images'][0] : undefined;
}

/** A picture that the answer only points at. The key stays at home: the address may be anybody's. */
async function fetchPicture(address: string, server: ImageServer, signal: AbortSignal): Promise<string> {
  if (address.startsWith('data:')) return address;
  if (!/^https?:/.test(address)) throw nonsense('It points at a picture that is not on the web');
  return (await bytesOf(await reach(address, { signal, redirect: 'error' }, server))).toString('base64');
}

async function post(
  server: ImageServer,
  place: string,
  body: Json,
  signal: AbortSignal,
): Promise<JsonObject> {
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' };
  if (server.apiKey !== '') headers['authorization'] = `Bearer ${server.apiKey}`;
  const url = `${server.baseUrl.replace(/\/+$/, '')}/${place}`;
  const response = await reach(
    url,
    { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'error' },
    server,
  );
  const text = (await bytesOf(response)).toString('utf8');
  try {
    const answer: unknown = JSON.parse(text);
    if (isJsonObject(answer)) return answer;
  } catch {
    // Said below, as for any other answer that is not one.
  }
  throw nonsense('It is not JSON');
}

async function reach(url: string, request: RequestInit, { apiKey }: ImageServer): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch (error) {
    if (request.signal?.aborted)
      throw new ScriptError('image_server_slow', 'The image server did not answer in time.');
    const cause = (error as Error).cause;
    throw new ScriptError(
      'image_server_unreachable',
      `The image server cannot be reached: ${cause instanceof Error ? cause.message : (error as Error).message}`,
    );
  }
  if (response.ok) return response;
  const said = (await bytesOf(response)).toString('utf8').slice(0, 200);
  const plain = apiKey === '' ? said : said.replaceAll(apiKey, '…');
  if (response.status === 401 || response.status === 403)
    throw new ScriptError(
      'image_server_unauthorized',
      `The image server does not accept the key (${response.status}). Check apiKey in the settings.`,
    );
  throw new ScriptError('image_server_failed', `The image server answered ${response.status}: ${plain}`);
}

async function bytesOf(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of response.body ?? []) {
      length += piece.length;
      if (length > MOST_BYTES) throw nonsense('It is larger than 32 MiB');
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof ScriptError) throw error;
    throw new ScriptError(
      'image_server_slow',
      'The answer of the image server was cut short or took too long.',
    );
  }
  return Buffer.concat(pieces);
}

function nonsense(why: string): ScriptError {
  return new ScriptError('image_server_nonsense', `The answer of the image server cannot be used. ${why}.`);
}
