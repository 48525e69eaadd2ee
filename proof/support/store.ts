import { silentLog } from '../../src/base/log.ts';
import { SqliteStore, type Store } from '../../src/store/index.ts';

/** Opens the store of a home for as long as the work takes, without a backup and without noting what is asked. */
export async function withStore<Result>(
  home: string,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await SqliteStore.open({ home, log: silentLog(), backUp: false, keepQueries: false });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
