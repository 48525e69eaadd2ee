import { describe, expect, it } from 'vitest';
import { openHost, SCOPE } from './support/host.ts';
import { call, errorOf, post, request } from './support/http.ts';

const ECHO = { jsonrpc: '2.0', method: 'echo', params: { text: 'hm' } };
const TOO_DEEP = 'The body is nested too deeply.';
const SAID = { text: 'hm', for: SCOPE.playthroughId };

async function sent(message: unknown) {
  return post(await openHost().host.grant(SCOPE), message);
}

describe('a request', () => {
  it.each([1, 0, -7, 1.5, 'a', '', null, '__proto__'])('is answered with its id %j', async (id) => {
    expect(await sent({ ...ECHO, id })).toEqual({
      status: 200,
      answer: { jsonrpc: '2.0', id, result: SAID },
    });
  });

  it('may leave out its params, or send null for none', async () => {
    const grant = await openHost().host.grant(SCOPE);
    expect(await call(grant, 'pause')).toMatchObject({ result: 'rested' });
    expect(await call(grant, 'pause', null)).toMatchObject({ result: 'rested' });
  });

  it('may begin with a byte order mark', async () => {
    const grant = await openHost().host.grant(SCOPE);
    const { text } = await request(grant, { body: `\uFEFF${JSON.stringify({ ...ECHO, id: 1 })}` });
    expect(JSON.parse(text)).toMatchObject({ result: SAID });
  });

  it('keeps every character of its params', async () => {
    const grant = await openHost().host.grant(SCOPE);
    const text = 'Schlüssel 🗝️ \u2028 \ud800 "石" \0';
    expect(await call(grant, 'echo', { text })).toMatchObject({ result: { text } });
  });

  it('keeps keys such as __proto__ as the data they are', async () => {
    const grant = await openHost().host.grant(SCOPE);
    const body =
      '{"jsonrpc":"2.0","id":1,"method":"anything","params":{"__proto__":{"a":1},"constructor":2}}';
    const { text } = await request(grant, { body });
    expect(text).toContain('"result":{"__proto__":{"a":1},"constructor":2}');
  });

  it.each([
    [5, null, 'A request must be an object.'],
    ['describe', null, 'A request must be an object.'],
    [null, null, 'A request must be an object.'],
    [{}, null, '"jsonrpc" must be "2.0".'],
    [{ id: 3, method: 'echo' }, 3, '"jsonrpc" must be "2.0".'],
    [{ jsonrpc: '1.0', id: 3, method: 'echo' }, 3, '"jsonrpc" must be "2.0".'],
    [{ jsonrpc: '2.0', id: 3 }, 3, '"method" must be a string.'],
    [{ jsonrpc: '2.0', id: 3, method: 1 }, 3, '"method" must be a string.'],
    [{ jsonrpc: '2.0', id: 3, method: 'echo', params: 'x' }, 3, '"params" must be an object.'],
    [{ jsonrpc: '2.0', id: {}, method: 'echo' }, null, '"id" must be a string, a number or null.'],
    [{ jsonrpc: '2.0', id: [1], method: 'echo' }, null, '"id" must be a string, a number or null.'],
    [{ jsonrpc: '2.0', id: true, method: 'echo' }, null, '"id" must be a string, a number or null.'],
  ])('that reads %j is invalid', async (message, id, sentence) => {
    const { status, answer } = await sent(message);
    expect(status).toBe(200);
    expect(answer).toMatchObject({ jsonrpc: '2.0', id, error: { code: -32600, message: sentence } });
    expect(answer?.error?.data?.['hint']).toContain('"jsonrpc": "2.0"');
  });
});

describe('a body', () => {
  it.each([
    ['is empty', '', 'The body is not JSON.'],
    ['breaks off', '{', 'The body is not JSON.'],
    ['has a comma too many', '{"jsonrpc":"2.0",}', 'The body is not JSON.'],
    ['is what JavaScript calls a number', 'NaN', 'The body is not JSON.'],
    ['is not text', Buffer.from([0x22, 0xff, 0x22]), 'The body is not UTF-8.'],
    ['has a number beyond all numbers', '[1e999]', 'The body has a number too large to represent.'],
    ['opens a million brackets', '['.repeat(1_000_000), 'The body is not JSON.'],
    ['nests half a million lists', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, TOO_DEEP],
    ['nests many objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`, TOO_DEEP],
  ])('that %s cannot be used', async (_what, body, message) => {
    const grant = await openHost().host.grant(SCOPE);
    const { status, text } = await request(grant, { body });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32700, message } });
  });

  it('may nest as deeply as the limit says', async () => {
    const grant = await openHost({ depth: 10 }).host.grant(SCOPE);
    const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
    expect(await call(grant, 'anything', { a: nested(8) })).toHaveProperty('result');
    expect((await errorOf(grant, 'anything', { a: nested(9) })).code).toBe(-32700);
  });

  it('may be as large as the limit says, however it is filled', async () => {
    const grant = await openHost().host.grant(SCOPE);
    const text = 'x'.repeat(1024 * 1024 - 100);
    expect(await call(grant, 'echo', { text })).toMatchObject({ result: { text } });
    const numbers = Array.from({ length: 500_000 }, () => 0);
    expect(await call(grant, 'anything', { numbers })).toMatchObject({ result: { numbers } });
  });
});

describe('a notification', () => {
  it('is done before it is answered with 204 and nothing else', async () => {
    const { host, logged } = openHost();
    const grant = await host.grant(SCOPE);
    expect(await post(grant, { jsonrpc: '2.0', method: 'fail' })).toEqual({ status: 204, answer: null });
    expect(logged).toHaveLength(1);
  });

  it.each([{ method: 'unknown' }, { method: 'echo', params: {} }, { method: 'refuse' }])(
    'gets no error either: %j',
    async (what) => expect(await sent({ jsonrpc: '2.0', ...what })).toEqual({ status: 204, answer: null }),
  );
});

describe('a batch', () => {
  it('is answered in one list, without its notifications', async () => {
    const { status, answer } = await sent([
      { ...ECHO, id: 'a' },
      ECHO,
      7,
      { jsonrpc: '2.0', id: 'b', method: 'refuse' },
      { jsonrpc: '2.0', id: 'c', method: 'nothing' },
    ]);
    expect(status).toBe(200);
    expect(answer).toMatchObject([
      { id: 'a', result: SAID },
      { id: null, error: { code: -32600 } },
      { id: 'b', error: { code: -32000 } },
      { id: 'c', error: { code: -32601 } },
    ]);
  });

  it('of nothing but notifications is answered with 204', async () => {
    expect(await sent([ECHO, ECHO])).toEqual({ status: 204, answer: null });
  });

  it('may hold 50 requests, which run side by side', async () => {
    const { host, running } = openHost();
    const grant = await host.grant(SCOPE);
    const batch = Array.from({ length: 50 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'pause' }));
    const { answer } = await post(grant, batch);
    expect(answer?.map(({ id, result }) => [id, result])).toEqual(batch.map(({ id }) => [id, 'rested']));
    expect(running.most).toBe(16);
  });

  it.each([0, 51, 5000])('may not hold %i', async (count) => {
    const { answer } = await sent(Array.from({ length: count }, (_, id) => ({ ...ECHO, id })));
    expect(answer).toMatchObject({
      id: null,
      error: { code: -32600, message: `A batch must hold 1 to 50 requests, but holds ${count}.` },
    });
  });
});

describe('errors', () => {
  it('name the methods there are, and the one that was probably meant', async () => {
    const grant = await openHost().host.grant(SCOPE);
    const { code, message, data } = await errorOf(grant, 'Ecko', {});
    expect(code).toBe(-32601);
    expect(message).toBe('There is no method "Ecko". Did you mean "echo"?');
    expect(data?.['methods']).toEqual(expect.arrayContaining(['describe', 'echo', 'refuse']));
  });

  it.each(['__proto__', 'constructor', 'toString', '', 'rpc.discover'])(
    'know no method %j',
    async (method) => {
      expect((await errorOf(await openHost().host.grant(SCOPE), method)).code).toBe(-32601);
    },
  );

  it('do not repeat a name without end', async () => {
    const { message } = await errorOf(await openHost().host.grant(SCOPE), 'x'.repeat(100_000));
    expect(message.length).toBeLessThan(200);
  });

  it('say what is wrong with the params, in words and by place', async () => {
    const grant = await openHost().host.grant(SCOPE);
    expect(await errorOf(grant, 'echo', { text: 5, tims: 2 })).toEqual({
      code: -32602,
      message: expect.stringContaining('(and 1 more)'),
      data: {
        problems: expect.arrayContaining([
          {
            pointer: '/text',
            message: expect.stringMatching(/^"text" must be a string.*, but is the number 5\.$/),
          },
          { pointer: '/tims', message: '"tims" is not a known field; did you mean "times"?' },
        ]),
      },
    });
    expect((await errorOf(grant, 'echo')).message).toMatch(/^"text" is missing; it must be a string/);
  });

  it('ask for params by name', async () => {
    const { code, message } = await errorOf(await openHost().host.grant(SCOPE), 'echo', ['hm']);
    expect(code).toBe(-32602);
    expect(message).toBe('"params" must be an object with named fields, not a list.');
  });

  it('of ours carry their code and what to do, and nothing of their details', async () => {
    const { host, logged } = openHost();
    expect(await errorOf(await host.grant(SCOPE), 'refuse')).toEqual({
      code: -32000,
      message: 'The lore cannot be read.',
      data: { code: 'file_unreadable', hint: 'Look for it.' },
    });
    expect(logged).toMatchObject([{ level: 'info', method: 'refuse', scope: SCOPE }]);
  });

  it('nobody foresaw are told without their cause, which is in the log', async () => {
    const { host, logged } = openHost();
    const error = await errorOf(await host.grant(SCOPE), 'fail');
    expect(error).toMatchObject({ code: -32603, data: { code: 'internal_error' } });
    expect(JSON.stringify(error)).not.toMatch(/secret|TypeError|\.ts/);
    expect(logged).toMatchObject([
      {
        level: 'error',
        method: 'fail',
        scope: SCOPE,
        err: { message: 'secret of the implementation', stack: expect.stringContaining('host.ts') },
      },
    ]);
  });

  it('come for results that JSON cannot carry, and spoil nothing else in a batch', async () => {
    const { answer } = await sent([
      { jsonrpc: '2.0', id: 1, method: 'unspeakable' },
      { ...ECHO, id: 2 },
    ]);
    expect(answer).toMatchObject([
      { id: 1, error: { code: -32603 } },
      { id: 2, result: SAID },
    ]);
  });
});
