import { release, totalmem } from 'node:os';
import type { Command } from '../command.ts';
import { findProgram } from '../interpreters.ts';

const GIB = 1024 ** 3;

/** What the scripts of one box may use together. */
export const BOX_LIMITS = {
  processes: 128,
  /** Of memory; half of a small machine. */
  bytes: Math.min(4 * GIB, Math.floor(totalmem() / 2)),
};

/** The kernel counts threads as well, and Node has a dozen. */
const MOST_THREADS = 4 * BOX_LIMITS.processes;

/**
 * Lets the kernel hold a command to the limits: threads of the whole box, memory of each process. The superuser is exempt
 * from the first, and nobody adds up the memory, so the box is watched besides.
 */
export function withLimits(command: Command): Command {
  const program = findProgram('prlimit');
  if (program === null) return command;
  return {
    program,
    args: [
      ...(countsByBox() ? [`--nproc=${MOST_THREADS}`] : []),
      ...[`--data=${BOX_LIMITS.bytes}`, '--core=0', command.program, ...command.args],
    ],
  };
}

/** Linux before 5.14 counts all processes of the user, wherever they are. */
function countsByBox(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}
