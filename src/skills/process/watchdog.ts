import { type ChildProcess, spawn } from 'node:child_process';
import { INVOCATION_MARK } from './environment.ts';

/**
 * Reads `+ pid` and `- pid` lines. When its input ends without a `q`, the runtime has died: it ends what is left,
 * first by process group, then, where /proc tells, everything that carries the runtime's mark.
 */
const WATCHDOG_SCRIPT = `
groups=' '
while read -r op pid; do
  case $op in
    +) groups="$groups$pid " ;;
    -) case "$groups" in *" $pid "*) groups="\${groups%% $pid *} \${groups#* $pid }" ;; esac ;;
    q) exit 0 ;;
  esac
done
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
 * A tiny shell process that outlives a runtime killed with SIGKILL, long enough to end the scripts it left.
 * It costs one write a script. Windows has no /bin/sh: there, scripts end when they next touch a closed pipe.
 */
export class Watchdog {
  readonly #runtimeMark: string;
  #process: ChildProcess | null = null;
  readonly #watched = new Set<number>();
  #isClosed = false;

  constructor(runtimeMark: string) {
    this.#runtimeMark = runtimeMark;
  }

  watch(pid: number): void {
    this.#watched.add(pid);
    if (this.#process === null) this.#start();
    else this.#tell(`+ ${pid}`);
  }

  forget(pid: number): void {
    this.#watched.delete(pid);
    this.#tell(`- ${pid}`);
  }

  close(): void {
    this.#isClosed = true;
    this.#tell('q');
    this.#process?.stdin?.end();
  }

  #start(): void {
    if (process.platform === 'win32' || this.#isClosed) return;
    const child = spawn('/bin/sh', ['-c', WATCHDOG_SCRIPT, 'narratoria-watchdog', this.#runtimeMark], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      env: { PATH: '/usr/bin:/bin' },
      cwd: '/',
    });
    this.#process = child;
    child.stdin.on('error', () => {});
    child.on('error', () => {});
    child.on('exit', () => {
      if (this.#process === child) this.#process = null;
    });
    child.unref();
    (child.stdin as unknown as { unref(): void }).unref();
    for (const pid of this.#watched) this.#tell(`+ ${pid}`);
  }

  #tell(line: string): void {
    const stdin = this.#process?.stdin;
    if (stdin?.writable) stdin.write(`${line}\n`);
  }
}
