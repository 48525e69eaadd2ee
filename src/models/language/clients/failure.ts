import type { ErrorCode } from '../../../base/error-codes.ts';
import { NarratoriaError } from '../../../base/errors.ts';
import { isJsonObject, type Json } from '../../../base/json.ts';
import { type ModelSource, titleOf } from '../source.ts';

const SHOWN_CHARACTERS = 300;
const TOO_LONG =
  /context.{0,20}(?:length|window|size|limit)|maximum context|exceeds? the (?:available )?context|prompt is too long|too many (?:input )?tokens|n_ctx/i;
const NO_CREDIT = /insufficient[_ ](?:quota|credits|funds|balance)|credit balance|billing|quota exceeded/i;
const SETTINGS =
  'Change it under Storyteller in Settings (/settings/storyteller) or with `narratoria models use`.';

/** What a server said instead of an answer. */
export interface Refusal {
  status: number;
  body: string;
  /** The header `retry-after`, if there was one. */
  retryAfter: string | null;
}

/** What became of a call that a server refused, in words without secrets: what servers say may repeat what they were sent. */
export function refusalFailure(source: ModelSource, { status, body, retryAfter }: Refusal): NarratoriaError {
  const who = capital(titleOf(source));
  const server = mask(messageIn(body), source).slice(0, SHOWN_CHARACTERS);
  const fail = (code: ErrorCode, message: string, hint: string, more: Record<string, unknown> = {}) =>
    new NarratoriaError(code, message, { hint, details: { status, server, ...more } });
  if (TOO_LONG.test(body) && status !== 429)
    return fail('prompt_too_long', `The prompt is too long for ${source.model}.`, 'A shorter one is tried.');
  if (status === 402 || (NO_CREDIT.test(body) && status !== 404 && status < 500))
    return fail('model_payment', `${who} wants to be paid first: the account has no credit left.`, SETTINGS);
  if (status === 401 || status === 403)
    return fail('model_unauthorized', `${who} does not accept the key.`, SETTINGS);
  if (status === 404)
    return fail(
      'model_not_found',
      `${who} does not know the model ${source.model}, or the address is wrong.`,
      SETTINGS,
    );
  if (status === 429) {
    const seconds = secondsIn(retryAfter);
    const wait = seconds === null ? '' : ` It asks to wait ${Math.ceil(seconds)} seconds.`;
    return fail(
      'model_rate_limited',
      `${who} is asked too often.${wait}`,
      'The built-in writer tells meanwhile.',
      {
        retryAfterSeconds: seconds,
      },
    );
  }
  if (status >= 500 || status < 400)
    return fail('model_server_error', `${who} failed (status ${status}).`, 'Try again later.');
  return fail('model_failed', `${who} refused the request (status ${status}).`, SETTINGS);
}

/** What became of a call that broke. */
export function brokenFailure(source: ModelSource, cause: unknown, hasBegun: boolean): NarratoriaError {
  const { code = '' } = innermost(cause);
  const who = titleOf(source);
  if (hasBegun)
    return new NarratoriaError('model_cut', `The answer of ${who} broke off in the middle.`, {
      details: { cause: code },
    });
  const why =
    code === 'ECONNREFUSED'
      ? 'nothing is running there'
      : code === 'ENOTFOUND' || code === 'EAI_AGAIN'
        ? 'its name cannot be found; is this computer online?'
        : 'the connection broke';
  return new NarratoriaError('model_unreachable', `${capital(who)} cannot be reached: ${why}.`, {
    hint: 'Start the server or check the connection. `narratoria models find` lists servers on this machine.',
    details: { cause: code },
  });
}

export function nonsense(source: ModelSource, line: string): NarratoriaError {
  return new NarratoriaError(
    'model_server_error',
    `${capital(titleOf(source))} answered with something that is no answer of a model.`,
    { hint: SETTINGS, details: { server: mask(line, source).slice(0, SHOWN_CHARACTERS) } },
  );
}

export function refused({ model }: ModelSource): NarratoriaError {
  return new NarratoriaError('model_refused', `${model} refused to write this.`, {
    hint: 'The built-in writer tells this scene.',
  });
}

/** Seconds, or a date, as HTTP has it. */
function secondsIn(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, (at - Date.now()) / 1000);
}

/** What a server says of its error, out of JSON in whatever form. */
function messageIn(body: string): string {
  try {
    const value = JSON.parse(body) as Json;
    const error = isJsonObject(value) ? (value['error'] ?? value['message'] ?? value) : value;
    const message = isJsonObject(error) ? (error['message'] ?? error) : error;
    return typeof message === 'string' ? message : JSON.stringify(message);
  } catch {
    return body;
  }
}

/** Without the key, and without anything that looks like one. */
function mask(text: string, { apiKey }: Pick<ModelSource, 'apiKey'>): string {
  const own = apiKey === '' ? text : text.replaceAll(apiKey, '***');
  return own.replace(/\b(?:sk|pk|key|api|bearer)[-_ ][\w.*-]{6,}/gi, '***');
}

/** The libraries wrap what the system said. */
function innermost(cause: unknown): NodeJS.ErrnoException {
  const error = cause as NodeJS.ErrnoException;
  return error?.cause === undefined ? (error ?? {}) : innermost(error.cause);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
