import { text } from 'node:stream/consumers';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import type { ModelChoice } from '../../models/language/choice.ts';
import { whatLeaves } from '../../models/language/describe.ts';
import { titleOf } from '../../models/language/source.ts';
import { chooseForHome } from '../../models/language/use.ts';
import type { UseOptions } from './options.ts';

/** Chooses who tells the story. A file that was banned is tried again. Returns the exit code. */
export async function useModel(what: string, options: UseOptions): Promise<number> {
  const { model, gpu, json, keyFromStdin, allowNetwork } = options;
  const home = ensureFolder(homeFolder());
  const apiKey = keyFromStdin === true ? (await text(process.stdin)).trim() : undefined;
  if (apiKey === '') throw new NarratoriaError('invalid_usage', 'No key came from standard input.');
  const wanted = {
    what,
    ...(model && { model }),
    ...(gpu && { gpu }),
    ...(apiKey && { apiKey }),
    ...(allowNetwork && { allowNetwork }),
  };
  const { settings, choice } = await chooseForHome(home, wanted, openLog(home));
  process.stdout.write(json === true ? `${JSON.stringify({ settings, choice })}\n` : describe(choice));
  return choice.kind === 'none' && !['none', 'built-in', 'auto'].includes(what) ? 1 : 0;
}

function describe(choice: ModelChoice): string {
  if (choice.kind === 'none') return `The built-in writer tells the story: ${choice.why}. ${choice.hint}.\n`;
  const entry = CATALOGUE.find(({ id }) => id === choice.id);
  const warning = entry?.purpose === 'test' ? 'For tests only. Its stories make no sense.\n' : '';
  const where = choice.kind === 'server' ? ` (${titleOf(choice.source)})` : '';
  return `Now ${choice.id}${where} tells the story. ${whatLeaves(choice)}\n${warning}Test it: narratoria models test\n`;
}
