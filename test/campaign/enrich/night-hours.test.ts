import { describe, expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { playFolder } from '../support/play.ts';
import { enriched, manifest } from './support/campaign.ts';

const FERRY =
  'You are the purser of the night ferry between Harwick and the island of Sorn. Each night a woman named Ilse Brandt buys a return ticket and never goes ashore. The captain, Anders Holm, has been asked by the owners to report who travels without a reason. The cook, Pim, keeps a locked locker on the car deck that nobody is to open. Somebody has begun to leave a lit lantern in the lifeboat.\n';
const MARKET =
  "It is market day in the village of Thornley. You have come to sell your grandmother's silver clock. Widow Agnes Marl, who keeps the egg stall, says the clock was stolen from her. The reeve, Tobias Crane, wants the square quiet until the bell rings at dusk. A pedlar, Jory, offers you twice what it is worth if you ask him no questions.\n";

/** The hours that come in these scenes. */
const hours = (scenes: readonly Scene[]) =>
  scenes
    .flatMap(({ effects }) => effects.flatMap((one) => (one.kind === 'time' ? [one.part] : [])))
    .join(' ');

/** Who is there when a scene ends. */
const stayed = (scene: Scene | undefined) =>
  (scene ?? expect.fail('no such scene')).npcs.flatMap(({ name, left }) => (left === true ? [] : [name]));

const made = (premise: string) =>
  enriched({ 'manifest.json': manifest({ title: 'Hours' }), 'plot/premise.md': premise });

describe('a story made from a premise that says its hours', { timeout: 120_000 }, () => {
  it('plays at night, and on the one day, and is never in another hour', async () => {
    const folder = await made(FERRY);
    const { template, places } = loadCampaign(folder);
    expect(template?.hours).toEqual({ parts: ['evening', 'night'], once: false });
    // Who is on the car deck does not go to the ferry.
    expect(places.map(({ name }) => name)).toContain('the car deck');
    expect(places.map(({ name }) => name)).not.toContain('the night ferry');
    const parts = await playFolder(folder, { scenes: 16 });
    expect(hours(parts)).not.toMatch(/dawn|morning|noon|dusk/);
    const days = await playFolder(await made(MARKET), { scenes: 24 });
    expect(hours(days)).not.toMatch(/night|dawn/);
  });

  it('lists nobody who has just gone, and rolls for no look', async () => {
    const night = await playFolder(await made(FERRY), {
      scenes: 16,
      prefer: [/^Say that it will have to wait/, /^Promise Anders/, /^Promise Pim/],
    });
    const gone = night.find(({ prose }) => prose.join(' ').includes('says Pim, at once, and goes.'));
    expect(stayed(gone)).not.toContain('Pim');
    const day = await playFolder(await made(MARKET), { scenes: 16, prefer: [/road into Thornley/] });
    const alone = day.find(({ prose }) => prose.join(' ').includes('Jory is not there.'));
    expect(stayed(alone)).not.toContain('Jory');
    const looks = [...night, ...day].flatMap(({ choices }) =>
      choices.filter(({ text }) => /^(?:Look closely|Go in$|Ask to see)/.test(text)),
    );
    expect(looks.length).toBeGreaterThan(0);
    expect(looks.map(({ hint }) => hint ?? '').join()).not.toContain('%');
  });
});
