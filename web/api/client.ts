import type { ApiError as ApiErrorBody } from '../../src/contracts/api/settings.ts';
import { currentToken, forgetToken } from './token.ts';

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

/** The server does not answer at all. */
export class ServerGone extends Error {
  constructor(cause: unknown) {
    super('Narratoria does not answer. It may have been closed.', { cause });
    this.name = 'ServerGone';
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  bytes?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Calls the server and returns its answer; an answer of status 422 is thrown like every other refusal. */
export async function call<Answer>(path: string, options: Call = {}): Promise<Answer> {
  const response = await request(path, options);
  if (response.status === 204) return undefined as Answer;
  return (await response.json()) as Answer;
}

/** Fetches a file with the token and hands it to the browser as a download. */
export async function download(path: string, fallbackName: string): Promise<void> {
  const response = await request(path, {});
  const name = fileNameIn(response.headers.get('content-disposition')) ?? fallbackName;
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function request(path: string, options: Call): Promise<Response> {
  const { method = 'GET', body, bytes, headers = {}, signal } = options;
  const response = await fetch(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      authorization: `Bearer ${currentToken() ?? ''}`,
      ...headers,
    },
    body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new ServerGone(cause);
  });
  if (response.ok) return response;
  if (response.status === 401) forgetToken();
  throw new ApiError(response.status, await refusalIn(response));
}

async function refusalIn(response: Response): Promise<ApiErrorBody['error']> {
  let details: unknown;
  try {
    const body = (await response.json()) as Partial<ApiErrorBody>;
    if (typeof body.error === 'object') return body.error;
    details = body; // settings that were not saved come with what is wrong with them
  } catch {
    // not JSON: said in general terms below
  }
  const message = `The server answered with status ${response.status}.`;
  const hint = 'Try again; the log of the server says more.';
  return { code: `status_${response.status}`, message, hint, details };
}

function fileNameIn(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
