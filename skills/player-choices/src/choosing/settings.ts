import type { JsonObject } from '../../../../src/sdk/index.ts';
import type { Options } from './choose.ts';

export function optionsFrom(config: JsonObject): Options {
  const min = wholeNumber(config['minOptions'], 3);
  const { consequenceHintVerbosity: hints, showDifficultyThreshold: threshold } = config;
  return {
    min,
    max: Math.max(min, wholeNumber(config['maxOptions'], 4)),
    hints: hints === 'none' || hints === 'detailed' ? hints : 'brief',
    threshold: typeof threshold === 'number' ? threshold : 0.5,
  };
}

function wholeNumber(setting: unknown, fallback: number): number {
  return typeof setting === 'number' && Number.isInteger(setting) && setting >= 1 && setting <= 6
    ? setting
    : fallback;
}
