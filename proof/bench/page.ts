import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { call, playedStory, untilStill } from '../../test/page/support/api.ts';
import { findChromium, launchChromium } from '../../test/page/support/chromium.ts';
import { lengthen } from '../../test/page/support/long-story.ts';
import { choice, untilTold } from '../../test/page/support/reader.ts';
import { type Server, startServer } from '../../test/page/support/server.ts';
import { median } from '../support/numbers.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Budget, type Row, rowOf } from './support/measure.ts';

const ROUNDS = 10;
const SCENES = 1000;
const MOST = { paintMs: 1500, answerMs: 200, kilobytes: 400, elements: 3000 } as const;
const WHOLE: Budget = { kind: 'at most', ratio: 1 };

/** Notes in the page itself when prose is first painted, and how long after a click a scene is seen to be on its way. */
const STOPWATCH = `
  const after = (name, since) => requestAnimationFrame(() => requestAnimationFrame(() => {
    window[name] = performance.now() - since;
  }));
  let clicked = null;
  addEventListener('click', () => { clicked = performance.now(); }, true);
  new MutationObserver(() => {
    if (window.paintMs === undefined && document.querySelector('[data-prose] p') !== null) {
      window.paintMs = null;
      after('paintMs', 0);
    }
    if (clicked !== null && document.querySelector('[aria-label="Writing the scene"]') !== null) {
      after('answerMs', clicked);
      clicked = null;
    }
  }).observe(document, { childList: true, subtree: true });
`;

/** The page in Chromium against the server on loopback. */
export async function benchPage(): Promise<Row[]> {
  const executable = findChromium();
  if (executable === null) throw new Error('There is no Chromium here.');
  using scratch = scratchFolder('bench-page');
  const home = scratch.path;
  const browser = await launchChromium(executable);
  let server = await startServer(home);
  try {
    const story = { campaignId: 'low-water', seed: 'bench' };
    const { story: short } = await playedStory(server, story, 3);
    const { story: long } = await playedStory(server, story, 1);
    await server.stop();
    await lengthen(home, long.id, SCENES);
    server = await startServer(home);

    const kilobytes = await scriptAtStart(await browser.newContext(), server.url);
    const context = await browser.newContext();
    await context.addInitScript(STOPWATCH);
    const paints = await timesOf(() => paint(context, server, short.id));
    const elements = await elementsOf(context, server, long.id);
    const answers = await timesOf(() => answer(context, server, long.id));
    return [
      row('page, first prose of a story', median(paints), MOST.paintMs, 'the most it may take', ROUNDS),
      row('page, click at scene 1,000', median(answers), MOST.answerMs, 'the most it may take', ROUNDS),
      {
        ...row('page, elements at scene 1,000', elements, MOST.elements, 'the most there may be', 1),
        unit: 'elements',
      },
      {
        ...row('page, script at start', kilobytes, MOST.kilobytes, 'the most it may be, gzip', 1),
        unit: 'kB',
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function timesOf(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const time = await measure();
    if (round > 0) times.push(time); // the first one warms up
  }
  return times;
}

/** From the start of the navigation to the frame that shows prose, with the browser's cache as a returning player has it. */
async function paint(context: BrowserContext, server: Server, storyId: string): Promise<number> {
  const page = await openStory(context, server, storyId);
  const ms = await noted(page, 'paintMs');
  await page.close();
  return ms;
}

/** From a click on a choice to the frame that shows that it was heard; then the choice is taken back. */
async function answer(context: BrowserContext, server: Server, storyId: string): Promise<number> {
  const page = await openStory(context, server, storyId);
  await untilTold(page, SCENES);
  await choice(page, 1).click();
  const ms = await noted(page, 'answerMs');
  await page.close();
  await untilStill(server, storyId);
  await call(server, `/api/stories/${storyId}/undo`, { scene: SCENES });
  return ms;
}

/** How many elements the page has once the story is read through, from the last scene up to the first and back. */
async function elementsOf(context: BrowserContext, server: Server, storyId: string): Promise<number> {
  const page = await openStory(context, server, storyId);
  await untilTold(page, SCENES);
  let most = 0;
  for (const key of ['End', 'Home', 'PageDown', 'End']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(300);
    most = Math.max(most, await page.evaluate<number>('document.querySelectorAll("*").length'));
  }
  await page.close();
  return most;
}

async function openStory(context: BrowserContext, server: Server, storyId: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url.replace('/#', `/story/${storyId}#`));
  return page;
}

async function noted(page: Page, name: 'paintMs' | 'answerMs'): Promise<number> {
  for (;;) {
    const ms = await page.evaluate<number | null | undefined>(`window.${name}`);
    if (typeof ms === 'number') return ms;
    await page.waitForTimeout(20);
  }
}

/** All scripts that the library loads on a first visit. */
async function scriptAtStart(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

function row(name: string, ours: number, limit: number, limitIs: string, rounds: number): Row {
  return rowOf({ name, ours, limit, limitIs, rounds, budget: WHOLE });
}
