import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog, silentLog } from '../../src/base/log.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { type HostLimits, InferenceHost } from '../../src/models/inference/inference-host.ts';
import { startHost } from '../../src/models/inference/start-host.ts';
import { temporaryHome } from './support/made-up-model.ts';
import { whyNoMiniLm } from './support/minilm.ts';

const STAND_IN = path.join(import.meta.dirname, 'support/stand-in-host.ts');
// The model itself is what is tested.
delete process.env['NARRATORIA_VECTORS'];
const missing = await whyNoMiniLm();
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

function standIn(limits: Partial<HostLimits> = {}) {
  const lines: string[] = [];
  const host = new InferenceHost({
    log: createLog({ write: (line) => lines.push(line) }),
    limits: { restartDelayMs: 20, ...limits },
    start: () => startHost({ entry: STAND_IN }),
  });
  opened.push(host);
  const modelFile = path.join(temporaryHome(), 'model.onnx');
  writeFileSync(modelFile, 'a model');
  const run = (text: string, options: { priority?: 'scene' | 'background'; signal?: AbortSignal } = {}) =>
    host.run(
      { type: 'embed', modelFile, tokenizerFile: '', text },
      { priority: options.priority ?? 'scene', signal: options.signal },
    );
  return { host, run, modelFile, lines };
}

async function isGone(pid: number, withinMs = 30_000): Promise<boolean> {
  for (let waited = 0; waited < withinMs; waited += 20) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    if (/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))) return true;
    await sleep(20);
  }
  return false;
}

describe('work for the host', () => {
  it('gets signs of life while the process starts', async () => {
    const { host, modelFile } = standIn();
    const signs: string[] = [];
    const work = { type: 'embed', modelFile, tokenizerFile: '', text: 'warm up' } as const;
    const onSign = (phase: string) => signs.push(phase);
    await host.run(work, { priority: 'scene', onSign });
    expect(signs).toContain('loading');
    signs.length = 0;
    await host.run(work, { priority: 'scene', onSign });
    expect(signs).toEqual([]);
  });

  it('of a scene goes before what is in the background', async () => {
    const { run } = standIn();
    const order: string[] = [];
    const note = (text: string, priority: 'scene' | 'background') =>
      run(text, { priority }).then(() => order.push(text));
    await Promise.all([
      note('slow 1', 'background'),
      note('slow 2', 'background'),
      note('slow 3', 'background'),
      note('slow 4', 'background'),
      note('scene', 'scene'),
    ]);
    expect(order).toEqual(['slow 1', 'slow 2', 'scene', 'slow 3', 'slow 4']);
  });

  it('is cancelled in the queue and in the middle', async () => {
    const { run } = standIn();
    await run('warm up');
    const controller = new AbortController();
    const calls = ['slow', 'slow', 'hang'].map((text) => run(text, { signal: controller.signal }));
    controller.abort(new Error('no longer wanted'));
    for (const call of calls) await expect(call).rejects.toThrow('no longer wanted');
    expect(await run('and on')).toHaveLength(1);
  });

  it('that is cancelled before it begins never reaches the host', async () => {
    const { run, host } = standIn();
    await expect(run('text', { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow('early');
    expect(host.pid).toBeNull();
  });

  it('that fails in good order does not count as a crash', async () => {
    const { run, host } = standIn();
    for (let round = 0; round < 3; round += 1) {
      await expect(run('fail')).rejects.toMatchObject({
        code: 'embedding_unavailable',
        message: expect.stringContaining('not a model'),
      });
    }
    const { pid } = host;
    await run('fine');
    expect(host.pid).toBe(pid);
  });
});

describe('a crash', () => {
  it('rejects what was under way with a clear error, is logged, and the next call works', async () => {
    const { run, lines } = standIn();
    await expect(run('abort')).rejects.toMatchObject({
      code: 'embedding_unavailable',
      message: expect.stringContaining('stopped unexpectedly (SIGABRT)'),
    });
    expect(await run('again')).toEqual(Float32Array.of(1));
    expect(lines.join('')).toContain('the inference host ended by itself');
  });

  it('does not take along what was still waiting', async () => {
    const { run } = standIn();
    const calls = ['exit', 'next', 'waiting', 'waiting too'].map((text) => run(text));
    const results = await Promise.allSettled(calls);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('twice in a row bans the model file, at once and by name, until the file is replaced', async () => {
    const { run, host, modelFile } = standIn();
    await expect(run('abort')).rejects.toThrow('SIGABRT');
    await expect(run('exit')).rejects.toThrow('exit code 3');
    await expect(run('harmless')).rejects.toMatchObject({
      code: 'embedding_unavailable',
      message: `${modelFile} crashed twice and was turned off.`,
    });
    expect(host.pid).toBeNull();
    utimesSync(modelFile, new Date(0), new Date(0));
    expect(await run('harmless')).toEqual(Float32Array.of(1));
  });

  it('is forgiven after work that went well', async () => {
    const { run } = standIn();
    for (let round = 0; round < 4; round += 1) {
      await expect(run('abort')).rejects.toThrow('SIGABRT');
      await run('fine');
    }
  });

  it('makes the next start wait, longer each time', async () => {
    const { host, run } = standIn({ restartDelayMs: 150 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const call = run('hang');
      while (host.pid === null) await sleep(5);
      process.kill(host.pid, 'SIGTERM'); // somebody's wish, which no file is blamed for
      await expect(call).rejects.toThrow('SIGTERM');
      const start = performance.now();
      const next = run('hang').catch(() => {});
      while (host.pid === null) await sleep(5);
      waits.push(performance.now() - start);
      void next;
      process.kill(host.pid, 'SIGTERM');
      await next;
    }
    expect(waits[0]).toBeGreaterThan(120);
    expect(waits[1]).toBeGreaterThan(400);
  });
});

describe('the host’s process', () => {
  it('ends when it is idle, and starts again for the next call', async () => {
    const { host, run } = standIn({ idleMs: 100 });
    await run('one');
    const pid = host.pid as number;
    expect(await isGone(pid)).toBe(true);
    expect(await run('two')).toEqual(Float32Array.of(1));
  });

  it('ends when it is closed, even if it hangs, and what waits is told', async () => {
    const { host, run } = standIn();
    await run('warm up');
    const call = run('spin');
    await sleep(50);
    const { pid } = host;
    const closing = host.close();
    await expect(call).rejects.toMatchObject({ code: 'embedding_unavailable' });
    await closing;
    expect(await isGone(pid as number)).toBe(true);
    await expect(run('late')).rejects.toThrow('closed');
  });
});

describe.skipIf(missing !== null)('the real host', () => {
  function open() {
    const host = new InferenceHost({ log: silentLog() });
    const embedder = openEmbedder({ home: temporaryHome(), log: silentLog(), host });
    opened.push(embedder);
    return { host, embedder };
  }

  it('survives being killed in the middle of its work', async () => {
    const { host, embedder } = open();
    await embedder.embed(['warm up']);
    const many = embedder.embed(Array.from({ length: 200 }, (_, index) => `text ${index}`));
    process.kill(host.pid as number, 'SIGKILL');
    await expect(many).rejects.toMatchObject({ code: 'embedding_unavailable' });
    expect(await embedder.embed(['after'])).toHaveLength(1);
  });

  it('says so when the file is not a model, and goes on with one that is', async () => {
    const { host, embedder } = open();
    const modelFile = path.join(temporaryHome(), 'model.onnx');
    const [good] = await embedder.embed(['good']);
    for (const content of ['not a model', Buffer.alloc(100_000), '']) {
      writeFileSync(modelFile, content);
      const tokenizerFile = path.join(import.meta.dirname, 'fixtures/reference-vectors.json');
      await expect(
        host.run({ type: 'embed', modelFile, tokenizerFile, text: 'x' }, { priority: 'scene' }),
      ).rejects.toMatchObject({ code: 'embedding_unavailable' });
    }
    expect(await embedder.embed(['good'])).toEqual([good]);
  });

  it.skipIf(!existsSync('/proc/self/net'))('has no network connection and modest memory', async () => {
    const { host, embedder } = open();
    await embedder.embed([
      'word '.repeat(2000),
      ...Array.from({ length: 50 }, (_, index) => `text ${index}`),
    ]);
    const sockets = readdirSync(`/proc/${host.pid}/fd`)
      .map((fd) => readlinkSync(`/proc/${host.pid}/fd/${fd}`))
      .flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []);
    for (const table of ['tcp', 'tcp6', 'udp', 'udp6']) {
      const inodes = readFileSync(`/proc/${host.pid}/net/${table}`, 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/)[9]);
      expect(sockets.filter((inode) => inodes.includes(inode))).toEqual([]);
    }
    const megabytes =
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${host.pid}/status`, 'utf8'))?.[1]) / 1024;
    expect(megabytes).toBeLessThan(260);
  });

  it('ends with its parent, even when that is killed', async () => {
    const parent = fork(path.join(import.meta.dirname, 'support/embedding-parent.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(await isGone(pid, 100)).toBe(false);
    parent.kill('SIGKILL');
    expect(await isGone(pid)).toBe(true);
  });

  it('does not keep a program alive that has no more work', async () => {
    const parent = fork(path.join(import.meta.dirname, 'support/embedding-parent.ts'), ['leave'], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [pid] = (await once(parent, 'message')) as [number];
    const [code] = await once(parent, 'exit');
    expect(code).toBe(0);
    expect(await isGone(pid)).toBe(true);
  });
});
