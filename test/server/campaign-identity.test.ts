import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { packageRoot } from '../../src/base/package-root.ts';
import { campaignRoots, findCampaign } from '../../src/campaign/list.ts';
import type { ImportReport } from '../../src/contracts/api/library.ts';
import { type Playthrough, SqliteStore, type Store } from '../../src/store/index.ts';
import { zipOf } from '../campaign/import-support.ts';
import { makeTempFolder } from '../support/skills.ts';
import { startServer, type TestServer } from './support/server.ts';

const SHIPPED = path.join(packageRoot(), 'campaigns', 'low-water');
const LORE = 'The stranger has written that the harbour is a mouth with brass teeth in it.';

function strangers(manifest: object = {}): Record<string, string> {
  const head = { title: 'Not Low Water', author: 'A. Stranger', version: '1.0.0', ...manifest };
  return {
    'manifest.json': JSON.stringify(head),
    'plot/premise.md': 'You come to the harbour. Nobody else has.',
    'lore/harbour.md': `# The Harbour\n\n${LORE}`,
    'lore/locations/quay.md': '# The Quay\n\nA quay of wet stone. **The crane** stands over it.',
  };
}

let home: string;
let server: TestServer;
beforeEach(async () => {
  home = makeTempFolder();
  server = await startServer({ home, keepHome: true });
});
afterEach(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

function write(name: string, files: Record<string, string>): string {
  const folder = path.join(home, 'campaigns', name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

async function drop(files: Record<string, string>, name: string): Promise<ImportReport> {
  const entries = Object.entries(files).map(([file, data]) => ({ name: file, data }));
  const response = await server.fetch('/api/campaigns/import', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-file-name': name },
    body: new Uint8Array(zipOf(entries)),
  });
  return (await response.json()) as ImportReport;
}

const begin = async (campaignId: string) =>
  (await server.ask('beginStory', { body: { campaignId, seed: 'one' } })).id;

/** Closes the server, works on the saved stories, and opens it again. */
async function offline<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
  await server.close();
  const store = await SqliteStore.open({ home, log: silentLog(), readers: 0 });
  try {
    return await work(store);
  } finally {
    await store.close();
    server = await startServer({ home, keepHome: true });
  }
}

const loreOf = async (store: Store, id: string) =>
  (await store.playthrough(id).exactMatch('lore')).map(({ content }) => content).join('\n');

/** A campaign is taken into the store while its story is told; closing the server stops that where it is. */
async function untilLoreIsIn(id: string, words: RegExp): Promise<void> {
  const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, readers: 0 });
  try {
    await expect.poll(() => loreOf(store, id)).toMatch(words);
  } finally {
    await store.close();
  }
}

/** A story as an earlier version kept it. */
const asBefore = (store: Store, campaignId: string, campaignFolder: string): Promise<Playthrough> =>
  store.createPlaythrough({ campaignId, title: 'An old story', seed: 'x', details: { campaignFolder } });

describe('a campaign with the name of another', () => {
  it('gets a name of its own when it is imported, and hides nothing', { timeout: 120_000 }, async () => {
    const report = await drop(strangers(), 'low-water-9.0.0.narratoria.zip');
    expect(report.campaign).toMatchObject({ id: 'low-water-2', source: 'home' });
    expect(report.message).toContain('There is a campaign called low-water already');
    const again = await drop(strangers(), 'low-water-9.0.0.narratoria.zip');
    expect(again.campaign).toMatchObject({ id: 'low-water-3' });
    const { campaigns } = await server.ask('library');
    expect(campaigns.find(({ id }) => id === 'low-water')).toMatchObject({ source: 'shipped' });
    expect(findCampaign('low-water', campaignRoots())).toBe(SHIPPED);
  });

  it('is listed beside the shipped one when it lies in the home folder already', async () => {
    const folder = write('low-water', strangers());
    const { campaigns } = await server.ask('library');
    const two = campaigns.filter(({ id }) => id.startsWith('low-water'));
    expect(two.map(({ id, source }) => [id, source])).toEqual([
      ['low-water', 'shipped'],
      ['low-water@home', 'home'],
    ]);
    expect(findCampaign('low-water', campaignRoots())).toBe(SHIPPED);
    expect(findCampaign('low-water@home', campaignRoots())).toBe(folder);
  });

  it('is not found by a title that is the name of another', async () => {
    write('aaa', strangers({ title: 'low-water' }));
    write('bbb', strangers({ title: 'Low Water' }));
    expect(findCampaign('low-water', campaignRoots())).toBe(SHIPPED);
    expect(findCampaign('Low Water', campaignRoots())).toBe(SHIPPED);
  });

  it('shares no lore with it', { timeout: 120_000 }, async () => {
    write('low-water', strangers());
    const [ours, theirs] = [await begin('low-water'), await begin('low-water@home')];
    await untilLoreIsIn(theirs, /brass teeth/);
    await untilLoreIsIn(ours, /./);
    await offline(async (store) => {
      expect(await loreOf(store, theirs)).toContain('brass teeth');
      expect(await loreOf(store, ours)).not.toContain('brass teeth');
      expect(await loreOf(store, ours)).not.toBe('');
    });
  });
});

describe('a story of an earlier version', () => {
  it('goes on in the campaign it was played in, under an id of its own', { timeout: 120_000 }, async () => {
    const folder = write('low-water', strangers());
    const { theirs, ours } = await offline(async (store) => ({
      theirs: (await asBefore(store, 'low-water', folder)).playthroughId,
      ours: (await asBefore(store, 'low-water', SHIPPED)).playthroughId,
    }));
    for (const id of [theirs, ours]) await server.ask('story', { params: { id } });
    const { stories } = await server.ask('library');
    const idOf = (id: string) => stories.find((story) => story.id === id)?.campaignId;
    expect([idOf(theirs), idOf(ours)]).toEqual(['low-water@home', 'low-water']);
    await untilLoreIsIn(theirs, /brass teeth/);
    await offline(async (store) => {
      expect(await loreOf(store, theirs)).toContain('brass teeth');
      expect(await loreOf(store, ours)).not.toContain('brass teeth');
    });
  });

  it('finds the shipped campaign where an update has moved it, not a namesake', async () => {
    write('low-water', strangers());
    const { playthroughId } = await offline((store) =>
      asBefore(store, 'low-water', '/an/older/version/campaigns/low-water'),
    );
    await server.ask('story', { params: { id: playthroughId } });
    const [story] = (await server.ask('library')).stories;
    expect(story).toMatchObject({ campaignId: 'low-water', campaignTitle: 'Low Water' });
  });

  it('does not go on in a shipped campaign that it was never played in', async () => {
    const { playthroughId } = await offline((store) =>
      asBefore(store, 'low-water', path.join(home, 'campaigns', 'low-water')),
    );
    const { error } = await server.refused('story', { params: { id: playthroughId } });
    expect(error).toMatchObject({ code: 'invalid_campaign' });
    expect(error.message).toContain('no longer there');
  });
});

describe('a story whose campaign changes', () => {
  it('goes on when its author has changed the title, and then the name', { timeout: 120_000 }, async () => {
    write('mine', strangers({ title: 'The First Title', author: 'Me' }));
    const id = await begin('mine');
    for (const head of [
      { title: 'The Second Title', author: 'Me' },
      { title: 'The Second Title', author: 'My Pen Name' },
    ]) {
      write('mine', strangers(head));
      await offline(async () => {});
      expect((await server.ask('story', { params: { id } })).story).toMatchObject({ campaignId: 'mine' });
    }
  });

  it('says so when another campaign has taken its place, and is left alone', {
    timeout: 120_000,
  }, async () => {
    write('mine', { ...strangers({ title: 'Mine', author: 'Me' }), 'lore/harbour.md': '# Harbour\n\nMine.' });
    const id = await begin('mine');
    rmSync(path.join(home, 'campaigns', 'mine'), { recursive: true });
    write('mine', strangers());
    await offline(async () => {});
    const { error } = await server.refused('story', { params: { id } });
    expect(error.code).toBe('campaign_replaced');
    expect(error.message).toMatch(/was played in “Mine”.*another campaign, “Not Low Water”/);
    expect((await server.ask('library')).stories.map((story) => story.id)).toContain(id);
    await offline(async (store) => expect(await loreOf(store, id)).not.toContain('brass teeth'));
  });
});
