import { constants, existsSync } from 'node:fs';
import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isContentOf } from '../../base/media-content.ts';
import type { AssetEvent } from '../../contracts/event.ts';
import { type Box, isWithin, mayRead, realOrSame } from './confine/box.ts';
import type { Mechanism } from './confine/mechanism.ts';
import { systemView } from './confine/visible.ts';

/** A file may be so large; it is copied, and pages load it. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Where a script looks from when it names a file, and what it can see. */
export interface ScriptView {
  workingFolder: string;
  /** Null when nothing keeps the script from what the user may read. */
  box: Box | null;
  /** Its place for temporary files when it is confined. */
  tempFolder: string | null;
  mechanism: Mechanism | 'none' | null;
}

/**
 * Reads a file that a script announced, if the script itself could read it. Otherwise says why not, as a clause that
 * follows the name of the asset. The file is opened first and looked at afterwards, so that what is checked and what is
 * read are the same, whatever becomes of the path meanwhile.
 */
export async function readAsset(
  event: AssetEvent,
  view: ScriptView,
): Promise<{ bytes: Buffer; file: string } | string> {
  const announced = placeOf(event.path, view.workingFolder);
  let file: FileHandle | null = null;
  try {
    // A pipe must not make us wait for somebody to write into it.
    file = await open(announced, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const opened = await file.stat();
    const real = await realpath(announced);
    const there = await stat(real);
    const isSame = opened.dev === there.dev && opened.ino === there.ino;
    if (!isSame || !isVisible(real, view)) return 'is not a file that the skill may read';
    if (!opened.isFile()) return 'is not a file';
    if (opened.size > MOST_BYTES) return `is larger than ${MOST_BYTES / 1024 / 1024} MiB`;
    const bytes = await file.readFile();
    if (!isContentOf(event.mediaType, bytes))
      return `is announced as ${event.mediaType}, but its content is not`;
    return { bytes, file: real };
  } catch (error) {
    return whyUnreadable((error as NodeJS.ErrnoException).code, announced, view);
  } finally {
    await file?.close();
  }
}

/** A relative path counts from where the script runs; if nothing is there, from where Narratoria runs. */
function placeOf(announced: string, workingFolder: string): string {
  const here = path.resolve(workingFolder, announced);
  const there = path.resolve(announced);
  return existsSync(here) || !existsSync(there) ? here : there;
}

function isVisible(real: string, { box, tempFolder, mechanism }: ScriptView): boolean {
  if (box === null || mechanism === 'none') return true;
  if (mayRead(box, real, tempFolder)) return true;
  return (
    mechanism !== 'node-permission' && systemView(box.network).folders.some((place) => isWithin(place, real))
  );
}

function whyUnreadable(
  code: string | undefined,
  file: string,
  { box, tempFolder, mechanism }: ScriptView,
): string {
  if (code !== 'ENOENT') return `cannot be read (${code})`;
  const isConfined = box !== null && mechanism !== 'none';
  const isOwnTemp =
    isConfined && /^\/(?:private\/)?tmp\//.test(file) && !mayRead(box, realOrSame(file), tempFolder);
  return isOwnTemp
    ? 'is not there: /tmp of a confined script is its own and goes with it, so write to the folder in TMPDIR or to the working folder'
    : 'is not there: finish writing the file before you announce it; a relative path counts from the working folder';
}
