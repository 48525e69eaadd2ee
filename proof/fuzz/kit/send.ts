import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

const PATIENCE_MS = 30_000;

/** Sends a request as it is. A stream that does not end is left after its first bytes. */
export function send(port: number, { method, path, headers: named, body }: Sent): Promise<Answer> {
  const headers = { ...named, 'content-length': String(body?.length ?? 0) };
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, method, path, headers, agent: false, timeout: PATIENCE_MS },
      (response) => {
        const parts: Buffer[] = [];
        const settle = () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('utf8'),
          });
          asked.destroy();
        };
        response.on('data', (part: Buffer) => {
          parts.push(part);
          if (response.headers['content-type']?.startsWith('text/event-stream')) settle();
        });
        response.once('end', settle);
        response.once('error', reject);
      },
    );
    asked.once('timeout', () => asked.destroy(new Error(`There was no answer within ${PATIENCE_MS} ms.`)));
    asked.once('error', reject);
    asked.end(body ?? undefined);
  });
}

/** Sends bytes that need not be HTTP, and gives what comes back until the other side hangs up. */
export function sendRaw(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    const settle = () => {
      resolve(text);
      socket.destroy();
    };
    socket.on('data', (part) => {
      text += part.toString('latin1');
      if (text.includes('text/event-stream')) settle();
    });
    socket.once('close', settle);
    socket.once('error', settle); // cut off in the middle of nonsense: that is an answer too
    socket.setTimeout(2000, settle);
  });
}
