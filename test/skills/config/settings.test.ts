import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SkillSettings } from '../../../src/skills/settings.ts';
import { temporaryFolder } from './support/skill-folder.ts';

const homeWith = (content: string | object) => {
  const home = temporaryFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path.join(home, 'skill-settings.json'), text);
  return home;
};
const contentOf = (home: string) =>
  JSON.parse(readFileSync(path.join(home, 'skill-settings.json'), 'utf8')) as unknown;

describe('switching skills on and off', () => {
  it('starts with everyone on, and no file', async () => {
    const home = temporaryFolder();
    const settings = await SkillSettings.open(home);
    expect(settings.isEnabled('dice-roller')).toBe(true);
    expect(settings.isEnabled('__proto__')).toBe(true);
    expect(settings.problems).toEqual([]);
    expect(readdirSync(home)).toEqual([]);
  });

  it('is remembered', async () => {
    const home = path.join(temporaryFolder(), 'home');
    const settings = await SkillSettings.open(home);
    await settings.setEnabled('tides', false);
    expect(settings.isEnabled('tides')).toBe(false);
    expect((await SkillSettings.open(home)).isEnabled('tides')).toBe(false);
    expect(contentOf(home)).toEqual({ skills: { tides: { enabled: false } } });
    expect(statSync(settings.file).mode & 0o777).toBe(0o600);

    await settings.setEnabled('tides', true);
    expect(settings.isEnabled('tides')).toBe(true);
    expect((await SkillSettings.open(home)).isEnabled('tides')).toBe(true);
  });

  it('keeps unknown keys', async () => {
    const home = homeWith({ theme: 'dark', skills: { tides: { pinned: true }, moon: { enabled: false } } });
    await (await SkillSettings.open(home)).setEnabled('tides', false);
    expect(contentOf(home)).toEqual({
      theme: 'dark',
      skills: { tides: { pinned: true, enabled: false }, moon: { enabled: false } },
    });
  });

  it('keeps what another process switched meanwhile, and sees it when told to look', async () => {
    const home = temporaryFolder();
    const [here, there] = [await SkillSettings.open(home), await SkillSettings.open(home)];
    await there.setEnabled('moon', false);
    expect(here.isEnabled('moon')).toBe(true);
    await here.reload();
    expect(here.isEnabled('moon')).toBe(false);
    await there.setEnabled('moon', true);
    await here.setEnabled('tides', false);
    expect(contentOf(home)).toEqual({ skills: { moon: { enabled: true }, tides: { enabled: false } } });
  });

  it('at the same time loses none', async () => {
    const home = temporaryFolder();
    const settings = await SkillSettings.open(home);
    const names = Array.from({ length: 30 }, (_, index) => `skill-${index}`);
    await Promise.all(names.map((name) => settings.setEnabled(name, false)));
    const again = await SkillSettings.open(home);
    expect(names.filter((name) => again.isEnabled(name))).toEqual([]);
  });
});

describe('a damaged file', () => {
  it.each<[string, string, RegExp]>([
    [
      'half-written',
      '{"skills": {"tides": {"ena',
      /^The settings of skills are damaged\. Every built-in skill is on, .* This is not valid JSON/,
    ],
    ['a list', '[]', /It is not a JSON object/],
    ['with a list of skills', '{"skills": ["tides"]}', /"skills" is not an object/],
  ])('%s switches everyone on and says so', async (_, text, message) => {
    const home = homeWith(text);
    const settings = await SkillSettings.open(home);
    expect(settings.isEnabled('tides')).toBe(true);
    expect(settings.problems).toEqual([
      { file: settings.file, line: 1, message: expect.stringMatching(message) },
    ]);

    await settings.setEnabled('moon', false);
    expect(settings.problems).toEqual([]);
    expect(contentOf(home)).toEqual({ skills: { moon: { enabled: false } } });
    const aside = readdirSync(home).filter((name) => name.includes('.damaged-'));
    expect(aside.map((name) => readFileSync(path.join(home, name), 'utf8'))).toEqual([text]);
  });

  it('with one odd entry loses that entry only', async () => {
    const settings = await SkillSettings.open(
      homeWith({ skills: { tides: { enabled: 'no' }, moon: { enabled: false }, sun: false } }),
    );
    expect(['tides', 'moon', 'sun'].map((name) => settings.isEnabled(name))).toEqual([true, false, true]);
    expect(settings.problems.map(({ message }) => message)).toEqual([
      '"skills.tides.enabled" is not true or false; it is on.',
      '"skills.sun.enabled" is not true or false; it is on.',
    ]);
  });
});

describe('a home that cannot be written', () => {
  it('is an error, and the skill stays as it was', async () => {
    const home = path.join(temporaryFolder(), 'home');
    writeFileSync(home, 'a file in place of the folder');
    const settings = await SkillSettings.open(home);
    await expect(settings.setEnabled('tides', false)).rejects.toMatchObject({ code: 'home_unwritable' });
    expect(settings.isEnabled('tides')).toBe(true);
  });

  it('is none as long as only the file is odd', async () => {
    const home = temporaryFolder();
    mkdirSync(path.join(home, 'skill-settings.json'));
    const settings = await SkillSettings.open(home);
    expect(settings.problems).toHaveLength(1);
    await settings.setEnabled('tides', false);
    expect(contentOf(home)).toEqual({ skills: { tides: { enabled: false } } });
  });
});
