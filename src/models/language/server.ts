import { NarratoriaError } from '../../base/errors.ts';
import type { Answer, FullRequest } from './language-model.ts';
import { askOllama } from './server-ollama.ts';
import { askOpenAi } from './server-openai.ts';
import type { ServerSettings } from './settings.ts';

/** Asks a model server on this machine. It queues and keeps prefixes as it likes. */
export async function askServer(server: ServerSettings, request: FullRequest): Promise<Answer> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  let firstTokenMs: number | null = null;
  let text = '';
  const write = (piece: string) => {
    if (piece === '') return;
    firstTokenMs ??= elapsed();
    text += piece;
    request.onSign({ phase: 'writing' });
    request.onText(piece);
  };
  const ask = server.api === 'ollama' ? askOllama : askOpenAi;
  const { stopReason, promptTokens, writtenTokens } = await ask(server, request, write);
  if (stopReason === null) {
    throw new NarratoriaError(
      'model_failed',
      `The model server at ${server.url} ended in the middle of its answer.`,
      {
        details: { text: text.slice(0, 500) },
      },
    );
  }
  return {
    text,
    stopReason,
    tokens: { prompt: promptTokens, reused: 0, reusedFrom: 'nothing', written: writtenTokens },
    cost: 0,
    timings: { loadMs: 0, firstTokenMs, totalMs: elapsed() },
    notices: [],
  };
}
