import { isJsonObject, type Json } from '../../../src/base/json.ts';
import type { Random } from '../../../src/base/random.ts';
import { API_ROUTES, type ApiName, type ApiRoute } from '../../../src/contracts/api/routes.ts';
import { ApiErrorSchema } from '../../../src/contracts/api/settings.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { V2_CARD } from '../../../test/campaign/import-support.ts';
import { valueFor } from '../kit/from-schema.ts';
import { mustBe, mustKeepSecret } from '../kit/judge.ts';
import { mutateBytes } from '../kit/mutate-bytes.ts';
import { jsonText, mutateJson } from '../kit/mutate-json.ts';
import { nastyText } from '../kit/nasty.ts';
import { type OpenServer, openServer } from '../kit/open-server.ts';
import { type Answer, type Sent, send, sendRaw } from '../kit/send.ts';
import { target, type Verdict } from '../target.ts';

const ROUTES = Object.entries(API_ROUTES) as [ApiName, ApiRoute][];
/** Stand for what only the server that runs knows. */
const [STORY, CHOICE, TOKEN, PORT] = ['<story>', '<choice>', '<token>', '<port>'];
/** Calls that would leave nothing to ask about, or begin a story a second. */
const COSTLY: ReadonlySet<ApiName> = new Set([
  'deleteAll',
  'deleteStory',
  'restore',
  'beginStory',
  'retell',
  'choose',
  'undo',
]);

interface Call extends Sent {
  name: ApiName;
  /** Not by the rules of HTTP: the bytes are changed once more. */
  raw: Random | null;
}

function make(random: Random): Call {
  const [name, route] = random.pick(ROUTES);
  const isCostly = COSTLY.has(name) && random.below(60) > 0;
  const id = () =>
    encodeURIComponent(
      random.pick([
        isCostly ? 'nothing' : STORY,
        'low-water',
        'memory',
        '1',
        '0',
        nastyText(random).slice(0, 3000).toWellFormed(),
      ]),
    );
  const address = route.url.replaceAll(/:\w+/g, () =>
    random.below(30) === 0 ? random.pick(['..', '%', '%00', '%ff', '//']) : id(),
  );
  return {
    name,
    method:
      random.below(25) === 0
        ? random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
        : route.method,
    path: `${address}${queryFor(route, random)}`,
    ...bodyFor(name, route, random),
    raw: random.below(15) === 0 ? random.fork('raw') : null,
  };
}

function queryFor({ query }: ApiRoute, random: Random): string {
  if (query === undefined && random.below(10) > 0) return '';
  const value = valueFor(query ?? {}, random);
  const entries = Object.entries(isJsonObject(value) ? value : { x: value }).map(
    ([key, inner]): [string, string] => [
      key.toWellFormed(),
      String(typeof inner === 'object' ? JSON.stringify(inner) : inner)
        .slice(0, 2000)
        .toWellFormed(),
    ],
  );
  return `?${new URLSearchParams(random.below(8) === 0 ? [...entries, ...entries] : entries)}`;
}

function bodyFor(
  name: ApiName,
  { body, takesFile, method }: ApiRoute,
  random: Random,
): Pick<Sent, 'headers' | 'body'> {
  const headers: Record<string, string> = {
    host: random.below(40) === 0 ? 'example.org' : `127.0.0.1:${PORT}`,
    authorization: random.below(20) === 0 ? 'Bearer nobody' : `Bearer ${TOKEN}`,
  };
  if (takesFile) {
    const card = jsonText(mutateJson(V2_CARD as Json, random), random);
    const named = {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(nastyText(random).slice(0, 500).toWellFormed()),
      'x-campaign': random.pick(['', 'low-water', '..%2f..', '%']),
    };
    return { headers: { ...headers, ...named }, body: card };
  }
  if (method === 'GET' || (body === undefined && random.below(4) > 0)) return { headers, body: null };
  const sound = withKnown(name, valueFor(body ?? {}, random), random);
  const sent = jsonText(random.below(4) === 0 ? mutateJson(sound, random) : sound, random);
  const type =
    random.below(15) === 0
      ? random.pick([
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/octet-stream',
          'application/json; charset=utf-16',
        ])
      : 'application/json';
  return { headers: { ...headers, 'content-type': type }, body: sent };
}

/** Puts in what is really there, so that some calls get further than the contract. */
function withKnown(name: ApiName, body: Json, random: Random): Json {
  if (!isJsonObject(body) || random.below(2) === 0) return body;
  if (name === 'choose') return { ...body, choiceId: CHOICE, scene: 1 };
  if (name === 'beginStory') return { ...body, campaignId: random.below(8) === 0 ? 'low-water' : 'nowhere' };
  return body;
}

function filledIn(call: Call, { port, token, storyId, choiceId }: OpenServer): Sent {
  const fill = (text: string) =>
    text
      .replaceAll(PORT, String(port))
      .replaceAll(TOKEN, token)
      .replaceAll(encodeURIComponent(STORY), storyId)
      .replaceAll(CHOICE, choiceId);
  const headers = Object.entries(call.headers).map(([name, value]) => [name, fill(value)]);
  // Byte by byte, because a body need not be text.
  const body = call.body === null ? null : Buffer.from(fill(call.body.toString('latin1')), 'latin1');
  return { ...call, path: fill(call.path), headers: Object.fromEntries(headers), body };
}

function judge({ name, method }: Call, { status, headers, body }: Answer): Verdict {
  mustBe(status < 500, `there is no error of the server: ${name} answered ${status} ${body.slice(0, 300)}`);
  mustBe(
    !/\bat \S+ \(?(?:\/|file:|node:)|node:internal|\.ts:\d+/.test(body),
    `no stack gets out: ${body.slice(0, 300)}`,
  );
  mustBe(headers['content-security-policy'] !== undefined, 'every answer has its guards');
  mustKeepSecret(body);
  const route: ApiRoute = API_ROUTES[name];
  const isSaved = name === 'saveConfig' && status === 422 && body.startsWith('{"saved"');
  if (status >= 400 && method !== 'HEAD' && !isSaved) {
    const problems = validator(ApiErrorSchema)(JSON.parse(body));
    mustBe(
      problems.length === 0,
      `a refusal is by the contract: ${problems[0]?.message} ${body.slice(0, 200)}`,
    );
  }
  if (status === route.status && method === route.method && route.answer !== null) {
    const problems = validator(route.answer)(JSON.parse(body));
    mustBe(
      problems.length === 0,
      `an answer is by the contract: ${name} ${problems[0]?.pointer} ${problems[0]?.message}`,
    );
  }
  return status < 400 ? 'accepted' : 'refused';
}

/** The call as bytes on the wire. */
function bytesOf({ method, path, headers, body }: Sent): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...Object.entries({ ...headers, connection: 'close', 'content-length': String(body?.length ?? 0) }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body ?? Buffer.alloc(0)]);
}

export default target<Call>({
  name: 'http',
  what: 'every call of the page’s API, asked of a real server',
  inputs: 2500,
  quick: 30,
  limitMs: 8000,
  async open() {
    const server = await openServer();
    return {
      make,
      async read(call) {
        const sent = filledIn(call, server);
        if (call.raw === null) return judge(call, await send(server.port, sent));
        const text = await sendRaw(
          server.port,
          mutateBytes(bytesOf(sent), call.raw, [
            '\r\n',
            'HTTP/1.1',
            'Content-Length: 9\r\n',
            'Transfer-Encoding: chunked\r\n',
            '..',
            '%',
          ]),
        );
        mustBe(!/^HTTP\/1\.1 5\d\d/.test(text), `there is no error of the server: ${text.slice(0, 300)}`);
        return /^HTTP\/1\.1 2/.test(text) ? 'accepted' : 'refused';
      },
      show: ({ method, path, headers, body }) =>
        JSON.stringify({ method, path, headers, body: body?.toString('latin1') ?? null }),
      close: () => server.close(),
    };
  },
});
