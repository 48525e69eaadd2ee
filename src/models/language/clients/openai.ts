import type { OpenAI as OpenAiTypes } from 'openai';
import type { JsonObject } from '../../../base/json.ts';
import { inTurns } from '../messages.ts';
import { isHosted } from '../source.ts';
import { askWithout, asRefused, type Call, type Client, emptyAnswer, type ServerAnswer } from './client.ts';

/** What not every server knows, in the order in which one that complains without saying of what is spared it. */
const SPARE = [
  'chat_template_kwargs',
  'return_progress',
  'usage',
  'reasoning_effort',
  'reasoning',
  'stream_options',
  'seed',
  'json_schema',
  'json_object',
  'temperature',
  'top_p',
  'stop',
];

/** Asks OpenAI, OpenRouter and every server that speaks as they do: llama.cpp, LM Studio, KoboldCpp, vLLM and others. */
export const askOpenAi: Client = (call) => askWithout(call.refused, SPARE, () => ask(call));

async function ask(call: Call): Promise<ServerAnswer> {
  const { source, request, fetch } = call;
  const { default: OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey: source.apiKey || 'none', // servers on one's own machine ask for no key
    organization: null,
    project: null,
    baseURL: source.baseUrl,
    maxRetries: 0, // who retries, and when, is decided above
    timeout: 24 * 3_600_000, // silence is watched above
    logLevel: 'off',
    fetch,
  });
  const answer = emptyAnswer();
  try {
    const stream = await client.chat.completions.create(bodyOf(call), { signal: request.signal });
    for await (const chunk of stream) readChunk(chunk, call, answer);
  } catch (error) {
    throw asRefused(error);
  }
  return answer;
}

/** Fields that servers add to what the library knows. */
interface MoreDelta {
  reasoning_content?: string | null;
  reasoning?: string | null;
}
interface MoreUsage {
  cost?: number | null;
}

function readChunk({ choices, usage }: Chunk, { write, think }: Call, answer: ServerAnswer): void {
  const choice = choices?.[0];
  const delta = (choice?.delta ?? {}) as NonNullable<typeof choice>['delta'] & MoreDelta;
  if (delta.reasoning_content || delta.reasoning) think();
  if (typeof delta.content === 'string') write(delta.content);
  if (typeof delta.refusal === 'string' && delta.refusal !== '') answer.stopReason = 'refused';
  const reason = choice?.finish_reason;
  if (reason === 'content_filter') answer.stopReason = 'refused';
  else if (reason && answer.stopReason !== 'refused')
    answer.stopReason = reason === 'length' ? 'length' : 'end';
  if (!usage) return;
  answer.promptTokens = usage.prompt_tokens ?? 0;
  answer.writtenTokens = usage.completion_tokens ?? 0;
  answer.reusedTokens = usage.prompt_tokens_details?.cached_tokens ?? 0;
  const { cost } = usage as typeof usage & MoreUsage;
  if (typeof cost === 'number') answer.cost = cost;
}

type Chunk = OpenAiTypes.ChatCompletionChunk;
type Body = OpenAiTypes.ChatCompletionCreateParamsStreaming;

function bodyOf(call: Call): Body {
  const { source, request, refused } = call;
  const { messages, schema, maxTokens, temperature, topP, seed, stop } = request;
  const limit = isHosted(source) && source.provider === 'openai' ? 'max_completion_tokens' : 'max_tokens';
  const parts: JsonObject = {
    temperature,
    top_p: topP,
    seed,
    stream_options: { include_usage: true },
    ...(stop.length > 0 && { stop: [...stop] }),
    ...(schema !== null && formatOf(schema, refused)),
    ...ownParts(call),
  };
  for (const part of refused) delete parts[part];
  return {
    model: source.model,
    messages: inTurns(messages).map(({ role, content }) => ({ role, content })),
    stream: true,
    [limit]: maxTokens,
    ...parts,
  } as Body;
}

function formatOf(schema: JsonObject, refused: ReadonlySet<string>): JsonObject {
  if (!refused.has('json_schema'))
    return {
      response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
    };
  return refused.has('json_object') ? {} : { response_format: { type: 'json_object' } };
}

/** How each says how much is thought, and what else only it knows. */
function ownParts({ source, settings: { reasoning = 'off' } }: Call): JsonObject {
  if (source.provider === 'openrouter')
    return {
      reasoning: reasoning === 'off' ? { enabled: false } : { effort: reasoning },
      usage: { include: true },
    };
  if (isHosted(source)) {
    const thinks = /^(?:gpt-[5-9]|o\d)/.test(source.model);
    return thinks ? { reasoning_effort: reasoning === 'off' ? 'none' : reasoning } : {};
  }
  return {
    chat_template_kwargs: { enable_thinking: reasoning !== 'off' },
    return_progress: true, // llama.cpp then says how far it has read
  };
}
