import type { JsonObject } from '../base/json.ts';
import { decayedScore, unitsBetween } from '../rules/decay.ts';
import type { DataType } from './records/index.ts';

/** The field that fades. Memories and all else stay as they are. */
export const SCORE_FIELDS: Partial<Record<DataType, string>> = {
  reputation: 'currentScore',
  perception: 'perceptionScore',
};

/** The record with its score as it is at a moment of the story; what is stored does not change. */
export function asOf(dataType: DataType, record: JsonObject, inGameTime: string | undefined): JsonObject {
  const field = SCORE_FIELDS[dataType];
  const since = record['inGameTime'];
  if (field === undefined || inGameTime === undefined || typeof since !== 'string') return record;
  return {
    ...record,
    [field]: decayedScore({
      score: Number(record[field]),
      rate: Number(record['decayRate']),
      elapsedUnits: unitsBetween(since, inGameTime, String(record['decayUnit'])),
    }),
  };
}
