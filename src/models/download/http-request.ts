import http from 'node:http';
import https from 'node:https';
import type { Digest } from '../catalogue.ts';
import { SourceFailure } from './source-failure.ts';

const MAX_REDIRECTS = 5;

export interface Answer {
  response: http.IncomingMessage;
  /** What the hub says of the file before it sends us on to its storage. */
  announced: Digest | null;
}

interface RequestOptions {
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  stallMs: number;
  env: NodeJS.ProcessEnv;
}

/** Asks for a URL, by way of the proxy that the environment names, and follows redirects. The body is not read yet. */
export async function request(url: string, options: RequestOptions): Promise<Answer> {
  let target = new URL(url);
  let announced: Digest | null = null;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await requestOnce(target, options);
    announced ??= announcedDigest(response.headers);
    const { statusCode = 0, headers } = response;
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      return { response, announced };
    }
    response.destroy();
    const next = new URL(headers.location, target);
    if (target.protocol === 'https:' && next.protocol !== 'https:') {
      throw new SourceFailure(`${target.host} sends on to ${next.host} without encryption`);
    }
    target = next;
  }
  throw new SourceFailure(`${new URL(url).host} sends on more than ${MAX_REDIRECTS} times`);
}

function requestOnce(url: URL, options: RequestOptions): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = start(url, options);
    let incoming: http.IncomingMessage | null = null;
    outgoing.setTimeout(options.stallMs, () => {
      const seconds = options.stallMs / 1000;
      const stalled = new SourceFailure(`${url.host} sent nothing for ${seconds} s`, { isPassing: true });
      (incoming ?? outgoing).destroy(stalled);
    });
    outgoing.on('error', (error) => reject(asFailure(error, url.host)));
    outgoing.on('response', (response) => {
      incoming = response;
      resolve(response);
    });
    outgoing.end();
  });
}

function start(url: URL, { headers, signal, env }: RequestOptions): http.ClientRequest {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new SourceFailure(`${url.protocol} is not a protocol for downloads`);
  }
  const client = url.protocol === 'https:' ? https : http;
  try {
    const agent = new client.Agent({ proxyEnv: env });
    return client.request(url, { agent, headers, ...(signal && { signal }) });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new SourceFailure(`the proxy settings are not usable: ${why}`, { cause });
  }
}

/** A broken connection as a failure that may pass; our own failures as they are. */
export function asFailure(error: unknown, host: string): unknown {
  if (error instanceof SourceFailure) return error;
  if (error instanceof Error && error.name === 'AbortError') return error;
  const { code = 'an unknown error' } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return new SourceFailure(`${host} is not known (${code})`, { cause: error });
  return new SourceFailure(`the connection to ${host} broke (${code})`, { isPassing: true, cause: error });
}

/** The hub names size and SHA-256 of a large file in two headers of its own. */
function announcedDigest(headers: http.IncomingHttpHeaders): Digest | null {
  const sha256 = /^"?([0-9a-f]{64})"?$/.exec(String(headers['x-linked-etag'] ?? ''))?.[1];
  const bytes = Number(headers['x-linked-size'] ?? Number.NaN);
  return sha256 !== undefined && Number.isSafeInteger(bytes) ? { sha256, bytes } : null;
}
