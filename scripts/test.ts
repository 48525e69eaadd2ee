/**
 * Every test of the repository, and beside them the type check, the linter and the search for dead code; all of them,
 * even when one fails. With arguments only the tests run, and Vitest gets the arguments: `npm test -- test/plan`.
 */
import { type Outcome, summarize } from './testing/outcome.ts';
import { run } from './testing/run.ts';
import { runTests } from './testing/tests.ts';

/** The tests need the other core, and several type checkers would do much of each other's work. */
const ONE_THREAD = '--singleThreaded';

const CHECKS = [
  { title: 'Types', tool: 'typescript/bin/tsc', args: ['--noEmit', ONE_THREAD] },
  { title: 'Types of the page', tool: 'typescript/bin/tsc', args: ['--noEmit', ONE_THREAD, '-p', 'web'] },
  {
    title: 'Types of the page’s tests',
    tool: 'typescript/bin/tsc',
    args: ['--noEmit', ONE_THREAD, '-p', 'test/page'],
  },
  { title: 'Lint and format', tool: '@biomejs/biome/bin/biome', args: ['check'] },
  { title: 'Unused code', tool: 'knip/bin/knip.js', args: [] },
];

interface Checked extends Outcome {
  output: string;
}

/** One after the other; what they print is kept until the tests have had their say. */
async function runChecks(): Promise<Checked[]> {
  const checked: Checked[] = [];
  for (const { title, tool, args } of CHECKS) {
    const { code, seconds, output } = await run(`node_modules/${tool}`, args, { keepOutput: true });
    checked.push({ title, passed: 0, failed: code === 0 ? 0 : 1, seconds, output });
  }
  return checked;
}

const args = process.argv.slice(2);
const [checked, tests] = await Promise.all([args.length === 0 ? runChecks() : [], runTests(args)]);
for (const { title, output } of checked) console.log(`\n== ${title}\n${output.trimEnd()}`);
summarize([...checked, tests]);
