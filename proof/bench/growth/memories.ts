import { statSync } from 'node:fs';
import path from 'node:path';
import { silentLog } from '../../../src/base/log.ts';
import { createRandom } from '../../../src/base/random.ts';
import { SqliteStore } from '../../../src/store/index.ts';
import { Connection } from '../../../src/store/sqlite/database/connection.ts';
import { playthroughScope } from '../../../src/store/sqlite/tables/scope.ts';
import { quantile } from '../../support/numbers.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { CONSTANT, type Curve, curve, LINEAR, type Point } from '../support/curve.ts';
import { fill, knownEmbedder, makeTexts, type Text } from '../support/memories.ts';
import { compareEach } from '../support/pairs.ts';

const SIZES = [1_000, 3_000, 10_000, 30_000, 100_000];
const LIMIT = 5;
const BARE =
  'SELECT rowid, distance FROM memories_vectors WHERE scope = ? AND model = 1 AND vector MATCH ? AND k = ?';

/** A story that remembers more and more. Vectors by chance: only how many there are matters here. */
export async function growMemories(most: number): Promise<Curve[]> {
  const random = createRandom('growth of memories');
  const texts = await makeTexts(random, null, 500);
  const points = { search: [] as Point[], write: [] as Point[], size: [] as Point[] };
  for (const size of SIZES.filter((one) => one <= most)) {
    using scratch = scratchFolder('bench');
    const home = scratch.path;
    await fill(home, { size, scopes: 1, texts, random });
    const file = path.join(home, 'narratoria.db');
    points.size.push({ size, ours: statSync(file).size / 1e6, limit: (size * 384 * 4) / 1e6 });
    const { search, write } = await measure(home, texts);
    points.search.push({ size, ...search });
    points.write.push({ size, ...write });
  }
  const counted = 'memories';
  return [
    curve(
      { name: 'A search', counted, unit: 'ms', atMost: LINEAR, limitIs: 'bare sqlite-vec query' },
      points.search,
    ),
    curve(
      {
        name: 'Storing one memory',
        counted,
        unit: 'ms',
        atMost: CONSTANT,
        limitIs: 'one row in bare SQLite',
      },
      points.write,
    ),
    curve(
      {
        name: 'The database',
        counted,
        unit: 'MB',
        atMost: LINEAR,
        limitIs: 'the numbers of the vectors alone',
      },
      points.size,
    ),
  ];
}

type Pair = Pick<Point, 'ours' | 'limit'>;

async function measure(home: string, texts: readonly Text[]): Promise<{ search: Pair; write: Pair }> {
  const store = await SqliteStore.open({
    home,
    log: silentLog(),
    embedder: knownEmbedder(texts),
    backUp: false,
  });
  const bare = new Connection(path.join(home, 'narratoria.db'), 'read');
  const plain = new Connection(path.join(home, 'plain.db'), 'write');
  plain.exec('CREATE TABLE rows (text TEXT)');
  try {
    const records = store.playthrough('story-0');
    const scope = BigInt(playthroughScope(bare, 'story-0').key);
    const search = await compareEach(
      texts,
      ({ text }) => records.semanticSearch(text, 'memory', LIMIT),
      ({ vector }) => bare.all(BARE, scope, vector, BigInt(LIMIT)),
    );
    const write = await compareEach(
      texts,
      ({ text }) => records.store('memory', { summary: text, characterIds: ['player'] }),
      ({ text }) => plain.run('INSERT INTO rows (text) VALUES (?)', text),
    );
    const medians = ({ ours, limit }: typeof search): Pair => ({
      ours: quantile(ours, 0.5),
      limit: quantile(limit, 0.5),
    });
    return { search: medians(search), write: medians(write) };
  } finally {
    plain.close();
    bare.close();
    await store.close();
  }
}
