import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

const SIZE_MEGABYTES = 384;
const CHUNK = Buffer.alloc(1024 * 1024);

/** The disk that the home is on, which can be made nearly full. */
export interface Disk {
  /** How it is done here, or why it cannot be. */
  how: string;
  isReal: boolean;
  /** Whether it is a process that is limited, which has to be running then. */
  isPerProcess: boolean;
  /** Leaves the server so many bytes. */
  fill(pid: number, leaveBytes: number): void;
  free(pid: number): void;
  remove(): void;
}

/** A small disk of its own where that may be made; else a limit on how long the server's files may become. */
export function openDisk(home: string): Disk {
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MEGABYTES}m,mode=700`, 'tmpfs', home];
  if (process.platform === 'linux' && spawnSync('mount', options).status === 0) return smallDisk(home);
  if (spawnSync('prlimit', ['--version']).status === 0) return limitedFiles(home);
  const nothing = () => {};
  return {
    how: 'it needs the right to mount a disk, or prlimit',
    isReal: false,
    isPerProcess: false,
    ...{ fill: nothing, free: nothing, remove: nothing },
  };
}

function smallDisk(home: string): Disk {
  const ballast = path.join(home, 'ballast');
  return {
    how: `the home is a disk of ${SIZE_MEGABYTES} MB`,
    isReal: true,
    isPerProcess: false,
    fill(_pid, leaveBytes) {
      const { bavail, bsize } = statfsSync(home);
      try {
        for (let left = bavail * bsize - leaveBytes; left > 0; left -= CHUNK.length)
          appendFileSync(ballast, CHUNK.subarray(0, Math.min(left, CHUNK.length)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error; // the server was quicker: it is full
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      // A process that is just ending may still have a file open there.
      if (spawnSync('umount', [home]).status !== 0) spawnSync('umount', ['--lazy', home]);
    },
  };
}

function limitedFiles(home: string): Disk {
  const limit = (pid: number, bytes: string) =>
    void spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  const longest = () =>
    Math.max(
      ...readdirSync(home)
        .filter((name) => name.startsWith('narratoria.db'))
        .map((name) => statSync(path.join(home, name), { throwIfNoEntry: false })?.size ?? 0),
    );
  return {
    how: 'the server’s files may not become longer',
    isReal: true,
    isPerProcess: true,
    fill: (pid, leaveBytes) => limit(pid, String(longest() + leaveBytes)),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => {},
  };
}
