import { access, constants, realpath, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssetEvent } from '../contracts/event.ts';
import type { AssetReference } from '../contracts/execution-result.ts';
import type { ResolvedScript } from '../skills/library.ts';

/** Checks that an announced file is there, readable and in a place scripts may use. Returns why not as a string. */
export async function registerAsset(
  event: AssetEvent,
  toolId: string,
  script: ResolvedScript,
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
  const roots = await Promise.all([script.skillFolder, script.dataFolder, tmpdir()].map(realOrSame));
  if (!roots.some((root) => file.startsWith(root + path.sep))) {
    return `${name} lies outside the skill's folders and the temporary folder.`;
  }
  const { assetId, kind, mediaType, metadata } = event;
  return { toolId, assetId, kind, mediaType, path: file, ...(metadata === undefined ? {} : { metadata }) };
}

async function realOrSame(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    return folder;
  }
}
