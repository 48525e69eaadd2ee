import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { bundle } from './support/bundle.ts';
import { openStore, temporaryHome } from './support/homes.ts';
import { canMount, forbidWriting, mountSmallDisk, remountReadOnly, unmount } from './support/small-disk.ts';

const isRoot = process.getuid?.() === 0;
const probe = temporaryHome();
const mayMount = canMount(probe);
let mounted: string | null = null;

afterEach(() => {
  if (mounted !== null) unmount(mounted);
  mounted = null;
});

/** Writes until the store refuses, and gives what it took and how it refused. */
async function fill(store: Store): Promise<{ ids: string[]; error: unknown }> {
  const ids: string[] = [];
  for (;;) {
    try {
      const summary = `Memory ${ids.length} ${'of a long day '.repeat(400)}`;
      ids.push((await store.playthrough('p').store('memory', { summary })).id);
    } catch (error) {
      return { ids, error };
    }
  }
}

describe.skipIf(!mayMount)('a full disk', () => {
  it('is told in plain words, damages nothing, and is over when there is room again', async () => {
    const home = temporaryHome();
    mountSmallDisk(home, '6m');
    mounted = home;
    const ballast = path.join(home, 'ballast');
    writeFileSync(ballast, Buffer.alloc(1024 * 1024));
    const store = await openStore({ home, readers: 1 });
    try {
      await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
      const { ids, error } = await fill(store);
      expect(error).toMatchObject({ code: 'store_full', message: expect.stringContaining('disk') });
      expect(ids.length).toBeGreaterThan(10);
      expect((await store.playthrough('p').exactMatch('memory')).map(({ id }) => id)).toEqual(ids);
      expect(await store.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
      await expect(
        store.playthrough('p').transaction(async (records) => {
          for (let index = 0; index < 50; index += 1)
            await records.store('memory', { summary: 'y'.repeat(90_000) });
        }),
      ).rejects.toMatchObject({ code: 'store_full' });

      rmSync(ballast);
      const late = await store.playthrough('p').store('memory', { summary: 'There is room again' });
      expect((await store.playthrough('p').exactMatch('memory')).map(({ id }) => id)).toEqual([
        ...ids,
        late.id,
      ]);
    } finally {
      await store.close();
    }
    const again = await openStore({ home, readers: 1 });
    expect(again.notices).toEqual([]);
    expect(await again.checkIntegrity('full')).toEqual({ ok: true, problems: [] });
    await again.close();
  });

  it('lets a backup fail without touching the stories', async () => {
    const home = temporaryHome();
    mountSmallDisk(home, '9m');
    mounted = home;
    const store = await openStore({ home, readers: 1 });
    try {
      await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
      for (let index = 0; index < 60; index += 1)
        await store.playthrough('p').store('memory', { summary: `${index} ${'long '.repeat(3000)}` });
      const { bavail, bsize } = statfsSync(home);
      writeFileSync(path.join(home, 'ballast'), Buffer.alloc(bavail * bsize - 400_000));
      await expect(store.backup()).rejects.toMatchObject({ code: 'store_full' });
      expect(readdirSync(path.join(home, 'backups'))).toEqual([]);
      expect(await store.playthrough('p').exactMatch('memory')).toHaveLength(60);
    } finally {
      await store.close();
    }
  });
});

describe('a limit on the size of files', () => {
  let program: Awaited<ReturnType<typeof bundle>>;
  beforeAll(async () => {
    program = await bundle('test/store/support/busy-writer.ts');
  });
  afterAll(() => program.remove());

  it.skipIf(process.platform === 'win32')(
    'is told, and damages nothing',
    async () => {
      const home = temporaryHome();
      const run = (limitKb: string, count: string) => {
        const script = `trap '' XFSZ; ulimit -f ${limitKb}; exec "$0" "$1" "$2" "$3"`;
        const { stdout } = spawnSync('bash', ['-c', script, process.execPath, program.file, home, count], {
          encoding: 'utf8',
        });
        return stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as Record<string, unknown>);
      };
      const first = run('2500', '100000');
      expect(first.at(-1)).toMatchObject({ error: { code: 'store_full' } });
      const promised = first.flatMap((line) => (typeof line['memory'] === 'string' ? [line['memory']] : []));
      expect(promised.length).toBeGreaterThan(10);
      const [opened] = run('unlimited', '1');
      expect(opened).toMatchObject({ found: { integrity: { ok: true }, notices: [] } });
      const there = (opened as { found: { memories: { id: string }[] } }).found.memories.map(({ id }) => id);
      expect(promised.filter((id) => !there.includes(id))).toEqual([]);
    },
    60_000,
  );
});

describe.skipIf(isRoot && !mayMount)('a folder that cannot be written', () => {
  it('is told, and can be opened for reading', async () => {
    const home = temporaryHome();
    if (isRoot) {
      mountSmallDisk(home, '8m');
      mounted = home;
    }
    const store = await openStore({ home, readers: 1 });
    await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
    await store.playthrough('p').store('memory', { id: 'm', summary: 'Carved in stone' });
    await store.close();
    const allow = isRoot ? () => {} : forbidWriting(home);
    if (isRoot) remountReadOnly(home);
    try {
      await expect(openStore({ home })).rejects.toMatchObject({
        code: 'home_unwritable',
        hint: expect.stringContaining('NARRATORIA_HOME'),
      });
      const reader = await openStore({ home, mode: 'read-only' });
      expect(await reader.playthrough('p').exactMatch('memory')).toMatchObject([{ id: 'm' }]);
      expect((await reader.playthrough('p').semanticSearch('stone', 'memory')).results).toHaveLength(1);
      await expect(reader.playthrough('p').delete('memory', 'm')).rejects.toMatchObject({
        code: 'store_locked',
      });
      await reader.close();
    } finally {
      allow();
    }
  });

  it('is told when there is nothing to read', async () => {
    await expect(openStore({ mode: 'read-only' })).rejects.toMatchObject({ code: 'record_not_found' });
  });
});
