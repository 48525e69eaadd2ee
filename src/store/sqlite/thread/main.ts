/** The entry of a store thread: opens its connection when told to, then answers requests one after the other. */
import { parentPort } from 'node:worker_threads';
import type { Connection } from '../database/connection.ts';
import type { OpenAnswer, OpenRequest } from './channel.ts';
import { type Answer, type Request, toPlain } from './message.ts';
import { openConnection } from './open.ts';
import { perform } from './operations.ts';

const port = parentPort;
if (port === null) throw new Error('This file runs as a thread of the store only.');

let connection: Connection | null = null;

port.on('message', async ({ id, name, input }: Request) => {
  const send = (answer: Answer): void => port.postMessage(answer);
  try {
    send({ id, result: await answer(name, input) });
  } catch (error) {
    send({ id, error: toPlain(error) });
  }
  // Nothing more is listened for, so the thread ends by itself.
  if (name === 'close') port.close();
});

async function answer(name: string, input: unknown): Promise<unknown> {
  if (name === 'open') return await open(input as OpenRequest);
  if (name === 'close') return connection?.close();
  if (connection === null) throw new Error('The thread of the store has no connection.');
  return await perform(connection, name, input);
}

async function open(request: OpenRequest): Promise<OpenAnswer> {
  const opened = await openConnection(request);
  connection = opened.connection;
  return { notices: opened.notices };
}
