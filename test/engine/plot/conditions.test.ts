import { describe, expect, it } from 'vitest';
import type { PlotMark } from '../../../src/contracts/intent.ts';
import type { BeatConditions } from '../../../src/contracts/plot-beats.ts';
import { standingOf, withMarks } from '../../../src/engine/plot/conditions.ts';
import { holds } from '../../../src/engine/plot/expression.ts';
import { withChoice } from '../../../src/engine/plot/plot-state.ts';
import type { World } from '../../../src/engine/world.ts';
import { beat, PERSONA, plotInput, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const withPlot = (plot: Partial<World['plot']>, more: Partial<World> = {}): World => ({
  ...base,
  ...more,
  plot: { ...base.plot, ...plot },
});
const standing = (conditions: BeatConditions, world: World = base, scene = 10) =>
  standingOf('beat_001', conditions, plotInput(campaign, world, scene));

describe('conditions', () => {
  it('by scene: not yet, now, still for a little, never', async () => {
    const conditions = { scene_count: { min: 5, max: 8 } };
    const said = await Promise.all([4, 5, 8, 10, 11].map((scene) => standing(conditions, base, scene)));
    expect(said).toEqual(['no', 'yes', 'yes', 'yes', 'never']);
    expect(await standing(conditions, withPlot({ ready: { beat_001: 8 } }), 30)).toBe('yes');
  });

  it('by other beats: one, all, any, and never when they are out', async () => {
    const world = withPlot({ happened: { beat_002: { scene: 1 } }, skipped: { beat_003: 2 } });
    expect(await standing({ requires_beat: 'beat_002' }, world)).toBe('yes');
    expect(await standing({ requires_beat: ['beat_002', 'beat_004'] }, world)).toBe('no');
    expect(await standing({ requires_beat: ['beat_002', 'beat_003'] }, world)).toBe('never');
    expect(await standing({ requires_any_beat: ['beat_002', 'beat_003'] }, world)).toBe('yes');
    expect(await standing({ requires_any_beat: ['beat_003', 'beat_004'] }, world)).toBe('no');
    expect(await standing({ requires_any_beat: ['beat_003'] }, world)).toBe('never');
  });

  it.each<[string, World, string]>([
    ['holds the Burden of Knowledge', withPlot({ gained: ['Burden of Knowledge'] }), 'yes'],
    ['has the brass key', base, 'yes'],
    ['has the silver crown', base, 'no'],
    ['is at the Quay', base, 'yes'],
    ['is wounded', withPlot({}, { hurt: 3 }), 'yes'],
    ['is alone', withPlot({}, { here: [] }), 'yes'],
    ['is alone', base, 'no'],
    ['not alone', base, 'yes'],
    ['without the brass key', base, 'no'],
    ['without the silver crown', base, 'yes'],
    ['with Iz', base, 'yes'],
    ['has not met Ansa yet', base, 'yes'],
    ['at the Quay at night', withPlot({}, { part: 'night' }), 'yes'],
    ['at the Quay at night', withPlot({}, { part: 'noon' }), 'no'],
    ['has spent two nights here', withPlot({}, { day: 3 }), 'no'],
    ['has spent two nights at the Quay', withPlot({}, { day: 3, visits: { 'place:quay': 1 } }), 'yes'],
    ['has spent two nights at the Quay', withPlot({}, { day: 2, visits: { 'place:quay': 1 } }), 'no'],
    ["has lost Iz's trust", withPlot({}, { opinions: { 'person:iz': -40 } }), 'yes'],
    ['distrusted by Ansa or Iz', withPlot({}, { opinions: { 'person:iz': -40 } }), 'yes'],
    ['a friend of Iz', withPlot({}, { opinions: { 'person:iz': 40 } }), 'yes'],
    ['has refused the harbour master', withPlot({ chosen: ['Refuse the harbour master'] }), 'yes'],
    ['has refused the harbour master', withPlot({ chosen: ['Thank the harbour master'] }), 'no'],
    ['promised to help Iz find a buyer', withPlot({}, { threads: { 'want:iz/0': 1 } }), 'yes'],
    ['kept a promise to Iz', withPlot({}, { threads: { 'want:iz/0': 3 } }), 'yes'],
    ['kept a promise to Iz', withPlot({}, { threads: { 'want:iz/0': 1 } }), 'no'],
  ])('by the player: %s', async (player_state, world, said) => {
    expect(await standing({ player_state }, world)).toBe(said);
  });

  it('by a decision: in its words it is that outcome and no other, whatever else was chosen', async () => {
    const outcomes = [{ description: 'You sign the order.' }, { description: 'You turn the order over.' }];
    const deciding = smallCampaign({ beats: [beat(2, { outcomes })] });
    const world = withPlot({
      happened: { beat_002: { scene: 4, outcome: 0 } },
      chosen: ['Turn over the order of things', 'Turn the order over'],
    });
    const said = (player_state: string) =>
      standingOf('beat_001', { player_state }, plotInput(deciding, world, 10));
    expect(await said('Sign the order')).toBe('yes');
    expect(await said('Turn the order over')).toBe('no');
  });

  it.each<[string, string, Partial<World>, Partial<World['plot']>, string]>([
    ['Iz', 'present', {}, {}, 'yes'],
    ['Ansa Quill', 'present', {}, {}, 'no'],
    ['Iz', 'trusts the player', { opinions: { 'person:iz': 60 } }, {}, 'yes'],
    ['Iz', 'hostile', { opinions: { 'person:iz': -31 } }, {}, 'yes'],
    ['Iz', 'neutral', {}, {}, 'yes'],
    ['ansa', 'less alone', {}, { states: { 'person:ansa': 'less alone' } }, 'yes'],
    ['Iz', 'dead', {}, { dead: { 'person:iz': 2 } }, 'yes'],
    ['Iz', 'alive', {}, { dead: { 'person:iz': 2 } }, 'no'],
    ['Nobody', 'alive', {}, {}, 'no'],
  ])('by people: %s is %s', async (name, wanted, more, plot, said) => {
    expect(await standing({ npc_state: { [name]: wanted } }, withPlot(plot, more))).toBe(said);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ water: 'rising' }, 'yes'],
    [{ water: 'Rising' }, 'yes'],
    [{ water: 'falling' }, 'no'],
    [{ water: ['falling', 'rising'] }, 'yes'],
    [{ bridge_open: true }, 'yes'],
    [{ 'Bridge open': 'yes' }, 'yes'],
    [{ debt: 5 }, 'no'],
    [{ debt: -5 }, 'yes'],
    [{ debt: { max: 0 } }, 'yes'],
    [{ time: 'morning' }, 'yes'],
    [{ day: 1 }, 'yes'],
    [{ day: { min: 2 } }, 'no'],
    [{ place: 'The Quay' }, 'yes'],
    [{ location: 'the Mill' }, 'no'],
    [{ scene: { min: 10, max: 10 } }, 'yes'],
    [{ unheard: 'of' }, 'no'],
    [{ unheard: false }, 'yes'],
  ])('by the world: %j', async (world_state, said) => {
    const world = withPlot({ flags: { water: 'rising', 'bridge open': true, debt: -5 } });
    expect(await standing({ world_state } as BeatConditions, world)).toBe(said);
  });

  it('by choices: waits for them, one after the other, in other words or marked', async () => {
    const conditions = { player_choice: 'Sign the order', player_choices: ['Burn the ledger'] };
    const choose = (world: World, text: string, wanted?: PlotMark) =>
      withPlot(withChoice(world.plot, { text, ...(wanted && { wanted }) }));
    expect(await standing(conditions)).toBe('choice');
    const once = choose(base, 'You sign that order');
    expect(await standing(conditions, once)).toBe('choice');
    expect(await standing(conditions, choose(once, 'Do it', { owner: 'beat_001', index: 1 }))).toBe('yes');
    expect(await standing(conditions, choose(once, 'Burn the old ledger'))).toBe('yes');
    expect(await standing({ ...conditions, scene_count: { min: 99 } }, once)).toBe('no');
  });

  it('does not forget a choice that somebody waited for, a thousand choices later', async () => {
    const waiting = smallCampaign({ beats: [beat(1, { conditions: { player_choice: 'Sign the order' } })] });
    const input = plotInput(waiting, base, 5);
    let plot = await withMarks(withChoice(base.plot, { text: 'Sign the order' }), 'Sign the order', input);
    for (let turn = 0; turn < 1000; turn += 1)
      plot = withChoice(plot, { text: `Look around, for the ${turn}th time` });
    expect(plot.chosen.length).toBeLessThan(130);
    const conditions = { player_choice: 'Sign the order' };
    expect(await standingOf('beat_001', conditions, { ...input, world: withPlot(plot) })).toBe('yes');
  });
});

describe('an expression', () => {
  const world = withPlot(
    {
      gained: ['Burden of Knowledge'],
      flags: { water: 'rising', count: 214, 'low bed': 'found' },
      states: { 'person:iz': 'wary' },
      dead: { 'person:old': 1 },
    },
    {
      opinions: { 'person:iz': 21 },
      reputations: { 'faction:pilots': 25, 'faction:wrights': 10, 'faction:tax': -10 },
    },
  );
  it.each([
    ['player.Voice >= 3', true],
    ['player.voice == 3', true],
    ['player.sea_legs < 2', true],
    ['player.burden_of_knowledge', true],
    ['player.Burden_of_Knowledge', true],
    ['player.reputation > 8', true],
    ['player.reputation > 8.5', false],
    ['player.reputation < 8.5', true],
    ['player.reputation_with["pilots"] == 25', true],
    ['player.reputation_with.tax < 0', true],
    ['iz.trust > 20', true],
    ['iz.perception > 21', false],
    ['ansa.trust == 0', true],
    ['iz.state == "wary"', true],
    ['old.dead', true],
    ['!iz.dead', true],
    ['world.water == "rising"', true],
    ['world.count == 214', true],
    ['world.low_bed == "found"', true],
    ['world.day == 1 && world.time == "morning"', true],
    ['scene >= 10', true],
    ['scene % 2 == 0', true],
    ['iz.trust > 20 && scene < 5', false],
    ['player.gold > 3', false],
    ['nobody.trust > 0', false],
    ['world.unheard == "of"', false],
    ['nobody.trust > 0 || scene > 1', true],
    ['1 + 1', false],
    ['this is not CEL', false],
  ])('%s is %s', (expression, said) => {
    expect(holds(expression, { campaign, persona: PERSONA, world, scene: 10 })).toBe(said);
  });

  it('compares a mean that is no whole number', () => {
    const uneven = { ...world, reputations: { 'faction:pilots': 20, 'faction:tax': 5 } };
    expect(holds('player.reputation > 12', { campaign, persona: PERSONA, world: uneven, scene: 1 })).toBe(
      true,
    );
    expect(holds('player.reputation > 13', { campaign, persona: PERSONA, world: uneven, scene: 1 })).toBe(
      false,
    );
  });
});
