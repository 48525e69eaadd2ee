import { createOggEncoder } from 'wasm-media-encoders';
import { type Loop, RATE } from './loop.ts';

/** Samples handed over at a time. */
const CHUNK = 1 << 16;

/** The loop as Ogg Vorbis, which starts and ends on the very sample, so that it closes without a gap. */
export async function toOgg({ left, right, length }: Loop, quality: number): Promise<Buffer> {
  const encoder = await createOggEncoder();
  // A stream's serial number is otherwise drawn by chance, and the file would differ each time.
  encoder.configure({ sampleRate: RATE, channels: 2, vbrQuality: quality, oggSerialNo: 1 });
  const parts: Uint8Array[] = [];
  for (let start = 0; start < length; start += CHUNK) {
    parts.push(encoder.encode([left.slice(start, start + CHUNK), right.slice(start, start + CHUNK)]).slice());
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
