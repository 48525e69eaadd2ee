import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ModelEntry } from '../catalogue.ts';

/** A GGUF that somebody put into the models folder. */
export interface DroppedFile {
  file: string;
  /** What `models use` takes for it: its path in the models folder. */
  name: string;
  bytes: number;
}

/** The GGUF files in the models folder of a home and in its subfolders that are none of the catalogue's. */
export async function droppedFiles(home: string, catalogue: readonly ModelEntry[]): Promise<DroppedFile[]> {
  const folder = path.join(home, 'models');
  const ours = new Set(catalogue.map(({ id }) => id));
  const top = await readdir(folder, { withFileTypes: true }).catch(() => []); // no folder, no files
  const found: DroppedFile[] = [];
  for (const entry of top) {
    const inside =
      entry.isDirectory() && !ours.has(entry.name) ? await names(path.join(folder, entry.name)) : [];
    for (const name of [entry.name, ...inside.map((each) => path.join(entry.name, each))]) {
      const file = path.join(folder, name);
      const stats = name.toLowerCase().endsWith('.gguf') ? await stat(file).catch(() => null) : null;
      if (stats?.isFile() === true) found.push({ file, name, bytes: stats.size });
    }
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function names(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []); // a folder that cannot be read holds nothing for us
}
