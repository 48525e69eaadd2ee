import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import type { ModelChoice } from '../../models/language/choice.ts';
import type { ModelSettings } from '../../models/language/settings.ts';
import { chooseForHome } from '../../models/language/use.ts';
import { reportFailure } from '../failure.ts';
import type { UseOptions } from './options.ts';

/** Chooses the language model. One that was banned is tried again. Returns the exit code. */
export async function useModel(what: string, { model, api, gpu, json }: UseOptions): Promise<number> {
  try {
    const home = ensureFolder(homeFolder());
    const wanted = { what, ...(model && { model }), ...(api && { api }), ...(gpu && { gpu }) };
    const { settings, choice } = await chooseForHome(home, wanted, openLog(home));
    process.stdout.write(
      json === true
        ? `${JSON.stringify({ settings: shown(settings), choice: shownChoice(choice) })}\n`
        : describe(choice),
    );
    return choice.kind === 'none' && what !== 'none' && what !== 'auto' ? 1 : 0;
  } catch (error) {
    reportFailure(error, { json: json === true });
    return error instanceof NarratoriaError && error.code === 'invalid_usage' ? 2 : 1;
  }
}

function describe(choice: ModelChoice): string {
  if (choice.kind === 'none') return `No language model: ${choice.why}. ${choice.hint}.\n`;
  const entry = CATALOGUE.find(({ id }) => id === choice.id);
  const warning = entry?.purpose === 'test' ? 'For tests only. Its stories make no sense.\n' : '';
  return `Now using ${choice.id}. ${choice.why}.\n${warning}`;
}

function shown(settings: ModelSettings): ModelSettings {
  const { narrator } = settings;
  if (typeof narrator !== 'object' || narrator.apiKey === undefined) return settings;
  return { ...settings, narrator: { ...narrator, apiKey: '***' } };
}

function shownChoice(choice: ModelChoice): object {
  if (choice.kind !== 'server') return choice;
  const { apiKey: _, ...server } = choice.server;
  return { ...choice, server };
}
