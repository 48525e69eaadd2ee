import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';

/**
 * The action of a command: its work is imported when it is called, and gets the arguments and the options. A number that
 * it gives is the exit code; what it throws is told by `runCommand`.
 */
export function work<Args extends unknown[]>(
  load: () => Promise<(...args: Args) => unknown>,
): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    const command = given.at(-1) as Command;
    const run = await load();
    const code = await run(...([...given.slice(0, -2), command.optsWithGlobals()] as Args));
    process.exitCode = typeof code === 'number' ? code : 0;
  };
}

export const JSON_ONLY = ['--json', 'print only one JSON object'] as const;
export const YES = ['--yes', 'do not ask for confirmation'] as const;
export const TRUST = [
  '--trust-skills',
  'use new and changed skills of the home folder without asking',
] as const;

/** The `--skills` of a command, with an empty list to begin with. */
export const SKILLS: [string, string, typeof skillsFolder, string[]] = [
  '--skills <dir>',
  'a folder with skill folders in it (repeatable)',
  skillsFolder,
  [],
];

/** One more `--skills`. A folder that cannot hold skills is most likely a slip, and silence would hide it. */
function skillsFolder(folder: string, earlier: readonly string[]): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError('Folder not found.');
  if (['skill.json', 'SKILL.md'].some((file) => existsSync(path.join(folder, file))))
    throw new InvalidArgumentError(
      `This is a skill. Give its parent folder: ${path.dirname(path.resolve(folder))}`,
    );
  return [...earlier, folder];
}

/** Reads a whole number between two. */
export function wholeNumber(least: number, most: number, problem: string): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least || number > most) throw new InvalidArgumentError(problem);
    return number;
  };
}
