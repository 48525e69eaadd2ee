import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATALOGUE, type ModelEntry } from '../catalogue.ts';
import { formatBytes } from '../format-bytes.ts';
import { findInstalled } from '../installed.ts';
import { loopbackUrl } from './loopback.ts';
import type { Provider } from './provider.ts';
import { DEFAULT_CONTEXT, type ModelSettings, type ServerSettings } from './settings.ts';

const GB = 1_000_000_000;

/** The model that is asked, and why it and no other. */
export type ModelChoice =
  | ({ kind: 'file'; file: string } & Chosen)
  | ({ kind: 'server'; server: ServerSettings } & Chosen)
  | { kind: 'none'; why: string; hint: string; advice: ModelAdvice | null };

interface Chosen {
  id: string;
  provider: Provider;
  /** Whether it runs on this machine, so that nothing leaves it. */
  isLocal: boolean;
  /** How many tokens it keeps in mind, prompt and answer together. */
  contextTokens: number;
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
  { id: 'phi-3.5-mini-instruct-q4_k_m', memoryBytes: 7.5 * GB, cores: 4 },
  { id: 'llama-3.2-3b-instruct-q4_k_m', memoryBytes: 6 * GB, cores: 4 },
  { id: 'gemma-2-2b-it-q4_k_m', memoryBytes: 5 * GB, cores: 4 },
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

/** Which model to ask: the user's choice, or the best of those that are here and fit the machine. Nothing is fetched. */
export async function chooseModel(options: ChoiceOptions): Promise<ModelChoice> {
  const { narrator = 'auto' } = options.settings;
  if (typeof narrator === 'object') {
    loopbackUrl(narrator.url);
    const why = `Chosen in the settings (server at ${narrator.url})`;
    return {
      kind: 'server',
      id: narrator.model,
      server: narrator,
      provider: narrator.api,
      isLocal: true,
      contextTokens: options.settings.contextTokens ?? DEFAULT_CONTEXT,
      why,
    };
  }
  if (narrator === 'none') {
    return none('Turned off in the settings', 'Run: narratoria models use auto');
  }
  return narrator === 'auto' ? chooseByMachine(options) : chooseNamed(narrator, options);
}

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
}: ChoiceOptions): Promise<ModelChoice> {
  const best = recommended(machine);
  const size = `${formatBytes(machine.memoryBytes)} of memory and ${machine.cores} cores`;
  if (best === null) {
    return none(`No language model fits this computer (${size})`, 'The built-in writer writes the story.');
  }
  const banned: string[] = [];
  for (const { id } of NARRATORS.slice(NARRATORS.findIndex((narrator) => narrator.id === best))) {
    const file = await installedFile(id, homes, catalogue);
    if (file === null) continue;
    if (!isBanned(file)) return chosenFile(id, file, settings, `Best installed model for ${size}`);
    banned.push(id);
  }
  if (banned.length > 0) {
    return none(
      `${banned.join(', ')} crashed twice and was turned off`,
      `Run: narratoria models verify; narratoria models use ${banned[0]} tries it again`,
      { act: 'use', id: banned[0] ?? 'auto' },
    );
  }
  return none(
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
): Promise<ModelChoice> {
  const entry = catalogue.find(({ id }) => id === wanted.toLowerCase());
  const id = entry?.id ?? path.basename(wanted);
  const file =
    entry === undefined
      ? path.resolve(homes[0] ?? '.', 'models', wanted)
      : await installedFile(entry.id, homes, catalogue);
  if (file === null) {
    return none(
      `${id} was chosen in the settings but is not installed`,
      `Run: narratoria models pull ${id}`,
      {
        act: 'pull',
        id,
      },
    );
  }
  if (!existsSync(file)) {
    return none(`${file} was chosen in the settings but does not exist`, 'Run: narratoria models use auto', {
      act: 'use',
      id: 'auto',
    });
  }
  if (isBanned(file)) {
    return none(
      `${id} was chosen in the settings but crashed twice and was turned off`,
      `Replace the file, or run: narratoria models use ${JSON.stringify(wanted)}`,
      { act: 'use', id: wanted },
    );
  }
  return chosenFile(id, file, settings, 'Chosen in the settings');
}

function chosenFile(id: string, file: string, { contextTokens }: ModelSettings, why: string): ModelChoice {
  const context = contextTokens ?? DEFAULT_CONTEXT;
  return { kind: 'file', id, file, provider: 'local', isLocal: true, contextTokens: context, why };
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

function none(why: string, hint: string, advice: ModelAdvice | null = null): ModelChoice {
  return { kind: 'none', why, hint, advice };
}
