import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { homeFolder } from '../../src/base/home.ts';
import { testSkill } from '../../src/skills/conformance/index.ts';
import { type FurnishedBox, isWithin } from '../../src/skills/process/confine/box.ts';
import { works } from '../../src/skills/process/confine/probe.ts';
import { sandboxProfile } from '../../src/skills/process/confine/sandbox-exec.ts';
import { programView } from '../../src/skills/process/confine/visible.ts';
import { boxFor, confinementOf, type Mechanism } from '../../src/skills/process/confinement.ts';
import type { SkillOrigin } from '../../src/skills/skill.ts';
import {
  emit,
  makeTempFolder,
  openWorkshop,
  planOf,
  type SkillSource,
  shell,
  step,
  toolResult,
  type Workshop,
  writeSkills,
} from '../support/skills.ts';

const DONE = emit({ type: 'done', ok: true });
const here = (['bubblewrap', 'namespaces'] as const).filter(works);

let folder: string;
let workshop: Workshop | null = null;

beforeEach(() => {
  folder = makeTempFolder();
});

afterEach(async () => {
  await workshop?.close();
  workshop = null;
  rmSync(folder, { recursive: true, force: true });
});

async function run(source: SkillSource, mechanisms?: readonly Mechanism[]) {
  writeSkills(path.join(folder, 'skills'), { one: source });
  workshop = await openWorkshop([path.join(folder, 'skills')], undefined, mechanisms);
  const [file = ''] = Object.keys(source.scripts);
  const plan = planOf([step('a', `skills/one/scripts/${file}`, { required: false })]);
  return toolResult(await workshop.execute(plan), 'a');
}

describe.each(here)('a script confined with %s', (mechanism) => {
  it('reads and writes what its manifest declares', async () => {
    mkdirSync(path.join(folder, 'music'));
    mkdirSync(path.join(folder, 'notes'));
    writeFileSync(path.join(folder, 'music/song'), 'la');
    const manifest = {
      permissions: { read: [path.join(folder, 'music')], write: [path.join(folder, 'notes')] },
    };
    const script = shell(`set -e; cat '${folder}/music/song' > '${folder}/notes/copy'`, DONE);
    expect(await run({ scripts: { 'copy.sh': script }, manifest }, [mechanism])).toMatchObject({
      state: 'success',
      confinement: mechanism,
    });
    expect(readFileSync(path.join(folder, 'notes/copy'), 'utf8')).toBe('la');
  });

  it('has a temporary folder of its own, which goes when the runner closes', async () => {
    const script = shell('echo x > "$TMPDIR/kept" && echo y > /tmp/lost', DONE);
    expect(await run({ scripts: { 'temp.sh': script } }, [mechanism])).toMatchObject({ state: 'success' });
    const temp = workshop?.runner.tempFolderOf('one') ?? '';
    expect(existsSync(path.join(temp, 'kept'))).toBe(true);
    expect(existsSync('/tmp/lost')).toBe(false);
    await workshop?.close();
    expect(existsSync(temp)).toBe(false);
  });

  it('is asked to end, and may close its files, before it is killed', async () => {
    const script = shell(`trap 'echo closed > end; exit 3' TERM`, 'while :; do sleep 0.05; done');
    const result = await run({ scripts: { 'loop.sh': script }, timeouts: { 'loop.sh': 4000 } }, [mechanism]);
    expect(result).toMatchObject({ state: 'timeout' });
    expect(readFileSync(path.join(folder, 'skills/one/data/end'), 'utf8')).toBe('closed\n');
  });

  it('is told which permission it lacks', async () => {
    const script = shell('set -e; echo x > ../written', DONE);
    const result = await run({ scripts: { 'write.sh': script } }, [mechanism]);
    expect(result.error?.details?.['hint']).toContain('"permissions.write"');
    const { checks } = await testSkill(path.join(folder, 'skills/one'), { mechanisms: [mechanism] });
    const failed = checks.filter(({ ok }) => !ok).map(({ message }) => message);
    expect(failed.join()).toContain('"permissions.write"');
  });

  it('may wait ahead of need, and is then confined too', async () => {
    const script =
      'process.stdin.on("data", () => {}).on("end", () => console.log(JSON.stringify({ version: "0", type: "done", ok: !require("node:fs").existsSync(process.env.PROBE ?? "/etc/passwd") })));';
    const manifest = { scripts: [{ name: 'wait', path: 'scripts/wait.cjs', prewarm: true }] };
    writeSkills(path.join(folder, 'skills'), { one: { scripts: { 'wait.cjs': script }, manifest } });
    workshop = await openWorkshop([path.join(folder, 'skills')], undefined, [mechanism]);
    const plan = () => planOf([step('a', 'skills/one/wait')]);
    await workshop.execute(plan(), { prewarmNext: true });
    await expect.poll(() => workshop?.processes()).toHaveLength(1);
    expect(await workshop.execute(plan())).toMatchObject({
      success: true,
      toolResults: [{ confinement: mechanism }],
    });
    await expect.poll(() => workshop?.processes()).toHaveLength(0);
  });
});

describe("a script held by Node's permission model", () => {
  const NODE: readonly Mechanism[] = ['node-permission'];
  const READ = (file: string) => `require('node:fs').readFileSync(${JSON.stringify(file)}); ${FINE}`;
  const FINE = 'console.log(\'{"version":"0","type":"done","ok":true}\');';

  it('is told which permission it lacks', async () => {
    const result = await run({ scripts: { 'read.cjs': READ('/etc/hostname') } }, NODE);
    expect(result).toMatchObject({ state: 'failed', confinement: 'node-permission' });
    expect(result.error?.details?.['hint']).toContain('"permissions.read"');
  });

  it('cannot widen its limits by its first line', async () => {
    const script = `#!/usr/bin/env -S node --allow-fs-read=*\n${READ('/etc/hostname')}`;
    expect(await run({ scripts: { 'read.cjs': script } }, NODE)).toMatchObject({ state: 'failed' });
  });

  it('does not run when a link leads out of its folder, since Node would follow it', async () => {
    writeFileSync(path.join(folder, 'secret'), 'x');
    mkdirSync(path.join(folder, 'skills/one'), { recursive: true });
    symlinkSync(path.join(folder, 'secret'), path.join(folder, 'skills/one/innocent'));
    const result = await run(
      { scripts: { 'read.cjs': READ(path.join(folder, 'skills/one/innocent')) } },
      NODE,
    );
    expect(result.error).toMatchObject({ code: 'script_not_executable' });
    expect(result.error?.message).toContain('innocent is a link that leads out');
  });

  it('reads modules of its folder, in TypeScript and under a package.json', async () => {
    mkdirSync(path.join(folder, 'skills/one/lib'), { recursive: true });
    writeFileSync(path.join(folder, 'skills/one/package.json'), '{"type":"module"}');
    writeFileSync(
      path.join(folder, 'skills/one/lib/line.ts'),
      `export const line: string = '{"version":"0","type":"done","ok":true}';`,
    );
    const script = "import { line } from '../lib/line.ts';\nconsole.log(line as string);";
    expect(await run({ scripts: { 'main.ts': script } }, NODE)).toMatchObject({ state: 'success' });
  });
});

describe('the box of a skill', () => {
  const script = (origin: SkillOrigin, permissions = {}) => ({
    skill: 'one',
    origin,
    skillFolder: folder,
    dataFolder: folder,
    file: path.join(folder, 'x.py'),
    permissions,
  });

  it('is for skills that did not come with Narratoria', () => {
    expect(boxFor(script('shipped'))).toBeNull();
    expect(boxFor(script('home'))).toMatchObject({ network: false, read: [], write: [] });
    expect(boxFor(script('named', { network: true }))).toMatchObject({ network: true });
  });

  it('does not reach into our home or the windows on other processes, whatever is declared', () => {
    const home = homeFolder();
    const read = [
      '/',
      '/proc',
      '/proc/1',
      '/sys',
      '/run/user',
      home,
      path.dirname(home),
      path.join(home, 'page-token'),
      'relative',
      '/opt/*',
    ];
    expect(boxFor(script('home', { read, write: read }))).toMatchObject({ read: [], write: [] });
    expect(boxFor(script('home', { read: ['/opt/songs', '~/some-music'] }))?.read).toEqual([
      '/opt/songs',
      path.join(homedir(), 'some-music'),
    ]);
  });

  it('tells folders apart whose names begin with dots', () => {
    expect(isWithin('/a', '/a/..b')).toBe(true);
    expect(isWithin('/a/b', '/a')).toBe(false);
    expect(isWithin('/a/b', '/a/bc')).toBe(false);
  });

  it('is described in plain words', () => {
    writeFileSync(path.join(folder, 'x.py'), '');
    expect(confinementOf(script('home'), []).description).toBe('Runs with all your rights.');
    expect(confinementOf(script('home'), ['node-permission']).mechanism).toBe('none');
    writeFileSync(path.join(folder, 'x.mjs'), '');
    const node = { ...script('home'), file: path.join(folder, 'x.mjs') };
    expect(confinementOf(node, ['node-permission']).description).toContain('The network is open.');
    for (const mechanism of here) {
      expect(confinementOf(script('home'), [mechanism]).description).toContain('has no network');
      expect(confinementOf(script('home', { network: true }), [mechanism]).description).toContain(
        'uses the network',
      );
    }
  });

  it('shows where a known interpreter was installed, and of another program nothing but itself', () => {
    const bin = path.join(folder, 'apps/python/bin');
    mkdirSync(bin, { recursive: true });
    for (const name of ['python3', 'mine']) {
      writeFileSync(path.join(bin, name), '');
      chmodSync(path.join(bin, name), 0o755);
    }
    expect(programView(path.join(bin, 'python3'), bin)).toEqual([path.dirname(bin)]);
    expect(programView(path.join(bin, 'python3'), '/usr/bin')).toEqual([path.join(bin, 'python3')]);
    expect(programView(path.join(bin, 'mine'), bin)).toEqual([path.join(bin, 'mine')]);
    expect(programView('/usr/bin/python3')).toEqual([]);
    expect(programView(path.join(homedir(), 'bin/python3'), path.join(homedir(), 'bin'))).not.toContain(
      homedir(),
    );
  });
});

describe('the profile for macOS', () => {
  const box = (others: Partial<FurnishedBox> = {}): FurnishedBox => ({
    skill: 'one',
    skillFolder: '/s/one',
    dataFolder: '/s/one/data',
    read: ['/m/my "best" songs'],
    write: ['/n'],
    network: false,
    tempFolder: '/t/one',
    hostFolder: '/t/host',
    rootFolder: '/t/root',
    ...others,
  });

  it('denies everything but the box', () => {
    const profile = sandboxProfile('/usr/bin/python3', box());
    expect(profile).toContain('(deny default)');
    expect(profile).toContain('(subpath "/m/my \\"best\\" songs")');
    expect(profile).toContain(
      '(allow file-read* file-write* (subpath "/n") (subpath "/s/one/data") (subpath "/t/one"))',
    );
    expect(profile).toContain('(allow network-outbound (subpath "/t/host"))');
    expect(profile).not.toContain('(allow network*)');
  });

  it('opens the network to a skill that declares it', () => {
    expect(sandboxProfile('/usr/bin/python3', box({ network: true }))).toContain('(allow network*)');
  });
});
