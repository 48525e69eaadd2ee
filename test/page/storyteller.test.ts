import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Models } from '../../src/contracts/api/models.ts';
import { expectAccessible } from './support/accessible.ts';
import { call } from './support/api.ts';
import { type Mirror, startMirror } from './support/mirror.ts';
import { OLLAMA_MODEL, type Ollama, startOllama } from './support/ollama.ts';
import { choice, proseOf, textOf, toldScene, untilTold } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const PROSE = 'The lamp burns low. Somebody has left the door open for you, and the rain comes in.';
const COUNT_CLICKS = `addEventListener('click', (event) => {
  if (event.isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
}, true);`;

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
    const server = await stage.serve(undefined, { env: withOllama() });
    const page = await stage.open('about:blank');
    await page.addInitScript(COUNT_CLICKS);
    await page.goto(server.url);
    await page.getByRole('button', { name: `Use ${OLLAMA_MODEL}` }).click();
    await page.getByText(`${OLLAMA_MODEL} will tell the next scene.`).waitFor();
    await page.getByRole('button', { name: /^Start / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await untilTold(page, 1);
    expect(Number(await page.evaluate(() => sessionStorage.getItem('clicks')))).toBeLessThanOrEqual(4);
    await choice(page, 1).click();
    await untilTold(page, 2);
    expect(await proseOf(page, 2)).toContain('The lamp burns low.');
    const menu = await openMenu(page, 2);
    expect(await textOf(menu)).toContain(`Told by ${OLLAMA_MODEL}`);
  });
});
