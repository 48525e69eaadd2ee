import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/base/json.ts';
import type { ExecutionResult } from '../../src/contracts/execution-result.ts';
import type { Plan } from '../../src/contracts/plan.ts';
import { isVerifying } from '../support/length.ts';
import {
  makeWorkshop,
  planOf,
  sessionWith,
  toolResult,
  type Workshop,
  waitUntilNone,
} from '../support/skills.ts';

const BEHAVE = readFileSync(path.join(import.meta.dirname, 'fixtures/behave.sh'), 'utf8');
const SKILLS = ['anvil', 'bellows', 'crucible', 'drill'] as const;
const SEED = Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_260_131);

/** What a script does in one attempt, and how its failure is called. */
const DEEDS = {
  ok: null,
  fail: 'tool_failed',
  crash: 'process_failed',
  garbage: 'invalid_json',
  silent: 'missing_done',
} as const;
type Deed = keyof typeof DEEDS;

/** A tool of a random plan, with all that decides what must become of it. */
interface Actor {
  id: string;
  skill: string;
  dependencies: string[];
  required: boolean;
  async: boolean;
  maxRetries: number;
  backoffMs: number;
  /** By attempt; the last one holds for all that follow. */
  deeds: Deed[];
  delay: string;
  patch: JsonObject;
}

interface Scenario {
  actors: Actor[];
  parallel: boolean;
  concurrency: number;
}

/** What the rules say about one tool. */
interface Expected {
  state: 'success' | 'failed' | 'skipped';
  retryCount: number;
  code: string | undefined;
  output: JsonObject | null;
}

let workshop: Workshop;
let runs = 0;

beforeAll(async () => {
  console.info(`fast-check seed ${SEED} (NARRATORIA_TEST_SEED chooses another)`);
  const skill = { scripts: { 'behave.sh': BEHAVE } };
  // Its scripts keep a list outside their skills, as only shipped ones can.
  workshop = await makeWorkshop(Object.fromEntries(SKILLS.map((name) => [name, skill])));
});

afterAll(() => workshop.close());

describe('any plan', () => {
  it('is run by the rules, in parallel as in sequence', async () => {
    await fc.assert(
      fc.asyncProperty(scenarios(), async (scenario) => {
        const { result, diary, given } = await perform(scenario);
        const expected = predict(scenario.actors);

        resultFollowsTheRules(result, scenario, expected);
        dependentsGetOutputs(given, scenario, expected);
        dependenciesComeFirst(diary, scenario);
        neverTooManyAtOnce(diary, scenario);
        everyAttemptWasOneProcess(diary, scenario, expected);

        if (!scenario.parallel) return;
        const { result: sequential } = await perform({ ...scenario, parallel: false });
        expect(sequential.aggregatedState).toEqual(result.aggregatedState);
        expect(essence(sequential)).toEqual(essence(result));
      }),
      { seed: SEED, numRuns: isVerifying ? 50 : 20, interruptAfterTimeLimit: 75_000 },
    );
    expect(await waitUntilNone(workshop.processes)).toEqual([]);
  });

  it('ends soon after its deadline, whatever hangs in it', async () => {
    await fc.assert(
      fc.asyncProperty(scenarios(5), fc.nat(), async (scenario, which) => {
        const hanging = scenario.actors[which % scenario.actors.length] as Actor;
        const actors = scenario.actors.map((actor) =>
          actor === hanging ? { ...actor, dependencies: [], deeds: ['hang' as Deed] } : actor,
        );
        const start = performance.now();
        const { result } = await perform({ ...scenario, actors }, 600);

        expect(performance.now() - start).toBeLessThan(30_000);
        const { state, error } = toolResult(result, hanging.id);
        expect(['timeout', 'skipped']).toContain(state);
        expect(error).toMatchObject({ code: 'plan_timeout', category: 'timeout' });
        expect(await waitUntilNone(workshop.processes)).toEqual([]);
      }),
      { seed: SEED, numRuns: 10, interruptAfterTimeLimit: 30_000 },
    );
  });
});

/** Skipped exactly when a required ancestor failed, successful exactly when every required tool was. */
function resultFollowsTheRules(
  result: ExecutionResult,
  { actors }: Scenario,
  expected: Map<string, Expected>,
): void {
  const found = result.toolResults.map(({ toolId, state, retryCount, attempts, error }) => ({
    toolId,
    state,
    retryCount,
    attempts: attempts.length,
    code: error?.code,
  }));
  expect(found).toEqual(
    actors.map(({ id }) => {
      const { state, retryCount, code } = expectedOf(expected, id);
      return { toolId: id, state, retryCount, attempts: state === 'skipped' ? 0 : retryCount + 1, code };
    }),
  );
  const ended = (state: string) => actors.filter(({ id }) => expectedOf(expected, id).state === state);
  const failed = ended('failed');
  const success = actors.every(
    ({ id, required }) => !required || expectedOf(expected, id).state === 'success',
  );
  expect(result.success).toBe(success);
  expect(result.canReplan).toBe(!success);
  expect(result.failedTools.toSorted()).toEqual(failed.map(({ id }) => id).toSorted());
  const failedSkills = failed.filter(({ required }) => required).map(({ skill }) => skill);
  expect(result.disabledSkills.toSorted()).toEqual([...new Set(failedSkills)].toSorted());
  expect(result.aggregatedState).toEqual(
    topological(actors)
      .filter(({ id }) => expectedOf(expected, id).state === 'success')
      .reduce<Json>((state, { patch }) => mergeAsTheRfcSays(state, patch), START),
  );
}

/** Each script saw the outputs of what it depends on, and null where that failed. */
function dependentsGetOutputs(
  given: Map<string, JsonObject>,
  { actors }: Scenario,
  expected: Map<string, Expected>,
): void {
  for (const { id, dependencies } of actors) {
    if (expectedOf(expected, id).state === 'skipped') continue;
    const outputs = dependencies.map((dependency) => [dependency, expectedOf(expected, dependency).output]);
    expect(given.get(id)).toEqual(Object.fromEntries(outputs));
  }
}

function dependenciesComeFirst(diary: readonly string[], { actors }: Scenario): void {
  for (const { id, dependencies } of actors) {
    const start = diary.indexOf(`start ${id}`);
    if (start === -1) continue;
    for (const dependency of dependencies) {
      expect(diary.lastIndexOf(`end ${dependency}`), `${dependency} ended before ${id}`).toBeLessThan(start);
    }
  }
}

function neverTooManyAtOnce(diary: readonly string[], { actors, parallel, concurrency }: Scenario): void {
  const limit = parallel ? Math.min(concurrency, availableParallelism()) : 1;
  const loners = new Set(actors.filter((actor) => !actor.async).map(({ id }) => id));
  const running = new Set<string>();
  for (const entry of diary) {
    const [what, id] = entry.split(' ') as [string, string];
    if (what === 'end') {
      running.delete(id);
      continue;
    }
    running.add(id);
    expect(running.size, diary.join(', ')).toBeLessThanOrEqual(limit);
    if (running.size > 1)
      expect(
        [...running].filter((other) => loners.has(other)),
        diary.join(', '),
      ).toEqual([]);
  }
}

function everyAttemptWasOneProcess(
  diary: readonly string[],
  { actors }: Scenario,
  expected: Map<string, Expected>,
): void {
  for (const { id } of actors) {
    const { state, retryCount } = expectedOf(expected, id);
    const starts = diary.filter((entry) => entry === `start ${id}`).length;
    expect(starts, id).toBe(state === 'skipped' ? 0 : retryCount + 1);
  }
}

const START: JsonObject = { inventory: { torch: true, rope: 3 }, mood: 'calm' };

/** Runs a scenario and gathers what result, scripts and diary have to say. */
async function perform({ actors, parallel, concurrency }: Scenario, planTimeoutMs = 60_000) {
  runs += 1;
  const run = `run-${runs}`;
  const plan: Plan = planOf(
    actors.map((actor) => ({
      toolId: actor.id,
      toolPath: `skills/${actor.skill}/scripts/behave.sh`,
      dependencies: actor.dependencies,
      required: actor.required,
      async: actor.async,
      retryPolicy: { maxRetries: actor.maxRetries, backoffMs: actor.backoffMs },
      input: { run: `../../${run}`, delay: actor.delay, deeds: actor.deeds.join(' '), patch: actor.patch },
    })),
    { parallel },
  );
  const result = await workshop.execute(plan, {
    session: sessionWith(START),
    limits: { concurrency, planTimeoutMs },
  });
  const file = path.join(workshop.root, `${run}.diary`);
  // On a busy machine no script may have got to its first line before the deadline.
  const diary = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const given = new Map(
    result.toolResults.flatMap(({ toolId, events }) => {
      const last = events.findLast((event) => event.type === 'log');
      return last?.fields === undefined ? [] : [[toolId, last.fields] as const];
    }),
  );
  return { result, diary, given };
}

/** What must become of each tool, by the rules alone. */
function predict(actors: readonly Actor[]): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const actor of topological(actors)) {
    const isBlocked = ancestors(actor, actors).some(
      ({ id, required }) => required && expectedOf(expected, id).state === 'failed',
    );
    expected.set(actor.id, isBlocked ? SKIPPED : predictOne(actor));
  }
  return expected;
}

const SKIPPED: Expected = { state: 'skipped', retryCount: 0, code: 'dependency_failed', output: null };

function predictOne({ deeds, maxRetries, patch }: Actor): Expected {
  const attempts = Array.from(
    { length: maxRetries + 1 },
    (_, index) => deeds[index] ?? (deeds.at(-1) as Deed),
  );
  const retryCount = attempts.indexOf('ok');
  if (retryCount >= 0) {
    const output = mergeAsTheRfcSays({}, patch) as JsonObject;
    return { state: 'success', retryCount, code: undefined, output };
  }
  return {
    state: 'failed',
    retryCount: maxRetries,
    code: DEEDS[attempts.at(-1) as Deed] ?? '',
    output: null,
  };
}

/** Dependencies first, ties by place in the plan; slow and plain. */
function topological(actors: readonly Actor[]): Actor[] {
  const order: Actor[] = [];
  while (order.length < actors.length) {
    const placed = new Set(order.map(({ id }) => id));
    const next = actors.find(
      ({ id, dependencies }) => !placed.has(id) && dependencies.every((dependency) => placed.has(dependency)),
    );
    order.push(next as Actor);
  }
  return order;
}

function ancestors(actor: Actor, actors: readonly Actor[]): Actor[] {
  return actor.dependencies.flatMap((id) => {
    const parent = actors.find((other) => other.id === id) as Actor;
    return [parent, ...ancestors(parent, actors)];
  });
}

/** The pseudo-code of RFC 7396, section 2. */
function mergeAsTheRfcSays(target: Json, patch: Json): Json {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: JsonObject =
    typeof target !== 'object' || target === null || Array.isArray(target) ? {} : structuredClone(target);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = mergeAsTheRfcSays(result[name] ?? null, value);
  }
  return result;
}

function expectedOf(expected: ReadonlyMap<string, Expected>, id: string): Expected {
  return expected.get(id) as Expected;
}

/** What of a result does not depend on the clock. */
function essence(result: ExecutionResult): unknown {
  const { success, canReplan, failedTools, disabledSkills, toolResults } = result;
  const tools = toolResults.map(({ toolId, state, output, retryCount, error }) => ({
    toolId,
    state,
    output,
    retryCount,
    code: error?.code,
  }));
  return { success, canReplan, failedTools, disabledSkills, tools };
}

function scenarios(maxActors = 12): fc.Arbitrary<Scenario> {
  const patchValue = fc.oneof(
    fc.constantFrom<Json>(null, 1, 'lit', true),
    fc.dictionary(fc.constantFrom('torch', 'rope', 'map'), fc.constantFrom<Json>(null, 2, 'wet', [1, 2]), {
      maxKeys: 2,
    }),
  );
  const draft = fc.record({
    skill: fc.constantFrom(...SKILLS),
    after: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
    required: fc.boolean(),
    async: fc.boolean(),
    maxRetries: fc.nat({ max: 2 }),
    backoffMs: fc.nat({ max: 5 }),
    deeds: fc.oneof(
      { weight: 3, arbitrary: fc.constant<Deed[]>(['ok']) },
      {
        weight: 2,
        arbitrary: fc.array(fc.constantFrom(...(Object.keys(DEEDS) as Deed[])), {
          minLength: 1,
          maxLength: 3,
        }),
      },
    ),
    delay: fc.constantFrom('0', '0', '0.005', '0.02'),
    patch: fc.dictionary(fc.constantFrom('inventory', 'mood', 'place'), patchValue, {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  });
  return fc
    .record({
      drafts: fc.array(draft, { minLength: 1, maxLength: maxActors }),
      order: fc.shuffledSubarray([...Array(maxActors).keys()], { minLength: maxActors }),
      parallel: fc.boolean(),
      concurrency: fc.constantFrom(1, 2, 2, 64),
    })
    .map(({ drafts, order, parallel, concurrency }) => {
      const actors = drafts.map(({ after, ...others }, index): Actor => {
        const earlier = index === 0 ? [] : after.map((number) => `t${number % index}`);
        return { id: `t${index}`, dependencies: [...new Set(earlier)], ...others };
      });
      // The plan lists them in any order, so that a dependency may stand after its dependents.
      const listed = order.flatMap((index) => actors[index] ?? []);
      return { actors: listed, parallel, concurrency };
    });
}
