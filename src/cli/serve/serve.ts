import { once } from 'node:events';
import type { Log } from '../../base/log.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { DEFAULT_PORT, serve } from '../../server/serve.ts';
import { enterSafeMode } from '../safe.ts';
import { tellWaiting } from '../skill/waiting-output.ts';

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

const OPEN_IT_YOURSELF = 'No browser could be opened. Open the link above in a browser on this computer.';

/** Opens the page. Where there is no browser, the address on the terminal has to do, and the player is told so. */
async function openInBrowser(url: string, log: Log): Promise<void> {
  const tell = (error: Error) => {
    log.info({ err: error }, 'no browser could be opened');
    process.stderr.write(`narratoria: ${OPEN_IT_YOURSELF}\n`);
  };
  try {
    const { default: open } = await import('open');
    const browser = await open(url);
    browser.once('error', tell);
    // What opens browsers is there on many machines without one, and says so by its exit code.
    browser.once('exit', (code) => {
      if (code !== null && code !== 0) tell(new Error(`The opener ended with ${code}.`));
    });
    browser.unref();
  } catch (error) {
    tell(error instanceof Error ? error : new Error(String(error)));
  }
}
