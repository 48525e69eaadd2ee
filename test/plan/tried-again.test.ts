import { expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { HostServer } from '../../src/host/server.ts';
import { storeHostMethods } from '../../src/store/index.ts';
import { memoryStore } from '../support/memory-store.ts';
import { makeWorkshop, planOf, step, toolResult } from '../support/skills.ts';

/** Moves a score with the host's help, and at first comes to grief after that. */
const CLUMSY = `import { existsSync, writeFileSync } from 'node:fs';
let text = '';
for await (const chunk of process.stdin) text += chunk;
const { host } = JSON.parse(text);
await fetch(host.url, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer ' + host.token },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'update',
    params: { dataType: 'perception', id: 'iz', changes: { scoreChange: 4 } } }),
});
const isFirst = !existsSync('tried');
writeFileSync('tried', '');
if (isFirst) process.exit(1);
console.log(JSON.stringify({ version: '0', type: 'done', ok: true }));
`;

it('a tool that failed after it had moved a score does not move it again', async () => {
  const store = memoryStore();
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'playthrough-1' });
  const records = store.playthrough('playthrough-1');
  await records.store('perception', { npcId: 'iz', perceptionScore: 16 });
  const server = new HostServer({ log: silentLog() });
  for (const [name, method] of Object.entries(storeHostMethods(() => records))) server.register(name, method);
  const workshop = await makeWorkshop(
    { clumsy: { scripts: { 'move.mjs': CLUMSY }, manifest: { permissions: { host: ['update'] } } } },
    'shipped',
  );
  const retryPolicy = { maxRetries: 2, backoffMs: 1 };
  const plan = () => planOf([step('it', 'skills/clumsy/move', { retryPolicy })]);
  const grantHost = (scope: Parameters<HostServer['grant']>[0]) => server.grant(scope);
  const scoreAfterIt = async () => {
    const result = await workshop.execute(plan(), { grantHost });
    const [iz] = await records.exactMatch('perception');
    return [toolResult(result, 'it').retryCount, iz?.perceptionScore];
  };
  expect(await scoreAfterIt()).toEqual([1, 20]);
  expect(await scoreAfterIt()).toEqual([0, 24]); // another plan, another deed
  await workshop.close();
  await server.close();
});
