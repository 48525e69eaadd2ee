import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError } from 'commander';

/** One more `--skills`. A folder that cannot hold skills is most likely a slip, and silence would hide it. */
export function skillsFolder(folder: string, earlier: readonly string[]): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError('Folder not found.');
  if (['skill.json', 'SKILL.md'].some((file) => existsSync(path.join(folder, file))))
    throw new InvalidArgumentError(
      `This is a skill. Give its parent folder: ${path.dirname(path.resolve(folder))}`,
    );
  return [...earlier, folder];
}
