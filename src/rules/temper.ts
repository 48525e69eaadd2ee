import { isAct, verbOf } from './acts.ts';

/** What somebody is like, as far as the rules and the built-in writer have a word for it. */
export const TEMPERS = [
  'kind',
  'harsh',
  'proud',
  'greedy',
  'timid',
  'brave',
  'honest',
  'sly',
  'curious',
  'patient',
  'hasty',
  'merry',
  'gloomy',
  'exact',
  'generous',
  'loyal',
  'forgiving',
  'stubborn',
] as const;
export type Temper = (typeof TEMPERS)[number];

/** How an author may say it. */
const SIGNS: Readonly<Record<Temper, RegExp>> = {
  kind: /\b(?:gentle|kind(?! of\b)(?:ly|-hearted)?|warm(?:-hearted)?|tender|caring|compassionate|soft(?:-hearted)?|good-natured|motherly|fatherly)\b/i,
  harsh:
    /\b(?:cruel|cold(?:-hearted)?|harsh|ruthless|brutal|stern|merciless|spiteful|bitter|hard-hearted)\b/i,
  proud: /\b(?:proud|pride|vain|vanity|arrogan\w+|haughty|pompous|conceited)\b/i,
  greedy: /\b(?:greedy?|avaric\w+|stingy|miser\w*|grasping|mercenary|covetous)\b/i,
  timid: /\b(?:coward\w*|timid|fearful|nervous|anxious|shy|meek|easily frightened)\b/i,
  brave: /\b(?:brave\w*|courage\w*|bold|fearless|daring|valiant|reckless)\b/i,
  honest: /\b(?:honest\w*|truthful|frank|sincere|upright|incorruptible)\b/i,
  sly: /\b(?:sly|cunning|deceit\w*|devious|crafty|manipulat\w+|secretive|scheming|a liar)\b/i,
  curious: /\b(?:curious|curiosity|inquisitive|nosy|prying)\b/i,
  patient: /\b(?:patien\w+|calm|steady|serene|unhurried)\b/i,
  hasty:
    /\b(?:quick to anger|quick-tempered|hot-tempered|short-tempered|irritable|impatient|hasty|impulsive|angry|fierce)\b/i,
  merry: /\b(?:cheerful|merry|jolly|playful|loud|boisterous|mischievous|good-humou?red)\b/i,
  gloomy: /\b(?:gloomy|melanchol\w+|sad|grieving|mournful|lonely|weary|dour)\b/i,
  exact: /\b(?:exact|precise|meticulous|orderly|careful|methodical|pedantic|fussy)\b/i,
  generous: /\b(?:generous|generosity|open-handed|charitable|giving)\b/i,
  loyal: /\b(?:loyal\w*|faithful|devoted|steadfast|dutiful)\b/i,
  forgiving: /\b(?:forgiv\w+|merciful|mercy|lenient|tolerant)\b/i,
  stubborn: /\b(?:stubborn\w*|obstinate|unbending|headstrong|wilful|pig-headed)\b/i,
};
/** What somebody thinks, and when, says nothing about what they are like. */
const BESIDES = /\b(?:that|which|who|whom|whose|when|whenever|because|unless)\b.*$/is;
const DENIED = /\b(?:not|never|no longer|hardly|without)\s*(?:very\s+|at all\s+)?$/i;

export interface TemperReading {
  temper: Temper;
  /** The author's words. */
  said: string;
}

/** What words such as “quick to anger” say somebody is like. */
export function readTempers(words: readonly string[]): TemperReading[] {
  return TEMPERS.flatMap((temper) => {
    const said = words.find((whole) => {
      const text = whole.replace(BESIDES, '');
      const found = SIGNS[temper].exec(text);
      return found !== null && !DENIED.test(text.slice(0, found.index));
    });
    return said === undefined ? [] : [{ temper, said }];
  });
}

type ByAct = Readonly<Record<string, number>>;

/** What it adds to a roll against somebody that they are like that, by act or by verb. */
const IN_A_ROLL: Partial<Record<Temper, ByAct>> = {
  kind: { ask_favour: 1, persuade: 1 },
  harsh: { ask_favour: -1, persuade: -1 },
  proud: { threaten: -1 },
  greedy: { bargain: 2, ask_favour: -1 },
  timid: { threaten: 2, fight: 1 },
  brave: { threaten: -2, fight: -1 },
  honest: { deceive: 1 },
  sly: { deceive: -2 },
  curious: { persuade: 1 },
  hasty: { persuade: -1, deceive: 1 },
  exact: { deceive: -1 },
  generous: { ask_favour: 2 },
  loyal: { persuade: -1 },
  stubborn: { persuade: -1, threaten: -1 },
};

/** What it makes of how a deed moves their opinion: 2 counts double. */
const IN_OPINION: Partial<Record<Temper, ByAct>> = {
  kind: { help: 1.25, comfort: 1.5 },
  harsh: { help: 0.5, thank: 0.5, make_amends: 0.5 },
  proud: { thank: 2, accuse: 1.5, refuse: 1.5 },
  greedy: { give: 1.5, help: 0.75 },
  honest: { deceive: 1.5, confess: 2 },
  curious: { ask: 1.5, show: 1.5 },
  patient: { put_off: 0 },
  hasty: { put_off: 2, refuse: 1.5, accuse: 1.5 },
  loyal: { promise: 1.5 },
  forgiving: { make_amends: 1.5, refuse: 0.5 },
};

const of = (table: ByAct | undefined, act: string): number | undefined =>
  table?.[act] ?? (isAct(act) ? table?.[verbOf(act)] : undefined);

/** What in somebody's character makes an act against them easier or harder; null when nothing does. */
export function temperInRoll(
  act: string,
  tempers: readonly TemperReading[],
): { value: number; said: string } | null {
  const found = tempers.flatMap(({ temper, said }) => {
    const value = of(IN_A_ROLL[temper], act);
    return value === undefined ? [] : [{ value, said }];
  });
  return found.reduce<{ value: number; said: string } | null>(
    (most, one) => (most === null || Math.abs(one.value) > Math.abs(most.value) ? one : most),
    null,
  );
}

/** By how much somebody like that takes an act better or worse than others. */
export function temperInOpinion(act: string, tempers: readonly TemperReading[]): number {
  return tempers.reduce((factor, { temper }) => factor * (of(IN_OPINION[temper], act) ?? 1), 1);
}
