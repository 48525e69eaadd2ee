import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openForWriting } from '../../src/store/database/open.ts';
import { listBackups } from '../../src/store/index.ts';
import { MIGRATIONS } from '../../src/store/schema/migrations.ts';
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
