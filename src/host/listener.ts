import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { cannotListen } from './failures.ts';
import type { HostLimits } from './limits.ts';
import { rawRefusal } from './reply.ts';
import { invalidRequest } from './rpc-error.ts';

const LOOPBACK = '127.0.0.1';
const LONGEST_HEAD = 16 * 1024;
/** How often connections are looked over for those that take too long. */
const CHECK_EVERY_MS = 1000;

interface Owner {
  serve(request: IncomingMessage, response: ServerResponse, port: number): void;
  /** The server goes on, but something is wrong with it, such as no file descriptors left. */
  troubled(error: Error): void;
}

export interface Listener {
  port: number;
  /** The socket that answers the same requests; null when there is none. */
  socketPath: string | null;
  /** Takes no more connections; lets answers on their way out for so long, then cuts every connection. */
  close(graceMs: number): Promise<void>;
}

/** A server on a free port of this machine, and on a socket if it is given a folder for one, that keeps no process alive. */
export async function listen(
  limits: HostLimits,
  owner: Owner,
  socketFolder: string | null = null,
): Promise<Listener> {
  // Loaded here: most runs of the program never need it.
  const { createServer } = await import('node:http');
  const server = createServer({
    requireHostHeader: false, // the gate checks it, and answers in JSON
    maxHeaderSize: LONGEST_HEAD,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, limits.headersTimeoutMs),
  });
  server.maxConnections = limits.connections;
  const port = await bind(server);
  server.on('error', (error) => owner.troubled(error));
  server.unref();
  const socket = socketFolder === null ? null : await socketOrNone(server, socketFolder, owner);
  server.on('connection', (socket) => socket.unref());

  const inFlight = new Set<ServerResponse>();
  const answering = new WeakMap<Duplex, ServerResponse>();
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    answering.set(socket, response);
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      if (answering.get(socket) === response) answering.delete(socket);
    });
    owner.serve(request, response, port);
  };
  server.on('request', onRequest);
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.on('connect', (_request, socket) => {
    hangUp(socket, rawRefusal('405 Method Not Allowed', NOT_HTTP));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswered = answering.get(socket)?.headersSent === true;
    if (isAnswered || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else hangUp(socket, rawRefusal(STATUS_LINES[error.code ?? ''] ?? '400 Bad Request', NOT_HTTP));
  });

  const close = (graceMs: number) => {
    socket?.close();
    return closeServer(server, inFlight, graceMs);
  };
  return { port, socketPath: socket?.path ?? null, close };
}

/** Without a socket the port still answers; confined scripts then have nobody to ask. */
async function socketOrNone(server: Server, folder: string, owner: Owner): Promise<HostSocket | null> {
  try {
    return await openSocket(server, folder);
  } catch (error) {
    owner.troubled(error instanceof Error ? error : new Error(String(error)));
    return null;
  }
}

const NOT_HTTP = invalidRequest(
  'This is not an HTTP request this server can read.',
  'Send POST with a body of JSON to `host.url`, all of it within a few seconds.',
);

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function bind(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(cannotListen(cause)));
    server.listen({ host: LOOPBACK, port: 0 }, () => resolve((server.address() as AddressInfo).port));
  });
}

function hangUp(socket: Duplex, lastWords: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(lastWords, () => socket.destroy());
}

async function closeServer(
  server: Server,
  inFlight: ReadonlySet<ServerResponse>,
  graceMs: number,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  let timer: NodeJS.Timeout | undefined;
  const grace = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs);
  });
  const answered = [...inFlight].map((response) => new Promise((resolve) => response.once('close', resolve)));
  await Promise.race([grace, Promise.all(answered)]);
  clearTimeout(timer);
  server.closeAllConnections();
  await closed;
}

/** A second way in for scripts that have no network: a Unix socket whose name cannot be guessed. */
interface HostSocket {
  path: string;
  /** Takes no more connections and removes the socket. */
  close(): void;
}

/** Has the server answer on a socket in this folder, which only its owner may enter. */
async function openSocket(server: Server, folder: string): Promise<HostSocket> {
  const { createServer } = await import('node:net');
  const file = path.join(folder, `${randomBytes(12).toString('hex')}.sock`);
  const door = createServer((socket) => server.emit('connection', socket));
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(file, resolve);
  });
  chmodSync(file, 0o600);
  door.on('error', (error) => server.emit('error', error));
  door.unref();
  return { path: file, close: () => door.close() };
}
