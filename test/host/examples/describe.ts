/** Asks the host services what they offer, with nothing but what Node has. */

import { request } from 'node:http';
import { text } from 'node:stream/consumers';

interface Host {
  url: string;
  token: string;
  /** A confined script reaches the services by this socket alone. */
  socketPath?: string;
}

interface Offer {
  methods: { name: string; description: string; params: object }[];
  scope: object;
}

interface RpcError {
  code: number;
  message: string;
  data?: { code?: string };
}

class HostError extends Error {
  code: string;

  constructor({ code, message, data }: RpcError) {
    super(message);
    this.code = data?.code ?? String(code);
  }
}

async function call<Result>(host: Host, method: string, params: object = {}): Promise<Result> {
  const { url, token, socketPath } = host;
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  const answer = await new Promise<string>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(15_000);
    request(url, { method: 'POST', socketPath, headers, signal }, (response) => resolve(text(response)))
      .on('error', reject)
      .end(body);
  });
  // A refusal has a body of the same shape.
  const { result, error } = JSON.parse(answer) as { result: Result; error?: RpcError };
  if (error) throw new HostError(error);
  return result;
}

function emit(type: string, fields: object): void {
  console.log(JSON.stringify({ version: '0', type, ...fields }));
}

async function main(host: Host | null): Promise<boolean> {
  if (host === null) {
    emit('error', { errorCode: 'no_host', errorMessage: 'There are no host services to call.' });
    return false;
  }
  try {
    const offer = await call<Offer>(host, 'describe');
    emit('log', { level: 'info', message: 'The host services answered.', fields: offer.scope });
    emit('state_patch', { patch: { hostMethods: offer.methods.map(({ name }) => name) } });
    return true;
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    emit('error', { errorCode: error.code, errorMessage: error.message });
    return false;
  }
}

let line = '';
for await (const chunk of process.stdin.setEncoding('utf8')) line += chunk;
emit('done', { ok: await main(JSON.parse(line).host) });
