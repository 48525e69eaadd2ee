/**
 * Pictures of every screen of the page, as a desktop and a phone show it, from a story with a fixed seed.
 * `npm run screenshots [NAME…]`, only those whose name contains one of the words; the built program is used.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { NewStory } from '../src/contracts/api/library.ts';
import type { ChoiceView } from '../src/contracts/api/story.ts';
import { playedStory, playOn } from '../test/page/support/api.ts';
import { findChromium, launchChromium } from '../test/page/support/chromium.ts';
import { readIn, SCREENS, type Screen, show } from '../test/page/support/screens.ts';
import { type Server, startServer } from '../test/page/support/server.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
const QUALITY = 72;
const MOST_TURNS = 12;
/** Those far from the window are loaded when they come near it. */
const PICTURES_ARE_THERE = `Promise.all([...document.images]
  .filter((image) => image.loading !== 'lazy')
  .map((image) => image.decode().catch(() => {})))`;

type Theme = 'dark' | 'light';
interface Shot {
  screen: Screen;
  storyId: string;
  themes: Theme[];
}

const firstRun: Screen = {
  name: 'welcome',
  path: () => '/',
  ready: async (page) => await page.getByRole('heading', { name: 'A story is waiting' }).waitFor(),
};
const noStory: Screen = {
  name: 'missing',
  path: () => '/nowhere',
  ready: async (page) => await page.getByRole('heading', { name: 'nothing at this address' }).waitFor(),
};
const noMatch: Screen = {
  name: 'state-nothing-found',
  path: (id) => `/story/${id}/state`,
  ready: async (page) => {
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('unicorn');
    await page.getByText('Not found').waitFor();
  },
};
const unnamed = (name: string): Screen => ({
  name,
  path: (id) => `/story/${id}`,
  ready: async (page) =>
    await page.getByRole('region', { name: 'What do you do?' }).waitFor({ state: 'attached' }),
});
const why: Screen = {
  name: 'story-why',
  path: (id) => `/story/${id}`,
  ready: async (page) => {
    // On a phone the choices open once the last line is on the screen.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.waitForTimeout(500);
    await page
      .getByRole('button', { name: /^Why this choice/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Why this choice/ })
      .first()
      .scrollIntoViewIfNeeded();
  },
};
const roll: Screen = {
  name: 'story-roll',
  path: (id) => `/story/${id}`,
  ready: async (page) => {
    const more = page.getByText('How it came about').last();
    await more.click();
    await more.scrollIntoViewIfNeeded();
  },
};

const risky = (choices: ChoiceView[]) =>
  choices.find(({ difficulty }) => difficulty !== undefined) ?? choices[0];
const LONG_NAME = 'Wilhelmina Bartholomea Featherstonehaugh-Ng';
const RIGHT_TO_LEFT = 'شهرزاد بنت الوزير';

async function main(): Promise<void> {
  const executable = findChromium();
  if (executable === null) throw new Error('No Chromium was found. Name one in the variable CHROMIUM.');
  const wanted = process.argv.slice(2);
  const home = mkdtempSync(path.join(tmpdir(), 'narratoria-screenshots-'));
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer(home);
  const browser = await launchChromium(executable);
  const take = async (shots: Shot[]) => {
    for (const shot of shots) {
      if (wanted.length > 0 && !wanted.some((word) => shot.screen.name.includes(word))) continue;
      for (const theme of shot.themes) await takeBoth(browser, server.url, shot, theme);
    }
  };
  try {
    await take([{ screen: firstRun, storyId: '', themes: ['dark'] }]);
    const story = async (given: NewStory, count: number) =>
      (await playedStory(server, given, count, risky)).story.id;
    const named = (name: string, seed: string): NewStory => ({
      campaignId: 'low-water',
      seed,
      title: name,
      answers: { name },
    });
    const long = await story(named(LONG_NAME, 'long'), 1);
    const rightToLeft = await story(named(RIGHT_TO_LEFT, 'right-to-left'), 1);
    const storyId = await storyWithRoll(server);
    await take([
      ...SCREENS.map((screen): Shot => {
        const themes: Theme[] = ['library', 'story'].includes(screen.name) ? ['dark', 'light'] : ['dark'];
        return { screen, storyId, themes };
      }),
      { screen: roll, storyId, themes: ['dark'] },
      { screen: why, storyId, themes: ['dark'] },
      { screen: noMatch, storyId, themes: ['dark'] },
      { screen: noStory, storyId, themes: ['dark'] },
      { screen: unnamed('story-long-name'), storyId: long, themes: ['dark'] },
      { screen: unnamed('story-right-to-left-name'), storyId: rightToLeft, themes: ['dark'] },
    ]);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

/** A story of some scenes of which the last one was rolled for. */
async function storyWithRoll(server: Server): Promise<string> {
  let view = await playedStory(server, { campaignId: 'part-heard', seed: 'screenshots' }, 4, risky);
  for (let turn = 0; turn < MOST_TURNS && view.scenes.at(-1)?.roll == null; turn += 1)
    view = await playOn(server, view, risky);
  return view.story.id;
}

/** The screen as a desktop and as a phone shows it. */
async function takeBoth(browser: Browser, url: string, shot: Shot, theme: Theme): Promise<void> {
  for (const [label, viewport] of Object.entries(SIZES)) {
    const isPhone = viewport.width < 600;
    const context = await browser.newContext({
      viewport,
      reducedMotion: 'reduce',
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    context.setDefaultTimeout(120_000);
    try {
      const page = await context.newPage();
      await readIn(page, theme);
      await show(page, url, shot.screen, shot.storyId);
      await page.evaluate(PICTURES_ARE_THERE);
      await page.waitForTimeout(400);
      const name = `${shot.screen.name}-${label}${theme === 'light' ? '-light' : ''}.jpg`;
      await page.screenshot({ path: path.join(FOLDER, name), type: 'jpeg', quality: QUALITY });
      console.log(name);
    } finally {
      await context.close();
    }
  }
}

await main();
