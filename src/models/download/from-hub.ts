import type { FileHandle } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Digest, HubSource, ModelFile } from '../catalogue.ts';
import type { FetchContext } from './context.ts';
import { ensureRoom } from './disk-space.ts';
import { type Answer, asFailure, request } from './http-request.ts';
import type { PartialFile } from './partial-file.ts';
import { SourceFailure } from './source-failure.ts';

/** A try that brought this much was worth it: the count of tries begins anew. */
const ENOUGH_BYTES = 64 * 1024;
const MAX_DELAY_MS = 15_000;

/**
 * Brings a file over HTTP, going on where the last try was cut off.
 * Gives what the hub itself says the bytes should be, or null.
 */
export async function fetchFromHub(
  source: HubSource,
  file: ModelFile,
  partial: PartialFile,
  context: FetchContext,
): Promise<Digest | null> {
  const { limits, signal } = context;
  for (let failures = 0; ; ) {
    const before = await partial.size();
    try {
      return await fetchOnce(source, file, partial, context);
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof SourceFailure) || !error.isPassing) throw error;
      const gained = (await partial.size()) - before;
      failures = gained >= ENOUGH_BYTES ? 1 : failures + 1;
      if (failures >= limits.tries) throw error;
      const delay = Math.min(limits.retryDelayMs * 2 ** (failures - 1), MAX_DELAY_MS);
      await sleep(delay, undefined, signal && { signal });
    }
  }
}

async function fetchOnce(
  source: HubSource,
  file: ModelFile,
  partial: PartialFile,
  context: FetchContext,
): Promise<Digest | null> {
  const { signal, env, limits } = context;
  const point = await partial.resumePoint(source.url);
  const headers = {
    'user-agent': 'narratoria',
    'accept-encoding': 'identity',
    ...(point && { range: `bytes=${point.offset}-`, 'if-range': point.validator }),
  };
  const answer = await request(source.url, { headers, signal, env, stallMs: limits.stallMs });
  try {
    const isRest = point !== null && resumesAt(answer.response, point.offset);
    if (!isRest) await refuseStatus(answer, point !== null, partial);
    const offset = isRest ? point.offset : 0;
    const total = totalBytes(answer, offset);
    refuseSize(total, file, source);
    await ensureRoom(context.folder, (total ?? file.roughBytes) - offset, context.freeBytes);

    const handle = isRest
      ? await partial.resume()
      : await partial.begin(source.url, validatorOf(answer.response.headers));
    try {
      context.meter.begin({ phase: 'fetching', file: file.name, source: hostOf(source), total }, offset);
      await receive(answer.response, handle, offset, file, context);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return answer.announced;
  } catch (error) {
    throw asFailureOf(error, source);
  } finally {
    answer.response.destroy();
  }
}

async function receive(
  response: IncomingMessage,
  handle: FileHandle,
  offset: number,
  file: ModelFile,
  { meter }: FetchContext,
): Promise<void> {
  const most = Math.max(0, ...file.digests.map(({ bytes }) => bytes)) || Number.POSITIVE_INFINITY;
  let bytes = offset;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw new SourceFailure('it sent more bytes than the file has', { isWrongBytes: true });
    await handle.write(chunk);
    meter.reach(bytes);
  }
}

/** Whether the answer is the rest we asked for; a server may ignore the wish and send all. */
function resumesAt({ statusCode, headers }: IncomingMessage, offset: number): boolean {
  return statusCode === 206 && headers['content-range']?.startsWith(`bytes ${offset}-`) === true;
}

async function refuseStatus(
  { response }: Answer,
  askedForRest: boolean,
  partial: PartialFile,
): Promise<void> {
  const status = response.statusCode ?? 0;
  if (status === 200) return;
  if (askedForRest && (status === 416 || status === 206)) {
    await partial.remove();
    throw new SourceFailure(`what had arrived does not fit the file any more`, { isPassing: true });
  }
  const isPassing = status === 408 || status === 429 || status >= 500;
  throw new SourceFailure(`it answered with HTTP ${status}`, { isPassing });
}

function totalBytes({ response, announced }: Answer, offset: number): number | null {
  const length = Number(response.headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(length) ? offset + length : (announced?.bytes ?? null);
}

/** A file of another size cannot be the right one; that is known before the first byte. */
function refuseSize(total: number | null, file: ModelFile, source: HubSource): void {
  if (total === null || file.digests.length === 0) return;
  if (file.digests.some(({ bytes }) => bytes === total)) return;
  throw new SourceFailure(`${hostOf(source)} has a file of ${total} bytes, which is not ${file.name}`, {
    isWrongBytes: true,
  });
}

/** What names this very version of the file. A weak ETag does not. */
function validatorOf(headers: IncomingHttpHeaders): string | null {
  const { etag } = headers;
  if (etag !== undefined && !etag.startsWith('W/')) return etag;
  return headers['last-modified'] ?? null;
}

function asFailureOf(error: unknown, source: HubSource): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  const isConnection = code === 'ECONNRESET' || code === 'EPIPE' || code === 'ETIMEDOUT';
  return isConnection ? asFailure(error, hostOf(source)) : error;
}

function hostOf(source: HubSource): string {
  return new URL(source.url).host;
}
