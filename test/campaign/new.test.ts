import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Scene } from '../../src/engine/scene.ts';
import { narratoria } from '../skills/scaffold/support/narratoria.ts';
import { makeTempFolder } from '../support/skills.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const run = (...args: string[]) => narratoria(args, { home: path.join(scratch, 'home'), cwd: scratch });
mkdirSync(path.join(scratch, 'home'));

describe.each([
  ['minimal', 4],
  ['guided', 22],
  ['complete', 24],
])('a %s campaign', (kind, files) => {
  const folder = path.join(scratch, kind);

  it('is made with one command', async () => {
    const { code, stdout, stderr } = await run(
      'campaign',
      'new',
      kind,
      '--kind',
      kind,
      '--title',
      'Salt & "Iron"',
    );
    expect(code, stderr).toBe(0);
    expect(stdout).toContain(`Created the campaign Salt & "Iron" (${kind}, ${files} files)`);
    expect(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))).toMatchObject({
      title: 'Salt & "Iron"',
    });
  });

  it('validates without a word', async () => {
    const { code, stdout } = await run('campaign', 'validate', kind, '--json');
    expect(code).toBe(0);
    const { readings, ...verdict } = JSON.parse(stdout) as { readings: { file: string }[] };
    expect(verdict).toEqual({ valid: true, problems: [] });
    // Those that have constraints show how they are read.
    const hasConstraints = existsSync(path.join(folder, 'world/constraints.md'));
    expect(readings.some(({ file }) => file === 'world/constraints.md')).toBe(hasConstraints);
  });

  it('has no placeholder left', () => {
    const texts = filesIn(folder).filter((file) => !/\.(?:png|wav)$/.test(file));
    for (const file of texts) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\{\{|\}\}/);
  });

  it('makes the five promises', () => {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    expect(readme.match(/^\d\. \*\*.+\*\*/gm)).toHaveLength(5);
  });

  it('points every JSON file to a contract that is there and that describes it', () => {
    const json = filesIn(folder).filter((file) => file.endsWith('.json') && !file.includes('.schemas'));
    expect(json.length).toBeGreaterThan(0);
    for (const file of json) {
      const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };
      const contract = path.resolve(path.dirname(file), $schema);
      expect(existsSync(contract), `${file} → ${$schema}`).toBe(true);
      const shipped = path.resolve(import.meta.dirname, '../../contracts', path.basename(contract));
      expect(readFileSync(contract)).toEqual(readFileSync(shipped));
    }
  });

  it('plays', async () => {
    const { code, stdout, stderr } = await run('play', kind, '--auto', '4', '--seed', '7', '--json');
    expect(code, stderr).toBe(0);
    const scenes = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Scene);
    expect(scenes).toHaveLength(5);
    const premise = readFileSync(path.join(folder, 'plot/premise.md'), 'utf8');
    expect(premise).toContain(scenes[0]?.prose[0]?.slice(0, 40));
    for (const scene of scenes) expect(scene.choices.length).toBeGreaterThan(1);
  });

  it('can be packed and imported', async () => {
    expect((await run('campaign', 'pack', kind, '-o', `${kind}.narratoria.zip`)).code).toBe(0);
    const { code, stdout } = await run('campaign', 'import', `${kind}.narratoria.zip`);
    expect(code).toBe(0);
    expect(stdout).toContain(`Imported ${files} files`);
    expect(contentOf(path.join(scratch, 'home', 'campaigns', kind))).toEqual(contentOf(folder));
  });
});

describe('narratoria campaign new', () => {
  it('writes over nothing', async () => {
    const folder = path.join(scratch, 'mine');
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'diary.txt'), 'Private.');
    const { code, stderr } = await run('campaign', 'new', 'mine');
    expect(code).toBe(2);
    expect(stderr).toContain('is there already and was left as it is. [invalid_usage]');
    expect(readdirSync(folder)).toEqual(['diary.txt']);
    expect((await run('campaign', 'new', 'mine/diary.txt')).code).toBe(2);
    expect((await run('campaign', 'new', 'mine/diary.txt/deeper')).code).toBe(2);
    expect(readFileSync(path.join(folder, 'diary.txt'), 'utf8')).toBe('Private.');
  });

  it('makes a title from the folder, and refuses one that cannot be', async () => {
    const { stdout } = await run('campaign', 'new', 'deep/the-last-lamp', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ title: 'The Last Lamp', kind: 'guided' });
    const { code } = await run('campaign', 'new', 'too-long', '--title', 'x'.repeat(101));
    expect(code).toBe(2);
    expect(existsSync(path.join(scratch, 'too-long'))).toBe(false);
    expect((await run('campaign', 'new', 'what', '--kind', 'huge')).code).toBe(2);
  });
});

/** Every file with its bytes, the contracts for the editor included. */
function contentOf(folder: string): Record<string, Buffer> {
  return Object.fromEntries(filesIn(folder).map((file) => [path.relative(folder, file), readFileSync(file)]));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
