import { existsSync } from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import { homeFolder } from '../../base/home.ts';
import { packageRoot } from '../../base/package-root.ts';
import { testSkill } from '../../skills/conformance/index.ts';
import { createSkill } from '../../skills/scaffold/create.ts';
import { LANGUAGES, type LanguageId } from '../../skills/scaffold/languages.ts';
import { shellWord } from '../plain.ts';
import { closingLine, renderRow } from './report.ts';

interface SkillNewOptions {
  lang: LanguageId;
  dir?: string;
}

/** Makes a skill and tests it on the spot, so that its author starts from something that works here. */
export async function newSkill(name: string, { lang, dir }: SkillNewOptions): Promise<number> {
  const parent = path.resolve(dir ?? homeSkills());
  const isInstalled = parent === homeSkills();
  const folder = createSkill({ name, language: lang, parent, isInstalled });
  tell(`Created the skill ${pc.bold(name)} (${LANGUAGES[lang].title}) in ${folder}`);
  if (existsSync(path.join(packageRoot(), 'skills', name, 'skill.json'))) {
    tell(`${pc.yellow('!')} A built-in skill has the same name. Yours replaces it once you allow it.`);
  }
  const report = await testSkill(folder);
  for (const row of report.checks.filter(({ ok }) => !ok)) tell(renderRow(row));
  tell(closingLine(report));
  tell(nextSteps(name, folder, isInstalled));
  return report.passed ? 0 : 1;
}

function nextSteps(name: string, folder: string, isInstalled: boolean): string {
  const here = path.relative(process.cwd(), folder) || '.';
  const short = here.startsWith('..') ? folder : here;
  const skills = isInstalled ? ' --trust-skills' : ` --skills ${shellWord(path.dirname(short))}`;
  return [
    '',
    'Next:',
    `  read    ${path.join(short, 'README.md')}`,
    `  test    narratoria skill test ${isInstalled ? name : shellWord(short)}`,
    `  play    narratoria plan run ${shellWord(path.join(short, 'plan.json'))}${skills}`,
    ...(isInstalled ? [`  allow   narratoria skill enable ${name}, once it is ready for your stories`] : []),
  ].join('\n');
}

function homeSkills(): string {
  return path.join(homeFolder(), 'skills');
}

function tell(line: string): void {
  process.stdout.write(`${line}\n`);
}
