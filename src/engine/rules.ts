import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { Rules } from '../contracts/rules.ts';
import { verbsThat } from '../rules/acts.ts';
import { type Band, STANDARD_BANDS, STANDARD_DICE, STANDARD_WEIGHTS } from '../rules/roll.ts';

export interface StatRule {
  name: string;
  verbs: ReadonlySet<string>;
  average: number;
  pointsPerBonus: number;
}

/** The rules a story is played by: the author's where there are any, ours for the rest. */
export interface StoryRules {
  dice: string;
  bands: readonly Band[];
  modifiers: { trait: number; sentiment: number; episodic: number };
  stats: readonly StatRule[];
  /** The most a stat can be, when the template says so. */
  statMax: number | null;
  /** What is added when and where it is tried. */
  difficulties: readonly { name: string; value: number }[];
  /** Verbs that are decided by a roll. */
  rolls: ReadonlySet<string>;
}

/** No stat is worth more than this, either way. */
const MOST_FOR_A_STAT = 3;

export function storyRules(rules: Rules | null, template: PlayerTemplate | null): StoryRules {
  return {
    dice: rules?.dice ?? STANDARD_DICE,
    bands: rules?.bands ?? STANDARD_BANDS,
    modifiers: { ...STANDARD_WEIGHTS, ...rules?.modifiers },
    stats: Object.entries(rules?.stats ?? {}).map(([name, rule]) => ({
      name,
      verbs: new Set(rule.for),
      average: rule.average ?? averageOf(name, template),
      pointsPerBonus: rule.points_per_bonus ?? 1,
    })),
    statMax: statMaxOf(template),
    difficulties: Object.entries(rules?.difficulties ?? {}).map(([name, value]) => ({ name, value })),
    rolls: new Set(rules?.rolls ?? verbsThat(({ rolled }) => rolled === true)),
  };
}

/** The end of the template's scale. */
function statMaxOf(template: PlayerTemplate | null): number | null {
  const ends = (template?.starting_stats?.attributes ?? []).flatMap(({ max }) =>
    max === undefined ? [] : [max],
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/** What a stat adds to a roll. */
export function statBonus(value: number, { average, pointsPerBonus }: StatRule): number {
  const bonus = Math.trunc((value - average) / pointsPerBonus);
  return Math.max(-MOST_FOR_A_STAT, Math.min(MOST_FOR_A_STAT, bonus));
}

/** What the template gives a player to start with; failing that the middle of what it allows. */
function averageOf(name: string, template: PlayerTemplate | null): number {
  const attribute = template?.starting_stats?.attributes?.find((entry) => entry.name === name);
  if (attribute === undefined) return 0;
  const middle = Math.round(((attribute.min ?? 0) + (attribute.max ?? attribute.min ?? 0)) / 2);
  return attribute.default ?? middle;
}
