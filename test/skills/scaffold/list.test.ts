import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder, shell, trustSkills, writeSkills } from '../../support/skills.ts';
import { narratoria } from './support/narratoria.ts';

const home = makeTempFolder();
const more = makeTempFolder();
trustSkills();
const list = async (...args: string[]) => {
  const { stdout } = await narratoria(['skill', 'list', '--skills', more, '--json', ...args], { home });
  return JSON.parse(stdout);
};

beforeAll(() => {
  writeSkills(path.join(home, 'skills'), {
    lantern: {
      scripts: { 'light.sh': shell() },
      timeouts: { 'light.sh': 5000 },
      manifest: { displayName: 'Lantern', description: 'Lights \u001b[31mthings\u0007.' },
    },
    needy: { scripts: {}, manifest: { dependencies: ['no-such-skill'] } },
    'weather-vane': {
      scripts: {},
      manifest: { configSchema: 'config-schema.json' },
    },
  });
  writeSkills(more, { lantern: { scripts: {} }, anchor: { scripts: {} } });
  writeFileSync(
    path.join(home, 'skills/weather-vane/config-schema.json'),
    JSON.stringify({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      required: ['station'],
      properties: { station: { type: 'string' } },
    }),
  );
  mkdirSync(path.join(home, 'skills/broken'));
  writeFileSync(path.join(home, 'skills/broken/skill.json'), '{\n  "name": 5\n}');
});

afterAll(() => {
  for (const folder of [home, more]) rmSync(folder, { recursive: true, force: true });
});

describe('skill list --json', () => {
  it('tells all about a skill', async () => {
    const { skills } = await list();
    expect(skills.find(({ name }: { name: string }) => name === 'lantern')).toMatchObject({
      displayName: 'Lantern',
      version: '1.0.0',
      path: path.join(home, 'skills/lantern'),
      enabled: true,
      health: 'healthy',
      unavailable: null,
      scripts: [
        { name: 'light', path: 'scripts/light.sh', description: '', timeoutMs: 5000, prewarm: false },
      ],
      problems: [],
    });
  });

  it('tells what is wrong, with file and line, of skills that load and of those that do not', async () => {
    const { skills, problems } = await list();
    const needy = skills.find(({ name }: { name: string }) => name === 'needy');
    expect(needy.unavailable).toBe('it needs the skill "no-such-skill"');
    expect(needy.problems).toEqual([
      expect.objectContaining({ line: 7, message: expect.stringContaining('no-such-skill') }),
    ]);
    const vane = skills.find(({ name }: { name: string }) => name === 'weather-vane');
    expect(vane.unavailable).toContain('"station" is required');
    expect(vane.problems[0].file).toBe(path.join(home, 'skills/weather-vane/config.json'));
    expect(problems).toContainEqual({
      file: path.join(home, 'skills/broken/skill.json'),
      line: 2,
      message: expect.stringContaining('"name" must be a string'),
    });
    expect(problems).toEqual(expect.arrayContaining([...needy.problems, ...vane.problems]));
  });

  it('tells of an input schema that is no schema, where the manifest names it', async () => {
    writeSkills(path.join(home, 'skills'), {
      vague: {
        scripts: { 'go.sh': shell() },
        manifest: { scripts: [{ name: 'go', path: 'scripts/go.sh', inputSchema: 'input.json' }] },
      },
    });
    writeFileSync(
      path.join(home, 'skills/vague/input.json'),
      '{\n  "type": "object",\n  "required": "all"\n}',
    );
    const { skills } = await list();
    expect(skills.find(({ name }: { name: string }) => name === 'vague').problems).toEqual([
      {
        file: path.join(home, 'skills/vague/skill.json'),
        line: 9,
        message: expect.stringContaining('input.json:3: This is not a JSON Schema'),
      },
    ]);
  });

  it('takes more folders, and the skill at home wins', async () => {
    const { skills, problems } = await list();
    expect(skills.map(({ name }: { name: string }) => name)).toContain('anchor');
    expect(problems.map(({ message }: { message: string }) => message)).toContainEqual(
      expect.stringContaining('"lantern" is already provided by'),
    );
  });
});

describe('skill list', () => {
  it('shows people what is ready, what is not and why, and lets no skill steer the terminal', async () => {
    const { code, stdout } = await narratoria(['skill', 'list', '--skills', more], { home });
    expect(code).toBe(0);
    expect(stdout).toContain('✓ lantern 1.0.0  Lights things.');
    expect(stdout).toContain('not in use: it needs the skill "no-such-skill".');
    expect(stdout).toMatch(/broken\/skill\.json:2: "name" must be a string/);
    expect(stdout).toMatch(/\d+ skills, 2 not in use\.\n$/);
  });
});

describe('skill disable and enable', () => {
  it('switch a skill off and on for good', async () => {
    const off = await narratoria(['skill', 'disable', 'lantern'], { home });
    expect(off).toMatchObject({ code: 0, stdout: 'lantern is off.\n' });
    const lantern = (await list()).skills.find(({ name }: { name: string }) => name === 'lantern');
    expect(lantern).toMatchObject({ enabled: false, unavailable: 'it is switched off' });
    const { stdout } = await narratoria(['skill', 'list'], { home });
    expect(stdout).toContain('– lantern');
    expect(stdout).toContain('narratoria skill enable lantern');

    const on = await narratoria(['skill', 'enable', 'lantern'], { home });
    expect(on).toMatchObject({ code: 0, stdout: 'lantern is on.\n' });
    expect((await list()).skills.find(({ name }: { name: string }) => name === 'lantern').enabled).toBe(true);
  });

  it('say so when a skill that is on still cannot be used', async () => {
    const { stdout } = await narratoria(['skill', 'enable', 'needy'], { home });
    expect(stdout).toBe('needy is on. It is still not in use: it needs the skill "no-such-skill".\n');
  });

  it('guess what was meant by a wrong name', async () => {
    const { code, stderr } = await narratoria(['skill', 'disable', 'lantren'], { home });
    expect(code).toBe(1);
    expect(stderr).toContain('did you mean "lantern"?');
  });
});
