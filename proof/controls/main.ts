/**
 * Control runs: the same seed and the same policies of choosing, with one thing replaced by its opposite.
 * `npm run controls [-- NAME…] [--scenes N] [--seed S] [--json] [--write]`; `--help` lists the names.
 */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { writePart } from '../support/document.ts';
import { thisMachine } from '../support/machine.ts';
import { CONTROLS } from './rows.ts';
import { type ControlResult, runControl } from './run.ts';
import { controlsMarkdown, controlsText } from './text.ts';

const HELP = `npm run controls [-- WORD…] [--scenes N] [--seed S] [--json] [--write]

Plays the same story twice with one thing replaced by its opposite, and prints what differed. With words, only those rows
whose name contains one of them. Exit code 1 when a row is not as it should be. --write puts the table into docs/controls.md.

${CONTROLS.map(({ name, one, other }) => `  ${name}: ${one.name} / ${other.name}`).join('\n')}`;

const { values: args, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    scenes: { type: 'string', default: '12' },
    seed: { type: 'string', default: 'controls' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const scenes = Number(args.scenes);
if (!Number.isInteger(scenes) || scenes < 1) misused('--scenes is a whole number');
const wanted = CONTROLS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (wanted.length === 0) misused(`No row has ${positionals.join(' or ')} in its name`);

await setUpBuild();
const machine = thisMachine(new Date());
const options = { seed: args.seed, scenes, policies: ['kind', 'bold', 'curious'] };
const results: ControlResult[] = [];
for (const control of wanted) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${control.name}`);
  results.push(await runControl(control, options));
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
if (args.json) {
  const rows = results.map(({ control: { name, group }, ...result }) => ({ name, group, ...result }));
  console.log(JSON.stringify({ machine, options, rows }));
} else console.log(controlsText(results));
if (args.write) writePart('docs/controls.md', 'controls', controlsMarkdown(results, options, machine));
process.exitCode = results.every(({ isRight }) => isRight) ? 0 : 1;
