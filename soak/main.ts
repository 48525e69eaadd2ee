/**
 * Everything goes wrong while people play: `npm run soak [-- --minutes 30] [--browsers 2] [--seed S] [--json]`
 *
 * The real server, real browsers, and troubles by the seed; docs/soak.md says which. Ends with 1 when a check fails, and
 * with 2 when it cannot begin. Ctrl-C brings it to an early end, with its report.
 */
import { parseArgs } from 'node:util';
import { setUpBuild } from '../bin/lib/set-up.cjs';
import { EMBEDDING_MODEL } from '../src/models/catalogue.ts';
import { ensureModel } from '../src/models/ensure.ts';
import { sharedHome } from '../src/models/installed.ts';
import { findChromium } from '../test/page/support/chromium.ts';
import { hasPassed, reportText } from './report/report.ts';
import { soak } from './run.ts';

const { values: args } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    browsers: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});

const [minutes, browsers] = [Number(args.minutes), Number(args.browsers)];
const chromium = findChromium();
if (!(minutes > 0) || !Number.isInteger(browsers) || browsers < 1)
  refuse('--minutes and --browsers are numbers.');
if (chromium === null)
  refuse('No Chromium was found. Install one, or name it in the environment variable CHROMIUM.');

await setUpBuild();
await ensureModel(EMBEDDING_MODEL, { home: sharedHome() }).catch((error: unknown) =>
  console.error(`There is no model of meanings, so the inference host is not part of it: ${String(error)}`),
);
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
process.exitCode = hasPassed(report) ? 0 : 1;

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
