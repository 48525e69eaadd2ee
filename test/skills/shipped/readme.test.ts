import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/scripts.ts';

const SKILLS = ['dice-roller', 'memory', 'npc-perception', 'player-choices', 'reputation'];
const run = promisify(execFile);

function readmeOf(skill: string): string {
  return readFileSync(path.join(ROOT, 'skills', skill, 'README.md'), 'utf8');
}

/** What the README tells the reader to type, block by block. */
const examples = SKILLS.flatMap((skill) =>
  [...readmeOf(skill).matchAll(/```sh\n([\s\S]+?)```/g)].map(([, block = ''], index) => ({
    skill,
    index,
    block,
  })),
);

describe('what a README says to type works', () => {
  it.each(examples)('$skill, example $index', async ({ block }) => {
    const node = path.dirname(process.execPath);
    const { stdout } = await run('sh', ['-e', '-c', block], {
      cwd: ROOT,
      env: { ...process.env, PATH: `${node}:${process.env['PATH']}` },
    });
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(events.filter(({ type }) => type === 'error')).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: 'done', ok: true });
  });

  it.each(SKILLS)('%s shows every one of its scripts', (skill) => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'skills', skill, 'skill.json'), 'utf8'));
    const shown = examples.filter((example) => example.skill === skill).map(({ block }) => block);
    for (const { name } of scripts) expect(shown.join('\n')).toContain(`${name}.mjs`);
  });

  it.each(SKILLS)('%s names every one of its settings', (skill) => {
    const { properties } = JSON.parse(
      readFileSync(path.join(ROOT, 'skills', skill, 'config-schema.json'), 'utf8'),
    );
    for (const name of Object.keys(properties)) expect(readmeOf(skill)).toContain(`\`${name}\``);
  });
});

describe('a shipped skill', () => {
  it.each(['character-portraits', 'storyteller', ...SKILLS])('%s may call what its scripts call', (skill) => {
    const folder = path.join(ROOT, 'skills', skill);
    const { permissions } = JSON.parse(readFileSync(path.join(folder, 'skill.json'), 'utf8'));
    const sources = readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, 'src', file), 'utf8'));
    const called = sources.flatMap((text) =>
      [...text.matchAll(/callHost\([^,]+, '(\w+)'/g)].map(([, name]) => name),
    );
    expect(permissions?.host ?? []).toEqual(expect.arrayContaining([...new Set(called)]));
  });
});
