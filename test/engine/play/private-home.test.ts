import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packageRoot } from '../../../src/base/package-root.ts';

const PROGRAM = path.join(packageRoot(), 'dist', 'narratoria.mjs');
const NOBODY = 65_534;
const folders: string[] = [];

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'narratoria-private-'));
  folders.push(made);
  return made;
}

afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

/** Runs a command under the umask that most systems have. */
function run(home: string, args: string[], user: { uid?: number; gid?: number } = {}) {
  const script = `umask 022; exec "$0" "$@"`;
  return spawnSync('sh', ['-c', script, process.execPath, PROGRAM, ...args], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NARRATORIA_HOME: home,
      NARRATORIA_OFFLINE: '1',
      NARRATORIA_IN_PROCESS: '1',
      HOME: '/nonexistent',
    },
    ...user,
  });
}

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);
const openToOthers = (home: string, under: string) =>
  readdirSync(path.join(home, under), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(home, under, name))
    .filter((file) => (statSync(file).mode & 0o077) !== 0);

describe.skipIf(process.platform === 'win32')('the home folder', () => {
  it('and all that is private in it can be read by its owner alone', () => {
    const home = path.join(folder(), 'new', 'home');
    for (let time = 0; time < 2; time += 1) {
      expect(run(home, ['play', 'low-water', '--auto', '0', '--json']).status).toBe(0);
    }
    expect(modeOf(home)).toBe('700');
    expect(readdirSync(path.join(home, 'backups')).length).toBeGreaterThan(0);
    for (const under of ['.', 'backups', 'logs']) expect(openToOthers(home, under)).toEqual([]);
  });

  it('of an older version is closed at the next start', () => {
    const home = folder();
    chmodSync(home, 0o755);
    mkdirSync(path.join(home, 'backups'), { mode: 0o755 });
    mkdirSync(path.join(home, 'logs'), { mode: 0o755 });
    for (const name of ['models.json', 'settings.json', 'skill-settings.json'])
      writeFileSync(path.join(home, name), '{}', { mode: 0o644 });
    writeFileSync(path.join(home, 'narratoria.db'), '', { mode: 0o644 });
    writeFileSync(path.join(home, 'backups', 'mine.db'), '', { mode: 0o644 });
    expect(run(home, ['doctor', '--json']).status).toBe(0);
    expect(modeOf(home)).toBe('700');
    for (const under of ['.', 'backups', 'logs']) expect(openToOthers(home, under)).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('that belongs to somebody else works, and doctor says so', () => {
    const home = folder();
    chmodSync(home, 0o777);
    const { status, stdout } = run(home, ['doctor', '--json'], { uid: NOBODY, gid: NOBODY });
    expect(status).toBe(0);
    const { findings } = JSON.parse(stdout) as {
      findings: { what: string; state: string; message: string }[];
    };
    expect(findings.find(({ what }) => what === 'home')).toMatchObject({
      state: 'falls back',
      message: expect.stringContaining(`${home} may be open to other users`),
    });
    expect(modeOf(home)).toBe('777');
    expect(modeOf(path.join(home, 'narratoria.db'))).toBe('600');
  });

  it('that holds more than Narratoria is left as it is', () => {
    const home = folder();
    chmodSync(home, 0o1777);
    expect(run(home, ['doctor', '--json']).status).toBe(0);
    expect(modeOf(home)).toBe('777');
  });
});
