import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { isVerifying, rounds } from '../support/length.ts';
import { stepInto, untilTold } from './support/reader.ts';
import { describePage } from './support/stage.ts';

const FROM_ITS_LINK = 'Open Narratoria from its link';
const LOST = 'Connection lost.';

/** Another program at a port, which notes down everything it is sent. */
async function listenAt(port: number, status: number, answer: object) {
  const heard: { request: IncomingMessage; body: string }[] = [];
  const stranger = createServer(async (request, response) => {
    heard.push({ request, body: await text(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  stranger.listen(port, '127.0.0.1');
  await once(stranger, 'listening');
  return {
    heard,
    async close() {
      stranger.closeAllConnections();
      stranger.close();
      await once(stranger, 'close');
    },
  };
}

/** What another program at the port answers. */
const STRANGERS = [
  { status: 200, answer: { run: 'x', proof: 'y', secret: 'z' } },
  { status: 401, answer: {} },
  { status: 500, answer: {} },
];

describePage('the token of the page', (stage) => {
  it('that works is not replaced by one in a link', async () => {
    const { url } = await stage.serve();
    const { origin } = new URL(url);
    const page = await stage.open(url);
    const library = page.getByRole('button', { name: 'Open Low Water' });
    await library.waitFor();
    const stored = () => page.evaluate(() => localStorage.getItem('narratoria.token'));
    const before = await stored();
    for (const link of [
      `${origin}/#token=planted`,
      `${origin}/settings#token=planted`,
      `${origin}/#token=x`,
    ]) {
      await page.goto(link);
      await page.reload();
      expect(page.url()).not.toContain('token');
      expect(await stored()).toBe(before);
    }
    await page.goto(origin);
    await library.waitFor();
  });

  it.runIf(isVerifying)('of an earlier run opens nothing, and the new link does', async () => {
    const first = await stage.serve();
    const page = await stage.open(first.url);
    const library = page.getByRole('button', { name: 'Open Low Water' });
    await library.waitFor();
    await page.goto('about:blank');
    await first.stop();
    const second = await stage.serve(first.home, { port: first.port });
    await page.goto(first.url);
    await page.getByRole('heading', { name: FROM_ITS_LINK }).waitFor();
    await page.goto(second.url);
    await library.waitFor();
    await page.reload();
    await library.waitFor();

    await page.goto('about:blank');
    await second.stop();
    const third = await stage.serve(first.home, { port: first.port });
    await page.goto(third.url); // while the browser still has the token of the second run
    await library.waitFor();
  });

  it.each(rounds(STRANGERS.slice(0, 1), STRANGERS))(
    'and what is typed go to no other program at its port (answering $status)',
    async ({ status, answer }) => {
      const server = await stage.serve();
      const page = await stage.open(server.url);
      await stepInto(page, 'Low Water');
      await untilTold(page, 1);
      await server.stop();
      await page.getByText(LOST).waitFor();

      const stranger = await listenAt(server.port, status, answer);
      await page.getByRole('button', { name: 'Reconnect now' }).click();
      await expect.poll(() => stranger.heard.length).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Settings' }).click();
      await page.waitForTimeout(1500);
      for (const { request, body } of stranger.heard) {
        expect(request.headers.authorization, request.url).toBeUndefined();
        expect(body).toBe('');
        // It is asked to prove itself, and no more; nor does the page run scripts of its making.
        expect(request.url).not.toMatch(/^\/api\/(?!session\/proof\?)|\/assets\/.*\.js$/);
      }
      await page.getByText(LOST).waitFor();
      await stranger.close();

      await stage.serve(server.home, { port: server.port });
      await expect.poll(() => page.getByText(LOST).count(), { timeout: 30_000 }).toBe(0);
      await page.getByRole('link', { name: 'Narrative' }).click();
      await untilTold(page, 1);
    },
  );
});
