import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { NarratoriaError } from '../../../base/errors.ts';
import type { Scene } from '../../records/scene.ts';

/** What a scene was made with: looked at rarely, and five sixths of it is said more than once. */
export type Machinery = Pick<Scene, 'plan' | 'trace' | 'patches' | 'state' | 'prompts'>;

/** All of it together, because the trace repeats what is in the plan and in the state. */
export function packMachinery({ plan, trace, patches, state, prompts }: Machinery): Uint8Array {
  const machinery: Machinery = { plan, trace, patches, state, ...(prompts !== undefined && { prompts }) };
  return packText(JSON.stringify(machinery));
}

export function unpackMachinery(packed: unknown): Machinery {
  return JSON.parse(unpackText(packed)) as Machinery;
}

export function packText(text: string): Uint8Array {
  return zstdCompressSync(text);
}

export function unpackText(packed: unknown): string {
  try {
    return zstdDecompressSync(packed as Uint8Array).toString();
  } catch (cause) {
    throw new NarratoriaError('store_damaged', 'What a scene was made with cannot be read.', { cause });
  }
}
