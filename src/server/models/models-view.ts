import path from 'node:path';
import type { Models, ModelView, WriterNow } from '../../contracts/api/models.ts';
import { TASKS } from '../../contracts/conversation.ts';
import { CATALOGUE, EMBEDDING_MODEL } from '../../models/catalogue.ts';
import { freeBytes } from '../../models/download/disk-space.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import { droppedFiles } from '../../models/language/dropped-files.ts';
import { thisMachine } from '../../models/language/open.ts';
import {
  DEFAULT_TEMPERATURE,
  type ModelSettings,
  readModelSettings,
} from '../../models/language/settings.ts';
import { isHosted } from '../../models/language/source.ts';
import { readStoryteller, type Storyteller } from '../../models/language/storyteller.ts';
import { usageToday } from '../../models/language/usage.ts';
import { isOffline } from '../../models/offline.ts';
import type { Services } from '../services.ts';
import { catalogueView } from './catalogue-view.ts';
import { writerNow } from './writer-now.ts';

interface Seen {
  settings: ModelSettings;
  storyteller: Storyteller;
  now: WriterNow;
  models: readonly ModelView[];
  freeDiskBytes: number | null;
}

/** So much of the disk stays free after a download that nobody asked for. */
const RESERVE_BYTES = 1_000_000_000;

/**
 * What the first launch offers. It is open while nobody has chosen a writer, no model is here and the offer was not
 * answered. The recommended model downloads by itself where there is room for it; it already fits the memory.
 */
function offerFor({ settings, storyteller, now, models, freeDiskBytes }: Seen): Models['offer'] {
  const isUntouched =
    settings.narrator === undefined && storyteller.first.kind === 'file' && !storyteller.first.isChosen;
  if (now.isModel || !isUntouched || settings.offer !== undefined) return null;
  const model = isOffline() ? undefined : models.find(({ isRecommended }) => isRecommended);
  if (model === undefined) return { id: null, startsByItself: false, why: '' };
  const needed = model.bytes + RESERVE_BYTES;
  const hasRoom = freeDiskBytes === null || freeDiskBytes >= needed;
  return {
    id: model.id,
    startsByItself: hasRoom && model.state === 'absent',
    why: hasRoom
      ? ''
      : `Not enough disk space: ${formatBytes(needed)} needed, ${formatBytes(freeDiskBytes)} free.`,
  };
}

/** Everything about models: who writes and who could, how, and what is recommended. */
export async function modelsView({ runtime, stories, downloads }: Services): Promise<Models> {
  const { home } = runtime;
  const [settings, storyteller] = await Promise.all([readModelSettings(home), readStoryteller(home)]);
  const now = await writerNow(stories.model);
  const models = await catalogueView({ home, downloads, writer: now.id });
  const freeDiskBytes = await freeBytes(home).catch(() => null);
  const hasMeanings = models.find(({ id }) => id === EMBEDDING_MODEL)?.state === 'installed';
  return {
    now,
    setting: settingOf(storyteller, settings),
    options: optionsOf(settings),
    spentToday: (await usageToday(home)).cost,
    tasks: [...TASKS],
    models,
    files: (await droppedFiles(home, CATALOGUE)).map(({ name, bytes }) => ({ name, bytes })),
    folder: path.join(home, 'models'),
    machine: { ...thisMachine(), freeDiskBytes },
    offline: isOffline(),
    offer: offerFor({ settings, storyteller, now, models, freeDiskBytes }),
    meanings: hasMeanings
      ? { used: EMBEDDING_MODEL, why: 'Installed' }
      : { used: 'words', why: 'Not installed. Search uses exact words only.' },
  };
}

function settingOf({ first }: Storyteller, settings: ModelSettings): Models['setting'] {
  const localNetwork = settings.allowLocalNetwork === true;
  if (first.kind === 'source') {
    const { provider, model, baseUrl, apiKey } = first.source;
    // A service has one address, which nobody chose.
    return {
      provider,
      model,
      baseUrl: isHosted(first.source) ? '' : baseUrl,
      hasKey: apiKey !== '',
      localNetwork,
    };
  }
  const provider = first.kind === 'built-in' ? 'built-in' : first.isChosen ? 'local' : 'auto';
  return { provider, model: settings.narrator ?? 'auto', baseUrl: '', hasKey: false, localNetwork };
}

function optionsOf({ temperature, length, reasoning, costLimit, contextTokens, tasks }: ModelSettings) {
  return {
    temperature: temperature ?? DEFAULT_TEMPERATURE,
    length: length ?? 'normal',
    reasoning: reasoning ?? 'off',
    costLimit: costLimit ?? null,
    contextTokens: contextTokens ?? null,
    tasks: { ...tasks },
  } satisfies Models['options'];
}
