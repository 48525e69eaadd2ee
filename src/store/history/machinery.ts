import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { NarratoriaError } from '../../base/errors.ts';
import type { Scene } from '../records/scene.ts';

/** What a scene was made with; looked at rarely, and five sixths of it is said more than once. */
export type Machinery = Pick<Scene, 'plan' | 'trace' | 'patches' | 'state'>;

/** All of it together, because the trace repeats what is in the plan and in the state. */
export function pack({ plan, trace, patches, state }: Machinery): Uint8Array {
  return packText(JSON.stringify({ plan, trace, patches, state }));
}

export function packText(json: string): Uint8Array {
  return zstdCompressSync(json);
}

export function unpack(packed: Uint8Array): Machinery {
  try {
    return JSON.parse(zstdDecompressSync(packed).toString()) as Machinery;
  } catch (cause) {
    throw new NarratoriaError('store_damaged', 'What a scene was made with cannot be read.', { cause });
  }
}
