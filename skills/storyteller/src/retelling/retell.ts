import { emit, fingerprint, ScriptError, type ToolInput } from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Telling } from '../telling/tell.ts';
import type { ToldHistory } from '../telling/told-history.ts';
import type { Ask } from './asking.ts';
import { complaintAbout, paragraphsIn } from './check.ts';
import { scenePrompt, systemPrompt } from './prompt.ts';
import { askerFor } from './providers.ts';
import type { Narrator, Settings } from './settings.ts';
import { Stream } from './stream.ts';

const MOST_TOKENS = 700;
/** Times that one narrator is asked: a telling that cannot be used may be asked for once more. */
const TRIES = 2;
/** Less time than this is not worth asking for. */
const LEAST_MS = 500;

const MISSING = Symbol('there is no model');

export interface Retold {
  told: string[];
  /** Who tells: `claude claude-haiku-5-5`, `built-in`. */
  narrator: string;
  /** The machine was asked for a model and has none. */
  isModelMissing: boolean;
}

interface Task {
  input: NarrateInput;
  telling: Telling;
  history: ToldHistory;
  settings: Settings;
  call: Pick<ToolInput, 'host'>;
  startedAt: number;
}

/**
 * Has a model tell what the built-in narrator has decided to tell. Whoever fails, is late or writes what cannot be
 * used is replaced by the next; the last is the built-in narrator, whose telling is there already.
 */
export async function retell(task: Task): Promise<Retold> {
  const { settings, telling } = task;
  const builtIn = { told: telling.told, narrator: 'built-in', isModelMissing: false };
  if (telling.told.length === 0) return builtIn;
  const stream = new Stream();
  for (const [index, narrator] of settings.narrators.entries()) {
    const left = settings.timeoutMs - (Date.now() - task.startedAt);
    if (left < LEAST_MS) break;
    // The first may not use up the time of those after it.
    const isLast = index === settings.narrators.length - 1;
    const told = await tellBy(narrator, task, stream, isLast ? left : left * 0.65);
    if (told === MISSING) builtIn.isModelMissing = true;
    else if (told !== null)
      return { told, narrator: `${narrator.provider} ${narrator.model}`.trim(), isModelMissing: false };
  }
  return builtIn;
}

async function tellBy(
  narrator: Narrator,
  { input, telling, history, settings, call }: Task,
  stream: Stream,
  timeMs: number,
): Promise<string[] | typeof MISSING | null> {
  if (narrator.provider === 'claude' && narrator.apiKey === '')
    return give(narrator, 'it has no key: set apiKey');
  const ask = askerFor(
    narrator.provider,
    call,
    Number.parseInt(fingerprint(input.seed).slice(0, 6), 36) || 0,
  );
  const signal = AbortSignal.timeout(Math.round(timeMs));
  let complaint: string | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    stream.begin();
    const asking = {
      ...narrator,
      system: systemPrompt(input, settings.style),
      prompt: scenePrompt(input, telling, complaint),
      maxTokens: MOST_TOKENS,
      signal,
      onText: (piece: string) => stream.write(piece),
    };
    const answer = await answerOf(ask, asking, narrator);
    if (answer === null || answer === MISSING) return answer;
    stream.end();
    const paragraphs = paragraphsIn(answer);
    complaint = complaintAbout(paragraphs, telling, input, history);
    if (complaint === null) {
      for (const paragraph of paragraphs) history.say(paragraph);
      return paragraphs;
    }
    emit.log('warn', `${nameOf(narrator)} wrote what cannot be used: ${complaint}.`, { attempt });
  }
  return null;
}

async function answerOf(
  ask: Ask,
  asking: Parameters<Ask>[0],
  narrator: Narrator,
): Promise<string | typeof MISSING | null> {
  try {
    return await withSignal(ask(asking), asking.signal);
  } catch (error) {
    const isMissing = error instanceof ScriptError && (error.code === 'no_model' || error.code === 'no_host');
    if (isMissing && !narrator.isChosen) {
      emit.log('debug', 'There is no language model here; the built-in narrator tells.');
      return MISSING;
    }
    return give(narrator, reasonOf(error, asking.signal));
  }
}

/** Some clients take their time to notice that they are to stop. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function give(narrator: Narrator, reason: string): null {
  emit.log('warn', `${nameOf(narrator)} does not answer: ${reason}. The next narrator tells.`);
  return null;
}

const BY_STATUS: Record<number, string> = {
  400: 'the request was refused',
  401: 'the key is not accepted',
  403: 'the key does not allow it',
  404: 'there is no such model or address',
  429: 'too many requests',
};

/** Why it failed, in words that hold no secret: messages of servers may repeat what they were sent. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'it takes too long';
  const status = error instanceof Error && 'status' in error ? Number(error.status) : Number.NaN;
  if (Number.isFinite(status)) return BY_STATUS[status] ?? `status ${status}`;
  if (error instanceof ScriptError) return error.message;
  if (error instanceof SyntaxError) return 'the answer cannot be read';
  if (error instanceof Error && error.message === 'the answer broke off') return error.message;
  return 'it cannot be reached, or the connection broke';
}

function nameOf({ provider, model }: Narrator): string {
  return model === '' ? `The ${provider} model` : `${model} (${provider})`;
}
