import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { sharedHome } from '../../src/models/installed.ts';
import { whyNoMiniLm } from '../models/support/minilm.ts';
import { openStore } from '../store/support/homes.ts';
import { ingest } from './ingest/support/campaigns.ts';

/** A question in a player's words, and the file (or any of the files) whose lore answers it. */
interface LoreQuery {
  query: string;
  file: string | string[];
}

const QUERIES = path.join(import.meta.dirname, 'lore-queries');
const CAMPAIGNS = path.resolve(import.meta.dirname, '../../campaigns');
const TOP = 5;
const SHARE = 0.9;
const FEWEST = 20;

const missing = await whyNoMiniLm();
const campaigns = readdirSync(QUERIES).map((file) => path.parse(file).name);

describe.skipIf(missing !== null)('the lore of a shipped campaign', () => {
  it.each(campaigns)(
    `%s: a chunk of the right file is among the first ${TOP} for ${100 * SHARE} in 100 queries`,
    async (name) => {
      const queries = JSON.parse(readFileSync(path.join(QUERIES, `${name}.json`), 'utf8')) as LoreQuery[];
      const embedder = openEmbedder({ home: sharedHome(), log: silentLog() });
      try {
        const store = await openStore({ readers: 1, embedder });
        await ingest(store, path.join(CAMPAIGNS, name));
        await store.caughtUp();
        const missed: string[] = [];
        for (const { query, file } of queries) {
          const { results, mode, pending } = await store.campaign('c').semanticSearch(query, 'lore', TOP);
          expect([mode, pending]).toEqual(['hybrid', 0]);
          const files = results.map(({ record }) => record.filePath);
          if (![file].flat().some((right) => files.includes(right))) missed.push(query);
        }
        expect(queries.length).toBeGreaterThanOrEqual(FEWEST);
        expect(missed.length, `missed: ${missed.join(' | ')}`).toBeLessThanOrEqual(
          queries.length * (1 - SHARE),
        );
        await store.close();
      } finally {
        await embedder.close();
      }
    },
    60_000,
  );

  it.each(campaigns)('%s: every file that a query names is there', (name) => {
    const queries = JSON.parse(readFileSync(path.join(QUERIES, `${name}.json`), 'utf8')) as LoreQuery[];
    for (const file of queries.flatMap((query) => query.file))
      expect(() => readFileSync(path.join(CAMPAIGNS, name, file))).not.toThrow();
  });
});
