import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where a skill, or the language it is written in, may write as it likes. */
const FREE = new Set(['data', 'node_modules', '.git', '__pycache__']);
const MAX_FILES = 5000;

/** The state of each file of a skill, by its path in the skill folder. */
export type Footprint = ReadonlyMap<string, string>;

export async function takeFootprint(folder: string): Promise<Footprint> {
  const files = new Map<string, string>();
  await collect(folder, '', files);
  return files;
}

/** Files that came, went or changed, each with a word for what happened to it. */
export function compareFootprints(before: Footprint, after: Footprint): string[] {
  const written = [...after]
    .filter(([file, state]) => before.get(file) !== state)
    .map(([file]) => `${before.has(file) ? 'changed' : 'made'} ${file}`);
  const removed = [...before.keys()].filter((file) => !after.has(file)).map((file) => `removed ${file}`);
  return [...written, ...removed].sort();
}

async function collect(folder: string, inside: string, files: Map<string, string>): Promise<void> {
  const entries = await readdir(path.join(folder, inside), { withFileTypes: true });
  for (const entry of entries) {
    if (FREE.has(entry.name) || files.size >= MAX_FILES) continue;
    const file = path.posix.join(inside, entry.name);
    if (entry.isDirectory()) await collect(folder, file, files);
    else {
      const { mtimeMs, size } = await lstat(path.join(folder, file));
      files.set(file, `${mtimeMs} ${size}`);
    }
  }
}
