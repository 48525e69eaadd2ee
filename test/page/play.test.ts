import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isVerifying } from '../support/length.ts';
import { expectAccessible } from './support/accessible.ts';
import { playOn, untilStill } from './support/api.ts';
import { choice, choose, proseOf, textOf, toldScene, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const NO_ANSWER = 'Connection lost.';
const storyIn = (page: Page): string => new URL(page.url()).pathname.split('/')[2] ?? '';

describePage('playing', (stage) => {
  let server: Server;
  /** One story for all of it: what one test leaves, the next goes on with. */
  let storyId = '';
  /** And one window for most of it. */
  let page: Page;
  const story = () => server.url.replace('/#', `/story/${storyId}#`);
  beforeAll(async () => {
    server = await stage.serve();
  });

  it('a stranger is in a story after three clicks and at its fifth scene after four choices', async () => {
    page = await stage.openForAll(server.url);
    await page.getByRole('heading', { name: 'Interactive stories' }).waitFor();
    await expectAccessible(page);
    expect(page.url()).not.toContain('token');
    await page.getByRole('button', { name: /^Start with/ }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await untilTold(page, 1);
    storyId = storyIn(page);
    for (const scene of [2, 3, 4, 5]) {
      const text = await textOf(choice(page, 1).locator('[dir]').first());
      await choose(page, 1, scene);
      // What was chosen stays in the text.
      expect(await textOf(toldScene(page, scene))).toContain(text);
    }
    const prose = await Promise.all([1, 2, 3, 4, 5].map((scene) => proseOf(page, scene)));
    expect(prose.every((text) => text.length > 80)).toBe(true);
    expect(new Set(prose).size).toBe(5);
  });

  it('the library has the story with its last line and leads back into it', async () => {
    await page.goto(server.url);
    const shelf = page.getByRole('region', { name: 'Continue' });
    const line = await textOf(shelf.getByRole('article').getByRole('paragraph').last());
    expect(line.length).toBeGreaterThan(20);
    await shelf.getByRole('link', { name: /^Continue / }).click();
    await untilTold(page, 5);
    expect(await proseOf(page, 5)).toContain(line.split('. ').at(-1)?.replace('…', '').trim());
  });

  it('undo takes the last choice back', async () => {
    await page.goto(story());
    await untilTold(page, 5);
    await page.getByRole('button', { name: /^More options for (?!scene)/ }).click();
    await page.getByRole('menuitem', { name: 'Undo last choice' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();
    await untilTold(page, 4);
    await expect.poll(() => toldScene(page, 5).count()).toBe(0);
  });

  it('the tree shows every moment, and a branch from one leaves the story as it was', async () => {
    await page.goto(story());
    await untilTold(page, 4);
    await page.getByRole('button', { name: 'The story so far' }).click();
    const tree = page.getByRole('dialog').filter({ hasText: 'this story' });
    await expect.poll(() => tree.getByRole('listitem').count()).toBe(4);
    await tree.getByRole('button', { name: /^2/ }).click();
    await page
      .getByRole('dialog', { name: 'Go back to scene 2?' })
      .getByRole('button', { name: 'Start a branch here' })
      .click();
    await untilTold(page, 2);
    expect(storyIn(page)).not.toBe(storyId);
    await page.getByRole('button', { name: 'The story so far' }).click();
    await page.getByRole('heading', { name: /this story/ }).waitFor();
    await expect.poll(() => page.getByRole('dialog').getByRole('heading', { level: 3 }).count()).toBe(2);
    expect((await untilStill(server, storyId)).scenes.at(-1)?.scene).toBe(4);
  });

  it('a story is renamed, and exported with all that was told', async () => {
    await page.goto(story());
    await untilTold(page, 4);
    const more = page.getByRole('button', { name: /^More options for (?!scene)/ });
    await more.click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('The Salt Ledger');
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('heading', { level: 1, name: 'The Salt Ledger' }).waitFor();
    for (const [item, ending] of [
      ['Text (Markdown)', '.md'],
      ['E-book (EPUB)', '.epub'],
    ] as const) {
      await more.click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`salt.ledger.*\\${ending}$`, 'i'));
      const content = readFileSync(await file.path());
      if (ending === '.epub') expect(content.subarray(0, 2).toString()).toBe('PK');
      else expect(content.toString()).toContain((await proseOf(page, 4)).split('\n')[0]);
      await expect.poll(() => page.locator('[role="menu"]').count()).toBe(0); // a menu, even one that is closing, has the keys
    }
  });

  it('keys alone play: numbers choose, the new scene has the focus, and Tab and Enter reach the rest', async () => {
    await page.goto(story());
    await untilTold(page, 4);
    await page.keyboard.press('2');
    await untilTold(page, 5);
    const focused = page.locator(':focus');
    expect(await textOf(focused)).toMatch(/^Scene 5\./);
    await tabTo(page, choice(page, 1));
    expect(await hasVisibleFocus(page)).toBe(true);
    await page.keyboard.press('Enter');
    await untilTold(page, 6);
    const menu = page.getByRole('button', { name: 'More options for scene 6' });
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await tabTo(page, page.getByRole('link', { name: 'State' }), 'backwards');
    await page.keyboard.press('Enter');
    await page.getByRole('tree').waitFor();
    expect(await textOf(focused)).toBe('State');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('tree').count()).toBe(0);
  });

  describe('goes on', () => {
    it('after a reload, at the same place, even in mid-scene', async () => {
      const page = await stage.open(story());
      await untilTold(page, 6);
      await Promise.all([page.waitForResponse(/\/choose$/), choice(page, 1).click()]);
      await page.reload();
      await untilTold(page, 7);
      const before = await keptPlace(page);
      const place = await page.evaluate(() => {
        scrollTo(0, 400);
        return scrollY;
      });
      // The place is kept a moment after the last movement.
      await expect.poll(() => keptPlace(page)).not.toBe(before);
      await page.reload();
      await untilTold(page, 7);
      await expect.poll(() => page.evaluate((at) => Math.abs(scrollY - at), place)).toBeLessThan(60);
    });

    it('after the server was killed, without a reload, and with a choice that was under way', async () => {
      const page = await stage.open(story());
      await untilTold(page, 7);
      await Promise.all([page.waitForRequest(/\/choose$/), choice(page, 1).click()]);
      await server.kill();
      await page.getByText(NO_ANSWER).waitFor();
      server = await stage.serve(server.home, { port: server.port });
      await page.getByRole('button', { name: 'Reconnect now' }).click();
      await expect.poll(() => page.getByText(NO_ANSWER).count()).toBe(0);
      // The scene may have been kept in the instant before the end; then it is told, else the choice is there again.
      await choice(page, 1).waitFor();
      const { scenes } = await untilStill(server, storyId);
      const head = scenes.at(-1)?.scene ?? 0;
      expect([7, 8]).toContain(head);
      await choose(page, 1, head + 1);
      await page.reload();
      await untilTold(page, head + 1);
    });

    it.runIf(isVerifying)(
      'after the connection was lost, and catches up by itself with what was told meanwhile',
      async () => {
        const page = await stage.open(story());
        const before = await untilStill(server, storyId);
        const head = before.scenes.at(-1)?.scene ?? 0;
        await untilTold(page, head);
        const { home, port } = server;
        await server.stop();
        await page.getByText(NO_ANSWER).waitFor();
        await expectAccessible(page);
        const elsewhere = await stage.serve(home);
        await playOn(elsewhere, before);
        await elsewhere.stop();
        server = await stage.serve(home, { port });
        await untilTold(page, head + 1);
        await expect.poll(() => page.getByText(NO_ANSWER).count()).toBe(0);
      },
    );
  });
});

/** Where the reader is, as the page remembers it for a reload. */
async function keptPlace(page: Page): Promise<string> {
  return await page.evaluate(() =>
    JSON.stringify(Object.entries(sessionStorage).filter(([key]) => key.includes('place'))),
  );
}

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['locator']>, way: 'on' | 'backwards' = 'on') {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error('The Tab key does not get there.');
}

/** Whether what has the focus looks different for it. */
async function hasVisibleFocus(page: Page): Promise<boolean> {
  return await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const look = () => {
      const { outlineStyle, outlineWidth, boxShadow, backgroundColor } = getComputedStyle(element);
      return JSON.stringify([outlineStyle, outlineWidth, boxShadow, backgroundColor]);
    };
    const focused = look();
    element.blur();
    const blurred = look();
    element.focus();
    return focused !== blurred;
  });
}
