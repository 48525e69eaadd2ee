import { createHash, hash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Above these a folder cannot be checked in reasonable time, so it cannot be allowed. */
const MOST_FILES = 20_000;
const MOST_BYTES = 256 * 1024 * 1024;
const READ_AT_ONCE = 16;

/**
 * At the top of a skill folder, these belong to the user and to the skill at work, not to the skill as it was made.
 * Beside config.json there may be one that is being written, and damaged ones that were set aside.
 */
const NOT_CONTENT = /^(?:data|\.?config\.json(?:\..*)?)$/;
/** Written by tools, at any depth. */
const BY_TOOLS = new Set(['.git']);

/** What is in a skill folder. */
export interface SkillContent {
  /** Of the name, run bit and bytes of every file. */
  hash: string;
  /** What the files look like from outside; while it stays the same, so does the hash. */
  look: string;
}

/** A file or link of a skill, as the system describes it. */
interface Entry {
  name: string;
  file: string;
  kind: 'file' | 'link' | 'other';
  bytes: number;
  isRunnable: boolean;
  look: string;
}

/** Reads everything a skill consists of. `problem` says why it cannot be read or is too much. */
export async function readContent(
  folder: string,
): Promise<{ content: SkillContent; problem: null } | { content: null; problem: string }> {
  try {
    // Looked at before it is read: a change in between then shows as a different look.
    const entries = await entriesOf(folder);
    const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (entries.length > MOST_FILES || total > MOST_BYTES)
      return { content: null, problem: 'The folder is too large to be checked.' };
    return { content: { hash: await hashOf(entries), look: lookOf(entries) }, problem: null };
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    return { content: null, problem: `The folder cannot be read (${why}).` };
  }
}

/** Whether a folder still holds what it did. Only when it looks different is it read again. */
export async function isUnchanged(folder: string, before: SkillContent): Promise<boolean> {
  try {
    if (lookOf(await entriesOf(folder)) === before.look) return true;
  } catch {
    return false; // a file vanished while it was looked at
  }
  return (await readContent(folder)).content?.hash === before.hash;
}

/** Whether a file is part of what is hashed. A script that is not could change without anyone noticing. */
export function isContent(folder: string, file: string): boolean {
  const parts = path.relative(folder, file).split(path.sep);
  return !NOT_CONTENT.test(parts[0] ?? '') && !parts.some((part) => part === '..' || BY_TOOLS.has(part));
}

async function entriesOf(root: string): Promise<Entry[]> {
  const entries: Entry[] = [];
  const visit = async (folder: string, prefix: string): Promise<void> => {
    const found = (await readdir(folder, { withFileTypes: true })).filter((entry) =>
      isContent(root, path.join(folder, entry.name)),
    );
    const files = found.filter((entry) => !entry.isDirectory());
    entries.push(...(await Promise.all(files.map((entry) => entryOf(folder, prefix, entry)))));
    for (const inner of found.filter((entry) => entry.isDirectory())) {
      if (entries.length > MOST_FILES) return;
      await visit(path.join(folder, inner.name), `${prefix}${inner.name}/`);
    }
  };
  await visit(root, '');
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function entryOf(folder: string, prefix: string, entry: Dirent): Promise<Entry> {
  const file = path.join(folder, entry.name);
  const { size, mode, mtimeMs, ctimeMs, ino } = await lstat(file);
  return {
    name: `${prefix}${entry.name}`,
    file,
    kind: entry.isFile() ? 'file' : entry.isSymbolicLink() ? 'link' : 'other',
    bytes: entry.isFile() ? size : 0,
    isRunnable: (mode & 0o111) !== 0,
    // The time of the last change cannot be set back, unlike that of the last write.
    look: `${size} ${mode} ${mtimeMs} ${ctimeMs} ${ino}`,
  };
}

function lookOf(entries: readonly Entry[]): string {
  return hash('sha256', entries.map(({ name, look }) => `${name}\0${look}`).join('\0'));
}

async function hashOf(entries: readonly Entry[]): Promise<string> {
  const whole = createHash('sha256');
  for (let start = 0; start < entries.length; start += READ_AT_ONCE) {
    const some = entries.slice(start, start + READ_AT_ONCE);
    const digests = await Promise.all(some.map(digestOf));
    for (const [index, { name, kind, isRunnable }] of some.entries())
      whole.update(`${JSON.stringify([name, kind, isRunnable, digests[index]])}\n`);
  }
  return whole.digest('hex');
}

/** A link stands for where it leads. Pipes and devices are not opened: that could wait for ever. */
async function digestOf({ file, kind }: Entry): Promise<string> {
  if (kind === 'file') return hash('sha256', await readFile(file));
  return kind === 'link' ? await readlink(file) : '';
}
