import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const BYTES = 3_000_000;
const PIECE = 15_000;
const EVERY_MS = 40;
/** It does not come to the end unless it is let. */
const MOST = 2_500_000;

/** A mirror of the hub on this machine that has whatever is asked for, and sends slowly until it is let. */
export interface Mirror {
  url: string;
  /** From which byte each request wanted the file. */
  from: number[];
  /** What the mirror says of the file is not what it sends. */
  lie(isLying: boolean): void;
  /** Lets it send as fast as it can, or slowly and not to the end. */
  flow(isFlowing: boolean): void;
  close(): Promise<void>;
}

export async function startMirror(): Promise<Mirror> {
  const bytes = randomBytes(BYTES);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const from: number[] = [];
  const held = new Set<() => void>();
  let isFlowing = false;
  let isLying = false;
  const server = http.createServer((request, response) => {
    const start = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    from.push(start);
    response.on('error', () => {}); // whoever pauses leaves
    response.writeHead(start === 0 ? 200 : 206, {
      'content-length': BYTES - start,
      ...(start > 0 && { 'content-range': `bytes ${start}-${BYTES - 1}/${BYTES}` }),
      etag: `"${sha256.slice(0, 16)}"`,
      'x-linked-etag': `"${isLying ? '0'.repeat(64) : sha256}"`,
      'x-linked-size': BYTES,
    });
    if (isFlowing) return response.end(bytes.subarray(start));
    let at = start;
    const trickle = setInterval(() => {
      const next = Math.min(at + PIECE, Math.max(MOST, at));
      response.write(bytes.subarray(at, next));
      at = next;
    }, EVERY_MS);
    const goOn = () => {
      clearInterval(trickle);
      response.end(bytes.subarray(at));
    };
    held.add(goOn);
    response.on('close', () => {
      clearInterval(trickle);
      held.delete(goOn);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from,
    lie: (lying) => {
      isLying = lying;
    },
    flow: (flowing) => {
      isFlowing = flowing;
      if (flowing) for (const goOn of held) goOn();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
