import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { listBackups, restoreBackup, type SqliteStore } from '../../src/store/index.ts';
import { openStore, temporaryHome } from './support/homes.ts';

const databaseOf = (home: string) => path.join(home, 'narratoria.db');
const backupsOf = (home: string) => listBackups(path.join(home, 'backups'));
const open = (home: string, now = new Date('2026-05-01T12:00:00Z')) =>
  openStore({ home, readers: 0, backUp: true, now: () => now });

async function tell(store: SqliteStore, from: number, to: number): Promise<void> {
  const records = store.playthrough('p');
  for (let scene = from; scene <= to; scene += 1) {
    await records.store('memory', {
      id: `m${scene}`,
      summary: `What happened in scene ${scene}, ${'at length '.repeat(40)}`,
    });
    await records.recordScene({
      scene,
      choice: null,
      state: { scene },
      sceneObject: { text: `Scene ${scene}` },
    });
  }
}

async function begin(home: string): Promise<SqliteStore> {
  const store = await open(home);
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  return store;
}

const headIn = async (store: SqliteStore) => (await store.playthrough('p').playthrough()).headScene;

describe('backups', () => {
  it('are there from the first scene of the first session on, every twenty scenes, and at its end', async () => {
    const home = temporaryHome();
    const store = await begin(home);
    await tell(store, 1, 1);
    await expect.poll(() => backupsOf(home)).toHaveLength(1);
    await tell(store, 2, 20);
    expect(backupsOf(home)).toHaveLength(1);
    await tell(store, 21, 22);
    await expect.poll(() => backupsOf(home)).toHaveLength(2);
    await store.close();
    expect(backupsOf(home)).toHaveLength(3);
    restoreBackup({ home });
    expect(await headIn(await openStore({ home, readers: 0 }))).toBe(22);
  });

  it('go by their number, whatever the clock says', async () => {
    const home = temporaryHome();
    const first = await begin(home);
    await tell(first, 1, 1);
    await first.close();
    for (let day = 1; day <= 9; day += 1)
      await (await open(home, new Date(`2031-05-0${day}T12:00:00Z`))).close();
    const today = await open(home, new Date('2026-05-02T12:00:00Z'));
    await tell(today, 2, 2);
    await today.close();
    expect(backupsOf(home)[0]).toMatchObject({ madeAt: '2026-05-02T12:00:00.000Z' });
    restoreBackup({ home });
    expect(await headIn(await openStore({ home, readers: 0 }))).toBe(2);
  });

  it('made by hand stay, and one of each of the last days', async () => {
    const home = temporaryHome();
    const store = await begin(home);
    await tell(store, 1, 1);
    const made = await store.backup();
    await store.close();
    const yesterday = backupsOf(home).find(({ reason }) => reason === 'session');
    for (let start = 0; start < 12; start += 1)
      await (await open(home, new Date('2026-05-02T12:00:00Z'))).close();
    const names = backupsOf(home).map(({ file }) => file);
    expect(names).toContain(made.file);
    expect(names).toContain(yesterday?.file);
    expect(backupsOf(home).filter(({ reason }) => reason === 'session')).toHaveLength(8);
  });

  it('of older versions are listed after those with a number', async () => {
    const home = temporaryHome();
    const store = await begin(home);
    const { file } = await store.backup();
    const old = path.join(home, 'backups', 'narratoria-20990101T000000000Z.db');
    new DatabaseSync(old).close();
    expect(backupsOf(home).map((one) => one.file)).toEqual([file, old]);
  });
});

describe('a database that is missing', () => {
  it('is said to be, as long as there are backups and no story', async () => {
    const home = temporaryHome();
    const store = await begin(home);
    await tell(store, 1, 3);
    await store.close();
    for (const companion of ['', '-wal', '-shm']) rmSync(`${databaseOf(home)}${companion}`, { force: true });
    for (let time = 0; time < 2; time += 1) {
      const empty = await openStore({ home, readers: 0 });
      expect(empty.notices).toEqual([expect.stringMatching(/no saved stories.*2 backups.*backup restore/)]);
      await empty.close();
    }
    restoreBackup({ home });
    const restored = await openStore({ home, readers: 0 });
    expect(restored.notices).toEqual([]);
    expect(await headIn(restored)).toBe(3);
  });
});

describe('a damaged database', () => {
  /** Overwrites the pages that hold a text. */
  function damage(home: string, text: string): void {
    const file = databaseOf(home);
    const at = readFileSync(file).lastIndexOf(text);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, Math.floor(at / 4096) * 4096);
    closeSync(descriptor);
  }

  async function homeWithScenes(): Promise<string> {
    const home = temporaryHome();
    const store = await begin(home);
    await tell(store, 1, 1);
    await store.backup();
    await tell(store, 2, 60);
    await store.close();
    return home;
  }

  it('gives back what can be read of it when there is no backup', async () => {
    const home = await homeWithScenes();
    rmSync(path.join(home, 'backups'), { recursive: true });
    damage(home, 'What happened in scene 30,');
    const store = await openStore({ home, readers: 0 });
    expect(store.notices).toEqual([expect.stringMatching(/was damaged.*set aside.*stories: 1, scenes: 60/)]);
    expect(await headIn(store)).toBe(60);
    const memories = (await store.playthrough('p').exactMatch('memory')).map(({ id }) => id);
    expect(memories.length).toBeGreaterThan(30);
    expect(memories).toEqual(expect.arrayContaining(['m1', 'm60']));
    expect(
      (await store.playthrough('p').semanticSearch('scene 60', 'memory')).results.length,
    ).toBeGreaterThan(0);
    expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    expect(readdirSync(home).some((name) => name.startsWith('narratoria.db.damaged-'))).toBe(true);
    expect(existsSync(`${databaseOf(home)}.salvaged`)).toBe(false);
    await tell(store, 61, 61);
    expect(await headIn(store)).toBe(61);
  });

  it('gives back the last backup when that has as many scenes', async () => {
    const home = await homeWithScenes();
    damage(home, 'What happened in scene 30,');
    const store = await openStore({ home, readers: 0 });
    expect(store.notices).toEqual([expect.stringMatching(/was damaged.*backup of 2026-05-01.*brought back/)]);
    expect(await store.playthrough('p').exactMatch('memory')).toHaveLength(60);
  });

  it('gives back what can be read of it when the backups have fewer scenes', async () => {
    const home = await homeWithScenes();
    for (const { file, reason } of backupsOf(home)) if (reason === 'session') rmSync(file);
    damage(home, 'What happened in scene 30,');
    const store = await openStore({ home, readers: 0 });
    expect(store.notices).toEqual([expect.stringMatching(/scenes: 60.*backup restore/)]);
    expect(await headIn(store)).toBe(60);
  });
});
