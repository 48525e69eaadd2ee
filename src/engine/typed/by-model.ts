import type { Log } from '../../base/log.ts';
import type { CallRecord, PromptMessage } from '../../models/conversation.ts';
import type { LanguageModel } from '../../models/language/language-model.ts';
import { generateRecorded } from '../../models/recorded.ts';
import { typedIntent, typedPrompt, typedSchema } from '../../prompts/tasks/typed.ts';
import type { ReadByModel } from './read.ts';

/** The player waits for it, and words can read most actions. */
const MOST_MS = 10_000;

interface TypedModel {
  model: LanguageModel;
  /** What every prompt of the story begins with. */
  front: () => Promise<readonly PromptMessage[]>;
  /** Gets every call, to be kept with its scene. */
  record: (call: CallRecord) => void;
  log: Log;
}

/** Has the language model say what a typed action means. Where it has nothing usable to say, words and meanings decide. */
export function typedByModel({ model, front, record, log }: TypedModel): ReadByModel {
  return async (text, brief, signal) => {
    try {
      const asked: PromptMessage = { role: 'user', content: typedPrompt(text, brief), part: 'asked' };
      const { json } = await generateRecorded(
        model,
        {
          ...{ task: 'other', messages: [...(await front()), asked], schema: typedSchema(brief) },
          ...{ timeoutMs: MOST_MS, ...(signal && { signal }) },
        },
        { scene: brief.scene, skill: null, toolId: null },
        record,
      );
      return typedIntent(text, json, brief);
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ err: error }, 'the language model has not read what was typed; words decide');
      return null;
    }
  };
}
