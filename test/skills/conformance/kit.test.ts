import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { ToolInputSchema } from '../../../src/contracts/tool-input.ts';
import { validator } from '../../../src/contracts/validate.ts';
import { type CheckRow, testSkill } from '../../../src/skills/conformance/index.ts';
import { practiceCall } from '../../../src/skills/conformance/practice-call.ts';
import type { SkillScript } from '../../../src/skills/skill.ts';
import {
  emit,
  makeTempFolder,
  type SkillSource,
  shell,
  waitUntilNone,
  writeSkills,
} from '../../support/skills.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;

/** Writes a skill to a new folder and gives that folder. */
function make(source: SkillSource): string {
  const root = path.join(scratch, String(++count));
  writeSkills(root, { sample: source });
  return path.join(root, 'sample');
}

function rowOf(
  checks: readonly CheckRow[],
  check: string,
  script: string | null = 'speak',
): CheckRow | undefined {
  return checks.find((row) => row.check === check && row.script === script);
}

describe('a skill passes', () => {
  it('with the smallest script of the protocol page, which does not even read its input', async () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
    const smallest = /```sh\n(#!\/bin\/sh\n.*?)```/s.exec(page)?.[1] ?? '';
    const { passed, checks } = await testSkill(make({ scripts: { 'speak.sh': smallest } }));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(passed).toBe(true);
    expect(rowOf(checks, 'not-json')?.message).toContain('without an inputSchema it need not');
  });

  it('with a SKILL.md alone', async () => {
    const folder = path.join(scratch, 'shanties');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'SKILL.md'), '---\nname: shanties\ndescription: Songs.\n---\n\nSing.\n');
    expect(await testSkill(folder)).toMatchObject({ passed: true });
  });
});

it('a skill passes whose output begins with a byte order mark, as it does in a plan', async () => {
  const script = shell("printf '\\357\\273\\277'", emit({ type: 'done', ok: true }));
  const { checks } = await testSkill(make({ scripts: { 'speak.sh': script } }));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

describe('a script that writes beside its working folder', () => {
  it.for([
    ['../notes.txt', 'It made notes.txt in the skill folder.'],
    ['../skill.json', 'It changed skill.json in the skill folder.'],
    ['../scripts/more.txt', 'It made scripts/more.txt in the skill folder.'],
  ] as const)('to %s is found', async ([target, message]) => {
    const folder = make({
      scripts: { 'speak.sh': shell(`echo >> ${target}`, emit({ type: 'done', ok: true })) },
    });
    const manifest = readFileSync(path.join(folder, 'skill.json'), 'utf8');
    const { checks } = await testSkill(folder, { mechanisms: [] }); // a box would keep it from it
    expect(rowOf(checks, 'own-folder')).toMatchObject({
      ok: false,
      message: expect.stringContaining(message),
    });
    expect(readFileSync(path.join(folder, 'skill.json'), 'utf8')).toBe(manifest);
  });

  it('may read there', async () => {
    const script = shell(
      'test -f ../skill.json && test -f ../scripts/speak.sh || exit 1',
      emit({ type: 'done', ok: true }),
    );
    const { checks } = await testSkill(make({ scripts: { 'speak.sh': script } }));
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });
});

describe('the report', () => {
  it('has the rows of a script that the manifest does not list, with a word about it', async () => {
    const folder = make({ scripts: { 'speak.sh': shell() }, manifest: { scripts: [] } });
    const { checks } = await testSkill(folder);
    expect(rowOf(checks, 'starts')?.message).toContain('the manifest does not list it');
  });

  it('is about one script when asked for one', async () => {
    const folder = make({ scripts: { 'speak.sh': shell(), 'shout.sh': shell('exit 1') } });
    const { passed, checks } = await testSkill(folder, { script: 'speak' });
    expect(passed).toBe(true);
    expect(new Set(checks.map(({ script }) => script))).toEqual(new Set([null, 'speak']));
    await expect(testSkill(folder, { script: 'whisper' })).rejects.toMatchObject({ code: 'invalid_usage' });
  });

  it('tells a slip in the name of a field, which is no fault', async () => {
    const folder = make({ scripts: {}, manifest: { capabilites: ['sky'], retryPolicy: {} } });
    const { passed, checks } = await testSkill(folder);
    expect(passed).toBe(true);
    expect(rowOf(checks, 'manifest', null)?.message).toContain('"capabilites"; did you mean "capabilities"?');
  });

  it('knows a folder of skills from a skill', async () => {
    const folder = make({ scripts: {} });
    const { passed, checks } = await testSkill(path.dirname(folder));
    expect(passed).toBe(false);
    expect(checks[0]?.message).toContain(`It holds skills; test one of them, such as ${folder}.`);
  });

  it('tells that settings are wanting, which is no fault', async () => {
    const folder = make({ scripts: {} });
    writeConfigSchema(folder, { required: ['apiKey'], properties: { apiKey: { type: 'string' } } });
    const { passed, checks } = await testSkill(folder);
    expect(passed).toBe(true);
    expect(rowOf(checks, 'config-schema', null)?.message).toContain('"apiKey" is required');
  });

  it('says which of several examples went wrong, and how many more', async () => {
    const folder = make({
      scripts: { 'speak.sh': shell('cat >/dev/null', 'echo Hello', emit({ type: 'done', ok: true })) },
      manifest: { scripts: [{ name: 'speak', path: 'scripts/speak.sh', examples: 'examples' }] },
    });
    mkdirSync(path.join(folder, 'examples'));
    for (const name of ['a', 'b', 'c']) writeFileSync(path.join(folder, 'examples', `${name}.json`), '{}');
    const { checks } = await testSkill(folder);
    expect(rowOf(checks, 'examples')?.message).toBe('3 examples');
    expect(rowOf(checks, 'ndjson')?.message).toMatch(
      /^With the example examples\/a\.json and 2 more, it wrote/,
    );
  });

  it('is told row by row as the test goes on', async () => {
    const rows: CheckRow[] = [];
    const report = await testSkill(make({ scripts: { 'speak.sh': shell() } }), {
      onRow: (row) => rows.push(row),
    });
    expect(rows).toEqual(report.checks);
  });
});

describe('a script under test', () => {
  it('gets a call that keeps the contract', () => {
    const script = { name: 'speak' } as SkillScript;
    const example = { label: '', input: { place: 'the pier' }, expect: null, dependencies: { tide: null } };
    const call = practiceCall('tide', script, example, { omens: [] });
    expect(validator(ToolInputSchema)(call)).toEqual([]);
    expect(call).toMatchObject({
      operation: 'speak',
      input: { place: 'the pier' },
      dependencies: { tide: null },
    });
    expect(call.session.choice).toBeUndefined();
    const answering = practiceCall('tide', script, { ...example, choice: { id: 'shed' } }, {});
    expect(validator(ToolInputSchema)(answering)).toEqual([]);
    expect(answering.session.choice).toMatchObject({ id: 'shed', skill: 'tide' });
  });

  it('gets the settings of its skill, and what its example says beyond', async () => {
    const script = shell(
      'line=$(cat)',
      'case $line in',
      `  *'"config":{"volume":11,"pitch":2}'*) ${emit({ type: 'done', ok: true })} ;;`,
      `  *) ${emit({ type: 'error', errorCode: 'odd', errorMessage: 'Odd.' })}; ${emit({ type: 'done', ok: false })} ;;`,
      'esac',
    );
    const field = (preset: number): JsonObject => ({ type: 'integer', default: preset });
    const folder = make({
      scripts: { 'speak.sh': script },
      manifest: { scripts: [{ name: 'speak', path: 'scripts/speak.sh', examples: 'examples.json' }] },
    });
    writeConfigSchema(folder, { properties: { volume: field(1), pitch: field(1) } });
    writeFileSync(path.join(folder, 'config.json'), '{"volume": 11}');
    writeFileSync(
      path.join(folder, 'examples.json'),
      '[{"input": {}, "expect": "success", "config": {"pitch": 2}}]',
    );
    const { checks } = await testSkill(folder);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('is stopped with all its children when the test is interrupted, and its working folder is removed', async () => {
    const note = path.join(scratch, 'note');
    const folder = make({
      scripts: { 'speak.sh': shell('sleep 60 &', `echo "$! $$ $PWD" > '${note}'`, 'sleep 60') },
    });
    const controller = new AbortController();
    const test = testSkill(folder, { signal: controller.signal, mechanisms: [] });
    while (!existsSync(note) || !readFileSync(note, 'utf8').endsWith('\n')) await sleep(10);
    controller.abort(new Error('enough'));
    await expect(test).rejects.toThrow('enough');
    const [child, parent, workingFolder = ''] = readFileSync(note, 'utf8').trim().split(' ');
    expect(await waitUntilNone(() => [child, parent].map(Number).filter(isAlive))).toEqual([]);
    expect(existsSync(workingFolder)).toBe(false);
  });
});

function writeConfigSchema(folder: string, fields: JsonObject): void {
  const document = { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', ...fields };
  writeFileSync(path.join(folder, 'config-schema.json'), JSON.stringify(document));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ');
  } catch {
    return false;
  }
}
