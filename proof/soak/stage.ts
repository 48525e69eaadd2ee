import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Random } from '../../src/base/random.ts';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { call, untilStill } from '../../test/page/support/api.ts';
import { launchChromium } from '../../test/page/support/chromium.ts';
import { openWindow } from '../../test/page/support/window.ts';
import { Player } from '../support/player/player.ts';
import { LISTENER } from '../support/player/snapshot.ts';
import { type Disk, openDisk } from './server/disk.ts';
import { ServerLives } from './server/lives.ts';
import { SkillCopies } from './server/skill-copies.ts';

const CAMPAIGNS = ['low-water', 'the-extra-sleeper', 'part-heard', 'the-honourable-snail'];

/** Where the soak takes place: a home of its own with its disk and skills, the server, and players in their browsers. */
export interface SoakStage {
  scratch: string;
  home: string;
  disk: Disk;
  skills: SkillCopies;
  lives: ServerLives;
  players: Player[];
  /** What the pages complained of in the console. */
  mistakes: string[];
  closeBrowsers(): Promise<void>;
  close(): Promise<void>;
}

export async function openSoakStage(
  chromium: string,
  { browsers: count, random }: { browsers: number; random: Random },
): Promise<SoakStage> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'narratoria-soak-'));
  const home = path.join(scratch, 'home');
  mkdirSync(home);
  const disk = openDisk(home);
  const browsers: Browser[] = [];
  const lives = new ServerLives(home, scratch);
  const stage: SoakStage = {
    ...{ scratch, home, disk, lives },
    skills: new SkillCopies(home),
    players: [],
    mistakes: [],
    closeBrowsers: async () => void (await Promise.all(browsers.splice(0).map((browser) => browser.close()))),
    async close() {
      await stage.closeBrowsers();
      await lives.kill();
      disk.remove();
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await lives.start();
    for (let number = 0; number < count; number += 1) {
      const browser = await launchChromium(chromium);
      browsers.push(browser);
      stage.players.push(await seat(browser, stage, random.fork(`player ${number}`), number));
    }
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/** Begins a story and puts a player before it. */
async function seat(browser: Browser, stage: SoakStage, random: Random, number: number): Promise<Player> {
  const { lives, mistakes } = stage;
  const campaignId = CAMPAIGNS[number % CAMPAIGNS.length];
  const { id } = await call<StoryCard>(lives.server, '/api/stories', { campaignId, seed: random.uuid() });
  await untilStill(lives.server, id);
  const page = await openWindow(browser, mistakes);
  await page.addInitScript(LISTENER);
  const address = () => lives.url.replace('/#', `/story/${id}#`);
  await page.goto(address());
  return new Player({ page, address, random });
}
