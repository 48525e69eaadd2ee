import type { Command } from 'commander';
import type { ModelsOptions, UseOptions } from './models/options.ts';

/** Registers `models` and its commands. */
export function modelsCommand(program: Command): void {
  const models = program
    .command('models')
    .description('show and choose who tells the story, and download models')
    .option('--json', 'print only JSON')
    .action(async (options: ModelsOptions) => {
      const { showModels } = await import('./models/show.ts');
      process.exitCode = await showModels(options);
    });
  models
    .command('list')
    .description('the same as `models` alone')
    .option('--json', 'print only JSON')
    .action(async (options: ModelsOptions) => {
      const { showModels } = await import('./models/show.ts');
      process.exitCode = await showModels({ ...models.opts(), ...options });
    });
  models
    .command('find')
    .description('list the model servers on this computer and their models')
    .option('--json', 'print only JSON')
    .action(async (options: ModelsOptions) => {
      const { findModelServers } = await import('./models/find.ts');
      process.exitCode = await findModelServers({ ...models.opts(), ...options });
    });
  models
    .command('use')
    .argument(
      '<what>',
      'auto, built-in, an id, a GGUF file, ollama, lm-studio, llama.cpp, koboldcpp, an address, claude, openai or openrouter',
    )
    .description('choose who tells the story')
    .option('--model <name>', 'for a server: name of the model')
    .option('--key-from-stdin', 'read the key of a hosted model from standard input')
    .option('--allow-network', 'allow servers on the local network')
    .option('--gpu <gpu>', 'off, auto, cuda, vulkan or metal')
    .option('--json', 'print only the result, as JSON')
    .action(async (what: string, options: UseOptions) => {
      const { useModel } = await import('./models/use.ts');
      process.exitCode = await useModel(what, { ...models.opts(), ...options });
    });
  models
    .command('test')
    .description('ask the chosen model two short questions and measure it; exit code 1 if it does not answer')
    .option('--json', 'print only the result, as JSON')
    .action(async (options: ModelsOptions) => {
      const { testChosenModel } = await import('./models/test.ts');
      process.exitCode = await testChosenModel({ ...models.opts(), ...options });
    });
  models
    .command('pull')
    .argument('<id>', 'an id from `models`')
    .description('download or repair a model')
    .option('--offline', 'do not use the network')
    .option('--json', 'print only the result, as JSON')
    .action(async (id: string, options: ModelsOptions) => {
      const { pullModel } = await import('./models/pull.ts');
      process.exitCode = await pullModel(id, { ...models.opts(), ...options });
    });
  models
    .command('verify')
    .argument('[id]', 'a model id (default: all installed models)')
    .description('check installed models against their checksums; exit code 1 if one is damaged')
    .option('--json', 'print only the result, as JSON')
    .action(async (id: string | undefined, options: ModelsOptions) => {
      const { verifyModels } = await import('./models/verify.ts');
      process.exitCode = await verifyModels(id, { ...models.opts(), ...options });
    });
}
