import type { Brief } from '../../contracts/brief.ts';
import type { Check } from './check-input.ts';

type Part = Brief['time']['part'];

const LIGHT: readonly Part[] = ['dawn', 'morning', 'noon', 'afternoon', 'dusk'];
const DARK: readonly Part[] = ['dusk', 'evening', 'night', 'dawn'];
const NAMES: Readonly<Record<string, readonly Part[]>> = {
  dawn: ['dawn', 'morning'],
  daybreak: ['dawn', 'morning'],
  sunrise: ['dawn', 'morning'],
  morning: ['dawn', 'morning', 'noon'],
  noon: ['noon', 'morning', 'afternoon'],
  midday: ['noon', 'morning', 'afternoon'],
  'middle of the day': ['noon', 'morning', 'afternoon'],
  afternoon: ['noon', 'afternoon'],
  dusk: ['dusk', 'evening', 'afternoon'],
  twilight: ['dusk', 'evening', 'dawn'],
  sunset: ['dusk', 'evening', 'afternoon'],
  evening: ['dusk', 'evening', 'night'],
  night: ['night', 'evening', 'dusk'],
  midnight: ['night'],
  'middle of the night': ['night'],
};
const NAME = Object.keys(NAMES)
  .sort((one, other) => other.length - one.length)
  .join('|');
const SAYS_WHEN: readonly RegExp[] = [
  // “It is a night book” says nothing of the hour.
  new RegExp(`\\bit is (?!an? (?:${NAME}) \\p{L})(?:\\p{L}+ ){0,3}?(${NAME})\\b`, 'giu'),
  new RegExp(
    `\\b(?:a|the) (?:bright|sunny|grey|pale|cold|warm|early|late|clear|hot|dark) (${NAME})\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?:the )?(${NAME}) (?:comes|falls|breaks|has come|has fallen|lies|is here|sun|light|sky)\\b`,
    'giu',
  ),
  new RegExp(`\\bin the (${NAME}) (?:sun|light|air|heat|cold)\\b`, 'giu'),
];
const SIGNS: readonly [sign: RegExp, when: readonly Part[]][] = [
  [
    /\b(?:moonlight|starlight|the moon (?:hangs|stands|is up|shines|rises)|the stars (?:are out|shine|hang|come out))\b/iu,
    DARK,
  ],
  [
    /\b(?:sunlight|sunshine|daylight (?:falls|floods|fills)|the sun (?:shines|beats|burns|stands|is high|is up|climbs|falls|warms))\b/iu,
    LIGHT,
  ],
  [/\bthe sun (?:goes down|sets|sinks|dips|is setting)\b/iu, ['dusk', 'evening', 'afternoon']],
  [/\bthe sun (?:rises|comes up|is rising)\b/iu, ['dawn', 'morning']],
];
const OTHER_TIMES =
  /\b(?:last|yesterday|tomorrow|tonight|every|each|once|until|before|after|since|that|one|remember|for a|all|years?|ago|was|were|had|would|could|will|like|as if|on which|next|by)\b/iu;

/** The scene is told at another time of day than it is. */
export const timeOfDay: Check = ({ facts, narration }) => {
  const { part } = facts.brief.time;
  const changes = facts.brief.effects.flatMap((effect) => (effect.kind === 'time' ? [effect.part] : []));
  const isNow = (parts: readonly string[]) =>
    parts.includes(part) || parts.some((one) => changes.includes(one));
  for (const clause of narration.split(/[;:—–]|(?<=[.!?])\s/u)) {
    const said = SAYS_WHEN.flatMap((pattern) => [...clause.matchAll(pattern)]).map(([whole, name = '']) => ({
      whole,
      name: name.toLowerCase(),
    }));
    const wrong = said.find(
      ({ whole, name }) => !isNow(NAMES[name] ?? []) && !OTHER_TIMES.test(around(clause, whole)),
    );
    if (wrong !== undefined) return `it is ${part}, not ${wrong.name}`;
    const sign = SIGNS.find(([pattern, when]) => pattern.test(clause) && !isNow(when));
    if (sign !== undefined && !OTHER_TIMES.test(clause))
      return `it is ${part}, and the light is that of another hour`;
  }
  return null;
};

/** The few words before what says the time. */
function around(clause: string, whole: string): string {
  const at = clause.indexOf(whole);
  return clause.slice(Math.max(0, at - 25), at + whole.length);
}
