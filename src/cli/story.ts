import { type Command, Option } from 'commander';
import { TASKS } from '../contracts/conversation.ts';
import { FORMATS } from '../engine/play/formats.ts';
import { JSON_ONLY, SKILLS, wholeNumber, work, YES } from './command.ts';

const ID = ['<id>', 'story id (or the start of it), name, or `last`'] as const;
const sceneNumber = wholeNumber(1, Number.MAX_SAFE_INTEGER, 'Must be a whole number from 1.');

/** Registers `story …`. */
export function storyCommand(program: Command): void {
  const story = program.command('story').description('manage your saved stories');
  const command = (name: string, description: string) =>
    story
      .command(name)
      .description(description)
      .option(...JSON_ONLY);

  command('list', 'list saved stories, last played first').action(
    work(async () => (await import('./story/commands.ts')).listStories),
  );
  command('rename', 'rename a story')
    .argument(...ID)
    .argument('<name>', 'new name')
    .action(work(async () => (await import('./story/commands.ts')).renameStory));
  command('branch', 'start a new story from an earlier scene of another')
    .argument(...ID)
    .requiredOption('--scene <n>', 'the scene to branch from', sceneNumber)
    .option('--name <name>', 'name of the branch')
    .action(work(async () => (await import('./story/commands.ts')).branchStory));
  command('undo', 'go back to an earlier scene; later scenes are removed')
    .argument(...ID)
    .option('--scene <n>', 'scene to go back to (default: the one before the last)', sceneNumber)
    .action(work(async () => (await import('./story/commands.ts')).undoStory));
  command('delete', 'permanently delete a story; its branches are kept')
    .argument(...ID)
    .option(...YES)
    .action(work(async () => (await import('./story/commands.ts')).deleteStory));
  command('state', 'show the state of a story after a scene')
    .argument(...ID)
    .argument('[path]', 'only this part, such as world.place or world.items.0.name')
    .option('--scene <n>', 'after this scene (default: the last)', sceneNumber)
    .option('--changes', 'only the changes of that scene, as a merge patch (null: removed)')
    .action(work(async () => (await import('./story/state.ts')).printState));
  command('prompt', 'what a language model was asked in a scene, exactly as it was sent')
    .argument(...ID)
    .option('--scene <n>', 'the scene (default: the last)', sceneNumber)
    .addOption(new Option('--task <task>', 'only what was asked for this').choices(TASKS))
    .action(work(async () => (await import('./story/prompt.ts')).printPrompts));
  command('cost', 'what language models have read, written and cost in a story')
    .argument(...ID)
    .action(work(async () => (await import('./story/cost.ts')).printCost));
  command('input', 'what a script got on its standard input in a scene, to run it again')
    .argument(...ID)
    .requiredOption('--scene <n>', 'the scene', sceneNumber)
    .requiredOption('--tool <id>', 'the tool of its plan, as the page and plan show name it')
    .option('-o, --output <file>', 'the file to write (default: standard output)')
    .option(...SKILLS)
    .action(work(async () => (await import('./story/input.ts')).saveInput));
  command('export', 'write a story to a file')
    .argument(...ID)
    .addOption(new Option('--format <format>', 'file format').choices([...FORMATS, 'markdown']).default('md'))
    .option('-o, --output <file>', 'the file to write (default: NAME.FORMAT here)')
    .action(work(async () => (await import('./story/commands.ts')).exportToFile));
}
