import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTinyGguf } from '../../scripts/make-tiny-gguf.ts';
import { silentLog } from '../../src/base/log.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { sharedHome } from '../../src/models/installed.ts';
import type { LanguageModel } from '../../src/models/language/language-model.ts';
import { question } from '../../src/models/language/messages.ts';
import { openLanguageModel } from '../../src/models/language/open.ts';
import { changeModelSettings } from '../../src/models/language/settings.ts';
import { median } from '../support/numbers.ts';
import { scratchFolder } from '../support/scratch.ts';
import { type Row, rowOf, type Say, time } from './support/measure.ts';

const REAL = 'tinyllama-1.1b-chat-iq2_xxs';
const PREFIX =
  'You are the narrator of a story on a drowned coast. Keep to what is known. Second person, present tense. '.repeat(
    8,
  );
const STABLE = [{ role: 'system' as const, content: PREFIX, cache: true }];
const CANCEL_BUDGET_MS = 100;
const PATIENCE_MS = 600_000;

/** Time to the first token with a cold, a warm and a restarted model, and what a cancel takes. */
export async function benchGenerate(say: Say): Promise<Row[]> {
  using scratch = scratchFolder('bench');
  const tiny = scratch.path;
  const file = path.join(tiny, 'tiny.gguf');
  writeFileSync(file, makeTinyGguf());
  const rows = await benchModel('tiny random model', file, 5);
  const real = await ensureModel(REAL, { home: sharedHome() }).catch(() => null);
  if (real === null) {
    say(`${REAL} cannot be had here, so only a tiny random model was measured.`);
    return rows;
  }
  return [...rows, ...(await benchModel('TinyLlama 1.1B', real.files['model.gguf'] as string, 2))];
}

async function benchModel(name: string, file: string, rounds: number): Promise<Row[]> {
  const times = { cold: [] as number[], warm: [] as number[], restarted: [] as number[] };
  let cancels: Cancels = { told: [], writing: [], reading: [] };
  for (let round = 0; round < rounds; round += 1) {
    using scratch = scratchFolder('bench');
    const home = scratch.path;
    mkdirSync(path.join(home, 'models'));
    await changeModelSettings(home, { narrator: file, contextTokens: 2048 });
    let model = openLanguageModel({ home, log: silentLog() });
    times.cold.push(await firstToken(model));
    times.warm.push(await firstToken(model));
    await model.close();
    model = openLanguageModel({ home, log: silentLog() });
    times.restarted.push(await firstToken(model));
    if (round === 0) cancels = await benchCancel(model, rounds);
    await model.close();
  }
  const against = (what: string, ours: readonly number[]): Row =>
    rowOf({
      name: `${name}: first token, ${what}`,
      ours: median(ours),
      limit: median(times.cold),
      limitIs: 'cold: start, load and read it all',
      rounds,
    });
  const cancel = (what: string, ms: readonly number[], budget: Row['budget']): Row =>
    rowOf({
      name: `${name}: cancel ${what}`,
      ours: median(ms),
      limit: CANCEL_BUDGET_MS,
      limitIs: 'what a cancel may take',
      budget,
      rounds: ms.length,
    });
  return [
    against('prefix in memory', times.warm),
    against('prefix from disk after a restart', times.restarted),
    cancel('until the caller knows', cancels.told, { kind: 'at most', ratio: 1 }),
    // A token is written, and a piece of a prompt read, to its end; how long that takes is the machine's affair.
    cancel('of writing until the host is free', cancels.writing, null),
    cancel('of reading until the host is free', cancels.reading, null),
  ];
}

/** From the call to the first text, the start of the host and the loading of the model included. */
async function firstToken(model: LanguageModel): Promise<number> {
  const startedAt = performance.now();
  let at: number | null = null;
  await model.generate({
    task: 'other',
    messages: question(PREFIX, 'The bell rings.'),
    maxTokens: 4,
    timeoutMs: PATIENCE_MS,
    onText: () => {
      at ??= performance.now() - startedAt;
    },
  });
  return at ?? performance.now() - startedAt;
}

interface Cancels {
  told: number[];
  writing: number[];
  reading: number[];
}

/** How long after a cancel the host takes the next job, one in which there is nothing to do. */
async function benchCancel(model: LanguageModel, rounds: number): Promise<Cancels> {
  const cancels: Cancels = { told: [], writing: [], reading: [] };
  const untilFree = () => time(() => model.prepare(STABLE));
  for (let round = 0; round < rounds; round += 1) {
    await model.prepare(STABLE);
    const writing = await cancelled(model, { prompt: 'Go on', maxTokens: 500 }, 'first text');
    cancels.writing.push(await untilFree());
    const reading = await cancelled(model, { prompt: `${round} word`.repeat(150), maxTokens: 5 }, 'a moment');
    cancels.reading.push(await untilFree());
    cancels.told.push(writing.toldMs, reading.toldMs);
  }
  return cancels;
}

async function cancelled(
  model: LanguageModel,
  request: { prompt: string; maxTokens: number },
  when: 'first text' | 'a moment',
): Promise<{ toldMs: number }> {
  const controller = new AbortController();
  let cancelledAt = 0;
  const cancel = () => {
    if (cancelledAt === 0) cancelledAt = performance.now();
    controller.abort();
  };
  const onText = when === 'first text' ? cancel : () => {};
  if (when === 'a moment') setTimeout(cancel, 5);
  await model
    .generate({
      task: 'other',
      messages: question(PREFIX, request.prompt),
      maxTokens: request.maxTokens,
      timeoutMs: PATIENCE_MS,
      signal: controller.signal,
      onText,
    })
    .catch(() => {}); // that is the point
  return { toldMs: performance.now() - cancelledAt };
}
