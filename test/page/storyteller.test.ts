import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Library } from '../../src/contracts/api/library.ts';
import type { Models } from '../../src/contracts/api/models.ts';
import { ROOT } from '../play/support/story.ts';
import { isVerifying } from '../support/length.ts';
import { expectAccessible } from './support/accessible.ts';
import { call, playedStory } from './support/api.ts';
import { type Mirror, startMirror } from './support/mirror.ts';
import { OLLAMA_MODEL, type Ollama, startOllama } from './support/ollama.ts';
import { choice, proseOf, textOf, toldScene, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const PROSE =
  `You stop where you are and listen. The morning is quiet over the white salt, and the light lies thin along
the wall. You can smell tar and old rope. Somewhere behind you a gull complains, and thinks better of it. You put your hands
in your pockets, and wait to see what the day will make of you.`.replaceAll('\n', ' ');
const SLOW_PROSE = `You turn it over in your mind, and it weighs a little more each time that you do.

Your boots are white to the ankle. The air is dry enough to crack a lip. You count the stones in the nearest course, and lose
the number at forty. It seems a long time since breakfast. You think of the cart, and of how slowly it went. Somebody has
painted a fish on the wall, and somebody else has given it spectacles. You do not smile, but you stand a little easier. There
is a smell of warm iron. You rub your eyes, and look again, and the fish is still there.`;
const TITLE = 'The Unwritten Quay';
const KEY = 'sk-a-key-that-nobody-may-see';
const COUNT_CLICKS = `addEventListener('click', (event) => {
  if (event.isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
}, true);`;

/** Low Water without the scenes of its author, so that a writer has something to do. */
function copyWithoutScenes(home: string): void {
  const folder = path.join(home, 'campaigns/told');
  cpSync(path.join(ROOT, 'campaigns/low-water'), folder, { recursive: true });
  rmSync(path.join(folder, 'plot/scenes'), { recursive: true, force: true });
  const file = path.join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, title: TITLE }));
}

describePage('who tells the story', (stage) => {
  let ollama: Ollama;
  beforeAll(async () => {
    ollama = await startOllama();
    ollama.write(PROSE);
  });
  afterAll(async () => await ollama.close());

  const withOllama = () => ({ OLLAMA_HOST: ollama.url.replace('http://', '') });
  const openStoryteller = async (server: Server): Promise<Page> => {
    const page = await stage.open(server.url.replace('/#', '/settings/storyteller#'));
    await page.getByRole('heading', { name: 'Storyteller', exact: true }).waitFor();
    return page;
  };
  const now = (page: Page) => page.getByRole('region', { name: 'Who tells your stories now' });
  const openMenu = async (page: Page, scene: number) => {
    await toldScene(page, scene)
      .getByRole('button', { name: `More options for scene ${scene}` })
      .click();
    return page.getByRole('menu');
  };

  it('is a server on this computer after four clicks from the first launch at most', async () => {
    const home = stage.newHome();
    copyWithoutScenes(home);
    const server = await stage.serve(home, { env: withOllama() });
    // A world of one's own is read in the background.
    const isRead = async () =>
      (await call<Library>(server, '/api/library')).campaigns.some(({ title }) => title === TITLE);
    await expect.poll(isRead, { timeout: 120_000 }).toBe(true);
    const page = await stage.open('about:blank');
    await page.addInitScript(COUNT_CLICKS);
    await page.goto(server.url);
    await page.getByRole('button', { name: `Use ${OLLAMA_MODEL}` }).click();
    await page.getByText(`${OLLAMA_MODEL} will tell the next scene.`).waitFor();
    await page.getByRole('button', { name: `Open ${TITLE}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await untilTold(page, 1);
    expect(Number(await page.evaluate(() => sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(4);
    expect(await proseOf(page, 1)).toContain('The morning is quiet over the white salt');

    const menu = await openMenu(page, 1);
    expect(await textOf(menu)).toContain(`Told by ${OLLAMA_MODEL}`);
    expect(await textOf(menu)).toMatch(/[\d,]+ tokens read, \d+ written/);
    await menu.getByRole('menuitem', { name: 'Show the prompt' }).click();
    const prompts = page.getByRole('dialog').filter({ hasText: 'Prompts of scene 1' });
    await prompts.getByText('Rules, campaign and people').first().waitFor();
    await prompts.getByRole('heading', { name: 'Write the scene' }).waitFor();
    await expectAccessible(page);
    await prompts.getByRole('button', { name: 'Close' }).click();
  });

  describe('is shown and chosen on its page', () => {
    let server: Server;
    beforeAll(async () => {
      server = await stage.serve(undefined, { env: withOllama() });
    });

    it('where a server on this computer is found, tested and left again', async () => {
      const page = await openStoryteller(server);
      await now(page).getByText('Built-in writer', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Use Ollama' }).click();
      await now(page).getByText(OLLAMA_MODEL).waitFor();
      await now(page).getByText('Nothing you play leaves it.').waitFor();
      await now(page).getByRole('button', { name: 'Test' }).click();
      await now(page).getByText('First word after').waitFor();
      await now(page).getByText('tokens per second').waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Use Built-in writer' }).click();
      await now(page).getByText('Built-in writer', { exact: true }).waitFor();
      expect((await call<Models>(server, '/api/models')).setting.provider).toBe('built-in');
    });

    it('where an address at which nothing listens is refused with a hint', async () => {
      const page = await openStoryteller(server);
      await page.getByRole('button', { name: 'Set up Another server' }).click();
      const row = page.getByRole('article', { name: 'Another server' });
      await row.getByRole('textbox', { name: 'Address' }).fill('http://127.0.0.1:9');
      await row.getByRole('combobox', { name: 'Model' }).fill('any');
      await row.getByRole('button', { name: 'Use', exact: true }).click();
      await row.getByRole('alert').waitFor();
      await now(page).getByText('Built-in writer', { exact: true }).waitFor();
    });

    it('where a service is set up only after the player has read what is sent and where', async () => {
      const server = await stage.serve(undefined, {
        env: { NARRATORIA_OFFLINE: '', OLLAMA_HOST: '127.0.0.1:9' },
      });
      await call(server, '/api/models/offer', { answer: 'later' }, 'PUT');
      const page = await openStoryteller(server);
      await page.getByRole('button', { name: 'Set up Anthropic (Claude)' }).click();
      const row = page.getByRole('article', { name: 'Anthropic (Claude)' });
      await row.getByRole('textbox', { name: 'API key' }).fill(KEY);
      await row.getByRole('combobox', { name: 'Model' }).fill('claude-haiku-5-5');
      await row.getByRole('button', { name: 'Continue' }).click();
      const consent = page.getByRole('dialog', { name: 'Send your story to api.anthropic.com?' });
      await consent.getByText('what has happened in the story, as text').waitFor();
      await expectAccessible(page);
      await consent.getByRole('button', { name: 'Cancel' }).click();
      await expect.poll(() => consent.count()).toBe(0);
      expect((await call<Models>(server, '/api/models')).setting.provider).toBe('auto');

      await row.getByRole('button', { name: 'Continue' }).click();
      await consent.getByRole('button', { name: 'Send and use' }).click();
      await now(page).getByText('Your story is sent to api.anthropic.com').waitFor();
      const models = await call<Models>(server, '/api/models');
      expect(models.setting).toMatchObject({ provider: 'claude', hasKey: true });
      expect(JSON.stringify(models)).not.toContain(KEY);
      expect(await page.content()).not.toContain(KEY);
    });
  });

  describe('at the first launch', () => {
    let mirror: Mirror;
    beforeAll(async () => {
      mirror = await startMirror();
    });
    afterAll(async () => await mirror.close());
    const online = () => ({
      NARRATORIA_HUB: mirror.url,
      NARRATORIA_OFFLINE: '',
      NO_PROXY: '127.0.0.1',
      OLLAMA_HOST: '127.0.0.1:9',
    });
    const recommendedFor = async (server: Server) =>
      (await call<Models>(server, '/api/models')).models.find(({ isRecommended }) => isRecommended);

    it('is offered as a download that starts by itself', async () => {
      const server = await stage.serve(undefined, { env: online() });
      const wanted = await recommendedFor(server);
      if (wanted === undefined) return; // too small a machine for any of them
      const page = await stage.open('about:blank');
      await page.clock.install();
      await page.goto(server.url);
      const card = page.getByRole('region', { name: 'A language model for richer stories' });
      await card.getByText(wanted.title).waitFor();
      await card.getByText(wanted.licence).waitFor();
      await page.clock.runFor(20_000);
      expect((await recommendedFor(server))?.state).toBe('absent');
      await page.clock.runFor(15_000);
      await page.getByRole('region', { name: `Downloading ${wanted.title}` }).waitFor();
      expect((await recommendedFor(server))?.state).not.toBe('absent');
      await server.stop();
    });

    it.runIf(isVerifying)('is not downloaded after “Not now”, and not offered again', async () => {
      const server = await stage.serve(undefined, { env: online() });
      if ((await recommendedFor(server)) === undefined) return;
      const page = await stage.open('about:blank');
      await page.clock.install();
      await page.goto(server.url);
      const card = page.getByRole('region', { name: 'A language model for richer stories' });
      await card.getByRole('button', { name: 'Not now' }).click();
      await expect.poll(() => card.count()).toBe(0);
      await page.clock.runFor(60_000);
      expect((await recommendedFor(server))?.state).toBe('absent');
      await page.reload();
      await page.getByRole('heading', { name: 'Worlds' }).waitFor();
      expect((await call<Models>(server, '/api/models')).offer).toBeNull();
      expect(await card.count()).toBe(0);
    });
  });

  describe('while a model writes', () => {
    let server: Server;
    let page: Page;
    beforeAll(async () => {
      const home = stage.newHome();
      copyWithoutScenes(home);
      ollama.write(PROSE);
      server = await stage.serve(home, { env: withOllama() });
      await call(
        server,
        '/api/models/use',
        { provider: 'ollama', baseUrl: ollama.url, model: OLLAMA_MODEL },
        'PUT',
      );
      const { story } = await playedStory(server, { campaignId: 'told', seed: 'told' }, 0);
      page = await stage.openForAll(server.url.replace('/#', `/story/${story.id}#`));
      await untilTold(page, 1);
    }, 300_000);

    it('can be stopped, and what was read stays', async () => {
      ollama.write(SLOW_PROSE);
      ollama.pace(300);
      await page.clock.install();
      await choice(page, 1).click();
      await page.getByText('You turn it over in your mind').waitFor();
      await page.clock.runFor(9_000);
      await page.getByText(`${OLLAMA_MODEL} is writing`).waitFor();
      await page.getByRole('button', { name: 'Stop and keep this text' }).click();
      await untilTold(page, 2);
      expect(await proseOf(page, 2)).toContain('You turn it over in your mind');
      expect(await proseOf(page, 2)).not.toContain('the fish is still there');
    });

    it('hands over to the built-in writer when it is slow', async () => {
      ollama.pace(5000);
      await choice(page, 1).click();
      await page.clock.runFor(21_000);
      await page.getByText('The model is slow.').waitFor();
      await page.getByRole('button', { name: 'Use the built-in writer now' }).click();
      await untilTold(page, 3);
      expect(await textOf(await openMenu(page, 3))).toContain('Told by the built-in writer');
      await page.keyboard.press('Escape');
    });

    it.runIf(isVerifying)('says what failed, once, with the way to the settings', async () => {
      ollama.pace(0);
      ollama.fail(401);
      await choice(page, 1).click();
      await untilTold(page, 4);
      const notice = toldScene(page, 4).getByRole('note').filter({ hasText: 'Storyteller settings' });
      await notice.waitFor();
      await choice(page, 1).click();
      await untilTold(page, 5);
      expect(await toldScene(page, 5).getByRole('note').count()).toBe(0);
      await notice.getByRole('link', { name: 'Storyteller settings' }).click();
      await page.getByRole('heading', { name: 'Storyteller', exact: true }).waitFor();
      await page.goBack();
      await untilTold(page, 5);
      ollama.fail(200);
    });

    it('lets the player change the words afterwards', async () => {
      const last = isVerifying ? 5 : 3;
      const menu = await openMenu(page, last);
      await menu.getByRole('menuitem', { name: 'Edit the text' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit this scene' });
      await dialog.getByRole('textbox').fill('My own words.\n\nAnd more of them.');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByText('My own words.').waitFor();
      expect(await textOf(await openMenu(page, last))).toContain('edited by you');
    });
  });
});
