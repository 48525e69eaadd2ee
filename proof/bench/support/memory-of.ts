import { readdirSync, readFileSync } from 'node:fs';

/**
 * The memory of a process, and with `andChildren` of everything it has started, in megabytes. Pages that several share
 * are counted once. Null where the system does not tell.
 */
export function memoryOf(pid: number, reach: 'alone' | 'and children'): number | null {
  const all = reach === 'alone' ? [pid] : [pid, ...descendantsOf(pid)];
  const parts = all.map(proportionalKilobytes);
  return parts[0] === null ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) / 1024;
}

function proportionalKilobytes(pid: number): number | null {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes);
  } catch {
    return null; // no /proc here, or it has just ended
  }
}

function descendantsOf(pid: number): number[] {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`);
    const children = tasks.flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [...children, ...children.flatMap(descendantsOf)];
  } catch {
    return [];
  }
}
