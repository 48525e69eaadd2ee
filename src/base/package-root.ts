import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the installed package, which holds the shipped skills and campaigns; the same from source and bundle. */
export function packageRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}
