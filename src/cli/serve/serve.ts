import { once } from 'node:events';
import { withRuntime } from '../../engine/play/runtime.ts';
import { DEFAULT_PORT, serve } from '../../server/serve.ts';
import { enterSafeMode } from '../safe.ts';
import { tellWaiting } from '../skill/waiting-output.ts';
import { openInBrowser } from './browser.ts';

export interface ServeCommandOptions {
  port?: number;
  open?: boolean;
  offline?: boolean;
  skills: string[];
  trustSkills?: boolean;
  safe?: boolean;
}

/** Serves until it is told to end. Returns the exit code. */
export async function runServer(options: ServeCommandOptions): Promise<number> {
  const { port, open, offline, skills, trustSkills = false } = options;
  if (options.safe === true) enterSafeMode();
  // Everything that could fetch something asks the environment.
  if (offline === true) process.env['NARRATORIA_OFFLINE'] = '1';
  return await withRuntime({ skillFolders: skills, watchSkills: true, trustSkills }, async (runtime) => {
    const served = await serve({ runtime, port: port ?? DEFAULT_PORT, mayMove: port === undefined });
    try {
      const moved =
        port === undefined && served.port !== DEFAULT_PORT ? ` (port ${DEFAULT_PORT} is in use)` : '';
      process.stdout.write(`Narratoria is running at ${served.url}${moved}\n`);
      tellWaiting(runtime.catalog);
      if (open === true) void openInBrowser(served.url, runtime.log);
      if (!runtime.signal.aborted) await once(runtime.signal, 'abort');
      return 0;
    } finally {
      await served.close();
    }
  });
}
