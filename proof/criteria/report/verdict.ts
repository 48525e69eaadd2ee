import type { Measurement } from '../criterion.ts';

export function verdictOf({ passed, reason = '' }: Measurement): string {
  if (passed === null) return `cannot be measured here: ${reason}`;
  return `${passed ? 'pass' : 'FAIL'}${reason === '' ? '' : `: ${reason}`}`;
}
