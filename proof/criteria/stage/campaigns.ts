import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { passage } from '../../support/lore.ts';

export type Files = Record<string, string | Buffer | object>;

export function writeFiles(folder: string, files: Files): string {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    const isRaw = typeof content === 'string' || Buffer.isBuffer(content);
    writeFileSync(target, isRaw ? content : JSON.stringify(content, null, 2));
  }
  return folder;
}

const MANIFEST = { title: 'The Crossing', version: '1.0.0', genre: 'Mystery', tone: 'Quiet, odd' };
const SETTING =
  'The island of Morrow has one ferry, and the ferry has one bell. In winter nobody crosses after dark, and the lamp on the jetty is lit all the same.\n';
const PREMISE =
  'The ferryman, Tobias Reed, drowned in March. His daughter Hanne has asked you to stay for a week and mind the copper bell.\n';

/** Campaigns of one, two and three files. */
export const SEEDS: Files[] = [
  { 'manifest.json': MANIFEST },
  { 'manifest.json': MANIFEST, 'world/setting.md': SETTING },
  { 'manifest.json': MANIFEST, 'world/setting.md': SETTING, 'plot/premise.md': PREMISE },
];

/** A campaign with so many files of lore, and pictures of so many bytes in all. */
export function largeCampaign(
  folder: string,
  { lore, pictureBytes = 0 }: { lore: number; pictureBytes?: number },
): string {
  const files: Files = {
    'manifest.json': { ...MANIFEST, title: 'A Thousand Tales' },
    'world/setting.md': SETTING,
    'plot/premise.md': PREMISE,
  };
  for (let index = 0; index < lore; index += 1) {
    const name = index < 20 ? `lore/locations/place-${index}.md` : `lore/part-${index % 20}/tale-${index}.md`;
    const paragraphs = Array.from({ length: 6 }, (_, row) => `${passage(60, index * 6 + row)}.`);
    files[name] = `# Tale number ${index}\n\n${paragraphs.join('\n\n')}\n`;
  }
  const each = 2_000_000;
  for (let index = 0; index * each < pictureBytes; index += 1)
    files[`art/places/picture-${index}.png`] = png(each, index);
  return writeFiles(folder, files);
}

/** A PNG of one pixel that a chunk of free text makes as large as we like. */
function png(bytes: number, number: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])) >>> 0, 0);
    return Buffer.concat([head, data, sum]);
  };
  const size = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  const padding = Buffer.alloc(Math.max(16, bytes - 100), `narratoria ${number} `);
  padding.write('Comment\0', 0, 'latin1');
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('tEXt', padding),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
