import http from 'node:http';
import net from 'node:net';
import type { ToolHost } from '../../../src/contracts/tool-input.ts';

export interface RpcAnswer {
  jsonrpc: '2.0';
  id: string | number | null;
  result?: unknown;
  error?: { code: number; message: string; data?: Record<string, unknown> };
}

export interface HttpAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

export interface HttpRequest {
  method?: string;
  path?: string;
  /** Added to what a good request has; undefined leaves one out. */
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  agent?: http.Agent;
}

export function request(to: ToolHost, { method, path, headers, body, agent }: HttpRequest = {}) {
  const { port, pathname } = new URL(to.url);
  const all: Record<string, string | undefined> = {
    'content-type': 'application/json',
    authorization: `Bearer ${to.token}`,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  return new Promise<HttpAnswer>((resolve, reject) => {
    const sent = http.request({
      port,
      host: '127.0.0.1',
      method: method ?? 'POST',
      path: path ?? pathname,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      agent: agent ?? false,
    });
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends any JSON and gives back what came: an answer, a list of them, or null for 204. */
export async function post(to: ToolHost, message: unknown, agent?: http.Agent) {
  const { status, text } = await request(to, {
    body: JSON.stringify(message),
    ...(agent === undefined ? {} : { agent }),
  });
  return { status, answer: text === '' ? null : (JSON.parse(text) as RpcAnswer & RpcAnswer[]) };
}

/** One call by name. */
export async function call(to: ToolHost, method: string, params?: unknown): Promise<RpcAnswer> {
  const { answer } = await post(to, {
    jsonrpc: '2.0',
    id: 1,
    method,
    ...(params === undefined ? {} : { params }),
  });
  if (answer === null) throw new Error('There was no answer.');
  return answer;
}

export async function errorOf(to: ToolHost, method: string, params?: unknown) {
  const { error } = await call(to, method, params);
  if (error === undefined) throw new Error(`${method} gave a result.`);
  return error;
}

/** Sends bytes as they are and gives back all that comes until the server hangs up. */
export function sendRaw(
  to: ToolHost,
  parts: readonly (string | Buffer)[],
  giveUpMs = 10_000,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(to.url).port), '127.0.0.1');
    let received = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`The server did not hang up. It said: ${received}`));
    }, giveUpMs);
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      received += chunk;
    });
    socket.on('error', () => {}); // a reset is a way to hang up
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    for (const part of parts) socket.write(part);
  });
}
