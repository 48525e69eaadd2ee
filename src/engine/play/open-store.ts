import { existsSync } from 'node:fs';
import path from 'node:path';
import { homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { keepHomePrivate } from '../../base/private-home.ts';
import { type Playthrough, type PlaythroughStore, SqliteStore, type Store } from '../../store/index.ts';
import { findStory } from './story-names.ts';

/** `read-only` looks at stories whoever plays them; changes need a story that nobody plays. */
type Mode = 'read-only' | 'read-write';

/** Opens the saved stories for one command, and closes them whatever happens. Null when nothing was ever saved. */
export async function withStore<Result>(
  mode: Mode,
  work: (store: Store | null) => Promise<Result>,
): Promise<Result> {
  const home = homeFolder();
  if (!existsSync(path.join(home, 'narratoria.db'))) return await work(null);
  keepHomePrivate(home);
  // A command does one thing: threads would take longer to start than it takes.
  const store = await SqliteStore.open({
    home,
    log: openLog(home),
    mode,
    backUp: false,
    keepQueries: false,
    readers: 0,
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export interface FoundStory {
  store: Store;
  playthrough: Playthrough;
  records: PlaythroughStore;
}

/** The story that is meant, for one command. */
export async function withStory<Result>(
  mode: Mode,
  wanted: string,
  work: (found: FoundStory) => Promise<Result>,
): Promise<Result> {
  return await withStore(mode, async (store) => {
    const playthrough = findStory((await store?.playthroughs()) ?? [], wanted);
    // There is a store, or there would be no story in it.
    const open = store as Store;
    const { playthroughId } = playthrough;
    const hold = mode === 'read-write' ? open.holdStory(playthroughId) : null;
    try {
      return await work({ store: open, playthrough, records: open.playthrough(playthroughId) });
    } finally {
      hold?.release();
    }
  });
}
