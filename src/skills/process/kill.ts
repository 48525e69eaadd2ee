import { spawn } from 'node:child_process';

/** How long a process may take to end after SIGTERM before SIGKILL follows. */
export const KILL_GRACE_MS = 2000;

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
