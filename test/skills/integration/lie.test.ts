import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { scratchFolder } from '../shipped/support/scripts.ts';
import { PlaySession } from './play-story.ts';
import { writeSmithy } from './smithy.ts';

const LIE = /: Lie to Aldric about the missing bars$/;
const PERSUADE = /: Persuade Aldric to light the forge$/;
const IDLE = /^(?:wait|rest|sleep|look|examine|search|think|read):/;
const FAVOUR = /^ask_favour:/;
const AMENDS = /^make_amends:/;
const ANYTHING_BUT_AMENDS = /^(?!make_amends)/;
const scratch = scratchFolder();
const home = path.join(scratch, 'home');
const campaign = loadCampaign(writeSmithy(path.join(scratch, 'campaign')));

describe('a lie to the blacksmith', { timeout: 240_000 }, () => {
  let first: PlaySession;
  beforeAll(async () => {
    first = await PlaySession.open(campaign, home, 1);
  }, 120_000);

  it('is told by a friend', async () => {
    await first.until(FAVOUR, /^help:/, IDLE, /^(?!lie)/);
    expect((await first.scores()).aldric).toBeGreaterThan(30);
  });

  it('lowers him, but not his guild, which has not heard it', async () => {
    await first.until(LIE, IDLE, /./);
    const before = await first.scores();
    const scene = await first.take(LIE);
    expect(scene.beat?.id).toBe('beat_001');
    const after = await first.scores();
    expect(after.aldric).toBeLessThan(-30);
    expect(after.guild).toBe(before.guild);
  });

  it('leaves no favour to ask for and offers amends', () => {
    expect(first.offer(/^(?:ask_favour|plan):/)).toBeUndefined();
    expect(first.offer(AMENDS)?.because).toContainEqual(expect.objectContaining({ kind: 'relationship' }));
  });

  it('costs the next persuasion roll', async () => {
    await first.until(PERSUADE, IDLE, ANYTHING_BUT_AMENDS);
    const { roll } = await first.take(PERSUADE);
    const cost = roll?.modifiers.find(({ reason }) => reason === 'Aldric distrusts you');
    expect(cost?.value).toBeLessThan(0);
  });

  it('is still known three sittings later', async () => {
    let kept = await first.end();
    for (const number of [2, 3]) {
      const sitting = await PlaySession.open(campaign, home, number, kept);
      await sitting.take(IDLE, ANYTHING_BUT_AMENDS);
      kept = await sitting.end();
    }
    const last = await PlaySession.open(campaign, home, 4, kept);
    try {
      await last.take(IDLE, ANYTHING_BUT_AMENDS);
      await last.until(AMENDS, IDLE, /./);
      expect(last.offer(FAVOUR)).toBeUndefined();
      expect((await last.scores()).aldric).toBeLessThan(-30);
      expect(last.offer(AMENDS)?.because).toEqual([
        expect.objectContaining({ kind: 'memory', text: expect.stringContaining('Aldric') }),
        expect.objectContaining({ kind: 'relationship' }),
      ]);
      expect(await last.memoriesOf('person:aldric')).toContainEqual(
        expect.stringContaining('the missing bars'),
      );
    } finally {
      await last.end();
    }
  });
});
