import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { ScriptCall } from '../../../src/skills/call.ts';
import { InProcessRunner } from '../../../src/skills/in-process/runner.ts';
import { ProcessRunner } from '../../../src/skills/process/runner.ts';
import { makeTempFolder } from '../../support/skills.ts';

const SDK = pathToFileURL(path.resolve(import.meta.dirname, '../../../src/sdk/index.ts')).href;
const folder = makeTempFolder();
const shippedFolder = path.join(folder, 'shipped');
const runners = { 'in process': new InProcessRunner({ shippedFolder }), 'as processes': new ProcessRunner() };

afterAll(async () => {
  for (const runner of Object.values(runners)) await runner.close(0);
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;

/** A shipped script with this body, and a call of it. */
function callOf(work: string, call: Partial<ScriptCall> = {}): ScriptCall {
  count += 1;
  const scripts = path.join(shippedFolder, `skill-${count}`, 'scripts');
  mkdirSync(scripts, { recursive: true });
  const file = path.join(scripts, 'work.mjs');
  const text = [
    '#!/usr/bin/env node',
    `import { callHost, defineScript, emit, ScriptError, workFolder } from ${JSON.stringify(SDK)};`,
    `export const script = defineScript(async (call) => { ${work} });`,
    'if (import.meta.main !== false) script.run();',
  ];
  writeFileSync(file, `${text.join('\n')}\n`, { mode: 0o755 });
  const inputLine = `${JSON.stringify({ input: { name: 'Mara' } })}\n`;
  return { file, cwd: folder, inputLine, timeLimit: { ms: 60_000, code: 'tool_timeout' }, ...call };
}

/** The outcome without clocks and without what only processes have. */
async function outcomes(work: string, call: Partial<ScriptCall> = {}, signal?: AbortSignal) {
  const asked = callOf(work, call);
  const [inside, outside] = await Promise.all(
    Object.values(runners).map(async (runner) => {
      const { events, error } = await runner.run(asked, signal);
      const told = events.map(({ timestamp: _, ...event }) => event);
      const { exitCode: _exitCode, signal: _signal, ...details } = error?.details ?? {};
      return { events: told, error: error === null ? null : { ...error, details } };
    }),
  );
  return { inside, outside };
}

describe('a shipped script that is called in process', () => {
  it('says what it says as a process, in the same order', async () => {
    const { inside, outside } = await outcomes(
      "emit.log('info', 'Hello'); emit.patch({ greeted: call.input.name }); emit.ui('wave', {}); return 'greeted';",
    );
    expect(inside).toEqual(outside);
    expect(inside?.events.map(({ type }) => type)).toEqual(['log', 'state_patch', 'ui_event', 'done']);
    expect(inside?.error).toBeNull();
  });

  it.each([
    ['a failure that it tells', "throw new ScriptError('no_luck', 'Not today.', { day: 1 });"],
    ['an error that it did not expect', 'return undefined.nothing;'],
    ['an event that breaks the rules', "emit.log('loud', 'Hello'); return 'late';"],
    ['a patch that is no object', "emit.patch('all'); return 'late';"],
    ['an asset that is announced twice', asset().repeat(2)],
    ['more than it may say', "for (let n = 0; n < 20_000; n += 1) emit.log('info', 'x');"],
  ])('fails as a process does by %s', async (_, work) => {
    const { inside, outside } = await outcomes(work);
    expect(inside).toEqual(outside);
    expect(inside?.error).not.toBeNull();
  });

  it('works in the folder it is given', async () => {
    const { inside, outside } = await outcomes('emit.patch({ folder: workFolder() });');
    expect(inside).toEqual(outside);
  });

  it('is given up when its time is over, and what it says later is dropped', async () => {
    const late = Promise.withResolvers<void>();
    const asked = callOf("await callHost({ url: '', token: '' }, 'wait'); emit.patch({ late: true });", {
      timeLimit: { ms: 50, code: 'tool_timeout' },
      askHost: async () => {
        await late.promise;
        return '{"jsonrpc":"2.0","id":1,"result":null}';
      },
    });
    const run = await runners['in process'].run(asked);
    expect(run.error).toMatchObject({ code: 'tool_timeout', category: 'timeout' });
    late.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    expect(run.events).toEqual([]);
  });

  it('is not given up because others keep its thread busy', async () => {
    const asked = callOf("await callHost({ url: '', token: '' }, 'wait');", {
      timeLimit: { ms: 200, code: 'tool_timeout' },
      askHost: async () => {
        for (const end = performance.now() + 400; performance.now() < end; );
        await new Promise((resolve) => setTimeout(resolve, 20));
        return '{"jsonrpc":"2.0","id":1,"result":null}';
      },
    });
    expect((await runners['in process'].run(asked)).error).toBeNull();
  });

  it('is given up when the plan is cancelled, before or while it runs', async () => {
    const controller = new AbortController();
    const forever = callOf('await new Promise(() => setInterval(() => {}, 1000).unref());');
    const run = runners['in process'].run(forever, controller.signal);
    controller.abort();
    expect((await run).error?.code).toBe('plan_cancelled');
    expect((await runners['in process'].run(forever, controller.signal)).error?.code).toBe('plan_cancelled');
  });

  it('keeps calls apart that run at the same time', async () => {
    const asked = callOf(
      'await new Promise((resolve) => setTimeout(resolve, 5)); emit.patch({ is: call.input.is });',
    );
    const runs = await Promise.all(
      [1, 2, 3].map((is) =>
        runners['in process'].run({ ...asked, inputLine: JSON.stringify({ input: { is } }) }),
      ),
    );
    expect(runs.map(({ events }) => events.find(({ type }) => type === 'state_patch'))).toMatchObject([
      { patch: { is: 1 } },
      { patch: { is: 2 } },
      { patch: { is: 3 } },
    ]);
  });
});

describe('a script that is not shipped', () => {
  it('runs as a process all the same', async () => {
    const elsewhere = new InProcessRunner({ shippedFolder: path.join(folder, 'elsewhere') });
    const { events } = await elsewhere.run(callOf('emit.patch({ pid: process.pid });'));
    const patched = events.find(({ type }) => type === 'state_patch');
    expect(patched).toMatchObject({ patch: { pid: expect.any(Number) } });
    expect(patched).not.toMatchObject({ patch: { pid: process.pid } });
    await elsewhere.close(0);
  });
});

function asset(): string {
  return "emit.asset({ assetId: 'a', kind: 'image', mediaType: 'image/png', path: '/tmp/a.png' });";
}
