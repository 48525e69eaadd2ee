import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../src/base/json.ts';
import { createRandom, type Random } from '../../src/base/random.ts';
import type { GenerateRequest } from '../../src/models/language/language-model.ts';
import { BuiltInPlanner } from '../../src/planner/built-in-planner.ts';
import type { Act } from '../../src/rules/acts.ts';
import { briefs, playerText } from './support/arbitraries.ts';
import { problemsOf } from './support/check-plan.ts';
import { plannerWith, scriptedModel } from './support/model.ts';
import { openSkills, requestFor, SAMPLES } from './support/skills.ts';

const SEED = Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116);
const skills = await openSkills(SAMPLES);
const names = skills.skills.map(({ name }) => name);

/** A decision that the grammar allows, by chance. */
function anyDecision({ schema }: GenerateRequest, random: Random): Json[] {
  const places = (schema?.['prefixItems'] ?? []) as { enum: Json[] }[];
  return places.map((options) => random.pick(options.enum));
}

describe('any plan of the model planner', () => {
  it('is valid, acyclic, of allowed skills only, with inputs by their schemas, whatever the model decides', {
    timeout: 120_000,
  }, async () => {
    const random = createRandom('decisions');
    const { model } = scriptedModel((asked) => anyDecision(asked, random));
    const { planner, logged } = plannerWith(model);
    await planner.readAhead();
    let [made, byModel] = [0, 0];
    await fc.assert(
      fc.asyncProperty(briefs(), playerText(), fc.subarray(names), async (brief, text, disabledSkills) => {
        // Attempts after the first keep the prefix, so that the model is ready whatever is switched off.
        const request = requestFor(skills, text, { brief, disabledSkills, generationAttempt: 2 });
        const plan = await planner.generatePlan(request);
        const allowed = new Set(names.filter((name) => !disabledSkills.includes(name)));
        expect(problemsOf(plan, skills, allowed)).toEqual([]);
        made += 1;
        if (planner.name === 'scripted') byModel += 1;
      }),
      { numRuns: 500, seed: SEED },
    );
    expect(made).toBeGreaterThan(0);
    expect(byModel, logged()).toBe(made);
  });
});

describe('any plan of the built-in planner', () => {
  it('is valid, acyclic, of allowed skills only, with inputs by their schemas', {
    timeout: 120_000,
  }, async () => {
    const planner = new BuiltInPlanner({ random: createRandom('properties') });
    await fc.assert(
      fc.asyncProperty(
        briefs(),
        playerText(),
        fc.subarray(names),
        fc.subarray(names),
        fc.option(fc.constantFrom<Act>('talk', 'go', 'fight', 'ask_favour', 'climb')),
        async (brief, text, on, disabledSkills, act) => {
          const request = requestFor(skills, text, {
            brief,
            intent: act === null ? null : { act, text, target: 'person:1' },
            availableSkills: skills.skills.filter(({ name }) => on.includes(name)),
            disabledSkills,
          });
          const allowed = new Set(on.filter((name) => !disabledSkills.includes(name)));
          const plan = await planner.generatePlan(request);
          expect(problemsOf(plan, skills, allowed)).toEqual([]);
          expect(plan.narrative).not.toBe('');
        },
      ),
      { numRuns: 500, seed: SEED },
    );
  });
});
