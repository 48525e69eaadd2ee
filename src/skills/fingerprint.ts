import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const MAX_DEPTH = 4;
const MAX_FILES_PER_SKILL = 300;
/** What a skill or its tools write as they like is no change of the skill. */
const OWN_BUSINESS = new Set(['data', 'node_modules', '.git', '__pycache__']);

/**
 * For each folder in these roots, a text that changes whenever a file in it is added, changed or removed. A folder that
 * holds nothing but data is no skill: those of shipped skills come into being when each is first used.
 */
export async function fingerprint(roots: readonly string[]): Promise<Map<string, string>> {
  const folders = (await Promise.all(roots.map(foldersIn))).flat();
  const prints = await Promise.all(
    folders.map(async (folder) => [folder, await fingerprintFolder(folder)] as const),
  );
  return new Map(prints.filter(([, print]) => print !== ''));
}

/** What a file looks like from outside; it changes whenever the file does. */
export async function fingerprintFile(file: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, size, mode, ino } = await stat(file);
    return `${file} ${mtimeMs} ${ctimeMs} ${size} ${mode} ${ino}`;
  } catch {
    return `${file} gone`;
  }
}

async function fingerprintFolder(folder: string): Promise<string> {
  const entries: string[] = [];
  await collect(folder, 1, entries);
  return entries.join('\n');
}

/** Manifests and scripts come first, so that a skill with very many files cannot hide what matters. */
async function collect(folder: string, depth: number, entries: string[]): Promise<void> {
  const { files, folders } = await list(folder);
  for (const file of files) {
    if (entries.length >= MAX_FILES_PER_SKILL) return;
    entries.push(await fingerprintFile(file));
  }
  if (depth === MAX_DEPTH) return;
  for (const inner of folders.filter((name) => !OWN_BUSINESS.has(path.basename(name))).sort(scriptsFirst)) {
    await collect(inner, depth + 1, entries);
  }
}

function scriptsFirst(a: string, b: string): number {
  const isScripts = (folder: string) => path.basename(folder) === 'scripts';
  return Number(isScripts(b)) - Number(isScripts(a)) || (a < b ? -1 : 1);
}

async function foldersIn(root: string): Promise<string[]> {
  return (await list(root)).folders;
}

async function list(folder: string): Promise<{ files: string[]; folders: string[] }> {
  try {
    const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
      a.name < b.name ? -1 : 1,
    );
    const at = (isFolder: boolean) =>
      entries.filter((entry) => entry.isDirectory() === isFolder).map(({ name }) => path.join(folder, name));
    return { files: at(false), folders: at(true) };
  } catch {
    return { files: [], folders: [] }; // not there, or not a folder
  }
}
