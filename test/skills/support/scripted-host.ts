import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json, JsonObject } from '../../../src/base/json.ts';

/** What the model behind the host says to one call: text piece by piece, JSON, or an error. */
export type Reply =
  | { text: string; breaksOff?: string }
  | { json: Json }
  | { error: { code: string; message: string } };

export interface ScriptedHost {
  host: { url: string; token: string };
  /** The parameters of each `generate`. */
  asked: JsonObject[];
  close(): Promise<void>;
}

/** Host services whose `generate` answers by a script, over HTTP as the real ones do. */
export async function scriptedHost(
  reply: (params: JsonObject, call: number) => Reply,
): Promise<ScriptedHost> {
  const asked: JsonObject[] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { params } = JSON.parse(text) as { params: JsonObject };
    asked.push(params);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    answer(response, reply(params, asked.length));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'token' },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function answer(response: http.ServerResponse, reply: Reply): void {
  const line = (message: object) => response.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const fail = ({ code, message }: { code: string; message: string }) =>
    line({ id: 1, error: { code: -32000, message, data: { code } } });
  if ('error' in reply) fail(reply.error);
  else if ('json' in reply)
    line({
      id: 1,
      result: { text: JSON.stringify(reply.json), json: reply.json, model: 'scripted', stopReason: 'end' },
    });
  else {
    line({ method: 'progress', params: { id: 1, model: 'scripted' } });
    for (const piece of reply.text.match(/[\s\S]{1,17}/g) ?? [])
      line({ method: 'progress', params: { id: 1, text: piece } });
    if (reply.breaksOff === undefined)
      line({ id: 1, result: { text: reply.text, json: null, model: 'scripted', stopReason: 'end' } });
    else fail({ code: reply.breaksOff, message: 'The answer broke off.' });
  }
  response.end();
}
