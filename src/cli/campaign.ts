import type { Command } from 'commander';
import { enrichCommand } from './campaign/enrich.ts';
import { importCommand } from './campaign/import.ts';
import { inspectCommand } from './campaign/inspect.ts';
import { listCommand } from './campaign/list.ts';
import { newCommand } from './campaign/new.ts';
import { packCommand } from './campaign/pack.ts';
import { removeCommand } from './campaign/remove.ts';
import { testCommand } from './campaign/test.ts';
import { validateCommand } from './campaign/validate.ts';

/** Registers `campaign …`. A subcommand is a file in `campaign/` and a line here; its work is imported when it is called. */
export function campaignCommand(program: Command): void {
  const campaign = program.command('campaign').description('create, check and inspect campaigns');
  listCommand(campaign);
  validateCommand(campaign);
  testCommand(campaign);
  newCommand(campaign);
  packCommand(campaign);
  importCommand(campaign);
  removeCommand(campaign);
  inspectCommand(campaign);
  enrichCommand(campaign);
}
