import { type Command, InvalidArgumentError } from 'commander';
import { NarratoriaError } from '../base/errors.ts';
import { nearest } from '../contracts/nearest.ts';
import type { PlayOptions } from './play/options.ts';
import { skillsFolder } from './skill/skills-folder.ts';

/** Registers `play`. */
export function playCommand(program: Command): void {
  program
    .command('play', { isDefault: true })
    .argument('[campaign]', 'name of a campaign, or a folder with a manifest.json')
    .description('play a story in the terminal')
    .option('--seed <seed>', 'the same seed and the same choices give the same story')
    .option('--auto <n>', 'pick n choices by the seed, then stop', parseCount)
    .option('--in-process', 'with --auto: call the shipped skills without processes; the same story, sooner')
    .option(
      '--json',
      'print one scene object a line, and nothing else; reads a choice a line unless --auto picks',
    )
    .option('--plain', 'no colours and no lines; for screen readers and pipes')
    .option('--resume [id]', 'go on with a saved story: the last one, or the one of this id or name')
    .option(
      '--character <file>',
      'who you are, as JSON: name, race, calling, background, traits, stats, answers',
    )
    .option('--skills <dir>', 'a folder that holds skill folders (repeatable)', skillsFolder, [])
    .option('--trust-skills', 'use new and changed skills of the home folder without asking')
    .option('--safe', 'leave out your own skills and campaigns, to get out of trouble')
    .action(async (campaign: string | undefined, options: PlayOptions) => {
      const { play } = await import('./play/play.ts');
      process.exitCode = await play(campaign, options).catch((error: unknown) => {
        throw program.args[0] === campaign ? orCommand(error, campaign, program) : error;
      });
    });
}

/** A word alone is a campaign to play; one that is none may have been meant as a command. */
function orCommand(error: unknown, word: string | undefined, program: Command): unknown {
  const isUnknown = error instanceof NarratoriaError && error.details['wanted'] === word;
  const meant = isUnknown
    ? nearest(
        word ?? '',
        program.commands.map((command) => command.name()),
      )
    : undefined;
  if (!isUnknown || meant === undefined) return error;
  const { code, message, details } = error;
  return new NarratoriaError(code, `${message.replace(/\.$/, '')}; did you mean the command "${meant}"?`, {
    hint: `narratoria ${meant} --help says what it does; narratoria campaign list shows the campaigns.`,
    details,
    cause: error,
  });
}

function parseCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0) throw new InvalidArgumentError('It must be a whole number.');
  return count;
}
