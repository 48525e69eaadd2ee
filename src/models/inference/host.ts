/**
 * The inference host: the process that runs models. It has a channel to its parent and nothing else; when the channel
 * closes, however that comes about, it ends.
 */
import type { EmbeddingModel } from './embedding-model.ts';
import type { EmbedRequest, HostAnswer, HostRequest } from './messages.ts';

const cancellations = new Map<number, AbortController>();
let turn: Promise<void> = Promise.resolve();
let loaded: { file: string; model: EmbeddingModel } | null = null;

process.on('disconnect', () => process.exit(0));
// Ctrl-C goes to every process of the terminal; when to end is the parent's to say.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

process.on('message', (request: HostRequest) => {
  if (request.type === 'cancel') {
    cancellations.get(request.job)?.abort();
    return;
  }
  cancellations.set(request.job, new AbortController());
  turn = turn.then(() => work(request));
});

async function work(request: EmbedRequest): Promise<void> {
  const { job, text } = request;
  const signal = cancellations.get(job)?.signal as AbortSignal;
  try {
    signal.throwIfAborted();
    const model = await modelFor(request);
    answer({ type: 'done', job, vector: await model.embed(text, { signal }) });
  } catch (error) {
    answer({ type: 'failed', job, message: error instanceof Error ? error.message : String(error) });
  } finally {
    cancellations.delete(job);
  }
}

/** One model is kept in memory; asking for another lets go of it. */
async function modelFor({ modelFile, tokenizerFile }: EmbedRequest): Promise<EmbeddingModel> {
  if (loaded?.file === modelFile) return loaded.model;
  await loaded?.model.dispose();
  loaded = null;
  // Loaded here, so that a machine on which it does not run says why instead of ending the process.
  const { EmbeddingModel } = await import('./embedding-model.ts');
  const model = await EmbeddingModel.load({ modelFile, tokenizerFile });
  loaded = { file: modelFile, model };
  return model;
}

function answer(message: HostAnswer): void {
  if (process.connected) process.send?.(message);
}
