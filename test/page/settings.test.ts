import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Library } from '../../src/contracts/api/library.ts';
import { isVerifying } from '../support/length.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, playedStory } from './support/api.ts';
import { type Mirror, startMirror } from './support/mirror.ts';
import { untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const QWEN = { id: 'qwen-2.5-1.5b-instruct-q4_k_m', title: 'Qwen 2.5 1.5B instruct, Q4_K_M' };
const PHI = { id: 'phi-3.5-mini-instruct-q4_k_m', title: 'Phi-3.5 mini instruct, Q4_K_M' };
const COMING = /^Downloading, [\d.]+ [kM]B of 3(\.0)? MB/;

describePage('the settings', (stage) => {
  let mirror: Mirror;
  let server: Server;
  const env = () => ({ NARRATORIA_HUB: mirror.url, NARRATORIA_OFFLINE: '', NO_PROXY: '127.0.0.1' });
  beforeAll(async () => {
    mirror = await startMirror();
    server = await stage.serve(undefined, { env: env() });
    // Else the recommended model comes by itself.
    await call(server, '/api/models/offer', { answer: 'later' }, 'PUT');
  });
  beforeEach(() => {
    mirror.flow(false);
    mirror.lie(false);
  });
  afterAll(async () => await mirror.close());

  const openStoryteller = async () => {
    const page = await stage.open(server.url.replace('/#', '/settings/storyteller#'));
    await showAll(page);
    return page;
  };
  /** Also the models that are not recommended for this computer. */
  const showAll = async (page: Page) =>
    await page.getByRole('button', { name: /^Show \d+ more model/ }).click();
  const cardOf = (page: Page, { title }: { title: string }) => page.getByRole('article', { name: title });

  it('say at its field what is wrong and do not save it; what is right is kept', async () => {
    const page = await stage.open(server.url.replace('/#', '/settings/skills#'));
    await page.getByRole('button', { name: 'Settings for Storyteller' }).click();
    const patience = page.getByRole('spinbutton', { name: 'Timeout' }).or(page.getByLabel('Timeout'));
    const save = page.getByRole('button', { name: 'Save' });
    await patience.first().fill('12');
    await save.click();
    await expect.poll(() => patience.first().getAttribute('aria-invalid')).toBe('true');
    await patience.first().fill('12000');
    await save.click();
    await page.getByText(/saved/i).first().waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Settings for Storyteller' }).click();
    await expect.poll(() => patience.first().inputValue()).toBe('12000');
  });

  it('leave who tells the story to its own section', async () => {
    const page = await stage.open(server.url.replace('/#', '/settings/skills#'));
    await page.getByRole('button', { name: 'Settings for Storyteller' }).click();
    await page.getByLabel('Timeout').first().waitFor();
    expect(await page.getByLabel('API key', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Choose who tells the story' }).click();
    await page.getByRole('heading', { name: 'Storyteller', exact: true }).waitFor();
  });

  describe('of models', () => {
    it('has a button, not a command, where a model would help; a download that is cancelled leaves nothing', async () => {
      const page = await openStoryteller();
      const now = page.getByRole('region', { name: 'Who tells your stories now' });
      await now.getByText('Built-in writer', { exact: true }).waitFor();
      expect(await page.getByText(/narratoria models|Run:/).count()).toBe(0);
      const card = cardOf(page, QWEN);
      await card.getByRole('button', { name: 'Download' }).click();
      await card.getByText(COMING).waitFor();
      await card.getByRole('button', { name: 'Cancel' }).click();
      await card
        .getByText(/ download/)
        .first()
        .waitFor();
      expect(readdirSync(path.join(server.home, 'models'))).toEqual([]);
    });

    it.runIf(isVerifying)(
      'shows how far it has come, can be paused, goes on there after a restart, and is then there',
      async () => {
        const page = await openStoryteller();
        const card = cardOf(page, QWEN);
        await card.getByRole('button', { name: 'Download' }).click();
        await card.getByText(COMING).waitFor();
        const bar = card.getByRole('progressbar', { name: `Downloading ${QWEN.title}` });
        const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
        const before = await percent();
        await expect.poll(percent).toBeGreaterThan(before);

        await card.getByRole('button', { name: 'Pause' }).click();
        await card.getByText(/^Paused at [\d.]+ [kM]B of 3(\.0)? MB/).waitFor();
        expect(await percent()).toBeGreaterThan(before);
        const { home, port } = server;
        await server.stop();
        server = await stage.serve(home, { port, env: env() });
        await page.goto(server.url.replace('/#', '/settings/storyteller#'));
        await card.getByText(/^Paused at/).waitFor();

        mirror.flow(true);
        await card.getByRole('button', { name: 'Resume' }).click();
        await card.getByText(/^(Installed|In use), /).waitFor();
        expect(mirror.from[0]).toBe(0);
        expect(mirror.from.at(-1)).toBeGreaterThan(10_000);
        expect(existsSync(path.join(home, 'models', QWEN.id, 'model.gguf'))).toBe(true);
        expect(await bar.count()).toBe(0);
      },
    );

    it('says that what came was wrong, keeps nothing of it, and takes the right bytes the next time', async () => {
      mirror.lie(true);
      mirror.flow(true);
      const page = await openStoryteller();
      const card = cardOf(page, PHI);
      await card.getByRole('button', { name: 'Download' }).click();
      await card
        .getByRole('alert')
        .getByText(/The downloaded file was not the expected one and was deleted\./)
        .waitFor();
      expect(existsSync(path.join(server.home, 'models', PHI.id, 'model.gguf'))).toBe(false);
      await expectAccessible(page);
      mirror.lie(false);
      await card.getByRole('button', { name: 'Try again' }).click();
      await card.getByText(/^(Installed|In use), /).waitFor();
    });
  });

  describe('of data', () => {
    const openData = async () => {
      const page = await stage.open(server.url.replace('/#', '/settings/data#'));
      await page.getByRole('heading', { name: 'Data', exact: true }).waitFor();
      return page;
    };

    it('delete all stories only once the words are typed, and a backup brings them back', async () => {
      const { story, scenes } = await playedStory(
        server,
        { campaignId: 'low-water', title: 'To Be Kept' },
        1,
      );
      const page = await openData();
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText(/^Backup created/).waitFor();
      const backups = page.getByRole('list', { name: 'Backups' });
      // Besides those that are made by themselves.
      const restore = backups.getByRole('button', { name: /^Restore backup from/ });
      await restore.first().waitFor();
      const newest = (await restore.first().getAttribute('aria-label')) ?? '';
      expect(newest).toMatch(/^Restore backup from/);

      await page.getByRole('button', { name: 'Delete all stories' }).click();
      const question = page.getByRole('dialog', { name: 'Delete all stories?' });
      const remove = question.getByRole('button', { name: 'Delete' });
      expect(await remove.isDisabled()).toBe(true);
      await question.getByRole('textbox').fill('delete some of it');
      expect(await remove.isDisabled()).toBe(true);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => question.count()).toBe(0);
      expect((await call<Library>(server, '/api/library')).stories).toHaveLength(1);

      await page.getByRole('button', { name: 'Delete all stories' }).click();
      await question.getByRole('textbox').fill('delete everything');
      await remove.click();
      // The library is what a stranger sees.
      await page.getByRole('heading', { name: 'Interactive stories' }).waitFor();
      expect((await call<Library>(server, '/api/library')).stories).toEqual([]);
      await expect(call(server, `/api/stories/${story.id}`)).rejects.toThrow('404');

      await page.getByRole('link', { name: 'Settings' }).click();
      await page
        .getByRole('link', { name: 'Data' })
        .or(page.getByRole('tab', { name: 'Data' }))
        .click();
      await backups.getByRole('button', { name: newest, exact: true }).first().click();
      await page
        .getByRole('dialog', { name: 'Restore this backup?' })
        .getByRole('button', { name: 'Restore' })
        .click();
      await page.getByText('Backup restored.').waitFor();
      await page
        .getByRole('link', { name: /^(Library|Narrative)$/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'Continue To Be Kept' }).click();
      await untilTold(page, scenes.length);
    });
  });
});
