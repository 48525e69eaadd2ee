import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { DownloadProgress } from '../../src/models/download/progress.ts';
import {
  answers,
  cutsAfter,
  ignoresRanges,
  redirectsTo,
  serves,
  stallsAfter,
  startServer,
  trickles,
} from './support/flaky-server.ts';
import { BYTES, catalogueOf, digestOf, filesOf, pullFrom, temporaryHome } from './support/made-up-model.ts';

const WRONG = Buffer.from(BYTES).fill(7, 1000, 2000);

describe('a pull', () => {
  it('brings the file, notes where it came from, and leaves nothing else', async () => {
    await using server = await startServer(serves(BYTES));
    const home = temporaryHome();
    const model = await pullFrom([server.url], { home });

    expect(model.folder).toBe(path.join(home, 'models', 'made-up'));
    expect(readFileSync(model.files['model.bin'] as string).equals(BYTES)).toBe(true);
    expect(filesOf(home)).toEqual(['model.bin', 'model.json']);
    expect(JSON.parse(readFileSync(path.join(model.folder, 'model.json'), 'utf8'))).toEqual({
      id: 'made-up',
      files: [{ name: 'model.bin', ...digestOf(BYTES), source: server.url, checkedBy: 'catalogue' }],
    });
  });

  it('does not ask the network for what is there', async () => {
    const home = temporaryHome();
    await using server = await startServer(serves(BYTES));
    await pullFrom([server.url], { home });
    await pullFrom([server.url], { home });
    expect(server.requests).toHaveLength(1);
  });

  it('takes a file that someone put there, when its bytes are right', async () => {
    const home = temporaryHome();
    const folder = path.join(home, 'models', 'made-up');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'model.bin'), BYTES);
    await using server = await startServer(serves(BYTES));
    await pullFrom([server.url], { home, offline: true });
    expect(server.requests).toHaveLength(0);
  });

  it('tells bytes, total and rate, ending at the total', async () => {
    await using server = await startServer(trickles(BYTES, 40_000, 30));
    const seen: DownloadProgress[] = [];
    await pullFrom([server.url], { onProgress: (progress) => seen.push(progress) });
    const fetching = seen.filter(({ phase }) => phase === 'fetching');
    expect(fetching.at(-1)).toMatchObject({ bytes: BYTES.length, total: BYTES.length, file: 'model.bin' });
    expect(fetching.length).toBeGreaterThan(2);
    expect(fetching.at(-1)?.bytesPerSecond).toBeGreaterThan(1000);
    expect(fetching.map(({ bytes }) => bytes)).toEqual(
      fetching.map(({ bytes }) => bytes).toSorted((a, b) => a - b),
    );
    expect(seen.at(-1)?.phase).toBe('checking');
  });
});

describe('a server that fails', () => {
  it('and cuts the connection is asked for the rest', async () => {
    await using server = await startServer(
      cutsAfter(150_000, BYTES),
      cutsAfter(100_000, BYTES),
      serves(BYTES),
    );
    const model = await pullFrom([server.url]);
    expect(readFileSync(model.files['model.bin'] as string).equals(BYTES)).toBe(true);
    const starts = server.requests.map(({ range }) => Number(/\d+/.exec(range ?? '')?.[0] ?? 0));
    expect(starts[0]).toBe(0);
    expect(starts[1]).toBeGreaterThan(0);
    // What the second try brought may be lost with its connection on a busy machine; the first part is kept.
    expect(starts[2]).toBeGreaterThanOrEqual(starts[1] as number);
    expect(server.requests[2]?.ifRange).toMatch(/^"/);
  });

  it('and ignores ranges is read from the start', async () => {
    await using server = await startServer(cutsAfter(150_000, BYTES), ignoresRanges(BYTES));
    const model = await pullFrom([server.url]);
    expect(readFileSync(model.files['model.bin'] as string).equals(BYTES)).toBe(true);
  });

  it('and has another version meanwhile is read from the start', async () => {
    const other = Buffer.from(BYTES).fill(1, 0, 10);
    await using server = await startServer(cutsAfter(150_000, BYTES), serves(other));
    const model = await pullFrom([server.url], { catalogue: catalogueOf([server.url], []) });
    expect(readFileSync(model.files['model.bin'] as string).equals(other)).toBe(true);
  });

  it('and sends the wrong part is read from the start', async () => {
    const shifted = cutsAfter(10, BYTES);
    await using server = await startServer(
      cutsAfter(150_000, BYTES),
      (request, response) => {
        request.headers.range = 'bytes=7-';
        shifted(request, response);
      },
      serves(BYTES),
    );
    const model = await pullFrom([server.url]);
    expect(readFileSync(model.files['model.bin'] as string).equals(BYTES)).toBe(true);
    expect(server.requests[2]?.range).toBeUndefined();
  });

  it('and stalls is given up and asked again', async () => {
    await using server = await startServer(stallsAfter(100_000, BYTES), serves(BYTES));
    const model = await pullFrom([server.url]);
    expect(readFileSync(model.files['model.bin'] as string).equals(BYTES)).toBe(true);
    expect(server.requests[1]?.range).toBe('bytes=100000-');
  });

  it('and never answers is named', async () => {
    await using server = await startServer(() => {});
    await expect(pullFrom([server.url], { limits: { tries: 2, stallMs: 150 } })).rejects.toMatchObject({
      code: 'download_failed',
      message: expect.stringContaining('sent nothing for 0.15 s'),
    });
    expect(server.requests).toHaveLength(2);
  });

  it.each([404, 403, 410])('with HTTP %i is asked once, and named', async (status) => {
    await using server = await startServer(answers(status));
    await expect(pullFrom([server.url])).rejects.toMatchObject({
      code: 'download_failed',
      details: { attempts: [{ source: server.url, reason: `it answered with HTTP ${status}` }] },
    });
    expect(server.requests).toHaveLength(1);
  });

  it('with HTTP 500 is asked again, and then the next source', async () => {
    await using broken = await startServer(answers(500));
    await using good = await startServer(serves(BYTES));
    await pullFrom([broken.url, good.url]);
    expect(broken.requests).toHaveLength(3);
    expect(good.requests).toHaveLength(1);
  });

  it('and is not there at all leaves it to the next source', async () => {
    await using good = await startServer(serves(BYTES));
    await pullFrom(['http://127.0.0.1:9/model.bin', good.url]);
    expect(good.requests).toHaveLength(1);
  });

  it('and sends wrong bytes has them deleted and named; the next source is tried', async () => {
    const home = temporaryHome();
    await using bad = await startServer(serves(WRONG));
    await expect(pullFrom([bad.url], { home })).rejects.toMatchObject({
      code: 'model_corrupt',
      message: expect.stringMatching(/wrong bytes for model\.bin \(SHA-256 [0-9a-f]{64}\)/),
    });
    expect(filesOf(home)).toEqual([]);

    await using good = await startServer(serves(BYTES));
    await pullFrom([bad.url, good.url], { home });
    expect(good.requests[0]?.range).toBeUndefined();
    expect(filesOf(home)).toEqual(['model.bin', 'model.json']);
  });

  it('and has a file of another size is refused before the download', async () => {
    await using short = await startServer(serves(BYTES.subarray(0, 1000)));
    await expect(pullFrom([short.url])).rejects.toMatchObject({ code: 'model_corrupt' });
  });

  it('and sends without end is stopped', async () => {
    await using endless = await startServer((_request, response) => {
      response.writeHead(200);
      const flood = () => {
        while (response.write(BYTES));
        response.once('drain', flood);
      };
      flood();
    });
    await expect(pullFrom([endless.url])).rejects.toMatchObject({ code: 'model_corrupt' });
  });
});

describe('a file whose bytes are not pinned', () => {
  it('is held against what the hub announces on the way', async () => {
    const announced = (bytes: Buffer) => ({
      'x-linked-etag': `"${digestOf(bytes).sha256}"`,
      'x-linked-size': String(bytes.length),
    });
    await using storage = await startServer(serves(BYTES));
    await using hub = await startServer(redirectsTo(storage.url, announced(BYTES)));
    await using liar = await startServer(redirectsTo(storage.url, announced(WRONG)));
    const model = await pullFrom([liar.url, hub.url], { catalogue: catalogueOf([liar.url, hub.url], []) });
    const note = JSON.parse(readFileSync(path.join(model.folder, 'model.json'), 'utf8'));
    expect(note.files[0]).toMatchObject({ source: hub.url, checkedBy: 'hub' });
  });

  it('is marked as unchecked where nobody says what it should be', async () => {
    await using server = await startServer(serves(BYTES));
    const model = await pullFrom([server.url], { catalogue: catalogueOf([server.url], []) });
    const note = JSON.parse(readFileSync(path.join(model.folder, 'model.json'), 'utf8'));
    expect(note.files[0]).toMatchObject({ checkedBy: null, sha256: digestOf(BYTES).sha256 });
  });
});

describe('redirects', () => {
  it('in a circle end', async () => {
    const server = await startServer((request, response) => {
      response.writeHead(302, { location: request.url }).end();
    });
    await expect(pullFrom([server.url])).rejects.toMatchObject({ code: 'download_failed' });
    await server.close();
  });

  it('to something that is not HTTP are refused', async () => {
    await using server = await startServer(redirectsTo('file:///etc/passwd'));
    await expect(pullFrom([server.url])).rejects.toMatchObject({ code: 'download_failed' });
  });
});

describe('a cancelled pull', () => {
  it('stops at once, keeps what has arrived, and goes on from there', async () => {
    const home = temporaryHome();
    await using server = await startServer(trickles(BYTES, 20_000, 20), serves(BYTES));
    const controller = new AbortController();
    const pull = pullFrom([server.url], {
      home,
      signal: controller.signal,
      onProgress: ({ bytes }) => {
        if (bytes > 60_000) controller.abort();
      },
    });
    await expect(pull).rejects.toMatchObject({ name: 'AbortError' });
    expect(filesOf(home)).toEqual(['.model.bin.part', '.model.bin.part.json']);

    await pullFrom([server.url], { home });
    expect(Number(/\d+/.exec(server.requests[1]?.range ?? '')?.[0])).toBeGreaterThan(60_000);
    expect(filesOf(home)).toEqual(['model.bin', 'model.json']);
  });
});

describe('offline', () => {
  it.each([
    ['by option', { offline: true }],
    ['by environment', { env: { NARRATORIA_OFFLINE: '1' } }],
  ])('%s nothing is fetched, and the message says how to', async (_how, options) => {
    await using server = await startServer(serves(BYTES));
    await expect(pullFrom([server.url], options)).rejects.toMatchObject({
      code: 'offline',
      hint: expect.stringContaining('narratoria models pull made-up'),
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('the disk', () => {
  it('is measured before the download begins', async () => {
    const home = temporaryHome();
    await using server = await startServer(serves(BYTES));
    const pull = pullFrom([server.url], { home, freeBytes: async () => 1_000_000 });
    await expect(pull).rejects.toMatchObject({ code: 'disk_full', details: { freeBytes: 1_000_000 } });
    expect(filesOf(home)).toEqual([]);
  });

  it('is really measured', async () => {
    const petabyte = [{ sha256: '0'.repeat(64), bytes: 10 ** 15 }];
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-length': 10 ** 15 });
      response.write('x');
    });
    const pull = pullFrom([server.url], { catalogue: catalogueOf([server.url], petabyte) });
    await expect(pull).rejects.toMatchObject({ code: 'disk_full' });
  });
});

describe('a proxy', () => {
  async function startProxy() {
    const seen: string[] = [];
    const proxy = http.createServer((request, response) => {
      seen.push(request.url ?? '');
      http.get(request.url ?? '', (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    return {
      seen,
      url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      close: () => proxy.close(),
    };
  }

  it('that the environment names is used', async () => {
    const proxy = await startProxy();
    await using server = await startServer(serves(BYTES));
    await pullFrom([server.url], { env: { HTTP_PROXY: proxy.url } });
    expect(proxy.seen).toEqual([server.url]);
    proxy.close();
  });

  it('is passed by for the hosts in NO_PROXY', async () => {
    const proxy = await startProxy();
    await using server = await startServer(serves(BYTES));
    await pullFrom([server.url], { env: { http_proxy: proxy.url, no_proxy: '127.0.0.1' } });
    expect(proxy.seen).toEqual([]);
    proxy.close();
  });

  it('that makes no sense is named', async () => {
    await using server = await startServer(serves(BYTES));
    const pull = pullFrom([server.url], { env: { HTTP_PROXY: 'http://:::' } });
    await expect(pull).rejects.toMatchObject({
      code: 'download_failed',
      message: expect.stringContaining('proxy settings'),
    });
  });
});

/** How much of a model has been written to disk. */
function bytesIn(home: string): number {
  return readdirSync(home, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

describe('two processes', () => {
  const puller = path.join(import.meta.dirname, 'support/puller.ts');

  function startPuller(home: string, url: string) {
    return fork(puller, [home, url, JSON.stringify(digestOf(BYTES))], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  it('that want the same model fetch it once', async () => {
    const home = temporaryHome();
    await using server = await startServer(trickles(BYTES, 20_000, 30));
    const exits = [startPuller(home, server.url), startPuller(home, server.url)].map((child) =>
      once(child, 'exit'),
    );
    expect((await Promise.all(exits)).map(([code]) => code)).toEqual([0, 0]);
    expect(server.requests).toHaveLength(1);
    expect(filesOf(home)).toEqual(['model.bin', 'model.json']);
  });

  it('do not wait for one that was killed, and go on where it was', async () => {
    const home = temporaryHome();
    await using server = await startServer(trickles(BYTES, 20_000, 30), serves(BYTES));
    const first = startPuller(home, server.url);
    while (server.requests.length === 0) await sleep(20);
    await expect.poll(() => bytesIn(home)).toBeGreaterThan(100_000);
    first.kill('SIGKILL');
    await once(first, 'exit');
    await pullFrom([server.url], { home });
    expect(server.requests[1]?.range).toMatch(/^bytes=\d{5,}-$/);
    expect(filesOf(home)).toEqual(['model.bin', 'model.json']);
  });
});
