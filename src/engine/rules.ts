import { type Distribution, distributionOf } from '../base/dice/odds.ts';
import { parseDice } from '../base/dice/parse.ts';
import type { PlayerTemplate } from '../contracts/player-template.ts';
import type { Rules } from '../contracts/rules.ts';

export type Outcome = 'failure' | 'partial' | 'success';

export interface Band {
  outcome: Outcome;
  /** Highest total that still counts; none for the last. */
  up_to?: number;
  name?: string;
}

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
  /** What is added when and where it is tried. */
  difficulties: readonly { name: string; value: number }[];
  /** Deeds that are decided by a roll. */
  rolls: ReadonlySet<string>;
}

const BANDS: readonly Band[] = [
  { outcome: 'failure', up_to: 6 },
  { outcome: 'partial', up_to: 9 },
  { outcome: 'success' },
];
const ROLLS = ['persuade', 'threaten', 'sneak', 'try', 'fight'];
/** No stat is worth more than this, either way. */
const MOST_FOR_A_STAT = 3;

export function storyRules(rules: Rules | null, template: PlayerTemplate | null): StoryRules {
  const modifiers = rules?.modifiers ?? {};
  return {
    dice: rules?.dice ?? '2d6',
    bands: rules?.bands ?? BANDS,
    modifiers: {
      trait: modifiers.trait ?? 1,
      sentiment: modifiers.sentiment ?? 1,
      episodic: modifiers.episodic ?? 1,
    },
    stats: Object.entries(rules?.stats ?? {}).map(([name, rule]) => ({
      name,
      verbs: new Set(rule.for),
      average: rule.average ?? averageOf(name, template),
      pointsPerBonus: rule.points_per_bonus ?? 1,
    })),
    difficulties: Object.entries(rules?.difficulties ?? {}).map(([name, value]) => ({ name, value })),
    rolls: new Set(rules?.rolls ?? ROLLS),
  };
}

/** What a stat adds to a roll. */
export function statBonus(value: number, { average, pointsPerBonus }: StatRule): number {
  const bonus = Math.trunc((value - average) / pointsPerBonus);
  return Math.max(-MOST_FOR_A_STAT, Math.min(MOST_FOR_A_STAT, bonus));
}

export function outcomeOf(total: number, bands: readonly Band[]): Band {
  const band = bands.find(({ up_to }) => up_to === undefined || total <= up_to) ?? bands.at(-1);
  return band ?? { outcome: 'success' };
}

/** How likely each outcome is with these modifiers added; they sum to 1. */
export function oddsOf({ dice, bands }: StoryRules, modifier: number): Record<Outcome, number> {
  const odds = { failure: 0, partial: 0, success: 0 };
  for (const [total, share] of distribution(dice)) odds[outcomeOf(total + modifier, bands).outcome] += share;
  return odds;
}

const known = new Map<string, Distribution>();

function distribution(dice: string): Distribution {
  const found = known.get(dice) ?? distributionOf(parseDice(dice), { modifier: 0 });
  known.set(dice, found);
  return found;
}

/** What the template gives a player to start with; failing that the middle of what it allows. */
function averageOf(name: string, template: PlayerTemplate | null): number {
  const attribute = template?.starting_stats?.attributes?.find((entry) => entry.name === name);
  if (attribute === undefined) return 0;
  const middle = Math.round(((attribute.min ?? 0) + (attribute.max ?? attribute.min ?? 0)) / 2);
  return attribute.default ?? middle;
}
