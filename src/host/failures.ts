import { NarratoriaError } from '../base/errors.ts';

/** The errors of ours that a caller can meet, each with the sentence it reads. */

export function unauthorized(message: string, hint?: string): NarratoriaError {
  return new NarratoriaError('host_unauthorized', message, hint === undefined ? {} : { hint });
}

export function tokenOver(): NarratoriaError {
  return unauthorized(
    'The token is not valid, or not any more: it ends with the invocation it was made for.',
  );
}

export function outOfScope(ours: string, asked: unknown): NarratoriaError {
  return new NarratoriaError(
    'host_out_of_scope',
    `This invocation belongs to the playthrough ${JSON.stringify(ours)}; "playthroughId" names another one.`,
    { details: { asked } },
  );
}

export function notDeclared(method: string): NarratoriaError {
  return new NarratoriaError('host_out_of_scope', `The skill does not declare that it calls "${method}".`, {
    hint: 'Add it to "permissions": {"host": […]} in skill.json.',
    details: { method },
  });
}

export function rateLimited(message: string, retryAfterMs?: number): NarratoriaError {
  return new NarratoriaError('host_rate_limited', message, {
    details: retryAfterMs === undefined ? {} : { retryAfterMs },
  });
}

export function timedOut(method: string, timeoutMs: number): NarratoriaError {
  return new NarratoriaError('host_unavailable', `"${method}" did not answer within ${timeoutMs} ms.`, {
    hint: 'Ask for less at a time, or go on without the answer.',
    details: { method, timeoutMs },
  });
}

export function hungUp(): NarratoriaError {
  return new NarratoriaError('host_unavailable', 'The caller hung up before its answer was ready.');
}

export function shutDown(): NarratoriaError {
  return new NarratoriaError('host_unavailable', 'Narratoria is shutting down.');
}

export function cannotListen(cause: unknown): NarratoriaError {
  return new NarratoriaError('host_unavailable', 'The host services could not be started on 127.0.0.1.', {
    cause,
  });
}
