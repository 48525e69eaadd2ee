import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { playedStory } from './support/api.ts';
import { lengthen } from './support/long-story.ts';
import { choice, choices, choose, untilTold } from './support/reader.ts';
import { SCREENS, show } from './support/screens.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const DOM_NODES_AT_MOST = 3000;
const NARROWEST = { width: 360, height: 740 };
/** A window of 1280 pixels at 200 % has room for 640. */
const ZOOMED = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 };

describePage('the page', (stage) => {
  let server: Server;
  let storyId: string;
  const origin = () => new URL(server.url).origin;
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
  }, 300_000);

  it('is clean for axe on every screen in both themes', async () => {
    const findings: string[] = [];
    for (const theme of ['dark', 'light'] as const) {
      const page = await stage.open(server.url);
      await readBy(page, theme);
      for (const screen of SCREENS) {
        await show(page, origin(), screen, storyId);
        for (const finding of await axeFindings(page)) findings.push(`${screen.name}, ${theme}: ${finding}`);
      }
    }
    expect(findings).toEqual([]);
  });

  it.each([
    ['360 pixels', { viewport: NARROWEST }],
    ['200 % zoom', ZOOMED],
  ] as const)('fits into %s on every screen', async (_, options) => {
    const page = await stage.open(server.url, options);
    const tooWide: string[] = [];
    for (const screen of SCREENS) {
      await show(page, origin(), screen, storyId);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) tooWide.push(`${screen.name} by ${beyond} pixels`);
    }
    expect(tooWide).toEqual([]);
  });

  it('plays on a phone: the choices grow from a handle', async () => {
    const page = await stage.open(server.url.replace('/#', `/story/${storyId}#`), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await choice(page, 1).waitFor({ state: 'attached' });
    const handle = choices(page).getByRole('button', { name: 'What do you do?' });
    for (const isOpen of [await handle.getAttribute('aria-expanded'), 'again'])
      if (isOpen !== 'true') await handle.tap();
    if ((await handle.getAttribute('aria-expanded')) !== 'true') await handle.tap();
    await choice(page, 1).tap();
    await untilScene(page, 5);
    expect(await page.getByRole('navigation', { name: 'Main' }).boundingBox()).toMatchObject({ x: 0 });
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

  it('has few nodes at scene 1,000, also after looking back', async () => {
    const home = stage.newHome();
    const first = await stage.serve(home);
    const { story } = await playedStory(first, { campaignId: 'low-water', seed: 'long' }, 1);
    await first.stop();
    await lengthen(home, story.id, 1000);
    const { url } = await stage.serve(home);
    const page = await stage.open(url.replace('/#', `/story/${story.id}#`));
    await untilTold(page, 1000);
    const nodes = () => page.evaluate(() => document.getElementsByTagName('*').length);
    expect(await nodes()).toBeLessThan(DOM_NODES_AT_MOST);
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, -3000);
      await page.waitForTimeout(50);
    }
    await page
      .getByRole('article', { name: /^Scene 97\d\./ })
      .first()
      .waitFor({ state: 'attached' });
    expect(await nodes()).toBeLessThan(DOM_NODES_AT_MOST);
    await choice(page, 1).scrollIntoViewIfNeeded();
    await choose(page, 1, 1001);
  });
});

async function untilScene(page: Page, scene: number): Promise<void> {
  await page
    .getByRole('article', { name: new RegExp(`^Scene ${scene}\\.`) })
    .and(page.locator('[aria-busy="false"]'))
    .waitFor();
}

async function readBy(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.evaluate((chosen) => {
    localStorage.setItem('narratoria.reading', JSON.stringify({ theme: chosen }));
  }, theme);
}

/** What axe finds wrong, in a line each. */
async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none][0]?.message ?? '';
        return `${id} at ${target.join(' ')}: ${why}`;
      }),
    );
  });
}
