import { existsSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { JsonObject } from '../../base/json.ts';
import { packageRoot } from '../../base/package-root.ts';
import { PROVIDERS, type Provider } from '../../contracts/providers.ts';
import { loadConfig, saveConfig } from '../../skills/config/index.ts';
import { loadSkill } from '../../skills/load.ts';
import { openShippedStorage, shippedStorage } from '../../skills/shipped-storage.ts';
import type { Skill } from '../../skills/skill.ts';
import { FACTS } from './provider.ts';
import type { ModelSource } from './source.ts';

/** Who should write: nobody but the built-in writer, whatever model file fits, one that was chosen, or a server. */
export type Wanted =
  | { kind: 'built-in' }
  | { kind: 'file'; isChosen: boolean }
  | { kind: 'source'; source: ModelSource };

/** What the storyteller's settings say about models. Holds keys. */
export interface Storyteller {
  first: Wanted;
  /** Who is asked when the first does not answer. */
  second: Wanted;
  /** How long a model may be silent. */
  silenceMs: number;
  /** What must not be shown. */
  secrets: readonly string[];
  problems: readonly string[];
}

/** The specs want a fallback within ten seconds of the last sign of life; telling by the built-in writer takes one or two. */
const DEFAULT_SILENCE_MS = 8_000;

/** Reads the settings of the storyteller skill of a home. */
export async function readStoryteller(home: string): Promise<Storyteller> {
  const { resolved, secrets, problems } = await loadConfig(await storytellerSkill(storageIn(home)));
  const { timeoutMs } = resolved;
  return {
    first: wanted(resolved, { provider: 'provider', model: 'model', apiKey: 'apiKey', baseUrl: 'baseUrl' }),
    second: wanted(resolved, {
      provider: 'fallbackProvider',
      model: 'fallbackModel',
      apiKey: 'fallbackApiKey',
      baseUrl: 'fallbackBaseUrl',
    }),
    silenceMs: typeof timeoutMs === 'number' ? timeoutMs : DEFAULT_SILENCE_MS,
    secrets,
    problems: problems.map(({ message }) => message),
  };
}

/** Changes settings of the storyteller; null takes one back to its default. */
export async function changeStoryteller(home: string, changes: JsonObject): Promise<void> {
  const result = await saveConfig(await storytellerSkill(openShippedStorage(home, shippedSkills())), changes);
  if (result.saved) return;
  const why = result.problems.map(({ message }) => message).join(' ');
  throw new NarratoriaError('invalid_settings', `The storyteller's settings were not changed. ${why}`);
}

/** By the folder of its settings: a shipped skill does not change while the program runs, and every scene asks for it. */
const read = new Map<string, Skill>();

/** The skill with the folder of its settings, which homes of earlier versions have in another place until they are opened. */
async function storytellerSkill(storage: string): Promise<Skill> {
  const before = read.get(storage);
  if (before !== undefined) return before;
  const folder = path.join(shippedSkills(), 'storyteller');
  const { skill } = await loadSkill(folder, { dataFolder: storage, origin: 'shipped' });
  if (skill === null) throw new NarratoriaError('internal_error', 'The storyteller skill cannot be read.');
  read.set(storage, skill);
  return skill;
}

function storageIn(home: string): string {
  const storage = shippedStorage(home);
  return existsSync(storage) ? storage : path.join(home, 'skills');
}

function shippedSkills(): string {
  return path.join(packageRoot(), 'skills');
}

type Fields = Record<'provider' | 'model' | 'apiKey' | 'baseUrl', string>;

function wanted(config: JsonObject, fields: Fields): Wanted {
  const text = (field: keyof Fields) => {
    const value = config[fields[field]];
    return typeof value === 'string' ? value.trim() : '';
  };
  const name = text('provider') || 'auto';
  if (name === 'built-in') return { kind: 'built-in' };
  const provider = PROVIDERS.find((each): each is Provider => each === name);
  if (provider === undefined || provider === 'local') return { kind: 'file', isChosen: name === 'local' };
  const baseUrl = (text('baseUrl') || FACTS[provider].baseUrl).replace(/\/+$/, '');
  const usual = baseUrl === FACTS[provider].baseUrl || provider === 'bridge' ? FACTS[provider].model : '';
  return {
    kind: 'source',
    source: { provider, model: text('model') || usual, baseUrl, apiKey: text('apiKey') },
  };
}
