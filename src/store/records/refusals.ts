import { NarratoriaError } from '../../base/errors.ts';
import type { ScopeKind } from '../layouts/layout.ts';

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
