import { silentLog } from '../../src/base/log.ts';
import { EMBEDDING_MODEL } from '../../src/models/catalogue.ts';
import { type OpenEmbedder, openEmbedder } from '../../src/models/embedder.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { EmbeddingModel } from '../../src/models/inference/embedding-model.ts';
import { sharedHome } from '../../src/models/installed.ts';
import { SqliteStore } from '../../src/store/index.ts';
import { passage } from '../support/lore.ts';
import { scratchFolder } from '../support/scratch.ts';
import { compare, type Row, rowOf } from './support/measure.ts';

/** Paragraphs of lore mostly have 60 to 150 words; a chunk is full at 512 tokens, and is then read in three windows. */
const LORE = [
  { name: 'short chunks, 60 words', words: 60, texts: 40 },
  { name: 'typical chunks, 100 words', words: 100, texts: 30 },
  { name: 'long chunks, 150 words', words: 150, texts: 20 },
  { name: 'full chunks, 380 words', words: 380, texts: 8 },
];
const SENTENCE_WORDS = 12;
const LORE_IN_STORE = 40;

/** Texts embedded in the inference host, against the same model in this process with one thread. */
export async function benchEmbeddings(): Promise<Row[]> {
  const installed = await ensureModel(EMBEDDING_MODEL, { home: sharedHome() });
  const here = await EmbeddingModel.load(
    {
      modelFile: installed.files['model.onnx'] as string,
      tokenizerFile: installed.files['tokenizer.json'] as string,
    },
    { threads: 1 },
  );
  const embedder = openEmbedder({ home: sharedHome(), log: silentLog() });
  try {
    const oneByOne = async (texts: readonly string[]) => {
      for (const text of texts) await here.embed(text);
    };
    const rows = [
      await row('embed sentences', 100, 8, (texts) => embedder.embed(texts), oneByOne, SENTENCE_WORDS),
      await row('embed one sentence, and wait', 50, 8, waiting(embedder), oneByOne, SENTENCE_WORDS),
    ];
    for (const { name, words, texts } of LORE) {
      rows.push(await row(`embed ${name}`, texts, 6, inBackground(embedder), oneByOne, words));
    }
    rows.push(await row('ingest lore, 100 words', LORE_IN_STORE, 4, ingesting(embedder), oneByOne, 100));
    rows.push(await whileLoreIsRead(embedder));
    return rows;
  } finally {
    await embedder.close();
    await here.dispose();
  }
}

type Embed = (texts: string[]) => Promise<unknown>;

async function row(
  name: string,
  count: number,
  rounds: number,
  ours: Embed,
  limit: (texts: readonly string[]) => Promise<void>,
  words: number,
): Promise<Row> {
  const times = await compare(
    async () => void (await ours(passages(words, count))),
    () => limit(passages(words, count)),
    rounds,
  );
  return rowOf({
    ...times,
    name: `${name} (${Math.round((1000 * count) / times.ours)} a second)`,
    ours: times.ours / count,
    limit: times.limit / count,
    limitIs: 'the same model in this process, one thread',
  });
}

function waiting(embedder: OpenEmbedder): Embed {
  return async (texts) => {
    for (const text of texts) await embedder.embed([text]);
  };
}

function inBackground(embedder: OpenEmbedder): Embed {
  return (texts) => embedder.embed(texts, { priority: 'background' });
}

/** All that happens to a campaign's lore: stored, indexed by words, read by the model, vectors kept. */
function ingesting(embedder: OpenEmbedder): Embed {
  return async (texts) => {
    using scratch = scratchFolder('bench-lore');
    const home = scratch.path;
    const store = await SqliteStore.open({ home, log: silentLog(), embedder, backUp: false });
    try {
      await store.campaign('bench').transaction(async (records) => {
        for (const [index, content] of texts.entries()) {
          const chunk = { filePath: 'lore/bench.md', chunkIndex: index, paragraphId: index };
          await records.store('lore', { ...chunk, content, tokenCount: 130 });
        }
      });
      await store.caughtUp();
    } finally {
      await store.close();
    }
  };
}

/** What a scene pays for a query while lore is being read in the background. */
async function whileLoreIsRead(embedder: OpenEmbedder): Promise<Row> {
  const queries = 10;
  const ask = waiting(embedder);
  const busy = async () => {
    const stop = new AbortController();
    const reading = embedder
      .embed(passages(100, 500), { priority: 'background', signal: stop.signal })
      .catch(() => null); // given up on purpose, below
    await ask(passages(SENTENCE_WORDS, queries));
    stop.abort();
    await reading;
  };
  const alone = () => ask(passages(SENTENCE_WORDS, queries)).then(() => undefined);
  const times = await compare(busy, alone, 6);
  return rowOf({
    ...times,
    name: 'embed a query while lore is read',
    ours: times.ours / queries,
    limit: times.limit / queries,
    limitIs: 'the same with nothing else to do',
  });
}

let made = 0;

/** Texts that differ, so that none is remembered from a round before. */
function passages(words: number, count: number): string[] {
  return Array.from({ length: count }, () => {
    made += 1;
    return `${passage(words - 1, made)} ${made}`;
  });
}
