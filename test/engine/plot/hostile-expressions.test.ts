import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { costOf, MOST_STEPS, stepsAllowed } from '../../../src/campaign/expression/cost.ts';
import { parseExpression, RefusedExpression } from '../../../src/campaign/expression/parse.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { validateCampaign } from '../../../src/campaign/validate/index.ts';
import type { PlotBeat } from '../../../src/contracts/plot-beats.ts';
import { holds } from '../../../src/engine/plot/expression.ts';
import { goodCampaign } from '../../campaign/gallery/good.ts';
import { campaignFolder } from '../../campaign/support/folder.ts';
import { PERSONA, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const ask = (expression: string, world = base) =>
  holds(expression, { campaign, persona: PERSONA, world, scene: 1 });

const numbers = (count: number) => `[${Array.from({ length: count }, (_, index) => index % 10).join(',')}]`;
const inLoops = (depth: number): string =>
  depth === 0 ? 'true' : `${numbers(40)}.all(x${depth}, ${inLoops(depth - 1)})`;

describe('very many expressions', () => {
  const dear = `${numbers(100)}.all(x, x < 100)`;
  const beat = (index: number): PlotBeat => ({
    id: `beat_${String(index).padStart(3, '0')}`,
    title: `Beat ${index}`,
    description: 'It happens.',
    conditions: { custom: { expression: dear } },
  });
  const beats = (count: number) =>
    smallCampaign({ beats: Array.from({ length: count }, (_, index) => beat(index)) });
  const askIn = (expression: string, of: Campaign) =>
    holds(expression, { campaign: of, persona: PERSONA, world: worldOf(of), scene: 1 });

  it('share what a scene may spend on them, so that dear ones are false and plain ones still hold', () => {
    expect(askIn(dear, beats(50))).toBe(true);
    const many = beats(3000);
    expect(costOf(parseExpression(dear).ast, {}) * 3000).toBeGreaterThan(1_000_000);
    expect(askIn(dear, many)).toBe(false);
    expect(askIn('world.day >= 1 && scene == 1', many)).toBe(true);
    expect(stepsAllowed(3000) * 3000).toBeLessThanOrEqual(100_000);
  });

  it('share it with the conditions of scenes, in a story and for the validator', () => {
    const choices = Array.from(
      { length: 900 },
      (_, index) => `* [Choice ${index}. # needs: ${Array(60).fill('scene').join(' + ')} > 0]`,
    );
    const folder = campaignFolder({
      ...goodCampaign(),
      'plot/beats.json': JSON.stringify({ beats: [beat(0)] }),
      'plot/scenes/many.ink': `=== many\n# time: night\nIt is late.\n${choices.join('\n')}\n- -> DONE\n`,
    });
    const refused = validateCampaign(folder).filter(({ code }) => code === 'invalid_expression');
    expect(new Set(refused.map(({ file }) => file))).toEqual(
      new Set(['plot/beats.json', 'plot/scenes/many.ink']),
    );
    expect(refused[0]?.message).toMatch(/steps, and may take 1[01]\d\./);
    const { ink } = loadCampaign(folder);
    expect(ink?.conditions).toBeGreaterThanOrEqual(900);
    expect(askIn(dear, smallCampaign({ ink }))).toBe(false);
  });

  it('are refused by the validator when they take more than their share', () => {
    const plot = (count: number) =>
      campaignFolder({
        ...goodCampaign(),
        'plot/beats.json': JSON.stringify({
          beats: Array.from({ length: count }, (_, index) => beat(index)),
        }),
      });
    const refused = (count: number) =>
      validateCampaign(plot(count)).filter(({ code }) => code === 'invalid_expression');
    expect(refused(20)).toEqual([]);
    const [first] = refused(900);
    expect(first?.message).toMatch(/steps, and may take 1[01]\d\./);
  });
});

describe('an expression that would keep the story waiting', () => {
  it.each([
    ['a pattern that backtracks', `'${'a'.repeat(40)}!'.matches('^(a+)+$') || true`],
    ['a duration that backtracks', `duration('${'1'.repeat(900)}') == duration('1s') || true`],
    ['a value that is bound again and again', 'cel.bind(a, "aa", cel.bind(b, a + a, b + b)) != ""'],
    ['brackets in brackets', `${'('.repeat(100)}true${')'.repeat(100)}`],
    ['very many parts', `${'1+'.repeat(300)}1 > 0`],
    ['a long text', `"${'a'.repeat(2000)}" != ""`],
  ])('is refused: %s', (_, expression) => {
    expect(() => parseExpression(expression)).toThrow(RefusedExpression);
    expect(ask(expression)).toBe(false);
  });

  it.each([
    ['loops in loops', inLoops(5)],
    ['a text that doubles', `["aa"]${'.map(x, x + x)'.repeat(30)} != []`],
    ['a list that doubles', `[[1, 2]]${'.map(x, x + x)'.repeat(30)} != []`],
    ['a loop over lists of lists', `${numbers(100)}.map(x, ${numbers(100)}).all(x, x == ${numbers(100)})`],
  ])('has too many steps, which is known before it is evaluated: %s', (_, expression) => {
    expect(costOf(parseExpression(expression).ast, {})).toBeGreaterThan(MOST_STEPS);
    expect(ask(expression)).toBe(false);
  });

  it('has too many steps when the world has grown large', () => {
    const expression = 'world.all(key, size(world) > 0)';
    const flags = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`flag_${index}`, true]));
    expect(ask(expression)).toBe(true);
    expect(ask(expression, { ...base, plot: { ...base.plot, flags } })).toBe(false);
  });

  it('may loop over the factions of a large world, once', () => {
    const reputations = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`faction:f${index}`, index]),
    );
    const world = { ...base, reputations };
    expect(ask('player.reputation_with.exists(name, player.reputation_with[name] == 199)', world)).toBe(true);
    expect(ask('["f1", "f20"].all(name, player.reputation_with[name] > 1)', world)).toBe(false);
  });
});
