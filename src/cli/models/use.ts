import { statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { ensureFolder, homeFolder } from '../../base/home.ts';
import { openLog } from '../../base/log.ts';
import { CATALOGUE } from '../../models/catalogue.ts';
import { CrashRecord } from '../../models/inference/crash-record.ts';
import { sharedHome } from '../../models/installed.ts';
import { chooseModel, type ModelChoice } from '../../models/language/choice.ts';
import { loopbackUrl } from '../../models/language/loopback.ts';
import { crashFile, thisMachine } from '../../models/language/open.ts';
import { changeModelSettings, type ModelSettings } from '../../models/language/settings.ts';
import { reportFailure } from '../failure.ts';
import type { UseOptions } from './options.ts';

const OLLAMA_PORT = '11434';
const GPUS = ['off', 'auto', 'cuda', 'vulkan', 'metal'] as const;

/** Chooses the language model. One that was banned is tried again. Returns the exit code. */
export async function useModel(what: string, options: UseOptions): Promise<number> {
  const json = options.json === true;
  try {
    const home = ensureFolder(homeFolder());
    const narrator = readWhat(what, home, options);
    const gpu = readGpu(options.gpu);
    const settings = await changeModelSettings(home, { narrator, ...(gpu && { gpu }) });
    const crashes = new CrashRecord({ file: crashFile(home), log: openLog(home) });
    const choose = (isBanned: (file: string) => boolean) =>
      chooseModel({ settings, homes: [home, sharedHome()], machine: thisMachine(), isBanned });
    const wanted = await choose(() => false);
    if (wanted.kind === 'file') crashes.forgive(wanted.file);
    await crashes.settle();
    const choice = await choose((file) => crashes.isBanned(file));
    process.stdout.write(
      json
        ? `${JSON.stringify({ settings: shown(settings), choice: shownChoice(choice) })}\n`
        : describe(choice),
    );
    return choice.kind === 'none' && what !== 'none' && what !== 'auto' ? 1 : 0;
  } catch (error) {
    reportFailure(error, { json });
    return error instanceof NarratoriaError && error.code === 'invalid_usage' ? 2 : 1;
  }
}

function readWhat(what: string, home: string, { model, api }: UseOptions): ModelSettings['narrator'] {
  if (/^[a-z]+:\/\//i.test(what)) {
    const url = loopbackUrl(what);
    if (model === undefined) throw usage('A server is asked for a model by name.', 'Add --model NAME.');
    const guessed = api ?? (url.port === OLLAMA_PORT ? 'ollama' : 'openai');
    if (guessed !== 'ollama' && guessed !== 'openai')
      throw usage(`There is no API called ${guessed}.`, 'Use --api ollama or --api openai.');
    return { api: guessed, url: what, model };
  }
  const id = what.toLowerCase();
  if (id === 'auto' || id === 'none') return id;
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (entry?.purpose === 'embedding')
    throw usage(`${id} finds memories by meaning and cannot write.`, 'See: narratoria models list');
  return entry?.id ?? ggufFile(what, home);
}

/** A file as it was named, or in the models folder. */
function ggufFile(what: string, home: string): string {
  for (const file of [path.resolve(what), path.resolve(home, 'models', what)]) {
    if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return file;
  }
  throw usage(
    `${JSON.stringify(what)} is neither an id of the catalogue nor a file.`,
    'See: narratoria models list. A GGUF file goes into the folder `models` of the home folder.',
  );
}

function readGpu(gpu: string | undefined): ModelSettings['gpu'] {
  if (gpu === undefined) return undefined;
  const known = GPUS.find((each) => each === gpu);
  if (known === undefined) throw usage(`There is no --gpu ${gpu}.`, `It is one of ${GPUS.join(', ')}.`);
  return known;
}

function describe(choice: ModelChoice): string {
  if (choice.kind === 'none') return `No language model: ${choice.why}. ${choice.hint}.\n`;
  const entry = CATALOGUE.find(({ id }) => id === choice.id);
  const warning = entry?.purpose === 'test' ? 'It is there for tests; its stories will make no sense.\n' : '';
  return `${choice.id} is asked from now on, because ${choice.why}.\n${warning}`;
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

function usage(message: string, hint: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', message, { hint });
}
