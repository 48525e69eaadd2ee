import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { callScript, scratchFolder } from './support/scripts.ts';

const cwd = scratchFolder();
let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A host that answers so many calls and then hangs up in the middle of one. */
async function hostFor(answers: JsonObject[]): Promise<JsonObject> {
  let calls = 0;
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      const answer = answers[calls];
      calls += 1;
      if (answer === undefined) response.destroy();
      else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rpc`, token: 't' };
}

const INPUTS: [script: `${string}/${string}`, input: JsonObject, answers: JsonObject[]][] = [
  ['memory/store-memory', { summary: 'You waited.' }, [{ result: { results: [] } }]],
  ['memory/recall-memory', { query: 'waiting' }, []],
  ['memory/recall-lore', { query: 'waiting' }, []],
  ['memory/compress-memories', {}, [{ result: [] }]],
  ['reputation/update-reputation', { changes: [{ faction: 'smiths', change: 1 }] }, [{ result: [] }]],
  ['reputation/query-reputation', {}, []],
  ['npc-perception/update-perception', { changes: [{ npc: 'aldric', change: 1 }] }, [{ result: [] }]],
  ['npc-perception/initialize-perception', { npcs: [{ id: 'aldric' }] }, [{ result: [] }]],
  ['npc-perception/query-perception', {}, []],
];

describe('when the host goes away in the middle', () => {
  it.each(INPUTS)('%s says so and ends in order', async (script, input, answers) => {
    const end = await callScript(script, { input, host: await hostFor(answers) }, { cwd });
    expect(end).toMatchObject({ ok: false, error: { errorCode: 'host_unavailable' } });
  });
});
