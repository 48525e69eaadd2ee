/**
 * Benchmarks: what we do beside the least it could cost or beside what others do, both measured in this run, turn by turn.
 * `npm run bench [-- NAME… | growth] [--most N] [--json] [--write]`; `--help` lists the names.
 */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments } from '../../scripts/arguments.ts';
import { writePart } from '../support/document.ts';
import { thisMachine } from '../support/machine.ts';
import { namesAsked } from '../support/names.ts';
import { SECTIONS, sectionsFor } from './sections.ts';
import { type Measured, measured } from './support/measured.ts';
import { helpText, sectionMarkdown, sectionText } from './support/text.ts';

const { values: args, positionals } = readArguments(helpText(), {
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    most: { type: 'string', default: 'Infinity' },
  },
});
const names = sectionsFor(namesAsked(positionals, ['growth', ...Object.keys(SECTIONS)]));
if (Number.isNaN(Number(args.most))) misused('--most is a number');

await setUpBuild();
const machine = thisMachine(new Date());
const sections: Measured[] = [];
for (const name of names) {
  if (process.stderr.isTTY) process.stderr.write(`${name}…\n`);
  const section = await measured(name, { about: SECTIONS[name]?.about ?? '', most: Number(args.most) });
  sections.push(section);
  if (!args.json) console.log(`${sectionText(section)}\n`);
  // At once, so that what was measured is not lost with what comes after it.
  if (args.write) writePart('docs/performance.md', name, sectionMarkdown(section, machine));
}
if (args.json) console.log(JSON.stringify({ machine, sections }));
else {
  const { node, platform, cores, processor, load } = machine;
  console.log(`Node ${node}, ${platform}, ${processor}, ${cores} cores, load ${load} when it began`);
}
