import { isJsonObject } from '../../../../src/sdk/index.ts';

export interface Scale {
  min: number;
  max: number;
}

/** From the worst to the best, each up to this share of the way from one end of the scale to the other. */
const TIERS: readonly [upTo: number, name: string][] = [
  [0.1, 'hated'],
  [0.3, 'hostile'],
  [0.45, 'mistrusted'],
  [0.55, 'unknown'],
  [0.7, 'accepted'],
  [0.9, 'honoured'],
  [1, 'revered'],
];

/** The setting, `[min, max]` or `{min, max}`; otherwise −100…100. */
export function scaleFrom(setting: unknown): Scale {
  const given = Array.isArray(setting) ? { min: setting[0], max: setting[1] } : setting;
  const { min, max } = isJsonObject(given) ? given : {};
  const isUsable = typeof min === 'number' && typeof max === 'number' && min < max;
  return isUsable ? { min, max } : { min: -100, max: 100 };
}

function within(score: number, { min, max }: Scale): number {
  return Math.max(min, Math.min(max, score));
}

/** What a standing is called. */
export function tierOf(score: number, scale: Scale): string {
  const share = (within(score, scale) - scale.min) / (scale.max - scale.min);
  return TIERS.find(([upTo]) => share <= upTo)?.[1] ?? 'revered';
}
