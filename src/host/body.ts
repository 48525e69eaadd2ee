import type { IncomingMessage } from 'node:http';

/** A request's body; 'too large' as soon as it exceeds the limit, 'gone' when the caller hangs up before its end. */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | 'too large' | 'gone'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const collect = (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) settle('too large');
      else chunks.push(chunk);
    };
    const settle = (result: Buffer | 'too large' | 'gone') => {
      request.off('data', collect);
      resolve(result);
    };
    request.on('data', collect);
    request.once('end', () => settle(Buffer.concat(chunks)));
    request.once('error', () => settle('gone'));
    request.once('close', () => settle('gone'));
  });
}

/** Reads on and throws away, so that a caller in the middle of sending gets to read its answer; not for ever. */
export function drain(request: IncomingMessage, limits: { bytes: number; ms: number }): Promise<void> {
  return new Promise((resolve) => {
    let bytesLeft = limits.bytes;
    const timer = setTimeout(() => settle(), limits.ms).unref();
    const settle = () => {
      clearTimeout(timer);
      request.off('data', discard);
      request.pause();
      resolve();
    };
    const discard = (chunk: Buffer) => {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) settle();
    };
    if (request.readableEnded || request.destroyed) {
      settle();
      return;
    }
    request.once('end', settle);
    request.once('error', settle);
    request.once('close', settle);
    request.on('data', discard);
    request.resume();
  });
}
