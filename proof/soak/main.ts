/** Everything goes wrong while people play; docs/soak.md says what, and how to read the report. */
import { setUpBuild } from '../../bin/lib/set-up.cjs';
import { misused, readArguments, refuse } from '../../scripts/arguments.ts';
import { findChromium } from '../../test/page/support/chromium.ts';
import { writePart } from '../support/document.ts';
import { whyNoEmbeddings } from '../support/embedding-model.ts';
import { thisMachine } from '../support/machine.ts';
import { hasPassed, reportMarkdown, reportText } from './report/report.ts';
import { soak } from './run.ts';

const HELP = `npm run soak [-- --minutes M] [--browsers N] [--seed S] [--json] [--write]

The real server, real browsers, and everything going wrong; see docs/soak.md. Ends with 1 when a check fails and with 2
when it cannot begin. Ctrl-C brings it to an early end, with its report.

--minutes M   how long, 30 unless told
--browsers N  how many play, 2 unless told
--seed S      other troubles
--json        the report for programs
--write       the report into docs/soak.md`;

const { values: args } = readArguments(HELP, {
  options: {
    minutes: { type: 'string', default: '30' },
    browsers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const [minutes, browsers] = [Number(args.minutes), Number(args.browsers)];
const chromium = findChromium();
if (!(minutes > 0) || !Number.isInteger(browsers) || browsers < 1)
  misused('--minutes and --browsers are numbers');
if (chromium === null)
  refuse('No Chromium was found. Install one, or name it in the environment variable CHROMIUM');

await setUpBuild();
const machine = thisMachine(new Date());
const whyNot = await whyNoEmbeddings();
if (whyNot !== null) console.error(`The inference host is not part of it: ${whyNot}`);
const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());
const report = await soak({
  ...{ minutes, browsers, chromium, seed: args.seed },
  signal: interruption.signal,
  onStruck({ name, at, outcome, failed }) {
    if (!args.json)
      console.log(`${String(at).padStart(5)} s  ${name}: ${outcome}${failed ? ' (FAILED)' : ''}`);
  },
});
console.log(args.json ? JSON.stringify(report) : `\n${reportText(report)}`);
if (args.write) writePart('docs/soak.md', 'soak', reportMarkdown(report, machine));
process.exitCode = hasPassed(report) ? 0 : 1;
