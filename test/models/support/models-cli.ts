/** The `models` commands alone, as the program registers them. */
import { Command, CommanderError } from 'commander';
import { modelsCommand } from '../../../src/cli/models.ts';

const program = new Command('narratoria').exitOverride();
modelsCommand(program);
try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = 2;
}
