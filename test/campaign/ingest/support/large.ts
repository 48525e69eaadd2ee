import { randomFillSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRandom } from '../../../../src/base/random.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../media/sample.png');
const MEGABYTE = 1024 * 1024;
const WORDS =
  'harbour bell salt lantern keeper tide rope winter letter stone bridge orchard market candle river soldier ink map door garden'.split(
    ' ',
  );

export interface LargeCampaign {
  loreFiles: number;
  paragraphsAFile: number;
  pictures: number;
  recordings: number;
}

/** A thousand lore files of ten kilobytes, and pictures and recordings up to a hundred megabytes. */
export const HUNDRED_MEGABYTES: LargeCampaign = {
  loreFiles: 1000,
  paragraphsAFile: 20,
  pictures: 30,
  recordings: 10,
};

/** Writes a campaign as large as wanted. The pictures and recordings have true heads and noise for content. */
export function writeLargeCampaign(folder: string, size: LargeCampaign): void {
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  put('manifest.json', JSON.stringify({ title: 'A large campaign', version: '1.0.0' }));
  for (let index = 0; index < size.loreFiles; index += 1) {
    const kind = index % 50 === 0 ? 'locations' : `topic-${index % 20}`;
    put(`lore/${kind}/entry-${index}.md`, loreFile(index, size.paragraphsAFile));
  }
  for (let index = 0; index < size.pictures; index += 1) {
    put(`art/picture-${index}.png`, Buffer.concat([readFileSync(SAMPLE), noise(2 * MEGABYTE)]));
  }
  for (let index = 0; index < size.recordings; index += 1)
    put(`music/piece-${index}.wav`, wave(3 * MEGABYTE));
}

function loreFile(index: number, paragraphs: number): string {
  const random = createRandom(`lore ${index}`);
  const sentence = (at: number) => {
    const some = Array.from({ length: 12 }, (_, word) => random.fork(`${at}/${word}`).pick(WORDS));
    return `The ${some.join(' and the ')} of year ${index}.`.slice(0, 170).replace(/[ .]*$/, '.');
  };
  const text = Array.from(
    { length: paragraphs },
    (_, at) => `${sentence(3 * at)} ${sentence(3 * at + 1)} ${sentence(3 * at + 2)}`,
  );
  return `# Entry ${index}\n\n${text.join('\n\n')}\n`;
}

function noise(bytes: number): Buffer {
  return randomFillSync(Buffer.alloc(bytes));
}

/** One channel of 16 bits at 22,050 Hz. */
function wave(bytes: number): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(22_050, 24);
  head.writeUInt32LE(44_100, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, noise(bytes)]);
}
