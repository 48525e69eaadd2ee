import { release, totalmem } from 'node:os';
import type { Command } from '../command.ts';
import { findProgram } from '../interpreters.ts';

const MIB = 1024 ** 2;
/** Of memory, all scripts of a box together; half of a small machine. */
const MOST_MEGABYTES = 4096;

/** How many processes the scripts of one box may be together. */
export const BOX_PROCESSES = 128;

/** The kernel counts threads as well, and Node has a dozen. */
const MOST_THREADS = 4 * BOX_PROCESSES;

/** How much memory they may take together. */
export function boxMegabytes(): number {
  const wanted = Number(process.env['NARRATORIA_SKILL_MEGABYTES']);
  return wanted > 0 ? wanted : Math.min(MOST_MEGABYTES, Math.floor(totalmem() / 2 / MIB));
}

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
      ...[`--data=${boxMegabytes() * MIB}`, '--core=0', command.program, ...command.args],
    ],
  };
}

/** Linux before 5.14 counts all processes of the user, wherever they are. */
function countsByBox(): boolean {
  const [major = 0, minor = 0] = release().split('.').map(Number);
  return major > 5 || (major === 5 && minor >= 14);
}
