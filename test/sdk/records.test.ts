import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callHost } from '../../src/sdk/host.ts';
import { fileBook } from '../../src/sdk/records/file-records.ts';

const MORNING = '2001-01-01T08:00:00.000Z';
const A_WEEK_LATER = '2001-01-08T08:00:00.000Z';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'book-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('records in files', () => {
  it('are there for the next process, and only in their own story', async () => {
    await fileBook(folder, 'one', null).write([
      { method: 'store', dataType: 'memory', record: { id: 'm1', summary: 'Ansa lent you a rope' } },
    ]);
    expect(await fileBook(folder, 'one', null).match('memory')).toMatchObject([
      { summary: 'Ansa lent you a rope' },
    ]);
    expect(await fileBook(folder, 'two', null).match('memory')).toEqual([]);
  });

  it('are filtered by value, by list and by what a list holds', async () => {
    const book = fileBook(folder, 'one', null);
    await book.write([
      {
        method: 'store',
        dataType: 'memory',
        record: { id: 'a', summary: 'x', location: 'quay', characterIds: ['iz'] },
      },
      {
        method: 'store',
        dataType: 'memory',
        record: { id: 'b', summary: 'y', location: 'pan', characterIds: ['ansa'] },
      },
    ]);
    const ids = async (filters: Record<string, string | string[]>) =>
      (await book.match('memory', filters)).map(({ id }) => id);
    expect(await ids({ location: 'quay' })).toEqual(['a']);
    expect(await ids({ location: ['quay', 'pan'] })).toEqual(['a', 'b']);
    expect(await ids({ characterId: 'ansa' })).toEqual(['b']);
    expect(await ids({ location: 'quay', characterId: 'ansa' })).toEqual([]);
  });

  it('are found by the rarer words of a query', async () => {
    const book = fileBook(folder, 'one', null);
    const summaries = [
      'You helped Ansa mend the net',
      'You asked Iz about the salt',
      'You asked Iz about the light',
    ];
    await book.write(
      summaries.map((summary, index) => ({
        method: 'store',
        dataType: 'memory',
        record: { id: String(index), summary },
      })),
    );
    const found = await book.search('memory', 'mending nets', { limit: 3, threshold: 0.5 });
    expect(found.map(({ record }) => record['id'])).toEqual(['0']);
    const asked = await book.search('memory', 'past interactions with the net', { limit: 3, threshold: 0.9 });
    expect(asked.map(({ record }) => record['id'])).toEqual(['0']);
    expect(await book.search('memory', 'dragons', { limit: 3, threshold: 0.5 })).toEqual([]);
  });

  it('fade with the time of the story, and a change counts from then on', async () => {
    await fileBook(folder, 'one', MORNING).write([
      {
        method: 'store',
        dataType: 'reputation',
        record: { factionId: 'guild', currentScore: 40, decayRate: 0.1 },
      },
    ]);
    const later = fileBook(folder, 'one', A_WEEK_LATER);
    expect((await later.match('reputation'))[0]?.['currentScore']).toBeCloseTo(36, 6);
    await later.write([
      { method: 'update', dataType: 'reputation', id: 'guild', changes: { scoreChange: 4 } },
    ]);
    expect((await later.match('reputation'))[0]?.['currentScore']).toBeCloseTo(40, 6);
  });

  it('take all writes or none', async () => {
    const book = fileBook(folder, 'one', null);
    const both = book.write([
      { method: 'store', dataType: 'reputation', record: { factionId: 'guild', currentScore: 1 } },
      { method: 'update', dataType: 'reputation', id: 'nobody', changes: { scoreChange: 1 } },
    ]);
    await expect(both).rejects.toThrow('There is no record nobody.');
    expect(await book.match('reputation')).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('wait for each other, and not for a lock whose owner was killed', async () => {
    mkdirSync(path.join(folder, 'one.json.lock'));
    utimesSync(path.join(folder, 'one.json.lock'), new Date(0), new Date(0));
    const writes = Array.from({ length: 20 }, (_, index) =>
      fileBook(folder, 'one', null).write([
        { method: 'store', dataType: 'memory', record: { id: String(index), summary: 'x' } },
      ]),
    );
    await Promise.all(writes);
    expect(await fileBook(folder, 'one', null).match('memory')).toHaveLength(20);
  });

  it('that were damaged are said to be, not thrown away', async () => {
    writeFileSync(path.join(folder, 'one.json'), '{"memory":');
    await expect(fileBook(folder, 'one', null).match('memory')).rejects.toThrow('is not JSON any more');
  });
});

describe('a call to the host', () => {
  let server: Server;
  const answering = (answer: string): Promise<{ url: string; token: string }> =>
    new Promise((resolve) => {
      server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number };
        resolve({ url: `http://127.0.0.1:${port}/rpc`, token: 'x' });
      });
    });
  afterEach(() => server?.close());

  it('gives the result', async () => {
    expect(await callHost(await answering('{"jsonrpc":"2.0","id":1,"result":[1]}'), 'lore')).toEqual([1]);
  });

  it('throws what the host says, with its code', async () => {
    const host = await answering(
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"No.","data":{"code":"no_model","hint":"x"}}}',
    );
    await expect(callHost(host, 'generate')).rejects.toMatchObject({
      code: 'no_model',
      message: 'generate: No.',
    });
  });

  it('says when there is nobody, nonsense or nothing at the other end', async () => {
    await expect(callHost(null, 'lore')).rejects.toMatchObject({ code: 'no_host' });
    await expect(callHost(await answering('<html>'), 'lore')).rejects.toMatchObject({
      code: 'host_unavailable',
    });
    const gone = await answering('x');
    await new Promise((resolve) => server.close(resolve));
    await expect(callHost(gone, 'lore')).rejects.toMatchObject({ code: 'host_unavailable' });
  });
});
