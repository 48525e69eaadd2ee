import type { ErrorCode } from '../../base/error-codes.ts';
import type { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { ModelChoice } from './choice.ts';

/** Failures that concern one answer and that a second try or the built-in writer settles. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'prompt_too_long',
  'answer_invalid',
  'answer_cut',
  'schema_unsupported',
  'model_timeout',
]);

/** Gets what the player should know, each sentence once; with the code of the error when a call failed. */
export type OnNotice = (sentence: string, code: ErrorCode | null) => void;

interface NoticeOptions {
  log: Log;
  onNotice: OnNotice | undefined;
}

/** Tells the player what became of a model, each thing once until it has answered again. */
export class Notices {
  readonly #options: NoticeOptions;
  readonly #said = new Set<string>();

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  say(sentence: string, key = sentence, code: ErrorCode | null = null): void {
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#options.log.warn({ notice: sentence }, 'about the language model');
    this.#options.onNotice?.(sentence, code);
  }

  answered({ id }: { id: string }): void {
    for (const key of this.#said) if (key.endsWith(`\0${id}`)) this.#said.delete(key);
  }

  /** That a model does not answer, why, and who tells instead. */
  failed(error: NarratoriaError, choice: Exclude<ModelChoice, { kind: 'none' }>, next: string | null): void {
    if (PASSING.has(error.code) || error.details['isPause'] === true) return;
    const then = next === null ? 'The story continues without it.' : `${next} is asked instead.`;
    this.say(`${error.message} ${then}`, `${error.code}\0${choice.id}`, error.code);
  }
}
