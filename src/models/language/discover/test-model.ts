import { NarratoriaError } from '../../../base/errors.ts';
import type { JsonObject } from '../../../base/json.ts';
import type { Log } from '../../../base/log.ts';
import { Servers } from '../clients/ask.ts';
import { contextOf } from '../context.ts';
import { readJson } from '../json-answer.ts';
import type { FullRequest, GenerateRequest, Generation } from '../language-model.ts';
import { withinLimits } from '../limits.ts';
import { question } from '../messages.ts';
import { openLanguageModel } from '../open.ts';
import { type ModelSettings, readModelSettings } from '../settings.ts';
import { checkSource, type ModelSource } from '../source.ts';
import { readStoryteller } from '../storyteller.ts';

/** What a model can do, measured by two short questions. */
export interface ModelTest {
  /** A sentence or two that it wrote. */
  text: string;
  firstWordMs: number | null;
  tokensPerSecond: number | null;
  /** Whether it answers in JSON by a schema; if not, why. */
  json: { holds: boolean; why: string };
  contextTokens: number;
  promptTokens: number;
  writtenTokens: number;
  /** US dollars for both questions; null where the price is not known. */
  cost: number | null;
  totalMs: number;
}

/** Whoever can be tested: anything that takes a request. */
type Ask = (request: GenerateRequest) => Promise<Generation>;

const SILENCE_MS = 30_000;
const PROSE = question(
  'You tell an interactive story in the second person and the present tense.',
  'You wait for the last ferry in the rain. Tell in three sentences what you see.',
);
const SCHEMA: JsonObject = {
  type: 'object',
  properties: {
    place: { type: 'string', minLength: 1, maxLength: 60 },
    weather: { type: 'string', enum: ['rain', 'sun', 'snow'] },
  },
  required: ['place', 'weather'],
  additionalProperties: false,
};
const AS_JSON = question(
  `You answer with JSON by this schema and nothing else: ${JSON.stringify(SCHEMA)}`,
  'It rains on the ferry. Where are you, and what is the weather?',
);

/** Tests a model that a server runs. It is asked whatever failed before. */
export function testModel(
  source: ModelSource,
  settings: ModelSettings = {},
  options: { signal?: AbortSignal } = {},
): Promise<ModelTest> {
  checkSource(source);
  const servers = new Servers();
  const context = contextOf(source, settings);
  const ask: Ask = (asked) =>
    withinLimits({ silenceMs: SILENCE_MS, signal: asked.signal }, async (signal, onLife) => {
      const request: FullRequest = {
        ...asked,
        schema: asked.schema ?? null,
        rules: null,
        maxTokens: asked.maxTokens ?? 200,
        temperature: asked.schema === undefined ? (settings.temperature ?? 0.8) : 0,
        topP: 0.95,
        seed: 0,
        stop: [],
        priority: 'scene',
        signal,
        onText: () => {},
        onSign: onLife,
      };
      const { notices: _, ...answer } = await servers.ask({
        source,
        contextTokens: await context,
        settings,
        request,
      });
      const json = readJson(request.schema, answer);
      return { ...answer, json, model: source.model, provider: source.provider };
    });
  return testBy(ask, context, options);
}

/** Tests the model that writes in a home, whichever it is. */
export async function testChosen(home: string, log: Log): Promise<{ model: string; test: ModelTest }> {
  const settings = await readModelSettings(home);
  const { first } = await readStoryteller(home);
  if (first.kind === 'source')
    return { model: first.source.model, test: await testModel(first.source, settings) };
  const model = openLanguageModel({ home, log });
  try {
    const choice = await model.choice('prose');
    if (choice.kind === 'none')
      throw new NarratoriaError('no_model', `There is nothing to test. ${choice.why}.`, {
        hint: `${choice.hint}.`,
      });
    const test = await testBy(
      (request) => model.generate({ ...request, task: 'prose' }),
      choice.contextTokens,
    );
    return { model: choice.id, test };
  } finally {
    await model.close();
  }
}

/** Tests whatever answers: a server, or the model of a home. */
export async function testBy(
  ask: Ask,
  contextTokens: number | Promise<number>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ModelTest> {
  const more = signal === undefined ? {} : { signal };
  const prose = await ask({ task: 'other', messages: PROSE, maxTokens: 150, silenceMs: SILENCE_MS, ...more });
  const { firstTokenMs, totalMs } = prose.timings;
  const writingMs = totalMs - (firstTokenMs ?? totalMs);
  const asJson = await jsonOf(ask, more);
  const cost =
    asJson.generation === null || prose.cost === null ? prose.cost : sum(prose.cost, asJson.generation.cost);
  return {
    text: prose.text.trim(),
    firstWordMs: firstTokenMs,
    tokensPerSecond: writingMs > 0 ? Math.round((prose.tokens.written / writingMs) * 10_000) / 10 : null,
    json: { holds: asJson.generation !== null, why: asJson.why },
    contextTokens: await contextTokens,
    promptTokens: prose.tokens.prompt + (asJson.generation?.tokens.prompt ?? 0),
    writtenTokens: prose.tokens.written + (asJson.generation?.tokens.written ?? 0),
    cost,
    totalMs: totalMs + (asJson.generation?.timings.totalMs ?? 0),
  };
}

async function jsonOf(
  ask: Ask,
  more: { signal?: AbortSignal },
): Promise<{ generation: Generation | null; why: string }> {
  try {
    const request = {
      task: 'other' as const,
      messages: AS_JSON,
      schema: SCHEMA,
      silenceMs: SILENCE_MS,
      ...more,
    };
    return { generation: await ask(request), why: '' };
  } catch (error) {
    more.signal?.throwIfAborted();
    if (!(error instanceof NarratoriaError)) throw error;
    return { generation: null, why: error.message };
  }
}

function sum(one: number, other: number | null): number | null {
  return other === null ? null : one + other;
}
