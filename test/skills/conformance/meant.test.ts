import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ConformanceReport, testSkill } from '../../../src/skills/conformance/index.ts';
import { runProgram } from '../../play/support/saved.ts';
import { emit, makeTempFolder, type SkillSource, writeSkills } from '../../support/skills.ts';

const root = makeTempFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DONE = emit({ type: 'done', ok: true });
const script = (...lines: string[]) => `#!/bin/sh\nread -r line\n${[...lines, DONE].join('\n')}\n`;

async function checked(name: string, source: SkillSource) {
  writeSkills(root, { [name]: source });
  const { checks } = await testSkill(path.join(root, name));
  return (check: string, index = 0) => checks.filter((row) => row.check === check)[index];
}

describe('skill test', () => {
  it('fails for fields and events that are nearly right', async () => {
    const row = await checked('slips', {
      scripts: {
        'slip.sh': script(
          emit({ type: 'ui_event', event: 'narative_choice', payload: { choices: ['Go'] } }),
          emit({ type: 'ui_event', event: 'note', paylod: { text: 'Hello' } }),
          emit({ type: 'state_patch', patch: { world: { place: 'moon' }, narraton: 'It rains.' } }),
        ),
      },
    });
    expect(row('reaches-player')?.message).toContain('"note" as a placeholder');
    expect(row('ui-events')).toMatchObject({ ok: false, message: /Did you mean "narrative_choice"/ });
    expect(row('event-fields')).toMatchObject({ ok: false, message: /"paylod".*Did you mean "payload"/ });
    expect(row('state-keys')).toMatchObject({ ok: false, message: /"world".*the engine keeps/ });
    expect(row('state-keys', 1)).toMatchObject({ message: /"narraton".*Did you mean "narration"/ });
  }, 60_000);

  it('shows what of the output reaches the player', async () => {
    const row = await checked('weather', {
      scripts: {
        'look.sh': script(
          emit({ type: 'ui_event', event: 'note', payload: { text: 'It rains.' } }),
          emit({ type: 'ui_event', event: 'barometer', payload: { hPa: 980 } }),
          emit({ type: 'state_patch', patch: { weather: { sky: 'rain' } } }),
        ),
      },
    });
    expect(row('ui-events')?.ok).toBe(true);
    expect(row('reaches-player')?.message).toMatch(
      /"note" as a part of the scene; "barometer" as a placeholder.*state "weather": kept with the story/,
    );
  }, 60_000);

  it('shows which effects would be refused, and why', async () => {
    const effects = [
      { kind: 'weather', text: 'It rains.' },
      { kind: 'person', name: 'Odo' },
      { kind: 'item', name: 'a kettle' },
      { kind: 'death', person: 'Iz' },
    ];
    writeSkills(root, {
      effects: {
        scripts: { 'come.sh': script(emit({ type: 'state_patch', patch: { effects } })) },
        manifest: { permissions: { effects: ['weather', 'person'] } },
      },
    });
    const { checks, passed } = await testSkill(path.join(root, 'effects'));
    const told = checks.filter(({ check }) => check === 'effects').map(({ ok, message }) => [ok, message]);
    expect(passed).toBe(false);
    expect(told).toEqual([
      [false, expect.stringMatching(/"Odo".*refused.*about/)],
      [false, expect.stringMatching(/"a kettle".*does not declare "item"/)],
      [false, expect.stringMatching(/no effect of the kind "death"; there are item, opinion/)],
    ]);
    expect(checks.find(({ check }) => check === 'reaches-player')?.message).toContain(
      'effect "weather": It rains.',
    );
  }, 60_000);

  it('fails for host calls that would fail', async () => {
    const call = (method: string, params: object) =>
      `await fetch(host.url, { method: 'POST', headers: { authorization: \`Bearer \${host.token}\`, 'content-type': 'application/json' }, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: '${method}', params: ${JSON.stringify(params)} }) });`;
    const code = `#!/usr/bin/env node
import { readFileSync } from 'node:fs';
const { host } = JSON.parse(readFileSync(0, 'utf8'));
if (host !== null) { ${call('exactMach', {})} ${call('exactMatch', { dataType: 'memory', limit: 'three' })} ${call('exactMatch', { dataType: 'memory', filters: { colour: 'red' } })} ${call('store', { dataType: 'memory', record: { summary: 'Rain.', colour: 'red' } })} ${call('delete', {})} }
console.log('{"version":"0","type":"done","ok":true}');
`;
    writeSkills(root, {
      caller: {
        scripts: { 'call.mjs': code },
        manifest: { permissions: { host: ['exactMatch', 'store'], network: true } },
      },
    });
    const { stdout } = await runProgram(root, ['skill', 'test', path.join(root, 'caller'), '--json']);
    const { checks } = JSON.parse(stdout) as ConformanceReport;
    const failed = checks
      .filter(({ check, ok }) => check === 'host-calls' && !ok)
      .map(({ message }) => message);
    expect(failed).toEqual([
      expect.stringMatching(/"exactMach" of the host in vain.*Did you mean "exactMatch"/),
      expect.stringMatching(/"exactMatch" of the host in vain.*limit/),
      expect.stringMatching(/"exactMatch" of the host in vain.*colour/),
      expect.stringMatching(/"store" of the host in vain.*colour/),
      expect.stringMatching(/"delete" of the host in vain.*permissions\.host/),
    ]);
  }, 60_000);
});
