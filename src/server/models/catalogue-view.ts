import type { ModelView } from '../../contracts/api/models.ts';
import { CATALOGUE, EMBEDDING_MODEL, findModel, type ModelEntry, sizeOf } from '../../models/catalogue.ts';
import { bytesOnTheWay, findInstalled, sharedHome } from '../../models/installed.ts';
import { NARRATORS, recommended } from '../../models/language/choice.ts';
import { thisMachine } from '../../models/language/open.ts';
import type { Download, ModelDownloads } from './downloads.ts';

interface Seen {
  home: string;
  downloads: ModelDownloads;
  /** The id of the model that writes; null when none of the catalogue does. */
  writer: string | null;
}

/** The models of the catalogue as they stand in this home. */
export async function catalogueView(seen: Seen): Promise<ModelView[]> {
  return await Promise.all(CATALOGUE.map((entry) => describe(entry, seen)));
}

export async function modelView(id: string, seen: Seen): Promise<ModelView> {
  return await describe(findModel(id), seen);
}

async function describe(entry: ModelEntry, { home, downloads, writer }: Seen): Promise<ModelView> {
  const { id, title, purpose, licence } = entry;
  const { bytes: roughly, exact } = sizeOf(entry);
  const isHere = (await findInstalled(entry, [home, sharedHome()])) !== null;
  const download = downloads.of(id) ?? (isHere ? null : await leftOver(entry, home));
  const bytes = exact ? roughly : (download?.totalBytes ?? roughly);
  const machine = thisMachine();
  const needs = NARRATORS.find((narrator) => narrator.id === id) ?? null;
  return {
    id,
    title,
    purpose: purpose === 'embedding' ? 'meanings' : 'language',
    licence,
    bytes,
    memoryBytes: entry.memoryBytes ?? null,
    contextTokens: entry.contextTokens ?? null,
    state: download?.state ?? (isHere ? 'installed' : 'absent'),
    receivedBytes: isHere && download === null ? bytes : Math.min(bytes, download?.receivedBytes ?? 0),
    problem: download?.problem ?? '',
    isUsed: purpose === 'embedding' ? isHere && id === EMBEDDING_MODEL : id === writer,
    isRecommended: id === recommended(machine),
    fitsThisMachine:
      needs === null || (machine.memoryBytes >= needs.memoryBytes && machine.cores >= needs.cores),
    note: noteOn(entry),
  };
}

/** What an earlier start has brought of it, to go on with. */
async function leftOver(entry: ModelEntry, home: string): Promise<Download | null> {
  const receivedBytes = await bytesOnTheWay(entry, home);
  return receivedBytes === 0 ? null : { state: 'paused', receivedBytes, totalBytes: null, problem: '' };
}

function noteOn(entry: ModelEntry): string {
  if (entry.purpose === 'test') return 'For tests only. Its stories make no sense.';
  if (entry.purpose === 'embedding') {
    return entry.id === EMBEDDING_MODEL
      ? 'Finds memories and lore by meaning.'
      : 'For comparison. The smaller one is just as good.';
  }
  return sizeOf(entry).exact
    ? 'Download verified by checksum.'
    : 'Download verified by the checksum of the model hub.';
}
