import { type Command, InvalidArgumentError } from 'commander';
import { NarratoriaError } from '../base/errors.ts';
import { nearest } from '../contracts/nearest.ts';
import { flagValue } from '../engine/plot/plot-state.ts';
import { SKILLS, TRUST, wholeNumber } from './command.ts';
import type { PlayOptions } from './play/play-context.ts';

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER, 'Must be a whole number.');

/** Registers `play`. */
export function playCommand(program: Command): void {
  program
    .command('play', { isDefault: true })
    .argument('[campaign]', 'a campaign name, or a folder with a manifest.json')
    .description('play a story in the terminal')
    .option('--seed <seed>', 'the same seed and the same choices give the same story')
    .option('--auto <n>', 'make n random choices (by the seed), then stop', count)
    .option('--in-process', 'with --auto: run built-in skills in this process; same story, faster')
    .option('--json', 'print only one scene object per line; without --auto, read one choice per line')
    .option('--type', 'also take actions in your own words: press t, or write a line')
    .option('--plain', 'no colours and no rules, for screen readers and pipes')
    .option('--resume [id]', 'continue a saved story (default: the last one; or by id or name)')
    .option(
      '--character <file>',
      'your character as JSON: name, race, calling, background, traits, stats, answers',
    )
    .option('--from <knot>', 'start a new story at this knot of plot/scenes, for trying out a scene')
    .option(
      '--set <name=value>',
      'with --from: set a flag or an ink variable; also has.rope, knows.fact, iz.trust=20 (repeatable)',
      setting,
      {},
    )
    .option(...SKILLS)
    .option(...TRUST)
    .option('--safe', 'turn off your own skills and campaigns, for troubleshooting')
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
    hint: `See narratoria ${meant} --help, or narratoria campaign list for all campaigns.`,
    details,
    cause: error,
  });
}

/** `coins=5`, or a name alone for `true`. */
function setting(text: string, before: PlayOptions['set']): PlayOptions['set'] {
  const at = text.indexOf('=');
  const name = (at === -1 ? text : text.slice(0, at)).trim();
  if (name === '') throw new InvalidArgumentError('Write it as name=value.');
  return { ...before, [name]: at === -1 ? true : flagValue(text.slice(at + 1).trim()) };
}
