import { crc32, inflateSync } from 'node:zlib';
import { badCard } from './failure.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MAX_SIDE = 16_384;
const MAX_CHUNKS = 50_000;
/** Bytes of all compressed texts together. */
const MAX_INFLATED = 32 * 1024 * 1024;
/** Texts that a card can be in; all others are left where they are. */
const READ = /^(?:chara|ccv3|chara-ext-asset_:.*)$/;
const LATIN1 = 'latin1';

export interface CardPicture {
  /** Texts of the card by keyword, in lower case: `chara` and `ccv3`, and the files that come with it. */
  texts: Map<string, string>;
  /** The picture without those texts. */
  portrait: Buffer;
}

export function isPng(bytes: Uint8Array): boolean {
  return SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));
}

/** Takes a PNG apart, chunk by chunk, and checks each. What follows the end of the picture is left behind. */
export function readPng(bytes: Buffer): CardPicture {
  const texts = new Map<string, string>();
  const kept: Buffer[] = [SIGNATURE];
  let left = MAX_INFLATED;
  let position = SIGNATURE.length;
  for (let index = 0; ; index += 1) {
    if (index > MAX_CHUNKS) throw badCard('The picture has too many parts.');
    const chunk = chunkAt(bytes, position);
    if (index === 0) checkHeader(chunk);
    const keyword = keywordOf(chunk);
    if (keyword === null) kept.push(chunk.whole);
    else if (READ.test(keyword) && !texts.has(keyword)) {
      const { text, inflatedBytes } = textOf(chunk, left);
      texts.set(keyword, text);
      left -= inflatedBytes;
    }
    position += chunk.whole.length;
    if (chunk.type === 'IEND') return { texts, portrait: Buffer.concat(kept) };
  }
}

interface Chunk {
  type: string;
  data: Buffer;
  whole: Buffer;
}

function chunkAt(bytes: Buffer, position: number): Chunk {
  if (position + 12 > bytes.length) throw badCard('The picture is cut off: its end is missing.');
  const length = bytes.readUInt32BE(position);
  const end = position + 12 + length;
  if (end > bytes.length) throw badCard('The picture is broken: a part of it is longer than the file.');
  const whole = bytes.subarray(position, end);
  const type = whole.toString(LATIN1, 4, 8);
  if (!/^[A-Za-z]{4}$/.test(type)) throw badCard('The picture is broken: a part of it has no proper name.');
  if (crc32(whole.subarray(4, 8 + length)) !== whole.readUInt32BE(8 + length))
    throw badCard(`The picture is broken: the checksum of its part ${type} is wrong.`);
  return { type, data: whole.subarray(8, 8 + length), whole };
}

function checkHeader({ type, data }: Chunk): void {
  if (type !== 'IHDR' || data.length !== 13) throw badCard('The picture is broken: it has no header.');
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  if (width === 0 || height === 0 || width > MAX_SIDE || height > MAX_SIDE)
    throw badCard(`The picture says it is ${width} by ${height} pixels; ${MAX_SIDE} a side is the limit.`);
}

/** The name of a text, in lower case; null for what is none of the three kinds of text that a PNG can carry. */
function keywordOf({ type, data }: Chunk): string | null {
  if (type !== 'tEXt' && type !== 'zTXt' && type !== 'iTXt') return null;
  const end = data.indexOf(0);
  if (end < 1) throw badCard('The picture is broken: a text in it has no name.');
  return data.toString(LATIN1, 0, end).toLowerCase();
}

/** A text, and how many bytes of it were compressed; they may be no more than `most`. */
function textOf({ type, data }: Chunk, most: number): { text: string; inflatedBytes: number } {
  const rest = data.subarray(data.indexOf(0) + 1);
  if (type === 'tEXt') return { text: rest.toString(LATIN1), inflatedBytes: 0 };
  if (type === 'zTXt') {
    const bytes = inflated(rest.subarray(1), most);
    return { text: bytes.toString(LATIN1), inflatedBytes: bytes.length };
  }
  const language = rest.indexOf(0, 2);
  const translated = rest.indexOf(0, language + 1);
  if (language === -1 || translated === -1) throw badCard('The picture is broken: a text in it is cut off.');
  const body = rest.subarray(translated + 1);
  if (rest[0] !== 1) return { text: body.toString('utf8'), inflatedBytes: 0 };
  const bytes = inflated(body, most);
  return { text: bytes.toString('utf8'), inflatedBytes: bytes.length };
}

function inflated(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) });
  } catch (cause) {
    const isTooLarge = cause instanceof RangeError;
    throw badCard(
      isTooLarge
        ? `The compressed texts in the picture take up more than ${MAX_INFLATED / 1024 / 1024} MiB.`
        : 'The picture is broken: a compressed text in it cannot be read.',
      cause,
    );
  }
}
