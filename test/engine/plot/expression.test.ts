import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/base/random.ts';
import { standingOf } from '../../../src/engine/plot/conditions.ts';
import { holds } from '../../../src/engine/plot/expression.ts';
import type { World } from '../../../src/engine/world.ts';
import { plotInput, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const withPlot = (plot: Partial<World['plot']>, more: Partial<World> = {}): World => ({
  ...base,
  ...more,
  plot: { ...base.plot, ...plot },
});
const isTrue = (expression: string, world = base, skillState = {}) =>
  holds(expression, { ...plotInput(campaign, world, 5), skillState });

describe('flag, knows and has', () => {
  it('say false for what nothing has set', () => {
    for (const name of ['flag.bell_rung', 'knows.who_rang', 'has.silver_crown', 'world.bell_rung'])
      expect([isTrue(name), isTrue(`!${name}`)], name).toEqual([false, true]);
    expect(isTrue('flag.bells > 2')).toBe(false);
  });

  it('say what beats and scenes have set', () => {
    const world = withPlot({ flags: { 'Bell rung': true, bells: 3 }, learned: { 'who-rang': 4 } });
    expect(isTrue('flag.bell_rung && flag.bells > 2 && world.bells == 3', world)).toBe(true);
    expect(isTrue('knows.who_rang', world)).toBe(true);
    expect(isTrue('has.brass_key && has.key')).toBe(true);
    expect(isTrue('has.brass_key', { ...base, items: [] })).toBe(false);
  });

  it('say whom the player has met', () => {
    expect([isTrue('met.iz'), isTrue('!met.iz')]).toEqual([false, true]);
    expect(isTrue('met.iz', withPlot({}, { known: { 'person:iz': 2 } }))).toBe(true);
  });

  it('know a fact that was told', () => {
    const [fact] = campaign.facts;
    const name = (fact?.id ?? '').replaceAll(/[^\p{L}\p{N}]+/gu, '_');
    expect(isTrue(`knows["${name}"]`)).toBe(false);
    const told = { [fingerprint(fact?.id ?? '')]: 2 };
    expect(isTrue(`knows["${name}"]`, withPlot({}, { told }))).toBe(true);
  });
});

describe('what a skill wrote into the state', () => {
  const skillState = { weather: { sky: 'storm', hours: 3 } };

  it('is seen by expressions and by world_state', async () => {
    expect(isTrue('flag.weather_sky == "storm" && world.weather_hours > 2', base, skillState)).toBe(true);
    const conditions = { world_state: { 'weather.sky': 'storm' } };
    const input = plotInput(campaign, base, 5);
    expect(await standingOf('beat_001', conditions, { ...input, skillState })).toBe('yes');
    expect(await standingOf('beat_001', conditions, input)).toBe('no');
  });

  it('does not overrule what a beat has set', () => {
    expect(
      isTrue('flag.weather_sky == "clear"', withPlot({ flags: { weather_sky: 'clear' } }), skillState),
    ).toBe(true);
  });
});
