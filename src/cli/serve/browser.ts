import type { Log } from '../../base/log.ts';

/** Opens the page. Where there is no browser, the address on the terminal has to do. */
export async function openInBrowser(url: string, log: Log): Promise<void> {
  try {
    const { default: open } = await import('open');
    const browser = await open(url);
    browser.on('error', (error) => log.info({ err: error }, 'no browser could be opened'));
    browser.unref();
  } catch (error) {
    log.info({ err: error }, 'no browser could be opened');
  }
}
