/**
 * An inference host without a model: it answers with the number of texts seen so far, and does on request what a
 * native library may do to a process.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostRequest } from '../../../src/models/inference/messages.ts';

let turn = Promise.resolve();
let seen = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', (request: HostRequest) => {
  if (request.type === 'embed') turn = turn.then(() => work(request.job, request.text));
});

async function work(job: number, text: string): Promise<void> {
  if (text === 'abort') process.abort();
  if (text === 'exit') process.exit(3);
  if (text === 'hang') await sleep(60_000);
  while (text === 'spin');
  if (text.startsWith('slow')) await sleep(100);
  if (text === 'fail') {
    process.send?.({ type: 'failed', job, message: 'not a model' });
    return;
  }
  seen += 1;
  process.send?.({ type: 'done', job, result: Float32Array.of(seen) });
}
