/**
 * What takes too long for `npm test`: tests at full length, the fuzzer, the soak, the criteria and the benchmarks.
 * `npm run verify -- tests fuzz` runs only what is named.
 */
import { type Outcome, summarize } from './testing/outcome.ts';
import { run } from './testing/run.ts';
import { runTests } from './testing/tests.ts';

const PROGRAMS: Record<string, string[]> = {
  fuzz: ['proof/fuzz/main.ts'],
  criteria: ['proof/criteria/main.ts'],
  bench: ['proof/bench/main.ts'],
  soak: ['proof/soak/main.ts'],
};

/** Tests that ask for it do all their rounds, and those that are only for this run at all. */
const AT_FULL_LENGTH = { NARRATORIA_VERIFY: '1', NARRATORIA_KILL_ROUNDS: '50' };

async function verify(title: string): Promise<Outcome> {
  if (title === 'tests') return await runTests([], AT_FULL_LENGTH);
  console.log(`\n== ${title}`);
  const [program = '', ...args] = PROGRAMS[title] ?? [];
  const { code, seconds } = await run(program, args);
  return { title, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, seconds };
}

const all = ['tests', ...Object.keys(PROGRAMS)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !all.includes(word));
if (unknown.length > 0) {
  console.error(`Nothing is called ${unknown.join(', ')}; there are ${all.join(', ')}.`);
  process.exitCode = 2;
} else {
  const outcomes: Outcome[] = [];
  for (const title of wanted.length === 0 ? all : wanted) outcomes.push(await verify(title));
  summarize(outcomes);
}
