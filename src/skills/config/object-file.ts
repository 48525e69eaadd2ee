import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { renameFile, writeFileAtomically } from '../../base/atomic-file.ts';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder } from '../../base/home.ts';
import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { parseJsonDocument } from '../../base/json-document.ts';
import { nestsTooDeeply } from './depth.ts';

export const MAX_OBJECT_BYTES = 1024 * 1024;

/** What a file that should hold one JSON object does hold. */
export interface ObjectFile {
  /** Empty when the file is missing or damaged. */
  value: JsonObject;
  /** Why the content is of no use, and the line; null when it is fine or the file is missing. */
  damage: { line: number; message: string } | null;
}

/** Reads a file of settings. Bad content is an answer, not an error; it throws only when the system refuses to read. */
export async function readObjectFile(file: string): Promise<ObjectFile> {
  const bytes = await readBounded(file);
  if (bytes === 'missing') return { value: {}, damage: null };
  if (!Buffer.isBuffer(bytes)) return damaged(bytes.reason);
  const text = decode(bytes);
  if (text === null) return damaged('It is not text in UTF-8.');
  const { value, error } = parseJsonDocument(text);
  if (error !== null) return damaged(error.message, error.line);
  if (!isJsonObject(value)) return damaged('It is not a JSON object.');
  if (nestsTooDeeply(value)) return damaged('Its values are nested too deeply.');
  return { value, damage: null };
}

/** Writes the object in place of what was read. Damaged content is moved aside, for its owner to rescue what is in it. */
export async function writeObjectFile(file: string, value: JsonObject, before: ObjectFile): Promise<void> {
  ensureFolder(path.dirname(file));
  if (before.damage !== null) {
    const now = new Date().toISOString().replaceAll(':', '-');
    await renameFile(file, `${file}.damaged-${now}`);
  }
  await writeFileAtomically(file, toText(value), { mode: 0o600 });
}

export function toText(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

async function readBounded(file: string): Promise<Buffer | 'missing' | { reason: string }> {
  try {
    // Looked at before it is opened, because opening a named pipe would wait for its other end.
    const stats = await stat(file);
    if (!stats.isFile()) return { reason: 'It is not a file.' };
    if (stats.size > MAX_OBJECT_BYTES) return { reason: 'It is larger than 1 MiB.' };
    const handle = await open(file, 'r');
    try {
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code ?? 'unknown error';
    if (code === 'ENOENT' || code === 'ENOTDIR') return 'missing';
    throw new NarratoriaError('config_unreadable', `${file} cannot be read (${code}).`, {
      hint: 'Check who owns it and its permissions.',
      details: { file, code },
      cause,
    });
  }
}

function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function damaged(message: string, line = 1): ObjectFile {
  return { value: {}, damage: { line, message } };
}
