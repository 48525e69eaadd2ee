import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/base/log.ts';
import type { Plan } from '../../src/contracts/plan.ts';
import { fallbackNarration } from '../../src/plan/fallback.ts';
import type { PlanGenerator, PlanRequest } from '../../src/plan/generator.ts';
import { type ReplanOptions, type ReplanOutcome, replanLoop } from '../../src/plan/replan.ts';
import { briefFrom } from '../../src/planner/brief-from.ts';
import { SkillHealth } from '../../src/skills/health.ts';
import { emit, makeWorkshop, planOf, sessionWith, shell, step, type Workshop } from '../support/skills.ts';

const DONE = emit({ type: 'done', ok: true });
const FAILED = emit({ type: 'done', ok: false });

let workshop: Workshop;

beforeAll(async () => {
  const failing = (patch: string) => shell(emit({ type: 'state_patch', patch: { [patch]: true } }), FAILED);
  workshop = await makeWorkshop({
    bard: { scripts: { 'sing.sh': shell(emit({ type: 'state_patch', patch: { song: 'sung' } }), DONE) } },
    sloth: { scripts: { 'doze.sh': shell('sleep 60') } },
    oracle: { scripts: { 'ask.sh': failing('asked') } },
    ferry: { scripts: { 'cross.sh': failing('crossed') } },
    miner: { scripts: { 'dig.sh': failing('dug') } },
    tinker: { scripts: { 'mend.sh': failing('mended') } },
    herald: { scripts: { 'call.sh': failing('called') } },
  });
});

afterAll(() => workshop.close());

const PATHS = {
  bard: 'skills/bard/scripts/sing.sh',
  oracle: 'skills/oracle/scripts/ask.sh',
  ferry: 'skills/ferry/scripts/cross.sh',
  miner: 'skills/miner/scripts/dig.sh',
  tinker: 'skills/tinker/scripts/mend.sh',
  herald: 'skills/herald/scripts/call.sh',
};
type Name = keyof typeof PATHS;

/** A plan that uses these skills one after the other, each required. */
const using = (...names: Name[]): Plan => planOf(names.map((name) => step(name, PATHS[name])));

describe('the loop', () => {
  it('is done when the first plan works', async () => {
    const plan = using('bard');
    const { outcome, requests, states } = await loop([() => plan]);

    expect(states).toEqual(['GENERATING 1', 'EXECUTING 1', 'SUCCESS 1']);
    expect(outcome).toMatchObject({ state: 'SUCCESS', narration: null, error: null });
    expect(outcome.plan?.requestId).toBe(plan.requestId);
    expect(outcome.result?.aggregatedState).toEqual({ night: true, song: 'sung' });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      playerInput: 'I ask the oracle.',
      intent: { act: 'ask' },
      brief: { seed: 's', scene: 1 },
      isRisky: false,
      disabledSkills: [],
      parentPlanId: null,
      generationAttempt: 1,
      failures: [],
    });
    expect(requests[0]?.availableSkills.map(({ name }) => name)).toEqual([
      'bard',
      'ferry',
      'herald',
      'miner',
      'oracle',
      'sloth',
      'tinker',
    ]);
  });

  it('plans around a skill whose required tool failed', async () => {
    const plans = [using('bard', 'oracle'), using('bard')] as const;
    const { outcome, requests, states } = await loop([() => plans[0], () => plans[1]]);

    expect(states).toEqual([
      'GENERATING 1',
      'EXECUTING 1',
      'REPLANNING 1',
      'GENERATING 2',
      'EXECUTING 2',
      'SUCCESS 2',
    ]);
    expect(requests[1]).toMatchObject({
      disabledSkills: ['oracle'],
      parentPlanId: plans[0].requestId,
      generationAttempt: 2,
      failures: [{ attempt: 1, planId: plans[0].requestId, reason: 'tool_failure', failedTools: ['oracle'] }],
    });
    expect(requests[1]?.availableSkills.map(({ name }) => name)).not.toContain('oracle');
    expect(outcome.state).toBe('SUCCESS');
    expect(outcome.result).toMatchObject({ planId: plans[1].requestId, attemptNumber: 2 });
  });

  it('plans around a skill whose optional tool took all its time', async () => {
    const late = step('sloth', 'skills/sloth/scripts/doze.sh', { required: false });
    const { outcome, requests } = await loop(
      [() => planOf([late, step('oracle', PATHS.oracle)]), () => using('bard')],
      { limits: { planTimeoutMs: 3000 } },
    );
    expect(requests[1]?.disabledSkills).toEqual(['sloth', 'oracle']);
    expect(outcome.attempts[0]?.faults).toMatchObject([
      { skill: 'sloth', error: { code: 'plan_timeout', message: expect.stringContaining('still running') } },
      { skill: 'oracle' },
    ]);
    expect(outcome.state).toBe('SUCCESS');
  });

  it('forgets what a failed plan did to the state', async () => {
    const { outcome } = await loop([() => using('herald', 'bard'), () => using('bard')]);
    expect(outcome.result?.aggregatedState).toEqual({ night: true, song: 'sung' });
  });

  it('does not plan anew for an optional tool', async () => {
    const { outcome, requests } = await loop([
      () => planOf([step('oracle', PATHS.oracle, { required: false }), step('bard', PATHS.bard)]),
    ]);
    expect(outcome.state).toBe('SUCCESS');
    expect(requests).toHaveLength(1);
  });

  it('hands out the plan with its place in the chain, whatever the generator wrote', async () => {
    const plans = [using('oracle'), { ...using('bard'), metadata: { generationAttempt: 1 } }] as const;
    const { outcome } = await loop([() => plans[0], () => plans[1]]);
    expect(outcome.plan).toMatchObject({
      requestId: plans[1].requestId,
      disabledSkills: ['oracle'],
      metadata: { generationAttempt: 2, parentPlanId: plans[0].requestId },
    });
  });

  it('gives up after five plans, with something to tell', async () => {
    const names: Name[] = ['oracle', 'ferry', 'miner', 'tinker', 'herald', 'bard'];
    const plans = names.map((name) => using(name));
    const { outcome, requests, states } = await loop(plans.map((plan) => () => plan));

    expect(requests.map(({ generationAttempt }) => generationAttempt)).toEqual([1, 2, 3, 4, 5]);
    expect(requests.map(({ parentPlanId }) => parentPlanId)).toEqual([
      null,
      ...plans.slice(0, 4).map(({ requestId }) => requestId),
    ]);
    expect(requests.map(({ disabledSkills }) => disabledSkills.length)).toEqual([0, 1, 2, 3, 4]);
    expect(requests.map(({ failures }) => failures.length)).toEqual([0, 1, 2, 3, 4]);
    expect(states.slice(-3)).toEqual(['GENERATING 5', 'EXECUTING 5', 'FALLBACK 5']);
    expect(states.filter((state) => state.startsWith('REPLANNING'))).toHaveLength(4);
    expect(outcome).toMatchObject({
      state: 'FALLBACK',
      plan: { requestId: plans[4]?.requestId },
      result: { success: false, canReplan: false, attemptNumber: 5 },
      error: { code: 'max_replan_attempts', details: { attempts: 5 } },
    });
    expect(outcome.narration).toMatch(/\w+/);
    expect(outcome.attempts.map(({ failure }) => failure?.reason)).toEqual(Array(5).fill('tool_failure'));
  });
});

describe('a generator that', () => {
  const throwing = (reason: unknown) => () => {
    throw reason;
  };
  const garbage = (value: unknown) => () => value as Plan;

  const MISTAKES: [name: string, make: (request: PlanRequest) => Plan | Promise<Plan>, reason: string][] = [
    ['throws', throwing(new Error('out of memory')), 'generation_failed'],
    ['throws something that is no error', throwing('oops'), 'generation_failed'],
    ['rejects', () => Promise.reject(new Error('model is gone')), 'generation_failed'],
    ['returns nothing', garbage(undefined), 'invalid_plan'],
    ['returns null', garbage(null), 'invalid_plan'],
    ['returns a text', garbage('Sure! Here is your plan:'), 'invalid_plan'],
    ['returns a list', garbage([using('bard')]), 'invalid_plan'],
    ['returns an empty object', garbage({}), 'invalid_plan'],
    ['returns tools that are no list', garbage({ ...using('bard'), tools: 'bard' }), 'invalid_plan'],
    [
      'returns a text for the disabled skills',
      garbage({ ...using('bard'), disabledSkills: 'none' }),
      'invalid_plan',
    ],
    [
      'returns a number for the disabled skills',
      garbage({ ...using('bard'), disabledSkills: 0 }),
      'invalid_plan',
    ],
    ['returns a text for the metadata', garbage({ ...using('bard'), metadata: 'first' }), 'invalid_plan'],
    ['returns an id that is no uuid', garbage({ ...using('bard'), requestId: 'plan-1' }), 'invalid_plan'],
    [
      'makes a circle',
      () =>
        planOf([
          step('a', PATHS.bard, { dependencies: ['b'] }),
          step('b', PATHS.bard, { dependencies: ['a'] }),
        ]),
      'cyclic_dependency',
    ],
    ['invents a script', () => planOf([step('a', 'skills/bard/scripts/dance.sh')]), 'script_not_found'],
    ['invents a skill', () => planOf([step('a', 'skills/dragon/scripts/fly.sh')]), 'skill_not_available'],
  ];

  it.for(MISTAKES)('%s is asked again', async ([, make, reason]) => {
    const good = using('bard');
    const { outcome, requests, states } = await loop([make, () => good]);

    expect(requests[1]?.failures).toMatchObject([{ attempt: 1, reason, failedTools: [] }]);
    expect(requests[1]?.failures[0]?.message).not.toMatch(/Cannot read|is not iterable/);
    expect(requests[1]?.disabledSkills).toEqual([]);
    expect(outcome).toMatchObject({ state: 'SUCCESS', plan: { requestId: good.requestId } });
    expect(outcome.attempts).toHaveLength(2);
    expect(states.filter((state) => state.startsWith('SUCCESS'))).toEqual(['SUCCESS 2']);
  });

  it('uses a disabled skill all the same is refused and asked again', async () => {
    const { outcome, requests } = await loop([
      () => using('oracle'),
      () => using('oracle'),
      () => using('bard'),
    ]);
    expect(requests[2]?.failures.map(({ reason }) => reason)).toEqual([
      'tool_failure',
      'skill_not_available',
    ]);
    expect(requests[2]?.disabledSkills).toEqual(['oracle']);
    expect(outcome).toMatchObject({ state: 'SUCCESS', result: { attemptNumber: 3 } });
  });

  it('never gives a plan leaves the fallback narration', async () => {
    const { outcome, requests } = await loop(Array(9).fill(throwing(new Error('no model'))));
    expect(requests).toHaveLength(5);
    expect(outcome).toMatchObject({
      state: 'FALLBACK',
      plan: null,
      result: null,
      error: { code: 'max_replan_attempts', details: { reasons: Array(5).fill('no model') } },
    });
    expect(outcome.narration).toMatch(/\w+/);
  });

  it('takes longer than five seconds is not waited for', async () => {
    const start = performance.now();
    let told: AbortSignal | undefined;
    const { outcome, requests } = await loop([
      ({ signal }) => {
        told = signal;
        return new Promise<Plan>(() => {});
      },
      () => using('bard'),
    ]);
    const waited = performance.now() - start;
    expect(waited).toBeGreaterThanOrEqual(4900);
    expect(waited).toBeLessThan(20_000);
    expect(told?.aborted).toBe(true);
    expect(requests[1]?.failures).toMatchObject([{ reason: 'generation_timeout', planId: null }]);
    expect(outcome.state).toBe('SUCCESS');
  });
});

describe('skills that do badly', () => {
  it('are not offered once they have failed for the session', async () => {
    const health = new SkillHealth();
    health.failed('ferry', { category: 'timeout', code: 'tool_timeout', message: 'late' });
    health.exhausted('ferry');
    const { outcome, requests } = await loop([() => using('ferry'), () => using('bard')], { health });
    expect(requests[0]?.availableSkills.map(({ name }) => name)).not.toContain('ferry');
    expect(requests[1]?.failures[0]?.reason).toBe('skill_not_available');
    expect(outcome.state).toBe('SUCCESS');
  });

  it('come after every healthy one while they are degraded, whatever their priority', async () => {
    const health = new SkillHealth();
    for (let count = 0; count < 3; count += 1)
      health.failed('bard', { category: 'tool_failure', code: 'off_key', message: 'off key' });
    expect(health.stateOf('bard')).toBe('degraded');
    const { requests } = await loop([() => using('bard')], { health });
    const priorities = requests[0]?.availableSkills.map(({ name, priority }) => [name, priority] as const);
    const [bard, ...others] = (priorities ?? []).toSorted((one, other) => one[1] - other[1]);
    expect(bard?.[0]).toBe('bard');
    expect(others.every(([, priority]) => priority > (bard?.[1] ?? 0))).toBe(true);
  });

  it('get worse from loop to loop, and only they', async () => {
    const health = new SkillHealth();
    const fail = async () => void (await loop([() => using('miner'), () => using('bard')], { health }));
    await fail();
    await fail();
    expect(health.stateOf('miner')).toBe('healthy');
    await fail();
    expect(health.stateOf('miner')).toBe('degraded');
    await fail();
    await fail();
    await fail();
    expect(health.stateOf('miner')).toBe('permanentFailure');
    expect(health.stateOf('bard')).toBe('healthy');
  });
});

describe('a loop that is cancelled', () => {
  it('asks for no further plan', async () => {
    const controller = new AbortController();
    const { outcome, requests } = await loop(
      [
        () => {
          controller.abort();
          return using('bard');
        },
        () => using('bard'),
      ],
      { signal: controller.signal },
    );
    expect(requests).toHaveLength(1);
    expect(outcome.state).toBe('FALLBACK');
    expect(outcome.result?.success ?? false).toBe(false);
  });

  it('does not wait for a generator that does not listen', async () => {
    const controller = new AbortController();
    let hasAnswered = false;
    await loop(
      [
        async () => {
          controller.abort();
          await sleep(4500);
          hasAnswered = true;
          return using('bard');
        },
      ],
      { signal: controller.signal },
    );
    expect(hasAnswered).toBe(false);
  });
});

describe('the log', () => {
  it('has a line for each attempt: plan, skills, times and outcome', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog({ write: (line) => lines.push(JSON.parse(line)) });
    const plans = [using('oracle'), using('bard')] as const;
    await loop([() => plans[0], () => plans[1]], { log });
    const attempts = lines.filter(({ msg }) => msg === 'plan attempt');
    expect(attempts).toMatchObject([
      {
        attempt: 1,
        planId: plans[0].requestId,
        skills: ['oracle'],
        outcome: 'tool_failure',
        msg: 'plan attempt',
      },
      { attempt: 2, planId: plans[1].requestId, skills: ['bard'], outcome: 'success', msg: 'plan attempt' },
    ]);
    for (const line of attempts) {
      expect(line).toMatchObject({ time: expect.stringMatching(/^\d{4}-/), executionMs: expect.any(Number) });
    }
  });
});

describe('a plan that is not run', () => {
  it('is in the log with the skills it names, and its metadata says when it was made', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog({ write: (line) => lines.push(JSON.parse(line)) });
    const twice = { ...using('bard'), tools: [...using('bard').tools, ...using('bard').tools] };
    const { outcome } = await loop([() => twice, () => using('bard')], { log });
    expect(lines.find(({ msg }) => msg === 'plan attempt')).toMatchObject({
      planId: twice.requestId,
      skills: ['bard'],
      tools: [{ toolId: 'bard', skill: 'bard', state: 'planned' }, {}],
      outcome: 'invalid_plan',
    });
    expect(outcome.plan?.metadata?.generatedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
  });
});

describe('fallback narration', () => {
  it.for([
    ['a sentence', 'I open the door.'],
    ['a few words', 'Look around'],
    ['nothing', ''],
    ['blanks', '   '],
    ['five thousand letters', 'x'.repeat(5000)],
  ] as const)('has something to say to %s, never the same twice in a row', ([, text]) => {
    const told = [0, 1, 2, 3, 4, 5].map((turn) => fallbackNarration(text, turn));
    for (const narration of told) {
      expect(narration.length).toBeGreaterThan(40);
      expect(narration.length).toBeLessThan(500);
    }
    for (const [index, narration] of told.slice(1).entries()) expect(narration).not.toBe(told[index]);
  });

  it('has three templates, two of which name the deed', () => {
    const told = [0, 1, 2].map((turn) => fallbackNarration('Open the red door.', turn));
    expect(new Set(told).size).toBe(3);
    expect(told.filter((text) => text.includes('open the red door'))).toHaveLength(2);
    expect(fallbackNarration('Open the red door.', 3)).toBe(told[0]);
  });

  it('names no deed before the first choice', () => {
    expect(fallbackNarration('', 1)).toMatch(/^The beginning hangs/);
  });

  it('is the same for the same choice and turn', () => {
    expect(fallbackNarration('Look around', 3)).toBe(fallbackNarration('Look around', 3));
  });
});

interface Performance {
  outcome: ReplanOutcome;
  requests: PlanRequest[];
  /** The states it reported, with the attempt. */
  states: string[];
}

/** Runs the loop with a generator that gives these answers, one for each attempt. */
async function loop(
  answers: readonly ((request: PlanRequest) => Plan | Promise<Plan>)[],
  others: Partial<ReplanOptions> = {},
): Promise<Performance> {
  const requests: PlanRequest[] = [];
  const states: string[] = [];
  const generator: PlanGenerator = {
    name: 'scripted',
    generatePlan: (request) => {
      requests.push(request);
      const answer = answers[requests.length - 1];
      if (answer === undefined) throw new Error('The test has no further answer.');
      return answer(request) as Promise<Plan>;
    },
  };
  const outcome = await replanLoop({
    skills: workshop.library,
    runner: workshop.runner,
    session: sessionWith({ night: true }),
    health: new SkillHealth(),
    playerInput: 'I ask the oracle.',
    intent: { act: 'ask', target: 'oracle', text: 'Ask the oracle' },
    situation: () => ({ brief: briefFrom({ seed: 's', scene: 1 }), isRisky: false }),
    generator,
    onState: (state, attempt) => states.push(`${state} ${attempt}`),
    ...others,
  });
  return { outcome, requests, states };
}
