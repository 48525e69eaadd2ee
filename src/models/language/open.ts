import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import type { ErrorCode } from '../../base/error-codes.ts';
import { NarratoriaError } from '../../base/errors.ts';
import type { Json } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import { validator } from '../../contracts/validate.ts';
import { CrashRecord } from '../inference/crash-record.ts';
import type { HostLimits } from '../inference/inference-host.ts';
import { sharedHome } from '../installed.ts';
import { Recent } from '../recent.ts';
import { chooseModel, type Machine, type ModelChoice } from './choice.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import type {
  Answer,
  FullRequest,
  GenerateRequest,
  Generation,
  LanguageModel,
  SignOfLife,
} from './language-model.ts';
import { withinLimits } from './limits.ts';
import { LocalModel } from './local-model.ts';
import { askServer } from './server.ts';
import { type ModelSettings, readModelSettings } from './settings.ts';

const DEFAULT_TOKENS = 512;
/** The specs give a narrator ten seconds before another takes over; they count from the last sign of life. */
const DEFAULT_SILENCE_MS = 9_000;
const REMEMBERED_GRAMMARS = 50;
/** Errors that say that the model itself is of no use, not that one call was. */
const GIVES_OUT: ReadonlySet<ErrorCode> = new Set(['model_failed', 'model_too_large']);

export interface LanguageModelOptions {
  home: string;
  log: Log;
  /** Gets what the player should know, each sentence once. */
  onNotice?: (sentence: string) => void;
  /** A home whose models are used as well; by default that of the clone. */
  shared?: string;
  limits?: Partial<HostLimits>;
  /** This machine, unless a test says otherwise. */
  machine?: Machine;
  /** What a model may take when it is loaded; by default what is free then. */
  freeMemory?: () => number;
}

/** Where the files that crash the host are noted. */
export function crashFile(home: string): string {
  return path.join(home, 'model-crashes.json');
}

export function thisMachine(): Machine {
  const limit = process.constrainedMemory();
  return { memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(), cores: availableParallelism() };
}

/** Opens the language model of a home. Nothing is started or loaded before it is asked. */
export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { home, log, onNotice, shared = sharedHome(), machine = thisMachine() } = options;
  const crashes = new CrashRecord({ file: crashFile(home), log });
  const local = new LocalModel({ ...options, crashes });
  const grammars = new Recent<Grammar>(REMEMBERED_GRAMMARS);
  const said = new Set<string>();
  const reasons = new Set<string>();

  const say = (sentence: string) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    log.warn({ notice: sentence }, 'about the language model');
    onNotice?.(sentence);
  };

  const choose = (settings: ModelSettings) =>
    chooseModel({ settings, homes: [home, shared], machine, isBanned: (file) => crashes.isBanned(file) });

  async function ask(request: GenerateRequest, signal: AbortSignal): Promise<Generation> {
    const full = complete(request, signal, grammars);
    const settings = await readModelSettings(home);
    const choice = await choose(settings);
    if (choice.kind === 'none') throw noModel(choice);
    try {
      const answer: Answer =
        choice.kind === 'server'
          ? await askServer(choice.server, full)
          : await local.write(choice.file, full, settings);
      const { notices, ...generation } = answer;
      for (const notice of notices) say(notice);
      return { ...generation, json: readJson(full, generation), model: choice.id, provider: choice.provider };
    } catch (error) {
      if (error instanceof NarratoriaError) sayWhy(error, choice);
      throw error;
    }
  }

  /** What concerns the player: that the model does not answer, and why. Each reason once. */
  function sayWhy(
    { code, message, details }: NarratoriaError,
    choice: Exclude<ModelChoice, { kind: 'none' }>,
  ): void {
    if (!GIVES_OUT.has(code)) return;
    const hasCrashed = choice.kind === 'file' && details['how'] !== undefined;
    // How much memory is free is another figure each time, and a second crash is no news.
    const key = hasCrashed || code === 'model_too_large' ? `${code} ${choice.id}` : message;
    if (reasons.has(key)) return;
    reasons.add(key);
    if (!hasCrashed) {
      say(`${message} The story goes on without it.`);
      return;
    }
    const then = crashes.isBanned(choice.file)
      ? 'It was the second time, so it is not tried again.'
      : 'If that happens twice in a row, it is not tried again.';
    say(
      `The language model ${path.basename(choice.file)} stopped in the middle of its work (${details['how']}). The story goes on without it. ${then}`,
    );
  }

  return {
    choice: async () => {
      const settings = await readModelSettings(home);
      const choice = await choose(settings);
      return choice.kind === 'file'
        ? { ...choice, contextTokens: local.contextTokens(choice.file, settings) }
        : choice;
    },
    async generate(request) {
      const { silenceMs = DEFAULT_SILENCE_MS, timeoutMs, signal } = request;
      return withinLimits({ silenceMs, timeoutMs, signal }, (limited, onSign) => {
        const tell = (sign: SignOfLife) => {
          onSign();
          request.onSign?.(sign);
        };
        return ask({ ...request, onSign: tell }, limited);
      });
    },
    async prepare(messages, { signal } = {}) {
      const settings = await readModelSettings(home);
      const choice = await choose(settings);
      if (choice.kind === 'none') throw noModel(choice);
      if (choice.kind !== 'file') return;
      try {
        await local.prepare(choice.file, messages, settings, signal);
      } catch (error) {
        if (error instanceof NarratoriaError) sayWhy(error, choice);
        throw error;
      }
    },
    get pid() {
      return local.pid;
    },
    close: () => local.close(),
  };
}

function complete(request: GenerateRequest, signal: AbortSignal, grammars: Recent<Grammar>): FullRequest {
  const { schema = null } = request;
  const grammar = schema === null ? null : grammarFor(schema, grammars);
  return {
    task: request.task,
    messages: request.messages,
    schema,
    rules: grammar?.rules ?? null,
    maxTokens: request.maxTokens ?? grammar?.mostTokens ?? DEFAULT_TOKENS,
    temperature: request.temperature ?? (schema === null ? 0.7 : 0),
    topP: request.topP ?? 0.95,
    seed: request.seed ?? 0,
    stop: request.stop ?? [],
    priority: request.priority ?? 'scene',
    signal,
    onText: request.onText ?? (() => {}),
    onSign: request.onSign ?? (() => {}),
  };
}

function grammarFor(schema: NonNullable<GenerateRequest['schema']>, known: Recent<Grammar>): Grammar {
  const key = JSON.stringify(schema);
  const grammar = known.get(key) ?? grammarOf(schema);
  known.set(key, grammar);
  return grammar;
}

/** The answer as JSON, held against the schema: rules cannot say everything, and a server may answer anything. */
function readJson(
  { schema }: FullRequest,
  { text, stopReason }: Pick<Generation, 'text' | 'stopReason'>,
): Json {
  if (schema === null) return null;
  if (stopReason === 'length') {
    throw new NarratoriaError(
      'answer_cut',
      'The answer was cut at its budget of tokens and is not whole JSON.',
      {
        details: { text },
      },
    );
  }
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (cause) {
    throw invalidAnswer('is not JSON', text, cause);
  }
  const [first] = validator(schema)(json);
  if (first !== undefined) throw invalidAnswer(`does not fit: ${first.message.replace(/\.$/, '')}`, text);
  return json;
}

function noModel({ why, hint }: { why: string; hint: string }): NarratoriaError {
  return new NarratoriaError('no_model', `No language model available. ${why}.`, { hint: `${hint}.` });
}

function invalidAnswer(what: string, text: string, cause?: unknown): NarratoriaError {
  return new NarratoriaError('answer_invalid', `The answer of the language model ${what}.`, {
    details: { text: text.slice(0, 500) },
    cause,
  });
}
