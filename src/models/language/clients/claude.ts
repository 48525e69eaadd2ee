import type { Anthropic as AnthropicTypes } from '@anthropic-ai/sdk';
import type { Message } from '../../../contracts/conversation.ts';
import { askWithout, asRefused, type Call, type Client, emptyAnswer, type ServerAnswer } from './client.ts';

/** As many places as Anthropic takes at which a prompt may be kept. */
const MOST_MARKS = 4;
const SPARE = ['thinking', 'temperature', 'output_config', 'cache_control', 'stop_sequences'];

/** Asks Claude by Anthropic's own API. */
export const askClaude: Client = (call) => askWithout(call.refused, SPARE, () => ask(call));

type Body = AnthropicTypes.MessageCreateParamsStreaming;

async function ask(call: Call): Promise<ServerAnswer> {
  const { source, request, fetch } = call;
  const { default: Anthropic } = await import('@anthropic-ai/sdk');
  const client = new Anthropic({
    apiKey: source.apiKey || 'none',
    authToken: null, // keys come from the settings and from nowhere else
    baseURL: source.baseUrl,
    maxRetries: 0, // who retries, and when, is decided above
    timeout: 24 * 3_600_000, // silence is watched above
    logLevel: 'off',
    fetch,
  });
  const answer = emptyAnswer();
  let reason: string | null = null;
  try {
    const stream = await client.messages.create(bodyOf(call), { signal: request.signal });
    for await (const event of stream) {
      if (event.type === 'message_start') readUsage(event.message.usage, answer);
      if (event.type === 'content_block_delta' && event.delta.type === 'text_delta')
        call.write(event.delta.text);
      if (event.type === 'content_block_delta' && event.delta.type === 'thinking_delta') call.think();
      if (event.type === 'message_delta') {
        reason = event.delta.stop_reason;
        answer.writtenTokens = event.usage.output_tokens;
      }
      if (event.type === 'message_stop') answer.stopReason = stopReasonOf(reason);
    }
  } catch (error) {
    throw asRefused(error);
  }
  return answer;
}

function stopReasonOf(reason: string | null): ServerAnswer['stopReason'] {
  if (reason === 'max_tokens' || reason === 'model_context_window_exceeded') return 'length';
  if (reason === 'refusal') return 'refused';
  return reason === 'stop_sequence' ? 'stop' : 'end';
}

interface Usage {
  input_tokens: number;
  cache_read_input_tokens: number | null;
  cache_creation_input_tokens: number | null;
}

function readUsage({ input_tokens: read, ...cache }: Usage, answer: ServerAnswer): void {
  answer.reusedTokens = cache.cache_read_input_tokens ?? 0;
  answer.keptTokens = cache.cache_creation_input_tokens ?? 0;
  answer.promptTokens = read + answer.reusedTokens + answer.keptTokens;
}

function bodyOf({ source, request, settings, refused }: Call): Body {
  const { messages, schema, maxTokens, temperature, stop } = request;
  const { reasoning = 'off' } = settings;
  const firstTurn = messages.findIndex(({ role }) => role !== 'system');
  const split = firstTurn === -1 ? messages.length : firstTurn;
  const marked = refused.has('cache_control') ? new Set<Message>() : marksIn(messages);
  const block = (message: Message) => ({
    type: 'text' as const,
    text: message.content,
    ...(marked.has(message) && { cache_control: { type: 'ephemeral' as const } }),
  });
  const output = {
    ...(reasoning !== 'off' && { effort: reasoning }),
    ...(schema !== null && { format: { type: 'json_schema' as const, schema } }),
  };
  return {
    model: source.model,
    max_tokens: maxTokens,
    system: messages.slice(0, split).map(block),
    messages: turns(messages.slice(split)).map(({ role, parts }) => ({ role, content: parts.map(block) })),
    stream: true,
    ...(!refused.has('temperature') && { temperature: Math.min(1, temperature) }),
    ...(!refused.has('thinking') && reasoning === 'off' && { thinking: { type: 'disabled' as const } }),
    ...(!refused.has('output_config') && Object.keys(output).length > 0 && { output_config: output }),
    ...(!refused.has('stop_sequences') && stop.length > 0 && { stop_sequences: [...stop] }),
  };
}

function marksIn(messages: readonly Message[]): ReadonlySet<Message> {
  return new Set(messages.filter(({ cache }) => cache === true).slice(-MOST_MARKS));
}

/** User and assistant in turn, the user first; each message stays a part of its own, so that its mark keeps its place. */
function turns(messages: readonly Message[]): { role: 'user' | 'assistant'; parts: Message[] }[] {
  const all: { role: 'user' | 'assistant'; parts: Message[] }[] = [];
  for (const message of messages) {
    const role = message.role === 'assistant' ? 'assistant' : 'user';
    const last = all.at(-1);
    if (last?.role === role) last.parts.push(message);
    else all.push({ role, parts: [message] });
  }
  if (all[0]?.role !== 'user') all.unshift({ role: 'user', parts: [{ role: 'user', content: 'Go on.' }] });
  return all;
}
