import { access, constants, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetEvent } from '../contracts/event.ts';
import type { AssetReference } from '../contracts/execution-result.ts';
import type { ResolvedScript } from '../skills/library.ts';
import { type Box, boxFor, mayRead, realOrSame } from '../skills/process/confine/box.ts';

/** Checks that an announced file is there, readable and one that the skill itself may read. Returns why not as a string. */
export async function registerAsset(
  event: AssetEvent,
  toolId: string,
  script: ResolvedScript,
  /** Where a confined script keeps temporary files, if it has such a place. */
  tempFolder: string | null,
): Promise<AssetReference | string> {
  const announced = path.resolve(script.dataFolder, event.path);
  const name = `The asset "${event.assetId}" (${event.path})`;
  let file: string;
  try {
    file = await realpath(announced);
    await access(file, constants.R_OK);
    if (!(await stat(file)).isFile()) return `${name} is not a file.`;
  } catch (error) {
    return `${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`;
  }
  const box = boxFor(script) ?? shippedBox(script);
  if (!mayRead(box, file, tempFolder)) return `${name} lies outside of what the skill may read.`;
  const { assetId, kind, mediaType, metadata } = event;
  return { toolId, assetId, kind, mediaType, path: file, ...(metadata === undefined ? {} : { metadata }) };
}

function shippedBox({ skill, skillFolder, dataFolder }: ResolvedScript): Box {
  const places = [skillFolder, dataFolder, tmpdir()].map(realOrSame) as [string, string, string];
  return {
    skill,
    skillFolder: places[0],
    dataFolder: places[1],
    read: [places[2]],
    write: [],
    network: true,
  };
}
