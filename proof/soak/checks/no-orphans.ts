import { setTimeout as sleep } from 'node:timers/promises';
import { canLook, processesAt } from '../../support/processes.ts';
import { type Check, nothingFound } from './check.ts';

/** The watchdog of a server that was killed ends what is left in about two seconds. */
const GRACE_MS = 10_000;

/** Nothing that the servers started is left once they are gone. What is left all the same is ended here. */
export async function noOrphans(
  scratch: string,
  { lives, graceMs = GRACE_MS }: { lives: number; graceMs?: number },
): Promise<Check> {
  const name = 'no orphan process';
  const bound = `none ${graceMs / 1000} s after the last server has ended`;
  if (!canLook)
    return { name, bound, measured: 'cannot be known on this system', passed: null, findings: [] };
  for (let waited = 0; waited < graceMs && processesAt(scratch).length > 0; waited += 250) await sleep(250);
  const left = processesAt(scratch);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  const findings = left.map(({ pid, command }) => `${pid}: ${command.slice(0, 120)}`);
  return nothingFound(name, bound, `${left.length} left of ${lives} servers`, findings);
}
