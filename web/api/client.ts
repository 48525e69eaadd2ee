import { refusalIn, ServerGone } from './errors.ts';
import { doubtServer, validToken } from './session.ts';

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
  const response = await send(path, options);
  if (response.ok) return response;
  if (response.status !== 401) throw await refusalIn(response);
  // The server was started again just now. It did nothing of what was asked, so it can be asked again.
  doubtServer();
  const again = await send(path, options);
  if (again.ok) return again;
  throw await refusalIn(again);
}

async function send(path: string, options: Call): Promise<Response> {
  const { method = 'GET', body, bytes, headers = {}, signal } = options;
  const authorization = `Bearer ${await validToken()}`;
  return await fetch(path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bytes !== undefined && { 'content-type': 'application/octet-stream' }),
      authorization,
      ...headers,
    },
    body: bytes ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    doubtServer();
    throw new ServerGone(cause);
  });
}

function fileNameIn(disposition: string | null): string | null {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null;
}
