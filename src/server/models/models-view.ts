import type { Models, ModelView } from '../../contracts/api/settings.ts';
import { CATALOGUE, EMBEDDING_MODEL, findModel, type ModelEntry, sizeOf } from '../../models/catalogue.ts';
import { bytesOnTheWay, findInstalled, sharedHome } from '../../models/installed.ts';
import { NARRATORS } from '../../models/language/choice.ts';
import { describeLanguage } from '../../models/language/describe.ts';
import { thisMachine } from '../../models/language/open.ts';
import { readModelSettings } from '../../models/language/settings.ts';
import { readStoryteller } from '../../models/language/storyteller.ts';
import { isOffline } from '../../models/offline.ts';
import type { Download, ModelDownloads } from './downloads.ts';

/** All models, and which are used and why. */
export async function modelsView(home: string, downloads: ModelDownloads): Promise<Models> {
  const { narrator, files } = await describeLanguage(home);
  const setting = await settingOf(home);
  const models = await Promise.all(
    CATALOGUE.map((entry) => describe(entry, { home, downloads, narrator: narrator.id })),
  );
  const here = models.filter(({ purpose, state }) => purpose === 'language' && state === 'installed');
  const choices = [
    { value: 'auto', title: 'Best installed model' },
    { value: 'none', title: 'None (built-in writer)' },
    ...here.map(({ id, title }) => ({ value: id, title })),
    ...files.map(({ name }) => ({ value: name, title: name })),
  ];
  const isListed = choices.some(({ value }) => value === setting);
  const meanings = models.find(({ id }) => id === EMBEDDING_MODEL)?.state === 'installed';
  return {
    models,
    offline: isOffline(),
    language: {
      used: narrator.id ?? 'built-in',
      why: narrator.problem ?? narrator.reason,
      advice: narrator.advice,
      choices: isListed ? choices : [...choices, { value: setting, title: setting }],
      setting,
    },
    meanings: meanings
      ? { used: EMBEDDING_MODEL, why: 'Installed' }
      : { used: 'words', why: 'Not installed. Search uses exact words only.' },
  };
}

export async function modelView(id: string, home: string, downloads: ModelDownloads): Promise<ModelView> {
  const { narrator } = await describeLanguage(home);
  return await describe(findModel(id), { home, downloads, narrator: narrator.id });
}

async function describe(
  entry: ModelEntry,
  { home, downloads, narrator }: { home: string; downloads: ModelDownloads; narrator: string | null },
): Promise<ModelView> {
  const { id, title, purpose, licence } = entry;
  const { bytes: roughly, exact } = sizeOf(entry);
  const isHere = (await findInstalled(entry, [home, sharedHome()])) !== null;
  const download = downloads.of(id) ?? (isHere ? null : await leftOver(entry, home));
  const bytes = exact ? roughly : (download?.totalBytes ?? roughly);
  return {
    id,
    title,
    purpose: purpose === 'embedding' ? 'meanings' : 'language',
    licence,
    bytes,
    state: download?.state ?? (isHere ? 'installed' : 'absent'),
    receivedBytes: isHere && download === null ? bytes : Math.min(bytes, download?.receivedBytes ?? 0),
    problem: download?.problem ?? '',
    isUsed: purpose === 'embedding' ? isHere && id === EMBEDDING_MODEL : id === narrator,
    fitsThisMachine: fits(id),
    note: noteOn(entry),
  };
}

/** What an earlier start has brought of it, to go on with. */
async function leftOver(entry: ModelEntry, home: string): Promise<Download | null> {
  const receivedBytes = await bytesOnTheWay(entry, home);
  return receivedBytes === 0 ? null : { state: 'paused', receivedBytes, totalBytes: null, problem: '' };
}

function fits(id: string): boolean {
  const needs = NARRATORS.find((narrator) => narrator.id === id);
  const { memoryBytes, cores } = thisMachine();
  return needs === undefined || (memoryBytes >= needs.memoryBytes && cores >= needs.cores);
}

function noteOn(entry: ModelEntry): string {
  if (entry.purpose === 'test') return 'For tests only. Its stories make no sense.';
  if (entry.purpose === 'embedding') {
    return entry.id === EMBEDDING_MODEL
      ? 'Finds memories and lore by meaning.'
      : 'For comparison. The smaller one is just as good.';
  }
  return sizeOf(entry).exact
    ? 'Writes the scenes. Download verified by checksum.'
    : 'Writes the scenes. Download verified by the checksum of the model hub.';
}

/** What was chosen, as `use` takes it. A server's key is not part of that. */
async function settingOf(home: string): Promise<string> {
  const { first } = await readStoryteller(home);
  if (first.kind === 'source') return `${first.source.baseUrl}#${first.source.model}`;
  return first.kind === 'built-in' ? 'none' : ((await readModelSettings(home)).narrator ?? 'auto');
}
