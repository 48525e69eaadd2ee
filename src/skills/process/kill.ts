import { spawn } from 'node:child_process';
import { hasNamespace, type Mechanism } from './confine/mechanism.ts';
import { findMarked } from './strays.ts';

/** How long a process may take to end after SIGTERM before SIGKILL follows. */
export const KILL_GRACE_MS = 2000;

/** As much of a started script as is needed to end it. */
interface Running {
  child: { pid?: number | undefined };
  mark: string;
  mechanism: Mechanism | 'none' | null;
}

/**
 * Asks a script and its children to end. In a process namespace the script itself is asked: the process that holds the
 * namespace would end it at once and give it no time to close its files.
 */
export function askToEnd({ child, mark, mechanism }: Running): void {
  if (child.pid === undefined) return;
  const inside = hasNamespace(mechanism) ? findMarked(mark) : [];
  if (inside.length === 0) signalGroup(child.pid, 'SIGTERM');
  for (const pid of inside) signalOne(pid, 'SIGTERM');
}

/** A process that has just ended is fine. */
export function signalOne(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/**
 * Signals a script and all its children: on POSIX its process group, on Windows the tree below it.
 * A group that is already gone is fine.
 */
export function signalGroup(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (process.platform === 'win32') {
    const force = signal === 'SIGKILL' ? ['/F'] : [];
    spawn('taskkill', ['/PID', String(pid), '/T', ...force], { stdio: 'ignore', windowsHide: true }).on(
      'error',
      () => {},
    );
    return;
  }
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0; // the usual answer is an error nobody reads
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
