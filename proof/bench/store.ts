import path from 'node:path';
import { silentLog } from '../../src/base/log.ts';
import { createRandom } from '../../src/base/random.ts';
import type { OpenEmbedder } from '../../src/models/embedder.ts';
import { SqliteStore } from '../../src/store/index.ts';
import { Connection } from '../../src/store/sqlite/database/connection.ts';
import { playthroughScope } from '../../src/store/sqlite/tables/scope.ts';
import { quantile } from '../support/numbers.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Budget, type Row, rowAgainst, rowOf, type Say } from './support/measure.ts';
import { fill, knownEmbedder, makeTexts, realEmbedder, type Text } from './support/memories.ts';
import { compareEach, figuresOf, type Pairs } from './support/pairs.ts';

const LIMIT = 5;
const SCOPES = 10;
const WITHIN_TWICE: Budget = { kind: 'at most', ratio: 2 };
/** What 10,000 memories may take, with the time of the model. */
const BUDGET_MS = 25;

/** Searches against the bare query of sqlite-vec on the same file, writes, growth, and what the page feels of it. */
export async function benchStore(say: Say): Promise<Row[]> {
  const real = await realEmbedder();
  if (real === null)
    say(
      'The model of meanings cannot be had here: no search with the model included, and vectors by chance.',
    );
  const random = createRandom('store bench');
  const texts = await makeTexts(random, real, 1500);
  const rows: Row[] = [];
  try {
    const growth: { size: number; ms: number }[] = [];
    for (const size of [1_000, 10_000, 100_000]) {
      for (const scopes of [1, SCOPES]) {
        using scratch = scratchFolder('bench');
        const home = scratch.path;
        await fill(home, { size, scopes, texts, random });
        const searched = await benchSearch(home, { size, scopes, texts, real });
        rows.push(...searched.rows);
        if (scopes === 1) growth.push({ size, ms: searched.medianMs });
        if (size === 10_000 && scopes === 1)
          rows.push(...(await benchStall(home, texts)), ...(await benchWrites(home, texts)));
      }
    }
    rows.push(growthRow(growth));
  } finally {
    await real?.close();
  }
  return rows;
}

async function benchSearch(
  home: string,
  {
    size,
    scopes,
    texts,
    real,
  }: { size: number; scopes: number; texts: readonly Text[]; real: OpenEmbedder | null },
): Promise<{ rows: Row[]; medianMs: number }> {
  const file = path.join(home, 'narratoria.db');
  const known = knownEmbedder(texts);
  const store = await SqliteStore.open({ home, log: silentLog(), embedder: known, backUp: false });
  const bare = new Connection(file, 'read');
  const name = `search, ${size.toLocaleString('en')} memories${scopes === 1 ? '' : `, one of ${scopes} stories`}`;
  const rows: Row[] = [];
  try {
    const records = store.playthrough('story-0');
    const scope = BigInt(playthroughScope(bare, 'story-0').key);
    const query =
      'SELECT rowid, distance FROM memories_vectors WHERE scope = ? AND model = 1 AND vector MATCH ? AND k = ?';
    const plain = await compareEach(
      texts,
      ({ text }) => records.semanticSearch(text, 'memory', LIMIT),
      ({ vector }) => bare.all(query, scope, vector, BigInt(LIMIT)),
    );
    rows.push(
      searchRow(
        name,
        plain,
        'the bare sqlite-vec query',
        size === 10_000 && scopes === 1 ? WITHIN_TWICE : null,
      ),
    );
    if (scopes === 1) {
      const among = `${query} AND rowid IN (SELECT key FROM memories WHERE scope = ? AND location = 'mill')`;
      const filtered = await compareEach(
        texts,
        ({ text }) => records.semanticSearch(text, 'memory', LIMIT, { location: 'mill' }),
        ({ vector }) => bare.all(among, scope, vector, BigInt(LIMIT), Number(scope)),
      );
      rows.push(searchRow(`${name}, in one place`, filtered, 'the bare query with the same filter', null));
    }
    if (real !== null && scopes === 1) {
      store.setEmbedder(real);
      const whole = await compareEach(
        texts.map(({ text, vector }, index) => ({ text: `${text}, ${index}`, vector })),
        ({ text }) => records.semanticSearch(text, 'memory', LIMIT),
        ({ vector }) => bare.all(query, scope, vector, BigInt(LIMIT)),
      );
      const p95 = quantile(whole.ours, 0.95);
      rows.push({
        ...searchRow(
          `${name}, the model included, p95 ${p95.toFixed(1)} ms`,
          whole,
          'the bare sqlite-vec query',
          null,
        ),
        ...(size === 10_000 ? { holds: p95 <= BUDGET_MS } : {}),
      });
    }
    return { rows, medianMs: quantile(plain.ours, 0.5) };
  } finally {
    bare.close();
    await store.close();
  }
}

function searchRow(name: string, { ours, limit }: Pairs, limitIs: string, budget: Budget | null): Row {
  const tail = `p95 ${quantile(ours, 0.95).toFixed(1)} against ${quantile(limit, 0.95).toFixed(1)} ms`;
  return rowOf({ name: `${name} (${tail})`, limitIs, budget, ...figuresOf({ ours, limit }) });
}

/** The longest time the page has to wait for anything while five skills search and one writes. */
async function benchStall(home: string, texts: readonly Text[]): Promise<Row[]> {
  const measure = async (readers: number) => {
    const store = await SqliteStore.open({
      home,
      log: silentLog(),
      embedder: knownEmbedder(texts),
      backUp: false,
      readers,
    });
    const records = store.playthrough('story-0');
    await records.semanticSearch('warm up', 'memory', LIMIT);
    const page = watchEventLoop();
    const start = performance.now();
    for (let round = 0; round < 20; round += 1) {
      await Promise.all([
        ...texts
          .slice(round * 5, round * 5 + 5)
          .map(({ text }) => records.semanticSearch(text, 'memory', LIMIT)),
        records.store('memory', { summary: `Round ${round}` }),
      ]);
    }
    const total = performance.now() - start;
    const gaps = page.stop();
    await store.close();
    return { total, p99: quantile(gaps, 0.99), max: Math.max(...gaps) };
  };
  const direct = await measure(0);
  const threads = await measure(2);
  return [
    rowOf({
      name: `stall of the page under load, p99 (longest ${threads.max.toFixed(0)} against ${direct.max.toFixed(0)} ms)`,
      ours: threads.p99,
      limit: direct.p99,
      limitIs: 'the same store without threads',
      rounds: 20,
    }),
    rowOf({
      name: 'five searches and a write at once',
      ours: threads.total / 20,
      limit: direct.total / 20,
      limitIs: 'the same store without threads',
      rounds: 20,
    }),
  ];
}

/** How late a timer of one millisecond comes, each time: what a click would have to wait. */
function watchEventLoop(): { stop(): number[] } {
  const gaps: number[] = [];
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    gaps.push(Math.max(0, now - last - 1));
    last = now;
  };
  const timer = setInterval(note, 1);
  return {
    stop: () => {
      clearInterval(timer);
      note();
      return gaps;
    },
  };
}

/** One memory stored for good, against the least a durable write can be: one row in SQLite. */
async function benchWrites(home: string, texts: readonly Text[]): Promise<Row[]> {
  const store = await SqliteStore.open({ home, log: silentLog(), embedder: null, backUp: false });
  const bare = new Connection(path.join(home, 'bare.db'), 'write');
  bare.exec('CREATE TABLE IF NOT EXISTS rows (text TEXT)');
  try {
    const records = store.playthrough('story-0');
    const pairs = await compareEach(
      texts,
      ({ text }) => records.store('memory', { summary: text, characterIds: ['player', 'mira'] }),
      ({ text }) => bare.run('INSERT INTO rows (text) VALUES (?)', text),
    );
    return [searchRow('store one memory', pairs, 'one row in a bare SQLite table', null)];
  } finally {
    bare.close();
    await store.close();
  }
}

/** From a thousand memories to a hundred thousand: time may grow with their number, not faster. */
function growthRow(growth: readonly { size: number; ms: number }[]): Row {
  const [first, last] = [growth[0], growth.at(-1)];
  const limit = (last?.size ?? 0) / (first?.size ?? 1);
  return rowAgainst((first?.ms ?? Number.NaN) * limit, {
    name: 'growth of a search from 1,000 to 100,000 memories',
    ours: last?.ms ?? Number.NaN,
    limitIs: 'a hundred times the search among 1,000',
    rounds: growth.length,
  });
}
