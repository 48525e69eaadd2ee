import { createRandom } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import type { PlanGenerator } from '../../plan/generator.ts';
import { BuiltInPlanner } from '../../planner/built-in-planner.ts';
import { ModelPlanner } from '../../planner/model/model-planner.ts';
import type { Runtime } from './runtime.ts';

export interface Planner {
  generator: PlanGenerator;
  /** What the player should know of it, each sentence once. */
  takeNotices(): string[];
}

/**
 * Who plans the scenes: the language model of this home where there is one, with the built-in planner beside it, else the
 * built-in planner alone. The model is loaded in the background; until it is ready the built-in planner plans.
 */
export async function openPlanner({
  campaign,
  seed,
  runtime,
  model,
}: {
  campaign: Campaign;
  seed: string;
  runtime: Runtime;
  model: LanguageModel;
}): Promise<Planner> {
  const { log } = runtime;
  // No meanings here: a model of meanings that arrives in the middle must not change a story that a seed replays.
  const builtIn = new BuiltInPlanner({ random: createRandom(seed), log });
  const alone = { generator: builtIn, takeNotices: () => [] };
  try {
    const choice = await model.choice('plan');
    log.info({ choice: choice.kind, why: choice.why }, 'language model for planning');
    if (choice.kind === 'none') return alone;
  } catch (error) {
    log.warn({ err: error }, 'the settings of the language model cannot be used; the built-in planner plans');
    return {
      ...alone,
      takeNotices: once('The settings of the language model cannot be used; the story goes on without it.'),
    };
  }
  const notices: string[] = [];
  const { title, genre = '', tone = '' } = campaign.manifest;
  const generator = new ModelPlanner({
    model,
    builtIn,
    log,
    campaign: { title, genre, tone, constraints: campaign.constraints },
    onNotice: (sentence) => notices.push(sentence),
  });
  return { generator, takeNotices: () => notices.splice(0) };
}

function once(sentence: string): () => string[] {
  const sentences = [sentence];
  return () => sentences.splice(0);
}
