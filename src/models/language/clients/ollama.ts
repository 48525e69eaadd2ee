import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { isJsonObject, type Json, type JsonObject } from '../../../base/json.ts';
import { inTurns } from '../messages.ts';
import { askWithout, type Call, type Client, emptyAnswer, Refused, type ServerAnswer } from './client.ts';
import { nonsense } from './failure.ts';

/** How long Ollama keeps the model in memory after a call; a player reads for some minutes. */
const KEEP_ALIVE = '30m';

/** Asks by the API of Ollama: lines of JSON, the last of them with `done`. */
export const askOllama: Client = (call) => askWithout(call.refused, ['think', 'format'], () => ask(call));

async function ask(call: Call): Promise<ServerAnswer> {
  const { source, request, fetch } = call;
  const response = await fetch(`${source.baseUrl}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(source.apiKey !== '' && { authorization: `Bearer ${source.apiKey}` }),
    },
    body: JSON.stringify(bodyOf(call)),
    signal: request.signal,
  });
  if (response.status !== 200)
    throw new Refused(response.status, await response.text(), response.headers.get('retry-after'));
  const answer = emptyAnswer();
  const lines = createInterface({
    input: Readable.fromWeb(response.body as never),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) if (line.trim() !== '' && readLine(line, call, answer)) break;
  return answer;
}

/** Takes one line; true when it was the last. */
function readLine(line: string, { source, write, think }: Call, answer: ServerAnswer): boolean {
  const { error, message, done, ...end } = parsed(line) ?? { error: null, message: null, done: false };
  if (typeof error === 'string') throw new Refused(500, line, null);
  if (!isJsonObject(message) && done !== true) throw nonsense(source, line);
  const { content, thinking } = isJsonObject(message) ? message : {};
  if (typeof thinking === 'string' && thinking !== '') think();
  if (typeof content === 'string') write(content);
  if (done !== true) return false;
  const { done_reason: reason, prompt_eval_count: read, eval_count: written } = end as JsonObject;
  answer.stopReason = reason === 'length' ? 'length' : 'end';
  if (typeof read === 'number') answer.promptTokens = read;
  if (typeof written === 'number') answer.writtenTokens = written;
  return true;
}

function parsed(line: string): JsonObject | null {
  try {
    const value = JSON.parse(line) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null; // the caller says that it is nonsense
  }
}

function bodyOf({ source, request, settings, contextTokens, refused }: Call): JsonObject {
  const { messages, schema, maxTokens, temperature, topP, seed, stop } = request;
  const { reasoning = 'off' } = settings;
  return {
    model: source.model,
    messages: inTurns(messages).map(({ role, content }) => ({ role, content })),
    stream: true,
    keep_alive: KEEP_ALIVE,
    options: {
      num_ctx: contextTokens,
      num_predict: maxTokens,
      temperature,
      top_p: topP,
      seed,
      ...(stop.length > 0 && { stop: [...stop] }),
    },
    ...(!refused.has('think') && { think: reasoning !== 'off' }),
    ...(schema !== null && !refused.has('format') && { format: schema }),
  };
}
