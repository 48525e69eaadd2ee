import { type Command, InvalidArgumentError } from 'commander';
import { skillsFolder } from '../skill/skills-folder.ts';

interface TestOptions {
  policies: number;
  scenes: number;
  seed: string;
  skills: string[];
  json?: boolean;
}

/** Registers `campaign test`. */
export function testCommand(campaign: Command): void {
  campaign
    .command('test')
    .argument('<dir>', 'a campaign folder, or a name from the list')
    .description('play a campaign many times in different ways; exit code 1 when something must be mended')
    .option('--policies <n>', 'how many plays: eight policies, with a new seed after every eight', count, 8)
    .option('--scenes <n>', 'how many scenes a play has at most', count, 40)
    .option('--seed <seed>', 'the same seed plays the same stories', 'trial')
    .option('--skills <dir>', 'a folder with skill folders in it (repeatable)', skillsFolder, [])
    .option('--json', 'print one JSON object and nothing else')
    .action(async (dir: string, options: TestOptions) => {
      const { printTrial } = await import('./test-output.ts');
      process.exitCode = await printTrial(dir, options);
    });
}

function count(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 10_000)
    throw new InvalidArgumentError('It must be a whole number from 1 to 10000.');
  return number;
}
