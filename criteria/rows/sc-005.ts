import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '../../src/base/json.ts';
import type { Criterion } from '../criterion.ts';
import { percent, spread } from '../stage/numbers.ts';
import { ROOT } from '../stage/program.ts';
import type { Step } from '../stage/world.ts';

const INVOCATIONS = 1000;
const AT_ONCE = 12;
const SHARE = 0.99;

export const criterion: Criterion = {
  id: 'SC-005',
  what: 'Script execution success',
  target: '99 % of 1,000 and more invocations complete within their timeout',
  method:
    'All invocations of the stories of this run, then the examples of every shipped script that should succeed, twelve side by side, until there are a thousand. A retry that was needed counts as a failure.',
  async measure(stage) {
    const tools = (await stage.stories()).flatMap(({ scenes }) => scenes.flatMap(({ plan }) => plan.tools));
    const times = tools.map(({ executionTimeMs }) => executionTimeMs);
    let succeeded = tools.filter(({ state, retryCount }) => state === 'success' && retryCount === 0).length;
    const played = times.length;
    const steps = exampleSteps();
    const world = await stage.world();
    try {
      while (times.length < INVOCATIONS) {
        const from = times.length % steps.length;
        const batch = [...steps.slice(from), ...steps].slice(0, AT_ONCE);
        const { toolResults } = await world.plan(batch);
        for (const { state, retryCount, executionTimeMs } of toolResults) {
          times.push(executionTimeMs);
          if (state === 'success' && retryCount === 0) succeeded += 1;
        }
      }
    } finally {
      await world.close();
    }
    return {
      measured: `${percent(succeeded, times.length)}, ${played} of them in stories; ${spread(times)}`,
      passed: times.length >= INVOCATIONS && succeeded / times.length >= SHARE,
    };
  },
};

/** What the examples of the shipped skills show to work. */
function exampleSteps(): Step[] {
  const root = path.join(ROOT, 'skills');
  return globSync('*/skill.json', { cwd: root }).flatMap((manifest) => {
    const skill = path.dirname(manifest);
    const { scripts } = JSON.parse(readFileSync(path.join(root, manifest), 'utf8')) as {
      scripts: { name: string; examples?: string }[];
    };
    return scripts.flatMap(({ name, examples = '' }) =>
      globSync('*.json', { cwd: path.join(root, skill, examples) }).flatMap((file) => {
        const read = JSON.parse(readFileSync(path.join(root, skill, examples, file), 'utf8')) as
          | Example
          | Example[];
        return [read]
          .flat()
          .filter(({ expect, ...needs }) => expect === 'success' && Object.keys(needs).join() === 'input')
          .map(({ input }) => ({ script: `${skill}/${name}`, input }));
      }),
    );
  });
}

interface Example {
  expect: string;
  input: JsonObject;
}
