import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { FullRequest } from './language-model.ts';
import { loopbackUrl } from './loopback.ts';
import { inTurns } from './messages.ts';
import { askForLines, nonsense, readLine, type ServerAnswer } from './server-lines.ts';
import type { ServerSettings } from './settings.ts';

const DATA = 'data:';

/** Asks by the API of OpenAI, which llama.cpp's server, LM Studio, vLLM and others have too: server-sent events. */
export async function askOpenAi(
  server: ServerSettings,
  request: FullRequest,
  write: (text: string) => void,
): Promise<ServerAnswer> {
  const base = loopbackUrl(server.url).pathname.replace(/\/+$/, '') || '/v1';
  const answer: ServerAnswer = { stopReason: null, promptTokens: 0, writtenTokens: 0 };
  const body = bodyOf(server, request);
  for await (const line of askForLines(server, `${base}/chat/completions`, body, request.signal)) {
    if (line.startsWith(':')) continue; // a comment that keeps the connection open
    if (!line.startsWith(DATA)) {
      readLine(server, line); // an error in plain JSON says more than that it is no event
      throw nonsense(server, line);
    }
    const data = line.slice(DATA.length).trim();
    if (data === '[DONE]') break;
    const { choices, usage } = readLine(server, data);
    if (!Array.isArray(choices)) throw nonsense(server, line);
    const [choice] = choices;
    if (isJsonObject(choice)) readChoice(choice, answer, write);
    if (isJsonObject(usage)) readUsage(usage, answer);
  }
  return answer;
}

function readChoice(choice: JsonObject, answer: ServerAnswer, write: (text: string) => void): void {
  const { delta, finish_reason: reason } = choice;
  const text = isJsonObject(delta) ? delta['content'] : undefined;
  if (typeof text === 'string') write(text);
  if (typeof reason === 'string') answer.stopReason = reason === 'length' ? 'length' : 'end';
}

function readUsage(
  { prompt_tokens: read, completion_tokens: written }: JsonObject,
  answer: ServerAnswer,
): void {
  if (typeof read === 'number') answer.promptTokens = read;
  if (typeof written === 'number') answer.writtenTokens = written;
}

function bodyOf(
  { model }: ServerSettings,
  { messages, schema, maxTokens, temperature, topP, seed, stop }: FullRequest,
): JsonObject {
  return {
    model,
    messages: inTurns(messages).map(({ role, content }) => ({ role, content })),
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: maxTokens,
    temperature,
    top_p: topP,
    seed,
    ...(stop.length > 0 ? { stop: [...stop] } : {}),
    ...(schema === null
      ? {}
      : { response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } } }),
  };
}
