import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { NarratoriaError } from '../../base/errors.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/json.ts';
import type { Answer } from './language-model.ts';
import { lookupHere, loopbackUrl } from './loopback.ts';
import type { ServerSettings } from './settings.ts';

const MOST_BYTES = 8_000_000;
const SHOWN_CHARACTERS = 300;

/** What a server has said so far. */
export interface ServerAnswer {
  stopReason: Answer['stopReason'] | null;
  promptTokens: number;
  writtenTokens: number;
}

/** Sends a question and gives the lines of the answer as they come. Goes through no proxy and follows no redirect. */
export async function* askForLines(
  server: ServerSettings,
  path: string,
  body: JsonObject,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await send(server, path, body, signal);
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) response.destroy(new Error(`it sent more than ${MOST_BYTES} bytes`));
  });
  try {
    if (response.statusCode !== 200) throw await refusal(server, response);
    for await (const line of createInterface({ input: response, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line.trim() !== '') yield line;
    }
    if (!response.complete) throw new Error('the connection was lost');
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof NarratoriaError ? cause : failed(server, describe(cause), cause);
  } finally {
    response.destroy();
  }
}

/** A line of JSON as an object. */
export function readLine(server: ServerSettings, line: string): JsonObject {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch (cause) {
    throw nonsense(server, line, cause);
  }
  if (!isJsonObject(value)) throw nonsense(server, line);
  const { error } = value;
  if (error !== undefined && error !== null) throw failed(server, messageOf(error));
  return value;
}

export function nonsense(server: ServerSettings, line: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError(
    'answer_invalid',
    `The model server at ${server.url} answered what is not in the ${server.api} format.`,
    { hint: 'Check `api` in models.json of the home folder.', details: { line: shorten(line) }, cause },
  );
}

function send(
  server: ServerSettings,
  path: string,
  body: JsonObject,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(loopbackUrl(server.url));
  url.pathname = path;
  url.search = '';
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method: 'POST',
      agent: new Agent({ keepAlive: false }), // one of our own knows no proxy
      lookup: lookupHere,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...(server.apiKey === undefined ? {} : { authorization: `Bearer ${server.apiKey}` }),
      },
    });
    request.once('response', resolve);
    request.once('error', (cause) =>
      reject(signal.aborted ? signal.reason : failed(server, describe(cause), cause)),
    );
    request.end(text);
  });
}

async function refusal(server: ServerSettings, response: IncomingMessage): Promise<NarratoriaError> {
  let text = '';
  for await (const chunk of response) text += String(chunk).slice(0, SHOWN_CHARACTERS - text.length);
  let reason = text;
  try {
    const value = JSON.parse(text) as Json;
    if (isJsonObject(value) && value['error'] !== undefined) reason = messageOf(value['error']);
  } catch {
    // the text says it in its own way
  }
  return failed(server, `status ${response.statusCode} ${shorten(reason)}`.trim());
}

function messageOf(error: Json): string {
  const message = isJsonObject(error) ? error['message'] : error;
  return shorten(typeof message === 'string' ? message : JSON.stringify(error));
}

function describe(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'no server is running there';
  if (code === 'ECONNRESET') return 'the connection was lost';
  return message;
}

function failed(server: ServerSettings, why: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError(
    'model_failed',
    `The model server at ${server.url} could not be asked: ${why}.`,
    {
      hint: 'Start it, or choose another model with `narratoria models use`.',
      details: { url: server.url },
      cause,
    },
  );
}

function shorten(text: string): string {
  return text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
}
