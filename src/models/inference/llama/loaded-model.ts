import { open, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import {
  type ChatWrapper,
  type GgufFileInfo,
  GgufInsights,
  type Llama,
  type LlamaContext,
  type LlamaContextSequence,
  type LlamaModel,
  readGgufFileInfo,
  resolveChatWrapper,
} from 'node-llama-cpp';
import { NarratoriaError } from '../../../base/errors.ts';
import { formatBytes } from '../../format-bytes.ts';
import type { LoadOptions } from '../messages.ts';

const BATCH_TOKENS = 512;
/** Below so many tokens no prompt of ours finds room. */
const LEAST_CONTEXT = 1024;
/** A model under this size gains nothing from a second thread but waiting for it. */
const TINY_BYTES = 50_000_000;
const MOST_THREADS = 16;

/** A language model in this process with the one sequence of tokens it keeps in mind. */
export interface LoadedModel {
  file: string;
  /** Changes when the file does. */
  identity: string;
  model: LlamaModel;
  context: LlamaContext;
  sequence: LlamaContextSequence;
  wrapper: ChatWrapper;
  dispose(): Promise<void>;
}

export async function identityOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  return `${file}\0${size}\0${mtimeMs}`;
}

/** Loads a GGUF, unless it needs more memory than it may have. */
export async function loadModel(llama: Llama, file: string, options: LoadOptions): Promise<LoadedModel> {
  const { info, bytes } = await readHead(file);
  const contextSize = await fitContext(llama, info, bytes, file, options);
  const gpuLayers = llama.gpu === false ? 0 : 'auto';
  const model = await llama
    .loadModel({ modelPath: file, gpuLayers, ignoreMemorySafetyChecks: true })
    .catch((cause: unknown) => {
      throw unusable(file, 'its weights cannot be loaded; it may be cut short or damaged', cause);
    });
  try {
    const context = await model.createContext({
      contextSize,
      sequences: 1,
      batchSize: Math.min(BATCH_TOKENS, contextSize),
      threads: options.threads ?? defaultThreads(llama, bytes),
      swaFullCache: true, // without it the state of a prefix cannot be used again
      ignoreMemorySafetyChecks: true,
    });
    return {
      file,
      identity: await identityOf(file),
      model,
      context,
      sequence: context.getSequence(),
      wrapper: resolveChatWrapper(model, {
        customWrapperSettings: { qwen: { thoughts: options.thinks ? 'auto' : 'discourage' } },
      }),
      async dispose() {
        await context.dispose();
        await model.dispose();
      },
    };
  } catch (error) {
    await model.dispose();
    throw error;
  }
}

async function readHead(file: string): Promise<{ info: GgufFileInfo; bytes: number }> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead < 4 || buffer.toString('latin1') !== 'GGUF') {
      throw unusable(file, 'it is not a GGUF file');
    }
  } finally {
    await handle.close();
  }
  try {
    const info = await readGgufFileInfo(file, { sourceType: 'filesystem', logWarnings: false });
    return { info, bytes: (await stat(file)).size };
  } catch (cause) {
    throw unusable(file, 'its head cannot be read; the file may be cut short', cause);
  }
}

/** The largest context that fits, up to what was asked for. */
async function fitContext(
  llama: Llama,
  info: GgufFileInfo,
  fileBytes: number,
  file: string,
  { contextTokens, memoryBytes }: LoadOptions,
): Promise<number> {
  const insights = await GgufInsights.from(info, llama).catch((cause: unknown) => {
    throw unusable(file, 'its head makes no sense', cause);
  });
  const modelBytes = Math.max(insights.modelSize, fileBytes);
  let contextSize = Math.min(contextTokens, insights.trainContextSize ?? contextTokens);
  if (memoryBytes === null || llama.gpu !== false) return contextSize;
  for (;;) {
    const { cpuRam } = await insights.estimateContextResourceRequirementsV2({
      contextSize,
      modelGpuLayers: 0,
      batchSize: BATCH_TOKENS,
      swaFullCache: true,
    });
    const needed = modelBytes + cpuRam;
    if (needed <= memoryBytes) return contextSize;
    if (contextSize <= LEAST_CONTEXT || modelBytes > memoryBytes) {
      throw tooLarge(file, needed, memoryBytes);
    }
    contextSize = Math.max(LEAST_CONTEXT, Math.floor(contextSize / 2));
  }
}

function defaultThreads(llama: Llama, bytes: number): number {
  if (bytes < TINY_BYTES) return 1;
  // Its threads wait for each other by spinning: one that has to share its core with the story holds up them all.
  return Math.max(1, Math.min(llama.cpuMathCores, availableParallelism(), MOST_THREADS) - 1);
}

function tooLarge(file: string, neededBytes: number, availableBytes: number): NarratoriaError {
  return new NarratoriaError(
    'model_too_large',
    `The model needs ${formatBytes(neededBytes)} of memory, and ${formatBytes(availableBytes)} are free.`,
    { details: { modelFile: file, neededBytes, availableBytes } },
  );
}

function unusable(file: string, why: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('model_failed', `${file} cannot be used as a model: ${why}.`, {
    details: { modelFile: file },
    cause,
  });
}
