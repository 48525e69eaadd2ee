import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { nameProblem } from '../skills/scaffold/name.ts';
import type {
  SkillConfigOptions,
  SkillEnableOptions,
  SkillListOptions,
  SkillNewOptions,
  SkillSwitchOptions,
  SkillTestOptions,
} from './skill/options.ts';
import { skillsFolder } from './skill/skills-folder.ts';

const SKILLS = ['--skills <dir>', 'a folder with skill folders in it (repeatable)'] as const;

/** Registers `skill list`, `skill new`, `skill test`, `skill enable` and `skill disable`. */
export function skillCommand(program: Command): void {
  const skill = program.command('skill').description('create, test and manage skills');
  skill
    .command('list')
    .description('list installed skills and their status')
    .option(...SKILLS, skillsFolder, [])
    .option('--json', 'print only one JSON object')
    .action(async (options: SkillListOptions) => {
      const { listSkills } = await import('./skill/list.ts');
      process.exitCode = await listSkills(options);
    });
  skill
    .command('new')
    .addArgument(new Argument('<name>', 'lowercase letters, digits and hyphens').argParser(parseName))
    .description('create a small working skill as a starting point')
    .addOption(
      new Option('--lang <language>', 'programming language').choices(['ts', 'python', 'sh']).default('ts'),
    )
    .option('--dir <dir>', 'parent folder (default: the skills folder of your home)')
    .action(async (name: string, options: SkillNewOptions) => {
      const { newSkill } = await import('./skill/new.ts');
      process.exitCode = await newSkill(name, options);
    });
  skill
    .command('test')
    .argument('<dir>', 'a skill folder, or the name of an installed skill')
    .description('check that a skill follows the protocol; exit code 1 if it does not')
    .option('--script <name>', 'test only this script')
    .option('--json', 'print only one JSON object')
    .action(async (dir: string, options: SkillTestOptions) => {
      const { testSkillFolder } = await import('./skill/test.ts');
      process.exitCode = await testSkillFolder(dir, options);
    });
  skill
    .command('install')
    .argument(
      '<source>',
      'a folder, a zip file, a git address (#REF for a branch, tag or commit), or an npm package',
    )
    .description('bring a skill into the home folder, show what it asks for, and ask whether it may run')
    .option('--yes', 'show what it asks for and agree without asking')
    .action(async (source: string, options: { yes?: boolean }) => {
      const { installSkill } = await import('./skill/install/install.ts');
      process.exitCode = await installSkill(source, options);
    });
  skill
    .command('remove')
    .argument('<name>', 'a skill of the home folder')
    .description('delete a skill of the home folder, with its settings and data')
    .option('--yes', 'do not ask for confirmation')
    .action(async (name: string, options: { yes?: boolean }) => {
      const { removeSkill } = await import('./skill/install/remove.ts');
      process.exitCode = await removeSkill(name, options);
    });
  skill
    .command('config')
    .argument('<name>', 'an installed skill')
    .argument(
      '[changes...]',
      'KEY=VALUE; KEY= resets it to the default; KEY=- reads the value from standard input (use this for secrets)',
    )
    .description('show or change the settings of a skill; secrets are masked')
    .option(...SKILLS, skillsFolder, [])
    .option('--json', 'print only one JSON object')
    .action(async (name: string, changes: string[], options: SkillConfigOptions) => {
      const { configureSkill } = await import('./skill/config.ts');
      process.exitCode = await configureSkill(name, changes, options);
    });
  skill
    .command('enable')
    .argument('<name>', 'an installed skill')
    .description('turn on a skill for all stories; asks for consent if it is new or changed')
    .option(...SKILLS, skillsFolder, [])
    .option('--yes', 'show what it asks for and agree without asking')
    .action(async (name: string, options: SkillEnableOptions) => {
      const { enableSkill } = await import('./skill/switch.ts');
      process.exitCode = await enableSkill(name, options);
    });
  skill
    .command('disable')
    .argument('<name>', 'an installed skill')
    .description('turn off a skill for all stories')
    .option(...SKILLS, skillsFolder, [])
    .action(async (name: string, options: SkillSwitchOptions) => {
      const { disableSkill } = await import('./skill/switch.ts');
      process.exitCode = await disableSkill(name, options);
    });
}

function parseName(name: string): string {
  const problem = nameProblem(name);
  if (problem !== null) throw new InvalidArgumentError(problem);
  return name;
}
