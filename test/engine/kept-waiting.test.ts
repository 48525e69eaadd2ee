import { describe, expect, it } from 'vitest';
import { waitsIn, withLapsed } from '../../src/engine/kept-waiting.ts';
import type { World } from '../../src/engine/world.ts';
import { smallCampaign, worldOf } from './support/small-world.ts';

const campaign = smallCampaign();
const { people } = campaign;
const told = { scene: 4, prose: ['“I will not keep it past noon,” says Iz.'] };
const found = {
  name: 'Iz',
  about: 'Iz has sold the rope.',
  quote: 'not keep it past noon',
  within: 'soon',
} as const;
const before = worldOf(campaign, { due: waitsIn({ waits: [found] }, told, campaign, worldOf(campaign)) });
const afterScenes = (scene: number, changed: Partial<World> = {}, target: string | null = null) =>
  withLapsed(
    { ...before, ...changed },
    { target: target === null ? null : { id: target, name: '' } },
    { before, scene, people },
  );

describe('somebody who waits for the player', () => {
  it('waits a while, and then does what was said', () => {
    expect(afterScenes(5)).toMatchObject({
      must: [],
      world: { due: [{ kind: 'wait', person: 'person:iz' }] },
    });
    const late = afterScenes(6);
    expect(late.must).toEqual([expect.stringContaining('has waited in vain: Iz has sold the rope.')]);
    expect(late.world.opinions['person:iz']).toBeLessThan(before.opinions['person:iz'] ?? 0);
    expect(late.world.due).toEqual([]);
  });

  it('has nothing to complain of when the player turns to them or comes where they are', () => {
    for (const met of [
      afterScenes(6, {}, 'person:iz'),
      afterScenes(6, { place: 'place:mill', here: ['person:iz'] }),
    ])
      expect(met).toMatchObject({ must: [], effects: [], world: { due: [] } });
  });

  it('is only who the telling has said so of, in its words', () => {
    expect(
      waitsIn({ waits: [{ ...found, quote: 'by the evening' }] }, told, campaign, worldOf(campaign)),
    ).toEqual([]);
  });
});
