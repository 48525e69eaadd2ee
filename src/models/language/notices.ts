import path from 'node:path';
import type { ErrorCode } from '../../base/error-codes.ts';
import type { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { CrashRecord } from '../inference/crash-record.ts';
import type { ModelChoice } from './choice.ts';

/** Failures that concern one answer and that a second try or the built-in writer settles. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'prompt_too_long',
  'answer_invalid',
  'answer_cut',
  'schema_unsupported',
  'model_timeout',
]);

interface NoticeOptions {
  log: Log;
  crashes: CrashRecord;
  onNotice: ((sentence: string) => void) | undefined;
}

/** Tells the player what became of a model, each thing once until it has answered again. */
export class Notices {
  readonly #options: NoticeOptions;
  readonly #said = new Set<string>();

  constructor(options: NoticeOptions) {
    this.#options = options;
  }

  say(sentence: string, key = sentence): void {
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#options.log.warn({ notice: sentence }, 'about the language model');
    this.#options.onNotice?.(sentence);
  }

  answered({ id }: { id: string }): void {
    for (const key of this.#said) if (key.endsWith(`\0${id}`)) this.#said.delete(key);
  }

  /** That a model does not answer, why, and who tells instead. */
  failed(error: NarratoriaError, choice: Exclude<ModelChoice, { kind: 'none' }>, next: string | null): void {
    if (PASSING.has(error.code) || error.details['isPause'] === true) return;
    const then = next === null ? 'The story goes on without it.' : `${next} is asked instead.`;
    this.say(this.#sentence(error, choice, then), `${error.code}\0${choice.id}`);
  }

  #sentence(
    { message, details }: NarratoriaError,
    choice: Exclude<ModelChoice, { kind: 'none' }>,
    then: string,
  ): string {
    if (choice.kind !== 'file' || details['how'] === undefined) return `${message} ${then}`;
    const again = this.#options.crashes.isBanned(choice.file)
      ? 'It was the second time, so it is not tried again.'
      : 'If that happens twice in a row, it is not tried again.';
    const name = path.basename(choice.file);
    return `The language model ${name} stopped in the middle of its work (${details['how']}). ${then} ${again}`;
  }
}
