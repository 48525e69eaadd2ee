import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';

const SDK = pathToFileURL(path.resolve(import.meta.dirname, '../../src/sdk/index.ts')).href;
const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-sdk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

/** Starts a script whose work is this function body; `call` is what it gets. `busy` is done before it looks for its call. */
function start(body: string, options = '{}', busy = '') {
  count += 1;
  const file = path.join(folder, `script-${count}.ts`);
  const imports = 'emit, runScript, ScriptError, shape, text, listOf';
  writeFileSync(
    file,
    `import { ${imports} } from '${SDK}';\nrunScript(async (call) => {\n${body}\n}, ${options});\n${busy}\n`,
  );
  const child = spawn(process.execPath, [file]);
  let output = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    child,
    output: () => output,
    complained: () => once(child.stderr, 'data'),
    async finish(input: string) {
      child.stdin.end(input);
      const exitCode = await ended;
      const events = output
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as JsonObject);
      return { exitCode, events, types: events.map(({ type }) => type), complaints };
    },
  };
}

const run = (body: string, input: unknown = { input: {} }) =>
  start(body).finish(typeof input === 'string' ? input : `${JSON.stringify(input)}\n`);

describe('a script', () => {
  it('gets its call and answers with events, done last', async () => {
    const { exitCode, events } = await run(
      `emit.log('info', 'begun', { by: call.tool });
       emit.patch({ lamp: { lit: true } });
       emit.asset({ assetId: 'a', kind: 'image', mediaType: 'image/png', path: '/tmp/a.png' });
       emit.ui('narrative_choice', { choices: [call.input.word] });
       return 'finished';`,
      { requestId: 'r', tool: 't', input: { word: 'hello' } },
    );
    expect(exitCode).toBe(0);
    expect(events).toEqual([
      { version: '0', type: 'log', level: 'info', message: 'begun', fields: { by: 't' } },
      { version: '0', type: 'state_patch', patch: { lamp: { lit: true } } },
      {
        version: '0',
        type: 'asset',
        assetId: 'a',
        kind: 'image',
        mediaType: 'image/png',
        path: '/tmp/a.png',
      },
      { version: '0', type: 'ui_event', event: 'narrative_choice', payload: { choices: ['hello'] } },
      { version: '0', type: 'done', ok: true, summary: 'finished' },
    ]);
  });

  it('needs no more than an input: what was left out is empty', async () => {
    const { events } = await run(
      'return JSON.stringify([call.config, call.dependencies, call.session.state]);',
    );
    expect(events).toEqual([{ version: '0', type: 'done', ok: true, summary: '[{},{},{}]' }]);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', 'hello'],
    ['no object', '[1]'],
    ['an input that is no object', '{"input":"x"}'],
  ])('answers %s on stdin with an error, not with a crash', async (_, input) => {
    const { exitCode, events } = await run(`return 'never';`, input);
    expect(exitCode).toBe(0);
    expect(events).toMatchObject([
      { type: 'error', errorCode: 'invalid_input' },
      { type: 'done', ok: false },
    ]);
  });

  it('turns what it throws into an error and done, keeping what was emitted before', async () => {
    const { exitCode, events, complaints } = await run(`emit.patch({ a: 1 }); throw new Error('no oil');`);
    expect(exitCode).toBe(0);
    expect(events).toMatchObject([
      { type: 'state_patch' },
      { type: 'error', errorCode: 'script_failed', errorMessage: 'no oil' },
      { type: 'done', ok: false },
    ]);
    expect(complaints).toContain('no oil');
  });

  it('can name its own error', async () => {
    const { events } = await run(`throw new ScriptError('dry', 'There is no water.', { depth: 0 });`);
    expect(events[0]).toEqual({
      version: '0',
      type: 'error',
      errorCode: 'dry',
      errorMessage: 'There is no water.',
      details: { depth: 0 },
    });
  });

  it('says where its input is wrong', async () => {
    const { events } = await run(`shape({ people: listOf(shape({ name: text })) })(call.input);`, {
      input: { people: [{ name: 'Iz' }, {}] },
    });
    expect(events[0]).toMatchObject({ errorMessage: '`input.people[1].name` must be a string.' });
  });

  it('says done once, whatever goes wrong beside it', async () => {
    const { exitCode, types } = await run(
      `setTimeout(() => { throw new Error('late'); }, 5); await new Promise((resolve) => setTimeout(resolve, 200));`,
    );
    expect(exitCode).toBe(0);
    expect(types).toEqual(['error', 'done']);
  });

  it('ends after done, even with a timer still running, and drops what comes later', async () => {
    const { exitCode, types } = await run(`setInterval(() => emit.log('info', 'still here'), 1);`);
    expect(exitCode).toBe(0);
    expect(types.at(-1)).toBe('done');
    expect(types.filter((type) => type === 'done')).toHaveLength(1);
  });

  it('flushes everything before it ends', async () => {
    const { events } = await run(
      `for (let i = 0; i < 200; i += 1) emit.patch({ i, text: 'x'.repeat(10_000) });`,
    );
    expect(events).toHaveLength(201);
    expect(events.at(-1)).toMatchObject({ type: 'done', ok: true });
  });

  it('waits for its input in silence, so that it can be started ahead of need', async () => {
    const script = start(`return 'now';`);
    await sleep(400);
    expect(script.output()).toBe('');
    expect(script.child.exitCode).toBeNull();
    script.child.stdin.write('{"input":');
    await sleep(100);
    expect(script.output()).toBe('');
    const { events } = await script.finish('{}}\n');
    expect(events).toEqual([{ version: '0', type: 'done', ok: true, summary: 'now' }]);
  });
});

describe('a rehearsal', () => {
  const body = 'return String(globalThis.rehearsed ?? 0);';
  const counting = `{ rehearse: () => { globalThis.rehearsed = (globalThis.rehearsed ?? 0) + 1; console.error('done'); } }`;
  const failing = `{ rehearse: () => { globalThis.rehearsed = 'failed'; console.error('done'); throw new Error('no'); } }`;
  const summary = (events: JsonObject[]) => events.at(-1)?.['summary'];

  it('happens once while a script that was started ahead of need waits, and says nothing', async () => {
    const script = start(body, counting);
    await script.complained();
    expect(script.output()).toBe('');
    expect(summary((await script.finish('{"input":{}}\n')).events)).toBe('1');
  });

  it('that fails leaves the call as it is', async () => {
    const script = start(body, failing);
    await script.complained();
    const { exitCode, types, events } = await script.finish('{"input":{}}\n');
    expect({ exitCode, types, summary: summary(events) }).toEqual({
      exitCode: 0,
      types: ['done'],
      summary: 'failed',
    });
  });

  it('is left out when the call is there already', async () => {
    // So long that the time to wait for a call is over before stdin is looked at.
    const busy = 'const until = Date.now() + 500; while (Date.now() < until);';
    const { events } = await start(body, counting, busy).finish('{"input":{}}\n');
    expect(summary(events)).toBe('0');
  });
});
