import { SHARE_ENV } from 'node:worker_threads';
import { NarratoriaError } from '../../base/errors.ts';
import { isInProcess } from '../../base/in-process.ts';
import { Thread, threadEntry } from '../../base/thread/thread.ts';
import { clearFileNote, newFileNote, notedFile } from '../read/file-note.ts';
import { readingMegabytes, readingSeconds, tooCostly } from './limits.ts';
import type { InputOf, OperationName, OutputOf } from './operations.ts';
import { withinSeconds } from './within-seconds.ts';

/** One that hangs must not keep the others waiting, and many at once would take the machine from the player. */
const MOST_AT_ONCE = 3;
/** One thread is kept this long, because whoever reads one campaign often reads another. */
const KEPT_MS = 5_000;
/** Of the heap of a thread, for what is new. Left to itself V8 takes 96 MB of it, whatever the campaign needs. */
const YOUNG_MEGABYTES = 24;

interface Reader {
  thread: Thread;
  /** The file it reads. */
  note: SharedArrayBuffer;
  /** Whether to keep it for whoever reads next. */
  isKept: boolean;
}

/** Asks the thread one thing; several in a row share its time. */
type Ask = <Name extends OperationName>(name: Name, input: InputOf<Name>) => Promise<OutputOf<Name>>;
/** Work for a thread; it may have the thread ended when it is done. */
type Work<Result> = (ask: Ask, endAfter: () => void) => Promise<Result>;

const waiting: (() => void)[] = [];
const atWork = new Set<Reader>();
let places = MOST_AT_ONCE;
let idle: { reader: Reader; timer: NodeJS.Timeout } | null = null;

/**
 * Reads a campaign in a thread of its own, with a limit of time and one of memory: whatever is in it, the program goes on
 * answering meanwhile, and the thread is ended when it takes too much.
 */
export async function withReader<Result>(kind: 'import' | 'read', work: Work<Result>): Promise<Result> {
  if (isInProcess('reading')) return await inTurn(() => workHere(work));
  if (places === 0) await new Promise<void>((resolve) => waiting.push(resolve));
  else places -= 1;
  try {
    return await workWith(takeReader(), kind, work);
  } finally {
    const next = waiting.shift();
    if (next === undefined) places += 1;
    else next();
  }
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** A reader does one thing after the other: it keeps what is left to hand over. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** On the calling thread, with no limit; what it gives is a copy, as from a thread. */
async function workHere<Result>(work: Work<Result>): Promise<Result> {
  const { OPERATIONS } = await import('./operations.ts');
  const ask: Ask = async <Name extends OperationName>(name: Name, input: InputOf<Name>) => {
    const operation = OPERATIONS[name] as (input: InputOf<Name>) => OutputOf<Name> | Promise<OutputOf<Name>>;
    return structuredClone(await operation(input));
  };
  return await work(ask, () => undefined);
}

/** Ends every thread, also one that is at work. */
export async function endReaders(): Promise<void> {
  const kept = takeIdle();
  const ending = kept === null ? [...atWork] : [...atWork, kept];
  await Promise.all(ending.map(({ thread }) => thread.stop(new Error('The program ends.'))));
}

async function workWith<Result>(
  reader: Reader,
  kind: 'import' | 'read',
  work: Work<Result>,
): Promise<Result> {
  const ask: Ask = async <Name extends OperationName>(name: Name, input: InputOf<Name>) =>
    (await reader.thread.request(name, input)) as OutputOf<Name>;
  const endAfter = () => {
    reader.isKept = false;
  };
  atWork.add(reader);
  try {
    return await withinSeconds(reader.thread, () => work(ask, endAfter), {
      seconds: readingSeconds(kind),
      late: (seconds) => tooCostly('time', `${Number(seconds.toFixed(2))} seconds`, notedFile(reader.note)),
    });
  } catch (error) {
    // Nobody waits for what it would still find out. What it had begun on disk is removed by who asked, once it has ended.
    if (isTooLate(error)) await reader.thread.stop(new Error('It took too long.'));
    throw error;
  } finally {
    atWork.delete(reader);
    keep(reader);
  }
}

function isTooLate(error: unknown): boolean {
  return error instanceof NarratoriaError && error.code === 'campaign_too_costly';
}

function takeReader(): Reader {
  return takeIdle() ?? newReader();
}

function newReader(): Reader {
  const note = newFileNote();
  const megabytes = readingMegabytes();
  const thread = new Thread({
    name: 'campaign reader',
    entry: threadEntry(import.meta.url, 'campaign-reader.mjs'),
    env: SHARE_ENV,
    workerData: note,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    ended: (cause) => whyEnded(cause, megabytes, note),
  });
  return { thread, note, isKept: true };
}

function whyEnded(cause: Error, megabytes: number, note: SharedArrayBuffer): NarratoriaError {
  if ('code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return tooCostly('memory', `${megabytes} MB`, notedFile(note));
  return new NarratoriaError('internal_error', 'The thread that reads campaigns has ended.', { cause });
}

function takeIdle(): Reader | null {
  if (idle === null) return null;
  const { reader, timer } = idle;
  clearTimeout(timer);
  idle = null;
  return reader.thread.hasEnded ? null : reader;
}

function keep(reader: Reader): void {
  if (reader.thread.hasEnded) return;
  clearFileNote(reader.note);
  if (idle !== null || !reader.isKept) {
    void reader.thread.close();
    return;
  }
  const timer = setTimeout(() => void takeIdle()?.thread.close(), KEPT_MS).unref();
  idle = { reader, timer };
}
