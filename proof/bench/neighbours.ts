import path from 'node:path';
import { silentLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import { DIMENSIONS, SqliteStore, type Store } from '../../src/store/index.ts';
import { Connection } from '../../src/store/sqlite/database/connection.ts';
import { playthroughScope } from '../../src/store/sqlite/tables/scope.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Row, rowOf, time } from './support/measure.ts';
import { fill, knownEmbedder, makeTexts, realEmbedder, type Text } from './support/memories.ts';
import { compareEach, figuresOf, type Pairs } from './support/pairs.ts';
import { loadPeer } from './support/peers.ts';

const MEMORIES = 10_000;
const NEAREST = 10;
/** Memories lie in clouds around these; queries are other texts of the same world. */
const CLOUDS = 1000;
const QUERIES = 65;
/** The values that its makers recommend to begin with. */
const INDEX = { maxElements: MEMORIES, m: 16, efConstruction: 200, randomSeed: 100 };
/** How far it looks around for a query: the more, the better and the slower. */
const EFFORTS = [10, 50, 200];
const BARE =
  'SELECT rowid FROM memories_vectors WHERE scope = ? AND model = 1 AND vector MATCH ? AND k = ? ORDER BY distance';

/** As much of the peer as is used here. */
interface Hnswlib {
  HierarchicalNSW: new (space: 'l2', dimensions: number) => HierarchicalIndex;
}

interface HierarchicalIndex {
  initIndex(options: typeof INDEX): void;
  addPoint(point: number[], label: number): void;
  setEf(effort: number): void;
  searchKnn(point: number[], count: number): { neighbors: number[] };
}

interface Field {
  store: Store;
  bare: Connection;
  scope: bigint;
  /** Vectors by the number of their memory. */
  vectors: Map<number, Float32Array>;
  queries: { text: string; vector: Float32Array; truth: Set<number> }[];
}

/**
 * The ten nearest of 10,000 memories. Ours looks at every vector and so finds what is nearest; hnswlib looks along a graph
 * that it has built beforehand and may miss some. Truth is computed here, number by number.
 */
export async function benchNeighbours(): Promise<Row[]> {
  const { HierarchicalNSW } = await loadPeer<Hnswlib>('hnswlib-node');
  using scratch = scratchFolder('bench');
  const home = scratch.path;
  const real = await realEmbedder();
  try {
    const random = createRandom('neighbours');
    const texts = await makeTexts(random, real, CLOUDS + QUERIES);
    const fillMs = await time(() =>
      fill(home, { size: MEMORIES, scopes: 1, texts: texts.slice(0, CLOUDS), random }),
    );
    const field = await openField(home, texts);
    const index = new HierarchicalNSW('l2', DIMENSIONS);
    const buildMs = await time(() => build(index, field.vectors));
    try {
      const rows = [buildRow(fillMs, buildMs)];
      for (const effort of EFFORTS) rows.push(...(await benchEffort(index, effort, field)));
      return rows;
    } finally {
      field.bare.close();
      await field.store.close();
    }
  } finally {
    await real?.close();
  }
}

async function openField(home: string, texts: readonly Text[]): Promise<Field> {
  const embedder = knownEmbedder(texts);
  const store = await SqliteStore.open({ home, log: silentLog(), embedder, backUp: false });
  const bare = new Connection(path.join(home, 'narratoria.db'), 'read');
  const vectors = new Map(
    bare.all('SELECT rowid, vector FROM memories_vectors').map((row) => {
      const bytes = row['vector'] as Uint8Array;
      return [Number(row['rowid']), new Float32Array(bytes.slice().buffer)];
    }),
  );
  const queries = texts.slice(CLOUDS).map(({ text, vector }) => ({
    text,
    vector,
    truth: nearest(vector, vectors),
  }));
  return { store, bare, scope: BigInt(playthroughScope(bare, 'story-0').key), vectors, queries };
}

function build(index: HierarchicalIndex, vectors: ReadonlyMap<number, Float32Array>): void {
  index.initIndex(INDEX);
  for (const [key, vector] of vectors) index.addPoint([...vector], key);
}

/** Every distance, and the ten least. */
function nearest(wanted: Float32Array, vectors: ReadonlyMap<number, Float32Array>): Set<number> {
  const distances = [...vectors].map(([key, vector]) => {
    let sum = 0;
    for (let at = 0; at < DIMENSIONS; at += 1) sum += ((wanted[at] ?? 0) - (vector[at] ?? 0)) ** 2;
    return { key, sum };
  });
  const sorted = distances.toSorted((one, other) => one.sum - other.sum);
  return new Set(sorted.slice(0, NEAREST).map(({ key }) => key));
}

async function benchEffort(index: HierarchicalIndex, effort: number, field: Field): Promise<Row[]> {
  const { store, bare, scope, queries } = field;
  index.setEf(effort);
  const records = store.playthrough('story-0');
  const theirs = (vector: Float32Array) => index.searchKnn([...vector], NEAREST).neighbors;
  const ours = (vector: Float32Array) =>
    bare.all(BARE, scope, vector, BigInt(NEAREST)).map((row) => Number(row['rowid']));
  const found = await compareEach(
    queries,
    ({ vector }) => ours(vector),
    ({ vector }) => theirs(vector),
  );
  const whole = await compareEach(
    queries,
    ({ text }) => records.semanticSearch(text, 'memory', NEAREST),
    ({ vector }) => theirs(vector),
  );
  const peer = `hnswlib, ef ${effort}`;
  const recall = (find: (vector: Float32Array) => number[]) =>
    queries.reduce((sum, { vector, truth }) => sum + find(vector).filter((key) => truth.has(key)).length, 0) /
    (queries.length * NEAREST);
  const [our, their] = [recall(ours), recall(theirs)];
  return [
    rowOf({
      ...{ name: `recall@10, beside ${peer}`, ours: our, limit: their, limitIs: peer, unit: 'of 1' },
      budget: { kind: 'at least', ratio: 1 },
      rounds: queries.length,
    }),
    timeRow(`nearest ten of 10,000, beside ${peer}`, found, peer),
    timeRow(
      `whole search of 10,000 (words, filters, ranking), beside ${peer}`,
      whole,
      `${peer}, nothing but vectors`,
    ),
  ];
}

function timeRow(name: string, pairs: Pairs, limitIs: string): Row {
  return rowOf({ name, limitIs, ...figuresOf(pairs) });
}

function buildRow(fillMs: number, buildMs: number): Row {
  return rowOf({
    name: 'write 10,000 memories with words, labels and vectors, on disk',
    ours: fillMs,
    limit: buildMs,
    limitIs: 'hnswlib, building its index in memory',
    rounds: 1,
  });
}
