import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';

/** A browser without a window is drawn by the machine's own cores: patience, when they are busy. */
const PATIENCE_MS = 60_000;
/** A server that is away is the point of some tests; the browser's own line about it is not the page's mistake. */
const OF_THE_NETWORK = /net::ERR_|Failed to load resource|ERR_CONNECTION/;

/** The page asks for a story without naming a seed, and the server draws one. */
const BEGINNING_OF_A_STORY = /\/api\/stories$/;

/** The same story in every run, so that a choice that a test takes is always there. */
async function withSeed(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'POST') return await route.continue();
  await route.continue({ postData: { seed: 'page', ...(request.postDataJSON() as object) } });
}

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
  await context.route(BEGINNING_OF_A_STORY, withSeed);
  const page = await context.newPage();
  page.on('pageerror', (error) => mistakes.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) mistakes.push(message.text());
  });
  return page;
}
