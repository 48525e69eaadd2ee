import path from 'node:path';
import type { Models } from '../../contracts/api/models.ts';
import { TASKS } from '../../contracts/conversation.ts';
import { CATALOGUE, EMBEDDING_MODEL } from '../../models/catalogue.ts';
import { freeBytes } from '../../models/download/disk-space.ts';
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
import { offerFor } from './offer.ts';
import { writerNow } from './writer-now.ts';

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
