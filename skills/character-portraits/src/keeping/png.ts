import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  type: string;
  data: Buffer;
}

export interface PngFacts {
  width: number;
  height: number;
  texts: Record<string, string>;
}

/** Size and texts of a PNG, or null when the bytes are not a whole one: every chunk is checked. */
export function readPng(bytes: Buffer): PngFacts | null {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (
    !chunks ||
    head?.type !== 'IHDR' ||
    head.data.length !== 13 ||
    !chunks.some(({ type }) => type === 'IDAT')
  )
    return null;
  const texts = chunks
    .filter(({ type }) => type === 'iTXt')
    .map(({ data }) => {
      const end = data.indexOf(0);
      // Keyword, two bytes about compression, language, translated keyword, text.
      const [language = -1, translated = -1] = [
        data.indexOf(0, end + 3),
        data.indexOf(0, data.indexOf(0, end + 3) + 1),
      ];
      return language < 0 || translated < 0
        ? ['', '']
        : [data.toString('latin1', 0, end), data.toString('utf8', translated + 1)];
    });
  return {
    width: head.data.readUInt32BE(0),
    height: head.data.readUInt32BE(4),
    texts: Object.fromEntries(texts),
  };
}

/** The same picture with texts in it, as UTF-8. */
export function withTexts(bytes: Buffer, texts: Readonly<Record<string, string>>): Buffer {
  const chunks = chunksOf(bytes);
  if (chunks === null) throw new Error('That is not a PNG.');
  const added = Object.entries(texts).map(([keyword, text]) => ({
    type: 'iTXt',
    data: Buffer.concat([Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'), Buffer.from(text, 'utf8')]),
  }));
  const [head, ...rest] = chunks;
  return Buffer.concat([SIGNATURE, ...[head as Chunk, ...added, ...rest].map(encoded)]);
}

/** A picture of one byte a pixel, each an index into the colours. */
export function indexedPng(size: number, colours: Buffer, pixelAt: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc((size + 1) * size);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) rows[y * (size + 1) + 1 + x] = pixelAt(x, y);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const chunks = [
    { type: 'IHDR', data: head },
    { type: 'PLTE', data: colours },
    { type: 'IDAT', data: deflateSync(rows) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ];
  return Buffer.concat([SIGNATURE, ...chunks.map(encoded)]);
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return null;
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

function encoded({ type, data }: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
