import { readdirSync, readFileSync } from 'node:fs';
import { INVOCATION_MARK } from './environment.ts';

/**
 * Processes that an invocation left behind outside its process group (daemons that called setsid), found by the
 * mark they inherited in their environment. Linux only: elsewhere there is no way to look, and the list is empty.
 */
export function findStrays(runtimeMark: string, isRunning: (mark: string) => boolean): number[] {
  if (process.platform !== 'linux') return [];
  const prefix = `${INVOCATION_MARK}=${runtimeMark}`;
  return listProcesses().filter((pid) => {
    const mark = readMark(pid, prefix);
    return mark !== null && !isRunning(mark);
  });
}

/** Processes of one invocation, wherever they have gone. Linux only. */
export function findMarked(mark: string): number[] {
  if (process.platform !== 'linux') return [];
  const prefix = `${INVOCATION_MARK}=${mark}`;
  return listProcesses().filter((pid) => readMark(pid, prefix) === mark);
}

function listProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => pid !== process.pid);
  } catch {
    return [];
  }
}

function readMark(pid: number, prefix: string): string | null {
  let environ: string;
  try {
    environ = readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return null; // another user's process, or it has just ended
  }
  const start = environ.indexOf(prefix);
  if (start === -1) return null;
  const end = environ.indexOf('\0', start);
  return environ.slice(start + INVOCATION_MARK.length + 1, end === -1 ? undefined : end);
}
