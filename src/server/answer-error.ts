import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../base/error-codes.ts';
import { NarratoriaError } from '../base/errors.ts';
import type { Log } from '../base/log.ts';
import type { ApiError } from '../contracts/api/settings.ts';

/** What a code means in HTTP; every other refusal of ours is a 422: understood, and not possible. */
const STATUS: Partial<Record<ErrorCode, number>> = {
  request_invalid: 400,
  record_invalid: 400,
  invalid_usage: 400,
  page_unauthorized: 401,
  page_foreign: 403,
  page_not_found: 404,
  record_not_found: 404,
  model_unavailable: 404,
  skill_not_available: 404,
  skill_not_allowed: 409,
  story_moved_on: 409,
  stories_being_replaced: 409,
  store_locked: 409,
  request_timeout: 408,
  request_too_large: 413,
  store_full: 507,
  disk_full: 507,
  internal_error: 500,
};

/** Answers with a sentence and what to do about it. The cause and its stack go to the log and nowhere else. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const known = error instanceof NarratoriaError ? error : ofFramework(error as FastifyError);
  const status = statusOf(known, error as FastifyError);
  if (status >= 500) log.error({ err: error, url: request.url.split('?')[0] }, 'a request failed');
  return reply.code(status).type('application/json; charset=utf-8').send(toApiError(known));
}

export function toApiError({ code, message, hint = '', details }: NarratoriaError): ApiError {
  return {
    error: { code, message, hint, ...(Object.keys(details).length > 0 && { details }) },
  };
}

function statusOf({ code }: NarratoriaError, { statusCode }: FastifyError): number {
  // Some refusals of the framework have a number of their own: a wrong kind of body, a part that is not there.
  if (code === 'request_invalid' && statusCode !== undefined) return statusCode;
  return STATUS[code] ?? 422;
}

function ofFramework({ statusCode = 500, message }: FastifyError): NarratoriaError {
  if (statusCode === 413) return new NarratoriaError('request_too_large', 'The request is too large.');
  if (statusCode === 404) return new NarratoriaError('page_not_found', 'Not found.');
  if (statusCode >= 400 && statusCode < 500)
    return new NarratoriaError('request_invalid', `${message}.`.replace(/\.\.$/, '.'));
  return new NarratoriaError('internal_error', 'Something went wrong.', {
    hint: 'The log in the home folder has the details. Please report this problem with them.',
  });
}
