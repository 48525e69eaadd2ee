import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { withArchive } from '../../src/campaign/archive/open.ts';
import { packFolder } from '../../src/campaign/archive/pack.ts';
import { narratoria } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';
import { MANIFEST } from './import-support.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let count = 0;
let room: string;
let folder: string;
beforeEach(() => {
  count += 1;
  room = path.join(scratch, String(count));
  folder = path.join(room, 'The Long Night');
  mkdirSync(path.join(folder, 'lore'), { recursive: true });
  writeFileSync(path.join(folder, 'manifest.json'), MANIFEST);
  writeFileSync(path.join(folder, 'lore', 'night.md'), '# The night\n\nIt is long.\n');
});

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
  }
}

const namesIn = (archive: string) => withArchive(archive, async ({ files }) => files.map(({ name }) => name));

describe('packing', () => {
  it('leaves out what is hidden and what editors and file managers leave behind', async () => {
    write(
      '.git/config',
      '.schemas/manifest.schema.json',
      'lore/.night.md.swp',
      'lore/night.md~',
      '#night.md#',
    );
    write(
      'Thumbs.db',
      'lore/.DS_Store',
      '__MACOSX/x',
      'a.tmp',
      'lore/night.md.orig',
      'older-1.0.0.narratoria.zip',
    );
    write('SHA256SUMS', 'lore/kept~not.md');
    const { file, files } = await packFolder(folder, path.join(room, 'out.zip'));
    expect(await namesIn(file)).toEqual(['lore/kept~not.md', 'lore/night.md', 'manifest.json', 'SHA256SUMS']);
    expect(files).toBe(3);
  });

  it('does not pack the file it writes', async () => {
    const inside = path.join(folder, 'mine.zip');
    await packFolder(folder, inside);
    const first = readFileSync(inside);
    await packFolder(folder, inside);
    expect(readFileSync(inside)).toEqual(first);
  });

  it('takes the place of an older archive, and of nothing else', async () => {
    const target = path.join(room, 'out.zip');
    await packFolder(folder, target);
    await packFolder(folder, target);
    writeFileSync(path.join(room, 'letter.txt'), 'Dear all');
    await expect(packFolder(folder, path.join(room, 'letter.txt'))).rejects.toMatchObject({
      code: 'invalid_usage',
    });
    expect(readFileSync(path.join(room, 'letter.txt'), 'utf8')).toBe('Dear all');
    await expect(packFolder(folder, path.join(folder, 'lore'))).rejects.toMatchObject({
      code: 'invalid_usage',
    });
  });

  it.each([
    ['a name with a line break', 'lore/a\nb.md', /control characters/],
    ['a name that Windows cannot have', 'lore/what?.md', /Windows/],
    ['a name with a space at the end', 'lore/night .md/x.md ', /space at the end/],
  ])('refuses %s', async (_, name, message) => {
    write(name);
    await expect(packFolder(folder, path.join(room, 'o.zip'))).rejects.toThrow(message);
  });

  it('refuses links and names that only differ in capitals', async () => {
    symlinkSync('/etc/hosts', path.join(folder, 'lore', 'hosts.md'));
    await expect(packFolder(folder, path.join(room, 'o.zip'))).rejects.toThrow(/is a link or a device/);
    rmSync(path.join(folder, 'lore', 'hosts.md'));
    write('lore/Night.md');
    await expect(packFolder(folder, path.join(room, 'o.zip'))).rejects.toThrow(
      /the same name on some systems/,
    );
  });
});

describe('narratoria campaign pack', () => {
  it('says how many files and bytes went into which file', async () => {
    const { code, stdout } = await narratoria(['campaign', 'pack', folder], { home: room });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Packed 2 files \(\d+ bytes\) into .*the-long-night-1\.0\.0\.narratoria\.zip \(\d+ bytes\)\.\n$/,
    );
    expect(await namesIn(path.join(room, 'the-long-night-1.0.0.narratoria.zip'))).toContain('manifest.json');
  });

  it('says so in JSON too', async () => {
    const { stdout } = await narratoria(['campaign', 'pack', folder, '-o', 'a.zip', '--json'], {
      home: room,
    });
    expect(JSON.parse(stdout)).toMatchObject({
      file: path.join(room, 'a.zip'),
      files: 2,
      problems: expect.any(Array),
    });
  });

  it('refuses what does not validate and says why', async () => {
    writeFileSync(path.join(folder, 'manifest.json'), '{ "title": "No version" }');
    const { code, stdout, stderr } = await narratoria(['campaign', 'pack', folder], { home: room });
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/manifest\.json:1:1: .*version/);
    expect(stderr).toContain('Nothing was packed: the campaign has an error. [invalid_campaign]');
    const json = await narratoria(['campaign', 'pack', folder, '--json'], { home: room });
    expect(JSON.parse(json.stdout)).toMatchObject({
      error: { code: 'invalid_campaign', details: { problems: [{ file: 'manifest.json', line: 1 }] } },
    });
  });
});
