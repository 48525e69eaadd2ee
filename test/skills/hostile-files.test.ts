import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SkillLibrary } from '../../src/skills/library.ts';
import {
  makeTempFolder,
  openWorkshop,
  planOf,
  shell,
  step,
  toolResult,
  writeSkills,
} from '../support/skills.ts';

let root: string;
beforeEach(() => {
  root = makeTempFolder();
  writeSkills(root, { good: { scripts: { 'a.sh': shell() } } });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = (name: string) => {
  mkdirSync(path.join(root, name, 'scripts'), { recursive: true });
  return path.join(root, name);
};

describe('a skill folder that would stop the program', () => {
  it.each([
    ['an alias that leads nowhere', '---\nname: odd\ndescription: *Rolls*\n---\n'],
    [
      'more aliases than anyone needs',
      `---\nname: odd\ndescription: x\na: &a [1]\nmetadata: [${'*a, '.repeat(60)}1]\n---\n`,
    ],
  ])('by a SKILL.md with %s is skipped with the reason', async (_what, text) => {
    writeFileSync(path.join(folder('odd'), 'SKILL.md'), text);
    const library = await SkillLibrary.open({ roots: [root] });
    expect(library.get('good')).toBeDefined();
    expect(library.get('odd')).toBeUndefined();
    expect(library.problems.some(({ file }) => file.includes('odd'))).toBe(true);
  });

  it.skipIf(process.platform === 'win32')(
    'by a pipe in place of skill.json is skipped with the reason',
    async () => {
      execFileSync('mkfifo', [path.join(folder('pipe'), 'skill.json')]);
      const library = await SkillLibrary.open({ roots: [root] });
      expect(library.skills.map(({ name }) => name)).toEqual(['good']);
      expect(library.problems).toMatchObject([{ message: 'skill.json is not a file.' }]);
    },
  );

  it('by its size, or by a link that leads out, is skipped with the reason', async () => {
    writeFileSync(path.join(folder('huge'), 'skill.json'), ' '.repeat(1024 * 1024 + 1));
    symlinkSync('/etc/passwd', path.join(folder('linked'), 'skill.json'));
    const { problems } = await SkillLibrary.open({ roots: [root] });
    expect(problems.map(({ message }) => message).join()).toMatch(/larger than.*leads out/);
  });
});

describe('a script that would stop the program', () => {
  it.skipIf(process.platform === 'win32')('by being a pipe fails like any other', async () => {
    execFileSync('mkfifo', [path.join(root, 'good', 'scripts', 'pipe.sh')]);
    const workshop = await openWorkshop([root]);
    const result = await workshop.execute(planOf([step('it', 'skills/good/scripts/pipe.sh')]));
    expect(toolResult(result, 'it')).toMatchObject({ state: 'failed', error: { category: 'process_error' } });
    await workshop.close();
  });

  it('is not run in a data folder that is a link', async () => {
    symlinkSync('/etc', path.join(root, 'good', 'data'));
    const workshop = await openWorkshop([root]);
    const result = await workshop.execute(planOf([step('it', 'skills/good/scripts/a.sh')]));
    expect(toolResult(result, 'it')).toMatchObject({
      state: 'failed',
      error: { message: expect.stringContaining('is a link') },
    });
    await workshop.close();
  });
});
