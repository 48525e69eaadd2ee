import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { listBackups, restoreBackup } from '../../src/store/index.ts';
import { lockStory } from '../../src/store/sqlite/database/lock.ts';
import { openForWriting } from '../../src/store/sqlite/database/open.ts';
import { MIGRATIONS, type Migration } from '../../src/store/sqlite/schema/migrations.ts';
import { HashedWordsEmbedder } from './support/hashed-words-embedder.ts';
import { openStore, temporaryHome } from './support/homes.ts';

// What happens to files is the same on any thread; without threads of their own the many stores here open faster.
const databaseOf = (home: string) => path.join(home, 'narratoria.db');
const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** A home with one story of some memories, closed in order. */
async function homeWith(memories: readonly string[]): Promise<string> {
  const home = temporaryHome();
  const store = await openStore({ home, readers: 0, embedder: new HashedWordsEmbedder() });
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  for (const summary of memories) await store.playthrough('p').store('memory', { summary });
  await store.close();
  return home;
}

async function memoriesIn(home: string): Promise<string[]> {
  const store = await openStore({ home, readers: 0 });
  const memories = await store.playthrough('p').exactMatch('memory');
  await store.close();
  return memories.map(({ summary }) => summary);
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, bytes, 0, bytes.length, at);
  closeSync(descriptor);
}

describe('versions', () => {
  const later: Migration[] = [
    ...MIGRATIONS,
    { version: 98, apply: (connection) => connection.exec('ALTER TABLE memories ADD COLUMN mood TEXT') },
    { version: 99, apply: (connection) => connection.exec("UPDATE memories SET mood = 'calm'") },
  ];
  const now = new Date('2026-05-01T12:00:00Z');

  it('go forward one by one, with a backup first', async () => {
    const home = await homeWith(['A quiet day']);
    const { connection, notices } = await openForWriting({ file: databaseOf(home), now, migrations: later });
    expect(connection.all('SELECT summary, mood FROM memories')).toEqual([
      Object.assign(Object.create(null), { summary: 'A quiet day', mood: 'calm' }),
    ]);
    connection.close();
    expect(notices).toEqual([]);
    const [backup] = listBackups(path.join(home, 'backups'));
    expect(backup).toMatchObject({ reason: 'migration', madeAt: now.toISOString() });
    rmSync(databaseOf(home));
    restoreBackup({ home, file: String(backup?.file) });
    expect(await memoriesIn(home)).toEqual(['A quiet day']);
  });

  it('stay where they were when a step fails', async () => {
    const home = await homeWith(['A quiet day']);
    const failing: Migration[] = [
      ...MIGRATIONS,
      {
        version: 98,
        apply: (connection) => {
          connection.exec('DROP TABLE sessions');
          throw new Error('A step that does not work');
        },
      },
    ];
    await expect(openForWriting({ file: databaseOf(home), now, migrations: failing })).rejects.toThrow(
      'does not work',
    );
    expect(await memoriesIn(home)).toEqual(['A quiet day']);
  });

  it('of a newer program are refused and left untouched', async () => {
    const home = await homeWith(['From the future']);
    const database = new DatabaseSync(databaseOf(home));
    database.exec('PRAGMA user_version = 99');
    database.close();
    const before = digest(databaseOf(home));
    for (const mode of ['read-write', 'read-only'] as const) {
      await expect(openStore({ home, mode })).rejects.toMatchObject({
        code: 'store_newer',
        message: expect.stringContaining('99'),
      });
    }
    expect(digest(databaseOf(home))).toBe(before);
    expect(existsSync(path.join(home, 'backups'))).toBe(false);
  });
});

describe('backups', () => {
  it('are made at the start of a session, and the oldest go', async () => {
    const home = await homeWith(['One']);
    for (let day = 1; day <= 9; day += 1) {
      const store = await openStore({
        home,
        readers: 0,
        backUp: true,
        now: () => new Date(`2026-05-0${day}T12:00:00Z`),
      });
      await store.close();
    }
    const backups = listBackups(path.join(home, 'backups'));
    expect(backups).toHaveLength(7);
    expect(backups[0]).toMatchObject({ madeAt: '2026-05-09T12:00:00.000Z', reason: 'session' });
  });

  it('are whole although stories go on meanwhile', async () => {
    const home = await homeWith(['One']);
    const store = await openStore({ home, readers: 0 });
    const records = store.playthrough('p');
    const [backup] = await Promise.all([
      store.backup(),
      ...Array.from({ length: 40 }, (_, index) => records.store('memory', { summary: `Meanwhile ${index}` })),
    ]);
    await store.close();
    restoreBackup({ home, file: backup.file });
    const restored = await memoriesIn(home);
    expect(restored[0]).toBe('One');
    const again = await openStore({ home, readers: 0 });
    expect(await again.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
  });

  it('are restored by one call, and what was there is kept', async () => {
    const home = await homeWith(['One']);
    const store = await openStore({ home, readers: 0 });
    await store.backup();
    await store.playthrough('p').store('memory', { summary: 'Two' });
    expect(() => restoreBackup({ home })).toThrow(expect.objectContaining({ code: 'store_locked' }));
    await store.close();
    const restored = restoreBackup({ home });
    expect(restored.message).toContain('was restored');
    expect(existsSync(String(restored.setAside))).toBe(true);
    expect(await memoriesIn(home)).toEqual(['One']);
  });

  it('that are damaged are not restored', async () => {
    const home = await homeWith(['One']);
    const file = path.join(home, 'backups', 'narratoria-20260501T120000000Z.db');
    expect(() => restoreBackup({ home })).toThrow(expect.objectContaining({ code: 'record_not_found' }));
    const store = await openStore({ home, readers: 0, now: () => new Date('2026-05-01T12:00:00Z') });
    await store.backup();
    await store.close();
    writeFileSync(file, 'no database');
    expect(() => restoreBackup({ home, file })).toThrow(expect.objectContaining({ code: 'store_damaged' }));
    expect(await memoriesIn(home)).toEqual(['One']);
  });
});

describe('a damaged database', () => {
  const damages: [string, (file: string) => void][] = [
    ['is no database', (file) => writeFileSync(file, 'This was a database once. '.repeat(500))],
    ['is cut off', (file) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096)],
    ['has a page of noise', (file) => overwrite(file, 4096 * 3, Buffer.alloc(4096 * 6, 0xa5))],
    ['has a broken head', (file) => overwrite(file, 0, Buffer.alloc(100, 0xff))],
  ];

  it.each(damages)('that %s is set aside, and the newest good backup comes back', async (_, damage) => {
    const home = await homeWith(['One']);
    const store = await openStore({ home, readers: 0 });
    await store.backup();
    await store.playthrough('p').store('memory', { summary: 'Two' });
    await store.backup();
    await store.playthrough('p').store('memory', { summary: 'Three' });
    const newest = store.backups()[0];
    await store.close();
    writeFileSync(String(newest?.file), 'A backup that is damaged as well');
    damage(databaseOf(home));

    const again = await openStore({ home, readers: 0 });
    expect((await again.playthrough('p').exactMatch('memory')).map(({ summary }) => summary)).toEqual([
      'One',
    ]);
    expect(again.notices).toHaveLength(1);
    expect(again.notices[0]).toMatch(/was damaged.*set aside.*backup of \d{4}-\d{2}-\d{2}.*brought back/);
    expect(readdirSync(home).some((name) => name.startsWith('narratoria.db.damaged-'))).toBe(true);
    await again.close();
    expect((await openStore({ home, readers: 0 })).notices).toEqual([]);
  });

  it('without a backup is set aside all the same, and said so', async () => {
    const home = await homeWith(['One']);
    writeFileSync(databaseOf(home), 'noise '.repeat(5000));
    const store = await openStore({ home, readers: 0 });
    expect(store.notices[0]).toMatch(/no backup.*starts with an empty one/);
    expect(await store.playthroughs()).toEqual([]);
  });
});

describe('two programs on one home', () => {
  it('write side by side, and each may read what the other wrote', async () => {
    const home = temporaryHome();
    const first = await openStore({ home, readers: 1 });
    const second = await openStore({ home, readers: 1 });
    const reader = await (async () => {
      await first.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
      await second.createPlaythrough({ campaignId: 'c', playthroughId: 'q' });
      return await openStore({ home, mode: 'read-only', embedder: new HashedWordsEmbedder() });
    })();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        first.playthrough('p').store('memory', { summary: `First ${index}` }),
        second.playthrough('q').store('memory', { summary: `Second ${index}` }),
      ]).flat(),
    );
    expect(await second.playthrough('p').exactMatch('memory')).toHaveLength(20);
    expect(await reader.playthrough('q').exactMatch('memory')).toHaveLength(20);
    expect(await first.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    await expect(reader.playthrough('p').store('memory', { summary: 'x' })).rejects.toMatchObject({
      code: 'store_locked',
    });
  });

  it('do not share a story: the second is refused until the first has left it', async () => {
    const home = temporaryHome();
    const first = await openStore({ home, readers: 1 });
    const second = await openStore({ home, readers: 1 });
    await first.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    const hold = first.holdStory('p');
    first.holdStory('p').release();
    expect(() => second.holdStory('p')).toThrow(expect.objectContaining({ code: 'store_locked' }));
    await expect(second.deletePlaythrough('p')).rejects.toMatchObject({ code: 'store_locked' });
    hold.release();
    second.holdStory('p').release();
    await second.deletePlaythrough('p');
    expect(await first.playthroughs()).toEqual([]);
    expect(readdirSync(path.join(home, 'locks')).filter((name) => name.startsWith('story-'))).toEqual([]);
  });

  it('leave the database to the one that is alone when it is damaged or of another version', async () => {
    const home = await homeWith(['One']);
    const first = await openStore({ home, readers: 1 });
    const other = new DatabaseSync(databaseOf(home));
    other.exec('PRAGMA user_version = 1');
    other.close();
    await expect(openStore({ home })).rejects.toMatchObject({
      code: 'store_locked',
      message: expect.stringContaining('older version'),
    });
    await first.close();
  });

  it('leave no lock behind, however the first one ends', async () => {
    const home = temporaryHome();
    const source = `
      import { joinHome, lockStory } from ${JSON.stringify(path.resolve('src/store/sqlite/database/lock.ts'))};
      const { opened } = await joinHome(${JSON.stringify(home)});
      opened();
      lockStory(${JSON.stringify(home)}, 'p');
      globalThis.gc();
      console.log('locked');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module-typescript', '-e', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const store = await openStore({ home, readers: 1 });
    try {
      await new Promise((resolve) => child.stdout.once('data', resolve));
      expect(() => store.holdStory('p')).toThrow(expect.objectContaining({ code: 'store_locked' }));
      await store.close();
      expect(() => restoreBackup({ home })).toThrow(expect.objectContaining({ code: 'store_locked' }));
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    (await openStore({ home, readers: 1 })).holdStory('p').release();
    expect(() => lockStory(home, 'p').release()).not.toThrow();
  });
});
