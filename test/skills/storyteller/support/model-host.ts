import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the host's `generate` does: tells well, has nobody, fails, says nothing, or talks about the task. */
export type Mood = 'good' | 'no_model' | 'model_unauthorized' | 'silent' | 'leak' | 'leak-once';

export interface ModelHost {
  host: { url: string; token: string };
  /** The parameters it was asked with. */
  asked: Record<string, unknown>[];
  close(): Promise<void>;
}

const LEAK =
  'Sure! Here is the rewritten text, in the second person and present tense, as you asked me to do.';

/** Host services with nothing but `generate`, which answers in pieces. */
export async function modelHost(mood: Mood, prose: string): Promise<ModelHost> {
  const asked: ModelHost['asked'] = [];
  const server = http.createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    asked.push((JSON.parse(text) as { params: Record<string, unknown> }).params);
    const line = (value: object) => response.write(`${JSON.stringify({ jsonrpc: '2.0', ...value })}\n`);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    if (mood === 'silent') return;
    if (mood === 'no_model' || mood === 'model_unauthorized') {
      line({
        id: 1,
        error: { code: -32000, message: 'Claude does not accept the key.', data: { code: mood } },
      });
    } else {
      const told = mood === 'leak' || (mood === 'leak-once' && asked.length === 1) ? LEAK : prose;
      for (const piece of told.match(/[\s\S]{1,25}/g) ?? [])
        line({ method: 'progress', params: { id: 1, text: piece } });
      const result = {
        text: told,
        json: null,
        stopReason: 'end',
        model: 'teller',
        provider: 'claude',
        tokens: {},
      };
      line({ id: 1, result });
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: { url: `http://127.0.0.1:${port}/rpc`, token: 't' },
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
