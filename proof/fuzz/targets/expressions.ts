import { packageRoot } from '../../../src/base/package-root.ts';
import type { Random } from '../../../src/base/random.ts';
import { stepsAllowed } from '../../../src/campaign/expression/cost.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { START } from '../../../src/campaign/problem.ts';
import { NOTHING_BROUGHT } from '../../../src/campaign/validate/brought.ts';
import { checkExpression } from '../../../src/campaign/validate/expression.ts';
import { Report } from '../../../src/campaign/validate/report.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { type ExpressionInput, holds } from '../../../src/engine/plot/expression.ts';
import { startingWorld } from '../../../src/engine/world.ts';
import { mustBe } from '../kit/judge.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { target } from '../target.ts';

const SOUND = [
  'player.reputation > 10',
  'iz.trust >= 30 && world.season == "winter"',
  'scene > 3 || player.nerve < 2',
  '!(world.day in [1, 2, 3])',
  'player.reputation_with["guild"] <= -20',
  'iz.state == "gone" ? true : false',
  'size(world.place) > 0',
];
const ATOMS = [
  'player',
  'world',
  'scene',
  'iz',
  'player.reputation',
  'world.day',
  '"a"',
  "'b'",
  '1',
  '2.5',
  '-1',
  '1u',
  'true',
  'null',
  '[1, 2]',
  '{"a": 1}',
  'x',
  'r"\\d"',
  'b"x"',
  '9223372036854775807',
  '1e308',
  'duration("1h")',
  'timestamp("2026-01-01T00:00:00Z")',
  'player.reputation_with',
  `"${'a'.repeat(200)}"`,
  `[${'7,'.repeat(60)}7]`,
];
const TOKENS = [
  '&&',
  '||',
  '!',
  '==',
  '<',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
  '?',
  ':',
  '.',
  '[',
  ']',
  '(',
  ')',
  'in',
  'has(',
  '.map(x, ',
  '.exists(x, ',
  '.map(x, x + x)',
  'cel.bind(x, ',
  '.matches("',
  'size(',
  '"""',
  '{',
  '}',
  '.__proto__',
  '.constructor',
  'string(',
  'int(',
];

/** An expression by the grammar; loops in loops among them. */
function expression(random: Random, depth = 0): string {
  const next = () => expression(random, depth + 1);
  if (depth > 4) return random.pick(ATOMS);
  switch (random.below(9)) {
    case 0:
    case 1:
      return `${next()} ${random.pick(['&&', '||', '==', '!=', '<', '>=', '+', '-', '*', '/', '%', 'in'])} ${next()}`;
    case 2:
      return `(${next()}) ? (${next()}) : (${next()})`;
    case 3:
      return `[${Array.from({ length: random.below(12) }, () => random.pick(ATOMS)).join(', ')}].${random.pick(['map', 'exists', 'all', 'filter', 'exists_one'])}(x, ${next()})`;
    case 4:
      return `${random.pick(['size', 'string', 'int', 'double', 'bool', 'type', 'has', 'dyn', 'timestamp'])}(${next()})`;
    case 5:
      return `(${next()}).${random.pick(['trust', 'constructor', '__proto__', 'toString', 'matches("(a+)+$")', 'contains("a")', 'split("")'])}`;
    case 6:
      return `(${next()})[${next()}]`;
    default:
      return random.pick(ATOMS);
  }
}

function read(text: string, input: ExpressionInput) {
  const report = new Report();
  const nobody = { has: () => true, meant: () => '.' };
  const cast = {
    people: nobody,
    places: nobody,
    factions: nobody,
    factionKeys: ['guild'],
    variables: ['iz'],
  };
  const names = {
    world: new Map([['season', new Set(['winter'])]]),
    player: new Set(['nerve', 'reputation']),
    steps: stepsAllowed(1),
    brought: NOTHING_BROUGHT,
  };
  checkExpression({ file: 'plot/beats.json', place: START, expression: text }, cast, names, report);
  for (const { message } of report.sorted())
    mustBe(message !== '' && !message.includes('\n'), 'a problem is one sentence');
  mustBe(typeof holds(text, input) === 'boolean', 'a condition holds or does not');
  return report.sorted().some(({ code }) => code === 'invalid_expression')
    ? ('refused' as const)
    : ('accepted' as const);
}

export default target<string>({
  name: 'expressions',
  what: 'CEL conditions, checked and asked of a story',
  inputs: 10_000,
  quick: 200,
  limitMs: 500,
  open() {
    const campaign = loadCampaign(`${packageRoot()}/campaigns/low-water`);
    const persona = anyPersona(campaign.template);
    const input = { campaign, persona, world: startingWorld(campaign, persona), scene: 3 };
    return {
      make: (random) =>
        random.below(2) === 0 ? expression(random) : mutateText(random.pick(SOUND), random, TOKENS),
      read: (text) => read(text, input),
      show: (text) => text,
    };
  },
});
