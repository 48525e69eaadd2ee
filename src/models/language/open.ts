import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { Log } from '../../base/log.ts';
import type { Task } from '../../contracts/conversation.ts';
import { CrashRecord } from '../inference/crash-record.ts';
import type { HostLimits } from '../inference/inference-host.ts';
import { sharedHome } from '../installed.ts';
import { Recent } from '../recent.ts';
import { type Candidate, candidatesFor } from './candidates.ts';
import type { Machine, NoChoice } from './choice.ts';
import { Servers } from './clients/ask.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { readJson } from './json-answer.ts';
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
import { Notices, type OnNotice } from './notices.ts';
import { Pauses } from './pauses.ts';
import { DEFAULT_TEMPERATURE, type ModelSettings, readModelSettings } from './settings.ts';
import type { ModelSource } from './source.ts';
import { readStoryteller } from './storyteller.ts';
import { checkCost, UsageLog } from './usage.ts';

const DEFAULT_TOKENS = 512;
const REMEMBERED_GRAMMARS = 50;
const FIRST_SHARE = 0.65;

export interface LanguageModelOptions {
  home: string;
  log: Log;
  onNotice?: OnNotice;
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

/** Opens the language model of a home. Nothing is started, loaded or asked before it is asked. */
export function openLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { home, log, onNotice, shared = sharedHome(), machine = thisMachine() } = options;
  const crashes = new CrashRecord({ file: crashFile(home), log });
  const local = new LocalModel({ ...options, crashes });
  const servers = new Servers();
  const grammars = new Recent<Grammar>(REMEMBERED_GRAMMARS);
  const notices = new Notices({ log, onNotice });
  const pauses = new Pauses();
  const usage = new UsageLog(home);

  async function whoIsAsked(task: Task) {
    const settings = await readModelSettings(home);
    const storyteller = await readStoryteller(home);
    const isBanned = (file: string) => crashes.isBanned(file);
    const asked = await candidatesFor({
      task,
      settings,
      storyteller,
      homes: [home, shared],
      machine,
      isBanned,
    });
    return { ...asked, settings, storyteller };
  }

  async function generate(request: GenerateRequest): Promise<Generation> {
    const asked = await whoIsAsked(request.task);
    if (asked.candidates === null) throw noModel(asked.nobody);
    const { settings, storyteller } = asked;
    let hasWritten = false;
    const onText = (text: string) => {
      hasWritten = true;
      request.onText?.(text);
    };
    const { timeoutMs } = request;
    const endsAt = timeoutMs === undefined ? null : performance.now() + timeoutMs;
    let failure: unknown = null;
    for (const [index, candidate] of asked.candidates.entries()) {
      // The first may not use up the patience for those after it.
      const isLast = index === asked.candidates.length - 1;
      const limits = {
        silenceMs: request.silenceMs ?? storyteller.silenceMs * (isLast ? 1 : FIRST_SHARE),
        timeoutMs: endsAt === null ? undefined : Math.max(0, endsAt - performance.now()),
        signal: request.signal,
      };
      try {
        return await withinLimits(limits, (signal, onLife) => {
          const onSign = (sign: SignOfLife) => {
            onLife();
            request.onSign?.(sign);
          };
          return askOne(
            candidate,
            complete({ ...request, onText, onSign, signal }, settings, grammars),
            settings,
            request.spent,
          );
        });
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!(error instanceof NarratoriaError)) throw error;
        failure ??= error;
        const next = asked.candidates[index + 1]?.choice.id ?? null;
        if (candidate.source !== null) pauses.failed(keyOf(candidate.source), error);
        // What was read is not taken back, so nobody begins anew after the first word.
        notices.failed(error, candidate.choice, hasWritten ? null : next);
        log.warn(
          { err: error, model: candidate.choice.id, task: request.task },
          'a language model did not answer',
        );
        if (hasWritten) throw error;
      }
    }
    throw failure;
  }

  async function askOne(
    candidate: Candidate,
    full: FullRequest,
    settings: ModelSettings,
    spent: GenerateRequest['spent'],
  ): Promise<Generation> {
    const { choice, source } = candidate;
    if (source !== null) pauses.check(keyOf(source));
    const isMetered = choice.kind === 'server' && !choice.isLocal;
    if (isMetered && spent !== undefined) checkCost(await spent(), settings);
    const answer: Answer =
      source === null
        ? await local.write(choice.file, full, settings)
        : await servers.ask({ source, contextTokens: choice.contextTokens, settings, request: full });
    const { notices: told, ...generation } = answer;
    if (isMetered) await usage.note({ ...generation.tokens, cost: generation.cost });
    for (const notice of told) notices.say(notice);
    const json = readJson(full.schema, generation);
    if (source !== null) pauses.succeeded(keyOf(source));
    notices.answered(choice);
    return { ...generation, json, model: choice.id, provider: choice.provider };
  }

  return {
    async choice(task = 'prose') {
      const asked = await whoIsAsked(task);
      if (asked.candidates === null) return asked.nobody;
      const [{ choice }] = asked.candidates;
      return choice.kind === 'file'
        ? { ...choice, contextTokens: local.contextTokens(choice.file, asked.settings) }
        : choice;
    },
    generate,
    async prepare(messages, { task = 'prose', signal } = {}) {
      const asked = await whoIsAsked(task);
      if (asked.candidates === null) throw noModel(asked.nobody);
      const [{ choice }] = asked.candidates;
      if (choice.kind !== 'file') return; // a server keeps what it likes
      try {
        await local.prepare(choice.file, messages, asked.settings, signal);
      } catch (error) {
        if (error instanceof NarratoriaError) notices.failed(error, choice, null);
        throw error;
      }
    },
    get pid() {
      return local.pid;
    },
    close: () => local.close(),
  };
}

/** For stories that the built-in writer tells whatever is installed. */
export function noLanguageModel(): LanguageModel {
  const nobody: NoChoice = {
    kind: 'none',
    why: 'Only the built-in writer is used',
    hint: 'Play the story',
    advice: null,
  };
  const refuse = () => Promise.reject(noModel(nobody));
  return {
    choice: () => Promise.resolve(nobody),
    generate: refuse,
    prepare: refuse,
    pid: null,
    close: () => Promise.resolve(),
  };
}

/** What makes a model another one, so that a new key or address is tried at once. */
function keyOf(source: ModelSource): string {
  return JSON.stringify(source);
}

function complete(
  request: GenerateRequest & Pick<FullRequest, 'onText' | 'onSign' | 'signal'>,
  settings: ModelSettings,
  grammars: Recent<Grammar>,
): FullRequest {
  const { schema = null, task, messages, onText, onSign, signal } = request;
  const grammar = schema === null ? null : grammarFor(schema, grammars);
  return {
    task,
    messages,
    schema,
    rules: grammar?.rules ?? null,
    maxTokens: request.maxTokens ?? grammar?.mostTokens ?? DEFAULT_TOKENS,
    temperature: request.temperature ?? (schema === null ? (settings.temperature ?? DEFAULT_TEMPERATURE) : 0),
    topP: request.topP ?? 0.95,
    seed: request.seed ?? 0,
    stop: request.stop ?? [],
    priority: request.priority ?? 'scene',
    signal,
    onText,
    onSign,
  };
}

function grammarFor(schema: NonNullable<GenerateRequest['schema']>, known: Recent<Grammar>): Grammar {
  const key = JSON.stringify(schema);
  const grammar = known.get(key) ?? grammarOf(schema);
  known.set(key, grammar);
  return grammar;
}

function noModel({ why, hint }: NoChoice): NarratoriaError {
  return new NarratoriaError('no_model', `No language model available. ${why}.`, { hint: `${hint}.` });
}
