import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { countTokens } from 'gpt-tokenizer/encoding/cl100k_base';
import { silentLog } from '../../src/base/log.ts';
import { loadTokenCounter } from '../../src/base/tokens.ts';
import { CampaignFolder } from '../../src/campaign/folder.ts';
import { chunkText } from '../../src/campaign/ingest/chunk.ts';
import { ingestCampaign } from '../../src/campaign/ingest/ingest.ts';
import { EMBEDDING_MODEL } from '../../src/models/catalogue.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { EmbeddingModel } from '../../src/models/inference/embedding-model.ts';
import { sharedHome } from '../../src/models/installed.ts';
import { type Embedder, SqliteStore, type Store } from '../../src/store/index.ts';
import { HUNDRED_MEGABYTES, writeLargeCampaign } from '../../test/campaign/ingest/support/large.ts';
import { peakBytes } from '../support/processes.ts';
import { ROOT, startProgram } from '../support/program.ts';
import { scratchFolder } from '../support/scratch.ts';
import { compare, type Row, rowOf, type Say } from './support/measure.ts';

const CHUNKS_A_SECOND = 60;
const START_MS = 5_000;
const MOST_MEGABYTES = 500;

/** Taking a campaign in, part by part, and playing one of 100 MB. */
export async function benchIngestion(say: Say): Promise<Row[]> {
  using scratch = scratchFolder('bench-ingest');
  const rows = [await chunking(scratch.path), await unchanged(scratch.path)];
  return [...rows, ...(await withVectors(scratch.path, say)), await largeStart(scratch.path)];
}

async function chunking(scratch: string): Promise<Row> {
  const counter = await loadTokenCounter();
  const folder = path.join(scratch, 'chunking');
  writeLargeCampaign(folder, { loreFiles: 100, paragraphsAFile: 20, pictures: 0, recordings: 0 });
  const texts = filesIn(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(file, 'utf8'));
  const times = await compare(
    () => void texts.map((text) => chunkText(text, counter)),
    () => void texts.map((text) => countTokens(text)),
    10,
  );
  const megabytes = texts.join('').length / 1e6;
  return rowOf({
    ...times,
    name: `cut lore into chunks (${(megabytes / (times.ours / 1000)).toFixed(1)} MB a second)`,
    limitIs: 'counting the tokens of the files',
    budget: { kind: 'at most', ratio: 2 },
  });
}

async function unchanged(scratch: string): Promise<Row> {
  const folder = path.join(scratch, 'unchanged');
  writeLargeCampaign(folder, { loreFiles: 1000, paragraphsAFile: 3, pictures: 0, recordings: 0 });
  const store = await openStore(path.join(scratch, 'unchanged-home'), null);
  try {
    const ingest = () => take(store, folder);
    await ingest();
    return rowOf({
      name: 'take in 1,000 files again, unchanged',
      limitIs: 'looking at every file',
      budget: { kind: 'at most', ratio: 5 },
      ...(await compare(
        async () => void (await ingest()),
        () => void filesIn(folder).map((file) => lstatSync(file)),
        20,
      )),
    });
  } finally {
    await store.close();
  }
}

/** With the vectors of each chunk: lore as people write it, and longer paragraphs. Left out when there is no model. */
async function withVectors(scratch: string, say: Say): Promise<Row[]> {
  const installed = await ensureModel(EMBEDDING_MODEL, { home: sharedHome() }).catch(() => null);
  if (installed === null) {
    say('The model of meanings cannot be had here, so no vectors were made.');
    return [];
  }
  const model = await EmbeddingModel.load({
    modelFile: installed.files['model.onnx'] as string,
    tokenizerFile: installed.files['tokenizer.json'] as string,
  });
  const embedder = openEmbedder({ home: sharedHome(), log: silentLog() });
  const shipped = path.join(ROOT, 'campaigns/the-extra-sleeper');
  const long = { loreFiles: 20, paragraphsAFile: 5, pictures: 0, recordings: 0 };
  try {
    const copies = { scratch: path.join(scratch, 'shipped'), embedder, model };
    const real = await vectorsOf((folder) => cpSync(shipped, folder, { recursive: true }), copies);
    const longer = await vectorsOf((folder) => writeLargeCampaign(folder, long), {
      ...copies,
      scratch: path.join(scratch, 'long'),
    });
    return [
      {
        ...real.row(`take in a shipped campaign's lore (${real.said}, ${CHUNKS_A_SECOND} wanted)`),
        holds: real.rate >= CHUNKS_A_SECOND,
      },
      longer.row(`take in long paragraphs (${longer.said})`),
    ];
  } finally {
    await embedder.close();
    await model.dispose();
  }
}

async function vectorsOf(
  write: (folder: string) => void,
  { scratch, embedder, model }: { scratch: string; embedder: Embedder; model: EmbeddingModel },
) {
  const rounds = 4;
  mkdirSync(scratch, { recursive: true });
  // A home is opened once and takes in what comes; opening it has a bench of its own.
  const stores: Store[] = [];
  for (let round = 1; round <= rounds + 2; round++) {
    write(path.join(scratch, `campaign-${round}`));
    mark(path.join(scratch, `campaign-${round}`), round);
    stores.push(await openStore(path.join(scratch, `home-${round}`), embedder));
  }
  let round = 0;
  let chunks: string[] = [];
  const ours = async () => {
    round += 1;
    const folder = path.join(scratch, `campaign-${round}`);
    const store = stores[round - 1] as Store;
    await take(store, folder);
    await store.caughtUp();
    chunks = (await store.campaign('c').exactMatch('lore')).map(({ content }) => content);
  };
  await ours();
  const times = await compare(
    ours,
    async () => {
      for (const chunk of chunks) await model.embed(chunk);
    },
    rounds,
  );
  for (const store of stores) await store.close();
  const rate = Math.round((1000 * chunks.length) / times.ours);
  const words = Math.round(chunks.join(' ').split(/\s+/).length / chunks.length);
  const figures = {
    ...times,
    ours: times.ours / chunks.length,
    limit: times.limit / chunks.length,
    limitIs: 'the vectors alone, in this process',
  };
  return {
    rate,
    said: `${words} words each, ${rate} chunks a second`,
    row: (name: string) => rowOf({ name, ...figures }),
  };
}

/** So that no text is remembered from a round before. */
function mark(folder: string, round: number): void {
  for (const file of filesIn(folder).filter((one) => one.endsWith('.md'))) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('.\n', `, ${round}.\n`));
  }
}

async function largeStart(scratch: string): Promise<Row> {
  const large = path.join(scratch, 'large');
  const small = path.join(scratch, 'small');
  writeLargeCampaign(large, HUNDRED_MEGABYTES);
  writeLargeCampaign(small, { loreFiles: 0, paragraphsAFile: 0, pictures: 0, recordings: 0 });
  let megabytes = 0;
  let run = 0;
  const start = async (folder: string) => {
    run += 1;
    megabytes = Math.max(megabytes, await firstScene(folder, path.join(scratch, `home-${run}`)));
  };
  const times = await compare(
    () => start(large),
    () => start(small),
    3,
  );
  return rowOf({
    ...times,
    name: `first scene of 100 MB (${START_MS} ms wanted; peak ${Math.round(megabytes)} MB)`,
    limitIs: 'first scene of a manifest alone',
    holds: times.ours <= START_MS && megabytes < MOST_MEGABYTES,
  });
}

/** Plays until the first scene stands there, in a home of its own; gives the most memory it took, in megabytes. */
async function firstScene(folder: string, home: string): Promise<number> {
  mkdirSync(home, { recursive: true });
  const child = startProgram(['play', folder, '--json', '--auto', '1', '--seed', 'x'], { home });
  child.stdin.end();
  child.stderr.resume();
  const ended = new Promise((resolve) => child.on('close', resolve));
  for await (const _ of createInterface({ input: child.stdout })) break;
  const peak = peakBytes(child.pid ?? 0) / 1024 ** 2;
  child.kill('SIGTERM');
  await ended;
  return peak;
}

function openStore(home: string, embedder: Embedder | null): Promise<Store> {
  return SqliteStore.open({ home, log: silentLog(), embedder, backUp: false });
}

function take(store: Store, folder: string) {
  return ingestCampaign({
    folder: new CampaignFolder(folder),
    campaign: { people: [], places: [] },
    store: store.campaign('c'),
    now: () => new Date(),
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
