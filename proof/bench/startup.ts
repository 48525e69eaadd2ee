import { spawnSync } from 'node:child_process';
import { PROGRAM } from '../support/program.ts';
import { compare, type Row, rowOf } from './support/measure.ts';

const ROUNDS = 20;

/** The shortest command of the built program, against a Node that does nothing. */
export async function benchStartup(): Promise<Row[]> {
  const times = await compare(
    () => runNode([PROGRAM, '--version']),
    () => runNode(['-e', '0']),
    ROUNDS,
  );
  return [rowOf({ name: 'start-up, --version', limitIs: 'node -e 0', ...times })];
}

function runNode(args: string[]): void {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
}
