import { NarratoriaError } from '../../base/errors.ts';
import type { ScopeKind } from '../layouts/layout.ts';
import type { DataType } from './index.ts';

/** A time as a number; what the calendar does not know is refused. */
export function millisecondsOf(time: string, field: string): number {
  const milliseconds = Date.parse(time);
  if (!Number.isNaN(milliseconds)) return milliseconds;
  throw new NarratoriaError('record_invalid', `"${field}" is no date and time: ${JSON.stringify(time)}.`, {
    details: { field },
  });
}

export function otherScope(scope: ScopeKind, scopeId: string): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `This is the ${scope} ${JSON.stringify(scopeId)}; records of another one are out of reach.`,
    { details: { scope, scopeId } },
  );
}

export function noRecord(dataType: DataType, id: string): NarratoriaError {
  return new NarratoriaError('record_not_found', `There is no ${dataType} record ${JSON.stringify(id)}.`, {
    details: { dataType, id },
  });
}

export function secondOfId(id: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('record_invalid', `There is a record ${JSON.stringify(id)} already.`, {
    hint: 'Change it with `update`.',
    details: { id },
    cause,
  });
}

export function secondPlaythrough(playthroughId: string): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `There is a playthrough ${JSON.stringify(playthroughId)} already.`,
    { details: { playthroughId } },
  );
}

export function notOfCampaign(dataType: DataType): NarratoriaError {
  return new NarratoriaError(
    'record_invalid',
    `${dataType} records belong to a playthrough, not to a campaign.`,
  );
}

export function noPlaythrough(id: string): NarratoriaError {
  return new NarratoriaError('record_not_found', `Story not found: ${JSON.stringify(id)}.`, {
    hint: 'See `narratoria story list`.',
    details: { playthroughId: id },
  });
}

export function noScene(playthroughId: string, scene: number): NarratoriaError {
  return new NarratoriaError('record_not_found', `The story has no scene ${scene}.`, {
    details: { playthroughId, scene },
  });
}
