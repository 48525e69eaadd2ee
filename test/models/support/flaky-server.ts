import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. */
export type Behaviour = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export interface FlakyServer extends AsyncDisposable {
  url: string;
  /** The requests so far, oldest first. */
  requests: { range: string | undefined; ifRange: string | undefined }[];
  close(): Promise<void>;
}

/** A server that behaves as the list says, one entry a request; the last one from then on. */
export async function startServer(...behaviours: Behaviour[]): Promise<FlakyServer> {
  const requests: FlakyServer['requests'] = [];
  const server = http.createServer((request, response) => {
    const behave = behaviours[Math.min(requests.length, behaviours.length - 1)];
    requests.push({
      range: request.headers.range,
      ifRange: request.headers['if-range'] as string | undefined,
    });
    response.on('error', () => {}); // the client may leave
    behave?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/model.bin`,
    requests,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
}

/** Serves ranges as it should, `If-Range` included. */
export function serves(bytes: Buffer, headers: http.OutgoingHttpHeaders = {}): Behaviour {
  return (request, response) => {
    const etag = etagOf(bytes);
    const wanted = /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1];
    const isSame = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
    if (wanted === undefined || !isSame) {
      response.writeHead(200, { 'content-length': bytes.length, etag, ...headers });
      response.end(bytes);
      return;
    }
    const start = Number(wanted);
    if (start >= bytes.length) {
      response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end();
      return;
    }
    response.writeHead(206, {
      'content-length': bytes.length - start,
      'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}`,
      etag,
      ...headers,
    });
    response.end(bytes.subarray(start));
  };
}

/** Announces the whole file (or the rest of it), sends `count` bytes, and breaks the connection. */
export function cutsAfter(count: number, bytes: Buffer): Behaviour {
  return (request, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    const etag = etagOf(bytes);
    response.writeHead(start === 0 ? 200 : 206, {
      'content-length': bytes.length - start,
      ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
      etag,
    });
    response.write(bytes.subarray(start, start + count), () => setTimeout(() => response.destroy(), 20));
  };
}

/** Sends `count` bytes and then nothing, without closing. */
export function stallsAfter(count: number, bytes: Buffer): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length, etag: etagOf(bytes) });
    response.write(bytes.subarray(0, count));
  };
}

/** Sends everything from the start, whatever range was asked for. */
export function ignoresRanges(bytes: Buffer): Behaviour {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': bytes.length, etag: etagOf(bytes) }).end(bytes);
  };
}

/** Sends slowly, in pieces, until the client leaves. */
export function trickles(bytes: Buffer, pieceBytes: number, everyMs: number): Behaviour {
  return (request, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    response.writeHead(start === 0 ? 200 : 206, {
      'content-length': bytes.length - start,
      ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
      etag: etagOf(bytes),
    });
    let at = start;
    const timer = setInterval(() => {
      response.write(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at >= bytes.length) {
        clearInterval(timer);
        response.end();
      }
    }, everyMs);
    response.on('close', () => clearInterval(timer));
  };
}

export function answers(status: number): Behaviour {
  return (_request, response) => {
    response.writeHead(status).end('no');
  };
}

export function redirectsTo(location: string, headers: http.OutgoingHttpHeaders = {}): Behaviour {
  return (_request, response) => {
    response.writeHead(302, { location, ...headers }).end();
  };
}
