import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CyclicDependencyError, InvalidPlanError } from '../../src/base/errors.ts';
import type { JsonObject } from '../../src/base/json.ts';
import type { ToolInvocation } from '../../src/contracts/plan.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { makeWorkshop, planOf, shell, step, toolResult, type Workshop } from '../support/skills.ts';
import { DONE, SMITHY, workshopOf } from './fixtures/smithy.ts';

let smithy: Workshop;

beforeAll(async () => {
  smithy = await makeWorkshop(SMITHY);
});

afterAll(() => smithy.close());

describe('a plan that may not run', () => {
  const ok = (others: Partial<ToolInvocation> = {}) => step('a', 'skills/smithy/scripts/ok.sh', others);
  const at = (toolPath: string) => planOf([step('a', toolPath)]);
  const nested = (levels: number): JsonObject => (levels === 0 ? {} : { in: nested(levels - 1) });

  const REFUSED: [name: string, plan: () => unknown, code: string, pointer: string, says: RegExp][] = [
    ['nothing at all', () => null, 'invalid_plan', '', /./],
    ['a text', () => 'roll the dice', 'invalid_plan', '', /./],
    ['no tools', () => ({ requestId: planOf([]).requestId }), 'invalid_plan', '', /tools/],
    ['an empty list of tools', () => planOf([]), 'invalid_plan', '/tools', /at least one/],
    ['a bad uuid', () => planOf([], { requestId: 'plan-1' }), 'invalid_plan', '/requestId', /plan-1/],
    [
      'a number for an id',
      () => planOf([{ ...ok(), toolId: 7 as unknown as string }]),
      'invalid_plan',
      '/tools/0/toolId',
      /toolId/,
    ],
    ['no path', () => planOf([{ toolId: 'a' } as ToolInvocation]), 'invalid_plan', '/tools/0', /toolPath/],
    [
      'eleven retries',
      () => planOf([ok({ retryPolicy: { maxRetries: 11 } })]),
      'invalid_plan',
      '/tools/0/retryPolicy/maxRetries',
      /10/,
    ],
    ['an empty id', () => planOf([ok({ toolId: '' })]), 'invalid_plan', '/tools/0/toolId', /empty/],
    ['one id twice', () => planOf([ok(), ok()]), 'invalid_plan', '/tools/1/toolId', /"a".*twice/],
    [
      'an unknown dependency',
      () => planOf([ok({ dependencies: ['ghost'] })]),
      'invalid_plan',
      '/tools/0/dependencies/0',
      /"ghost"/,
    ],
    [
      'a script that is not there',
      () => at('skills/smithy/scripts/no.sh'),
      'script_not_found',
      '/tools/0/toolPath',
      /no\.sh/,
    ],
    [
      'a way out',
      () => at('skills/smithy/../smithy/scripts/ok.sh'),
      'script_not_found',
      '/tools/0/toolPath',
      /\.\./,
    ],
    [
      'a way out of the root',
      () => at('skills/../../etc/passwd'),
      'script_not_found',
      '/tools/0/toolPath',
      /\.\./,
    ],
    ['no skill in the path', () => at('scripts/ok.sh'), 'script_not_found', '/tools/0/toolPath', /skills\/</],
    ['an absolute path elsewhere', () => at('/bin/sh'), 'script_not_found', '/tools/0/toolPath', /\/bin\/sh/],
    [
      'a link that leaves the skill',
      () => at('skills/smithy/scripts/link.sh'),
      'script_not_found',
      '/tools/0/toolPath',
      /link\.sh/,
    ],
    [
      'an unknown skill',
      () => at('skills/bakery/scripts/ok.sh'),
      'skill_not_available',
      '/tools/0/toolPath',
      /"bakery"/,
    ],
    [
      'a skill it disables itself',
      () => planOf([ok()], { disabledSkills: ['smithy'] }),
      'skill_not_available',
      '/tools/0/toolPath',
      /disabledSkills/,
    ],
    [
      'too many tools',
      () => planOf(Array.from({ length: 501 }, (_, index) => ok({ toolId: `t${index}` }))),
      'plan_too_large',
      '/tools',
      /501/,
    ],
    [
      'too large an input',
      () => planOf([ok({ input: { text: 'x'.repeat(1024 * 1024) } })]),
      'plan_too_large',
      '/tools/0/input',
      /bytes/,
    ],
    ['too deep an input', () => planOf([ok({ input: nested(200) })]), 'plan_too_large', '', /deep/],
  ];

  beforeAll(() => symlinkSync('/bin/sh', path.join(smithy.root, 'smithy/scripts/link.sh')));

  it.for(REFUSED)('has %s', async ([, plan, code, pointer, says]) => {
    const error = await refusalOf(plan());
    expect(error.code).toBe(code);
    expect(error.problems[0]).toMatchObject({ code, pointer });
    expect(error.problems[0]?.message).toMatch(says);
  });

  it('depends on itself', async () => {
    const error = await refusalOf(planOf([ok({ dependencies: ['a'] })]));
    expect(error).toBeInstanceOf(CyclicDependencyError);
    expect(error).toMatchObject({ code: 'cyclic_dependency', cycle: ['a', 'a'] });
  });

  it('goes in a circle, and the circle is named', async () => {
    const chain = ['a', 'b', 'c', 'd', 'e'].map((toolId, index, ids) =>
      ok({ toolId, dependencies: [ids[(index + 1) % ids.length] as string] }),
    );
    const error = await refusalOf(
      planOf([ok({ toolId: 'start' }), ok({ toolId: 'tail', dependencies: ['a'] }), ...chain]),
    );
    expect(error).toMatchObject({ code: 'cyclic_dependency', cycle: ['a', 'b', 'c', 'd', 'e', 'a'] });
    expect(error.message).toContain('a → b → c → d → e → a');
  });

  it('uses a skill that failed for the whole session', async () => {
    const health = new SkillHealth();
    health.failed('smithy', { category: 'timeout', code: 'tool_timeout', message: '' });
    health.exhausted('smithy');
    const error = await refusalOf(planOf([ok()]), { health });
    expect(error.problems[0]).toMatchObject({ code: 'skill_not_available', pointer: '/tools/0/toolPath' });
  });

  it('uses a skill whose manifest is broken, and hears where', async () => {
    const workshop = await workshopOf({
      broken: { scripts: { 'ok.sh': shell() }, manifest: { version: 'one' } },
    });
    const error = await refusalOf(planOf([step('a', 'skills/broken/scripts/ok.sh')]), {}, workshop);
    expect(error.problems[0]).toMatchObject({ code: 'skill_not_available' });
    expect(error.message).toMatch(/skill\.json:\d+:/);
  });

  it('hears of everything that is wrong at once', async () => {
    const error = await refusalOf(
      planOf([
        ok(),
        ok({ dependencies: ['ghost'] }),
        ok({ toolId: 'b', toolPath: 'skills/smithy/scripts/no.sh' }),
      ]),
    );
    expect(error.problems.map(({ pointer }) => pointer)).toEqual([
      '/tools/1/toolId',
      '/tools/1/dependencies/0',
      '/tools/2/toolPath',
    ]);
  });

  it('starts nothing', async () => {
    const workshop = await workshopOf({ loud: { scripts: { 'shout.sh': shell('touch shouted', DONE) } } });
    const shout = step('a', 'skills/loud/scripts/shout.sh');
    await refusalOf(planOf([shout, { ...shout, toolId: 'b', dependencies: ['ghost'] }]), {}, workshop);
    expect(existsSync(path.join(workshop.root, 'loud/data'))).toBe(false);
  });
});

describe('a tool path', () => {
  it.for([
    ['a script of a skill by its file', () => 'skills/smithy/scripts/ok.sh'],
    ['a script of a skill by its name', () => 'skills/smithy/ok'],
    ['an absolute path inside a skill root', () => path.join(smithy.root, 'smithy/scripts/ok.sh')],
  ] as [string, () => string][])('may be %s', async ([, toolPath]) => {
    const result = await smithy.execute(planOf([step('a', toolPath())]));
    expect(toolResult(result, 'a')).toMatchObject({ state: 'success', skill: 'smithy' });
  });
});

/** The error a plan is refused with; a plan that runs is a failure of the test. */
async function refusalOf(
  plan: unknown,
  options: Parameters<Workshop['execute']>[1] = {},
  workshop: Workshop = smithy,
): Promise<InvalidPlanError> {
  const error = await workshop.execute(plan, options).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(InvalidPlanError);
  return error as InvalidPlanError;
}
