import { isJsonObject, SCORE_BOUNDS, type ScoreScale } from '../../../../src/sdk/index.ts';

/** The setting, `[min, max]` or `{min, max}`; otherwise −100…100. */
export function scaleFrom(setting: unknown): ScoreScale {
  const given = Array.isArray(setting) ? { min: setting[0], max: setting[1] } : setting;
  const { min, max } = isJsonObject(given) ? given : {};
  const isUsable = typeof min === 'number' && typeof max === 'number' && min < max;
  return isUsable ? { min, max } : SCORE_BOUNDS;
}
