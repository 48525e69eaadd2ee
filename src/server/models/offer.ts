import type { Models, ModelView, WriterNow } from '../../contracts/api/models.ts';
import { formatBytes } from '../../models/format-bytes.ts';
import type { ModelSettings } from '../../models/language/settings.ts';
import type { Storyteller } from '../../models/language/storyteller.ts';
import { isOffline } from '../../models/offline.ts';

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
export function offerFor({ settings, storyteller, now, models, freeDiskBytes }: Seen): Models['offer'] {
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
