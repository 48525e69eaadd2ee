import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workFolder } from '../../../../src/sdk/index.ts';
import { readPng } from './png.ts';

/** What a picture was made from; the same gives the same file. */
export interface Origin {
  characterId: string;
  description: string;
  style: string;
  resolution: number;
  artist: string;
  take: number;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The place of a picture, relative to the skill's working folder. */
export function fileFor(folder: string, origin: Origin): string {
  const { characterId, description, style, resolution, artist, take } = origin;
  const name =
    characterId
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'somebody';
  const key = hashOf(JSON.stringify([characterId, description, style, resolution, artist, take])).slice(
    0,
    12,
  );
  return `${folder}/${name}-${key}.png`;
}

/** Whether there is a whole picture at that place of the working folder. */
export function isWhole(file: string): boolean {
  const place = path.resolve(workFolder(), file);
  if (!place.startsWith(workFolder() + path.sep)) return false;
  try {
    return readPng(readFileSync(place)) !== null;
  } catch {
    // Gone or unreadable is as good as damaged: it is drawn again.
    return false;
  }
}

/** Writes a picture whole or not at all; two scripts that draw the same may both do so. */
export function keep(file: string, bytes: Buffer): void {
  const place = path.resolve(workFolder(), file);
  const unfinished = `${place}.${process.pid}.tmp`;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, place);
}

/** For when the working folder takes nothing more: shown now, drawn again next time. */
export function keepForNow(bytes: Buffer): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'narratoria-portrait-')), 'portrait.png');
  writeFileSync(file, bytes);
  return file;
}
