import { ApiError } from '../../../api/errors.ts';

/** Why something did not work, and what to do; empty when it did. */
export function refusalOf(error: Error | null): string {
  if (error === null) return '';
  return error instanceof ApiError && error.hint !== '' ? `${error.message} ${error.hint}` : error.message;
}
