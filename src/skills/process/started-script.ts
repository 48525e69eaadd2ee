import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { NarratoriaError } from '../../base/errors.ts';
import { commandFor } from './command.ts';
import type { FurnishedBox } from './confine/box.ts';
import { unwatchBox, watchBox } from './confine/box-watch.ts';
import { hasNamespace, type Mechanism, mechanismFor, wrap } from './confine/mechanism.ts';
import { INVOCATION_MARK, scriptEnvironment } from './environment.ts';
import { signalGroup } from './kill.ts';

export type Child = ChildProcessByStdio<Writable, Socket, Socket>;

/** A script to start, and what it is confined to. */
export interface ScriptStart {
  file: string;
  cwd: string;
  /** Put into its environment, see strays.ts. */
  mark: string;
  /** Null when it may do all that the user may. */
  box: FurnishedBox | null;
  /** Mechanisms to choose from; all by default. */
  mechanisms?: readonly Mechanism[] | undefined;
}

/** A script's process that has been started and waits for its line on stdin. */
export interface StartedScript {
  child: Child;
  mark: string;
  /** How it is confined; null when nobody asked for it. */
  mechanism: Mechanism | 'none' | null;
  /** Why its box was ended; null while it keeps to its limits. */
  excess: NarratoriaError | null;
}

/** Starts a script in a process group of its own. Throws a NarratoriaError when it cannot be started. */
export function startScript({ file, cwd, mark, box, mechanisms }: ScriptStart): StartedScript {
  const bare = commandFor(file);
  const mechanism = box === null ? null : mechanismFor(bare, mechanisms);
  const env = scriptEnvironment(mark, box?.tempFolder);
  // Only what runs inside is marked: the mark then finds the script, not the program that confines it.
  const inside = { [INVOCATION_MARK]: mark, PATH: env['PATH'] ?? '' };
  const { program, args } = box === null ? bare : wrap(mechanism ?? 'none', bare, box, inside);
  if (hasNamespace(mechanism)) delete env[INVOCATION_MARK];
  try {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    child.on('error', () => {}); // a failed start is told by its missing pid; nobody else may be listening yet
    const script: StartedScript = { child: child as Child, mark, mechanism, excess: null };
    if (hasNamespace(mechanism)) holdToLimits(script);
    return script;
  } catch (cause) {
    throw cannotStart(file, cause);
  }
}

/** A box that takes too much ends at once: who holds the namespace takes all in it along. */
function holdToLimits(script: StartedScript): void {
  const { pid } = script.child;
  if (pid === undefined) return;
  watchBox(pid, (error) => {
    script.excess = error;
    signalGroup(pid, 'SIGKILL');
  });
  script.child.once('exit', () => unwatchBox(pid));
}

export function cannotStart(file: string, cause: unknown): NarratoriaError {
  const code = (cause as NodeJS.ErrnoException).code ?? String(cause);
  return new NarratoriaError('script_not_executable', `The script ${file} could not be started (${code}).`, {
    details: { file, code },
    cause,
  });
}
