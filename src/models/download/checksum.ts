import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

const CHUNK_BYTES = 1024 * 1024;

/** The SHA-256 of a file in hexadecimal. */
export async function sha256Of(
  file: string,
  { signal, onBytes }: { signal?: AbortSignal; onBytes?: (soFar: number) => void } = {},
): Promise<string> {
  const hash = createHash('sha256');
  let soFar = 0;
  const stream = createReadStream(file, { highWaterMark: CHUNK_BYTES, ...(signal && { signal }) });
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    soFar += chunk.length;
    onBytes?.(soFar);
  }
  return hash.digest('hex');
}
