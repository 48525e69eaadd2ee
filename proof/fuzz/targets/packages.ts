import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Random } from '../../../src/base/random.ts';
import { SourceFailure } from '../../../src/models/download/source-failure.ts';
import { extractFile } from '../../../src/models/download/tar.ts';
import { refusedBy } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { nastyText } from '../kit/nasty.ts';
import { Scratch } from '../kit/scratch.ts';
import { target } from '../target.ts';

const WANTED = 'package/model.onnx';

/** A file in a tar archive; its head is right unless the size says something else. */
function entry(name: string, content: Buffer, type: string, size: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0, 100);
  header.write(size, 124, 12);
  header.write(type, 156, 1);
  header.write('ustar\0', 257);
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

function make(random: Random): Buffer {
  const parts = Array.from({ length: 1 + random.below(4) }, () => {
    const content = Buffer.from(random.pick(['', 'weights', `30 path=${WANTED}\n`, nastyText(random)]));
    const honest = content.length.toString(8).padStart(11, '0');
    const size = random.pick([honest, honest, honest, '77777777777', '-1', '', '99999999999', '00000200001']);
    return entry(
      random.pick([WANTED, WANTED, '../x', nastyText(random)]),
      content,
      random.pick(['0', '0', '\0', 'x', 'L', '2', '5', 'g']),
      size,
    );
  });
  const tar = Buffer.concat([...parts, Buffer.alloc(1024)]);
  const odd = random.below(3) === 0 ? mutateBytes(tar, random) : tar;
  const packed = gzipSync(odd);
  return random.below(4) === 0 ? mutateBytes(packed, random) : packed;
}

export default target<Buffer>({
  name: 'packages',
  what: 'npm packages that models are fetched from (gzip and tar)',
  inputs: 4000,
  quick: 50,
  limitMs: 2000,
  open() {
    const scratch = new Scratch('packages');
    const file = path.join(scratch.root, 'package.tgz');
    return {
      make,
      async read(bytes) {
        writeFileSync(file, bytes);
        try {
          await extractFile(file, WANTED, async () => {});
          return 'accepted';
        } catch (error) {
          return refusedBy(error, SourceFailure);
        }
      },
      show: (bytes) => bytes.toString('latin1'),
      close: () => scratch.close(),
    };
  },
});
