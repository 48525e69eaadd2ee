import { createRandom, type Random } from '../../../src/base/random.ts';
import { DiceError, namesInDice } from '../../../src/rules/dice/notation.ts';
import { chanceOfAtLeast, distributionOf } from '../../../src/rules/dice/odds.ts';
import { parseDice } from '../../../src/rules/dice/parse.ts';
import { rollDice } from '../../../src/rules/dice/roll.ts';
import { mustBe, refusedBy } from '../kit/judge.ts';
import { mutateText } from '../kit/mutate-text.ts';
import { target } from '../target.ts';

const SOUND = [
  '3d6',
  '1d20+5',
  '4d6dl1',
  '2d20kh1',
  'd20 advantage',
  'd%',
  '4dF',
  '3d6!',
  '2d6!>=5',
  '6d10>7',
  '1d6r1',
  '2d6+modifier',
  '(1d4+1)*2',
  '8d6!!',
  '5d10!p',
  '10d10ro<3',
  '-1d4+2*(3-d8)',
];
const TOKENS = [
  'd',
  'dF',
  'd%',
  '1000',
  '9999',
  'kh',
  'dl',
  '!',
  '!!',
  '!p',
  'r',
  'ro',
  '<',
  '>=',
  '=',
  '(',
  ')',
  '+',
  '-',
  '*',
  '−',
  '×',
  'adv',
  'dis',
  ' ',
  'modifier',
];
const NUMBERS = [0, 1, 2, 6, 20, 100, 999, 1000, 1001, 10_000, 10_001];

/** A formula by the grammar, with numbers at the limits. */
function formula(random: Random, depth = 0): string {
  const number = () => String(random.pick(NUMBERS));
  const dice = () =>
    `${random.pick(['', number(), '2'])}d${random.pick(['%', 'F', number(), '6'])}${random.pick(['', '', `kh${number()}`, `dl${number()}`, '!', `!>${number()}`, `r<${number()}`, `>=${number()}`])}`;
  if (depth > 3 || random.below(3) === 0) return random.pick([number, dice, dice, () => 'modifier'])();
  const sign = random.pick(['+', '-', '*']);
  const inner = `${formula(random, depth + 1)}${sign}${formula(random, depth + 1)}`;
  return random.below(2) === 0 ? `(${inner})` : inner;
}

function read(text: string) {
  try {
    const parsed = parseDice(text);
    const names = Object.fromEntries(namesInDice(parsed).map((name, index) => [name, index]));
    const { total } = rollDice(parsed, createRandom(text).below, names);
    mustBe(Number.isFinite(total), 'a roll has a number');
    const odds = distributionOf(parsed, names);
    const sum = [...odds.values()].reduce((all, one) => all + one, 0);
    mustBe(Math.abs(sum - 1) < 1e-6, `chances add up to one, not ${sum}`);
    mustBe(chanceOfAtLeast(odds, -Infinity) > 1 - 1e-6, 'something always happens');
    return 'accepted' as const;
  } catch (error) {
    if (error instanceof DiceError)
      mustBe(
        error.at >= 0 && error.at <= text.length && error.picture !== '',
        'the mark lies in the formula',
      );
    return refusedBy(error, DiceError);
  }
}

export default target<string>({
  name: 'dice',
  what: 'dice notation, rolled and reckoned',
  inputs: 10_000,
  quick: 100,
  limitMs: 2000,
  open: () => ({
    make: (random) =>
      random.below(2) === 0 ? formula(random) : mutateText(random.pick(SOUND), random, TOKENS),
    read,
    show: (text) => text,
  }),
});
