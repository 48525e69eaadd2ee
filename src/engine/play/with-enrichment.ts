import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { packageRoot } from '../../base/package-root.ts';
import type { EnrichOptions } from '../../campaign/enrich/enrich.ts';
import { localWriter } from '../../campaign/enrich/model/local-writer.ts';
import { openLanguageModel } from '../../models/language/open.ts';

/** Runs an enrichment with what this machine has to help it; nothing is started that is not used. */
export async function withEnrichment<Result>(
  work: (home: string, options: EnrichOptions) => Promise<Result>,
): Promise<Result> {
  const home = ensureFolder(homeFolder());
  const log = openLog(home);
  const model = openLanguageModel({ home, log });
  try {
    const writer = await localWriter(model);
    return await work(home, {
      now: new Date(),
      version: programVersion(),
      writer,
      onShortfall: ({ part, reason }) =>
        log.warn(
          { part, reason, model: writer?.modelId },
          'the built-in generator wrote what the model did not',
        ),
    });
  } finally {
    await model.close();
  }
}

function programVersion(): string {
  const text = readFileSync(path.join(packageRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
