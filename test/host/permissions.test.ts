import { describe, expect, it } from 'vitest';
import { makeWorkshop, planOf, step } from '../support/skills.ts';
import { openHost, SCOPE } from './support/host.ts';
import { call, errorOf } from './support/http.ts';

describe('the services a skill may call', () => {
  it('are those it declares; another is refused by naming the field of the manifest, and logged', async () => {
    const { host, logged } = openHost();
    const grant = await host.grant({ ...SCOPE, methods: ['echo'] });
    expect(await call(grant, 'echo', { text: 'a' })).toMatchObject({ result: { text: 'a' } });
    const error = await errorOf(grant, 'anything', {});
    expect(error.message).toMatch(/"memory" may not call "anything".*"permissions\.host"/);
    expect(error.data).toMatchObject({ code: 'host_not_permitted' });
    expect(logged).toMatchObject([{ level: 'warn', method: 'anything' }]);
  });

  it('are none when it declares nothing, except to ask what it may call', async () => {
    const { host } = openHost();
    const grant = await host.grant({ ...SCOPE, methods: [] });
    expect((await errorOf(grant, 'echo', { text: 'a' })).data).toMatchObject({ code: 'host_not_permitted' });
    const { result } = await call(grant, 'describe', {});
    expect((result as { methods: { name: string }[] }).methods.map(({ name }) => name)).toEqual(['describe']);
  });

  it.each([
    ['nothing', {}, []],
    ['some', { permissions: { host: ['lore', 'store'] } }, ['lore', 'store']],
  ])('come from the manifest of the skill whose script runs: %s', async (_, manifest, methods) => {
    const workshop = await makeWorkshop(
      { caller: { scripts: { 'a.sh': '#!/bin/sh\nexit 1\n' }, manifest } },
      'named',
    );
    const asked: unknown[] = [];
    await workshop.execute(planOf([step('it', 'skills/caller/a')]), {
      grantHost: async (scope) => {
        asked.push(scope.methods);
        return null;
      },
    });
    expect(asked).toEqual([methods]);
    await workshop.close();
  });
});
