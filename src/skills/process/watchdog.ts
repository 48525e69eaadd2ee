import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, unlinkSync, writeSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { INVOCATION_MARK } from './environment.ts';

/**
 * Waits for its input to end. When that happens without a `q`, the runtime has died: it ends what is left, first by
 * the process groups listed in file 3, then, where /proc tells, everything that carries the runtime's mark.
 */
const WATCHDOG_SCRIPT = `
while read -r word; do
  [ "$word" = q ] && exit 0
done
groups=$(cat <&3)
marked() {
  for environ in $(grep -ls "${INVOCATION_MARK}=$1" /proc/[0-9]*/environ 2>/dev/null); do
    pid="\${environ#/proc/}"; pid="\${pid%/environ}"
    [ "$pid" = "$$" ] || echo "$pid"
  done
}
for pid in $groups; do kill -TERM "-$pid" 2>/dev/null; done
for pid in $(marked "$1"); do kill -TERM "$pid" 2>/dev/null; done
sleep 2
for pid in $groups; do kill -KILL "-$pid" 2>/dev/null; done
for pid in $(marked "$1"); do kill -KILL "$pid" 2>/dev/null; done
`;

/**
 * A tiny shell process that outlives a runtime killed with SIGKILL, long enough to end the scripts it left. They are
 * listed in a file that only the two of us have open: to write to it costs little, and wakes nobody up.
 * Windows has no /bin/sh: there, scripts end when they next touch a closed pipe.
 */
export class Watchdog {
  readonly #runtimeMark: string;
  #process: ChildProcess | null = null;
  readonly #watched = new Set<number>();
  #list: number | null = null;
  #listLength = 0;
  #isClosed = false;

  constructor(runtimeMark: string) {
    this.#runtimeMark = runtimeMark;
  }

  watch(pid: number): void {
    this.#watched.add(pid);
    if (this.#process === null) this.#start();
    this.#writeList();
  }

  forget(pid: number): void {
    this.#watched.delete(pid);
    this.#writeList();
  }

  close(): void {
    this.#isClosed = true;
    this.#process?.stdin?.end('q\n');
    if (this.#list !== null) closeSync(this.#list);
    this.#list = null;
  }

  #start(): void {
    if (process.platform === 'win32' || this.#isClosed) return;
    this.#list ??= openUnnamedFile(`narratoria-${this.#runtimeMark}`);
    const child = spawn('/bin/sh', ['-c', WATCHDOG_SCRIPT, 'narratoria-watchdog', this.#runtimeMark], {
      stdio: ['pipe', 'ignore', 'ignore', this.#list ?? 'ignore'],
      detached: true,
      env: { PATH: '/usr/bin:/bin' },
      cwd: '/',
    });
    this.#process = child;
    child.stdin?.on('error', () => {});
    child.on('error', () => {});
    child.on('exit', () => {
      if (this.#process === child) this.#process = null;
    });
    child.unref();
    (child.stdin as Socket | null)?.unref();
  }

  #writeList(): void {
    if (this.#list === null) return;
    const text = `${[...this.#watched].join('\n')}\n`;
    writeSync(this.#list, text.padEnd(this.#listLength, '\n'), 0); // blank lines over what was there before
    this.#listLength = text.length;
  }
}

/** A file without a name, gone when the last one who has it open is. Null where none can be made. */
function openUnnamedFile(name: string): number | null {
  try {
    const file = path.join(tmpdir(), name);
    const descriptor = openSync(file, 'wx+', 0o600);
    unlinkSync(file);
    return descriptor;
  } catch {
    return null;
  }
}
