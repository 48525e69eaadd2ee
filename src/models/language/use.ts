import { statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Log } from '../../base/log.ts';
import { SERVICES } from '../../contracts/providers.ts';
import { CATALOGUE } from '../catalogue.ts';
import { CrashRecord } from '../inference/crash-record.ts';
import { sharedHome } from '../installed.ts';
import { candidatesFor } from './candidates.ts';
import type { ModelChoice } from './choice.ts';
import { SERVER_IDS } from './discover/find-servers.ts';
import { sourceAt, sourceOfServer } from './discover/source-at.ts';
import { crashFile, thisMachine } from './open.ts';
import { FACTS } from './provider.ts';
import { changeModelSettings, type ModelSettings, readModelSettings } from './settings.ts';
import type { ModelSource } from './source.ts';
import { changeStoryteller, readStoryteller } from './storyteller.ts';

const GPUS = ['off', 'auto', 'cuda', 'vulkan', 'metal'] as const;

/** What the user wants, in the words of `models use`. */
export interface WantedModel {
  /**
   * `auto`, `built-in`, an id of the catalogue, a GGUF file, `ollama` or another server on this machine, the address of a
   * server, `claude`, `openai`, `openrouter`, or `bridge:` and a path.
   */
  what: string;
  /** The name a server knows the model by. */
  model?: string;
  apiKey?: string;
  gpu?: string;
  /** Allows servers on the local network from now on. */
  allowNetwork?: boolean;
}

/** Chooses who writes in a home from now on. A file that was banned is tried again. */
export async function chooseForHome(
  home: string,
  wanted: WantedModel,
  log: Log,
): Promise<{ settings: ModelSettings; choice: ModelChoice }> {
  const gpu = readGpu(wanted.gpu);
  const allow = wanted.allowNetwork === true ? { allowLocalNetwork: true } : {};
  const { narrator, storyteller } = await readWhat(wanted, home, {
    ...(await readModelSettings(home)),
    ...allow,
  });
  const settings = await changeModelSettings(home, {
    ...(narrator !== undefined && { narrator }),
    ...(gpu && { gpu }),
    ...allow,
  });
  await changeStoryteller(home, storyteller);
  const crashes = new CrashRecord({ file: crashFile(home), log });
  const found = await whoIsChosen(home, settings, () => false);
  if (found.kind === 'file') crashes.forgive(found.file);
  await crashes.settle();
  return { settings, choice: await whoIsChosen(home, settings, (file) => crashes.isBanned(file)) };
}

/** Who would write now. */
export async function whoIsChosen(
  home: string,
  settings: ModelSettings,
  isBanned: (file: string) => boolean,
): Promise<ModelChoice> {
  const asked = await candidatesFor({
    task: 'prose',
    settings,
    storyteller: await readStoryteller(home),
    homes: [home, sharedHome()],
    machine: thisMachine(),
    isBanned,
  });
  return asked.candidates === null ? asked.nobody : asked.candidates[0].choice;
}

interface Change {
  narrator?: string;
  storyteller: JsonObject;
}

async function readWhat(wanted: WantedModel, home: string, settings: ModelSettings): Promise<Change> {
  const { what, model, apiKey = '' } = wanted;
  const id = what.toLowerCase();
  if (id === 'auto') return { narrator: 'auto', storyteller: asStored({ provider: 'auto' }) };
  if (id === 'none' || id === 'built-in') return { storyteller: asStored({ provider: 'built-in' }) };
  if (id.startsWith('bridge:'))
    return {
      storyteller: asStored({ provider: 'bridge', baseUrl: path.resolve(what.slice('bridge:'.length)) }),
    };
  const server = SERVER_IDS.find((each) => each === id);
  if (server !== undefined) return fromSource(await sourceOfServer(server, model));
  const hosted = SERVICES.find((each) => each === id);
  if (hosted !== undefined) {
    const { baseUrl, model: usual } = FACTS[hosted];
    const key = apiKey || (await keyInUse(home, hosted, baseUrl));
    if (key === '') throw usage(`${FACTS[hosted].title} needs a key.`, KEY_HINT);
    return fromSource({ provider: hosted, baseUrl, model: model ?? usual, apiKey: key });
  }
  if (/^[a-z]+:\/\//i.test(what)) return fromSource(await sourceAt(what, { model, apiKey, settings }));
  const entry = CATALOGUE.find((candidate) => candidate.id === id);
  if (entry?.purpose === 'embedding')
    throw usage(`${id} finds memories by meaning and cannot write.`, 'See: narratoria models');
  return { narrator: entry?.id ?? ggufFile(what, home), storyteller: asStored({ provider: 'local' }) };
}

const KEY_HINT = 'Give it with --key-from-stdin, so that it does not stay in the history of the terminal.';

/** Every field of who writes, so that nothing of the last choice stays, least of all its key. */
function asStored({ provider, model = null, baseUrl = null, apiKey = null }: JsonObject): JsonObject {
  return { provider, model, baseUrl, apiKey } as JsonObject;
}

function fromSource({ provider, model, baseUrl, apiKey }: ModelSource): Change {
  const address = baseUrl === FACTS[provider].baseUrl ? null : baseUrl;
  return {
    storyteller: asStored({ provider, model, baseUrl: address, apiKey: apiKey === '' ? null : apiKey }),
  };
}

/** The key that is set for the same provider already. */
async function keyInUse(home: string, provider: string, baseUrl: string): Promise<string> {
  const { first } = await readStoryteller(home);
  if (first.kind !== 'source' || first.source.provider !== provider || first.source.baseUrl !== baseUrl)
    return '';
  return first.source.apiKey;
}

/** A file as it was named, or in the models folder. */
function ggufFile(what: string, home: string): string {
  for (const file of [path.resolve(what), path.resolve(home, 'models', what)]) {
    if (isFile(file)) return file;
  }
  throw usage(
    `${excerptOf(what)} is neither a model, a server nor a file.`,
    'See: narratoria models. A GGUF file goes into the folder `models` of the home folder.',
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
