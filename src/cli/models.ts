import type { Command } from 'commander';
import { work } from './command.ts';

const JSON_ONLY = ['--json', 'print only the result, as JSON'] as const;

/** Registers `models` and its commands. */
export function modelsCommand(program: Command): void {
  const show = work(async () => (await import('./models/show.ts')).showModels);
  const models = program
    .command('models')
    .description('show and choose who tells the story, and download models')
    .option('--json', 'print only JSON')
    .action(show);
  const command = (name: string, description: string) =>
    models
      .command(name)
      .description(description)
      .option(...JSON_ONLY);

  command('list', 'the same as `models` alone').action(show);
  command('find', 'list the model servers on this computer and their models').action(
    work(async () => (await import('./models/find.ts')).findModelServers),
  );
  command('use', 'choose who tells the story')
    .argument(
      '<what>',
      'auto, built-in, an id, a GGUF file, ollama, lm-studio, llama.cpp, koboldcpp, an address, claude, openai or openrouter',
    )
    .option('--model <name>', 'for a server: name of the model')
    .option('--key-from-stdin', 'read the key of a hosted model from standard input')
    .option('--allow-network', 'allow servers on the local network')
    .option('--gpu <gpu>', 'off, auto, cuda, vulkan or metal')
    .action(work(async () => (await import('./models/use.ts')).useModel));
  command(
    'test',
    'ask the chosen model two short questions and measure it; exit code 1 if it does not answer',
  ).action(work(async () => (await import('./models/test.ts')).testChosenModel));
  command('pull', 'download or repair a model')
    .argument('<id>', 'an id from `models`')
    .option('--offline', 'do not use the network')
    .action(work(async () => (await import('./models/pull.ts')).pullModel));
  command('verify', 'check installed models against their checksums; exit code 1 if one is damaged')
    .argument('[id]', 'a model id (default: all installed models)')
    .action(work(async () => (await import('./models/verify.ts')).verifyModels));
}
