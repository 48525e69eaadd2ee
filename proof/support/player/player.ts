import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Random } from '../../../src/base/random.ts';
import { choice } from '../../../test/page/support/reader.ts';
import { Journal } from './journal.ts';
import { look, type Snapshot } from './snapshot.ts';

/** How often the page is looked at, and how long a click may take before it is looked at anew. */
const LOOK_EVERY_MS = 150;
const CLICK_MS = 5000;
/** With nothing to read or nothing happening for so long, a player would give up. */
const PATIENCE_MS: Record<Situation, number> = {
  nothing: 15_000,
  telling: 120_000,
  elsewhere: 45_000,
  failed: 120_000,
  // Somebody who chooses gets somewhere; where they do not for so long, nothing on the page can be clicked.
  choosing: 120_000,
  ended: 120_000,
};
/** Three or four, and two to six where they are the author's own. */
const CHOICES = { least: 2, most: 6 } as const;
/** Pages that no trouble may lead to. */
const NEVER = /Something went wrong|Story not found|Page not found/;
/** What a page says that was loaded anew while the server was away and then got a new link. */
const FROM_ITS_LINK = /from its link/;

type Situation = 'choosing' | 'ended' | 'failed' | 'telling' | 'elsewhere' | 'nothing';

interface PlayerOptions {
  page: Page;
  /** Where the story is, with the token. */
  address: () => string;
  random: Random;
  /** The most they read before they choose. */
  readMs?: number;
}

/** Plays in a browser as somebody would who reads fast: looks, chooses, and goes on after whatever happens. */
export class Player {
  readonly page: Page;
  readonly journal = new Journal();
  readonly #options: PlayerOptions;
  #since = { situation: 'nothing' as Situation, at: performance.now() };
  /** The story and the scene whose choice was taken last, until it is known what came of it. */
  #taken: { storyId: string; scene: number } | null = null;
  /** Whether anything was said since, or something was done to the page itself. */
  #isExplained = false;
  #disturbances = 0;
  #isResting = false;
  #isGone = false;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.page = options.page;
  }

  get isAtRest(): boolean {
    return this.#isResting && ['choosing', 'ended'].includes(this.#since.situation);
  }

  get storyId(): string {
    return new URL(this.page.url()).pathname.split('/')[2] ?? '';
  }

  /** Takes no more choices until told to go on. */
  rest(isResting: boolean): void {
    this.#isResting = isResting;
    this.#since.at = performance.now();
  }

  /** Does something to the page itself: a choice that comes to nothing meanwhile needs no explanation. */
  async disturb<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#disturbances += 1;
    try {
      return await work();
    } finally {
      this.#disturbances -= 1;
      this.#isExplained = true;
    }
  }

  leave(): void {
    this.#isGone = true;
  }

  async play(): Promise<void> {
    while (!this.#isGone) {
      const seen = await look(this.page).catch((error: unknown) => this.#whenGone(error));
      if (seen !== null) {
        const storyId = this.storyId;
        if (storyId !== '') this.journal.note(storyId, seen);
        const situation = situationOf(seen);
        this.#isExplained ||= [seen.dialog, seen.lost, seen.toast, seen.written, ...seen.said].some(
          (words) => words !== '',
        );
        this.#judge(situation, seen);
        await this.#act(situation, seen).catch((error: unknown) => this.#whenGone(error));
      }
      await sleep(LOOK_EVERY_MS);
    }
  }

  #judge(situation: Situation, { choices, scenes, written }: Snapshot): void {
    const now = performance.now();
    if (situation !== this.#since.situation) this.#since = { situation, at: now };
    const seconds = Math.round((now - this.#since.at) / 1000);
    const patience = PATIENCE_MS[situation];
    if (seconds * 1000 > patience && !this.#isResting) {
      this.journal.complain(`${describe(situation, written)} for more than ${patience / 1000} s`);
    }
    if (NEVER.test(written)) this.journal.complain(`the page says “${written}”`);
    if (situation === 'ended') this.#taken = null;
    if (situation !== 'choosing') return;
    if (choices < CHOICES.least || choices > CHOICES.most) {
      this.journal.complain(`scene ${scenes.at(-1)?.scene} offers ${choices} choices`);
    }
    this.#weigh(scenes.at(-1)?.scene ?? 0);
  }

  /** A choice that led nowhere must have been explained. */
  #weigh(scene: number): void {
    const isAsBefore =
      this.#taken !== null && this.#taken.storyId === this.storyId && scene <= this.#taken.scene;
    this.#taken = null;
    if (isAsBefore && !this.#isExplained && this.#disturbances === 0)
      this.journal.complain(`the choice at scene ${scene} came to nothing, and nobody said why`);
  }

  async #act(situation: Situation, seen: Snapshot): Promise<void> {
    const { random, readMs = 800, address } = this.#options;
    if (situation === 'failed') return await this.#goOn(seen);
    if (!seen.path.startsWith('/') || FROM_ITS_LINK.test(seen.written))
      return void (await this.page.goto(address(), { timeout: CLICK_MS }));
    if (seen.written !== '')
      return await this.page
        .getByRole('button', { name: /^(?:Try again|Start)$/ })
        .click({ timeout: CLICK_MS });
    if (this.#isResting || (situation !== 'choosing' && situation !== 'ended')) return;
    await sleep(random.next() * readMs);
    if (situation === 'ended') {
      return await this.page.getByRole('button', { name: /^Begin again/ }).click({ timeout: CLICK_MS });
    }
    const number = 1 + random.below(Math.max(1, seen.choices));
    // Before the click: what is said while it waits for its button explains what becomes of the choice.
    this.#isExplained = false;
    this.#taken = { storyId: this.storyId, scene: seen.scenes.at(-1)?.scene ?? 0 };
    await choice(this.page, number)
      .click({ timeout: CLICK_MS })
      .catch((error: unknown) => {
        this.#taken = null;
        throw error;
      });
  }

  /** After a scene that could not be told: the plain one will do, or another try. */
  async #goOn({ scenes }: Snapshot): Promise<void> {
    const isPatient = this.#options.random.next() < 0.5;
    const button = this.page
      .getByRole('dialog')
      .getByRole('button', { name: isPatient ? 'Restart session' : 'Continue' });
    await button.click({ timeout: CLICK_MS });
    if (isPatient) this.journal.forget(this.storyId, scenes.at(-1)?.scene ?? 0);
  }

  /** A click that found nothing to click, or a page that was reloaded under it, is no news; a closed page is the end. */
  #whenGone(error: unknown): null {
    if (this.page.isClosed() && !this.#isGone) throw error;
    return null;
  }
}

function situationOf({
  scenes,
  isTelling,
  choices,
  hasEnded,
  dialog,
  written,
  path,
  isLoading,
}: Snapshot): Situation {
  if (dialog.includes("couldn't be finished")) return 'failed';
  if (isTelling) return 'telling';
  if (scenes.length > 0 && hasEnded) return 'ended';
  if (scenes.length > 0 && choices > 0) return 'choosing';
  if (written !== '' || !path.startsWith('/')) return 'elsewhere';
  return isLoading ? 'elsewhere' : 'nothing';
}

function describe(situation: Situation, written: string): string {
  if (situation === 'choosing' || situation === 'ended') return 'nothing that was clicked led anywhere';
  if (situation === 'failed') return 'no button of the dialog led anywhere';
  if (situation === 'telling') return 'a scene was being told';
  return situation === 'nothing' ? 'nothing could be read or chosen' : `the page said “${written || 'wait'}”`;
}
