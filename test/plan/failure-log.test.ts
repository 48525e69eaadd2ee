import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { makeWorkshop, planOf, shell, step, type Workshop } from '../support/skills.ts';

let workshop: Workshop;

beforeAll(async () => {
  workshop = await makeWorkshop({
    crash: { scripts: { 'go.sh': shell('echo "the database is on fire" >&2', 'exit 7') } },
    bard: { scripts: { 'sing.sh': shell() } },
  });
});

afterAll(() => workshop.close());

describe('the log of a plan', () => {
  it('has the cause of each tool that failed, and nothing of the others', async () => {
    const { lines, log } = listening();
    const plan = planOf([
      step('broken', 'skills/crash/go', { required: false }),
      step('fine', 'skills/bard/sing'),
    ]);
    await workshop.execute(plan, { log });
    expect(lines).toMatchObject([
      {
        level: 'warn',
        msg: 'a tool failed',
        planId: plan.requestId,
        toolId: 'broken',
        skill: 'crash',
        script: expect.stringMatching(/go\.sh$/),
        code: 'process_failed',
        message: expect.stringContaining('exit code 7'),
        exitCode: 7,
        stderr: 'the database is on fire',
      },
    ]);
  });

  it('says once that a skill keeps failing, and once that it is not used any more', async () => {
    const { lines, log } = listening();
    const health = new SkillHealth();
    const scene = () =>
      workshop.execute(planOf([step('broken', 'skills/crash/go', { required: false })]), { log, health });
    for (let count = 0; count < 6; count += 1) await scene();
    const news = lines.filter(({ msg }) => msg !== 'a tool failed');
    expect(news).toMatchObject([
      { level: 'warn', msg: 'a skill keeps failing', skill: 'crash', health: 'degraded' },
      {
        level: 'warn',
        msg: 'a skill is not used for the rest of the session',
        skill: 'crash',
        reason: expect.stringContaining('on fire'),
      },
    ]);
  });
});

function listening() {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: createLog({ write: (line) => void lines.push(JSON.parse(line)) }) };
}
