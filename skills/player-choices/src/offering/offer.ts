import choices from '../../../../content/en/choices.yaml';
import {
  type ChoicesInput,
  createRandom,
  fingerprint,
  getOwn,
  isNamedIn,
  type JsonObject,
  namesIn,
  type Odds,
  type Option,
  oddsInWords,
} from '../../../../src/sdk/index.ts';
import { chanceInWords } from './chance.ts';
import { pick } from './pick.ts';
import type { Settings } from './settings.ts';
import { firstWord, type Worded, wordsFor } from './word.ts';

/** Scenes for which it is remembered how a choice was worded. */
const MEMORY = 20;

export interface Choice {
  option: Option;
  text: string;
  hint?: string;
  difficulty?: string;
  /** Made up by a model; the engine says what it costs. */
  isOwn?: true;
}

export interface Offer {
  choices: Choice[];
  /** Any option of the brief, picked or not, in these words or the built-in ones; null when there are none, or it is untold. */
  wordedFor(option: Option, own?: string | null): Choice | null;
  /** Which wordings were used when, to be kept with the session. */
  worded: JsonObject;
}

/** Picks what is put before the player, and words it. */
export function offerFrom({ brief, telling }: ChoicesInput, worded: Worded, settings: Settings): Offer {
  const random = createRandom(`${brief.seed}/choices/${brief.scene}`);
  const prose = telling.paragraphs.join('\n');
  const names = namesIn(brief);
  const isTold = (id: string) =>
    telling.mentioned?.includes(id) === true || isNamedIn(prose, names.get(id) ?? id);
  const used: Record<string, number> = {};
  const offered: Choice[] = [];
  for (const option of pick(brief, isTold, settings, random)) {
    const taken = offered.map(({ text }) => firstWord(text));
    const words = wordsFor(option, brief, { random, worded, taken });
    if (words === null || offered.some(({ text }) => text === words.text)) continue;
    if (words.template !== null) used[fingerprint(words.template)] = brief.scene;
    offered.push({ option, text: words.text, ...besides(option, settings) });
  }
  const wordedFor = (option: Option, own: string | null = null): Choice | null => {
    const picked = offered.find((choice) => choice.option.id === option.id);
    if (picked !== undefined) return own === null ? picked : { ...picked, text: own };
    if (option.ifTold !== undefined && !isTold(option.ifTold)) return null;
    const text = own ?? wordsFor(option, brief, { random, worded, taken: [] })?.text;
    return text === undefined ? null : { option, text, ...besides(option, settings) };
  };
  const old = Object.entries(worded).filter(([, scene]) => brief.scene - scene >= MEMORY);
  return {
    choices: offered,
    wordedFor,
    worded: { ...Object.fromEntries(old.map(([key]) => [key, null])), ...used },
  };
}

/** What is said beside a choice: what it costs, and how hard it is where that is to be shown. */
function besides(option: Option, { hints, threshold }: Settings): Pick<Choice, 'hint' | 'difficulty'> {
  const ways = option.roll?.odds as Partial<Odds> | undefined;
  const chance = ways && 1 - (ways.failure ?? 0);
  const cost = option.cost && getOwn(choices, `cost.${option.cost}`)?.[0]?.text;
  const odds = ways && `${oddsInWords(ways)}.`;
  const why = option.because.find(({ kind }) => kind === 'relationship' || kind === 'trait');
  const detail = hints === 'detailed' ? [odds, why && `${why.text}.`] : [];
  const hint = [cost, ...detail].filter((part) => part !== undefined).join(' ');
  return {
    ...(hints !== 'none' && hint !== '' && { hint }),
    ...(chance !== undefined && chance < threshold && { difficulty: chanceInWords(chance) }),
  };
}
