import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { ROOT } from './program.ts';

export interface Machine {
  processor: string;
  cores: number;
  memoryGigabytes: number;
  platform: string;
  node: string;
  /** Programs that wanted a core in the minute before; with more than there are cores, times are too long. */
  load: number;
  commit: string;
  date: string;
}

export function thisMachine(now: Date): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
    platform: `${process.platform}-${process.arch}`,
    node: process.version,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    commit: commit(),
    date: now.toISOString().slice(0, 10),
  };
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short=12', 'HEAD')}${isChanged ? ' with changes' : ''}`;
  } catch {
    return 'no repository';
  }
}

/** When and on what something was measured, in a line. */
export function machineText({ date, commit, processor, cores, memoryGigabytes, ...more }: Machine): string {
  const { platform, node, load } = more;
  return `${date}, commit ${commit}; ${processor}, ${cores} cores, ${memoryGigabytes} GB, ${platform}, Node ${node}; load ${load} when it began`;
}
