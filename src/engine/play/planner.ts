import { createRandom } from '../../base/random.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import type { PlanGenerator } from '../../plan/generator.ts';
import { BuiltInPlanner } from '../../planner/built-in-planner.ts';
import { ModelPlanner } from '../../planner/model/model-planner.ts';
import type { StoryConversation } from '../conversation/story.ts';
import { typedByModel } from '../typed/by-model.ts';
import type { ReadByModel } from '../typed/read.ts';
import type { Runtime } from './runtime.ts';

export interface Planner {
  generator: PlanGenerator;
  /** What the player should know of it, each sentence once. */
  takeNotices(): string[];
  /** Has the model read what has been told meanwhile, while the player does. */
  readAhead(): void;
  /** Reads what the player types, where there is a model. */
  readTyped?: ReadByModel;
}

/**
 * Who plans the scenes: the language model of this home where there is one, with the built-in planner beside it, else the
 * built-in planner alone. The model is loaded in the background; until it is ready the built-in planner plans.
 */
export async function openPlanner({
  seed,
  runtime,
  model,
  conversation,
}: {
  seed: string;
  runtime: Runtime;
  model: LanguageModel;
  conversation: StoryConversation;
}): Promise<Planner> {
  const { log } = runtime;
  // No meanings here: a model of meanings that arrives in the middle must not change a story that a seed replays.
  const builtIn = new BuiltInPlanner({ random: createRandom(seed), log });
  const alone = { generator: builtIn, takeNotices: () => [], readAhead: () => {} };
  try {
    const choice = await model.choice('plan');
    log.info({ choice: choice.kind, why: choice.why }, 'language model for planning');
    if (choice.kind === 'none') return alone;
  } catch (error) {
    log.warn({ err: error }, 'the settings of the language model cannot be used; the built-in planner plans');
    return {
      ...alone,
      takeNotices: once('The settings of the language model cannot be used; the story continues without it.'),
    };
  }
  const notices: string[] = [];
  const generator = new ModelPlanner({
    model,
    builtIn,
    log,
    front: () => conversation.frontFor('plan'),
    shorten: () => conversation.shorten('plan'),
    record: (call) => conversation.record(call),
    onNotice: (sentence) => notices.push(sentence),
  });
  const readAhead = () => {
    generator.readAhead().catch((error: unknown) => log.warn({ err: error }, 'nothing could be read ahead'));
  };
  const readTyped = typedByModel({
    ...{ model, log, front: () => conversation.frontFor('other') },
    record: (call) => conversation.record(call),
  });
  return { generator, takeNotices: () => notices.splice(0), readAhead, readTyped };
}

function once(sentence: string): () => string[] {
  const sentences = [sentence];
  return () => sentences.splice(0);
}
