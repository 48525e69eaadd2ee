import { describe, expect, it } from 'vitest';
import type { StoryEnding } from '../../../src/campaign/campaign.ts';
import { conclude } from '../../../src/engine/plot/endings.ts';
import type { World } from '../../../src/engine/world.ts';
import { beat, plotMatter, smallCampaign, worldOf } from '../support/small-world.ts';

const ending = (
  id: string,
  frontMatter: StoryEnding['frontMatter'] = {},
  more: Partial<StoryEnding> = {},
): StoryEnding => ({
  id: `ending:${id}`,
  title: id,
  paragraphs: ['The end.'],
  epilogue: [],
  frontMatter,
  source: { file: 'x.md', line: 1 },
  ...more,
});

/** Scenes go by from this one on until the story ends; the scene and the ending, or null. */
async function run(
  endings: StoryEnding[],
  plot: Partial<World['plot']> = {},
  from = 12,
  scenes = 6,
  beats = [beat(1)],
) {
  const campaign = smallCampaign({ endings, beats });
  const start = worldOf(campaign);
  let world: World = { ...start, plot: { ...start.plot, happened: { beat_001: { scene: 2 } }, ...plot } };
  for (let scene = from; scene < from + scenes; scene += 1) {
    const turn = await conclude(plotMatter(campaign, world, scene), false);
    if (turn.ending !== null) return { scene, id: turn.ending.id, ...turn };
    world = turn.world;
  }
  return null;
}

describe('the ending', () => {
  it('comes two scenes after the story is ripe, and not before the twelfth', async () => {
    expect(await run([ending('a')], {}, 5, 20)).toMatchObject({ scene: 14, id: 'ending:a' });
    expect(await run([ending('a')], {}, 30)).toMatchObject({ scene: 32 });
  });

  it('waits for what is weighty, for a decision, and for a beat that happens now', async () => {
    const weighty = [beat(1, { priority: 'high' }), beat(2, { priority: 'optional' })];
    expect(await run([ending('a')], { happened: {} }, 20, 6, weighty)).toBeNull();
    expect(
      await run([ending('a')], { happened: {}, skipped: { beat_001: 3 } }, 20, 6, weighty),
    ).not.toBeNull();
    expect(await run([ending('a')], { deciding: 'beat_001' })).toBeNull();
    const campaign = smallCampaign({ endings: [ending('a')] });
    const world = worldOf(campaign);
    const ripe = { ...world, plot: { ...world.plot, closing: { ending: 'ending:a', scene: 10 } } };
    expect(await conclude(plotMatter(campaign, ripe, 15), true)).toMatchObject({
      ending: null,
      leaning: { id: 'ending:a' },
    });
    expect(await conclude(plotMatter(campaign, ripe, 15), false)).toMatchObject({
      ending: { id: 'ending:a' },
    });
  });

  it('goes by conditions, at any time, and starts over when they no longer hold', async () => {
    const conditional = ending('c', { conditions: { world_state: { water: 'rising' } } });
    expect(await run([conditional])).toBeNull();
    expect(await run([conditional], { flags: { water: 'rising' } }, 4)).toMatchObject({ scene: 6 });
    const campaign = smallCampaign({ endings: [conditional] });
    const world = worldOf(campaign);
    const leaning = { ...world, plot: { ...world.plot, closing: { ending: 'ending:c', scene: 3 } } };
    const { world: after } = await conclude(plotMatter(campaign, leaning, 4), false);
    expect(after.plot.closing).toBeNull();
  });

  it('goes by priority, then by conditions, then by what the player has done', async () => {
    const kind = ending('kind', { trend: ['helps Iz'] });
    const cruel = ending('cruel', { trend: ['threatens Iz'] });
    const chosen = ['Threaten Iz', 'Threaten Iz again', 'Help Iz'];
    expect(await run([kind, cruel], { chosen })).toMatchObject({ id: 'ending:cruel' });
    expect(await run([kind, cruel], { chosen: ['Help Iz'] })).toMatchObject({ id: 'ending:kind' });
    const first = ending('first', { priority: 'critical' });
    expect(await run([kind, cruel, first], { chosen })).toMatchObject({ id: 'ending:first' });
    const met = ending('met', { conditions: { requires_beat: 'beat_001' } });
    expect(await run([kind, cruel, met], { chosen })).toMatchObject({ id: 'ending:met' });
  });

  it('is at its place, and says afterwards what is so', async () => {
    const told = ending(
      'a',
      { location: 'The Mill' },
      {
        epilogue: [
          { when: null, paragraphs: ['Years went by.'] },
          { when: 'has the brass key', paragraphs: ['The key hung by the door.'] },
          { when: 'rich beyond measure', paragraphs: ['There was money.'] },
        ],
      },
    );
    const end = await run([told]);
    expect(end?.epilogue).toEqual(['Years went by.', 'The key hung by the door.']);
    expect(end?.world).toMatchObject({ place: 'place:mill', plot: { ended: 'ending:a' } });
  });
});
