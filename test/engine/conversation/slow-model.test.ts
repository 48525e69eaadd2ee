import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { modelHostMethods } from '../../../src/models/host-methods.ts';
import { openLanguageModel } from '../../../src/models/language/open.ts';
import { changeModelSettings } from '../../../src/models/language/settings.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { openHost, SCOPE } from '../../host/support/host.ts';
import { temporaryHome } from '../../models/support/made-up-model.ts';
import { modelStory, TELLER } from './support/model-story.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

const WORDS = 'You wait. Iz counts the sacks again and says nothing at all.'.split(/(?<= )/);

/** A server on this machine that speaks as OpenAI does and takes its time. */
async function slowModel(write: (say: (piece: string) => void) => Promise<void>) {
  const server = createServer((request, response: ServerResponse) => {
    request.resume().on('end', async () => {
      if (!request.url?.includes('chat')) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (choice: object) =>
        response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
      await write((content) => void send({ delta: { content } }));
      send({ delta: {}, finish_reason: 'stop' });
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => void server.close());
  const home = temporaryHome();
  await changeModelSettings(home, { contextTokens: 4096 });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  await changeStoryteller(home, { provider: 'openai', model: 'slow', baseUrl, fallbackProvider: 'built-in' });
  const model = openLanguageModel({ home, shared: home, log: silentLog() });
  closers.push(() => model.close());
  return model;
}

describe('a model that reads for a while and then writes three tokens a second', { timeout: 120_000 }, () => {
  it('tells its scene, although script and plan have far less time', async () => {
    const model = await slowModel(async (say) => {
      await sleep(2500);
      for (const word of WORDS) {
        say(word);
        await sleep(333);
      }
    });
    const narrate = { name: 'narrate', path: 'scripts/narrate.mjs', required: true, timeout: 1500 };
    const hasty = { ...TELLER, manifest: { ...TELLER.manifest, scripts: [narrate] } };
    const story = await modelStory(model, { skills: { teller: hasty }, limits: { planTimeoutMs: 4000 } });
    closers.push(() => story.close());
    const scene = await story.session.open();
    expect(scene.prose).toEqual([WORDS.join('')]);
    expect(scene.plan).toMatchObject({ attempts: 1 });
    expect(scene.plan.tools.find(({ toolId }) => toolId === 'narrate')).toMatchObject({
      state: 'success',
      retryCount: 0,
    });
    expect(scene.timings.executeMs).toBeGreaterThan(6000);
    expect(scene.calls?.[0]).toMatchObject({ task: 'prose', model: 'slow', provider: 'openai' });
  });

  it('is heard word by word: the second is not written before the first has arrived', async () => {
    const arrived = Promise.withResolvers<void>();
    const model = await slowModel(async (say) => {
      say('You ');
      await arrived.promise;
      say('wait.');
    });
    const { host } = openHost();
    const embedder = { modelId: 'none', dimensions: 1, embed: async () => [] };
    for (const [name, method] of Object.entries(modelHostMethods({ model, embedder })))
      host.register(name, method);
    const { url, token } = await host.grant(SCOPE);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        accept: 'application/x-ndjson',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'generate', params: { prompt: 'Tell.' } }),
    });
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.includes('"You "')) arrived.resolve();
    }
    expect(text).toContain('"text":"You wait."');
  });
});
