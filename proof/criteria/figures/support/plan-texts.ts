import path from 'node:path';
import { silentLog } from '../../../../src/base/log.ts';
import { createRandom } from '../../../../src/base/random.ts';
import { openEmbedder } from '../../../../src/models/embedder.ts';
import type { PlanGenerator, PlanRequest } from '../../../../src/plan/generator.ts';
import { preparePlan } from '../../../../src/plan/prepare.ts';
import { BuiltInPlanner } from '../../../../src/planner/built-in-planner.ts';
import { SkillLibrary } from '../../../../src/skills/library.ts';
import { problemsOf } from '../../../../test/planner/support/check-plan.ts';
import { hasRightSkills, type LabelledText } from '../../../../test/planner/support/texts.ts';
import { timed } from '../../../support/numbers.ts';
import { ROOT } from '../../../support/program.ts';
import { requestFor } from '../../stage/requests.ts';
import type { Stage } from '../../stage/stage.ts';

/** What became of a text. */
export interface Planned {
  ms: number;
  /** The contract of plans holds, and every input that of its script. */
  isValid: boolean;
  /** The executor would run it: skills and scripts are there, nothing waits for itself. */
  isExecutable: boolean;
  isRight: boolean;
  by: string;
}

/** The planner that is there without a language model, with meanings where they can be had. */
export async function builtInPlanner(stage: Stage) {
  const dataFolder = stage.folder();
  const skills = await SkillLibrary.open({
    roots: [{ folder: path.join(ROOT, 'skills'), dataFolder, origin: 'shipped' }],
  });
  const embedder = stage.whyNoMeanings === null ? openEmbedder({ home: dataFolder, log: silentLog() }) : null;
  const planner = new BuiltInPlanner({ random: createRandom(stage.seed), embedder });
  return { planner, skills, close: async () => void (await embedder?.close()) };
}

export async function planTexts(
  planner: PlanGenerator,
  skills: SkillLibrary,
  texts: readonly LabelledText[],
  more: () => Partial<PlanRequest> | Promise<Partial<PlanRequest>> = () => ({}),
): Promise<Planned[]> {
  const allowed = new Set(skills.skills.map(({ name }) => name));
  const planned: Planned[] = [];
  for (const labelled of texts) {
    const request = requestFor(skills, labelled.text, await more());
    const { result: plan, ms } = await timed(() => planner.generatePlan(request));
    planned.push({
      ms,
      isValid: problemsOf(plan, skills, allowed).length === 0,
      isExecutable: isExecutable(plan, skills),
      isRight: hasRightSkills(plan, labelled, skills.skills),
      by: planner.name,
    });
  }
  return planned;
}

export function isExecutable(plan: unknown, skills: SkillLibrary): boolean {
  try {
    preparePlan(plan, { skills });
    return true;
  } catch {
    return false; // why is no part of the figure
  }
}
