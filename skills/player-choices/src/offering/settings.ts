import { emit, type JsonObject } from '../../../../src/sdk/index.ts';

export interface Settings {
  min: number;
  max: number;
  hints: 'none' | 'brief' | 'detailed';
  /** The chance of success below which the difficulty is shown. */
  threshold: number;
}

const FEWEST = 3;
const MOST = 4;

/** Which of two numbers was meant as the lower one is plain; that they were the wrong way round is said. */
export function settingsFrom(config: JsonObject): Settings {
  const fewest = wholeNumber(config['minOptions']);
  const most = wholeNumber(config['maxOptions']);
  const [min, max] = inOrder(
    fewest ?? Math.min(FEWEST, most ?? FEWEST),
    most ?? Math.max(MOST, fewest ?? MOST),
  );
  const { consequenceHintVerbosity: hints, showDifficultyThreshold: threshold } = config;
  return {
    min,
    max,
    hints: hints === 'none' || hints === 'detailed' ? hints : 'brief',
    threshold: typeof threshold === 'number' ? threshold : 0.5,
  };
}

function inOrder(min: number, max: number): [min: number, max: number] {
  if (min <= max) return [min, max];
  emit.log('warn', `minOptions is ${min} and maxOptions ${max}: read as ${max} to ${min} choices.`);
  return [max, min];
}

function wholeNumber(setting: unknown): number | null {
  return typeof setting === 'number' && Number.isInteger(setting) && setting >= 1 && setting <= 6
    ? setting
    : null;
}
