import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/base/package-root.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { playAll, playsOf } from '../../../src/engine/trial/plays.ts';
import { reportOf } from '../../../src/engine/trial/report.ts';

/** The beginnings of the written campaigns; docs/reading.md has the figures of whole plays. */
const WRITTEN = ['low-water', 'part-heard', 'the-extra-sleeper'];

describe.each(WRITTEN)('the beginning of %s', (name) => {
  it('differs between players, asks what can be answered, and moves nobody', async () => {
    const campaign = loadCampaign(path.join(packageRoot(), 'campaigns', name));
    const plays = await playAll({ campaign }, playsOf({ plays: 8, scenes: 12, seed: 'trial' }));
    const { overlap, questions, untold, results, moved, decisions, mustFix } = reportOf(campaign, plays);
    expect(mustFix).toEqual([]);
    expect(overlap).toBeLessThanOrEqual(0.75);
    expect(questions.answered).toBeGreaterThanOrEqual(0.95);
    expect(untold.share).toBeLessThanOrEqual(0.01);
    expect(results.told).toBeGreaterThanOrEqual(0.95);
    expect(moved.perScene).toBeLessThanOrEqual(0.02);
    expect(decisions.perScene).toBeGreaterThanOrEqual(0.2);
    const { first: _, last: __, random: ___, ...waits } = decisions.waits;
    expect(Math.max(...Object.values(waits))).toBeLessThanOrEqual(8);
  }, 240_000);
});
