import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { isVerifying } from '../support/length.ts';
import { emit } from '../support/skills.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, playedStory, playOn, untilStill } from './support/api.ts';
import { choice, choices, stepInto, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { addBrokenChooser, addMutes, addNarrator, addSlowNarrator, TRUSTING } from './support/skills.ts';
import { describePage } from './support/stage.ts';

describePage('when something goes wrong', (stage) => {
  it('a failing skill leaves a notice that can be looked into, sent away and tried again, and the story goes on', async () => {
    const home = stage.newHome();
    const mended = addBrokenChooser(home);
    const { url } = await stage.serve(home, TRUSTING);
    const page = await stage.open(url);
    await stepInto(page, 'Low Water');
    const notice = page
      .getByRole('note')
      .filter({ hasText: 'Compass failed; the story continues without it.' });
    await notice.waitFor();
    await notice.getByRole('button', { name: 'Show details' }).click();
    await notice.getByText('The compass is broken').waitFor();
    await expectAccessible(page);
    expect(await choices(page).getByRole('listitem').count()).toBeGreaterThanOrEqual(3);

    const other = page.getByRole('note').filter({ hasNotText: 'Compass' });
    await other.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => other.count()).toBe(0);

    writeFileSync(mended, '');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await choices(page).getByRole('button', { name: 'Go north' }).waitFor();
    expect(await notice.count()).toBe(0);
  });

  it.runIf(isVerifying)(
    'an event that the page does not know can be opened, in the story and in Tools; a broken skill has a card',
    async () => {
      const home = stage.newHome();
      addNarrator(
        home,
        ['The glass is falling.'],
        emit({ type: 'ui_event', event: 'storm_warning', payload: { level: 3 } }),
      );
      mkdirSync(`${home}/skills/crooked`, { recursive: true });
      writeFileSync(`${home}/skills/crooked/skill.json`, '{\n  "name": 7\n}\n');
      const { url } = await stage.serve(home, TRUSTING);
      const page = await stage.open(url);
      await stepInto(page, 'Low Water');
      await page.getByText('parrot sent “storm_warning”').click();
      await page.getByText('"level": 3').waitFor();
      await expectAccessible(page);

      await page.goto(`${page.url().split('?')[0]?.replace(/\/$/, '')}/tools`);
      await page
        .getByRole('button', { name: /parrot/ })
        .first()
        .click();
      await page.getByText('Event “storm_warning”').click();
      await page.getByRole('complementary').getByText('"level": 3').waitFor();

      await page.goto(new URL('/settings/skills', page.url()).href);
      const card = page.getByRole('article', { name: 'crooked' });
      await card.getByText(/crooked\/skill\.json:2$/).waitFor();
    },
  );

  it('after five attempts there are three ways on: go on, an earlier moment, a restart', async () => {
    const home = stage.newHome();
    const voice = addMutes(home);
    const { url } = await stage.serve(home, TRUSTING);
    const page = await stage.open(url);
    await page.getByRole('button', { name: 'Open Low Water' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: "This scene couldn't be finished" });
    await dialog.getByText('after 5 attempts').waitFor();
    await dialog.getByRole('button', { name: 'View error details' }).click();
    await dialog.getByText('Attempt 5: No voice').waitFor();
    await dialog.getByText('max_replan_attempts').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => dialog.count()).toBe(0);

    await choice(page, 1).click();
    await dialog.getByRole('button', { name: 'Go back to an earlier scene' }).click();
    await page.getByRole('heading', { name: 'The story so far' }).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();

    writeFileSync(voice, '');
    await dialog.getByRole('button', { name: 'Restart session' }).click();
    await untilTold(page, 2);
    expect(await dialog.count()).toBe(0);
  });

  describe('a narrator that takes a minute', () => {
    let server: Server;
    let page: Page;
    let slow: string;
    const isTelling = () => page.getByRole('progressbar', { name: 'Writing the scene' }).waitFor();
    beforeAll(async () => {
      const home = stage.newHome();
      slow = addSlowNarrator(home, ['The kettle sings.']);
      server = await stage.serve(home, TRUSTING);
      page = await stage.openForAll(server.url);
    });

    it('can be left in the first scene, which is begun after all', async () => {
      writeFileSync(slow, '');
      await page.getByRole('button', { name: 'Open Low Water' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByRole('button', { name: /^Cancel/ }).click();
      await page.getByRole('heading', { name: 'Ready to start' }).waitFor();
      await expectAccessible(page);
      rmSync(slow);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await untilTold(page, 1);
    });

    it.runIf(isVerifying)('can be left while he tells a scene another way, and it is as it was', async () => {
      const offered = await choices(page).getByRole('listitem').allInnerTexts();
      writeFileSync(slow, '');
      await page.getByRole('button', { name: /^More options for (?!scene)/ }).click();
      await page.getByRole('menuitem', { name: 'Retell this scene' }).click();
      await page.getByRole('button', { name: 'Cancel and keep the previous version' }).click();
      await untilTold(page, 1);
      const asItWas = async () => {
        await page.getByText('The kettle sings.').first().waitFor();
        expect(await choices(page).getByRole('listitem').allInnerTexts()).toEqual(offered);
      };
      await asItWas();
      await page.reload();
      await untilTold(page, 1);
      await asItWas();
    });

    it('is not taken for idle by an answer older than the choice, and when the server dies under him the page says so', async () => {
      writeFileSync(slow, '');
      const id = new URL(page.url()).pathname.split('/')[2] ?? '';
      let answer = () => {};
      await page.route(`**/api/stories/${id}`, async (route) => {
        const response = await route.fetch();
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        await route.fulfill({ response });
      });
      const isAsked = page.waitForRequest(`**/api/stories/${id}`);
      await call(server, `/api/stories/${id}`, { title: 'High Water' }, 'PATCH');
      await isAsked;
      await page.waitForTimeout(500); // the server has answered; the page does not know it yet
      await choice(page, 1).click();
      await isTelling();
      answer();
      await page.getByText('High Water').first().waitFor();
      expect(await choices(page).count()).toBe(0);
      await page.unroute(`**/api/stories/${id}`);

      await server.kill();
      server = await stage.serve(server.home, { ...TRUSTING, port: server.port });
      await page.getByText('That scene was interrupted').waitFor();
      await untilTold(page, 1);
      rmSync(slow);
      await choice(page, 1).click();
      await untilTold(page, 2);
    });
  });

  describe('but not with the skills', () => {
    let server: Server;
    beforeAll(async () => {
      server = await stage.serve();
    });

    it.runIf(isVerifying)(
      'a machine without a network, and a page that nobody looked at for a while, play on',
      async () => {
        const page = await stage.open(server.url);
        await stepInto(page, 'Low Water');
        await page.evaluate(() => dispatchEvent(new Event('offline')));
        await choice(page, 1).click();
        await untilTold(page, 2);

        const see = (isHidden: boolean) =>
          page.evaluate((hidden) => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
            document.dispatchEvent(new Event('visibilitychange'));
          }, isHidden);
        const letGo = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'));
        await see(true);
        await letGo;
        const id = new URL(page.url()).pathname.split('/')[2] ?? '';
        await playOn(server, await untilStill(server, id));
        expect(await page.getByText('Connection lost.').count()).toBe(0);
        await see(false);
        await untilTold(page, 3);
      },
    );

    it('a story that is deleted in another window is gone from this one', async () => {
      const { story } = await playedStory(server, { campaignId: 'low-water', seed: 'gone' }, 0);
      const page = await stage.open(server.url.replace('/#', `/story/${story.id}#`));
      await untilTold(page, 1);
      await call(server, `/api/stories/${story.id}`, undefined, 'DELETE');
      await page.getByRole('heading', { name: 'Story not found' }).waitFor();
    });

    it.runIf(isVerifying)(
      'a skill that is switched off in mid-story is left out of the next scene',
      async () => {
        const { story } = await playedStory(server, { campaignId: 'low-water', seed: 'toggle' }, 1);
        const page = await stage.open(server.url.replace('/#', `/story/${story.id}/tools#`));
        const tools = page.getByRole('complementary', { name: 'Tools' });
        await tools.getByRole('heading', { name: 'Scene 2' }).waitFor();
        await tools
          .getByRole('button', { name: /memory/i })
          .first()
          .waitFor();

        await page.getByRole('link', { name: 'Settings' }).click();
        await page.getByRole('link', { name: 'Skills' }).click();
        const toggle = page.getByRole('switch', { name: 'Memory' });
        await toggle.click();
        await page.getByText(/is off\. Takes effect in the next scene/).waitFor();
        await expect.poll(() => toggle.isChecked()).toBe(false);

        await page.getByRole('link', { name: 'Narrative' }).click();
        await untilTold(page, 2);
        await choice(page, 1).click();
        await untilTold(page, 3);
        await page.getByRole('link', { name: 'Tools' }).click();
        await tools.getByRole('heading', { name: 'Scene 3' }).waitFor();
        await tools
          .getByRole('button', { name: /storyteller|narrate/i })
          .first()
          .waitFor();
        expect(await tools.getByRole('button', { name: /memory/i }).count()).toBe(0);
      },
    );
  });
});
