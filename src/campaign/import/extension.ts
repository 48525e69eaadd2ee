import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Json, JsonObject } from '../../base/json.ts';
import { jsonFile, type NewFile } from './files.ts';

export interface ImportSource {
  /** The file as the user named it. */
  file: string;
  bytes: Buffer;
  importedAt: Date;
}

interface Kept {
  /** Name of the extensions file, without folder and ending. */
  name: string;
  source: ImportSource;
  format: string;
  creator: string;
  /** Files made from it. */
  files: readonly NewFile[];
  original: JsonObject;
  /** Addresses whose bytes have become files of their own. */
  embedded?: ReadonlySet<string>;
}

const ABOUT =
  'Where this came from, and all of it as it came, so that nothing is lost. Narratoria does not read this file. The words are those of whoever made the original; ask them before you pass them on.';

/** The file that keeps what has no place in a campaign, and says whose work it is. */
export function extensionFile(kept: Kept): NewFile {
  const { name, source, format, creator, files, original, embedded = new Set<string>() } = kept;
  return jsonFile(`extensions/${name}.json`, {
    about: ABOUT,
    source: {
      file: path.basename(source.file),
      sha256: createHash('sha256').update(source.bytes).digest('hex'),
      format,
      creator: creator === '' ? 'unknown' : creator,
      written_by: 'human, or as its creator says',
      imported_at: source.importedAt.toISOString(),
    },
    files: files.map((file) => file.name),
    original: without(embedded, original),
  });
}

/** Pictures that have become files need not stand in the text as well. */
function without(embedded: ReadonlySet<string>, value: Json): Json {
  if (typeof value === 'string') {
    const isFile = value.startsWith('data:') && embedded.has(value);
    return isFile ? `${value.slice(0, value.indexOf(',') + 1)}… (see files)` : value;
  }
  if (Array.isArray(value)) return value.map((item) => without(embedded, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(embedded, inner)]));
}
