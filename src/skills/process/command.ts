import { closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError, ScriptNotFoundError } from '../../base/errors.ts';
import { getOwn } from '../../base/json.ts';
import { fileVersion } from './file-version.ts';
import { findProgram, INTERPRETERS } from './interpreters.ts';

/** What the operating system is asked to start for a script. */
export interface Command {
  program: string;
  args: readonly string[];
}

/**
 * How to start a script: by its `#!` line when it has one and the run bit, as a program of its own when it is
 * one, else by the table of extensions. Interpreters are found once and started by absolute path.
 */
export function commandFor(file: string): Command {
  const version = fileVersion(file);
  const known = version === null ? undefined : commands.get(version);
  if (known !== undefined) return known;
  const command = findCommand(file);
  if (version !== null) commands.set(version, command);
  return command;
}

/** Commands by version of the script, so that a script is looked into only once. */
const commands = new Map<string, Command>();

function findCommand(file: string): Command {
  const { isRunnable, firstBytes } = inspect(file);
  const shebang = isRunnable ? readShebang(firstBytes) : null;
  if (shebang !== null) return byInterpreter(file, [shebang.program], shebang.args, `its #! line`);
  const byExtension = getOwn(INTERPRETERS, path.extname(file).toLowerCase());
  if (byExtension !== undefined) return byInterpreter(file, byExtension, [], `its extension`);
  if (isRunnable) return { program: file, args: [] };
  throw new NarratoriaError('script_not_executable', `${file} has no run bit and no known extension.`, {
    hint: `Run chmod +x on it and give it a #! line, or use one of ${Object.keys(INTERPRETERS).join(' ')}.`,
    details: { file },
  });
}

function byInterpreter(
  file: string,
  names: readonly string[],
  args: readonly string[],
  why: string,
): Command {
  for (const name of names) {
    const program = findProgram(name);
    if (program !== null) return { program, args: [...args, file] };
  }
  const name = names[0] ?? '';
  throw new NarratoriaError(
    'script_not_executable',
    `${file} needs ${name} by ${why}, and ${name} is not installed.`,
    {
      hint: `Install ${name} or put it on the PATH.`,
      details: { file, interpreter: name },
    },
  );
}

function inspect(file: string): { isRunnable: boolean; firstBytes: string } {
  try {
    const stats = statSync(file); // before it is opened: opening a pipe would wait for ever
    if (!stats.isFile()) throw new ScriptNotFoundError(`${file} is not a file.`, { file });
    const runBits = constants.S_IXUSR | constants.S_IXGRP | constants.S_IXOTH;
    return {
      isRunnable: process.platform === 'win32' || (stats.mode & runBits) !== 0,
      firstBytes: readStart(file),
    };
  } catch (cause) {
    if (cause instanceof NarratoriaError) throw cause;
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') throw new ScriptNotFoundError(`The script ${file} does not exist.`, { file });
    throw new NarratoriaError('script_not_executable', `The script ${file} cannot be read (${code}).`, {
      cause,
    });
  }
}

function readStart(file: string): string {
  const descriptor = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(256);
    return buffer.toString('latin1', 0, readSync(descriptor, buffer, 0, buffer.length, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** `#!/usr/bin/env -S prog a b`, `#!/usr/bin/env prog`, `#!/bin/prog arg`. `env` itself is left out: we look programs up. */
function readShebang(firstBytes: string): { program: string; args: string[] } | null {
  const line = /^#!([^\r\n]*)/.exec(firstBytes)?.[1];
  if (line === undefined) return null;
  const [program = '', ...args] = line.trim().split(/\s+/);
  if (path.posix.basename(program) !== 'env') return { program, args };
  const words = args[0] === '-S' ? args.slice(1) : args;
  const [named = '', ...rest] = words;
  return { program: named, args: rest };
}
