import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { scratchFolder } from '../shipped/support/scripts.ts';
import { PlaySession } from './sitting.ts';
import { writeSmithy } from './smithy.ts';

const LIE = /^Lie to Aldric about the missing bars$/;
const IDLE = /^(?:Wait|Sleep|Find|Look|Walk|Examine|Study|Search|Go through|Read|Turn)/;
const ANYTHING_BUT_AMENDS = /^(?!Make amends)/;
const scratch = scratchFolder();
const home = path.join(scratch, 'home');
const campaign = loadCampaign(writeSmithy(path.join(scratch, 'campaign')));

describe('a lie to the blacksmith', { timeout: 240_000 }, () => {
  let first: PlaySession;
  beforeAll(async () => {
    first = await PlaySession.open(campaign, home, 1);
  }, 120_000);

  it('is told by a friend: a favour could be asked', async () => {
    await first.until(/favour/, /^(?:Help|Go on helping)/, IDLE, /^(?!Lie)/);
    expect(first.texts.join('; ')).toMatch(/Ask Aldric a favour/);
    expect((await first.scores()).aldric).toBeGreaterThan(30);
  });

  it('lowers him and his guild', async () => {
    await first.until(LIE, IDLE, /./);
    const before = await first.scores();
    const scene = await first.take(LIE);
    expect(scene.beat?.id).toBe('beat_001');
    const after = await first.scores();
    expect(after.aldric).toBeLessThan(-30);
    expect(after.guild).toBeLessThan(before.guild);
  });

  it('takes the favour away and offers amends', () => {
    expect(first.texts.join('; ')).not.toMatch(/favour|Plan the next step/);
    const amends = first.scene.choices.find(({ text }) => text === 'Make amends with Aldric for the lie');
    expect(amends?.because).toContainEqual(expect.objectContaining({ kind: 'relationship' }));
  });

  it('costs the next persuasion roll', async () => {
    await first.until(/^Persuade Aldric/, IDLE, ANYTHING_BUT_AMENDS);
    const { roll } = await first.take(/^Persuade Aldric/);
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
      await last.until(/amends/, IDLE, /./);
      expect(last.texts).toContain('Make amends with Aldric for the lie');
      expect(last.texts.join('; ')).not.toMatch(/favour/);
      const amends = last.scene.choices.find(({ text }) => /amends/.test(text));
      expect(amends?.because[0]).toMatchObject({
        kind: 'memory',
        text: expect.stringContaining('to Aldric about the missing bars'),
      });
    } finally {
      await last.end();
    }
  });
});
