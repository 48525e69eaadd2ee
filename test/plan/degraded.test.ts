import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { replanLoop } from '../../src/plan/replan.ts';
import { briefFrom } from '../../src/planner/brief-from.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { emit, makeWorkshop, sessionWith, shell, type Workshop } from '../support/skills.ts';

const narration = emit({ type: 'state_patch', patch: { narration: { paragraphs: ['It is told.'] } } });
const teller = (priority: number) => ({
  scripts: { 'narrate.sh': shell(narration, emit({ type: 'done', ok: true })) },
  manifest: { capabilities: ['narration'], priority },
});
const weather = (priority: number) => ({
  scripts: { 'look.sh': shell() },
  manifest: { capabilities: ['weather'], priority, runs: { when: 'every_scene' } },
});

let workshop: Workshop;
beforeAll(async () => {
  workshop = await makeWorkshop({
    ...{ lark: teller(90), wren: teller(10) },
    ...{ barometer: weather(90), vane: weather(10) },
    // Nobody else offers what it does.
    almanac: { scripts: { 'read.sh': shell() }, manifest: { runs: { when: 'every_scene' } } },
  });
});
afterAll(() => workshop.close());

async function planned(health: SkillHealth) {
  const { plan } = await replanLoop({
    ...{ skills: workshop.library, runner: workshop.runner, session: sessionWith({}), health },
    ...{ playerInput: 'Look around', intent: { act: 'look', text: 'Look around' } },
    situation: () => ({ brief: briefFrom({ seed: 's', scene: 2 }), isRisky: false }),
    generator: new BuiltInPlanner({ random: createRandom('degraded') }),
  });
  const skills = plan?.tools.map(({ toolPath }) => toolPath.split('/')[1]);
  return { skills: [...new Set(skills)].toSorted(), metadata: plan?.metadata };
}

it('a degraded skill loses against a healthy one that offers the same, and the plan says so', async () => {
  const well = await planned(new SkillHealth());
  expect(well.skills).toEqual(['almanac', 'barometer', 'lark', 'vane']);
  expect(well.metadata).not.toHaveProperty('degradedSkills');

  const health = new SkillHealth();
  const failed = ['lark', 'barometer', 'almanac'];
  for (const skill of [...failed, ...failed, ...failed])
    health.failed(skill, { category: 'tool_failure', code: 'broken', message: 'broken' });
  const { skills, metadata } = await planned(health);
  expect(skills).toEqual(['almanac', 'vane', 'wren']);
  expect(metadata?.degradedSkills?.toSorted()).toEqual(failed.toSorted());
});
