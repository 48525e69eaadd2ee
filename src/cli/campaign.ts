import { type Command, Option } from 'commander';
import { JSON_ONLY, SKILLS, wholeNumber, work, YES } from './command.ts';

const FOLDER = ['<dir>', 'a campaign folder, or a name from the list'] as const;
const count = wholeNumber(1, 10_000, 'It must be a whole number from 1 to 10000.');

/** Registers `campaign …`. */
export function campaignCommand(program: Command): void {
  const campaign = program.command('campaign').description('create, check and inspect campaigns');
  const command = (name: string, description: string) =>
    campaign
      .command(name)
      .description(description)
      .option(...JSON_ONLY);

  command('list', 'list all campaigns, built in and your own').action(
    work(async () => (await import('./campaign/list.ts')).printList),
  );
  command('validate', 'check a campaign and list all problems; exit code 1 if there are errors')
    .argument(...FOLDER)
    .option(...SKILLS)
    .option('--watch', 'check again whenever a file changes, until you press Ctrl+C')
    .action(work(async () => (await import('./campaign/validate.ts')).printProblems));
  command('test', 'play a campaign many times in different ways; exit code 1 when something must be mended')
    .argument(...FOLDER)
    .option('--policies <n>', 'how many plays: eight policies, with a new seed after every eight', count, 8)
    .option('--scenes <n>', 'how many scenes a play has at most', count, 40)
    .option('--seed <seed>', 'the same seed plays the same stories', 'trial')
    .option(...SKILLS)
    .action(work(async () => (await import('./campaign/test.ts')).printTrial));
  command('new', 'create a new campaign')
    .argument('<dir>', 'a folder that does not exist yet')
    .addOption(
      new Option(
        '--kind <kind>',
        'two files to fill in, one example of everything, or a complete short story',
      )
        .choices(['minimal', 'guided', 'complete'])
        .default('guided'),
    )
    .option('--title <title>', 'title (default: from the folder name)')
    .option('--author <name>', 'author', 'Unknown')
    .action(work(async () => (await import('./campaign/new.ts')).makeCampaign));
  command('pack', 'pack a campaign into one file to share; fails if it has errors')
    .argument(...FOLDER)
    .option('-o, --output <file>', 'the file to write (default: NAME-VERSION.narratoria.zip here)')
    .action(work(async () => (await import('./campaign/pack.ts')).packCampaign));
  command('import', 'import a packed campaign, an ink story, or a character or lore from another program')
    .argument(
      '<file>',
      'a packed campaign, a character card (PNG, JSON, .charx), a lorebook (JSON) or a story in ink',
    )
    .option('--into <dir>', 'add the character or lore to this campaign (a folder, or a name from the list)')
    .option('--name <name>', 'folder name (default: from the imported file)')
    .option('--replace', 'replace a campaign with the same name')
    .action(work(async () => (await import('./campaign/import.ts')).importIntoHome));
  command('remove', 'delete one of your campaigns; stories played in it are kept')
    .argument('<name>', 'a name from `campaign list`')
    .option(...YES)
    .action(work(async () => (await import('./campaign/remove.ts')).removeFromHome));
  command('inspect', 'show the people, places and plot of a campaign, and who wrote each file')
    .argument(...FOLDER)
    .option('--mermaid', 'print only the plot, as a Mermaid flowchart')
    .option('--asset <file>', 'show one file: its keywords and the chunks used for search')
    .action(work(async () => (await import('./campaign/inspect.ts')).printInspection));
  command('enrich', 'generate what a sparse campaign is missing; existing files are never changed')
    .argument(...FOLDER)
    .option('--undo', 'remove generated files, except edited ones')
    .option('--all', 'with --undo: remove edited files too')
    .action(work(async () => (await import('./campaign/enrich.ts')).printEnrichment));
}
