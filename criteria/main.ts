/**
 * Every success criterion that can be measured by a machine, measured.
 * `npm run criteria [-- --only SC-034,SC-035] [--quick] [--json] [--seed S] [--models] [--write]`
 *
 * `--quick`: those that take seconds, with smaller figures. `--models`: figures with a real language model too, which is
 * fetched. `--write`: docs/criteria.md. Ends with 1 when a criterion fails.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setUpBuild } from '../bin/lib/set-up.cjs';
import { loadCriteria, loadFigures } from './load.ts';
import { thisMachine } from './report/machine.ts';
import { pageOf } from './report/page.ts';
import { rowText, sectionText, summaryText } from './report/text.ts';
import { measureAll, measureFigures } from './run.ts';
import { ROOT } from './stage/program.ts';
import { openStage } from './stage/stage.ts';

const { values: args } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    models: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const wanted = args.only.flatMap((list) => list.split(',')).map((id) => id.trim().toLowerCase());
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id.toLowerCase());

const all = { criteria: await loadCriteria(), figures: await loadFigures() };
const known = [...all.criteria, ...all.figures].map(({ id }) => id.toLowerCase());
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}; there are ${known.join(', ')}.`);
  process.exit(2);
}

await setUpBuild();
const machine = thisMachine(new Date());
const stage = await openStage({ seed: args.seed, isQuick: args.quick, withModels: args.models });
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
