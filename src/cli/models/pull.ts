import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import { ensureModel } from '../../models/ensure.ts';
import type { ModelsOptions } from './options.ts';
import { showProgress } from './progress.ts';

/** Fetches a model. */
export async function pullModel(id: string, options: ModelsOptions): Promise<void> {
  const json = options.json === true;
  if (!CATALOGUE.some((entry) => entry.id === id.toLowerCase())) {
    throw unknownModel(id);
  }
  const interruption = new AbortController();
  const interrupt = () => interruption.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const name of signals) process.on(name, interrupt);
  const display = json ? null : showProgress(process.stderr);
  try {
    const model = await ensureModel(id, {
      home: ensureFolder(homeFolder()),
      mode: 'pull',
      offline: options.offline === true,
      signal: interruption.signal,
      ...(display && { onProgress: display.report }),
    }).finally(() => display?.end());
    process.stdout.write(json ? `${JSON.stringify(model)}\n` : `${model.id} is ready in ${model.folder}\n`);
  } catch (error) {
    throw interruption.signal.aborted ? stopped(id, error) : error;
  } finally {
    for (const name of signals) process.off(name, interrupt);
  }
}

function unknownModel(id: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', `Unknown model: ${JSON.stringify(id)}.`, {
    hint: `Available models: ${CATALOGUE.map((entry) => entry.id).join(', ')}.`,
    details: { id },
  });
}

function stopped(id: string, cause: unknown): NarratoriaError {
  return new NarratoriaError('download_failed', 'Download stopped. The downloaded part is kept.', {
    hint: `To continue: narratoria models pull ${id}`,
    details: { id },
    cause,
  });
}
