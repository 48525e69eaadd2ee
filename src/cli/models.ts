import type { Command } from 'commander';
import type { ModelsOptions, UseOptions } from './models/options.ts';

/** Registers `models list`, `models pull`, `models verify` and `models use`. */
export function modelsCommand(program: Command): void {
  const models = program.command('models').description('list, download and choose models');
  models
    .command('list')
    .description('list all models')
    .option('--json', 'print only JSON')
    .action(async (options: ModelsOptions) => {
      const { listModels } = await import('./models/list.ts');
      process.exitCode = await listModels(options);
    });
  models
    .command('pull')
    .argument('<id>', 'an id from `models list`')
    .description('download or repair a model')
    .option('--offline', 'do not use the network')
    .option('--json', 'print only the result, as JSON')
    .action(async (id: string, options: ModelsOptions) => {
      const { pullModel } = await import('./models/pull.ts');
      process.exitCode = await pullModel(id, options);
    });
  models
    .command('verify')
    .argument('[id]', 'a model id (default: all installed models)')
    .description('check installed models against their checksums; exit code 1 if one is damaged')
    .option('--json', 'print only the result, as JSON')
    .action(async (id: string | undefined, options: ModelsOptions) => {
      const { verifyModels } = await import('./models/verify.ts');
      process.exitCode = await verifyModels(id, options);
    });
  models
    .command('use')
    .argument('<what>', '`auto`, `none`, an id, a GGUF file, or the address of a server on this computer')
    .description('choose the language model that writes the scenes')
    .option('--model <name>', 'for a server: name of the model')
    .option('--api <api>', 'for a server: ollama or openai (default: by port)')
    .option('--gpu <gpu>', 'off, auto, cuda, vulkan or metal')
    .option('--json', 'print only the result, as JSON')
    .action(async (what: string, options: UseOptions) => {
      const { useModel } = await import('./models/use.ts');
      process.exitCode = await useModel(what, options);
    });
}
