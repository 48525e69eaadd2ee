import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packFolder } from '../../src/campaign/archive/pack.ts';
import { type ImportReport, ImportReportSchema } from '../../src/contracts/api/library.ts';
import { validator } from '../../src/contracts/validate.ts';
import { zipOf } from '../campaign/import-support.ts';
import { makeTempFolder } from '../support/skills.ts';
import { refusalIn, startServer, type TestServer } from './support/server.ts';

const scratch = makeTempFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
  rmSync(scratch, { recursive: true, force: true });
});

const campaign = (files: Record<string, string>): string => {
  const folder = path.join(scratch, String(Math.random()));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
};

async function packed(files: Record<string, string>): Promise<Buffer> {
  const target = path.join(scratch, `${Math.random()}.zip`);
  await packFolder(campaign(files), target);
  return readFileSync(target);
}

function drop(bytes: Buffer, headers: Record<string, string>): Promise<Response> {
  return server.fetch('/api/campaigns/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });
}

async function take(bytes: Buffer, name: string, into?: string): Promise<ImportReport> {
  const headers = { 'x-file-name': encodeURIComponent(name), ...(into && { 'x-campaign': into }) };
  const response = await drop(bytes, headers);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  const report = JSON.parse(text) as ImportReport;
  expect(validator(ImportReportSchema)(report), text).toEqual([]);
  return report;
}

const MANIFEST = { title: 'Salt & Söhne', version: '1.0.0', genre: 'Sea story' };
const PREMISE = 'You come to the harbour. Nobody else has.';
const GOOD = { 'manifest.json': JSON.stringify(MANIFEST), 'plot/premise.md': PREMISE };

describe('a file that is dropped on the page', () => {
  it('is a campaign in the library when it is a good one', async () => {
    const events = await server.listen();
    const report = await take(await packed(GOOD), 'salt & söhne-1.0.0.narratoria.zip');
    expect(report.campaign).toMatchObject({ title: 'Salt & Söhne', source: 'home', problem: '' });
    expect(report.message).toMatch(/^Imported and verified\.$/);
    await events.until('library');
    const { campaigns } = await server.ask('library');
    expect(campaigns.map(({ title }) => title)).toContain('Salt & Söhne');
  });

  it('is refused with every mistake in its place when it is broken', async () => {
    const beats = JSON.stringify({ beats: [{ id: 'x' }] });
    const bytes = zipOf([
      { name: 'manifest.json', data: JSON.stringify({ title: 'Broken', version: 'one' }) },
      { name: 'plot/beats.json', data: beats },
    ]);
    const report = await take(bytes, 'broken.zip');
    expect(report.campaign).toBeNull();
    expect(report.problems).toContainEqual(
      expect.objectContaining({ severity: 'error', file: 'manifest.json', line: 1 }),
    );
    expect((await server.ask('library')).campaigns.map(({ title }) => title)).not.toContain('Broken');
  });

  it.each([
    ['no archive at all', Buffer.from('hello')],
    ['an empty file', Buffer.alloc(0)],
    ['one that climbs out', zipOf([{ name: '../../out.txt', data: 'x' }])],
  ])('is refused in words when it is %s', async (_, bytes) => {
    const report = await take(bytes, '../../../etc/passwd.zip');
    expect(report.campaign).toBeNull();
    expect(report.message).not.toBe('');
  });

  it('is a lorebook for a campaign of one’s own, and for no other; alone it becomes one', async () => {
    const book = Buffer.from(
      JSON.stringify({
        name: 'Harbour',
        entries: [{ keys: ['gull'], content: 'The gulls are paid.', enabled: true }],
      }),
    );
    const own = (await server.ask('library')).campaigns.find(({ source }) => source === 'home')?.id ?? '';
    expect(await take(book, 'harbour.json', own)).toMatchObject({ campaign: { id: own } });
    expect(await take(book, 'harbour.json', 'low-water')).toMatchObject({ campaign: null });
    expect(await take(book, 'harbour.json', '../low-water')).toMatchObject({ campaign: null });
    expect(await take(book, 'harbour.json')).toMatchObject({ campaign: { source: 'home' } });
  });

  it('must be a file', async () => {
    const json = await server.fetch('/api/campaigns/import', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect((await refusalIn(json)).status).toBe(400);
    const named = await drop(Buffer.from('x'), { 'x-file-name': '%E0%A4%A' });
    expect((await refusalIn(named)).status).toBe(400);
  });
});
