import { statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import type { Log } from '../../base/log.ts';
import { CATALOGUE } from '../catalogue.ts';
import { CrashRecord } from '../inference/crash-record.ts';
import { sharedHome } from '../installed.ts';
import { chooseModel, type ModelChoice } from './choice.ts';
import { loopbackUrl } from './loopback.ts';
import { crashFile, thisMachine } from './open.ts';
import { changeModelSettings, type ModelSettings } from './settings.ts';

const OLLAMA_PORT = '11434';
const GPUS = ['off', 'auto', 'cuda', 'vulkan', 'metal'] as const;

/** What the user wants, in the words of `models use`. */
export interface WantedModel {
  /** `auto`, `none`, an id of the catalogue, a GGUF file, or the address of a server on this computer. */
  what: string;
  /** The name a server knows the model by. */
  model?: string;
  api?: string;
  gpu?: string;
}

/** Chooses the language model of a home from now on. One that was banned is tried again. */
export async function chooseForHome(
  home: string,
  wanted: WantedModel,
  log: Log,
): Promise<{ settings: ModelSettings; choice: ModelChoice }> {
  const narrator = readWhat(wanted, home);
  const gpu = readGpu(wanted.gpu);
  const settings = await changeModelSettings(home, { narrator, ...(gpu && { gpu }) });
  const crashes = new CrashRecord({ file: crashFile(home), log });
  const choose = (isBanned: (file: string) => boolean) =>
    chooseModel({ settings, homes: [home, sharedHome()], machine: thisMachine(), isBanned });
  const found = await choose(() => false);
  if (found.kind === 'file') crashes.forgive(found.file);
  await crashes.settle();
  return { settings, choice: await choose((file) => crashes.isBanned(file)) };
}

function readWhat({ what, model, api }: WantedModel, home: string): ModelSettings['narrator'] {
  if (/^[a-z]+:\/\//i.test(what)) {
    const url = loopbackUrl(what);
    if (model === undefined) throw usage('The address needs the name of a model.', 'Add --model NAME.');
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
    if (isFile(file)) return file;
  }
  throw usage(
    `${excerptOf(what)} is neither an id of the catalogue nor a file.`,
    'See: narratoria models list. A GGUF file goes into the folder `models` of the home folder.',
  );
}

/** What no file system could hold is no file either: a name of a thousand letters, or one with a zero byte. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function readGpu(gpu: string | undefined): ModelSettings['gpu'] {
  if (gpu === undefined) return undefined;
  const known = GPUS.find((each) => each === gpu);
  if (known === undefined) throw usage(`There is no --gpu ${gpu}.`, `It is one of ${GPUS.join(', ')}.`);
  return known;
}

function usage(message: string, hint: string): NarratoriaError {
  return new NarratoriaError('invalid_usage', message, { hint });
}
