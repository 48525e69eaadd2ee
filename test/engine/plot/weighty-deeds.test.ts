import { expect, it } from 'vitest';
import type { Effect } from '../../../src/contracts/effect.ts';
import { accountOf } from '../../../src/engine/plot/account.ts';
import { startingPlot } from '../../../src/engine/plot/plot-state.ts';
import { deedsRecalled, withDeedWeighed } from '../../../src/engine/plot/weighty-deeds.ts';
import type { World } from '../../../src/engine/world.ts';
import { settled, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const promise: Effect = {
  ...{ kind: 'promise', person: 'person:iz', name: 'Iz' },
  ...{ text: 'bring the lamp back', kept: false },
};

function after(world: World, scene: number, act: string, text: string, effects: Effect[] = []): World {
  const target = { id: 'person:iz', name: 'Iz' };
  return withDeedWeighed(world, { act, text, target, decision: null }, effects, { scene, isOwn: false });
}

it('recalls at the end what weighs most in the whole story, and not what came last', () => {
  const early = after(worldOf(campaign), 3, 'promise', 'Promise Iz the lamp', [promise]);
  const idle = Array.from({ length: 30 }, (_, index) => index + 4).reduce(
    (world, scene) => after(world, scene, 'look', `Look about, ${scene}`),
    early,
  );
  const late = after(idle, 40, 'give', 'Give Iz the key');
  const recalled = deedsRecalled(late.plot);
  expect(recalled[0]).toBe('Promise Iz the lamp');
  expect(recalled.at(-1)).toBe('Give Iz the key');
  expect(recalled).toHaveLength(8);
});

it('weighs what a turn has done, in the words of its choice', async () => {
  const gift = { act: 'give', text: 'Give Iz the rope', target: 'person:iz', item: 'item:rope' } as const;
  const { world } = await settled(campaign, worldOf(campaign, { here: ['person:iz'] }), gift);
  const look = await settled(campaign, world, { act: 'look', text: 'Look around' }, { scene: 9 });
  const [given, looked] = look.world.plot.weighty ?? [];
  expect([given?.text, looked?.text]).toEqual(['Give Iz the rope', 'Look around']);
  expect(given?.weight).toBeGreaterThan(looked?.weight ?? 0);
  expect(given?.people).toContain('person:iz');
});

it('says of people at the end only what is not out of date', () => {
  const state: Effect = { kind: 'state', person: 'person:iz', name: 'Iz', words: 'sworn to silence' };
  const states = { 'person:iz': 'sworn to silence' };
  const plot = { ...startingPlot(), states, deciding: 'last' };
  const beats = [
    {
      id: 'last',
      title: 'Last',
      description: 'It is put to you.',
      outcomes: [{ description: 'You stay.' }, { description: 'You go.' }],
    },
  ];
  const ending = { paragraphs: [], frontMatter: { conditions: { requires_beat: 'last' } } };
  const ended = smallCampaign({ beats, endings: [ending] } as unknown as Parameters<typeof smallCampaign>[0]);
  const sworn = after(worldOf(ended, { plot }), 5, 'ask', 'Ask her to say nothing', [state]);
  const account = (world: World) => accountOf({ campaign: ended, world, plot: null });
  expect(account(sworn)).toContain('Iz: sworn to silence.');
  const spoken = after(sworn, 9, 'persuade', 'Have her say it aloud');
  expect(account(spoken)).not.toContain('Iz: sworn to silence.');
  expect(account(spoken)).toContain('Earlier the reader chose: “Have her say it aloud”');
});
