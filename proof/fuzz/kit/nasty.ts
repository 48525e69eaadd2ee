import fc from 'fast-check';
import type { Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';

/** Where parsers stumble: signs that mean something to one of ours, names that lead elsewhere, text of odd shapes. */
export const NASTY_TEXTS: readonly string[] = [
  ...['', ' ', '\t', '\n', '\r\n', '\0', '\u2028', '\uFEFF', '\u202E', '\uD800', '\uDC00x', '\uFFFE'],
  ...words('👩‍👩‍👧‍👦 é́́́ İ ß ﬃ ½ ٣ null true NaN Infinity -0 1e999 0x10 9007199254740993 1.0.0'),
  ...words('__proto__ constructor prototype toString hasOwnProperty then length toJSON'),
  ...words(
    '../secret.md ../../outside/secret.md /etc/passwd C:\\x file:///etc/passwd .. . ./ ~ con %2e%2e%2f %00 %',
  ),
  ...words(
    '" \' \\ ` $<HOME} $$< $< {{char}} {{random:a,b <|endoftext|> <!-- ]]> <script> &amp; --- ```rules',
  ),
  ...words('[[ ![]( |---| ######## (a+)+$ [ ^(?: 2d6 d% 1d20+ player. https://x/y?z# 2026-13-45T99:99:99Z'),
  '*'.repeat(40),
];

/** Words of a list; `$<` stands for the beginning of a reference, which the linter would take for a slip. */
function words(list: string): string[] {
  return list.split(' ').map((word) => word.replace('$<', '$\u007b'));
}

const NASTY_NUMBERS: readonly number[] = [
  0,
  -0,
  1,
  -1,
  2,
  0.1,
  -0.5,
  7,
  100,
  101,
  255,
  256,
  1000,
  65_535,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e21,
  1e-7,
  1e300,
  -1e300,
  5e-324,
];

export function nastyText(random: Random): string {
  const roll = random.below(10);
  if (roll < 6) return random.pick(NASTY_TEXTS);
  if (roll < 8) return sample(fc.string({ unit: 'binary', maxLength: 40 }), random);
  return random.pick(NASTY_TEXTS).repeat(random.pick([2, 10, 100, 3000]));
}

export function nastyValue(random: Random): Json {
  switch (random.below(8)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return random.pick(NASTY_NUMBERS);
    case 3:
      return [];
    case 4:
      return {};
    case 5:
      return sample(fc.jsonValue(), random) as Json;
    case 6:
      return nested(random.pick([3, 20, 70, 130, 600]), random);
    default:
      return nastyText(random);
  }
}

/** Lists or objects in each other. */
function nested(levels: number, random: Random): Json {
  let value: Json = random.pick(NASTY_NUMBERS);
  const isList = random.below(2) === 0;
  for (let level = 0; level < levels; level += 1) value = isList ? [value] : { a: value };
  return value;
}

/** One value of a fast-check arbitrary, by our own chance. */
export function sample<Value>(arbitrary: fc.Arbitrary<Value>, random: Random): Value {
  return fc.sample(arbitrary, { seed: random.below(2 ** 31), numRuns: 1 })[0] as Value;
}
