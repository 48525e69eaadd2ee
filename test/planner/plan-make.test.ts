import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/base/json.ts';
import type { Plan } from '../../src/contracts/plan.ts';
import { cli } from '../support/cli.ts';
import { isVerifying } from '../support/length.ts';
import { shell, writeSkills } from '../support/skills.ts';
import { ROOT, scratchFolder } from './support/skills.ts';

const PROGRAM = path.join(ROOT, 'dist/narratoria.mjs');
const NO_NETWORK = pathToFileURL(path.join(import.meta.dirname, 'fixtures/no-network.mjs')).href;
const canUnshare = spawnSync('unshare', ['-rn', 'true']).status === 0;

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

async function run(args: string[], { home = scratchFolder(), stdin = '' } = {}): Promise<Ran> {
  const { exitCode, stdout, stderr } = await cli(args, { home, input: stdin });
  return { code: exitCode, stdout, stderr };
}

/** The program itself, where its process is what is tried. */
async function start(
  args: string[],
  { home = scratchFolder(), under = [] as string[], env = {} } = {},
): Promise<Ran> {
  const [command = '', ...rest] = [...under, process.execPath, PROGRAM, ...args];
  const child = spawn(command, rest, {
    env: { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', ...env },
  });
  child.stdin.end();
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { code, stdout, stderr };
}

/** A plan without what is new in each: its id and when it was made. */
const timeless = (stdout: string) => {
  const { requestId, metadata, ...plan } = JSON.parse(stdout) as Plan;
  expect([requestId, metadata?.generatedAt]).toEqual([expect.any(String), expect.any(String)]);
  return { ...plan, metadata: { ...metadata, generatedAt: '' } };
};

const ids = (stdout: string) => (JSON.parse(stdout) as Plan).tools.map(({ toolId }) => toolId);

describe('plan make', () => {
  it('prints the plan, on one line with --json, and it can be run', async () => {
    const home = scratchFolder();
    const { code, stdout } = await run(['plan', 'make', 'I attack the wolf', '--json'], { home });
    expect(code).toBe(0);
    expect(stdout.trimEnd()).not.toContain('\n');
    expect(ids(stdout)).toEqual(['recall', 'lore', 'roll', 'remember', 'narrate', 'choices']);
    const ran = await run(['plan', 'run', '-', '--json'], { home, stdin: stdout });
    expect(ran.code).toBe(0);
    const result = JSON.parse(ran.stdout) as { failedTools: string[]; aggregatedState: JsonObject };
    expect(result.failedTools).toEqual([]);
    expect(result.aggregatedState['narration']).toBeDefined();
    expect((await run(['plan', 'make', 'I wait'], { home })).stdout).toContain('\n  "tools": [');
  });

  it('knows the names of a campaign', async () => {
    const { stdout } = await run([
      'plan',
      'make',
      'I ask Iz about the crane',
      '--campaign',
      'low-water',
      '--json',
    ]);
    const { tools } = JSON.parse(stdout) as Plan;
    expect(tools.find(({ toolId }) => toolId === 'opinions')?.input).toEqual({ npcs: ['person:iz'] });
  });

  it('uses skills of other folders, and none that is switched off', async () => {
    const root = scratchFolder();
    const home = scratchFolder();
    writeSkills(root, {
      barometer: { scripts: { 'read.sh': shell() }, manifest: { capabilities: ['weather'] } },
    });
    const args = ['plan', 'make', 'I walk on', '--skills', root, '--json'];
    expect(ids((await run(args, { home })).stdout)).toContain('also-barometer');
    mkdirSync(path.join(home, 'skills'), { recursive: true });
    writeFileSync(path.join(home, 'settings.json'), '{}');
    const { SkillSettings } = await import('../../src/skills/settings.ts');
    const settings = await SkillSettings.open(home);
    await settings.setEnabled('barometer', false);
    await settings.setEnabled('memory', false);
    expect(ids((await run(args, { home })).stdout)).toEqual(['narrate', 'choices']);
  });

  it('says what is wrong: 2 for wrong usage, 1 for a campaign that is not there', async () => {
    for (const args of [
      ['plan', 'make'],
      ['plan', 'make', '  '],
      ['plan', 'make', 'a', '--nonsense'],
    ]) {
      const { code, stdout } = await run([...args, '--json']);
      expect(code).toBe(2);
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid_usage' } });
    }
    const { code, stdout } = await run(['plan', 'make', 'I wait', '--campaign', 'nowhere', '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid_campaign' } });
  });

  it('opens no connection', async () => {
    const options = { env: { NODE_OPTIONS: `--import ${NO_NETWORK}`, NARRATORIA_OFFLINE: '' } };
    const { code, stderr } = await start(['plan', 'make', 'I greet the guild', '--json'], options);
    expect(stderr).not.toContain('NETWORK USED');
    expect(code).toBe(0);
  });

  it.runIf(isVerifying && canUnshare)('gives the same plan where there is no network at all', async () => {
    const args = ['plan', 'make', 'I greet the guild', '--json'];
    const [with_, without] = await Promise.all([run(args), start(args, { under: ['unshare', '-rn'] })]);
    expect(without.code).toBe(0);
    expect(timeless(without.stdout)).toEqual(timeless(with_.stdout));
  });
});
