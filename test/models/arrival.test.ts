import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../src/base/log.ts';
import { ModelArrival } from '../../src/models/arrival.ts';
import { CATALOGUE } from '../../src/models/catalogue.ts';
import { sharedHome } from '../../src/models/installed.ts';
import { whyNoMiniLm } from './support/minilm.ts';

const home = mkdtempSync(path.join(tmpdir(), 'narratoria-arrival-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Nobody listens at this port. */
const NOWHERE = 'http://127.0.0.1:9';
const WITHOUT_NETWORK = {
  ...process.env,
  NARRATORIA_OFFLINE: '',
  HTTP_PROXY: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  NO_PROXY: '',
};
/** Without the way over npm, which would try for longer. */
const HUB_ONLY = CATALOGUE.map((entry) => ({
  ...entry,
  files: entry.files.map((file) => ({
    ...file,
    sources: file.sources.filter(({ kind }) => kind === 'hub'),
  })),
}));

function arrive(options: Partial<ConstructorParameters<typeof ModelArrival>[0]>): ModelArrival {
  return new ModelArrival({
    home,
    shared: home,
    log: silentLog(),
    catalogue: HUB_ONLY,
    limits: { tries: 1 },
    env: WITHOUT_NETWORK,
    ...options,
  });
}

describe('a model on its way', () => {
  it('that cannot be fetched is told in one sentence, once', async () => {
    const arrival = arrive({});
    await arrival.settled();
    const news = arrival.takeNews();
    expect(news).toHaveLength(1);
    expect(news[0]).toMatch(/^[A-Z][^.]*could not be fetched[^.]*\.$/);
    expect(arrival.takeNews()).toEqual([]);
    await arrival.close();
  });

  it.each([
    ['by option', { offline: true }],
    ['by variable', { env: { ...WITHOUT_NETWORK, NARRATORIA_OFFLINE: '1' } }],
  ])('is no news when it was forbidden %s', async (_, options) => {
    const arrival = arrive(options);
    await arrival.settled();
    expect(arrival.takeNews()).toEqual([]);
  });

  it('is no news when the story ends before it is there', async () => {
    const arrival = arrive({});
    await arrival.close();
    expect(arrival.takeNews()).toEqual([]);
  });

  it('is no news when it is there', async (context) => {
    if ((await whyNoMiniLm()) !== null) context.skip();
    const arrival = arrive({ shared: sharedHome() });
    await arrival.settled();
    expect(arrival.takeNews()).toEqual([]);
  });
});
