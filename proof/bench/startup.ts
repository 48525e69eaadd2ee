import { spawnSync } from 'node:child_process';
import { PROGRAM } from '../support/program.ts';
import { compare, type Row } from './support/measure.ts';

const ROUNDS = 20;

/** The shortest command of the built program, against a Node that does nothing. */
export async function benchStartup(): Promise<Row[]> {
  const { oursMs, limitMs, ratio } = await compare(
    () => runNode([PROGRAM, '--version']),
    () => runNode(['-e', '0']),
    ROUNDS,
  );
  return [
    {
      name: 'start-up, --version',
      ours: oursMs,
      limit: limitMs,
      limitIs: 'node -e 0',
      unit: 'ms',
      ratio,
      budget: null,
      holds: null,
      rounds: ROUNDS,
    },
  ];
}

function runNode(args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
}
