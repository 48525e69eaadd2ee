/**
 * The inference host: the process that runs models. It has a channel to its parent and nothing else; when the channel
 * closes, however that comes about, it ends.
 */
import { NarratoriaError } from '../../base/errors.ts';
import type { EmbeddingModel } from './embedding-model.ts';
import type { Writer } from './llama/writer.ts';
import type { EmbedWork, HostAnswer, HostRequest, WriteWork, Written } from './messages.ts';

const cancellations = new Map<number, AbortController>();
let turn: Promise<void> = Promise.resolve();
let embedding: { file: string; model: EmbeddingModel } | null = null;
let writer: Writer | null = null;

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

async function work(request: Exclude<HostRequest, { type: 'cancel' }>): Promise<void> {
  const { job } = request;
  const signal = cancellations.get(job)?.signal as AbortSignal;
  try {
    signal.throwIfAborted();
    const result =
      request.type === 'embed' ? await embed(request, signal) : await write(request, signal, job);
    answer({ type: 'done', job, result });
  } catch (error) {
    answer({ type: 'failed', job, ...describe(error) });
  } finally {
    cancellations.delete(job);
  }
}

async function embed({ text, ...files }: EmbedWork, signal: AbortSignal): Promise<Float32Array> {
  const model = await embeddingModel(files);
  return model.embed(text, { signal });
}

/** One model is kept in memory; asking for another lets go of it. */
async function embeddingModel({
  modelFile,
  tokenizerFile,
}: Omit<EmbedWork, 'text'>): Promise<EmbeddingModel> {
  if (embedding?.file === modelFile) return embedding.model;
  await embedding?.model.dispose();
  embedding = null;
  // Loaded here, so that a machine on which it does not run says why instead of ending the process.
  const { EmbeddingModel } = await import('./embedding-model.ts');
  const model = await EmbeddingModel.load({ modelFile, tokenizerFile });
  embedding = { file: modelFile, model };
  return model;
}

async function write(request: WriteWork, signal: AbortSignal, job: number): Promise<Written> {
  if (writer === null) {
    // A host that may use the graphics card has the right to try its driver in another process first.
    if (request.load.gpu === 'off') (await import('./llama/trial.ts')).skipTrial();
    const { Writer } = await import('./llama/writer.ts');
    writer = new Writer();
  }
  return writer.write(request, {
    signal,
    onText: (text) => answer({ type: 'text', job, text }),
    onSign: (phase) => answer({ type: 'sign', job, phase }),
  });
}

function describe(error: unknown): Pick<HostAnswer & { type: 'failed' }, 'message' | 'code' | 'details'> {
  if (error instanceof NarratoriaError) {
    return { message: error.message, code: error.code, details: error.details };
  }
  return { message: error instanceof Error ? error.message : String(error) };
}

function answer(message: HostAnswer): void {
  if (process.connected) process.send?.(message);
}
