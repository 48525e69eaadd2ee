/** The entry of a thread that reads campaigns. */
import { workerData } from 'node:worker_threads';
import { answerRequests } from '../../base/thread/answer-requests.ts';
import { keepFileNote } from '../read/file-note.ts';
import { type InputOf, OPERATIONS, type OperationName } from './operations.ts';

keepFileNote(workerData as SharedArrayBuffer);

answerRequests(async (name, input) => {
  if (name === 'close') return null;
  const operation = OPERATIONS[name as OperationName] as (input: InputOf<OperationName>) => unknown;
  return await operation(input as InputOf<OperationName>);
});
