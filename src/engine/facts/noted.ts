import type { Random } from '../../base/random.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Effect } from '../../contracts/effect.ts';
import { campaignWith } from '../canon/campaign.ts';
import type { Persona } from '../persona.ts';
import { accept, type Proposal } from '../proposals.ts';
import type { KeptWorld } from '../world.ts';
import type { StoryFacts } from './story-facts.ts';
import type { Taken } from './take.ts';

/** What was noted down of earlier scenes while the player read. */
export type Noted = Pick<Taken, 'proposals' | 'refused'> & { effects: Effect[] };

/** Takes over what was noted down of earlier scenes. What was promised holds from now on; what people think of it shows after this scene. */
export async function notedMeanwhile(
  facts: StoryFacts,
  kept: KeptWorld,
  {
    campaign,
    persona,
    scene,
    random,
  }: { campaign: Campaign; persona: Persona; scene: number; random: Random },
): Promise<{ world: KeptWorld; noted: Noted }> {
  const { world, proposals, refused } = await facts.take(kept, { campaign, persona });
  const isPromise = ({ effect }: Proposal) => effect['kind'] === 'thread';
  const given = accept({ ...world, opinions: {}, reputations: {} }, proposals.filter(isPromise), {
    campaign: campaignWith(campaign, world.canon),
    ...{ scene, player: persona.name, random, partner: null, declaredBy: () => null },
  });
  const noted = {
    proposals: proposals.filter((one) => !isPromise(one)),
    refused: [...refused, ...given.refused],
    effects: given.effects,
  };
  return { world: given.world, noted };
}
