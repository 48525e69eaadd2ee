/**
 * How well a model tells stories here: `npm run story-eval [-- NAME…] [--model] [--scenes N] [--json] [--write]`;
 * `--help` says more.
 */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { homeFolder } from '../../src/base/home.ts';
import { silentLog } from '../../src/base/log.ts';
import { openLanguageModel } from '../../src/models/language/open.ts';
import { writePart } from '../support/document.ts';
import { thisMachine } from '../support/machine.ts';
import { corpusShare } from './corpus.ts';
import { modelRow, type Row, tapeNames, tapeRows } from './rows.ts';
import { evalMarkdown, evalText } from './text.ts';

const HELP = `npm run story-eval [-- TAPE…] [--model] [--campaign C] [--seed S] [--scenes N] [--json] [--write]

Plays the tapes in proof/story-eval/tapes (${tapeNames().join(', ')}), each at its own context and with the same answers at
4k, 16k and 128k, and prints a table. --model plays with the model of your home (narratoria models) instead: so many
scenes of a campaign, in a home of its own; it may cost money. Exit code 1 when a prompt was longer than its context, a
scene is missing, or fewer than nine in ten tellings were accepted. --write puts the table into docs/models.md.`;

const { values: args, positionals } = readArguments(HELP, {
  allowPositionals: true,
  options: {
    model: { type: 'boolean', default: false },
    campaign: { type: 'string', default: 'low-water' },
    seed: { type: 'string', default: 'story-eval' },
    scenes: { type: 'string' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const scenes = Number(args.scenes ?? (args.model ? 10 : 1000));
if (!Number.isInteger(scenes) || scenes < 1) misused('--scenes is a whole number');
const unknown = positionals.find((name) => !tapeNames().includes(name));
if (unknown !== undefined) misused(`There is no tape ${unknown}`);

await setUpBuild();
const machine = thisMachine(new Date());
const rows: Row[] = [];
if (args.model) {
  const model = openLanguageModel({ home: homeFolder(), log: silentLog() });
  try {
    rows.push(await modelRow(model, { campaign: args.campaign, seed: args.seed, scenes }));
  } finally {
    await model.close();
  }
} else {
  for (const name of positionals.length > 0 ? positionals : tapeNames())
    for await (const row of tapeRows(name, scenes)) {
      rows.push(row);
      if (process.stderr.isTTY) process.stderr.write(`${row.name}\n`);
    }
}
const corpus = corpusShare();
if (args.json) console.log(JSON.stringify({ machine, rows, corpus }));
else console.log(evalText(rows, corpus));
if (args.write) writePart('docs/models.md', 'story-eval', evalMarkdown(rows, corpus, machine));
// A tape whose choices are not offered any more is played elsewhere than it was written for.
const isRight = ({ longestPrompt, context, accepted, asked, otherPicks }: Row) =>
  longestPrompt <= context && (otherPicks > 0 || accepted >= asked * 0.9);
process.exitCode = rows.every(isRight) ? 0 : 1;
