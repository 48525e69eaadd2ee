import { afterEach } from 'vitest';
import { type Reply, type ScriptedHost, scriptedHost } from '../../support/scripted-host.ts';
import { narrate, YARD } from './run-narrate.ts';

export const FIRST =
  'You ask Mara about the well, and the broom stops. “Dug from the bottom up,” says Mara, “like all of them.”';
export const SECOND =
  'Behind her the pump keeps a sock over its mouth. You wonder what else Mara has swept out of the way.';
export const PROSE = `${FIRST}\n\n${SECOND}`;
const SOUND: Reply = { json: { contradicts: false, rule: 0, reason: '' } };

const hosts: ScriptedHost[] = [];
afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});

/** The scene of the yard by a model that answers like this; the check of the prose finds nothing unless told. */
export async function told(
  replies: Reply[],
  {
    check = SOUND,
    adapt = { json: { changes: [] } },
    input = {},
    config = {},
  }: { check?: Reply; adapt?: Reply | Reply[]; input?: object; config?: object } = {},
) {
  const prose = [...replies];
  const fits = [adapt].flat();
  const fitting = (): Reply => (fits.length > 1 ? fits.shift() : fits[0]) ?? { json: {} };
  const server = await scriptedHost(({ task }) =>
    task === 'check' ? check : task === 'adapt' ? fitting() : (prose.shift() ?? { text: '' }),
  );
  hosts.push(server);
  const telling = await narrate({ input: { ...YARD, ...input }, host: server.host, config });
  const streamed = telling.events
    .filter(({ event }) => event === 'narration_delta')
    .map(({ payload }) => (payload as { text: string }).text)
    .join('');
  const errors = telling.events.filter(({ type }) => type === 'error').map(({ errorCode }) => errorCode);
  const questions = server.asked.filter(({ task }) => task === 'prose').map(({ prompt }) => String(prompt));
  const adapting = server.asked.filter(({ task }) => task === 'adapt').map(({ prompt }) => String(prompt));
  return { ...telling, streamed, errors, questions, adapting, asked: server.asked };
}
