import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cli } from '../support/cli.ts';
import { emit, makeTempFolder, planOf, shell, step, writeSkills } from '../support/skills.ts';

/** Not of the shape of any secret, so that only where it comes from can tell. */
const KEY = 'correct-horse-battery';

let home: string;
let skills: string;
beforeEach(() => {
  home = makeTempFolder();
  skills = path.join(home, 'skills');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function narratoria(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, stdout, stderr } = await cli(args, { home, env });
  return { status: exitCode, stdout, stderr };
}

const ran = () => existsSync(path.join(skills, 'bard/data/ran'));
/** A script that leaves a trace where it runs, which is its own data folder. */
const marking = (more = '') => shell('echo x >> ran', more || ':', emit({ type: 'done', ok: true }));

async function runPlan(toolPath: string, options: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const file = path.join(home, 'plan.json');
  writeFileSync(file, JSON.stringify(planOf([step('only', toolPath)])));
  const { status, stdout, stderr } = await narratoria(['plan', 'run', file, '--json', ...options], env);
  return { status, stdout, stderr, result: JSON.parse(stdout) };
}

const listed = async (name: string) =>
  JSON.parse((await narratoria(['skill', 'list', '--json'])).stdout).skills.filter(
    (skill: { name: string }) => skill.name === name,
  );

const ECHO_CONFIG = `let text = '';
process.stdin.on('data', (chunk) => { text += chunk; }).on('end', () => {
  const { config } = JSON.parse(text);
  const say = (event) => console.log(JSON.stringify({ version: '0', ...event }));
  say({ type: 'log', level: 'info', message: 'It is ' + config.greeting });
  say({ type: 'state_patch', patch: { narration: { paragraphs: [String(config.greeting)] }, seen: config } });
  console.error(config.greeting);
  say({ type: 'done', ok: true });
});
`;

function writeGreeter(properties: object, config?: object, manifest: object = {}): void {
  writeSkills(skills, {
    greeter: { scripts: { 'greet.mjs': ECHO_CONFIG }, manifest: manifest as Record<string, never> },
  });
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties,
  };
  writeFileSync(path.join(skills, 'greeter/config-schema.json'), JSON.stringify(schema));
  if (config !== undefined) writeFileSync(path.join(skills, 'greeter/config.json'), JSON.stringify(config));
}

describe('a skill that was copied into the home folder', () => {
  it('is not run, planned with or asked before it is allowed, and is afterwards', async () => {
    writeSkills(skills, {
      bard: {
        scripts: { 'narrate.sh': marking() },
        manifest: { capabilities: ['narration'], priority: 99, author: 'A. Stranger' },
      },
    });
    expect(await listed('bard')).toMatchObject([{ enabled: false, standing: 'new' }]);
    const refused = await runPlan('skills/bard/narrate');
    expect(refused.status).toBe(1);
    expect(refused.result.error).toMatchObject({ code: 'skill_not_available' });
    expect(refused.result.error.message).toContain('narratoria skill enable bard');
    const told = await narratoria(['play', 'low-water', '--auto', '1', '--json', '--seed', 'a']);
    expect(told.status).toBe(0);
    expect(told.stderr).toContain('New skill: bard. Review it with: narratoria skill enable bard');
    expect(ran()).toBe(false);

    const review = await narratoria(['skill', 'enable', 'bard']);
    expect(review.status).toBe(2);
    expect(review.stdout).toMatch(/Author\s+A\. Stranger/);
    expect(review.stdout).toMatch(/Network\s+no/);
    expect(review.stdout).toContain(path.join(skills, 'bard'));
    expect(review.stderr).toContain('skill enable bard --yes');
    expect(await listed('bard')).toMatchObject([{ standing: 'new' }]);

    expect(await narratoria(['skill', 'enable', 'bard', '--yes'])).toMatchObject({ status: 0 });
    expect(await listed('bard')).toMatchObject([{ enabled: true, standing: 'allowed', unavailable: null }]);
    expect((await runPlan('skills/bard/narrate')).status).toBe(0);
    expect(ran()).toBe(true);
  });

  it('is off again when its content changes, even if size and time of the file stay the same', async () => {
    writeSkills(skills, { bard: { scripts: { 'narrate.sh': marking('# one') } } });
    await narratoria(['skill', 'enable', 'bard', '--yes']);
    const script = path.join(skills, 'bard/scripts/narrate.sh');
    const { atime, mtime } = statSync(script);
    writeFileSync(script, readFileSync(script, 'utf8').replace('# one', '# two'));
    utimesSync(script, atime, mtime);
    expect(await listed('bard')).toMatchObject([{ enabled: false, standing: 'changed' }]);
    expect((await runPlan('skills/bard/narrate')).result.error.message).toContain(
      'changed since you allowed it',
    );
    expect(ran()).toBe(false);
    // What it writes itself, and its settings, are no change.
    writeFileSync(script, readFileSync(script, 'utf8').replace('# two', '# one'));
    mkdirSync(path.join(skills, 'bard/data'));
    writeFileSync(path.join(skills, 'bard/data/notes.txt'), 'mine');
    writeFileSync(path.join(skills, 'bard/config.json'), '{}');
    expect(await listed('bard')).toMatchObject([{ standing: 'allowed' }]);
  });

  it('cannot have a script among the files that may change without anyone being asked', async () => {
    writeSkills(skills, {
      bard: {
        scripts: { 'narrate.sh': shell() },
        manifest: { scripts: [{ name: 'hidden', path: 'data/hidden.sh' }] },
      },
    });
    mkdirSync(path.join(skills, 'bard/data'));
    writeFileSync(path.join(skills, 'bard/data/hidden.sh'), marking(), { mode: 0o755 });
    await narratoria(['skill', 'enable', 'bard', '--yes']);
    for (const toolPath of [
      'skills/bard/hidden',
      'skills/bard/data/hidden.sh',
      path.join(skills, 'bard/data/hidden.sh'),
    ])
      expect((await runPlan(toolPath)).result.error).toMatchObject({ code: 'script_not_found' });
    expect(ran()).toBe(false);
  });

  it('runs when the user trusts all of them for this run, which is said', async () => {
    writeSkills(skills, { bard: { scripts: { 'narrate.sh': marking() } } });
    const byOption = await runPlan('skills/bard/narrate', ['--trust-skills']);
    expect(byOption).toMatchObject({ status: 0, stderr: expect.stringContaining('--trust-skills') });
    expect((await runPlan('skills/bard/narrate', [], { NARRATORIA_TRUST_SKILLS: '1' })).status).toBe(0);
    expect((await runPlan('skills/bard/narrate')).status).toBe(1);
  });

  it('is tested, and run from a folder that is named, without being asked about', async () => {
    writeSkills(skills, { bard: { scripts: { 'narrate.sh': marking() } } });
    const { checks } = JSON.parse(
      (await narratoria(['skill', 'test', path.join(skills, 'bard'), '--json'])).stdout,
    ) as { checks: { script: string; ok: boolean }[] };
    expect(checks.some(({ script, ok }) => script === 'narrate' && ok)).toBe(true);
    expect((await runPlan('skills/bard/narrate', ['--skills', skills])).status).toBe(0);
    expect(ran()).toBe(true);
  });

  it('is left out in safe mode, allowed or not', async () => {
    writeSkills(skills, {
      bard: { scripts: { 'narrate.sh': marking() }, manifest: { capabilities: ['narration'], priority: 99 } },
    });
    await narratoria(['skill', 'enable', 'bard', '--yes']);
    const campaign = path.join(home, 'campaigns/mine');
    mkdirSync(campaign, { recursive: true });
    writeFileSync(path.join(campaign, 'manifest.json'), '{}');
    const safe = await narratoria(['play', 'low-water', '--auto', '1', '--json', '--safe']);
    expect(safe).toMatchObject({ status: 0, stderr: expect.stringContaining('Safe mode') });
    expect(ran()).toBe(false);
    const own = await narratoria(['play', 'mine', '--auto', '1', '--json', '--safe']);
    expect(own.stdout).toContain('In safe mode your own campaigns are left out.');
  });
});

describe('a variable of the environment', () => {
  const greeting = { type: 'string', 'x-env-var': 'PET_NAME' };

  it('is named in the review, and goes to the skill only when that was allowed', async () => {
    writeGreeter({ greeting });
    const review = await narratoria(['skill', 'enable', 'greeter'], { PET_NAME: KEY });
    expect(review.stdout).toMatch(/Environment\s+PET_NAME/);
    expect(review.stdout).not.toContain(KEY);
    await narratoria(['skill', 'enable', 'greeter', '--yes']);
    const { result } = await runPlan('skills/greeter/greet', [], { PET_NAME: KEY });
    expect(result.success).toBe(true);
    expect(result.aggregatedState.seen.greeting).toBe('•••');
  });

  it('that comes into the settings later is not handed over until it is agreed to', async () => {
    writeGreeter({ greeting: { type: 'string' } });
    await narratoria(['skill', 'enable', 'greeter', '--yes']);
    const reference = '$' + '{PET_NAME}';
    writeFileSync(path.join(skills, 'greeter/config.json'), JSON.stringify({ greeting: reference }));
    const before = await runPlan('skills/greeter/greet', [], { PET_NAME: KEY });
    expect(before.result.aggregatedState.seen).toEqual({});
    expect((await listed('greeter'))[0].problems[0].message).toMatch(/PET_NAME.*not agreed.*skill enable/);

    expect((await narratoria(['skill', 'enable', 'greeter', '--yes'])).stdout).toMatch(
      /Environment\s+PET_NAME/,
    );
    const after = await runPlan('skills/greeter/greet', [], { PET_NAME: KEY });
    expect(after.result.aggregatedState.seen.greeting).toBe('•••');
  });

  it('that the user types into the settings is agreed to by that', async () => {
    writeGreeter({ greeting: { type: 'string' } });
    await narratoria(['skill', 'enable', 'greeter', '--yes']);
    await narratoria(['skill', 'config', 'greeter', 'greeting=$' + '{PET_NAME}']);
    const { result } = await runPlan('skills/greeter/greet', [], { PET_NAME: KEY });
    expect(result.aggregatedState.seen.greeting).toBe('•••');
  });

  it('is masked wherever it comes out, whatever the schema says and whoever named it', async () => {
    const reference = '$' + '{PET_NAME}';
    writeGreeter({ greeting: { type: 'string' } }, { greeting: `Bearer ${reference}` });
    const { stdout, stderr, result } = await runPlan('skills/greeter/greet', ['--skills', skills], {
      PET_NAME: KEY,
    });
    expect(result.success).toBe(true);
    expect(stdout + stderr).not.toContain(KEY);
    expect(readFileSync(path.join(home, 'logs/narratoria.log'), 'utf8')).not.toContain(KEY);
    expect(
      (await narratoria(['skill', 'config', 'greeter', '--skills', skills, '--json'], { PET_NAME: KEY }))
        .stdout,
    ).not.toContain(KEY);
  });
});

describe('a skill with the name of one that came with Narratoria', () => {
  const manifest = { capabilities: ['narration', 'prose'], priority: 99 };
  const shipped = async () =>
    (await listed('storyteller')).find((skill: { path: string }) => !skill.path.startsWith(home));

  beforeEach(async () => {
    await narratoria(['skill', 'config', 'storyteller', 'provider=claude', 'apiKey=sk-of-the-storyteller-1']);
    writeSkills(skills, { storyteller: { scripts: { 'narrate.mjs': ECHO_CONFIG }, manifest } });
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: { apiKey: { type: 'string' }, provider: { type: 'string' } },
    };
    writeFileSync(path.join(skills, 'storyteller/config-schema.json'), JSON.stringify(schema));
  });

  it('takes its place only by consent, and then gets none of its settings', async () => {
    expect(await shipped()).toMatchObject({ enabled: true, standing: 'allowed' });
    expect(await listed('storyteller')).toHaveLength(2);
    const review = await narratoria(['skill', 'enable', 'storyteller', '--yes']);
    expect(review.stdout).toContain('Replaces the built-in skill "storyteller".');
    expect(await listed('storyteller')).toMatchObject([{ path: path.join(skills, 'storyteller') }]);
    const { result } = await runPlan('skills/storyteller/narrate');
    expect(result.aggregatedState.seen).toEqual({});
    expect(existsSync(path.join(skills, 'storyteller/config.json'))).toBe(false);
    rmSync(path.join(skills, 'storyteller'), { recursive: true });
    expect((await narratoria(['skill', 'config', 'storyteller', '--json'])).stdout).toContain(
      '"provider":"claude"',
    );
  });
});

it('settings of shipped skills in a home of an earlier version are kept, and go to nobody else', async () => {
  const config = { provider: 'claude', apiKey: 'sk-of-the-storyteller-1' };
  writeSkills(skills, { storyteller: { scripts: { 'narrate.mjs': ECHO_CONFIG } } });
  writeFileSync(path.join(skills, 'storyteller/config.json'), JSON.stringify(config));
  mkdirSync(path.join(skills, 'memory/data'), { recursive: true });
  writeFileSync(path.join(skills, 'memory/data/kept.json'), '[]');
  expect((await narratoria(['skill', 'config', 'storyteller', '--json'])).stdout).toContain(
    '"provider":"claude"',
  );
  expect(existsSync(path.join(skills, 'storyteller/config.json'))).toBe(false);
  expect(existsSync(path.join(skills, 'memory'))).toBe(false);
  expect(existsSync(path.join(home, 'shipped-skills/memory/data/kept.json'))).toBe(true);
});

it.each([
  ['another version', { version: '2.0.0' }],
  ['a skill of another name', { name: 'impostor' }],
])('%s in the same folder does not get the secrets that were saved for the first', async (_, manifest) => {
  const secret = { type: 'string', 'x-sensitive': true };
  writeGreeter({ greeting: secret, units: { type: 'string' } });
  await narratoria(['skill', 'enable', 'greeter', '--yes']);
  await narratoria(['skill', 'config', 'greeter', `greeting=${KEY}`, 'units=metric']);
  // The one that comes after calls the same setting no secret.
  writeGreeter({ greeting: { type: 'string' }, units: { type: 'string' } }, undefined, manifest);
  const name = 'name' in manifest ? manifest.name : 'greeter';
  const review = await narratoria(['skill', 'enable', String(name), '--yes']);
  expect(review.stdout).toContain('are deleted: greeting.');
  expect(readFileSync(path.join(skills, 'greeter/config.json'), 'utf8')).not.toContain(KEY);
  const { result } = await runPlan(`skills/${name}/greet`);
  expect(result.aggregatedState.seen).toEqual({ units: 'metric' });
});
