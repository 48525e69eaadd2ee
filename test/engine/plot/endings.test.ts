import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/base/package-root.ts';
import { createRandom } from '../../../src/base/random.ts';
import type { StoryEnding } from '../../../src/campaign/campaign.ts';
import { joinsOf } from '../../../src/campaign/decisions.ts';
import type { Storylet } from '../../../src/campaign/ink/story.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { PlotMark } from '../../../src/contracts/intent.ts';
import type { PlotBeat } from '../../../src/contracts/plot-beats.ts';
import { runKnot } from '../../../src/engine/ink/run.ts';
import { withConsequence } from '../../../src/engine/plot/consequences.ts';
import { choosable, conclude } from '../../../src/engine/plot/endings.ts';
import { decide } from '../../../src/engine/plot/occurrence.ts';
import { type PlotMoment, plotParts } from '../../../src/engine/plot/plot-brief.ts';
import type { World } from '../../../src/engine/world.ts';
import { beat, plotInput, smallCampaign, worldOf } from '../support/small-world.ts';

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

interface Case {
  endings: StoryEnding[];
  plot?: Partial<World['plot']>;
  scene?: number;
  beats?: PlotBeat[];
  decided?: PlotMark | null;
  hasBeat?: boolean;
  storylets?: Storylet[];
  came?: Record<string, number>;
}

async function concluded({
  endings,
  plot = {},
  scene = 20,
  beats = [beat(1)],
  decided = null,
  hasBeat = false,
  storylets = [],
  came = {},
}: Case) {
  const campaign = smallCampaign({ endings, beats, storylets });
  const start = worldOf(campaign);
  const ink = { ...start.ink, came };
  const world: World = {
    ...start,
    ink,
    plot: { ...start.plot, happened: { beat_001: { scene: 2 } }, ...plot },
  };
  return await conclude(plotInput(campaign, world, scene), { decided, hasBeat });
}
const openIn = async (given: Case) => (await concluded(given)).open.map(({ id }) => id);

describe('an ending', () => {
  it('is offered when its conditions hold, and comes when it is chosen', async () => {
    const conditional = ending('c', { conditions: { world_state: { water: 'rising' } } });
    expect(await openIn({ endings: [conditional] })).toEqual([]);
    const held = { endings: [conditional], plot: { flags: { water: 'rising' } }, scene: 4 };
    expect(await concluded(held)).toMatchObject({ ending: null, open: [{ id: 'ending:c' }] });
    const chosen = await concluded({ ...held, decided: { owner: 'ending:c', index: 0 } });
    expect(chosen).toMatchObject({ ending: { id: 'ending:c' }, world: { plot: { ended: 'ending:c' } } });
  });

  it('without conditions needs deeds of its kind and a story of some length', async () => {
    const kind = ending('kind', { trend: ['helps Iz'] });
    const helped = { chosen: ['Help Iz'] };
    expect(await openIn({ endings: [kind], plot: helped })).toEqual(['ending:kind']);
    expect(await openIn({ endings: [kind], plot: helped, scene: 11 })).toEqual([]);
    expect(await openIn({ endings: [kind], plot: { chosen: ['Threaten Iz'] } })).toEqual([]);
  });

  it('without conditions is left to the scene of the author that leads to it', async () => {
    const kind = ending('kind', { trend: ['helps Iz'] });
    const storylet: Storylet = {
      ...{ id: 'farewell', file: 'x.ink', line: 1, at: [], with: [], time: [], again: null, urgency: 5 },
      ...{ isGenerated: false, shares: [], endings: ['ending:kind'] },
    };
    const given = { endings: [kind], plot: { chosen: ['Help Iz'] }, storylets: [storylet] };
    expect(await openIn(given)).toEqual([]);
    expect(await openIn({ ...given, came: { farewell: 9 } })).toEqual(['ending:kind']);
    expect(await openIn({ ...given, storylets: [{ ...storylet, isGenerated: true }] })).toEqual([
      'ending:kind',
    ]);
  });

  it('waits for what is weighty, for a decision, and for a beat that happens now', async () => {
    const weighty = [beat(1, { priority: 'high' }), beat(2, { priority: 'optional' })];
    const endings = [ending('a')];
    expect(await openIn({ endings, plot: { happened: {} }, beats: weighty })).toEqual([]);
    const skipped = { happened: {}, skipped: { beat_001: 3 } };
    expect(await openIn({ endings, plot: skipped, beats: weighty })).toEqual(['ending:a']);
    expect(await openIn({ endings, plot: { deciding: 'beat_001' } })).toEqual([]);
    expect(await openIn({ endings, hasBeat: true })).toEqual([]);
  });

  it('is leant towards as soon as deeds speak for it', async () => {
    const endings = [ending('kind', { trend: ['helps Iz'] }), ending('cruel', { trend: ['threatens Iz'] })];
    const leaning = async (chosen: string[]) =>
      (await concluded({ endings, plot: { chosen }, scene: 5 })).leaning?.id ?? null;
    expect(await leaning(['Threaten Iz', 'Threaten Iz again', 'Help Iz'])).toBe('ending:cruel');
    expect(await leaning(['Help Iz', 'Help Iz again'])).toBe('ending:kind');
    expect(await leaning(['Help Iz'])).toBeNull();
  });

  it('is at its place, and says afterwards what is so', async () => {
    const told = ending(
      'a',
      { location: 'The Mill' },
      {
        epilogue: [
          { when: null, paragraphs: ['Years went by.'] },
          { when: 'has the brass key', paragraphs: ['The key hung by the door.'] },
          { when: 'when has.brass_key && !flag.sold', paragraphs: ['Nobody had asked for it.'] },
          { when: 'when has.brass_key && flag.sold', paragraphs: ['It had been sold.'] },
          { when: 'rich beyond measure', paragraphs: ['There was money.'] },
        ],
      },
    );
    const end = await concluded({ endings: [told], decided: { owner: 'ending:a', index: 0 } });
    expect(end.epilogue).toEqual(['Years went by.', 'The key hung by the door.', 'Nobody had asked for it.']);
    expect(end.world).toMatchObject({ place: 'place:mill', plot: { ended: 'ending:a' } });
  });
});

describe('the last decision', () => {
  const outcomes = [
    { description: 'You sign.' },
    { description: 'You turn it over.', triggers_beat: 'beat_002' },
    { description: 'You let the cart go.', triggers_beat: 'beat_003' },
  ];
  const beats = [
    beat(1, { outcomes }),
    beat(2, { conditions: { requires_beat: 'beat_001' } }),
    beat(3, { conditions: { requires_beat: 'beat_001' } }),
  ];
  const endings = [
    ending('signed', { conditions: { requires_beat: 'beat_001' }, priority: 'critical' }),
    ending('turned', { conditions: { requires_beat: 'beat_002' } }),
    ending('kept', { conditions: { requires_beat: 'beat_003', world_state: { lamp: 'lit' } } }),
  ];
  const campaign = smallCampaign({ beats, endings });
  const start = worldOf(campaign);
  const worldWith = (flags: World['plot']['flags']): World => ({
    ...start,
    plot: { ...start.plot, flags, deciding: 'beat_001', happened: { beat_001: { scene: 9 } } },
  });

  it('offers only what an ending can follow from', async () => {
    const dark = plotInput(campaign, worldWith({}), 10);
    expect(await choosable(beats[0] as PlotBeat, dark)).toEqual([0, 1]);
    const lit = plotInput(campaign, worldWith({ lamp: 'lit' }), 10);
    expect(await choosable(beats[0] as PlotBeat, lit)).toEqual([0, 1, 2]);
  });

  it.each([
    [0, 'ending:signed'],
    [1, 'ending:turned'],
    [2, 'ending:kept'],
  ])('leads at once to its own ending: outcome %i', async (index, id) => {
    const decided = decide(worldWith({ lamp: 'lit' }), beats[0] as PlotBeat, index, { campaign, scene: 10 });
    const triggered = outcomes[index]?.triggers_beat;
    const happened = { ...decided.plot.happened, ...(triggered && { [triggered]: { scene: 10 } }) };
    const world = { ...decided, plot: { ...decided.plot, happened } };
    const turn = await conclude(plotInput(campaign, world, 10), {
      decided: { owner: 'beat_001', index },
      hasBeat: true,
    });
    expect(turn.ending?.id).toBe(id);
  });

  it('leads to the ending that waits for what its outcome sets in the world', async () => {
    const sale = beat(1, {
      outcomes: [
        { description: 'You say aye.', consequences: ['tunnel: sold'] },
        { description: 'You say no.', consequences: ['tunnel: kept'] },
      ],
    });
    const asking = (tunnel: string) =>
      ending(tunnel, { conditions: { requires_beat: 'beat_001', world_state: { tunnel } } });
    const campaign = smallCampaign({ beats: [sale], endings: [asking('sold'), asking('kept')] });
    const start = worldOf(campaign);
    const put = {
      ...start,
      plot: { ...start.plot, deciding: 'beat_001', happened: { beat_001: { scene: 9 } } },
    };
    expect(await choosable(sale, plotInput(campaign, put, 10))).toEqual([0, 1]);
    const world = decide(put, sale, 1, { campaign, scene: 10 });
    expect(world.plot.flags).toEqual({ tunnel: 'kept' });
    const decided = { owner: 'beat_001', index: 1 };
    const turn = await conclude(plotInput(campaign, world, 10), { decided, hasBeat: false });
    expect(turn.ending?.id).toBe('ending:kept');
    expect(joinsOf(campaign).map(({ ending, by }) => [ending, by])).toEqual([
      ['ending:sold', 'condition'],
      ['ending:kept', 'condition'],
    ]);
  });

  it('speaks of what a scene of the author offered only to whoever took it', async () => {
    const campaign = loadCampaign(`${packageRoot()}/campaigns/low-water`);
    const [ink, pen] = [campaign.ink, campaign.beats.find(({ id }) => id === 'beat_007')];
    if (ink === null) throw new Error('Low Water has scenes in ink.');
    const start = (pen?.consequences ?? []).reduce(
      (world, text) => withConsequence(world, text, campaign, 8),
      worldOf(campaign),
    );
    const afterChoice = async (choice: number) => {
      const input = plotInput(campaign, start, 8);
      const run = { ink, seed: 'pen', band: null };
      const { state, world } = runKnot({ ...run, from: { knot: 'a_very_good_pen' }, input });
      const chosen = runKnot({ ...run, from: { state, choice }, input: { ...input, world } });
      const then = plotInput(campaign, chosen.world, 30);
      const decided = { owner: 'ending:on-the-back', index: 0 };
      return (await conclude(then, { decided, hasBeat: false })).epilogue.join(' ');
    };
    expect(await afterChoice(0)).toContain('It writes under water.');
    expect(await afterChoice(1)).not.toContain('It writes under water.');
    expect(await afterChoice(2)).not.toContain('It writes under water.');
  });
});

describe('an ending that can be chosen', () => {
  const worded = (open: StoryEnding[]) => {
    const campaign = smallCampaign({ endings: open, beats: [] });
    const input = {
      ...{ ...plotInput(campaign, worldOf(campaign), 20), random: createRandom('x') },
      ...{ here: [], scene: 20, carries: false },
    };
    const moment = { open, beat: null, ending: null, choosable: [] } as unknown as PlotMoment;
    return plotParts(moment, input).plot.decisions.map(({ text, open: isOpen }) => [text, isOpen === true]);
  };

  it('is put in the author’s words, else by a deed on the way to it and not by its title', () => {
    const trend = ['shows mercy', 'tells the truth'];
    const open = [
      ending('Lit', { decision: 'Light it', trend }),
      ending('Kind', { trend }),
      ending('Two', { trend }),
    ];
    expect(worded(open)).toEqual([
      ['Light it', false],
      ['Show mercy', true],
      ['Tell the truth', true],
    ]);
  });

  it('that was generated may be worded anew', () => {
    const source = { file: 'plot/endings/x_generated.md', line: 1 };
    expect(worded([ending('Lit', { decision: 'Light it' }, { source })])).toEqual([['Light it', true]]);
  });
});
