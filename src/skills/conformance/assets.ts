import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AssetEvent } from '../../contracts/event.ts';

/** What is wrong with an announced file, as a clause that continues "it …"; null when nothing is. */
export function assetFault(event: AssetEvent, cwd: string, readable: readonly string[]): string | null {
  const name = `announced the asset "${event.assetId}" at ${event.path}, `;
  const announced = path.resolve(cwd, event.path);
  let file: string;
  try {
    file = realpathSync(announced);
    accessSync(file, constants.R_OK);
    if (!statSync(file).isFile()) return `${name}which is not a file.`;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const why = code === 'ENOENT' ? 'but there is no such file' : `but that cannot be read (${code})`;
    return `${name}${why}. Finish writing the file before you announce it; a relative path counts from the working folder.`;
  }
  const roots = [cwd, ...readable].map((folder) => realpathSync(folder) + path.sep);
  if (roots.some((root) => file.startsWith(root))) return null;
  return `${name}which is outside of its folders and will not be shown. Write it to the working folder.`;
}
