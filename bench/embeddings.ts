import { silentLog } from '../src/base/log.ts';
import { EMBEDDING_MODEL } from '../src/models/catalogue.ts';
import { type OpenEmbedder, openEmbedder } from '../src/models/embedder.ts';
import { ensureModel } from '../src/models/ensure.ts';
import { EmbeddingModel } from '../src/models/inference/embedding-model.ts';
import { sharedHome } from '../src/models/installed.ts';
import { compare, type Row } from './support/measure.ts';

const SENTENCE = 'The ferryman remembers the promise you made him at the drowned bell';
const PARAGRAPH = 'Mira keeps the lamp room in order and writes down every ship that passes. '.repeat(13);
const CHUNK = PARAGRAPH.repeat(3);

const CASES = [
  { name: 'embed sentences', text: SENTENCE, texts: 100, atOnce: true, rounds: 10 },
  { name: 'embed one sentence, and wait', text: SENTENCE, texts: 50, atOnce: false, rounds: 10 },
  { name: 'embed paragraphs of 200 word pieces', text: PARAGRAPH, texts: 15, atOnce: true, rounds: 8 },
  { name: 'embed chunks of three windows', text: CHUNK, texts: 5, atOnce: true, rounds: 8 },
];

/** Texts embedded in the inference host, against the same model in this process. Left out when it cannot be had. */
export async function benchEmbeddings(): Promise<Row[]> {
  const installed = await ensureModel(EMBEDDING_MODEL, { home: sharedHome() }).catch(() => null);
  if (installed === null) return [];
  const here = await EmbeddingModel.load({
    modelFile: installed.files['model.onnx'] as string,
    tokenizerFile: installed.files['tokenizer.json'] as string,
  });
  const embedder = openEmbedder({ home: sharedHome(), log: silentLog() });
  try {
    const rows: Row[] = [];
    for (const { name, text, texts, atOnce, rounds } of CASES) {
      const { oursMs, limitMs, ratio } = await compare(
        () => embedInHost(embedder, different(text, texts), atOnce),
        () => embedHere(here, different(text, texts)),
        rounds,
      );
      rows.push({
        name: `${name} (${Math.round((1000 * texts) / oursMs)} a second)`,
        ours: oursMs / texts,
        limit: limitMs / texts,
        limitIs: 'the same model in this process',
        unit: 'ms',
        ratio,
        budget: null,
        holds: null,
        rounds,
      });
    }
    return rows;
  } finally {
    await embedder.close();
    await here.dispose();
  }
}

async function embedInHost(embedder: OpenEmbedder, texts: readonly string[], atOnce: boolean): Promise<void> {
  if (atOnce) {
    await embedder.embed(texts);
    return;
  }
  for (const text of texts) await embedder.embed([text]);
}

async function embedHere(model: EmbeddingModel, texts: readonly string[]): Promise<void> {
  for (const text of texts) await model.embed(text);
}

let made = 0;

/** Texts that differ, so that none is remembered from a round before. */
function different(text: string, count: number): string[] {
  return Array.from({ length: count }, () => {
    made += 1;
    return `${text} ${made}`;
  });
}
