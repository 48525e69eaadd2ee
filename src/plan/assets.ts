import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endingOf } from '../base/media-content.ts';
import type { AssetEvent } from '../contracts/event.ts';
import type { AssetReference } from '../contracts/execution-result.ts';
import type { ResolvedScript } from '../skills/library.ts';
import { readAsset } from '../skills/process/asset-file.ts';
import { boxFor } from '../skills/process/confine/box.ts';
import type { Mechanism } from '../skills/process/confine/mechanism.ts';

interface Announced {
  toolId: string;
  script: ResolvedScript;
  /** Where a confined script keeps temporary files, if it has such a place. */
  tempFolder: string | null;
  confinement: Mechanism | 'none' | null;
  /** Where files are kept; without one they stay where they are. */
  assetFolder: string | null;
}

/** Checks an announced file and keeps a copy of it. Returns why not as a sentence. */
export async function registerAsset(
  event: AssetEvent,
  { toolId, script, tempFolder, confinement, assetFolder }: Announced,
): Promise<AssetReference | string> {
  const workingFolder = script.dataFolder;
  const box = boxFor(script);
  const read = await readAsset(event, { workingFolder, box, tempFolder, mechanism: confinement });
  if (typeof read === 'string')
    return `The asset "${event.assetId}" (${event.path}) was refused: it ${read}.`;
  const { assetId, kind, mediaType, metadata } = event;
  const kept = assetFolder === null ? read.file : await keep(read.bytes, mediaType, assetFolder);
  return {
    toolId,
    assetId,
    kind,
    mediaType,
    path: kept,
    name: path.basename(event.path),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

/** The same content is kept once, under a name that says what it is. */
async function keep(bytes: Buffer, mediaType: string, folder: string): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = path.join(folder, hash.slice(0, 2), `${hash}.${endingOf(mediaType)}`);
  if (existsSync(file)) return file;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, file);
  return file;
}
