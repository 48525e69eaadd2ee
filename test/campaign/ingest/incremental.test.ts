import { cpSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Asset, Store } from '../../../src/store/index.ts';
import { HashedWordsEmbedder } from '../../store/support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from '../../store/support/homes.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { addMedia, campaignWith, ingest, NOBODY, write } from './support/campaigns.ts';

const FILES = {
  'lore/bell.md': '# The Bell\n\nThe bell rings at noon.\n\nNobody pulls the rope.',
  'lore/history/old/war.md': 'The war was about salt.',
  'plot/premise.md': 'You come to the harbour.',
};

/** Remembers which lore it had to read. */
class NotingEmbedder extends HashedWordsEmbedder {
  lore: string[] = [];

  override async embed(texts: readonly string[]): Promise<Float32Array[]> {
    this.lore.push(...texts.filter((text) => text.endsWith('.')));
    return await super.embed(texts);
  }
}

async function openWithModel(): Promise<{ store: Store; embedder: NotingEmbedder }> {
  const embedder = new NotingEmbedder();
  return { store: memoryStore({ embedder }), embedder };
}

async function loreIn(store: Store): Promise<[string, string][]> {
  const chunks = await store.campaign('c').exactMatch('lore');
  return chunks.map(({ id, content }): [string, string] => [id, content]).toSorted();
}

describe('a campaign that is taken in', () => {
  it('has the lore of nested folders, to be found by words at once and by meaning soon', async () => {
    const { store } = await openWithModel();
    expect(await ingest(store, campaignWith(FILES))).toEqual({
      files: 4,
      changed: 4,
      removed: 0,
      generated: 0,
      problems: [],
    });
    expect(await store.campaign('c').exactMatch('lore', { filePath: 'lore/bell.md' })).toEqual([
      {
        id: 'lore/bell.md#0',
        campaignId: 'c',
        filePath: 'lore/bell.md',
        chunkIndex: 0,
        paragraphId: 1,
        content: 'The bell rings at noon.',
        tokenCount: 6,
        chunkMethod: 'paragraph',
        tags: ['The Bell'],
      },
      expect.objectContaining({ id: 'lore/bell.md#1', chunkIndex: 1, paragraphId: 2 }),
    ]);
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    await store.caughtUp();
    const found = await store.playthrough('p').semanticSearch('war about salt', 'lore');
    expect([found.mode, found.pending, found.results[0]?.record.filePath]).toEqual([
      'hybrid',
      0,
      'lore/history/old/war.md',
    ]);
    // What the heading says belongs to the paragraphs under it.
    const rope = await store.playthrough('p').semanticSearch('bell rope', 'lore');
    expect(rope.results[0]?.record.id).toBe('lore/bell.md#1');
  });

  it('is not written again when nothing has changed', async () => {
    const { store, embedder } = await openWithModel();
    const folder = campaignWith(FILES);
    addMedia(folder, 'art/a.png');
    await ingest(store, folder);
    await store.caughtUp();
    const { count } = embedder;
    expect(embedder.lore).toHaveLength(3);
    const before = await store.campaign('c').exactMatch('asset');
    expect(await ingest(store, folder)).toMatchObject({ changed: 0, removed: 0, files: 5 });
    expect(await store.campaign('c').exactMatch('asset')).toEqual(before);
    await store.caughtUp();
    expect(embedder.count).toBe(count);
  });

  it('sees by the checksum that a file was only touched, and keeps its lore with its vectors', async () => {
    const { store, embedder } = await openWithModel();
    const folder = campaignWith(FILES);
    await ingest(store, folder);
    await store.caughtUp();
    embedder.lore = [];
    utimesSync(path.join(folder, 'lore/bell.md'), new Date(), new Date(Date.now() - 60_000));
    expect(await ingest(store, folder)).toMatchObject({ changed: 0, removed: 0 });
    await store.caughtUp();
    expect(embedder.lore).toEqual([]);
    expect(await ingest(store, folder)).toMatchObject({ changed: 0 });
  });

  it('takes up what was changed, added and removed, and nothing else', async () => {
    const { store, embedder } = await openWithModel();
    const folder = campaignWith(FILES);
    await ingest(store, folder);
    await store.caughtUp();
    embedder.lore = [];
    write(folder, { 'lore/bell.md': '# The Bell\n\nThe bell rings at noon.\n\nSomebody pulls the rope.' });
    write(folder, { 'lore/new.md': 'A tide is coming.' });
    rmSync(path.join(folder, 'lore/history'), { recursive: true });
    expect(await ingest(store, folder)).toMatchObject({ files: 4, changed: 2, removed: 1 });
    expect(await loreIn(store)).toEqual([
      ['lore/bell.md#0', 'The bell rings at noon.'],
      ['lore/bell.md#1', 'Somebody pulls the rope.'],
      ['lore/new.md#0', 'A tide is coming.'],
    ]);
    expect((await store.campaign('c').exactMatch('asset')).map((asset: Asset) => asset.path)).toEqual([
      'lore/bell.md',
      'lore/new.md',
      'manifest.json',
      'plot/premise.md',
    ]);
    await store.caughtUp();
    expect(embedder.lore.toSorted()).toEqual(['A tide is coming.', 'Somebody pulls the rope.']);
    const gone = await store.campaign('c').semanticSearch('war about salt', 'lore', 5, {}, { threshold: 0 });
    expect(gone.results.map(({ record }) => record.filePath)).not.toContain('lore/history/old/war.md');
  });

  it('sees a changed sidecar, and a reference to a file that comes later', async () => {
    const { store } = await openWithModel();
    const folder = campaignWith({ 'lore/a.md': 'See [it](b.md).' });
    addMedia(folder, 'art/a.png');
    await ingest(store, folder);
    write(folder, { 'lore/b.md': 'Here.', 'art/a.png.keywords.txt': 'harbour\n' });
    await ingest(store, folder);
    const assets = await store.campaign('c').exactMatch('asset');
    const find = (file: string) => assets.find((asset) => asset.path === file);
    expect(find('lore/a.md')?.relationships?.references).toEqual(['lore/b.md']);
    expect(find('lore/b.md')?.relationships?.referenced_by).toEqual(['lore/a.md']);
    expect(find('art/a.png')?.keywords).toEqual(['harbour']);
  });

  it('loses what has become invalid, and names it every time', async () => {
    const { store } = await openWithModel();
    const folder = campaignWith({ 'lore/a.md': 'Text.' });
    await ingest(store, folder);
    write(folder, { 'lore/a.md.provenance.json': '{}' });
    const first = await ingest(store, folder, NOBODY);
    expect(first.problems.map(({ file }) => file)).toEqual(['lore/a.md']);
    expect(await loreIn(store)).toEqual([]);
    expect((await ingest(store, folder, NOBODY)).problems).toEqual(first.problems);
    rmSync(path.join(folder, 'lore/a.md.provenance.json'));
    expect(await ingest(store, folder)).toMatchObject({ problems: [], changed: 1 });
    expect(await loreIn(store)).toEqual([['lore/a.md#0', 'Text.']]);
  });

  it('is told from a campaign of the same name in another folder', async () => {
    const { store } = await openWithModel();
    const one = campaignWith({ 'lore/a.md': 'One.' });
    const other = campaignWith({});
    cpSync(one, other, { recursive: true, preserveTimestamps: true });
    write(other, { 'lore/a.md': 'Two.' });
    await ingest(store, one);
    await ingest(store, other);
    expect(await loreIn(store)).toEqual([['lore/a.md#0', 'Two.']]);
    await ingest(store, one);
    expect(await loreIn(store)).toEqual([['lore/a.md#0', 'One.']]);
  });

  it('is there when the home is opened again', async () => {
    const home = temporaryHome();
    const folder = campaignWith(FILES);
    const first = await openStore({ home, readers: 1 });
    await ingest(first, folder);
    await first.close();
    const again = await openStore({ home, readers: 1 });
    expect(await ingest(again, folder)).toMatchObject({ changed: 0, files: 4 });
    expect(await loreIn(again)).toHaveLength(3);
  });
});
