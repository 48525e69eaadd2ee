import path from 'node:path';
import { emit, type JsonObject, openRecords, type ToolInput } from '../../../../src/sdk/index.ts';
import { fileFor, hashOf, isWhole, keep, keepForNow } from '../keeping/album.ts';
import { campaignArt } from '../keeping/campaign-art.ts';
import { foundByMeaning, type Kept, keptOf, looksAlike, register } from '../keeping/catalogue.ts';
import { withTexts } from '../keeping/png.ts';
import { altText } from './alt-text.ts';
import { looksOf, type Subject, subjectOf } from './input.ts';
import { type Painting, paint } from './paint.ts';
import { type Settings, settingsFrom } from './settings.ts';

export type Errand = 'lookup' | 'generate' | 'update';

/** What the store may take of the time before it is done without. */
const STORE_SHARE = 0.3;

/** Shows somebody: the campaign's own picture, the one that is kept, or a new one. */
export async function portray(call: ToolInput, errand: Errand): Promise<string> {
  const began = performance.now();
  const settings = settingsFrom(call.config);
  const subject = subjectOf(call.input, new Date().toISOString());
  const wanted = {
    ...settings,
    preset: subject.stylePreset ?? settings.preset,
    resolution: subject.resolution ?? settings.resolution,
  };
  const left = () => settings.timeoutMs - (performance.now() - began);
  const ask = <Answer>(what: string, question: () => Promise<Answer>, otherwise: Answer) =>
    answered(what, question, otherwise, settings.timeoutMs * STORE_SHARE);
  if (settings.warning !== null) emit.log('warn', settings.warning);

  const own =
    subject.portrait ?? (await ask('the campaign', () => campaignArt(call.host, subject.characterId), null));
  if (own !== null) return showCampaignArt(subject, own);

  const book = openRecords(call);
  const kept = await ask('the portraits', () => keptOf(book, subject.characterId), null);
  if (errand !== 'update') {
    const isSame =
      kept !== null &&
      (await ask(
        'what words mean',
        () => looksAlike(call.host, subject.description, kept.description),
        true,
      ));
    if (kept !== null && isSame && fits(kept, wanted) && isWhole(kept.imagePath))
      return show(subject, kept, 'kept');
    const twin =
      kept === null && errand === 'lookup'
        ? await ask('the portraits', () => foundByMeaning(call, book, subject), null)
        : null;
    if (twin !== null && fits(twin, wanted) && isWhole(twin.imagePath)) {
      await ask(
        'the portraits',
        () => register(book, { ...twin, characterId: subject.characterId }),
        undefined,
      );
      return show(subject, twin, 'kept');
    }
    if (errand === 'lookup' && !subject.generate) return 'no portrait yet';
  }
  const sitter = { ...subject, description: subject.description || (kept?.description ?? '') };
  const isUnchanged = kept !== null && hashOf(sitter.description) === kept.descriptionHash;
  const take = takeOf(kept) + (errand === 'update' && isUnchanged ? 1 : 0);
  return draw(sitter, wanted, take, left, (fresh) =>
    ask('the portraits', () => register(book, fresh), undefined),
  );
}

async function draw(
  subject: Subject,
  settings: Settings,
  take: number,
  left: () => number,
  remember: (fresh: Kept) => Promise<void>,
): Promise<string> {
  const { preset, resolution } = settings;
  const { characterId, description, generatedAt } = subject;
  const placeOf = (artist: string) =>
    fileFor(settings.folder, { characterId, description, style: preset, resolution, artist, take });
  const keptAs = (artist: string): Kept => ({
    characterId,
    imagePath: placeOf(artist),
    description: description || subject.name || characterId,
    descriptionHash: hashOf(description),
    generatedAt,
    style: `${preset}/${resolution}/${artist}/${take}`,
  });
  // Another story may have drawn the very same.
  if (settings.server === null && isWhole(placeOf('local'))) {
    await remember(keptAs('local'));
    return show(subject, keptAs('local'), 'drawn');
  }
  const painting = await paint({ subject, settings, take, left });
  const fresh = keptAs(painting.artist);
  const bytes = withTexts(painting.bytes, provenanceTexts(subject, fresh, painting));
  const isSilhouette = painting.artist === 'silhouette';
  try {
    if (isSilhouette)
      return show(subject, { ...fresh, imagePath: keepForNow(bytes) }, 'silhouette', painting);
    keep(fresh.imagePath, bytes);
  } catch (error) {
    emit.log('warn', `The portrait cannot be kept: ${(error as Error).message}`);
    return show(subject, { ...fresh, imagePath: keepForNow(bytes) }, 'drawn', painting);
  }
  if (settings.copies !== null) copyTo(settings.copies, fresh.imagePath, bytes);
  await remember(fresh);
  return show(subject, fresh, 'drawn', painting);
}

/** A folder that cannot be written to costs nobody their face. */
function copyTo(folder: string, file: string, bytes: Buffer): void {
  try {
    keep(path.join(folder, path.basename(file)), bytes);
  } catch (error) {
    emit.log('warn', `The portrait cannot be copied to ${folder}: ${(error as Error).message}`);
  }
}

/** A change of the settings is a wish for other pictures. */
function fits({ style }: Kept, { preset, resolution }: Settings): boolean {
  return style.startsWith(`${preset}/${resolution}/`);
}

function takeOf(kept: Kept | null): number {
  return Math.max(1, Number(/\/(\d+)$/.exec(kept?.style ?? '')?.[1] ?? 1));
}

function provenanceTexts(subject: Subject, kept: Kept, { generator }: Painting): Record<string, string> {
  return {
    Software: generator,
    'Creation Time': subject.generatedAt,
    Description: altText(subject.name, looksOf(subject)),
    'narratoria:provenance': JSON.stringify(provenance(kept, generator)),
  };
}

function provenance(
  { characterId, descriptionHash, generatedAt, style }: Kept,
  generator: string,
): JsonObject {
  return { generator, generatedAt, descriptionHash, characterId, style };
}

/** Scripts may not announce files outside their folders, so the campaign's picture is named, not handed over. */
function showCampaignArt(subject: Subject, campaignPath: string): string {
  const { characterId, name } = subject;
  const portrait = {
    characterId,
    name,
    source: 'campaign',
    campaignPath,
    altText: altText(name, looksOf(subject)),
  };
  emit.patch({ portraits: { [characterId]: portrait } });
  emit.ui('portrait', portrait);
  return 'the campaign has a picture';
}

function show(subject: Subject, kept: Kept, source: string, painting?: Painting): string {
  const { characterId, name, pronoun } = subject;
  const assetId = `portrait:${characterId}`;
  const [preset = '', resolution = '', artist = ''] = kept.style.split('/');
  const description = subject.description || kept.description;
  const alt = altText(name, looksOf({ description, pronoun }));
  const portrait = { characterId, name, source, assetId, preset, altText: alt };
  emit.asset({
    assetId,
    kind: 'image',
    mediaType: 'image/png',
    path: kept.imagePath,
    metadata: {
      characterId,
      name,
      source,
      width: Number(resolution),
      height: Number(resolution),
      altText: alt,
      provenance: provenance(kept, painting?.generator ?? artist),
    },
  });
  emit.patch({ portraits: { [characterId]: { ...portrait, description: subject.description } } });
  emit.ui('portrait', portrait);
  return { kept: 'found again', drawn: 'drawn', silhouette: 'a silhouette' }[source] ?? source;
}

/** An answer, or what to go on with when there is none in time: a face is worth more than its record. */
async function answered<Answer>(
  what: string,
  question: () => Promise<Answer>,
  otherwise: Answer,
  ms: number,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  try {
    return await Promise.race([question(), late]);
  } catch (error) {
    emit.log('warn', `Asked about ${what} in vain: ${(error as Error).message}`);
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
