import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Mirror, startMirror } from './support/mirror.ts';
import { textOf } from './support/reader.ts';
import type { Server } from './support/server.ts';
import { describePage } from './support/stage.ts';

const QWEN = { id: 'qwen-2.5-1.5b-instruct-q4_k_m', title: 'Qwen 2.5 1.5B instruct, Q4_K_M' };
const LLAMA = { id: 'llama-3.2-3b-instruct-q4_k_m', title: 'Llama 3.2 3B instruct, Q4_K_M' };
const COMING = /^Coming, [\d.]+ [kM]B of 3(\.0)? MB/;

describePage('downloading models', (stage) => {
  let mirror: Mirror;
  let server: Server;
  const env = () => ({ NARRATORIA_HUB: mirror.url, NARRATORIA_OFFLINE: '', NO_PROXY: '127.0.0.1' });
  beforeAll(async () => {
    mirror = await startMirror();
    server = await stage.serve(undefined, { env: env() });
  });
  beforeEach(() => {
    mirror.flow(false);
    mirror.lie(false);
  });
  afterAll(async () => await mirror.close());

  const openModels = async () => {
    const page = await stage.open(server.url.replace('/#', '/settings/models#'));
    await page.getByRole('heading', { name: 'Models', exact: true }).waitFor();
    return page;
  };
  const cardOf = (page: Page, { title }: { title: string }) => page.getByRole('article', { name: title });

  it('has a button, not a command, where a model would help; a download that is cancelled leaves nothing', async () => {
    const page = await openModels();
    const writer = page.getByRole('region', { name: 'Who writes the prose' });
    await writer.getByText('The built-in narrator', { exact: true }).waitFor();
    expect(await page.getByText(/narratoria models|Run:/).count()).toBe(0);
    // A machine that is too small for all of them is told so, and offered none.
    const isSmall = (await writer.getByText('too little for any').count()) > 0;
    const advice = writer
      .getByRole('button', { name: isSmall ? /^Download/ : /^Download .* [GM]B$/ })
      .first();
    const label = isSmall ? ((await advice.getAttribute('aria-label')) ?? '') : await textOf(advice);
    const title = label.replace(/^Download:? |, [\d.]+ [GM]B$/g, '');
    await advice.click();
    const card = cardOf(page, { title });
    await card.getByText(COMING).waitFor();
    await card.getByRole('button', { name: 'Cancel' }).click();
    await card.getByText(/^Not here/).waitFor();
    expect(readdirSync(path.join(server.home, 'models'))).toEqual([]);
  });

  it('shows how far it has come, can be paused, goes on there after a restart, and is then there', async () => {
    const page = await openModels();
    const card = cardOf(page, QWEN);
    await card.getByRole('button', { name: 'Download' }).click();
    await card.getByText(COMING).waitFor();
    const bar = card.getByRole('progressbar', { name: `Download of ${QWEN.title}` });
    const percent = async () => Number(await bar.getAttribute('aria-valuenow'));
    const before = await percent();
    await expect.poll(percent).toBeGreaterThan(before);

    await card.getByRole('button', { name: 'Pause' }).click();
    await card.getByText(/^Paused at [\d.]+ [kM]B of 3(\.0)? MB/).waitFor();
    expect(await percent()).toBeGreaterThan(before);
    const { home, port } = server;
    await server.stop();
    server = await stage.serve(home, { port, env: env() });
    await page.reload();
    await card.getByText(/^Paused at/).waitFor();

    mirror.flow(true);
    await card.getByRole('button', { name: 'Go on' }).click();
    await card.getByText(/^(Here|In use), /).waitFor();
    expect(mirror.from[0]).toBe(0);
    expect(mirror.from.at(-1)).toBeGreaterThan(10_000);
    expect(existsSync(path.join(home, 'models', QWEN.id, 'model.gguf'))).toBe(true);
    expect(await bar.count()).toBe(0);
  });

  it('says that what came was wrong, keeps nothing of it, and takes the right bytes the next time', async () => {
    mirror.lie(true);
    mirror.flow(true);
    const page = await openModels();
    const card = cardOf(page, LLAMA);
    await card.getByRole('button', { name: 'Download' }).click();
    await card.getByRole('alert').getByText('What came was not the right file, so it was deleted.').waitFor();
    expect(existsSync(path.join(server.home, 'models', LLAMA.id, 'model.gguf'))).toBe(false);
    mirror.lie(false);
    await card.getByRole('button', { name: 'Try again' }).click();
    await card.getByText(/^(Here|In use), /).waitFor();
  });
});
