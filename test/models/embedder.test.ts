import { afterEach, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { EMBEDDING_MODEL } from '../../src/models/catalogue.ts';
import { openEmbedder } from '../../src/models/embedder.ts';
import { ensureModel } from '../../src/models/ensure.ts';
import { InferenceHost } from '../../src/models/inference/inference-host.ts';
import { temporaryHome } from './support/made-up-model.ts';
import { whyNoMiniLm } from './support/minilm.ts';

// The model itself is what is tested.
delete process.env['NARRATORIA_VECTORS'];
const missing = await whyNoMiniLm();
const opened: { close(): Promise<void> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});

/** An embedder whose host notes what it is asked. */
function open() {
  const asked: string[] = [];
  const host = new InferenceHost({ log: silentLog() });
  const run = host.run.bind(host);
  host.run = (work, options) => {
    if (work.type === 'embed') asked.push(work.text);
    return run(work, options);
  };
  const embedder = openEmbedder({ home: temporaryHome(), log: silentLog(), host });
  opened.push(embedder);
  return { embedder, asked };
}

describe.skipIf(missing !== null)('the embedder', () => {
  it('remembers recent texts, and hands out copies of them', async () => {
    const { embedder, asked } = open();
    const [first] = await embedder.embed(['the lamp']);
    const kept = first?.slice();
    first?.fill(0);
    expect(await embedder.embed(['the lamp'])).toEqual([kept]);
    expect(asked).toEqual(['the lamp']);
  });

  it('takes many texts at once', async () => {
    const { embedder } = open();
    const texts = Array.from({ length: 500 }, (_, index) => `memory ${index}`);
    const vectors = await embedder.embed(texts, { priority: 'background' });
    expect(vectors).toHaveLength(500);
    expect(await embedder.embed([])).toEqual([]);
  });

  it('gives each text its own vector, however many wait and from whichever file they are read', async () => {
    const host = new InferenceHost({ log: silentLog() });
    opened.push(host);
    // The same model in two places: to the host they are two, and it has room for one.
    const homes = [temporaryHome(), temporaryHome()];
    for (const home of homes) await ensureModel(EMBEDDING_MODEL, { home, mode: 'pull' });
    const embedders = homes.map((home) => openEmbedder({ home, shared: home, log: silentLog(), host }));
    const texts = Array.from(
      { length: 12 },
      (_, index) => `${'The bell rang. '.repeat(index)}Number ${index}`,
    );
    const [one, other] = await Promise.all(
      embedders.map((embedder) => embedder.embed(texts, { priority: 'background' })),
    );
    expect(one).toEqual(other);
    const alone = open().embedder;
    for (const [index, text] of texts.entries()) expect((await alone.embed([text]))[0]).toEqual(one?.[index]);
  });

  it('refuses a text beyond all measure', async () => {
    const { embedder } = open();
    await expect(embedder.embed(['x'.repeat(1_000_001)])).rejects.toMatchObject({
      code: 'embedding_unavailable',
      message: expect.stringContaining('1000001 characters'),
    });
  });

  it('is cancelled in the middle of a long text', async () => {
    const { embedder } = open();
    await embedder.embed(['warm up']);
    const long = 'the long road to the sea '.repeat(10_000);
    const start = performance.now();
    await expect(embedder.embed([long], { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await embedder.embed(['short']);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

it('rejects until the model is there, and works from then on', async ({ skip }) => {
  const home = temporaryHome();
  const embedder = openEmbedder({ home, log: silentLog(), shared: home });
  opened.push(embedder);
  expect(embedder).toMatchObject({ modelId: EMBEDDING_MODEL, dimensions: 384 });
  await expect(embedder.embed(['hello'])).rejects.toMatchObject({
    code: 'embedding_unavailable',
    hint: expect.stringContaining(`narratoria models pull ${EMBEDDING_MODEL}`),
  });
  skip(missing !== null, missing ?? '');
  await ensureModel(EMBEDDING_MODEL, { home, mode: 'pull', offline: true }); // from the clone's own folder
  expect(await embedder.embed(['hello'])).toHaveLength(1);
});
