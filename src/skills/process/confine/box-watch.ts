import { readdirSync, readFileSync } from 'node:fs';
import { NarratoriaError } from '../../../base/errors.ts';
import { BOX_PROCESSES, boxMegabytes } from './box-limits.ts';

const LOOK_EVERY_MS = 250;
const PAGE_BYTES = 4096;

/** What a box uses: all processes below the one that holds it. */
interface Usage {
  processes: number;
  bytes: number;
}

const watched = new Map<number, (error: NarratoriaError) => void>();
let timer: NodeJS.Timeout | null = null;

/** Calls back once when the processes below this one are too many or take too much memory. Linux only. */
export function watchBox(holder: number, onExcess: (error: NarratoriaError) => void): void {
  watched.set(holder, onExcess);
  timer ??= setInterval(lookAtAll, LOOK_EVERY_MS).unref();
}

export function unwatchBox(holder: number): void {
  watched.delete(holder);
  if (watched.size > 0 || timer === null) return;
  clearInterval(timer);
  timer = null;
}

function lookAtAll(): void {
  const children = Map.groupBy(processes(), ({ parent }) => parent);
  for (const [holder, onExcess] of watched) {
    const error = excessOf(usageBelow(holder, children));
    if (error === null) continue;
    unwatchBox(holder);
    onExcess(error);
  }
}

function excessOf({ processes, bytes }: Usage): NarratoriaError | null {
  const megabytes = boxMegabytes();
  if (processes <= BOX_PROCESSES && bytes <= megabytes * 1024 ** 2) return null;
  const message =
    processes > BOX_PROCESSES
      ? `The script started more than ${BOX_PROCESSES} processes and was ended with all of them.`
      : `The script took more than ${megabytes} MB of memory and was ended.`;
  return new NarratoriaError('box_limit', message, { details: { processes, bytes } });
}

interface Process {
  pid: number;
  parent: number;
  bytes: number;
}

function usageBelow(holder: number, children: ReadonlyMap<number, readonly Process[]>): Usage {
  const usage = { processes: 0, bytes: 0 };
  const waiting = [...(children.get(holder) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    usage.processes += 1;
    usage.bytes += next.bytes;
    waiting.push(...(children.get(next.pid) ?? []));
  }
  return usage;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = statOf(name);
      // The name of the program comes before this and may hold anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat === ''
        ? []
        : [{ pid: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES }];
    });
}

function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return ''; // it has just ended
  }
}
