import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyTemplate } from '../../base/copy-template.ts';
import { NarratoriaError } from '../../base/errors.ts';
import { packageRoot } from '../../base/package-root.ts';
import { LANGUAGES, type LanguageId } from './languages.ts';
import { displayNameOf, nameProblem } from './name.ts';

interface NewSkill {
  name: string;
  language: LanguageId;
  /** The folder to make the skill's folder in. */
  parent: string;
  /** Whether skills in that folder are found without being asked for. */
  isInstalled: boolean;
}

/** Makes the folder of a new skill that works, and returns its path. What is there already is never touched. */
export function createSkill({ name, language, parent, isInstalled }: NewSkill): string {
  const problem = nameProblem(name);
  if (problem !== null) throw new NarratoriaError('invalid_usage', problem, { details: { name } });
  const folder = path.resolve(parent, name);
  makeFolder(folder);
  const values = {
    ...LANGUAGES[language],
    name,
    displayName: displayNameOf(name),
    skillsOption: isInstalled ? ' --trust-skills' : ' --skills ..',
    installed: isInstalled ? INSTALLED : NOT_INSTALLED,
  };
  try {
    for (const part of ['common', language]) copyTemplate(path.join(templatesFolder(), part), folder, values);
    chmodSync(path.join(folder, LANGUAGES[language].script), 0o755);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

const INSTALLED =
  'The option is for you while you change the skill. When it is ready, `narratoria skill enable` shows what it asks for and lets every\nstory use it; after each change it has to be allowed again.';
const NOT_INSTALLED =
  'The option names the folder that holds this one. To play it in stories, move the folder to where `narratoria skill new`\nputs skills when it is called without `--dir`; `narratoria skill list` shows them.';

/** The same from source and from the bundle: templates are read from the package. */
function templatesFolder(): string {
  return path.join(packageRoot(), 'src/skills/scaffold/templates');
}

/** Fails when something of that name is there, whoever made it and when. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(path.dirname(folder), { recursive: true });
    mkdirSync(folder);
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'EEXIST') {
      throw new NarratoriaError('invalid_usage', `${folder} is there already and was left as it is.`, {
        hint: 'Choose another name, or another place with --dir.',
        details: { folder },
      });
    }
    throw new NarratoriaError('home_unwritable', `${folder} cannot be made (${code}).`, {
      hint: 'Choose another place with --dir.',
      details: { folder },
      cause,
    });
  }
}
