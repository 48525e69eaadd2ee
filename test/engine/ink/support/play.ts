import { loadCampaign } from '../../../../src/campaign/load.ts';
import { type KnotResult, type KnotRun, runKnot } from '../../../../src/engine/ink/run.ts';
import { anyPersona } from '../../../../src/engine/persona.ts';
import { startingWorld, type World } from '../../../../src/engine/world.ts';
import { goodCampaign } from '../../../campaign/gallery/good.ts';
import { campaignFolder } from '../../../campaign/support/folder.ts';

/** A story with these scenes: begins a knot, or goes on with a choice of a result. */
export function playInk(scenes: string, seed = 'one') {
  const campaign = loadCampaign(campaignFolder({ ...goodCampaign(), 'plot/scenes/test.ink': scenes }));
  const { ink } = campaign;
  if (ink === null) throw new Error(`Nothing can be played. ${campaign.notices.join(' ')}`);
  const persona = anyPersona(campaign.template);
  const start = startingWorld(campaign, persona);
  const run = (from: KnotRun['from'], world: World, more: Partial<KnotRun> = {}, scene = 3): KnotResult =>
    runKnot({ ink, from, input: { campaign, persona, world, scene }, seed, band: null, ...more });
  return {
    campaign,
    start,
    begin: (knot: string, world = start, more?: Partial<KnotRun>) => run({ knot }, world, more),
    choose: (result: KnotResult, choice: number, more?: Partial<KnotRun>) =>
      run({ state: result.state, choice }, result.world, more),
    next: (result: KnotResult, knot: string) => run({ knot, state: result.state }, result.world),
  };
}

export const texts = ({ paragraphs }: KnotResult): string[] => paragraphs.map(({ text }) => text);
