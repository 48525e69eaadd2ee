import type { Command } from 'commander';
import type { ModelsOptions, UseOptions } from './models/options.ts';

/** Registers `models list`, `models pull`, `models verify` and `models use`. */
export function modelsCommand(program: Command): void {
  const models = program
    .command('models')
    .description('the models on this machine and those that can be fetched');
  models
    .command('list')
    .description('print the catalogue')
    .option('--json', 'print it as JSON and nothing else')
    .action(async (options: ModelsOptions) => {
      const { listModels } = await import('./models/list.ts');
      process.exitCode = await listModels(options);
    });
  models
    .command('pull')
    .argument('<id>', 'an id that `models list` shows')
    .description('fetch a model, or what is missing or wrong of it')
    .option('--offline', 'use only what is on this machine')
    .option('--json', 'print the result as JSON and nothing else')
    .action(async (id: string, options: ModelsOptions) => {
      const { pullModel } = await import('./models/pull.ts');
      process.exitCode = await pullModel(id, options);
    });
  models
    .command('verify')
    .argument('[id]', 'one model; by default all that are here')
    .description('compare every byte with its checksum; exit code 1 when something is wrong')
    .option('--json', 'print the result as JSON and nothing else')
    .action(async (id: string | undefined, options: ModelsOptions) => {
      const { verifyModels } = await import('./models/verify.ts');
      process.exitCode = await verifyModels(id, options);
    });
  models
    .command('use')
    .argument('<what>', '`auto`, `none`, an id, a GGUF file, or the address of a server on this machine')
    .description('choose the language model that narrates')
    .option('--model <name>', 'for a server: the name it knows the model by')
    .option('--api <api>', 'for a server: ollama or openai; by default told from the port')
    .option('--gpu <gpu>', 'off, auto, cuda, vulkan or metal')
    .option('--json', 'print the result as JSON and nothing else')
    .action(async (what: string, options: UseOptions) => {
      const { useModel } = await import('./models/use.ts');
      process.exitCode = await useModel(what, options);
    });
}
