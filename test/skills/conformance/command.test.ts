import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTempFolder, shell, writeSkills } from '../../support/skills.ts';
import { narratoria } from '../scaffold/support/narratoria.ts';

const home = makeTempFolder();
const run = (...args: string[]) => narratoria(['skill', 'test', ...args], { home });

beforeAll(() => {
  writeSkills(path.join(home, 'skills'), { lantern: { scripts: { 'light.sh': shell() } } });
  cpSync(path.join(import.meta.dirname, 'bad/two-dones'), path.join(home, 'two-dones'), { recursive: true });
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('skill test', () => {
  it('prints a tick for each check and a closing line, and ends with 0', async () => {
    const { code, stdout } = await run(path.join(home, 'skills/lantern'));
    expect(stdout).toMatch(/^\nThe skill\n {2}✓ has a valid manifest\n/);
    expect(stdout).toContain('\nThe script light\n');
    expect(stdout).toMatch(/\nAll \d+ checks passed\.\n$/);
    expect(code).toBe(0);
  });

  it('takes the name of an installed skill', async () => {
    expect(await run('lantern', '--script', 'light')).toMatchObject({ code: 0 });
  });

  it('says what failed and why, and ends with 1', async () => {
    const { code, stdout } = await run('two-dones');
    expect(stdout).toMatch(/ {2}✗ one-done\n {6}With the input \{\}, it said done twice/);
    expect(stdout).toMatch(/\n1 of \d+ checks failed\.\n$/);
    expect(code).toBe(1);
  });

  it('prints one JSON object with --json, and nothing else', async () => {
    const { code, stdout, stderr } = await run('two-dones', '--json');
    const report = JSON.parse(stdout);
    expect(report.passed).toBe(false);
    expect(report.checks.filter(({ ok }: { ok: boolean }) => !ok)).toEqual([
      { script: 'speak', check: 'one-done', ok: false, message: expect.stringContaining('said done twice') },
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  it.each([
    ['a folder that is not there', ['nowhere'], 'no installed skill "nowhere"'],
    ['a script that is not there', ['lantern', '--script', 'dim'], 'it has: light'],
    ['no folder', [], "missing required argument 'dir'"],
    ['an unknown option', ['lantern', '--loud'], 'unknown option'],
  ])('ends with 2 for %s', async (_, args, says) => {
    const { code, stderr } = await run(...args);
    expect(stderr).toContain(says);
    expect(code).toBe(2);
  });
});
