import { writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaleFrom } from '../../../skills/reputation/src/keeping/scale.ts';
import type { JsonObject } from '../../../src/base/json.ts';
import { reputationName } from '../../../src/rules/reputation.ts';
import type { RecordWrite } from '../../../src/sdk/records/record-store.ts';
import { sharedBook } from '../../../src/sdk/records/shared-records.ts';
import { callScript, scratchFolder } from '../shipped/support/scripts.ts';
import { openWorld, outputOf, type TestWorld } from '../shipped/support/world.ts';

const WEEK = ['2001-01-01T08:00:00.000Z', '2001-01-08T08:00:00.000Z'] as const;

describe('tiers', () => {
  it('rise with the score on any scale', () => {
    const names = ['hated', 'hostile', 'mistrusted', 'unknown', 'accepted', 'honoured', 'revered'];
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 999 }), fc.integer({ min: 1, max: 1000 }), (min, size) => {
        const scale = { min, max: min + size };
        const found = Array.from({ length: 101 }, (_, step) =>
          names.indexOf(reputationName(min + (size * step) / 100, scale)),
        );
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect([found[0], found[50], found[100]]).toEqual([0, 3, 6]);
      }),
    );
  });

  it('take a scale as a list or as an object, and not a nonsensical one', () => {
    expect(scaleFrom([-10, 10])).toEqual({ min: -10, max: 10 });
    expect(scaleFrom({ min: 0, max: 5 })).toEqual({ min: 0, max: 5 });
    for (const bad of [undefined, [5, -5], { min: 'a' }, 'x'])
      expect(scaleFrom(bad)).toEqual({ min: -100, max: 100 });
  });
});

describe('standings in a story', () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const update = (id: string, changes: JsonObject[], more: JsonObject = {}) => ({
    id,
    script: 'reputation/update-reputation',
    input: { changes, ...more },
  });
  const scores = async () =>
    Object.fromEntries(
      (await world.story.exactMatch('reputation')).map((record) => [record.factionId, record.currentScore]),
    );

  it('change for several factions at once, each with its reason', async () => {
    const result = await world.run(
      [
        update(
          'keep',
          [
            { faction: 'smiths', change: -12, reason: 'You lied to the blacksmith' },
            { faction: 'watch', change: 4, reason: 'You told the watch' },
            { faction: 'smiths', change: -3, reason: 'You laughed' },
          ],
          { standings: { watch: 20 } },
        ),
      ],
      { scene: 3 },
    );
    expect(await scores()).toEqual({ smiths: -15, watch: 24 });
    expect(outputOf(result, 'keep')['reputation']).toMatchObject({
      smiths: {
        score: -15,
        tier: 'mistrusted',
        reasons: [{ change: -3, reason: 'You laughed', scene: 3 }, { change: -12 }],
      },
      watch: { score: 24, tier: 'accepted' },
    });
  });

  it('begin where the caller says, and go on from what is kept', async () => {
    const standings = { standings: { tanners: 60 } };
    await world.run([update('keep', [{ faction: 'tanners', change: 5 }], standings)]);
    expect((await scores())['tanners']).toBe(65);
    await world.run([update('keep', [{ faction: 'tanners', change: 5 }], standings)]);
    expect((await scores())['tanners']).toBe(70);
    const query = { id: 'ask', script: 'reputation/query-reputation' };
    const asked = await world.run([
      { ...query, input: { factions: ['tanners', 'dyers'], standings: { tanners: 1, dyers: -40 } } },
    ]);
    expect(outputOf(asked, 'ask')['reputation']).toMatchObject({
      tanners: { score: 70 },
      dyers: { score: -40, tier: 'hostile' },
    });
  });

  it('change for none when one of them cannot', async () => {
    const before = await scores();
    const broken = await world.run(
      [
        update('keep', [
          { faction: 'smiths', change: 5 },
          { faction: 'players', change: 5 },
        ]),
      ],
      // The store knows no such unit, and refuses.
      { config: { reputation: { decayUnit: 'fortnight' } } },
    );
    expect(broken.toolResults[0]).toMatchObject({ state: 'failed' });
    expect(await scores()).toEqual(before);
  });

  it('change for none when the last of several writes is refused', async () => {
    const before = await scores();
    const scope = {
      skill: 'reputation',
      toolId: 't',
      planId: 'p',
      playthroughId: world.playthroughId,
      sessionId: 's',
      scene: 1,
      methods: ['exactMatch', 'transaction'],
    };
    const book = sharedBook(await world.host.grant(scope), null);
    const good: RecordWrite = {
      method: 'update',
      dataType: 'reputation',
      id: 'smiths',
      changes: { scoreChange: 9 },
    };
    const made: RecordWrite = {
      method: 'store',
      dataType: 'reputation',
      record: { factionId: 'new', currentScore: 1 },
    };
    await expect(book.write([good, made, { ...good, id: 'nobody' }])).rejects.toMatchObject({
      code: 'record_not_found',
    });
    expect(await scores()).toEqual(before);
  });

  it('both count when two scripts change one at the same time', async () => {
    const plan = Array.from({ length: 4 }, (_, index) =>
      update(`at-once-${index}`, [{ faction: 'guests', change: 5 }]),
    );
    const result = await world.run(plan);
    expect(result.toolResults.map(({ state }) => state)).toEqual(Array(4).fill('success'));
    expect((await scores())['guests']).toBe(20);
  });

  it('stay on the scale and fade with the time of the story', async () => {
    await world.run([update('keep', [{ faction: 'monks', change: 50 }])], {
      inGameTime: WEEK[0],
      config: { reputation: { reputationScale: [-40, 40] } },
    });
    const ask = {
      id: 'ask',
      script: 'reputation/query-reputation',
      input: { factions: ['monks', 'nobody'] },
    };
    const later = await world.run([ask], { inGameTime: WEEK[1] });
    expect(outputOf(later, 'ask')['reputation']).toMatchObject({
      monks: { score: 36 },
      nobody: { score: 0, tier: 'unknown' },
    });
  });

  it('are listed with the factions of the settings', async () => {
    const ask = { id: 'ask', script: 'reputation/query-reputation', input: {} };
    const result = await world.run([ask], { config: { reputation: { factionList: ['ferrymen'] } } });
    expect(Object.keys(outputOf(result, 'ask')['reputation'] as JsonObject)).toEqual(
      expect.arrayContaining(['smiths', 'faction:ferrymen']),
    );
  });
});

describe('standings in files', () => {
  const cwd = scratchFolder();
  const session = (playthroughId: string, inGameTime: string = WEEK[0]) => ({
    playthroughId,
    inGameTime,
    scene: 1,
  });
  const config = { storageBackend: 'files' };

  it('are there for the next process and fade like the others', async () => {
    const input = { changes: [{ faction: 'smiths', change: 40 }] };
    await callScript('reputation/update-reputation', { input, config, session: session('one') }, { cwd });
    const { output } = await callScript(
      'reputation/query-reputation',
      { input: {}, config, session: session('one', WEEK[1]) },
      { cwd },
    );
    expect(output['reputation']).toMatchObject({ smiths: { score: 36 } });
  });

  it('both count when processes run side by side', async () => {
    const input = { changes: [{ faction: 'smiths', change: 3 }] };
    const ends = await Promise.all(
      Array.from({ length: 6 }, () =>
        callScript('reputation/update-reputation', { input, config, session: session('two') }, { cwd }),
      ),
    );
    expect(ends.map(({ ok }) => ok)).toEqual(Array(6).fill(true));
    const { output } = await callScript(
      'reputation/query-reputation',
      { input: {}, config, session: session('two') },
      { cwd },
    );
    expect(output['reputation']).toMatchObject({ smiths: { score: 18 } });
  });

  it('are not begun anew when the file is damaged', async () => {
    writeFileSync(path.join(cwd, 'three.json'), '{"reputation":');
    const end = await callScript(
      'reputation/query-reputation',
      { input: {}, config, session: session('three') },
      { cwd },
    );
    expect(end).toMatchObject({ ok: false, error: { errorCode: 'damaged_file' } });
  });
});
