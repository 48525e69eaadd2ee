import { ApiError } from '../api/errors.ts';
import { say } from './toasts.ts';

/** Says at the lower edge why something did not work, and what to do. */
export function sayRefusal(error: Error): void {
  say(error instanceof ApiError && error.hint !== '' ? `${error.message} ${error.hint}` : error.message);
}
