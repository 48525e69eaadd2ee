import { parentPort } from 'node:worker_threads';
import { type Answer, type Request, toPlain } from './message.ts';

/** What a thread's entry file calls: answers each request of the owner, until it is told to close. */
export function answerRequests(answer: (name: string, input: unknown) => unknown): void {
  const port = parentPort;
  if (port === null) throw new Error('This file runs as a thread only.');
  port.on('message', async ({ id, name, input }: Request) => {
    const send = (message: Answer): void => port.postMessage(message);
    try {
      send({ id, result: await answer(name, input) });
    } catch (error) {
      send({ id, error: toPlain(error) });
    }
    // Nothing more is listened for, so the thread ends by itself.
    if (name === 'close') port.close();
  });
}
