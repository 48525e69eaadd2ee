import { execFileSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { runProgram } from '../play/support/saved.ts';
import { makeTempFolder, shell, writeSkills } from '../support/skills.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const newHome = () => mkdtempSync(path.join(scratch, 'home-'));

/** A folder with the skill `rain` in it, somewhere. */
function rain(): string {
  const root = mkdtempSync(path.join(scratch, 'source-'));
  writeSkills(root, { rain: { scripts: { 'fall.sh': shell() } } });
  return path.join(root, 'rain');
}

function settingsIn(home: string) {
  return JSON.parse(readFileSync(path.join(home, 'skill-settings.json'), 'utf8')).skills.rain;
}

const isUsed = async (home: string) =>
  JSON.parse((await runProgram(home, ['skill', 'list', '--json'])).stdout).skills.some(
    ({ name, unavailable }: { name: string; unavailable: string | null }) =>
      name === 'rain' && unavailable === null,
  );

describe('skill install', () => {
  it('brings a folder, asks before it may run, and remembers where it came from', async () => {
    const home = newHome();
    const source = rain();
    mkdirSync(path.join(source, 'data'));
    writeFileSync(path.join(source, 'data/own.txt'), 'mine');
    const asked = await runProgram(home, ['skill', 'install', source]);
    expect(asked.exitCode).toBe(2);
    expect(asked.stderr).toContain('narratoria skill enable rain --yes');
    // It declares no effects, so it may propose them all.
    expect(asked.stdout).toMatch(/Effects +item, opinion, fact, /);
    expect(await isUsed(home)).toBe(false);

    const agreed = await runProgram(home, ['skill', 'install', source, '--yes']);
    expect(agreed.stdout).toContain('rain is allowed and on.');
    expect(await isUsed(home)).toBe(true);
    expect(existsSync(path.join(home, 'skills/rain/data/own.txt'))).toBe(false);
    const { source: from, allowed } = settingsIn(home);
    expect(from).toMatchObject({ from: source, kind: 'folder', checksum: allowed.hash });
  });

  it('brings a zip file and a commit of a git repository, and updates it from another branch', async () => {
    const zip = new ZipFile();
    const source = rain();
    for (const name of ['skill.json', 'scripts/fall.sh'])
      zip.addFile(path.join(source, name), `rain/${name}`);
    zip.end();
    const archive = path.join(scratch, 'rain.zip');
    await pipeline(zip.outputStream, createWriteStream(archive));
    const zipped = newHome();
    expect((await runProgram(zipped, ['skill', 'install', archive, '--yes'])).exitCode).toBe(0);
    expect(await isUsed(zipped)).toBe(true);
    expect(settingsIn(zipped).source.pin).toMatch(/^sha256:[0-9a-f]{64}$/);

    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
        cwd: source,
        encoding: 'utf8',
      });
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'rain');
    const commit = git('rev-parse', 'HEAD').trim();
    execFileSync('git', ['clone', '--quiet', '--bare', source, path.join(scratch, 'rain.git')]);
    const cloned = newHome();
    const address = `file://${path.join(scratch, 'rain.git')}#${commit}`;
    expect(await runProgram(cloned, ['skill', 'install', address, '--yes'])).toMatchObject({ exitCode: 0 });
    expect(settingsIn(cloned).source).toMatchObject({ kind: 'git', pin: commit });
    expect(existsSync(path.join(cloned, 'skills/rain/.git'))).toBe(false);

    writeFileSync(path.join(source, 'scripts/fall.sh'), shell('sleep 0'));
    git('commit', '--quiet', '-am', 'more rain');
    git('push', '--quiet', path.join(scratch, 'rain.git'), 'HEAD:refs/heads/next');
    const next = `file://${path.join(scratch, 'rain.git')}#next`;
    expect(await runProgram(cloned, ['skill', 'install', next, '--yes'])).toMatchObject({ exitCode: 0 });
    expect(settingsIn(cloned).source.pin).toBe(git('rev-parse', 'HEAD').trim());
  }, 60_000);

  it('brings a package that npm has packed, and updates it from another version', async () => {
    const source = rain();
    const pack = (version: string) => {
      const about = { name: '@weather/rain', version, files: ['skill.json', 'scripts'] };
      writeFileSync(path.join(source, 'package.json'), JSON.stringify(about));
      execFileSync('npm', ['pack', '--silent', '--offline', '--pack-destination', scratch], { cwd: source });
      const made = path.join(scratch, `weather-rain-${version}.tgz`);
      return made;
    };
    const home = newHome();
    const installed = await runProgram(home, ['skill', 'install', pack('1.0.0'), '--yes']);
    expect(installed).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('rain is allowed and on'),
    });
    expect(await isUsed(home)).toBe(true);
    expect(settingsIn(home).source).toMatchObject({
      kind: 'tarball',
      pin: expect.stringMatching(/^@weather\/rain@1\.0\.0 sha512-/),
    });
    writeFileSync(path.join(source, 'scripts/fall.sh'), shell('sleep 0'));
    await runProgram(home, ['skill', 'install', pack('1.1.0'), '--yes']);
    expect(settingsIn(home).source.pin).toContain('@1.1.0 ');

    writeFileSync(path.join(scratch, 'broken.tgz'), 'no archive');
    const broken = await runProgram(home, ['skill', 'install', path.join(scratch, 'broken.tgz')]);
    expect(broken.exitCode).toBeGreaterThan(0);
    expect(broken.stderr).toContain('broken.tgz could not be fetched');
  }, 60_000);

  it('refuses what is no skill, a name that is taken, and the network when there is none', async () => {
    const home = newHome();
    expect((await runProgram(home, ['skill', 'install', scratch])).stderr).toContain('holds no skill');
    expect((await runProgram(home, ['skill', 'install', 'npm:some-skill'])).stderr).toContain('offline');
    expect((await runProgram(home, ['skill', 'install', './nowhere'])).exitCode).toBe(2);
    expect((await runProgram(home, ['skill', 'install', 'ext::sh.git'])).exitCode).toBe(2);
    await runProgram(home, ['skill', 'install', rain(), '--yes']);
    expect((await runProgram(home, ['skill', 'install', rain(), '--yes'])).stderr).toContain(
      'skill remove rain',
    );
  }, 60_000);
});

describe('skill remove', () => {
  it('deletes a skill of the home and all that is known of it, and none that came with Narratoria', async () => {
    const home = newHome();
    await runProgram(home, ['skill', 'install', rain(), '--yes']);
    expect((await runProgram(home, ['skill', 'remove', 'rain'])).stderr).toContain('--yes');
    expect((await runProgram(home, ['skill', 'remove', 'rain', '--yes'])).stdout).toBe('rain was removed.\n');
    expect(existsSync(path.join(home, 'skills/rain'))).toBe(false);
    expect(settingsIn(home)).toBeUndefined();
    expect((await runProgram(home, ['skill', 'remove', 'memory', '--yes'])).stderr).toContain(
      'skill disable memory',
    );
  }, 60_000);
});

describe('a folder with nothing but a SKILL.md and helpers', () => {
  it('is advice: nothing of it is run', async () => {
    const home = newHome();
    const folder = path.join(home, 'skills/manners');
    mkdirSync(path.join(folder, 'scripts'), { recursive: true });
    writeFileSync(path.join(folder, 'scripts/helper.py'), 'print("hello")\n');
    writeFileSync(
      path.join(folder, 'SKILL.md'),
      '---\nname: manners\ndescription: How people greet.\n---\nBow.\n',
    );
    const { skills } = JSON.parse((await runProgram(home, ['skill', 'list', '--json'])).stdout);
    expect(skills.find(({ name }: { name: string }) => name === 'manners').scripts).toEqual([]);
  });
});
