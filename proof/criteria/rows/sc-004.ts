import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { percent } from '../../support/numbers.ts';
import { ROOT, runProgram } from '../../support/program.ts';
import type { Criterion } from '../criterion.ts';

const LANGUAGES = ['ts', 'python', 'sh'];
/** Those that need neither a compiler nor each other. */
const SAMPLES = ['bell', 'rumours'];

interface Listed {
  skills: { name: string; path: string; unavailable: string | null }[];
  problems: { file: string }[];
}

export const criterion: Criterion = {
  id: 'SC-004',
  what: 'Skill discovery reliability',
  target: 'all valid skills are loaded without errors',
  method:
    'A home with new skills in each language that `skill new` knows, the samples of this repository and the shipped skills, beside folders that are no skills (broken JSON, no version, a bad name): once each of those at home is allowed, `skill list --json` must list every valid one as one that plans can use, and name every broken one.',
  async measure(stage) {
    const home = stage.folder();
    const root = path.join(home, 'skills');
    for (const language of LANGUAGES)
      await runProgram(['skill', 'new', `new-in-${language}`, '--lang', language], { home });
    const samples = path.join(ROOT, 'test/skills/samples');
    for (const name of SAMPLES) cpSync(path.join(samples, name), path.join(root, name), { recursive: true });
    const broken: Record<string, string> = {
      'broken-json': '{"name": "broken-json",',
      'no-version': JSON.stringify({ name: 'no-version', description: 'Nothing.', scripts: [] }),
      'bad-name': JSON.stringify({ name: 'Bad Name!', version: '1.0.0', description: 'x', scripts: [] }),
    };
    for (const [name, manifest] of Object.entries(broken)) {
      mkdirSync(path.join(root, name), { recursive: true });
      writeFileSync(path.join(root, name, 'skill.json'), manifest);
    }
    for (const name of [...LANGUAGES.map((language) => `new-in-${language}`), ...SAMPLES])
      await runProgram(['skill', 'enable', name, '--yes'], { home });
    const { code, stdout } = await runProgram(['skill', 'list', '--json'], { home });
    const { skills, problems } = JSON.parse(stdout) as Listed;
    const expected = [
      ...readdirSync(path.join(ROOT, 'skills')),
      ...SAMPLES,
      ...LANGUAGES.map((language) => `new-in-${language}`),
    ];
    const loaded = expected.filter((name) =>
      skills.some((skill) => skill.name === name && skill.unavailable === null),
    );
    const named = Object.keys(broken).filter((name) =>
      problems.some(({ file }) => file.includes(`/${name}`)),
    );
    return {
      measured: `${percent(loaded.length, expected.length)} of the valid ones loaded; ${named.length} of ${Object.keys(broken).length} broken ones named`,
      passed: code === 0 && loaded.length === expected.length && named.length === Object.keys(broken).length,
    };
  },
};
