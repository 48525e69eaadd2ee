import { type Llama, LlamaLogLevel, getLlama as open } from 'node-llama-cpp';
import type { Gpu } from '../messages.ts';

/** llama.cpp in this process, and what is otherwise than asked. It never builds or fetches anything. */
export async function openLlama(gpu: Gpu): Promise<{ llama: Llama; notices: string[] }> {
  if (gpu === 'off') return { llama: await getLlama(false), notices: [] };
  try {
    const llama = await getLlama(gpu);
    const notices = llama.gpu === false ? [noGpu('none that llama.cpp can use was found')] : [];
    return { llama, notices };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { llama: await getLlama(false), notices: [noGpu(reason)] };
  }
}

async function getLlama(gpu: Exclude<Gpu, 'off'> | false): Promise<Llama> {
  return open({
    gpu,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: LlamaLogLevel.warn,
    // The parent keeps the last of it for its log.
    logger: (_level, message) => process.stderr.write(message.endsWith('\n') ? message : `${message}\n`),
  });
}

function noGpu(reason: string): string {
  return `The model runs without the graphics card: ${reason}.`;
}
