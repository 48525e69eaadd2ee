import { expect, it } from 'vitest';
import type { HostGrant } from '../../src/plan/tool-run.ts';
import { makeWorkshop, planOf, step } from '../support/skills.ts';

const SECRET = 'sk-very-secret-0123';

/** Says its key wherever a script can say anything, then fails. */
const BLABBER = `let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  const { config, host } = JSON.parse(text);
  const say = (event) => console.log(JSON.stringify({ version: '0', ...event }));
  say({ type: 'log', level: 'info', message: 'my key is ' + config.key, fields: { [config.key]: [config.key] } });
  say({ type: 'state_patch', patch: { key: config.key, token: host.token } });
  say({ type: 'error', errorCode: 'refused', errorMessage: 'The key ' + config.key + ' was refused.' });
  console.error(config.key, host.token);
  say({ type: 'done', ok: false });
});
`;

it('a secret setting and the host token show up in nothing that comes from a script', async () => {
  const workshop = await makeWorkshop({ blabber: { scripts: { 'say.mjs': BLABBER } } });
  const seen: unknown[] = [];
  const result = await workshop.execute(planOf([step('it', 'skills/blabber/say')]), {
    configOf: () => ({ key: SECRET }),
    secretsOf: () => [SECRET],
    grantHost: async () => ({ url: 'http://127.0.0.1:1/', token: 'token-of-this-one', revoke() {} }),
    onProgress: (progress) => seen.push(progress),
  });
  const everything = JSON.stringify([result, seen]);
  expect(everything).toContain('my key is •••');
  expect(everything).not.toContain(SECRET);
  expect(everything).not.toContain('token-of-this-one');
  await workshop.close();
});

it('a token ends with its invocation, also when it comes too late or the time is over', async () => {
  const workshop = await makeWorkshop({ calm: { scripts: { 'a.sh': '#!/bin/sh\nexit 1\n' } } });
  let open = 0;
  const grant = (): HostGrant => {
    open += 1;
    return {
      url: '',
      token: `t${open}`,
      revoke: () => {
        open -= 1;
      },
    };
  };
  const after = (ms: number) => new Promise<HostGrant>((resolve) => setTimeout(() => resolve(grant()), ms));
  await workshop.execute(planOf([step('it', 'skills/calm/a')]), { grantHost: async () => grant() });
  await workshop.execute(planOf([step('it', 'skills/calm/a')]), {
    grantHost: () => after(400),
    limits: { planTimeoutMs: 200 },
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(open).toBe(0);
  await workshop.close();
});

it('what ran stays in the result when the plan’s time ends between two attempts', async () => {
  const workshop = await makeWorkshop({ calm: { scripts: { 'a.sh': '#!/bin/sh\nexit 1\n' } } });
  let calls = 0;
  const result = await workshop.execute(
    planOf([step('it', 'skills/calm/a', { retryPolicy: { maxRetries: 3, backoffMs: 1 } })]),
    {
      limits: { planTimeoutMs: 2000 },
      grantHost: () => {
        calls += 1;
        return calls === 1 ? Promise.resolve(null) : new Promise(() => {});
      },
    },
  );
  expect(result.toolResults[0]?.attempts[0]).toMatchObject({ number: 1, exitCode: 1 });
  await workshop.close();
});
