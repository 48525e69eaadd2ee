import { type Command, InvalidArgumentError, Option } from 'commander';
import { TASKS, type Task } from '../contracts/conversation.ts';
import { FORMATS, type Format } from '../engine/play/formats.ts';
import { skillsFolder } from './skill/skills-folder.ts';

interface Json {
  json?: boolean;
}

interface ScriptInput {
  scene: number;
  tool: string;
  output?: string;
  skills: string[];
}

interface StateOptions {
  scene?: number;
  changes?: boolean;
}

/** The short names of formats, and the long one that people type. */
const FORMAT_NAMES = [...FORMATS, 'markdown'] as const;
type FormatName = Format | 'markdown';

const ID = 'story id (or the start of it), name, or `last`';

/** Registers `story …`. The work of each is imported when it is called. */
export function storyCommand(program: Command): void {
  const story = program.command('story').description('manage your saved stories');
  const command = (name: string, description: string) =>
    story.command(name).description(description).option('--json', 'print only one JSON object');

  command('list', 'list saved stories, last played first').action(async (options: Json) => {
    const { listStories } = await import('./story/commands.ts');
    process.exitCode = await listStories(options);
  });

  command('rename', 'rename a story')
    .argument('<id>', ID)
    .argument('<name>', 'new name')
    .action(async (id: string, name: string, options: Json) => {
      const { renameStory } = await import('./story/commands.ts');
      process.exitCode = await renameStory(id, name, options);
    });

  command('branch', 'start a new story from an earlier scene of another')
    .argument('<id>', ID)
    .requiredOption('--scene <n>', 'the scene to branch from', sceneNumber)
    .option('--name <name>', 'name of the branch')
    .action(async (id: string, options: Json & { scene: number; name?: string }) => {
      const { branchStory } = await import('./story/commands.ts');
      process.exitCode = await branchStory(id, options);
    });

  command('undo', 'go back to an earlier scene; later scenes are removed')
    .argument('<id>', ID)
    .option('--scene <n>', 'scene to go back to (default: the one before the last)', sceneNumber)
    .action(async (id: string, options: Json & { scene?: number }) => {
      const { undoStory } = await import('./story/commands.ts');
      process.exitCode = await undoStory(id, options);
    });

  command('delete', 'permanently delete a story; its branches are kept')
    .argument('<id>', ID)
    .option('--yes', 'do not ask for confirmation')
    .action(async (id: string, options: Json & { yes?: boolean }) => {
      const { deleteStory } = await import('./story/commands.ts');
      process.exitCode = await deleteStory(id, options);
    });

  command('state', 'show the state of a story after a scene')
    .argument('<id>', ID)
    .argument('[path]', 'only this part, such as world.place or world.items.0.name')
    .option('--scene <n>', 'after this scene (default: the last)', sceneNumber)
    .option('--changes', 'only the changes of that scene, as a merge patch (null: removed)')
    .action(async (id: string, path: string | undefined, options: Json & StateOptions) => {
      const { printState } = await import('./story/state.ts');
      process.exitCode = await printState(id, path, options);
    });

  command('prompt', 'what a language model was asked in a scene, exactly as it was sent')
    .argument('<id>', ID)
    .option('--scene <n>', 'the scene (default: the last)', sceneNumber)
    .addOption(new Option('--task <task>', 'only what was asked for this').choices(TASKS))
    .action(async (id: string, options: Json & { scene?: number; task?: Task }) => {
      const { printPrompts } = await import('./story/prompt.ts');
      process.exitCode = await printPrompts(id, options);
    });

  command('cost', 'what language models have read, written and cost in a story')
    .argument('<id>', ID)
    .action(async (id: string, options: Json) => {
      const { printCost } = await import('./story/cost.ts');
      process.exitCode = await printCost(id, options);
    });

  command('input', 'what a script got on its standard input in a scene, to run it again')
    .argument('<id>', ID)
    .requiredOption('--scene <n>', 'the scene', sceneNumber)
    .requiredOption('--tool <id>', 'the tool of its plan, as the page and plan show name it')
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .option('--skills <dir>', 'a folder with skill folders in it (repeatable)', skillsFolder, [])
    .action(async (id: string, options: Json & ScriptInput) => {
      const { saveInput } = await import('./story/input.ts');
      process.exitCode = await saveInput(id, options);
    });

  command('export', 'write a story to a file')
    .argument('<id>', ID)
    .addOption(new Option('--format <format>', 'file format').choices(FORMAT_NAMES).default('md'))
    .option('-o, --output <file>', 'the file to write (default: NAME.FORMAT here)')
    .action(async (id: string, options: Json & { format: FormatName; output?: string }) => {
      const { exportToFile } = await import('./story/commands.ts');
      const format = options.format === 'markdown' ? 'md' : options.format;
      process.exitCode = await exportToFile(id, { ...options, format });
    });
}

function sceneNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('Must be a whole number from 1.');
  return number;
}
