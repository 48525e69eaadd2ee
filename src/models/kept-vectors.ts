import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface KeptVectors {
  get(text: string): Float32Array | undefined;
  set(text: string, vector: Float32Array): void;
}

/**
 * The vectors that a model gave for texts, in the folder that NARRATORIA_VECTORS names: programs that play the same
 * campaigns again and again, as tests do, need not read them again. Null where nobody asked for it.
 */
export function keptVectors(modelId: string): KeptVectors | null {
  const folder = process.env['NARRATORIA_VECTORS'];
  if (folder === undefined || folder === '') return null;
  const fileOf = (text: string) =>
    path.join(folder, modelId, createHash('sha256').update(text).digest('hex').slice(0, 32));
  return {
    get(text) {
      try {
        const bytes = readFileSync(fileOf(text));
        return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    set(text, vector) {
      const file = fileOf(text);
      const temporary = `${file}.${process.pid}`;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(temporary, vector);
      renameSync(temporary, file);
    },
  };
}
