import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { silentLog } from '../../../src/base/log.ts';
import { HostServer } from '../../../src/host/server.ts';
import { storeHostMethods } from '../../../src/store/index.ts';
import { HashedWordsEmbedder } from '../../store/support/hashed-words-embedder.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { runPortrait } from './run-script.ts';

let folder: string;
let server: HostServer;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portraits-'));
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function hosted() {
  const store = memoryStore({ embedder: new HashedWordsEmbedder() });
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  server = new HostServer({ log: silentLog() });
  const methods = storeHostMethods(({ playthroughId }) => store.playthrough(playthroughId));
  for (const [name, method] of Object.entries(methods)) server.register(name, method);
  const scope = {
    skill: 'character-portraits',
    toolId: 't',
    planId: 'x',
    playthroughId: 'p',
    sessionId: 's',
    scene: 1,
    methods: ['embed', 'exactMatch', 'semanticSearch', 'transaction'],
  };
  return { store, host: (await server.grant(scope)) as unknown as JsonObject };
}

const SMITH = {
  characterId: 'npc:smith',
  name: 'Mara',
  description: 'A broad woman with grey hair in a bun and a leather apron.',
};

describe('portraits in the story’s store', () => {
  it('are records that are found by id and by meaning', async () => {
    const { store, host } = await hosted();
    const first = await runPortrait('lookup', folder, SMITH, { host });
    expect(first).toMatchObject({ warnings: [], portrait: { source: 'drawn' } });
    expect(await store.playthrough('p').exactMatch('portrait')).toMatchObject([
      { characterId: 'npc:smith', imagePath: first.asset?.path, style: 'stylized/512/local/1' },
    ]);
    const again = await runPortrait('lookup', folder, SMITH, { host });
    expect(again).toMatchObject({ warnings: [], portrait: { source: 'kept' } });
    const stranger = await runPortrait('lookup', folder, { ...SMITH, characterId: 'npc:stranger' }, { host });
    expect(stranger).toMatchObject({
      warnings: [],
      portrait: { source: 'kept' },
      asset: { path: first.asset?.path },
    });
    const update = await runPortrait('update', folder, { characterId: 'npc:smith' }, { host });
    expect(update.asset?.path).not.toBe(first.asset?.path);
    expect(await store.playthrough('p').exactMatch('portrait')).toHaveLength(2);
  });

  it('are not drawn for whom the campaign has a picture', async () => {
    const { store, host } = await hosted();
    const image = (file: string, about: string) => ({
      path: file,
      type: 'image' as const,
      keywords: ['mara'],
      generated: false,
      checksum: `sha256:${'a'.repeat(64)}`,
      data: file,
      created_at: '2026-01-01T00:00:00.000Z',
      image_metadata: { format: 'png' as const, width: 8, height: 8 },
      relationships: { references: [], referenced_by: [], entity_links: [about] },
    });
    await store.campaign('c').store('asset', image('art/locations/smithy_of_mara.png', 'person:mara'));
    await store.campaign('c').store('asset', image('art/characters/mara.png', 'person:mara'));
    const { portrait, warnings, asset } = await runPortrait(
      'lookup',
      folder,
      { ...SMITH, characterId: 'person:mara' },
      { host },
    );
    expect({ warnings, asset }).toEqual({ warnings: [], asset: null });
    expect(portrait).toMatchObject({ source: 'campaign', campaignPath: 'art/characters/mara.png' });
  });
});
