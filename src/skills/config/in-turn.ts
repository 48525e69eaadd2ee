import path from 'node:path';

/** The last task of each file, done or not. */
const queues = new Map<string, Promise<unknown>>();

/** Runs the task after all earlier tasks for the same file, so that what one reads no other is about to replace. */
export async function inTurn<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  const key = path.resolve(file);
  const turn = (queues.get(key) ?? Promise.resolve()).then(task, task);
  queues.set(key, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === turn) queues.delete(key);
  }
}
