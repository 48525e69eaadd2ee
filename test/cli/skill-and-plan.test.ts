import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveProgress } from '../../src/cli/plan/progress.ts';
import { makeTempFolder, planOf, shell, step, writeSkills } from '../support/skills.ts';

const PROGRAM = path.resolve(import.meta.dirname, '../../dist/narratoria.mjs');
const home = makeTempFolder();
const skills = path.join(home, 'skills');
afterAll(() => rmSync(home, { recursive: true, force: true }));

function narratoria(
  args: string[],
  { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    encoding: 'utf8',
    input,
    env: environment(env),
  });
  return { status, stdout, stderr };
}

function environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, NARRATORIA_HOME: home, NARRATORIA_OFFLINE: '1', NO_COLOR: '1', ...more };
}

beforeAll(() => {
  const manifest = { scripts: [{ name: 'go', path: 'scripts/go.sh', inputSchema: 'input.json' }] };
  writeSkills(skills, { weather: { scripts: { 'go.sh': shell() }, manifest } });
  writeFileSync(
    path.join(skills, 'weather/input.json'),
    JSON.stringify({ type: 'object', required: ['place'], properties: { place: { type: 'string' } } }),
  );
  writeFileSync(
    path.join(skills, 'weather/config-schema.json'),
    JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['apiKey'],
      properties: {
        apiKey: { type: 'string', 'x-sensitive': true, 'x-env-var': 'WEATHER_KEY' },
        station: { type: 'string' },
        units: { type: 'string', default: 'metric' },
      },
    }),
  );
  narratoria(['skill', 'enable', 'weather', '--yes']);
});

describe('a wrong --skills', () => {
  it.for([
    ['skill', 'list'],
    ['plan', 'make', 'I wait'],
  ])('is refused by %s', (command) => {
    const gone = narratoria([...command, '--skills', path.join(home, 'nowhere')]);
    expect(gone.status).not.toBe(0);
    expect(gone.stderr).toContain('Folder not found.');
    const itself = narratoria([...command, '--skills', path.join(skills, 'weather')]);
    expect(itself.status).not.toBe(0);
    expect(itself.stderr).toContain(`This is a skill. Give its parent folder: ${skills}`);
  });
});

describe('skill config', () => {
  it('says what holds where nothing is set', () => {
    const { stdout } = narratoria(['skill', 'config', 'weather']);
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'apiKey = not set (required)',
      'station = not set',
      'units = "metric" (default)',
    ]);
    expect(narratoria(['skill', 'config', 'weather'], { env: { WEATHER_KEY: 'x' } }).stdout).toContain(
      'apiKey = not set (taken from WEATHER_KEY)',
    );
  });

  it('reads a secret from standard input, as the text it is', () => {
    const { status, stdout } = narratoria(['skill', 'config', 'weather', 'apiKey=-', 'station=quay'], {
      input: '12345\n',
    });
    expect(status).toBe(0);
    expect(stdout).not.toContain('12345');
    const file = path.join(skills, 'weather/config.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ apiKey: '12345', station: 'quay' });
  });

  it.skipIf(process.platform !== 'linux' || !existsSync('/usr/bin/script'))(
    'does not show a secret that is typed',
    async () => {
      const command = `"${process.execPath}" "${PROGRAM}" skill config weather apiKey=-`;
      const terminal = spawn('/usr/bin/script', ['-qec', command, '/dev/null'], { env: environment() });
      let seen = '';
      terminal.stdout.setEncoding('utf8').on('data', (text: string) => {
        seen += text;
        if (text.includes('(hidden)')) terminal.stdin.write('67890\r');
      });
      const [code] = await once(terminal, 'close');
      expect([code, seen]).toEqual([0, expect.stringContaining('apiKey = "•')]);
      expect(seen).not.toContain('67890');
      expect(readFileSync(path.join(skills, 'weather/config.json'), 'utf8')).toContain('"67890"');
    },
  );

  it('wants a value there, and only one', () => {
    expect(narratoria(['skill', 'config', 'weather', 'apiKey=-'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Standard input has no value for "apiKey"'),
    });
    expect(narratoria(['skill', 'config', 'weather', 'apiKey=-', 'station=-'], { input: 'x' }).status).toBe(
      2,
    );
  });
});

describe('plan run', () => {
  it('warns of an input that does not fit, at its place, and runs the plan', () => {
    mkdirSync(path.join(home, 'plans'));
    const file = path.join(home, 'plans/plan.json');
    const plan = planOf([step('a', 'skills/weather/go', { input: { place: 5 } })]);
    writeFileSync(file, JSON.stringify(plan, null, 2));
    const env = { WEATHER_KEY: 'x' };
    const { status, stderr } = narratoria(['plan', 'run', file], { env });
    expect(stderr).toMatch(
      /plan\.json:\d+:\d+: The input of "a" does not match its inputSchema: "place" must be/,
    );
    expect(status).toBe(0);
    expect(narratoria(['plan', 'run', file, '--json'], { env }).stderr).toBe('');
  });

  it('shows the first lines of a flood and counts the rest', () => {
    const lines: string[] = [];
    const tell = liveProgress({ write: (text: string) => lines.push(text) });
    const event = { version: '0', type: 'log', level: 'debug', message: 'again', at: 0 } as never;
    for (let count = 0; count < 10_000; count += 1) tell({ type: 'event', toolId: 'a', attempt: 1, event });
    tell({ type: 'tool_finished', toolId: 'a', state: 'success', executionTimeMs: 1, warnings: [] });
    expect(lines).toHaveLength(22);
    expect(lines[20]).toContain('a … and 9980 more lines');
  });
});
