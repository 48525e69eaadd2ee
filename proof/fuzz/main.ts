/** Every parser of foreign bytes, fed with what it does not expect; see docs/fuzzing.md. */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { namesAsked } from '../support/names.ts';
import { loadTarget, targetNames } from './load.ts';
import { reportText } from './report.ts';
import { inputOf } from './run.ts';
import { type Row, supervise } from './supervise.ts';

const HELP = `npm run fuzz [-- --only events,plans] [--inputs N] [--seed S] [--input NUMBER] [--json]

Every parser of foreign bytes, fed with what it does not expect; see docs/fuzzing.md. Ends with 1 when there is a finding.

--only TARGET…  these alone: ${targetNames().join(', ')}
--inputs N      so many for each instead of its own number
--seed S        other inputs
--input NUMBER  that one alone, shown in full, as a finding names it
--json          the table and the findings for programs`;

const { values: args } = readArguments(HELP, {
  options: {
    only: { type: 'string', multiple: true, default: [] },
    inputs: { type: 'string' },
    input: { type: 'string' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const known = targetNames();
const wanted = namesAsked(args.only, known);
const counts = [args.inputs, args.input].filter((count) => count !== undefined);
if (counts.some((count) => !/^\d+$/.test(count))) misused('--inputs and --input are numbers');

await setUpBuild();
const rows: Row[] = [];
for (const name of wanted.length > 0 ? wanted : known) {
  const target = await loadTarget(name);
  const from = Number(args.input ?? 0);
  const to = args.input === undefined ? Number(args.inputs ?? target.inputs) : from + 1;
  if (process.stderr.isTTY) process.stderr.write(`${name}…\n`);
  rows.push(await supervise(target, args.seed, from, to));
  if (args.input !== undefined && !args.json) console.log(await inputOf(target, args.seed, from));
}
console.log(args.json ? JSON.stringify({ seed: args.seed, rows }) : reportText(rows));
process.exitCode = rows.some(({ findings }) => findings.length > 0) ? 1 : 0;
