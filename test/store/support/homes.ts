import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';
import { silentLog } from '../../../src/base/log.ts';
import { type SqliteOptions, SqliteStore } from '../../../src/store/index.ts';

// The store's threads are compiled once, not again for each store that a test opens.
process.env['NODE_COMPILE_CACHE'] ??= path.join(tmpdir(), 'narratoria-test-compiled');

const folders: string[] = [];
const stores: SqliteStore[] = [];

/** A folder that is gone after the test. */
export function temporaryHome(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'narratoria-store-'));
  folders.push(folder);
  return folder;
}

/** A store that is closed after the test. */
export async function openStore(options: Partial<SqliteOptions> = {}): Promise<SqliteStore> {
  const store = await SqliteStore.open({
    home: options.home ?? temporaryHome(),
    log: silentLog(),
    backUp: false,
    ...options,
  });
  stores.push(store);
  return store;
}

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
