import type { JsonObject } from '../../../../src/sdk/index.ts';
import type { Style } from '../telling/tell.ts';

export interface Settings {
  style: Style;
  /** Whether a model may be asked at all; which one it is, the host knows. */
  asksModel: boolean;
  /** For all tries together. */
  timeoutMs: number;
}

const DEFAULT_TIMEOUT_MS = 9_000;
/** The script itself has thirty seconds. */
const LONGEST_TIMEOUT_MS = 25_000;

export function settingsFrom(config: JsonObject, { isModelMissing = false } = {}): Settings {
  const { style, provider, timeoutMs = DEFAULT_TIMEOUT_MS } = config;
  return {
    style: style === 'terse' || style === 'poetic' ? style : 'vivid',
    asksModel: provider !== 'built-in' && !isModelMissing,
    timeoutMs: Math.min(LONGEST_TIMEOUT_MS, typeof timeoutMs === 'number' ? timeoutMs : DEFAULT_TIMEOUT_MS),
  };
}
