import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** A browser without a window is drawn by the machine's own cores: patience, when they are busy. */
const PATIENCE_MS = 60_000;
/** A server that is away is the point of some tests; the browser's own line about it is not the page's mistake. */
const OF_THE_NETWORK = /net::ERR_|Failed to load resource|ERR_CONNECTION/;

/** A window of its own, which knows nothing of the others. Whatever its page throws or complains of is noted. */
export async function openWindow(
  browser: Browser,
  mistakes: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) mistakes.push(message.text());
  });
  return page;
}
