import { NarratoriaError } from '../base/errors.ts';
import type { CallRecord, PromptMessage } from './conversation.ts';
import type { GenerateRequest, Generation, LanguageModel } from './language/language-model.ts';

type Recorded = Omit<GenerateRequest, 'messages'> & { messages: readonly PromptMessage[] };

/** Asks a model, and notes down what was sent and what came back, whatever comes of it; nothing where nobody is asked. */
export async function generateRecorded(
  model: LanguageModel,
  request: Recorded,
  from: Pick<CallRecord, 'scene' | 'skill' | 'toolId'>,
  record: (call: CallRecord) => void,
): Promise<Generation> {
  const start = performance.now();
  let soFar = '';
  const call: CallRecord = {
    ...from,
    task: request.task,
    messages: request.messages,
    schema: request.schema ?? null,
    answer: '',
    stopReason: null,
    model: null,
    provider: null,
    tokens: null,
    cost: null,
    ms: 0,
    firstTokenMs: null,
    error: null,
  };
  const passed = () => Math.round(performance.now() - start);
  try {
    const generation = await model.generate({
      ...request,
      messages: request.messages.map(({ part: _, ...message }) => message),
      onText: (piece) => {
        soFar += piece;
        request.onText?.(piece);
      },
    });
    const { text, stopReason, model: id, provider, tokens, cost, timings } = generation;
    record({
      ...call,
      ...{ answer: text, stopReason, model: id, provider, cost },
      tokens: { prompt: tokens.prompt, reused: tokens.reused, written: tokens.written },
      ms: passed(),
      firstTokenMs: timings.firstTokenMs,
    });
    return generation;
  } catch (error) {
    const code = error instanceof NarratoriaError ? error.code : 'cancelled';
    if (code !== 'no_model') record({ ...call, answer: soFar, ms: passed(), error: code });
    throw error;
  }
}
