import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import { openTiny } from '../models/llm/support/tiny.ts';
import { briefs, playerText } from './support/arbitraries.ts';
import { problemsOf } from './support/check-plan.ts';
import { plannerWith } from './support/model.ts';
import { openSkills, requestFor, SAMPLES } from './support/skills.ts';

const SEED = Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116);
/** `npm run criteria` makes hundreds; here it is enough to see the real path. */
const RUNS = 20;
const skills = await openSkills(SAMPLES);
const names = skills.skills.map(({ name }) => name);

describe('a model with random weights', () => {
  it('makes plans that are all valid, whatever it decides', { timeout: 180_000 }, async () => {
    const { model } = await openTiny({ contextTokens: 4096 });
    const { planner, logged } = plannerWith(model);
    await planner.readAhead();
    const makers = new Set<string>();
    const decisions = new Set<string>();
    await fc.assert(
      fc.asyncProperty(briefs(), playerText(), fc.subarray(names), async (brief, text, disabledSkills) => {
        // Attempts after the first keep the prefix, so that switching skills does not have it read anew each time.
        const request = requestFor(skills, text, {
          brief,
          disabledSkills,
          generationAttempt: 2,
          deadline: Date.now() + 60_000,
        });
        const plan = await planner.generatePlan(request);
        const allowed = new Set(names.filter((name) => !disabledSkills.includes(name)));
        expect(problemsOf(plan, skills, allowed)).toEqual([]);
        makers.add(planner.name);
        const narrate = plan.tools.find(({ toolId }) => toolId === 'narrate')?.input;
        const told = narrate?.['brief'] as JsonObject | undefined;
        decisions.add(`${told?.['sceneType']}/${JSON.stringify(told?.['direction'])}`);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    expect([...makers], logged()).toEqual(['tiny.gguf']);
    expect(decisions.size).toBeGreaterThan(1);
  });
});
