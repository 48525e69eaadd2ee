import { isJsonObject, type JsonObject } from '../base/json.ts';
import type { ToolInput } from '../contracts/tool-input.ts';
import { emit, finish } from './emit.ts';
import { ScriptError } from './error.ts';
import { loadHttp } from './host.ts';
import { currentCall, type Surroundings, within } from './surroundings.ts';

/** The work of a script. The string it returns, if any, is the summary of `done`. */
type Work = (call: ToolInput) => Promise<string | undefined> | string | undefined;

interface RunOptions {
  /**
   * What a script that was started ahead of need does once while it waits, so that its code is compiled when the call
   * comes. It may leave no trace: the work on a made-up call, without events.
   */
  rehearse?: () => void;
}

/** A script, to be run as a process of its own or to be asked inside another. */
export interface Script {
  /** Waits for the call on stdin, does the work, ends with one `done` and exit code 0. */
  run(): void;
  /**
   * Does the work for one line of input, or for what is in it, in these surroundings; ends with one `done`, and never
   * rejects.
   */
  answer(input: string | JsonObject, surroundings: Surroundings): Promise<void>;
}

/** A call that follows the start comes sooner than this. */
const AHEAD_OF_NEED_MS = 30;

/** Runs a script. Whatever the work throws is a controlled failure, `error` and `done` with `ok: false`. */
export function runScript(work: Work, options: RunOptions = {}): void {
  defineScript(work, options).run();
}

/**
 * A script that a program may also import, to call it without a process. It runs by itself when it is told to:
 * `if (import.meta.main !== false) script.run()`.
 */
export function defineScript(work: Work, { rehearse }: RunOptions = {}): Script {
  return {
    run: () => runHere(work, rehearse),
    answer: (input, surroundings) => within(surroundings, () => answer(work, input)),
  };
}

async function answer(work: Work, input: string | JsonObject): Promise<void> {
  try {
    await finish(true, await work(callFrom(typeof input === 'string' ? parse(input) : input)));
  } catch (error) {
    report(error);
    await finish(false);
  }
}

function runHere(work: Work, rehearse: (() => void) | undefined): void {
  // The runtime may be gone already; then there is nobody to tell.
  process.stdout.on('error', () => process.exit(0));
  const end = (ok: boolean, summary?: string) => finish(ok, summary).then(() => process.exit(0));
  const fail = (error: unknown) => {
    report(error);
    return end(false);
  };
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);

  let isCalled = false;
  process.stdin.once('readable', () => {
    isCalled = true;
  });
  // On a busy machine the time may be over before stdin was looked at; `setImmediate` comes after that.
  setTimeout(() => setImmediate(() => isCalled || getReady(rehearse)), AHEAD_OF_NEED_MS).unref();
  readCall()
    .then(work)
    .then((summary) => end(true, summary), fail);
}

/** A rehearsal that fails says nothing: the call itself will tell. */
function getReady(rehearse: () => void = () => {}): void {
  void loadHttp();
  try {
    rehearse();
  } catch {}
}

async function readCall(): Promise<ToolInput> {
  let text = '';
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) text += chunk;
  return callFrom(parse(text));
}

function callFrom(call: JsonObject): ToolInput {
  const session = objectAt(call, 'session');
  return {
    requestId: String(call['requestId'] ?? ''),
    tool: String(call['tool'] ?? ''),
    operation: String(call['operation'] ?? ''),
    input: objectAt(call, 'input'),
    config: objectAt(call, 'config'),
    dependencies: objectAt(call, 'dependencies') as ToolInput['dependencies'],
    session: {
      playthroughId: String(session['playthroughId'] ?? ''),
      sessionId: String(session['sessionId'] ?? ''),
      scene: Number(session['scene'] ?? 0),
      inGameTime: String(session['inGameTime'] ?? ''),
      state: objectAt(session, 'state'),
    },
    host: isJsonObject(call['host']) ? (call['host'] as ToolInput['host']) : null,
  };
}

function parse(text: string): JsonObject {
  if (text.trim() === '')
    throw new ScriptError('invalid_input', 'Nothing came on stdin; one JSON object was expected.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ScriptError('invalid_input', `What came on stdin is not JSON: ${(error as Error).message}`);
  }
  if (!isJsonObject(value))
    throw new ScriptError('invalid_input', 'What came on stdin is not a JSON object.');
  return value;
}

/** Fields a caller left out are empty: a script can be tried with `{"input":{…}}` alone. */
function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key];
  if (value === undefined || value === null) return {};
  if (!isJsonObject(value)) throw new ScriptError('invalid_input', `\`${key}\` is not a JSON object.`);
  return value;
}

function report(error: unknown): void {
  if (error instanceof ScriptError) {
    emit.error(error.code, error.message, error.details);
    return;
  }
  currentCall().surroundings.writeError(`${error instanceof Error ? error.stack : String(error)}\n`);
  emit.error('script_failed', error instanceof Error ? error.message : String(error));
}
