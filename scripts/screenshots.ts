/**
 * Pictures of every screen of the page, as a desktop and a phone show it, from a story with a fixed seed.
 * `npm run screenshots [NAME…]`, only those whose name contains one of the words; the built program is used.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { packFolder } from '../src/campaign/archive/pack.ts';
import type { ChoiceView } from '../src/contracts/api/story.ts';
import { playedStory, playOn } from '../test/page/support/api.ts';
import { findChromium, launchChromium } from '../test/page/support/chromium.ts';
import { readIn, SCREENS, type Screen, show } from '../test/page/support/screens.ts';
import { type Server, startServer } from '../test/page/support/server.ts';
import { addBrokenChooser, addMutes, TRUSTING } from '../test/page/support/skills.ts';
import {
  copyWithHardNames,
  FIVE_ATTEMPTS,
  importReport,
  lostConnection,
  NAMES,
  NOTICE,
  packBroken,
  STATES,
  WELCOME,
} from '../test/page/support/states.ts';
import { ROOT } from '../test/play/support/story.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots');
const SIZES = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;
const QUALITY = 72;
const MOST_TURNS = 12;
/** Those far from the window are loaded when they come near it. */
const PICTURES_ARE_THERE = `Promise.all([...document.images]
  .filter((image) => image.loading !== 'lazy')
  .map((image) => image.decode().catch(() => {})))`;

const wanted = process.argv.slice(2);

type Theme = 'dark' | 'light';
interface Shot {
  screen: Screen;
  storyId: string;
  theme: Theme;
}
interface Studio {
  scratch: string;
  serve(prepare?: (home: string) => void): Promise<Server>;
  take(server: Server, storyId: string, screens: Screen[], themes?: Theme[]): Promise<void>;
}
/** Screens that are taken with the same servers. */
interface Part {
  screens: string[];
  work(studio: Studio): Promise<void>;
}

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
    const more = page.getByText('Roll details').last();
    await more.click();
    await more.scrollIntoViewIfNeeded();
  },
};

/** What is rolled for. */
const risky = (choices: ChoiceView[]) =>
  choices.find(({ text }) => /^(?:Press|Search|Lean on)\b/.test(text)) ?? choices[0];
async function main(): Promise<void> {
  const executable = findChromium();
  if (executable === null) throw new Error('No Chromium was found. Name one in the variable CHROMIUM.');
  const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-screenshots-'));
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchChromium(executable);
  const servers: Server[] = [];
  const studio: Studio = {
    scratch,
    async serve(prepare = () => {}) {
      const home = mkdtempSync(path.join(scratch, 'home-'));
      prepare(home);
      const server = await startServer(home, TRUSTING);
      servers.push(server);
      return server;
    },
    async take(server, storyId, screens, themes = ['dark']) {
      for (const screen of screens.filter(isWanted))
        for (const theme of themes) await takeBoth(browser, server.url, { screen, storyId, theme });
    },
  };
  try {
    for (const { screens, work } of [ordinary, names, troubles, imports])
      if (wanted.length === 0 || screens.some((name) => isWanted({ name }))) await work(studio);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(scratch, { recursive: true, force: true });
  }
}

const ordinary: Part = {
  screens: [...SCREENS, ...STATES, WELCOME, why, roll].map(({ name }) => name),
  async work({ serve, take }) {
    const server = await serve();
    await take(server, '', [WELCOME], ['dark', 'light']);
    const storyId = await storyWithRoll(server);
    const lit = ['library', 'story'];
    await take(
      server,
      storyId,
      SCREENS.filter(({ name }) => lit.includes(name)),
      ['dark', 'light'],
    );
    await take(server, storyId, [...SCREENS.filter(({ name }) => !lit.includes(name)), roll, why, ...STATES]);
  },
};

const names: Part = {
  screens: NAMES.map(({ name }) => name),
  async work({ serve, take }) {
    const server = await serve((home) => copyWithHardNames(path.join(home, 'campaigns/low-water-names')));
    const { story } = await playedStory(
      server,
      {
        campaignId: 'low-water-names',
        seed: 'names',
        title: 'حكاية طويلة: Wilhelmina Bartholomea Featherstonehaugh-Ng',
        answers: { name: 'Wilhelmina Bartholomea Featherstonehaugh-Ng' },
      },
      3,
      risky,
    );
    await take(server, story.id, NAMES);
  },
};

const troubles: Part = {
  screens: ['story-notice', 'story-five-attempts', 'story-lost-connection'],
  async work({ serve, take }) {
    const low = { campaignId: 'low-water', seed: 'trouble' };
    const broken = await serve(addBrokenChooser);
    const played = await playedStory(broken, low, 0);
    await take(broken, played.story.id, [NOTICE]);
    const mute = await serve(addMutes);
    await take(mute, (await playedStory(mute, low, 0)).story.id, [FIVE_ATTEMPTS]);
    let leaving = await serve();
    const { home, port } = leaving;
    const { story } = await playedStory(leaving, low, 1);
    const gone = lostConnection(
      async () => {
        await leaving.stop();
        leaving = await startServer(home, { port });
      },
      () => leaving.stop(),
    );
    await take(leaving, story.id, [gone]);
  },
};

const imports: Part = {
  screens: ['import-good', 'import-broken'],
  async work({ serve, take, scratch }) {
    const server = await serve();
    await playedStory(server, { campaignId: 'low-water' }, 0);
    let taken = 0;
    const good = async () => {
      taken += 1; // a campaign is taken in once
      const file = path.join(scratch, `the-good-one-${taken}.zip`);
      await packFolder(path.join(ROOT, 'campaigns/the-honourable-snail'), file);
      return file;
    };
    await take(server, '', [
      importReport('import-broken', () => packBroken(scratch), /manifest\.json/),
      importReport('import-good', good, /Took in/),
    ]);
  },
};

const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

/** A story of some scenes of which the last one was rolled for. */
async function storyWithRoll(server: Server): Promise<string> {
  let view = await playedStory(server, { campaignId: 'part-heard', seed: 'screenshots' }, 4, risky);
  for (let turn = 0; turn < MOST_TURNS && view.scenes.at(-1)?.roll == null; turn += 1)
    view = await playOn(server, view, risky);
  return view.story.id;
}

/** The screen as a desktop and as a phone shows it. */
async function takeBoth(browser: Browser, url: string, { screen, storyId, theme }: Shot): Promise<void> {
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
      await show(page, url, screen, storyId);
      await page.evaluate(PICTURES_ARE_THERE);
      await page.waitForTimeout(400);
      const name = `${screen.name}-${label}${theme === 'light' ? '-light' : ''}.jpg`;
      await page.screenshot({ path: path.join(FOLDER, name), type: 'jpeg', quality: QUALITY });
      console.log(name);
    } finally {
      await context.close();
    }
  }
}

await main();
