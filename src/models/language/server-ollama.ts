import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { FullRequest } from './language-model.ts';
import { loopbackUrl } from './loopback.ts';
import { inTurns } from './messages.ts';
import { askForLines, nonsense, readLine, type ServerAnswer } from './server-lines.ts';
import type { ServerSettings } from './settings.ts';

/** Asks by the API of Ollama: lines of JSON, the last of them with `done`. */
export async function askOllama(
  server: ServerSettings,
  request: FullRequest,
  write: (text: string) => void,
): Promise<ServerAnswer> {
  const path = `${loopbackUrl(server.url).pathname.replace(/\/+$/, '')}/api/chat`;
  const answer: ServerAnswer = { stopReason: null, promptTokens: 0, writtenTokens: 0 };
  for await (const line of askForLines(server, path, bodyOf(server, request), request.signal)) {
    const {
      message,
      done,
      done_reason: reason,
      prompt_eval_count: read,
      eval_count: written,
    } = readLine(server, line);
    const text = isJsonObject(message) ? message['content'] : done === true ? '' : undefined;
    if (typeof text !== 'string') throw nonsense(server, line);
    write(text);
    if (done !== true) continue;
    answer.stopReason = reason === 'length' ? 'length' : 'end';
    if (typeof read === 'number') answer.promptTokens = read;
    if (typeof written === 'number') answer.writtenTokens = written;
    break;
  }
  return answer;
}

function bodyOf(
  { model }: ServerSettings,
  { messages, schema, maxTokens, temperature, topP, seed, stop }: FullRequest,
): JsonObject {
  return {
    model,
    messages: inTurns(messages).map(({ role, content }) => ({ role, content })),
    stream: true,
    options: {
      num_predict: maxTokens,
      temperature,
      top_p: topP,
      seed,
      ...(stop.length > 0 && { stop: [...stop] }),
    },
    ...(schema === null ? {} : { format: schema }),
  };
}
