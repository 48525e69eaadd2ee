import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { NarratoriaError } from '../../base/errors.ts';
import { commandFor } from './command.ts';
import { scriptEnvironment } from './environment.ts';

export type Child = ChildProcessByStdio<Writable, Socket, Socket>;

/** A script's process that has been started and waits for its line on stdin. */
export interface StartedScript {
  child: Child;
  /** Its mark in the environment, see strays.ts. */
  mark: string;
}

/** Starts a script in a process group of its own. Throws a NarratoriaError when it cannot be started. */
export function startScript(file: string, cwd: string, mark: string): StartedScript {
  const { program, args } = commandFor(file);
  try {
    const child = spawn(program, args, {
      cwd,
      env: scriptEnvironment(mark),
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    child.on('error', () => {}); // a failed start is told by its missing pid; nobody else may be listening yet
    return { child: child as unknown as Child, mark };
  } catch (cause) {
    throw cannotStart(file, cause);
  }
}

export function cannotStart(file: string, cause: unknown): NarratoriaError {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new NarratoriaError('script_not_executable', `The script ${file} could not be started (${code}).`, {
    details: { file, code },
    cause,
  });
}
