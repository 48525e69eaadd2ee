import path from 'node:path';
import { excerptOf } from '../../base/excerpt.ts';
import { isJsonObject } from '../../base/json.ts';
import { readJsonText } from '../read/json-text.ts';
import { CHECKSUM_FILE, parseChecksums } from './checksums.ts';
import { extractFile, readArchived } from './extract.ts';
import { LIMITS } from './limits.ts';
import { isDropping } from './names.ts';
import { type Archive, type ArchivedFile, refused } from './open.ts';

export interface Unpacked {
  files: number;
  bytes: number;
  /** Whether the archive came with a checksum list; then every file has been compared with it. */
  isVerified: boolean;
}

/** Whether an archive holds a campaign, at its top or in the one folder there is. */
export function holdsCampaign(files: readonly ArchivedFile[]): boolean {
  return files.some(({ name }) => name === `${topFolder(files)}manifest.json`);
}

/** What a campaign in an archive calls itself: the folder it was packed with, or its title; null when it has neither. */
export async function nameInArchive({ zip, files }: Archive): Promise<string | null> {
  const top = topFolder(files);
  if (top !== '') return top.slice(0, -1);
  const manifest = files.find(({ name }) => name === 'manifest.json');
  if (manifest === undefined) return null;
  const { value } = readJsonText((await readArchived(zip, manifest, LIMITS.listBytes)).toString('utf8'));
  return isJsonObject(value) && typeof value.title === 'string' ? value.title : null;
}

/** Unpacks a campaign into an empty folder and compares it with the checksum list. */
export async function unpackCampaign({ zip, files }: Archive, folder: string): Promise<Unpacked> {
  const top = topFolder(files);
  const named = files
    .filter(({ name }) => name.startsWith(top) && !isDropping(name))
    .map((file) => ({ ...file, name: file.name.slice(top.length) }));
  const list = named.find(({ name }) => name === CHECKSUM_FILE);
  const content = named.filter((file) => file !== list);
  const expected =
    list === undefined
      ? null
      : parseChecksums((await readArchived(zip, list, LIMITS.listBytes)).toString('utf8'));
  if (expected !== null) compareNames(content, expected);
  for (const file of content) {
    const checksum = await extractFile(zip, file, path.join(folder, ...file.name.split('/')));
    if (expected !== null && expected.get(file.name) !== checksum)
      throw refused(`${excerptOf(file.name)} is not what the checksum list says.`);
  }
  const bytes = content.reduce((total, file) => total + file.bytes, 0);
  return { files: content.length, bytes, isVerified: expected !== null };
}

function compareNames(content: readonly ArchivedFile[], expected: ReadonlyMap<string, string>): void {
  const names = new Set(content.map(({ name }) => name));
  const unlisted = content.find(({ name }) => !expected.has(name));
  if (unlisted !== undefined) throw refused(`${excerptOf(unlisted.name)} is not on its checksum list.`);
  const missing = [...expected.keys()].find((name) => !names.has(name) && !isDropping(name));
  if (missing !== undefined) throw refused(`${excerptOf(missing)} is on its checksum list but not in it.`);
}

/** A folder packed by hand often has itself around its files; then its name with a slash, else nothing. */
function topFolder(files: readonly ArchivedFile[]): string {
  const kept = files.filter(({ name }) => !isDropping(name));
  if (kept.some(({ name }) => name === 'manifest.json')) return '';
  const tops = new Set(kept.map(({ name }) => name.slice(0, name.indexOf('/') + 1)));
  const [top] = tops;
  return tops.size === 1 && top !== undefined ? top : '';
}
