import { describe, expect, it } from 'vitest';
import { rounds } from '../../../support/length.ts';
import { playFolder } from '../../support/play.ts';
import { enriched, manifest } from '../support/campaign.ts';
import { HELD_OUT, UNSEEN } from './held-out.ts';
import { measurePremise } from './measure.ts';
import { PREMISES } from './premises.ts';

const ALL = [...PREMISES, ...HELD_OUT, ...UNSEEN];
/** A few of them, far apart; `npm run premises` plays all. */
const PLAYED = rounds(['photocopier'], ['photocopier', 'snail', 'wedding']);

describe.each(ALL.filter(({ id }) => PLAYED.includes(id)).map((sample) => [sample.id, sample] as const))(
  'the premise of the %s, played',
  (_, sample) => {
    it('comes back to its things, puts its question and lets the player decide', {
      timeout: 120_000,
    }, async () => {
      const folder = await enriched({
        'manifest.json': manifest({ title: sample.title }),
        'world/setting.md': `${sample.setting}\n`,
        'plot/premise.md': `${sample.premise}\n`,
      });
      const figures = measurePremise(sample, await playFolder(folder, { scenes: 40 }), ALL);
      expect(figures.again, figures.missing.join(', ')).toBeGreaterThanOrEqual(0.8);
      expect(figures.questionAt).toBeLessThanOrEqual(4);
      expect(figures.decisionAt).not.toBeNull();
      expect(figures.ending).not.toBeNull();
      expect(figures.foreign).toEqual([]);
    });
  },
);
