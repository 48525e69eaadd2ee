import type { ApiError as ApiErrorBody } from '../../src/contracts/api/settings.ts';
import { shellWords } from '../words/shell.ts';

/** What the server refused, in its own words. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly hint: string;
  readonly details: unknown;

  constructor(status: number, { code, message, hint, details }: ApiErrorBody['error']) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.hint = hint;
    this.details = details;
  }
}

/** The server does not answer at all, or something else answers in its place. */
export class ServerGone extends Error {
  constructor(cause: unknown) {
    super(shellWords.serverGone, { cause });
    this.name = 'ServerGone';
  }
}

export async function refusalIn(response: Response): Promise<ApiError> {
  let details: unknown;
  try {
    const body = (await response.json()) as Partial<ApiErrorBody>;
    if (typeof body.error === 'object') return new ApiError(response.status, body.error);
    details = body; // settings that were not saved come with what is wrong with them
  } catch {
    // not JSON: said in general terms below
  }
  const message = shellWords.serverStatus(response.status);
  const hint = shellWords.serverStatusHint;
  return new ApiError(response.status, { code: `status_${response.status}`, message, hint, details });
}
