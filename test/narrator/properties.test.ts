import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/base/random.ts';
import { PatternPlanner } from '../../src/narrator/patterns.ts';
import { contexts, playerText } from './support/arbitraries.ts';
import { problemsOf } from './support/check-plan.ts';
import { openSkills, requestFor, SAMPLES } from './support/skills.ts';

const SEED = Number(process.env['NARRATORIA_TEST_SEED'] ?? 20_261_116);
const skills = await openSkills(SAMPLES);
const names = skills.skills.map(({ name }) => name);

describe('any plan of the built-in planner', () => {
  it('is valid, acyclic, of allowed skills only, with inputs by their schemas', {
    timeout: 120_000,
  }, async () => {
    const planner = new PatternPlanner({ random: createRandom('properties') });
    await fc.assert(
      fc.asyncProperty(
        contexts(),
        playerText(),
        fc.subarray(names),
        fc.subarray(names),
        fc.option(fc.constantFrom('talk', 'go', 'fight', '', 'made-up')),
        async (context, text, on, disabledSkills, verb) => {
          const request = requestFor(skills, text, {
            context,
            intent: verb === null ? null : { verb, text, target: 'person:1' },
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
