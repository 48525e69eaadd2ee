import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBackups } from '../../src/store/index.ts';
import { DATA_TYPES, LAYOUTS } from '../../src/store/layouts/index.ts';
import { openForWriting } from '../../src/store/sqlite/database/open.ts';
import { MIGRATIONS } from '../../src/store/sqlite/schema/migrations.ts';
import { columnsOf } from '../../src/store/sqlite/tables/codec.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from './support/homes.ts';

/** A home as the first version left it: a memory with tags and one without, found by their summaries alone. */
async function homeOfVersion1(): Promise<string> {
  const home = temporaryHome();
  const { connection } = await openForWriting({
    file: path.join(home, 'narratoria.db'),
    now: new Date('2026-01-01T00:00:00Z'),
    migrations: MIGRATIONS.filter(({ version }) => version === 1),
  });
  const embedder = new HashedWordsEmbedder();
  connection.exec(`
    INSERT INTO campaigns (key, id) VALUES (1, 'c');
    INSERT INTO playthroughs (key, id, campaign, title, created_at, last_played_at)
      VALUES (7, 'p', 1, 'A story', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    INSERT INTO models (key, id) VALUES (1, '${embedder.modelId}');
  `);
  const memories = [
    { key: 1, id: 'sword', summary: 'She balanced a blade', tags: ['smithing'], location: 'forge-lane' },
    { key: 2, id: 'snow', summary: 'It snowed', tags: [], location: 'mill-road' },
  ];
  const vectors = await embedder.embed(memories.map(({ summary }) => summary));
  for (const [index, { key, id, summary, tags, location }] of memories.entries()) {
    const words = summary.toLowerCase().split(' ');
    connection.run(
      `INSERT INTO memories (key, position, scope, id, summary, timestamp, timestamp_ms, character_ids, npc_ids,
         faction_ids, location, semantic_tags, significance, episodic, terms, version, model)
       VALUES (?, ?, 7, ?, ?, '2026-01-01T00:00:00Z', 0, '[]', '[]', '[]', ?, ?, 'medium', 0, ?, 1, 1)`,
      key,
      key,
      id,
      summary,
      location,
      JSON.stringify(tags),
      ` ${words.join(' ')} `,
    );
    connection.run('INSERT INTO memories_words (rowid, terms) VALUES (?, ?)', key, `7x${words.join(' 7x')}`);
    connection.run(
      'INSERT INTO memories_vectors (rowid, scope, model, vector) VALUES (?, 7, 1, ?)',
      BigInt(key),
      vectors[index] as Float32Array,
    );
  }
  connection.close();
  return home;
}

/** A scene as versions before the fourth kept it. */
const IN_FULL = {
  choice: { id: 'c1', text: 'Go on — “quickly”' },
  plan: { requestId: 'r', tools: [{ toolId: 't', input: { __proto__x: null, words: 'é \u2028 "quoted"' } }] },
  trace: { success: true, toolResults: [] },
  patches: [{ a: 1 }, { a: null }],
  state: { world: { place: 'quay' }, a: 1 },
  sceneObject: { scene: 1, prose: ['Rain.'] },
};

async function homeOfVersion3(scenes: number): Promise<string> {
  const home = temporaryHome();
  const { connection } = await openForWriting({
    file: path.join(home, 'narratoria.db'),
    now: new Date('2026-01-01T00:00:00Z'),
    migrations: MIGRATIONS.filter(({ version }) => version <= 3),
  });
  connection.exec(`
    INSERT INTO campaigns (key, id) VALUES (1, 'c');
    INSERT INTO playthroughs (key, id, campaign, title, created_at, last_played_at, head_scene, in_game_time, ending)
      VALUES (7, 'p', 1, 'A story', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', ${scenes},
        '0001-01-01T08:00:00Z', 'The end');
  `);
  for (let scene = 1; scene <= scenes; scene += 1) {
    connection.run(
      `INSERT INTO scenes (playthrough, scene, parent_playthrough, parent_scene, session_id, created_at, in_game_time,
         choice, plan, trace, patches, state, scene_object, ending)
       VALUES (7, ?, ?, ?, 's', '2026-01-01T00:00:00Z', '0001-01-01T08:00:00Z', ?, ?, ?, ?, ?, ?, ?)`,
      scene,
      scene === 1 ? null : 'p',
      scene === 1 ? null : scene - 1,
      ...Object.values(IN_FULL).map((part) => JSON.stringify(part)),
      scene === scenes ? 'The end' : null,
    );
  }
  connection.close();
  return home;
}

describe('a database that kept its scenes in full', () => {
  it('keeps every scene to the letter when they are packed, after a backup', async () => {
    const home = await homeOfVersion3(3);
    const store = await openStore({ home });
    const records = store.playthrough('p');
    const story = { playthroughId: 'p', sessionId: 's', createdAt: '2026-01-01T00:00:00Z' };
    const kept = { ...IN_FULL, ...story, inGameTime: '0001-01-01T08:00:00Z' };
    expect(await records.scene(1)).toEqual({ ...kept, scene: 1, parent: null });
    expect(await records.lastScene()).toEqual({
      ...kept,
      scene: 3,
      parent: { playthroughId: 'p', scene: 2 },
      ending: 'The end',
    });
    expect((await records.scenes()).map(({ scene, choice }) => ({ scene, choice }))).toEqual(
      [1, 2, 3].map((scene) => ({ scene, choice: IN_FULL.choice })),
    );
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    expect(listBackups(path.join(home, 'backups')).map(({ reason }) => reason)).toEqual(['migration']);
  });

  it('goes on, branches and is undone as before', async () => {
    const store = await openStore({ home: await homeOfVersion3(2) });
    const records = store.playthrough('p');
    await records.recordScene({ scene: 3, ...IN_FULL });
    const { playthroughId } = await records.branch(2);
    const { plan, trace, patches, state } = await store.playthrough(playthroughId).scene(2);
    expect({ plan, trace, patches, state }).toEqual({
      plan: IN_FULL.plan,
      trace: IN_FULL.trace,
      patches: IN_FULL.patches,
      state: IN_FULL.state,
    });
    expect(await records.undoTo(1)).toMatchObject({ headScene: 1 });
    await store.deletePlaythrough(playthroughId);
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
  });
});

describe('a database of the first version', () => {
  it('is searched by names, places and tags as well, after a backup', async () => {
    const home = await homeOfVersion1();
    const store = await openStore({ home });
    const records = store.playthrough('p');
    const found = async (query: string) =>
      (await records.semanticSearch(query, 'memory')).results.map(({ record }) => record.id);
    expect(await found('forge lane')).toEqual(['sword']);
    expect(await found('smithing')).toEqual(['sword']);
    expect(await found('snowing')).toEqual(['snow']);
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    expect(listBackups(path.join(home, 'backups')).map(({ reason }) => reason)).toContain('migration');
  });

  it('goes by the vectors it has until the model has read the tags', async () => {
    const home = await homeOfVersion1();
    const before = await openStore({ home });
    const { size } = await before.statistics();
    expect(size.vectors).toBe(1);
    await before.close();
    const embedder = new HashedWordsEmbedder();
    const store = await openStore({ home, embedder });
    await store.caughtUp();
    expect((await store.statistics()).size.vectors).toBe(2);
    const { results, pending } = await store.playthrough('p').semanticSearch('smithing', 'memory', 1);
    expect(pending).toBe(0);
    expect(results[0]).toMatchObject({ record: { id: 'sword' }, cosine: expect.closeTo(0.5, 0.2) });
  });
});

it.for(DATA_TYPES)(
  'the tables of the newest version have a column for each field of %s records',
  async (dataType) => {
    const { connection } = await openForWriting({
      file: path.join(temporaryHome(), 'narratoria.db'),
      now: new Date('2026-01-01T00:00:00Z'),
      isAlone: true,
    });
    const layout = LAYOUTS[dataType];
    const columns = connection.all(`PRAGMA table_info(${layout.table})`).map(({ name }) => String(name));
    connection.close();
    const ofEveryTable = ['key', 'position', 'scope', 'id'];
    const ofSearch = layout.text === undefined ? [] : ['terms', 'version', 'model'];
    expect(columns.toSorted()).toEqual([...ofEveryTable, ...columnsOf(layout), ...ofSearch].toSorted());
  },
);
