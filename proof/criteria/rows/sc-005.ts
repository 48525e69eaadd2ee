import { loadExamples } from '../../../src/skills/conformance/examples.ts';
import type { SkillLibrary } from '../../../src/skills/library.ts';
import { percent, spread } from '../../support/numbers.ts';
import type { Criterion } from '../criterion.ts';
import type { Step } from '../stage/world.ts';

const INVOCATIONS = 1000;
const AT_ONCE = 12;
const SHARE = 0.99;

export const criterion: Criterion = {
  id: 'SC-005',
  what: 'Script execution success',
  target: '99 % of 1,000 and more invocations complete within their timeout',
  method:
    'All invocations of the stories of this run, then the examples of every shipped script that are not meant to fail, twelve side by side, until there are a thousand. A retry that was needed counts as a failure.',
  async measure(stage) {
    const tools = (await stage.stories())
      .flatMap(({ scenes }) => scenes.flatMap(({ plan }) => plan.tools))
      // What had nothing to do was not started.
      .filter(({ state }) => state !== 'skipped');
    const times = tools.map(({ executionTimeMs }) => executionTimeMs);
    let succeeded = tools.filter(({ state, retryCount }) => state === 'success' && retryCount === 0).length;
    const played = times.length;
    const world = await stage.world();
    const steps = await exampleSteps(world.skills);
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

/** What the examples of the shipped skills show to work by itself. */
async function exampleSteps({ skills }: SkillLibrary): Promise<Step[]> {
  const steps: Step[] = [];
  for (const { name, folder, scripts } of skills) {
    for (const script of scripts) {
      if (script.examples === null) continue;
      const { examples } = await loadExamples(folder, script.examples, null);
      const alone = examples.filter(
        ({ expect, config, dependencies, state }) =>
          expect !== 'failure' && config === undefined && dependencies === undefined && state === undefined,
      );
      steps.push(...alone.map(({ input }) => ({ script: `${name}/${script.name}`, input })));
    }
  }
  return steps;
}
