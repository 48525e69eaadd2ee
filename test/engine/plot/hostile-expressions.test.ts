import { describe, expect, it } from 'vitest';
import { costOf, MOST_STEPS } from '../../../src/campaign/expression/cost.ts';
import { parseExpression, RefusedExpression } from '../../../src/campaign/expression/parse.ts';
import { holds } from '../../../src/engine/plot/expression.ts';
import { PERSONA, smallCampaign, worldOf } from '../support/small-world.ts';

const campaign = smallCampaign();
const base = worldOf(campaign);
const ask = (expression: string, world = base) =>
  holds(expression, { campaign, persona: PERSONA, world, scene: 1 });

const numbers = (count: number) => `[${Array.from({ length: count }, (_, index) => index % 10).join(',')}]`;
const inLoops = (depth: number): string =>
  depth === 0 ? 'true' : `${numbers(40)}.all(x${depth}, ${inLoops(depth - 1)})`;

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
