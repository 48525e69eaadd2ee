/** Every success criterion that can be measured by a machine, measured; `--help` says how to ask for some of them. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { thisMachine } from '../support/machine.ts';
import { namesAsked } from '../support/names.ts';
import { ROOT } from '../support/program.ts';
import { loadCriteria, loadFigures } from './load.ts';
import { pageOf } from './report/page.ts';
import { rowText, sectionText, summaryText } from './report/text.ts';
import { measureAll, measureFigures } from './run.ts';
import { openStage } from './stage/stage.ts';

const HELP = `npm run criteria [-- --only SC-034,SC-035] [--quick] [--models] [--session-minutes M] [--seed S] [--json | --write]

Every success criterion, measured; a quarter of an hour in all. Ends with 1 when one fails.

--only ID…           these criteria or figures alone
--quick              those that take seconds, with smaller figures
--models             figures with a real language model too, which is fetched
--session-minutes M  how long the session of SC-020 lasts, 1 unless told
--seed S             other stories
--json               one object with the machine, every row and every figure
--write              the whole table into docs/criteria.md`;

const { values: args } = readArguments(HELP, {
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    models: { type: 'boolean', default: false },
    'session-minutes': { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const all = { criteria: await loadCriteria(), figures: await loadFigures() };
const wanted = namesAsked(
  args.only.map((ids) => ids.toLowerCase()),
  [...all.criteria, ...all.figures].map(({ id }) => id.toLowerCase()),
);
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id.toLowerCase());
if (args.write && (args.quick || wanted.length > 0)) misused('--write is for the whole table');

const sessionMinutes = Number(args['session-minutes']);
if (!(sessionMinutes > 0)) misused('--session-minutes is a number above 0');

await setUpBuild();
const machine = thisMachine(new Date());
const stage = await openStage({
  seed: args.seed,
  isQuick: args.quick,
  withModels: args.models,
  sessionMinutes,
});
const isFastEnough = ({ isQuick = false }: { isQuick?: boolean }) =>
  !args.quick || isQuick || wanted.length > 0;
try {
  const criteria = all.criteria.filter((criterion) => isWanted(criterion.id) && isFastEnough(criterion));
  const rows = await measureAll(criteria, stage, (row) => {
    if (!args.json) console.log(`${rowText(row)}\n`);
  });
  const figures = args.quick && wanted.length === 0 ? [] : all.figures.filter(({ id }) => isWanted(id));
  const sections = await measureFigures(figures, stage);
  if (args.json) console.log(JSON.stringify({ machine, rows, figures: sections }));
  else console.log([...sections.map(sectionText), '', summaryText(rows)].join('\n'));
  if (args.write) writeFileSync(path.join(ROOT, 'docs/criteria.md'), pageOf(rows, sections, machine));
  process.exitCode = rows.some(({ passed }) => passed === false) ? 1 : 0;
} finally {
  await stage.close();
}
