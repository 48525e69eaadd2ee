import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { nameProblem } from '../../../campaign/archive/names.ts';
import { SourceFailure } from '../../../models/download/source-failure.ts';
import { extractFiles } from '../../../models/download/tar.ts';

const MOST_BYTES = 256 * 1024 * 1024;

/** Writes the files of an npm package, which all lie in one folder of its archive, into another. */
export async function unpackPackage(tarball: string, folder: string): Promise<void> {
  let bytes = 0;
  mkdirSync(folder);
  await extractFiles(tarball, async (name, size) => {
    const [, ...parts] = name.split('/');
    const inside = parts.join('/');
    const problem = nameProblem(inside);
    if (problem !== null) throw new SourceFailure(`it has a file that ${problem}`);
    bytes += size;
    if (bytes > MOST_BYTES) throw new SourceFailure('it is too large');
    const target = path.join(folder, ...parts);
    mkdirSync(path.dirname(target), { recursive: true });
    const file = await open(target, 'wx', 0o644);
    return {
      write: async (chunk) => void (await file.write(chunk)),
      end: () => file.close(),
    };
  });
}
