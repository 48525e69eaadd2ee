import { withStore } from '../../support/store.ts';
import { type Check, nothingFound } from './check.ts';

/** The database, read by nobody else now. */
export async function integrity(home: string): Promise<Check> {
  return await withStore(home, async (store) => {
    const { ok, problems } = await store.checkIntegrity('full');
    const stories = (await store.playthroughs()).length;
    return nothingFound(
      'the database is sound',
      'PRAGMA integrity_check, references, words and vectors',
      `${stories} stories, ${ok ? 'ok' : 'DAMAGED'}`,
      problems,
    );
  });
}
