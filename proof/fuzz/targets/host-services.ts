import type { Json, JsonObject } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { valueFor } from '../kit/from-schema.ts';
import { mustBe } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { type OpenHost, openHost } from '../kit/open-server.ts';
import { send } from '../kit/send.ts';
import { target, type Verdict } from '../target.ts';

const INTERNAL_ERROR = -32603;

interface Method {
  name: string;
  params: Json;
}

/** Calls as scripts make them, one or many at once. */
function make(random: Random, methods: readonly Method[]): Buffer {
  const call = (): Json => {
    const { name, params } = random.pick(methods);
    return {
      jsonrpc: '2.0',
      id: random.pick([1, 'a', null]),
      method: name,
      params: valueFor(params, random),
    };
  };
  const odd = () => (random.below(3) === 0 ? mutateJson(call(), random) : call());
  const document = random.below(6) === 0 ? Array.from({ length: random.pick([0, 1, 3, 60]) }, odd) : odd();
  const text = jsonText(document, random);
  return random.below(20) === 0 ? mutateBytes(text, random) : text;
}

async function call(server: OpenHost, body: Buffer): Promise<{ status: number; answers: JsonObject[] }> {
  const { playthroughId, runtime } = server;
  const scope = {
    skill: 'memory',
    toolId: 't',
    planId: 'p',
    playthroughId,
    sessionId: runtime.sessionId,
    scene: 1,
    methods: [
      'delete',
      'embed',
      'exactMatch',
      'generate',
      'lore',
      'persona',
      'semanticSearch',
      'store',
      'transaction',
      'update',
    ],
  };
  const grant = await runtime.host.grant(scope);
  try {
    const { port, pathname } = new URL(grant.url);
    const headers = { authorization: `Bearer ${grant.token}`, 'content-type': 'application/json' };
    const answer = await send(Number(port), { method: 'POST', path: pathname, headers, body });
    mustBe(
      answer.status < 500,
      `there is no error of the server: ${answer.status} ${answer.body.slice(0, 300)}`,
    );
    const document = answer.body === '' ? [] : (JSON.parse(answer.body) as JsonObject | JsonObject[]);
    return { status: answer.status, answers: [document].flat() };
  } finally {
    grant.revoke();
  }
}

async function methodsOf(server: OpenHost): Promise<Method[]> {
  const asked = Buffer.from('{"jsonrpc": "2.0", "id": 1, "method": "describe", "params": {}}');
  const { answers } = await call(server, asked);
  const [{ result } = {}] = answers as { result?: { methods: Method[] } }[];
  const { methods = [] } = result ?? {};
  // A model is not there; to wait for it is not what is looked at here.
  return methods.filter(({ name }) => name !== 'generate');
}

export default target<Buffer>({
  name: 'host-services',
  what: 'the services that scripts call back, over HTTP with a real token',
  inputs: 1500,
  quick: 30,
  limitMs: 8000,
  async open() {
    const server = await openHost();
    const methods = await methodsOf(server);
    return {
      make: (random) => make(random, methods),
      async read(body): Promise<Verdict> {
        const { answers } = await call(server, body);
        for (const { error } of answers) {
          const { code, message } = (error ?? {}) as { code?: number; message?: string };
          mustBe(code !== INTERNAL_ERROR, `nothing goes wrong inside: ${message}`);
          mustBe(code === undefined || message !== '', 'an error says what is wrong');
        }
        return answers.some(({ error }) => error !== undefined) ? 'refused' : 'accepted';
      },
      show: (body) => body.toString('latin1'),
      close: () => server.close(),
    };
  },
});
