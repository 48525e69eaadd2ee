import type { ErrorCode } from '../../base/error-codes.ts';
import { NarratoriaError } from '../../base/errors.ts';

/** After so many failures in a row a model is left alone for a while, and longer each time. */
const PATIENCE = 3;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
/** Asking again changes nothing until the user does something. */
const HOPELESS: ReadonlySet<ErrorCode> = new Set(['model_unauthorized', 'model_payment', 'model_not_found']);
const HOPELESS_PAUSE_MS = 60_000;
/** Who has said nothing costs the other calls of the scene no time as well. */
const SILENCE_PAUSE_MS = 5_000;
/** Failures that say nothing of the server. */
const NO_FAULT: ReadonlySet<ErrorCode> = new Set([
  'prompt_too_long',
  'model_refused',
  'model_timeout',
  'answer_cut',
  'answer_invalid',
  'model_cost_limit',
]);

interface Record {
  failures: number;
  until: number;
  last: NarratoriaError;
}

/** Which models are left alone for a while because they failed. Other settings make another model. */
export class Pauses {
  readonly #records = new Map<string, Record>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Throws the last failure, and how long the pause is, while one lasts. */
  check(key: string): void {
    const record = this.#records.get(key);
    const left = record === undefined ? 0 : record.until - this.#now();
    if (record === undefined || left <= 0) return;
    const { code, message, hint, details } = record.last;
    throw new NarratoriaError(code, `${message} It is not asked for ${inWords(left)}.`, {
      ...(hint !== undefined && { hint }),
      details: { ...details, pauseMs: left, isPause: true },
    });
  }

  succeeded(key: string): void {
    this.#records.delete(key);
  }

  failed(key: string, error: NarratoriaError): void {
    if (NO_FAULT.has(error.code) || error.details['isPause'] === true) return;
    const failures = (this.#records.get(key)?.failures ?? 0) + 1;
    this.#records.set(key, { failures, until: this.#now() + pauseAfter(failures, error), last: error });
  }
}

function pauseAfter(failures: number, { code, details }: NarratoriaError): number {
  const asked = details['retryAfterSeconds'];
  const wanted = typeof asked === 'number' ? asked * 1000 : 0;
  const atOnce = HOPELESS.has(code) ? HOPELESS_PAUSE_MS : code === 'model_silent' ? SILENCE_PAUSE_MS : 0;
  const growing = failures < PATIENCE ? 0 : FIRST_PAUSE_MS * 2 ** (failures - PATIENCE);
  return Math.max(wanted, Math.min(LONGEST_PAUSE_MS, Math.max(atOnce, growing)));
}

function inWords(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}
