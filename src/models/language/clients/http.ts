import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import { lookupIn, type Place } from '../address.ts';

const MOST_BYTES = 16_000_000;

/** As the libraries of the providers want to be given `fetch`. */
export type Fetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * A `fetch` that goes only where the address says: no redirects, names that lead elsewhere are not followed, and on this
 * machine and in its network no proxy. It hears every piece that comes.
 */
export function fetchIn(place: Place, onBytes: () => void = () => {}): Fetch {
  return async (target, init = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const body = typeof init.body === 'string' ? init.body : undefined;
    const incoming = await send(url, place, init, body);
    onBytes();
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => {
      onBytes();
      bytes += chunk.length;
      if (bytes > MOST_BYTES) incoming.destroy(new Error(`the server sent more than ${MOST_BYTES} bytes`));
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    // A page is no answer of a model, whatever its status; a redirect is an answer like another, and not a good one.
    const isPage = /text\/html/i.test(incoming.headers['content-type'] ?? '');
    const status = isPage && incoming.statusCode === 200 ? 502 : (incoming.statusCode ?? 500);
    return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, { status, headers });
  };
}

function send(
  url: URL,
  place: Place,
  init: RequestInit,
  body: string | undefined,
): Promise<http.IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  const proxy = place === 'elsewhere' ? { proxyEnv: process.env } : {};
  const headers = Object.fromEntries(new Headers(init.headers));
  const { signal } = init;
  return new Promise((resolve, reject) => {
    const request = client.request(url, {
      method: init.method ?? 'GET',
      agent: new client.Agent({ keepAlive: false, ...proxy }),
      lookup: lookupIn(place),
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      ...(signal && { signal }),
    });
    request.once('response', resolve);
    request.once('error', reject);
    request.end(body);
  });
}
