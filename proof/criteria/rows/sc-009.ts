import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { makeTinyGguf } from '../../../scripts/make-tiny-gguf.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { changeStoryteller } from '../../../src/models/language/storyteller.ts';
import { milliseconds } from '../../support/numbers.ts';
import { ROOT } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';

const LIMIT_MS = 10_000;

export const criterion: Criterion = {
  id: 'SC-009',
  what: 'Storyteller fallback',
  target: 'a fallback on this machine within 10 s',
  method:
    'The storyteller is set to a server whose address refuses, never answers, or hangs up, and to the model file of this machine second: a tiny one with random weights, whose telling is looked at and left, so that the built-in narrator tells. The slowest counts, with the time of the process.',
  async measure(stage) {
    const home = stage.folder();
    mkdirSync(path.join(home, 'models'), { recursive: true });
    writeFileSync(path.join(home, 'models/tiny.gguf'), makeTinyGguf());
    writeFileSync(path.join(home, 'models.json'), JSON.stringify({ narrator: 'tiny.gguf' }));
    const world = await stage.world(home);
    const servers = await Promise.all([open('silent'), open('hangs up'), open('silent')]);
    const [silent, rude, gone] = servers.map((server) => (server.address() as AddressInfo).port);
    servers[2]?.close();
    const input = JSON.parse(
      readFileSync(path.join(ROOT, 'skills/storyteller/examples/ask.json'), 'utf8'),
    ) as JsonObject;
    const took: [string, number][] = [];
    try {
      for (const [how, port] of [
        ['refuses', gone],
        ['hangs up', rude],
        ['never answers', silent],
      ] as const) {
        await changeStoryteller(home, {
          provider: 'openai',
          model: 'x',
          baseUrl: `http://127.0.0.1:${port}/v1`,
          apiKey: 'x',
          fallbackProvider: 'local',
        });
        const { output, ms } = await world.call('storyteller/narrate', input);
        if (!JSON.stringify(output['narration'] ?? '').includes(' '))
          throw new Error(`${how}: nothing was told`);
        took.push([how, ms]);
      }
    } finally {
      for (const server of servers) server.close();
      await world.close();
    }
    return {
      measured: took.map(([how, ms]) => `${how}: ${milliseconds(ms)}`).join(', '),
      passed: took.every(([, ms]) => ms < LIMIT_MS),
    };
  },
};

function open(manner: 'silent' | 'hangs up'): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (manner === 'hangs up') socket.once('data', () => socket.destroy());
  });
  server.unref();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
