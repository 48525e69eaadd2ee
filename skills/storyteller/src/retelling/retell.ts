import { emit, fingerprint, ScriptError, type ToolInput } from '../../../../src/sdk/index.ts';
import type { NarrateInput } from '../telling/input.ts';
import type { Telling } from '../telling/tell.ts';
import type { ToldHistory } from '../telling/told-history.ts';
import { type Answered, ask } from './asking.ts';
import { complaintAbout, paragraphsIn } from './check.ts';
import { scenePrompt, systemPrompt } from './prompt.ts';
import type { Settings } from './settings.ts';
import { Stream } from './stream.ts';

const MOST_TOKENS = 700;
/** Times that a model is asked: a telling that cannot be used may be asked for once more. */
const TRIES = 2;
/** Less time than this is not worth asking for. */
const LEAST_MS = 500;
/** Nobody was chosen or is there; that is no fault. */
const NOBODY: readonly string[] = ['no_model', 'no_host'];

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
 * Has a model tell what the built-in narrator has decided to tell. When it fails, is late or writes what cannot be used,
 * the telling of the built-in narrator is there already.
 */
export async function retell({ input, telling, history, settings, call, startedAt }: Task): Promise<Retold> {
  const builtIn = { told: telling.told, narrator: 'built-in', isModelMissing: false };
  if (telling.told.length === 0 || !settings.asksModel) return builtIn;
  const stream = new Stream();
  const seed = Number.parseInt(fingerprint(input.seed).slice(0, 6), 36) || 0;
  let complaint: string | null = null;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const timeoutMs = settings.timeoutMs - (Date.now() - startedAt);
    if (timeoutMs < LEAST_MS) break;
    stream.begin();
    const asked = {
      system: systemPrompt(input, settings.style),
      prompt: scenePrompt(input, telling, complaint),
      maxTokens: MOST_TOKENS,
      seed,
      timeoutMs: Math.round(timeoutMs),
      onText: (piece: string) => stream.write(piece),
    };
    const answer = await answerOf(() => ask(call, asked));
    if (answer === null) break;
    if (answer === 'nobody') return { ...builtIn, isModelMissing: true };
    stream.end();
    const paragraphs = paragraphsIn(answer.text);
    complaint = complaintAbout(paragraphs, telling, input, history);
    if (complaint === null) {
      for (const paragraph of paragraphs) history.say(paragraph);
      return { told: paragraphs, narrator: answer.writer, isModelMissing: false };
    }
    emit.log('warn', `${answer.writer} wrote what cannot be used: ${complaint}.`, { attempt });
  }
  return builtIn;
}

async function answerOf(work: () => Promise<Answered>): Promise<Answered | 'nobody' | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ScriptError && NOBODY.includes(error.code)) {
      emit.log('debug', 'There is no language model here; the built-in narrator tells.');
      return 'nobody';
    }
    const reason = error instanceof ScriptError ? error.message : 'It takes too long.';
    emit.log('warn', `The language model does not answer: ${reason} The built-in narrator tells.`);
    return null;
  }
}
