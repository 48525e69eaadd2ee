import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from '../../contracts/providers.ts';
import type { SceneLength } from '../../prompts/budget.ts';
import { CATALOGUE, type ModelEntry } from '../catalogue.ts';
import { formatBytes } from '../format-bytes.ts';
import { findInstalled } from '../installed.ts';
import type { Place } from './address.ts';
import { DEFAULT_CONTEXT, type ModelSettings } from './settings.ts';
import type { PublicSource } from './source.ts';

const GB = 1_000_000_000;

/** The model that is asked, and why it and no other. */
export type ModelChoice =
  | ({ kind: 'file'; file: string } & Chosen)
  | ({ kind: 'server'; source: PublicSource; place: Place } & Chosen)
  | { kind: 'none'; why: string; hint: string; advice: ModelAdvice | null };

export type NoChoice = Extract<ModelChoice, { kind: 'none' }>;

interface Chosen {
  id: string;
  provider: Provider;
  /** Whether it runs on this machine, so that nothing leaves it. */
  isLocal: boolean;
  /** How many tokens it keeps in mind, prompt and answer together. */
  contextTokens: number;
  /** How long the user wants scenes; normal unless told. */
  length?: SceneLength;
  why: string;
}

/** What would bring a model, as something that can be done at once: fetch one, or choose one. */
export interface ModelAdvice {
  act: 'pull' | 'use';
  /** A model of the catalogue, a file, or `auto`. */
  id: string;
}

export interface Machine {
  memoryBytes: number;
  cores: number;
}

/**
 * What each narrator wants of a machine, the best first: weights, context and room for the rest of the machine, and
 * enough cores to answer before the player loses patience.
 */
export const NARRATORS: readonly { id: string; memoryBytes: number; cores: number }[] = [
  // Twelve billion parameters write a word a second on fewer cores.
  { id: 'mistral-nemo-12b-instruct-q4_k_m', memoryBytes: 24 * GB, cores: 12 },
  { id: 'phi-3.5-mini-instruct-q4_k_m', memoryBytes: 7.5 * GB, cores: 4 },
  { id: 'qwen-3-4b-instruct-q4_k_m', memoryBytes: 6 * GB, cores: 4 },
  { id: 'qwen-2.5-1.5b-instruct-q4_k_m', memoryBytes: 3.5 * GB, cores: 2 },
];

interface ChoiceOptions {
  settings: ModelSettings;
  /** Where models may lie, the user's own home first. */
  homes: readonly string[];
  machine: Machine;
  isBanned(file: string): boolean;
  catalogue?: readonly ModelEntry[];
}

/** Which model file to ask: the user's choice, or the best of those that are here and fit. Nothing is fetched. */
export async function chooseFile(options: ChoiceOptions): Promise<FileChoice> {
  const { narrator = 'auto' } = options.settings;
  if (narrator === 'none') return nobody('Turned off in the settings', 'Run: narratoria models use auto');
  return narrator === 'auto' ? chooseByMachine(options) : chooseNamed(narrator, options);
}

export type FileChoice = Exclude<ModelChoice, { kind: 'server' }>;

/** The best narrator of the catalogue for a machine, whether it is here or not. */
export function recommended({ memoryBytes, cores }: Machine): string | null {
  return (
    NARRATORS.find((narrator) => memoryBytes >= narrator.memoryBytes && cores >= narrator.cores)?.id ?? null
  );
}

async function chooseByMachine({
  settings,
  machine,
  homes,
  isBanned,
  catalogue = CATALOGUE,
}: ChoiceOptions): Promise<FileChoice> {
  const best = recommended(machine);
  const size = `${formatBytes(machine.memoryBytes)} of memory and ${machine.cores} cores`;
  if (best === null) {
    return nobody(`No language model fits this computer (${size})`, 'The built-in writer writes the story.');
  }
  const banned: string[] = [];
  for (const { id } of NARRATORS.slice(NARRATORS.findIndex((narrator) => narrator.id === best))) {
    const file = await installedFile(id, homes, catalogue);
    if (file === null) continue;
    if (!isBanned(file)) return chosenFile(id, file, settings, `Best installed model for ${size}`);
    banned.push(id);
  }
  if (banned.length > 0) {
    return nobody(
      `${banned.join(', ')} crashed twice and was turned off`,
      `Run: narratoria models verify; narratoria models use ${banned[0]} tries it again`,
      { act: 'use', id: banned[0] ?? 'auto' },
    );
  }
  return nobody(
    `No language model installed. Recommended for your computer: ${best}`,
    `Run: narratoria models pull ${best}`,
    {
      act: 'pull',
      id: best,
    },
  );
}

async function chooseNamed(
  wanted: string,
  { settings, homes, isBanned, catalogue = CATALOGUE }: ChoiceOptions,
): Promise<FileChoice> {
  const entry = catalogue.find(({ id }) => id === wanted.toLowerCase());
  const id = entry?.id ?? path.basename(wanted);
  const file =
    entry === undefined
      ? path.resolve(homes[0] ?? '.', 'models', wanted)
      : await installedFile(entry.id, homes, catalogue);
  if (file === null) {
    return nobody(
      `${id} was chosen in the settings but is not installed`,
      `Run: narratoria models pull ${id}`,
      {
        act: 'pull',
        id,
      },
    );
  }
  if (!existsSync(file)) {
    return nobody(
      `${file} was chosen in the settings but does not exist`,
      'Run: narratoria models use auto',
      {
        act: 'use',
        id: 'auto',
      },
    );
  }
  if (isBanned(file)) {
    return nobody(
      `${id} was chosen in the settings but crashed twice and was turned off`,
      `Replace the file, or run: narratoria models use ${JSON.stringify(wanted)}`,
      { act: 'use', id: wanted },
    );
  }
  return chosenFile(id, file, settings, 'Chosen in the settings');
}

function chosenFile(id: string, file: string, settings: ModelSettings, why: string): FileChoice {
  const { contextTokens = DEFAULT_CONTEXT, length = 'normal' } = settings;
  return { kind: 'file', id, file, provider: 'local', isLocal: true, contextTokens, length, why };
}

async function installedFile(
  id: string,
  homes: readonly string[],
  catalogue: readonly ModelEntry[],
): Promise<string | null> {
  const entry = catalogue.find((candidate) => candidate.id === id);
  const installed = entry === undefined ? null : await findInstalled(entry, homes);
  return installed?.files['model.gguf'] ?? null;
}

export function nobody(why: string, hint: string, advice: ModelAdvice | null = null): NoChoice {
  return { kind: 'none', why, hint, advice };
}
