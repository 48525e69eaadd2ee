import type { JsonObject } from '../base/json.ts';

/** A failure the script knows about: it becomes an `error` event with this code. */
export class ScriptError extends Error {
  readonly code: string;
  readonly details: JsonObject | undefined;

  constructor(code: string, message: string, details?: JsonObject) {
    super(message);
    this.name = 'ScriptError';
    this.code = code;
    this.details = details;
  }
}
