import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const MAX_DEPTH = 4;
const MAX_FILES_PER_SKILL = 300;
/** What a skill or its tools write as they like is no change of the skill. */
const OWN_BUSINESS = new Set(['data', 'node_modules', '.git', '__pycache__']);

/** A text that changes whenever a file of a skill in one of these roots is added, changed or removed. */
export async function fingerprint(roots: readonly string[]): Promise<string> {
  const parts = await Promise.all(roots.map(fingerprintRoot));
  return parts.join('\n\n');
}

async function fingerprintRoot(root: string): Promise<string> {
  const folders = await list(root);
  const skills = await Promise.all(
    folders.map(async (name) => {
      const entries: string[] = [];
      await collect(path.join(root, name), 1, entries);
      return `${name}\n${entries.join('\n')}`;
    }),
  );
  return `${root}\n${skills.join('\n')}`;
}

async function collect(folder: string, depth: number, entries: string[]): Promise<void> {
  for (const name of await list(folder)) {
    if (entries.length >= MAX_FILES_PER_SKILL) return;
    const file = path.join(folder, name);
    try {
      const stats = await stat(file);
      if (!stats.isDirectory())
        entries.push(`${file} ${stats.mtimeMs} ${stats.size} ${stats.mode} ${stats.ino}`);
      else if (depth < MAX_DEPTH && !OWN_BUSINESS.has(name)) await collect(file, depth + 1, entries);
    } catch {
      entries.push(`${file} gone`);
    }
  }
}

async function list(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return []; // not there, or not a folder
  }
}
