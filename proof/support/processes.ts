import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

export interface ProcessInfo {
  pid: number;
  parent: number;
  command: string;
}

/** Whether this machine lets us look at processes. */
export const canLook = process.platform === 'linux';

/** All processes that have to do with a folder: by their environment, their arguments, their place or an open file. */
export function processesAt(folder: string): ProcessInfo[] {
  return everyProcess().filter(
    ({ pid }) =>
      pid !== process.pid &&
      [content(pid, 'environ'), content(pid, 'cmdline'), link(pid, 'cwd'), ...openFiles(pid)].some((text) =>
        text.includes(folder),
      ),
  );
}

export function childrenOf(parent: number): ProcessInfo[] {
  return everyProcess().filter((known) => known.parent === parent);
}

export function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child.pid, ...descendantsOf(child.pid)]);
}

export function openFiles(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => link(pid, `fd/${name}`));
  } catch {
    return []; // it has ended, or is somebody else's
  }
}

/** What it has in memory now; 0 where the system does not tell. */
export function residentBytes(pid: number): number {
  return bytesIn(content(pid, 'status'), /VmRSS:\s+(\d+) kB/) ?? 0;
}

/** The most it has had in memory; 0 where the system does not tell. */
export function peakBytes(pid: number): number {
  return bytesIn(content(pid, 'status'), /VmHWM:\s+(\d+) kB/) ?? 0;
}

/** Its memory, where pages that several processes share are divided among them; null where the system does not tell. */
export function proportionalBytes(pid: number): number | null {
  return bytesIn(content(pid, 'smaps_rollup'), /^Pss:\s+(\d+) kB/m);
}

function bytesIn(text: string, kilobytes: RegExp): number | null {
  const [, found] = kilobytes.exec(text) ?? [];
  return found === undefined ? null : Number(found) * 1024;
}

function everyProcess(): ProcessInfo[] {
  if (!canLook) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      const pid = Number(name);
      // The name of the program, in brackets, may hold anything; what follows the last bracket is fixed.
      const [state = '', parent = '0'] = content(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
      const command = content(pid, 'cmdline').replaceAll('\0', ' ').trim();
      return { pid, parent: Number(parent), command, state };
    })
    .filter(({ state }) => state !== '' && state !== 'Z');
}

function content(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}

function link(pid: number, name: string): string {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return '';
  }
}
