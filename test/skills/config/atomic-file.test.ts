import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFileAtomically } from '../../../src/base/atomic-file.ts';
import { temporaryFolder } from './support/skill-folder.ts';

const FILL_DISK = path.join(import.meta.dirname, 'support/fill-disk.ts');

describe('writing a file atomically', () => {
  it('creates it and replaces it, whatever mode it had and the process asks for', async () => {
    const file = path.join(temporaryFolder(), 'a.txt');
    writeFileSync(file, 'old', { mode: 0o666 });
    const umask = process.umask(0o077);
    try {
      await writeFileAtomically(file, 'neu ✓', { mode: 0o644 });
    } finally {
      process.umask(umask);
    }
    expect(readFileSync(file, 'utf8')).toBe('neu ✓');
    expect(statSync(file).mode & 0o777).toBe(0o644);
    await writeFileAtomically(file, 'newer');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
  });

  it('sweeps up what a killed process left long ago, and nothing else', async () => {
    const folder = temporaryFolder();
    const longAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['.a.txt.1.tmp', '.b.txt.1.tmp', '.a.txt.keep']) {
      writeFileSync(path.join(folder, name), 'secret');
      utimesSync(path.join(folder, name), longAgo, longAgo);
    }
    writeFileSync(path.join(folder, '.a.txt.2.tmp'), 'being written');
    await writeFileAtomically(path.join(folder, 'a.txt'), 'new');
    expect(readdirSync(folder).sort()).toEqual(['.a.txt.2.tmp', '.a.txt.keep', '.b.txt.1.tmp', 'a.txt']);
  });

  it('lets many write at once: one of them is the last', async () => {
    const file = path.join(temporaryFolder(), 'a.txt');
    const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(5000));
    await Promise.all(texts.map((text) => writeFileAtomically(file, text)));
    expect(texts).toContain(readFileSync(file, 'utf8'));
    expect(readdirSync(path.dirname(file))).toEqual(['a.txt']);
  });
});

describe('when it cannot be written, the error says why', () => {
  it('a file is in place of the folder', async () => {
    const blocked = path.join(temporaryFolder(), 'blocked');
    writeFileSync(blocked, 'mine');
    await expect(writeFileAtomically(path.join(blocked, 'a.txt'), 'new')).rejects.toMatchObject({
      code: 'home_unwritable',
      message: `${path.join(blocked, 'a.txt')} cannot be saved: its folder is not a folder.`,
    });
    expect(readFileSync(blocked, 'utf8')).toBe('mine');
  });

  it('the folder is missing', async () => {
    const file = path.join(temporaryFolder(), 'missing', 'a.txt');
    await expect(writeFileAtomically(file, 'new')).rejects.toMatchObject({
      code: 'home_unwritable',
      message: `${file} cannot be saved: its folder does not exist.`,
    });
  });

  it('a folder has the name; nothing temporary stays behind', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'a.txt'));
    await expect(writeFileAtomically(path.join(folder, 'a.txt'), 'new')).rejects.toMatchObject({
      code: 'home_unwritable',
      details: { code: expect.stringMatching(/EISDIR|EPERM|EEXIST/) },
    });
    expect(readdirSync(folder)).toEqual(['a.txt']);
  });

  it.runIf(process.platform === 'linux')('the folder takes no files', async () => {
    await expect(writeFileAtomically('/proc/a.txt', 'new')).rejects.toMatchObject({
      code: 'home_unwritable',
    });
  });

  const canMount =
    process.platform === 'linux' &&
    spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

  it.runIf(canMount)('the disk is full; the old content stays', () => {
    const disk = temporaryFolder();
    // The small disk is seen by this one process only and goes with it.
    const script = 'mount -t tmpfs -o size=64k tmpfs "$1" && exec "$2" "$3" "$1"';
    const output = execFileSync('unshare', [
      '-m',
      'sh',
      '-c',
      script,
      'sh',
      disk,
      process.execPath,
      FILL_DISK,
    ]);
    expect(JSON.parse(output.toString())).toMatchObject({
      error: {
        code: 'home_unwritable',
        message: `${path.join(disk, 'config.json')} cannot be saved: the disk is full.`,
        hint: 'Free some space on that disk and save again.',
      },
      content: 'old',
      files: ['config.json'],
    });
  });

  it.runIf(canMount)('the disk is read-only; the old content stays', () => {
    const disk = temporaryFolder();
    writeFileSync(path.join(disk, 'config.json'), 'old');
    const script = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && exec "$2" "$3" "$1"';
    const { stderr, status } = spawnSync('unshare', [
      '-m',
      'sh',
      '-c',
      script,
      'sh',
      disk,
      process.execPath,
      FILL_DISK,
    ]);
    expect(status).not.toBe(0);
    expect(stderr.toString()).toContain('the disk is read-only');
    expect(readFileSync(path.join(disk, 'config.json'), 'utf8')).toBe('old');
  });
});
