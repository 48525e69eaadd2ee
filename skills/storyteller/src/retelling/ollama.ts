import { isJsonObject, type JsonObject } from '../../../../src/sdk/index.ts';
import type { Ask } from './asking.ts';

/** Asks Ollama, which answers with a line of JSON for each piece. */
export const askOllama: Ask = async ({ system, prompt, model, baseUrl, maxTokens, signal, onText }) => {
  const response = await fetch(`${(baseUrl || 'http://127.0.0.1:11434').replace(/\/+$/, '')}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      stream: true,
      options: { num_predict: maxTokens },
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: prompt },
      ],
    }),
    signal,
  });
  if (!response.ok || response.body === null)
    throw Object.assign(new Error(`status ${response.status}`), { status: response.status });
  let text = '';
  let hasEnded = false;
  for await (const line of linesOf(response.body)) {
    if (typeof line['error'] === 'string') throw new Error(line['error']);
    const { message } = line;
    const piece = isJsonObject(message) && typeof message['content'] === 'string' ? message['content'] : '';
    hasEnded ||= line['done'] === true;
    text += piece;
    if (piece !== '') onText(piece);
  }
  if (!hasEnded) throw new Error('the answer broke off');
  return text;
};

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<JsonObject> {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') yield parsed(line);
  }
  if (rest.trim() !== '') yield parsed(rest);
}

function parsed(line: string): JsonObject {
  const value: unknown = JSON.parse(line);
  if (!isJsonObject(value)) throw new Error('the answer is not what Ollama answers');
  return value;
}
