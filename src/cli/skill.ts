import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { nameProblem } from '../skills/scaffold/name.ts';
import { JSON_ONLY, SKILLS, work, YES } from './command.ts';

const AGREE = ['--yes', 'show what it asks for and agree without asking'] as const;

/** Registers `skill …`. */
export function skillCommand(program: Command): void {
  const skill = program.command('skill').description('create, test and manage skills');
  const command = (name: string, description: string) => skill.command(name).description(description);

  command('list', 'list installed skills and their status')
    .option(...SKILLS)
    .option(...JSON_ONLY)
    .action(work(async () => (await import('./skill/list.ts')).listSkills));
  command('new', 'create a small working skill as a starting point')
    .addArgument(new Argument('<name>', 'lowercase letters, digits and hyphens').argParser(parseName))
    .addOption(
      new Option('--lang <language>', 'programming language').choices(['ts', 'python', 'sh']).default('ts'),
    )
    .option('--dir <dir>', 'parent folder (default: the skills folder of your home)')
    .action(work(async () => (await import('./skill/new.ts')).newSkill));
  command('test', 'check that a skill follows the protocol; exit code 1 if it does not')
    .argument('<dir>', 'a skill folder, or the name of an installed skill')
    .option('--script <name>', 'test only this script')
    .option(...JSON_ONLY)
    .action(work(async () => (await import('./skill/test.ts')).testSkillFolder));
  command('install', 'bring a skill into the home folder, show what it asks for, and ask whether it may run')
    .argument(
      '<source>',
      'a folder, a zip file, a git address (#REF for a branch, tag or commit), or an npm package',
    )
    .option(...AGREE)
    .action(work(async () => (await import('./skill/install/install.ts')).installSkill));
  command('remove', 'delete a skill of the home folder, with its settings and data')
    .argument('<name>', 'a skill of the home folder')
    .option(...YES)
    .action(work(async () => (await import('./skill/install/remove.ts')).removeSkill));
  command('config', 'show or change the settings of a skill; secrets are masked')
    .argument('<name>', 'an installed skill')
    .argument(
      '[changes...]',
      'KEY=VALUE; KEY= resets it to the default; KEY=- reads the value from standard input (use this for secrets)',
    )
    .option(...SKILLS)
    .option(...JSON_ONLY)
    .action(work(async () => (await import('./skill/config.ts')).configureSkill));
  command('enable', 'turn on a skill for all stories; asks for consent if it is new or changed')
    .argument('<name>', 'an installed skill')
    .option(...SKILLS)
    .option(...AGREE)
    .action(work(async () => (await import('./skill/switch.ts')).enableSkill));
  command('disable', 'turn off a skill for all stories')
    .argument('<name>', 'an installed skill')
    .option(...SKILLS)
    .action(work(async () => (await import('./skill/switch.ts')).disableSkill));
}

function parseName(name: string): string {
  const problem = nameProblem(name);
  if (problem !== null) throw new InvalidArgumentError(problem);
  return name;
}
