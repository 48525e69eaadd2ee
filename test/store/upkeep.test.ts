import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { type Store, Upkeep } from '../../src/store/index.ts';
import { memoryStore } from '../support/memory-store.ts';

const log = silentLog();

async function storeOf(memories: number): Promise<Store> {
  const store = memoryStore();
  await store.createPlaythrough({ campaignId: 'c', playthroughId: 'p' });
  await store.playthrough('p').transaction(async (records) => {
    for (let index = 0; index < memories; index += 1) {
      await records.store('memory', { summary: `Bell ${index}`, episodic: index === 0 });
    }
  });
  return store;
}

const countIn = async (store: Store) => (await store.playthrough('p').exactMatch('memory')).length;

describe('upkeep', () => {
  it('lets go of what the policy says once the player has been reading for a while', async () => {
    const store = await storeOf(6);
    const { promise: choice, resolve: choose } = Promise.withResolvers<string>();
    const upkeep = new Upkeep(store, { maxCount: 2 }, { log, afterMs: 0 });
    const answered = upkeep.during(choice);
    while ((await countIn(store)) > 2) await sleep(5);
    choose('1');
    expect(await answered).toBe('1');
    const [first] = await store.playthrough('p').exactMatch('memory');
    expect(first).toMatchObject({ summary: 'Bell 0', episodic: true });
  });

  it('does nothing while scenes come one after the other', async () => {
    const store = await storeOf(6);
    const upkeep = new Upkeep(store, { maxCount: 2 }, { log, afterMs: 60_000 });
    expect(await upkeep.during(Promise.resolve('1'))).toBe('1');
    await expect(upkeep.during(Promise.reject(new Error('left')))).rejects.toThrow('left');
    expect(await countIn(store)).toBe(6);
    await upkeep.atEnd();
    expect(await countIn(store)).toBe(2);
  });

  it('stops when the player goes on, and is done before the next scene begins', async () => {
    const asked: boolean[] = [];
    const { promise: choice, resolve: choose } = Promise.withResolvers<string>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    let isWorking = false;
    const upkeep = new Upkeep(
      {
        async runRetention(_policy, { isIdle = () => true } = {}) {
          isWorking = true;
          asked.push(isIdle());
          begin();
          await choice;
          await sleep(5);
          asked.push(isIdle());
          isWorking = false;
          return { byAge: 0, byCount: 0, bySize: 0 };
        },
      },
      { maxCount: 1 },
      { log, afterMs: 0 },
    );
    const answered = upkeep.during(choice);
    await begun;
    choose('2');
    expect(await answered).toBe('2');
    expect(isWorking).toBe(false);
    expect(asked).toEqual([true, false]);
  });
});
