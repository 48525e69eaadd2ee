import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/base/json.ts';
import { commandFor } from '../../../src/skills/process/command.ts';
import { findProgram } from '../../../src/skills/process/interpreters.ts';
import { createSkill } from '../../../src/skills/scaffold/create.ts';
import { LANGUAGES, type LanguageId } from '../../../src/skills/scaffold/languages.ts';
import { makeTempFolder } from '../../support/skills.ts';
import { finish, narratoria } from './support/narratoria.ts';

const scratch = makeTempFolder();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const HERE = (['ts', 'python', 'sh'] as const).filter(
  (id) => id !== 'python' || findProgram('python3') !== null,
);

describe.each(HERE)('skill new --lang %s', (language) => {
  const home = path.join(scratch, `home-${language}`);
  mkdirSync(home);

  it('makes a skill at home that passes every check at once, and says where', async () => {
    const { code, stdout } = await narratoria(['skill', 'new', 'moon-teller', '--lang', language], { home });
    expect(stdout).toContain(path.join(home, 'skills', 'moon-teller'));
    expect(stdout).toMatch(/^All \d+ checks passed\.$/m);
    expect(code).toBe(0);
  });

  it('which is found by its name and plays in a plan', async () => {
    const plan = path.join(home, 'skills', 'moon-teller', 'plan.json');
    await narratoria(['skill', 'enable', 'moon-teller', '--yes'], { home });
    const { code, stdout } = await narratoria(['plan', 'run', plan, '--json'], { home });
    const result = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(result.toolResults[0]).toMatchObject({
      skill: 'moon-teller',
      state: 'success',
      output: { moon: { place: 'the harbour', phase: 'last quarter', litPercent: 45 } },
    });
    expect(result.toolResults[0].output.omen).toMatch(/\.$/);
  });

  it('keeps the words of the story whole, whatever characters they have', async () => {
    const place = 'the "Blue\\Green" Café\n\t– 🌊 $(true) `%s`';
    const patch = await moonOver(place, language);
    expect(patch).toMatchObject({ moon: { place } });
  });
});

describe('the three languages', () => {
  const moments = [
    '1970-01-01T00:00:00.000Z',
    '1247-10-03T18:30:00Z',
    '2024-02-29T12:00:00Z',
    '1999-12-31',
    'the third evening',
  ];

  it.each(moments)('see the same moon and draw the same omen at %s', async (inGameTime) => {
    const patches = await Promise.all(HERE.map((language) => moonOver('the pier', language, inGameTime)));
    for (const patch of patches) expect(patch).toEqual(patches[0]);
  });
});

describe('skill new', () => {
  it('never overwrites', async () => {
    const taken = path.join(scratch, 'taken');
    mkdirSync(path.join(taken, 'lantern'), { recursive: true });
    writeFileSync(path.join(taken, 'lantern', 'diary.txt'), 'mine');
    const args = ['skill', 'new', 'lantern', '--lang', 'sh', '--dir', taken];
    const { code, stderr } = await narratoria(args, { home: scratch });
    expect(code).toBe(2);
    expect(stderr).toContain('is there already and was left as it is');
    expect(readdirSync(path.join(taken, 'lantern'))).toEqual(['diary.txt']);
  });

  it('refuses a name that plans could not use, and offers a better one', async () => {
    const args = ['skill', 'new', 'Moon Teller', '--dir', scratch];
    const { code, stderr, stdout } = await narratoria(args, { home: scratch });
    expect(code).toBe(2);
    expect(stderr).toContain('How about moon-teller?');
    expect(stdout).toBe('');
  });

  it.each([
    ['Été', 'How about ete?'],
    ['../moon', 'How about moon?'],
    ['-moon', 'How about moon?'],
    ['moon--teller', 'How about moon-teller?'],
    ['x'.repeat(65), '64 at most'],
    ['…', 'small letters'],
  ])('refuses %s too', (name, advice) => {
    expect(() => createSkill({ name, language: 'sh', parent: scratch, isInstalled: false })).toThrow(advice);
  });

  it('refuses a language it does not know', async () => {
    const { code, stderr } = await narratoria(['skill', 'new', 'moon', '--lang', 'cobol'], { home: scratch });
    expect(code).toBe(2);
    expect(stderr).toMatch(/ts, python, sh/);
  });

  it('fills in every placeholder', () => {
    for (const language of HERE) {
      const folder = createSkill({
        name: `plain-${language}`,
        language,
        parent: scratch,
        isInstalled: false,
      });
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        expect(readFileSync(path.join(entry.parentPath, entry.name), 'utf8')).not.toMatch(/\{\{\w+\}\}/);
      }
    }
  });
});

/** What the scaffold's script puts into the state, called by itself. */
async function moonOver(
  place: string,
  language: LanguageId,
  inGameTime = '1247-10-03T18:30:00Z',
): Promise<JsonObject> {
  const parent = path.join(scratch, crypto.randomUUID());
  const folder = createSkill({ name: 'moon', language, parent, isInstalled: false });
  const { program, args } = commandFor(path.join(folder, LANGUAGES[language].script));
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const call = {
    input: { place },
    config: { omens: ['One "quoted".', 'Two\\.', 'Three.'] },
    session: { inGameTime, scene: 5, state: {} },
  };
  child.stdin.end(`${JSON.stringify(call)}\n`);
  const { stdout } = await finish(child);
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return events.find(({ type }) => type === 'state_patch').patch;
}
