import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';

/** A second way in for scripts that have no network: a Unix socket whose name cannot be guessed. */
export interface HostSocket {
  path: string;
  /** Takes no more connections and removes the socket. */
  close(): void;
}

/** Has the server answer on a socket in this folder, which only its owner may enter. */
export async function openSocket(server: Server, folder: string): Promise<HostSocket> {
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
