import { setTimeout as sleep } from 'node:timers/promises';
import { NarratoriaError } from '../../../base/errors.ts';
import { serverUrl } from '../address.ts';
import type { Answer, FullRequest } from '../language-model.ts';
import { costOf } from '../prices.ts';
import type { ModelSettings } from '../settings.ts';
import { isHosted, type ModelSource } from '../source.ts';
import { Thoughts } from '../thoughts.ts';
import { openBridge } from './bridge.ts';
import { askClaude } from './claude.ts';
import { type Call, type Client, Refused, type ServerAnswer } from './client.ts';
import { brokenFailure, refusalFailure, refused as refusedToWrite } from './failure.ts';
import { GivingWay } from './giving-way.ts';
import { fetchIn } from './http.ts';
import { askOllama } from './ollama.ts';
import { askOpenAi } from './openai.ts';
import { whileSilent } from './silence.ts';

/** A server that wants so much patience or less gets it at once. */
const SHORT_WAIT_SECONDS = 5;
const WAIT_TICK_MS = 1_000;
/** What thinking may take beside the answer. */
const THINKING_TOKENS = { off: 0, low: 2_048, medium: 4_096, high: 8_192 };

/** What is known of a server from earlier calls. */
interface Memory {
  refused: Set<string>;
  beginsInThought: boolean;
}

export interface Question {
  source: ModelSource;
  contextTokens: number;
  settings: ModelSettings;
  request: FullRequest;
}

/** Asks servers, each in its own way, and says in one way what came of it. */
export class Servers {
  readonly #memories = new Map<string, Memory>();
  readonly #ways = new Map<string, GivingWay>();
  readonly #clients: Record<ModelSource['provider'], Client> = {
    ollama: askOllama,
    openai: askOpenAi,
    openrouter: askOpenAi,
    claude: askClaude,
    bridge: openBridge(),
  };

  async ask(question: Question): Promise<Answer> {
    const { source, request } = question;
    const { priority, signal, onSign, onText } = request;
    if (isHosted(source)) return this.#askPatiently(question); // it does many things at a time
    const key = source.baseUrl;
    const way = this.#ways.get(key) ?? new GivingWay();
    this.#ways.set(key, way);
    const onWait = () => onSign({ phase: 'loading' });
    return way.run({ priority, signal, onWait }, async (limited) => {
      // Background work may be begun again, so its text comes at the end only.
      const quiet = priority === 'background' ? { onText: () => {} } : {};
      const answer = await this.#askPatiently({
        ...question,
        request: { ...request, ...quiet, signal: limited },
      });
      if (priority === 'background') onText(answer.text);
      return answer;
    });
  }

  /** Waits when a server asks for a short pause. */
  async #askPatiently(question: Question): Promise<Answer> {
    try {
      return await this.#askOnce(question);
    } catch (error) {
      const seconds = error instanceof NarratoriaError ? error.details['retryAfterSeconds'] : undefined;
      if (typeof seconds !== 'number' || seconds > SHORT_WAIT_SECONDS) throw error;
      const { signal, onSign } = question.request;
      for (let left = seconds * 1000; left > 0; left -= WAIT_TICK_MS) {
        await sleep(Math.min(left, WAIT_TICK_MS), undefined, { signal });
        onSign({ phase: 'loading' });
      }
      return await this.#askOnce(question);
    }
  }

  async #askOnce(question: Question): Promise<Answer> {
    const { source, settings, contextTokens } = question;
    const place = source.provider === 'bridge' ? 'here' : serverUrl(source.baseUrl, settings).place;
    const memory = this.#memoryOf(source);
    const request = withRoomToThink(question);
    if (source.provider === 'ollama') refuseTooLong(request, contextTokens);
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    let firstTokenMs: number | null = null;
    let hasBegun = false;
    const thoughts = new Thoughts({
      beginsInThought: memory.beginsInThought,
      onThought: () => request.onSign({ phase: 'thinking' }),
      onText(text) {
        firstTokenMs ??= elapsed();
        request.onSign({ phase: 'writing' });
        request.onText(text);
      },
    });
    const onBytes = () => {
      if (!hasBegun) request.onSign({ phase: 'reading' });
    };
    const call: Call = {
      source,
      place,
      request,
      settings,
      contextTokens,
      refused: memory.refused,
      fetch: fetchIn(place, onBytes),
      write(text) {
        hasBegun = true;
        thoughts.push(text);
      },
      think() {
        hasBegun = true;
        request.onSign({ phase: 'thinking' });
      },
    };
    const answer = await this.#settled(call, () => hasBegun);
    thoughts.end();
    memory.beginsInThought ||= thoughts.hasStrayEnd;
    return finished(source, answer, thoughts.text, { firstTokenMs, totalMs: elapsed() });
  }

  async #settled(call: Call, hasBegun: () => boolean): Promise<ServerAnswer> {
    const { source, request } = call;
    try {
      const answer = await whileSilent(call, hasBegun, () => this.#clients[source.provider](call));
      request.signal.throwIfAborted(); // one of the libraries ends quietly when it is stopped
      return answer;
    } catch (error) {
      request.signal.throwIfAborted();
      if (error instanceof NarratoriaError) throw error;
      if (error instanceof Refused) throw refusalFailure(source, error);
      throw brokenFailure(source, error, hasBegun());
    }
  }

  #memoryOf({ provider, baseUrl, model }: ModelSource): Memory {
    const key = JSON.stringify([provider, baseUrl, model]);
    const memory = this.#memories.get(key) ?? { refused: new Set(), beginsInThought: false };
    this.#memories.set(key, memory);
    return memory;
  }
}

function finished(
  source: ModelSource,
  { stopReason, promptTokens, reusedTokens, keptTokens, writtenTokens, cost }: ServerAnswer,
  text: string,
  timings: { firstTokenMs: number | null; totalMs: number },
): Answer {
  if (stopReason === 'refused') throw refusedToWrite(source);
  if (stopReason === null) throw brokenFailure(source, null, true);
  if (text.trim() === '')
    throw new NarratoriaError('model_empty', `${source.model} answered with no text.`, {
      hint:
        stopReason === 'length'
          ? 'It spent all its room on thinking; turn reasoning off.'
          : 'Tell the scene again, or choose another model.',
      details: { stopReason },
    });
  const used = { prompt: promptTokens, reused: reusedTokens, kept: keptTokens, written: writtenTokens };
  return {
    text,
    stopReason,
    tokens: {
      prompt: promptTokens,
      reused: reusedTokens,
      reusedFrom: reusedTokens > 0 ? 'memory' : 'nothing',
      written: writtenTokens,
    },
    cost: cost ?? costOf(source, used),
    timings: { loadMs: 0, ...timings },
    notices: [],
  };
}

function withRoomToThink({ request, settings }: Question): FullRequest {
  return { ...request, maxTokens: request.maxTokens + THINKING_TOKENS[settings.reasoning ?? 'off'] };
}

/** Ollama cuts a prompt that is too long without a word, and a story would lose its beginning. */
function refuseTooLong({ messages }: FullRequest, limit: number): void {
  const tokens = Math.round(messages.reduce((sum, { content }) => sum + content.length, 0) / 5);
  if (tokens < limit) return;
  throw new NarratoriaError(
    'prompt_too_long',
    `The prompt has about ${tokens} tokens, and the model keeps ${limit} in mind.`,
    {
      details: { tokens, limit },
    },
  );
}
