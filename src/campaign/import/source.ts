import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { readArchived } from '../archive/extract.ts';
import { type Archive, withArchive } from '../archive/open.ts';
import { holdsCampaign } from '../archive/unpack.ts';
import { decodeBase64 } from './base64.ts';
import { bookIn, type Lorebook, readLorebook } from './book.ts';
import { isCard, readCard } from './card.ts';
import type { ImportSource } from './extension.ts';
import { badCard, unknownKind } from './failure.ts';
import { type InkSource, readInk } from './ink.ts';
import type { CardFile } from './person.ts';
import { isPng, readPng } from './png.ts';
import { parseCardJson } from './text.ts';

const MIB = 1024 * 1024;
const MAX_CARD = 64 * MIB;
const MAX_JSON = 16 * MIB;
const ASSET_KEYWORD = 'chara-ext-asset_:';

/** What a file turned out to be. */
export type Source =
  | { kind: 'campaign' }
  | { kind: 'card'; cardFile: CardFile }
  | { kind: 'story'; story: InkSource }
  | { kind: 'lorebook'; book: Lorebook; source: ImportSource };

/** Finds out what a file is by what is in it; its name counts for nothing, but for ink, which is plain text. */
export async function readSource(file: string, importedAt: Date): Promise<Source> {
  const { size, start } = firstBytes(file);
  if (start.subarray(0, 2).toString('latin1') === 'PK')
    return withArchive(file, (archive) => fromArchive(archive, file, importedAt));
  if (size > MAX_CARD) throw badCard(`${file} is larger than 64 MiB, which no card is.`);
  if (/\.ink$/i.test(file)) return { kind: 'story', story: readInk(file) };
  const source = { file, bytes: readFileSync(file), importedAt };
  return isPng(start) ? fromPng(source) : fromJson(source);
}

async function fromArchive(archive: Archive, file: string, importedAt: Date): Promise<Source> {
  const { zip, files } = archive;
  const card = files.find(({ name }) => name === 'card.json');
  if (holdsCampaign(files)) return { kind: 'campaign' };
  if (card === undefined) {
    throw new NarratoriaError('invalid_archive', `${file} holds neither a campaign nor a character card.`, {
      hint: 'A packed campaign has a manifest.json in it, a .charx file a card.json.',
    });
  }
  if (statSync(file).size > MAX_CARD || files.reduce((total, { bytes }) => total + bytes, 0) > MAX_CARD)
    throw badCard(`${file} is larger than 64 MiB, which no card is.`);
  const original = parseCardJson(await readArchived(zip, card, MAX_JSON), 'The card.json in it');
  const attached = new Map<string, Buffer>();
  for (const entry of files) {
    if (entry !== card) attached.set(entry.name, await readArchived(zip, entry, MAX_CARD));
  }
  const source = { file, bytes: readFileSync(file), importedAt };
  return { kind: 'card', cardFile: { card: readCard(original), picture: null, attached, source } };
}

/** The newer chunk wins, because writers leave the older one for programs that know no better. */
function fromPng(source: ImportSource): Source {
  const { texts, portrait } = readPng(source.bytes);
  const text = texts.get('ccv3') ?? texts.get('chara');
  if (text === undefined) throw badCard('There is no character card in this picture.');
  const json = decodeBase64(text, 'The card in the picture');
  if (json.length > MAX_JSON) throw badCard('The card in the picture is larger than 16 MiB.');
  const card = readCard(parseCardJson(json, 'The card in the picture'));
  const attached = new Map(
    [...texts]
      .filter(([keyword]) => keyword.startsWith(ASSET_KEYWORD))
      .map(([keyword, data]) => [
        keyword.slice(ASSET_KEYWORD.length),
        decodeBase64(data, `The attachment ${keyword}`),
      ]),
  );
  return { kind: 'card', cardFile: { card, picture: portrait, attached, source } };
}

function fromJson(source: ImportSource): Source {
  if (source.bytes.length > MAX_JSON) throw badCard('It is larger than 16 MiB, which no card is.');
  if (!/^\uFEFF?\s*[[{]/.test(source.bytes.toString('utf8'))) throw unknownKind(path.basename(source.file));
  const value = parseCardJson(source.bytes, path.basename(source.file));
  if (isLorebook(value)) {
    const name = path.basename(source.file).replace(/\.(?:json|lorebook)$/i, '');
    return { kind: 'lorebook', book: readLorebook(value, name), source };
  }
  return { kind: 'card', cardFile: { card: readCard(value), picture: null, attached: new Map(), source } };
}

/** A book has a name and a description just as the oldest cards do; only a card has something to say. */
function isLorebook(value: JsonObject): boolean {
  const found = bookIn(value);
  if (found === null) return false;
  if (found.format !== 'character_book' && found.format !== 'world_info') return true;
  return !isCard(value) || !('spec' in value || 'first_mes' in value || 'char_persona' in value);
}

function firstBytes(file: string): { size: number; start: Buffer } {
  try {
    // Looked at first: opening a pipe would wait for somebody to write to it.
    if (!statSync(file).isFile()) throw new Error('It is not a file.');
    const handle = openSync(file, 'r');
    try {
      const start = Buffer.alloc(8);
      readSync(handle, start, 0, 8, 0);
      return { size: statSync(file).size, start };
    } finally {
      closeSync(handle);
    }
  } catch (cause) {
    throw new NarratoriaError('file_unreadable', `${file} cannot be read.`, {
      hint: 'Check the path and its permissions.',
      details: { file },
      cause,
    });
  }
}
