import type { Log } from '../../base/log.ts';

const OPEN_IT_YOURSELF = 'No browser could be opened. Open the link above in a browser on this computer.';

/** Opens the page. Where there is no browser, the address on the terminal has to do, and the player is told so. */
export async function openInBrowser(url: string, log: Log): Promise<void> {
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
