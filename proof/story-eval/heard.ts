import { NarratoriaError } from '../../src/base/errors.ts';
import type { Message, Task } from '../../src/contracts/conversation.ts';
import type { Generation, LanguageModel } from '../../src/models/language/language-model.ts';

/** One call of a model in a play that is measured. */
export interface HeardCall {
  /** The scene that was told, or had been told last. */
  scene: number;
  task: Task;
  messages: readonly Message[];
  /** Room that was left for the answer. */
  maxTokens: number;
  answer: Generation | null;
  error: string | null;
}

/** A model with somebody who listens. */
export interface HeardModel {
  model: LanguageModel;
  calls: HeardCall[];
  scene: number;
}

export function heardModel(inner: LanguageModel): HeardModel {
  const heard: HeardModel = { model: inner, calls: [], scene: 0 };
  heard.model = {
    choice: (task) => inner.choice(task),
    prepare: (messages, options) => inner.prepare(messages, options),
    get pid() {
      return inner.pid;
    },
    close: () => inner.close(),
    async generate(request) {
      const { task, messages, maxTokens = 0 } = request;
      const call: HeardCall = {
        ...{ scene: heard.scene, task, messages, maxTokens },
        answer: null,
        error: null,
      };
      heard.calls.push(call);
      try {
        call.answer = await inner.generate(request);
        return call.answer;
      } catch (error) {
        call.error = error instanceof NarratoriaError ? error.code : 'cancelled';
        throw error;
      }
    },
  };
  return heard;
}
