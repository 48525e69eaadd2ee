/** The entry of a store thread: opens its connection when told to, then answers requests one after the other. */
import { answerRequests } from '../../../base/thread/answer-requests.ts';
import type { Connection } from '../database/connection.ts';
import type { OpenAnswer, OpenRequest } from './channel.ts';
import { openConnection } from './open.ts';
import { perform } from './operations.ts';

let connection: Connection | null = null;

answerRequests(async (name, input) => {
  if (name === 'open') return await open(input as OpenRequest);
  if (name === 'close') return connection?.close();
  if (connection === null) throw new Error('The thread of the store has no connection.');
  return await perform(connection, name, input);
});

async function open(request: OpenRequest): Promise<OpenAnswer> {
  const opened = await openConnection(request);
  connection = opened.connection;
  return { notices: opened.notices };
}
