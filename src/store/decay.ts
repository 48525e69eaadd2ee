import type { JsonObject } from '../base/json.ts';
import type { DataType } from './records/index.ts';

const HOUR = 3_600_000;
const UNITS: Readonly<Record<string, number>> = { hour: HOUR, day: 24 * HOUR, week: 7 * 24 * HOUR };
/** From here on an opinion is strong, and fades at half the rate. */
const STRONG = 50;

/** The field that fades. Memories and all else stay as they are. */
export const SCORE_FIELDS: Partial<Record<DataType, string>> = {
  reputation: 'currentScore',
  perception: 'perceptionScore',
};

export interface Fading {
  score: number;
  /** Share lost in one unit. */
  rate: number;
  elapsedUnits: number;
}

export function fadedScore({ score, rate, elapsedUnits }: Fading): number {
  const effective = Math.abs(score) >= STRONG ? rate / 2 : rate;
  return score * (1 - effective) ** Math.max(0, elapsedUnits);
}

/** The record with its score as it is at a moment of the story; what is stored does not change. */
export function asOf(dataType: DataType, record: JsonObject, inGameTime: string | undefined): JsonObject {
  const field = SCORE_FIELDS[dataType];
  const since = record['inGameTime'];
  if (field === undefined || inGameTime === undefined || typeof since !== 'string') return record;
  const elapsed = Date.parse(inGameTime) - Date.parse(since);
  const unit = UNITS[String(record['decayUnit'])] ?? Number.NaN;
  return {
    ...record,
    [field]: fadedScore({
      score: Number(record[field]),
      rate: Number(record['decayRate']),
      elapsedUnits: elapsed / unit,
    }),
  };
}
