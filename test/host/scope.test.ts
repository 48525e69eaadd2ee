import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../../src/host/scope.ts';
import { emit } from '../../src/sdk/emit.ts';
import { within } from '../../src/sdk/surroundings.ts';
import { openHost, SCOPE } from './support/host.ts';
import { call, errorOf } from './support/http.ts';

describe('the scope of a call', () => {
  it('is that of the token, for every token by itself', async () => {
    const { host } = openHost();
    const one = await host.grant(SCOPE);
    const other = await host.grant({ ...SCOPE, playthroughId: 'playthrough-2' });
    expect(one.token).not.toBe(other.token);
    expect(await call(one, 'echo', { text: 'a' })).toMatchObject({ result: { for: 'playthrough-1' } });
    expect(await call(other, 'echo', { text: 'a' })).toMatchObject({ result: { for: 'playthrough-2' } });
  });

  it('cannot be left by naming another playthrough; the attempt is logged', async () => {
    const { host, logged } = openHost();
    const error = await errorOf(await host.grant(SCOPE), 'echo', {
      text: 'a',
      playthroughId: 'playthrough-2',
    });
    expect(error).toEqual({
      code: -32002,
      message:
        'This invocation belongs to the playthrough "playthrough-1"; "playthroughId" names another one.',
      data: { code: 'host_out_of_scope', hint: expect.stringContaining('Leave `playthroughId` out') },
    });
    expect(logged).toMatchObject([
      {
        level: 'warn',
        method: 'echo',
        scope: SCOPE,
        err: { code: 'host_out_of_scope', details: { asked: 'playthrough-2' } },
      },
    ]);
  });

  it.each([null, 1, '', ['playthrough-1'], { $ne: '' }, 'PLAYTHROUGH-1'])(
    'cannot be left by the playthroughId %j',
    async (playthroughId) => {
      const error = await errorOf(await openHost().host.grant(SCOPE), 'anything', { playthroughId });
      expect(error.code).toBe(-32002);
    },
  );

  it('may be named by the script, whether the method knows the field or not', async () => {
    const { host } = openHost();
    host.register('named', {
      description: 'Gives back its playthroughId.',
      params: Type.Object({ playthroughId: Type.String() }),
      handle: async ({ playthroughId }) => playthroughId,
    });
    const grant = await host.grant(SCOPE);
    const { playthroughId } = SCOPE;
    expect(await call(grant, 'echo', { text: 'a', playthroughId })).toMatchObject({ result: { text: 'a' } });
    expect(await call(grant, 'named', { playthroughId })).toMatchObject({ result: playthroughId });
  });

  it('cannot be changed by a method, nor by whoever asked for the token', async () => {
    const { host } = openHost();
    host.register('meddle', {
      description: 'Tries to become somebody else.',
      params: Type.Object({}),
      handle: async (_params, scope) => {
        (scope as Scope).playthroughId = 'playthrough-2';
        return null;
      },
    });
    const mine = { ...SCOPE };
    const grant = await host.grant(mine);
    mine.playthroughId = 'playthrough-2';
    expect((await errorOf(grant, 'meddle')).code).toBe(-32603);
    expect(await call(grant, 'echo', { text: 'a' })).toMatchObject({ result: { for: 'playthrough-1' } });
  });
});

describe('describe', () => {
  it('lists the methods with their schemas, and the scope without the token', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    const { result } = await call(grant, 'describe');
    const { methods: _, ...scope } = SCOPE;
    expect(result).toMatchObject({
      scope,
      methods: expect.arrayContaining([
        {
          name: 'describe',
          description:
            'Lists the methods this skill may call with their params, and tells for whom this token speaks.',
          params: { type: 'object', properties: {}, additionalProperties: false },
        },
        {
          name: 'echo',
          description: 'Says what it is told.',
          params: {
            type: 'object',
            required: ['text'],
            properties: { text: { type: 'string', minLength: 1 }, times: { type: 'integer', minimum: 1 } },
            additionalProperties: false,
          },
        },
      ]),
    });
    expect(JSON.stringify(result)).not.toContain(grant.token);
  });

  it('knows methods that were registered after the token was made', async () => {
    const { host } = openHost();
    const grant = await host.grant(SCOPE);
    host.register('late', {
      description: 'Came later.',
      params: Type.Object({}),
      handle: async () => 'here',
    });
    expect(await call(grant, 'late')).toMatchObject({ result: 'here' });
    expect(JSON.stringify(await call(grant, 'describe'))).toContain('Came later.');
  });
});

describe('registering', () => {
  const method = { description: '', params: Type.Object({}), handle: async () => null };

  it('refuses a name that is taken, or that JSON-RPC keeps for itself', () => {
    const { host } = openHost();
    expect(() => host.register('echo', method)).toThrow('registered already');
    expect(() => host.register('describe', method)).toThrow('registered already');
    expect(() => host.register('rpc.ping', method)).toThrow('JSON-RPC keeps');
  });
});

describe('a script in this process', () => {
  it('hears progress as its own call, wherever the service works', async () => {
    const { host } = openHost();
    // As with a model that runs for all calls: what tells was started before any of them.
    const tellers: ((text: string) => void)[] = [];
    const timer = setInterval(() => tellers.pop()?.('It rains.'), 5);
    host.register('generate', {
      description: 'Writes.',
      params: Type.Object({}),
      handle: async (_params, _scope, _signal, notify) =>
        await new Promise((resolve) => {
          tellers.push((text) => {
            notify({ text });
            resolve({});
          });
        }),
    });
    const { ask } = await host.grant(SCOPE);
    const written: string[] = [];
    const surroundings = {
      ...{ write: (line: string) => void written.push(line), writeError: () => {}, folder: '.' },
      askHost: null,
    };
    const body = '{"jsonrpc":"2.0","id":1,"method":"generate"}';
    await within(surroundings, () => ask(body, { onProgress: (line) => emit.log('info', line) }));
    clearInterval(timer);
    expect(written.join('')).toContain('It rains.');
  });
});
