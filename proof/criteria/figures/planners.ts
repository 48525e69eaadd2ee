import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { makeTinyGguf } from '../../../scripts/make-tiny-gguf.ts';
import { silentLog } from '../../../src/base/log.ts';
import { ensureModel } from '../../../src/models/ensure.ts';
import { sharedHome } from '../../../src/models/installed.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import type { BuiltInPlanner } from '../../../src/planner/built-in-planner.ts';
import { WITHOUT_A_STORY } from '../../../src/planner/model/decide.ts';
import { ModelPlanner } from '../../../src/planner/model/model-planner.ts';
import type { SkillLibrary } from '../../../src/skills/library.ts';
import { briefs, playerText } from '../../../test/planner/support/arbitraries.ts';
import { problemsOf } from '../../../test/planner/support/check-plan.ts';
import { labelledTexts } from '../../../test/planner/support/texts.ts';
import { percent, spread, timed } from '../../support/numbers.ts';
import type { Figure, FigureSource } from '../criterion.ts';
import { requestFor } from '../stage/requests.ts';
import type { Stage } from '../stage/stage.ts';
import { builtInPlanner, type Planned, planTexts } from './support/plan-texts.ts';

const REAL = 'tinyllama-1.1b-chat-iq2_xxs';
const RANDOM_PLANS = { whole: 200, quick: 10 };
const REAL_TEXTS = 30;
const GENERATION_MS = 5000;

export const section: FigureSource = {
  id: 'planners',
  async measure(stage) {
    const { planner, skills, close } = await builtInPlanner(stage);
    const texts = labelledTexts('test');
    const figures: Figure[] = [];
    try {
      const alone = await planTexts(planner, skills, texts);
      figures.push(...rates('built-in planner', alone, stage.whyNoMeanings ?? 'words and meanings'));
      figures.push(...(await withTinyModel(stage, planner, skills)));
      if (stage.withModels) figures.push(...(await withRealModel(stage, planner, skills)));
    } finally {
      await close();
    }
    return {
      title: 'Planners',
      note: `The test half of the labelled set, ${texts.length} texts. Valid: contract and input schemas hold. Executable: the executor would run it. Correct: the skills are those of the label. Valid but wrong: the rest of the valid ones. A model decides among what the built-in planner offers, so its plans are valid whatever it says.`,
      figures,
    };
  },
};

function rates(name: string, planned: readonly Planned[], with_: string): Figure[] {
  const count = (test: (plan: Planned) => boolean) => percent(planned.filter(test).length, planned.length);
  return [
    { name: `${name}: schema-valid`, value: count(({ isValid }) => isValid) },
    { name: `${name}: executable`, value: count(({ isExecutable }) => isExecutable) },
    { name: `${name}: correct (${with_})`, value: count(({ isRight }) => isRight) },
    { name: `${name}: valid but wrong`, value: count(({ isValid, isRight }) => isValid && !isRight) },
    { name: `${name}: time`, value: spread(planned.map(({ ms }) => ms)) },
  ];
}

/** Random weights decide at random, over random briefs with names in many scripts and hostile texts. */
async function withTinyModel(stage: Stage, builtIn: BuiltInPlanner, skills: SkillLibrary): Promise<Figure[]> {
  const home = stage.folder();
  const file = path.join(home, 'tiny.gguf');
  writeFileSync(file, makeTinyGguf());
  const { planner, close } = await modelPlanner(home, file, builtIn);
  const names = skills.skills.map(({ name }) => name);
  const runs = stage.isQuick ? RANDOM_PLANS.quick : RANDOM_PLANS.whole;
  const seed = [...stage.seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31;
  const cases = fc.sample(fc.tuple(briefs(), playerText(), fc.subarray(names)), { numRuns: runs, seed });
  const times: number[] = [];
  let [valid, byModel] = [0, 0];
  try {
    await planner.readAhead();
    for (const [brief, text, disabledSkills] of cases) {
      const more = { brief, disabledSkills, generationAttempt: 2, deadline: Date.now() + 60_000 };
      const { result, ms } = await timed(() => planner.generatePlan(requestFor(skills, text, more)));
      times.push(ms);
      const allowed = new Set(names.filter((name) => !disabledSkills.includes(name)));
      if (problemsOf(result, skills, allowed).length === 0) valid += 1;
      if (planner.name !== builtIn.name) byModel += 1;
    }
  } finally {
    await close();
  }
  const name = 'tiny model with random weights';
  return [
    { name: `${name}: schema-valid, over random briefs`, value: percent(valid, runs) },
    { name: `${name}: decided by the model`, value: percent(byModel, runs) },
    { name: `${name}: time`, value: spread(times) },
  ];
}

/** A real model, the smallest there is: it proves the way, not the quality. */
async function withRealModel(stage: Stage, builtIn: BuiltInPlanner, skills: SkillLibrary): Promise<Figure[]> {
  const { files } = await ensureModel(REAL, { home: sharedHome() });
  const home = stage.folder();
  const { planner, close } = await modelPlanner(home, files['model.gguf'] ?? '', builtIn);
  try {
    const { ms } = await timed(() => planner.readAhead());
    const texts = labelledTexts('test').slice(0, REAL_TEXTS);
    const planned = await planTexts(planner, skills, texts, async () => {
      return { deadline: Date.now() + GENERATION_MS };
    });
    const name = 'TinyLlama 1.1B, 2 bits a weight (a real but poor model)';
    const asked = planned.filter(({ by }) => by !== builtIn.name);
    return [
      { name: `${name}: reads its instructions, once`, value: `${Math.round(ms / 1000)} s` },
      { name: `${name}: decided within 5 s`, value: percent(asked.length, planned.length) },
      ...rates(name, planned, 'what it did not decide in time the built-in planner did'),
    ];
  } finally {
    await close();
  }
}

async function modelPlanner(home: string, file: string, builtIn: BuiltInPlanner) {
  mkdirSync(path.join(home, 'models'), { recursive: true });
  await changeModelSettings(home, { narrator: file, contextTokens: 4096 });
  const log = silentLog();
  const model = openLanguageModel({ home, shared: home, log });
  const planner = new ModelPlanner({ model, builtIn, log, front: async () => WITHOUT_A_STORY });
  return { planner, close: () => model.close() };
}
