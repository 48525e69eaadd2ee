import fc from 'fast-check';
import { InvalidPlanError } from '../../../src/base/errors.ts';
import type { Json } from '../../../src/base/json.ts';
import { locate, parseJsonDocument } from '../../../src/base/json-document.ts';
import { packageRoot } from '../../../src/base/package-root.ts';
import type { Random } from '../../../src/base/random.ts';
import { PLAN_LIMITS } from '../../../src/plan/limits.ts';
import { preparePlan } from '../../../src/plan/prepare.ts';
import { SkillLibrary } from '../../../src/skills/library.ts';
import { mustBe, mustKeepSecret, refusedBy } from '../kit/judge.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { sample } from '../kit/nasty.ts';
import { target } from '../target.ts';

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__', 'constructor');
const paths = [
  'skills/dice-roller/scripts/roll.mjs',
  'skills/memory/scripts/store.mjs',
  'skills/storyteller/scripts/narrate.mjs',
  'skills/../skills/memory/skill.json',
  '/etc/passwd',
  'skills/dice-roller/../../package.json',
  'skills//x',
  'skills/dice-roller/scripts',
];

/** Plans of the right shape, circles and lost dependencies among them. */
const plan = fc.record(
  {
    requestId: fc.uuid(),
    narrative: fc.string(),
    tools: fc.array(
      fc.record(
        {
          toolId: ids,
          toolPath: fc.constantFrom(...paths),
          input: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
          dependencies: fc.array(ids, { maxLength: 3 }),
          required: fc.boolean(),
          async: fc.boolean(),
          retryPolicy: fc.record({
            maxRetries: fc.integer({ min: -1, max: 12 }),
            backoffMs: fc.integer({ min: -1, max: 70_000 }),
          }),
        },
        { requiredKeys: ['toolId', 'toolPath'] },
      ),
      { maxLength: 6 },
    ),
    parallel: fc.boolean(),
    disabledSkills: fc.array(fc.constantFrom('memory', 'nobody'), { maxLength: 2 }),
    metadata: fc.record({
      generationAttempt: fc.integer({ min: 0, max: 6 }),
      parentPlanId: fc.constant(null),
    }),
  },
  { requiredKeys: ['requestId', 'narrative', 'tools', 'parallel', 'disabledSkills', 'metadata'] },
);

function read(bytes: Buffer, skills: SkillLibrary) {
  if (bytes.length > PLAN_LIMITS.bytes) return 'refused' as const; // before it is parsed, as everywhere
  const document = parseJsonDocument(bytes.toString('utf8'));
  if (document.error !== null) return 'refused' as const;
  try {
    const prepared = preparePlan(document.value, { skills });
    const done = new Set<string>();
    for (const { id, dependencies, script } of prepared.order) {
      mustBe(
        dependencies.every((dependency) => done.has(dependency)),
        'dependencies come first',
      );
      mustBe(script.file.startsWith(`${packageRoot()}/skills/`), 'a script lies in a skill');
      done.add(id);
    }
    mustBe(prepared.order.length === prepared.tools.length, 'every tool has its turn');
    return 'accepted' as const;
  } catch (error) {
    if (error instanceof InvalidPlanError) {
      mustKeepSecret(error.toJSON());
      for (const { pointer } of error.problems)
        mustBe(locate(document, pointer).line >= 1, 'a problem has a place');
    }
    return refusedBy(error);
  }
}

export default target<Buffer>({
  name: 'plans',
  what: 'Plan JSON, up to the order its scripts would run in',
  inputs: 10_000,
  quick: 150,
  limitMs: 2000,
  async open() {
    const skills = await SkillLibrary.open({ roots: [`${packageRoot()}/skills`] });
    const make = (random: Random) => {
      const document = sample(plan, random) as Json;
      return jsonText(random.below(3) === 0 ? document : mutateJson(document, random), random);
    };
    return { make, read: (bytes) => read(bytes, skills), show: (bytes) => bytes.toString('latin1') };
  },
});
