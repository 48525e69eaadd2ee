import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isVerifying, rounds } from '../support/length.ts';
import { expectAccessible, LOOKS } from './support/accessible.ts';
import { playedStory } from './support/api.ts';
import { lengthen } from './support/long-story.ts';
import { choice, choices, choose, toldScene, untilTold } from './support/reader.ts';
import { goTo, SCREENS } from './support/screens.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';
import { STATES } from './support/states.ts';

/** Scenes of a long story; far more than are shown at once in any case. */
const LONG = isVerifying ? 1000 : 200;
const DOM_NODES_AT_MOST = 3000;
/** The other tests of the page look at what they come to themselves. */
const FEW = SCREENS.filter((_, index) => index % 3 !== 2);

describePage('the page', (stage) => {
  let server: Server;
  let storyId: string;
  let page: Page;
  beforeAll(async () => {
    server = await stage.serve();
    const risky = { campaignId: 'low-water', seed: 'screens' };
    const view = await playedStory(
      server,
      risky,
      3,
      (offered) => offered.find(({ difficulty }) => difficulty !== undefined) ?? offered[0],
    );
    storyId = view.story.id;
    page = await stage.openForAll(server.url);
  }, 300_000);

  it.each(rounds(FEW, [...SCREENS, ...STATES]).map((screen, index) => [screen.name, screen, index] as const))(
    '%s is clean for axe, wide and dark or narrow and light, and fits into 360 pixels and into 200 % zoom',
    async (_, screen, index) => {
      await goTo(page, screen, storyId);
      await expectAccessible(page, rounds(LOOKS.slice(index % 2).slice(0, 1), LOOKS));
    },
  );

  it('shows who is here with the face that was drawn for them', async () => {
    const { story } = await playedStory(server, { campaignId: 'low-water', seed: 'faces' }, 1);
    const page = await stage.open(server.url.replace('/#', `/story/${story.id}#`));
    const face = page.getByRole('complementary', { name: 'Current scene' }).locator('img').first();
    await expect
      .poll(() => face.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  it('plays on a phone: the choices grow from a handle', async () => {
    const page = await stage.open(server.url.replace('/#', `/story/${storyId}#`), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await choice(page, 1).waitFor({ state: 'attached' });
    const handle = choices(page).getByRole('button', { name: 'What do you do?' });
    const isOpen = () => handle.getAttribute('aria-expanded');
    // It opens by itself once the last line is on the screen.
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isOpen).toBe('false');
    await handle.tap();
    await expect.poll(isOpen).toBe('true');
    await choice(page, 1).tap();
    await toldScene(page, 5).waitFor();
    const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(Math.round((bar?.y ?? 0) + (bar?.height ?? 0))).toBe(844);
  });

  describe('with reduced motion', () => {
    it('moves nothing', async () => {
      const page = await stage.open(server.url.replace('/#', `/story/${storyId}#`));
      await untilTold(page, 5);
      await choice(page, 1).click();
      await untilTold(page, 6);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(
            ({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1,
          )
          .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.className),
      );
      expect(moving).toEqual([]);
    });
  });

  it('has few nodes in a long story, also after looking back', async () => {
    await server.stop();
    await lengthen(server.home, storyId, LONG);
    const { url } = await stage.serve(server.home);
    const page = await stage.open(url.replace('/#', `/story/${storyId}#`));
    await untilTold(page, LONG);
    const nodes = () => page.evaluate(() => document.getElementsByTagName('*').length);
    expect(await nodes()).toBeLessThan(DOM_NODES_AT_MOST);
    const lookBack = async () => {
      await page.mouse.wheel(0, -3000);
      const scenes = await page
        .getByRole('article')
        .evaluateAll((articles) =>
          articles.map((article) => Number((article as HTMLElement).dataset['scene'])),
        );
      return Math.min(...scenes);
    };
    await expect.poll(lookBack).toBeLessThan(LONG - 40);
    expect(await nodes()).toBeLessThan(DOM_NODES_AT_MOST);
    await choice(page, 1).scrollIntoViewIfNeeded();
    await choose(page, 1, LONG + 1);
  });
});
