import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { controlCampaign, writeCampaign } from '../../../proof/controls/campaign.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { PlayRecord } from '../../../src/engine/trial/play.ts';
import { playAll, playsOf } from '../../../src/engine/trial/plays.ts';
import type { TrialReport } from '../../../src/engine/trial/report.ts';
import { scratchFolder } from '../../play/support/story.ts';
import { cli } from '../../support/cli.ts';

const SCENES = `=== the_pan ===
# when: scene > 1
# urgency: 10
# question: offer
The left pan is lower than the right.
* [Say so # act: tell # target: bera]
  ~ set("said", true)
  “It is the draught,” says Bera.
  -> DONE
* [Keep quiet # act: wait]
  ~ set("said", false)
  You keep quiet.
  -> DONE

=== the_draught ===
# when: scene > 2
# again: 1
# urgency: 9
The shutter bangs.
-> DONE

=== the_dust ===
# when: scene > 2
# urgency: 0
Dust comes down.
-> DONE

=== the_loft ===
# when: scene > 1 && flag.never_set
# at: loft
Mice.
-> DONE
`;
const BROKEN = `
=== round_and_round ===
# when: scene > 1
# urgency: 10
-> round_and_round
`;

const TRIAL = `=== the_bell ===
# when: scene > 1
# again: 1
# urgency: 9
The bell over the scales rings by itself, once, and then again.
+ [Answer it # act: answer]
  -> the_hearing
+ [Let it ring # act: wait]
  It rings.
  -> DONE

=== the_hearing ===
# when: flag.never_set
# urgency: 9
“Well?” says Bera.
+ [Say nothing # act: wait]
  You say nothing.
  -> DONE
+ [Say it # act: confess # needs: flag.never_set]
  ~ end("weighed")
  -> DONE
`;

const home = scratchFolder();
const folder = path.join(home, 'weigh-house');
const broken = path.join(home, 'broken');
const endless = path.join(home, 'endless');

beforeAll(() => {
  writeCampaign({ ...controlCampaign(), 'plot/scenes/scenes.ink': SCENES }, folder);
  writeCampaign({ ...controlCampaign(), 'plot/scenes/scenes.ink': SCENES + BROKEN }, broken);
  const { 'plot/beats.json': _, ...quiet } = controlCampaign();
  const own = Object.entries(quiet).filter(([file]) => !file.startsWith('plot/endings/'));
  const ending = {
    'plot/endings/weighed.md':
      '---\nconditions: { scene_count: { min: 99 } }\n---\n\n# Weighed\n\nThe pans are level.\n',
  };
  writeCampaign({ ...Object.fromEntries(own), ...ending, 'plot/scenes/scenes.ink': TRIAL }, endless);
});

async function tried(...args: string[]): Promise<{ exitCode: number; report: TrialReport }> {
  const { exitCode, stdout } = await cli(['campaign', 'test', ...args, '--json'], { home });
  return { exitCode, report: JSON.parse(stdout) as TrialReport };
}

describe('campaign test', () => {
  it('says what was reached, by whom, and what was not and why', async () => {
    const { exitCode, report } = await tried(folder, '--policies', '3', '--scenes', '6');
    expect([exitCode, report.mustFix]).toEqual([0, []]);
    expect([report.plays, report.scenes]).toEqual([3, 18]);
    expect(report.policies.map(({ policy }) => policy)).toEqual(['first', 'last', 'kind']);
    expect(report.beats.find(({ id }) => id === 'beat_001')?.plays).toBe(3);
    expect(report.storylets.find(({ id }) => id === 'the_pan')?.policies).toEqual(['first', 'last', 'kind']);
    const never = report.neverReached.find(({ id }) => id === 'the_loft');
    expect(never?.neverSo).toContain('flag.never_set');
    expect(never?.neverSo).not.toContain('scene > 1');
    const second = report.neverReached.find(({ id }) => id === 'the_dust');
    expect(second).toMatchObject({ neverSo: [], missing: [] });
    expect(second?.instead).toContain('the_draught');
    expect(report.decisions.count).toBeGreaterThanOrEqual(3);
    expect(report.questions.scenes).toBeGreaterThan(0);
    expect(report.overlap).toBeGreaterThan(0);
  });

  it('plays the same for the same seed, in threads or without', async () => {
    const campaign = loadCampaign(folder);
    const requests = playsOf({ plays: 4, scenes: 4, seed: 'again' });
    const [inThreads, here] = [
      await playAll({ campaign }, requests),
      await playAll({ campaign }, requests.slice(0, 3)),
    ];
    const timeless = (record: PlayRecord) => ({ ...record, ms: 0 });
    expect(inThreads.records.slice(0, 3).map(timeless)).toEqual(here.records.map(timeless));
  });

  it('counts what another scene leads to, and tells of plays that do not end and of what is told too often', async () => {
    const { report } = await tried(endless, '--policies', '2', '--scenes', '22');
    expect(report.storylets.find(({ id }) => id === 'the_hearing')?.plays).toBeGreaterThan(0);
    expect(report.neverReached.find(({ id }) => id === 'ending:weighed')?.endedBy).toContain('the_hearing');
    const concerns = report.concerns.join('\n');
    expect(concerns).toContain('2 of 2 plays came to no ending in 22 scenes (first, last).');
    expect(concerns).toMatch(/Told \d+ times in one play: The bell over the scales/u);
    const { stdout } = await cli(['campaign', 'test', endless, '--policies', '1', '--scenes', '22'], {
      home,
    });
    expect(stdout).toContain('Worth a look');
    expect(stdout).not.toContain('Nothing was found');
  });

  it('ends with 1 when a scene of the author cannot be played', async () => {
    const { exitCode, report } = await tried(broken, '--policies', '1', '--scenes', '4');
    expect(exitCode).toBe(1);
    expect(report.mustFix.join('\n')).toContain('plot/scenes/scenes.ink:34');
  });

  it('prints a page that people can read', async () => {
    const { stdout, exitCode } = await cli(['campaign', 'test', folder, '--policies', '1', '--scenes', '3'], {
      home,
    });
    expect(exitCode).toBe(0);
    for (const part of [
      'The Weigh House',
      'Policies',
      'Never reached',
      'real decisions',
      'this campaign has no endings',
    ])
      expect(stdout).toContain(part);
  });

  it('refuses figures that are none', async () => {
    const { exitCode, stderr } = await cli(['campaign', 'test', folder, '--scenes', 'many'], { home });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('whole number')]);
  });
});
