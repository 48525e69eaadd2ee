import { silentLog } from '../../../src/base/log.ts';
import { Store } from '../../../src/store/index.ts';
import { type Check, nothingFound } from './check.ts';

/** The database, read by nobody else now. */
export async function integrity(home: string): Promise<Check> {
  const store = await Store.open({ home, log: silentLog(), backUp: false, keepQueries: false });
  try {
    const { ok, problems } = await store.checkIntegrity('full');
    const stories = (await store.playthroughs()).length;
    return nothingFound(
      'the database is sound',
      'PRAGMA integrity_check, references, words and vectors',
      `${stories} stories, ${ok ? 'ok' : 'DAMAGED'}`,
      problems,
    );
  } finally {
    await store.close();
  }
}
