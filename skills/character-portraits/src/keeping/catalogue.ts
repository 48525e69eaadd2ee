import {
  callHost,
  cosine,
  isJsonObject,
  type JsonObject,
  type RecordStore,
  type ToolInput,
} from '../../../../src/sdk/index.ts';
import {
  ALIKE_IN_MEANING,
  ALIKE_IN_WORDS,
  contradicts,
  SAME_PERSON_IN_MEANING,
  SAME_PERSON_IN_WORDS,
  wordSimilarity,
} from './sameness.ts';

/** A portrait as the story remembers it. */
export interface Kept {
  characterId: string;
  imagePath: string;
  description: string;
  descriptionHash: string;
  generatedAt: string;
  /** Preset, resolution, artist and how often it was drawn anew: `stylized/512/local/1`. */
  style: string;
}

const NEIGHBOURS = 5;

export async function keptOf(book: RecordStore, characterId: string): Promise<Kept | null> {
  const [record] = await book.match('portrait', { characterId });
  return record === undefined ? null : keptFrom(record);
}

function keptFrom(record: JsonObject): Kept {
  const field = (key: string) => String(record[key] ?? '');
  return {
    characterId: field('characterId'),
    imagePath: field('imagePath'),
    description: field('description'),
    descriptionHash: field('descriptionHash'),
    generatedAt: field('generatedAt'),
    style: field('style'),
  };
}

/** Adds a portrait or takes the place of the one before; two scripts may do so at once. */
export async function register(book: RecordStore, kept: Kept): Promise<void> {
  const { characterId, ...changes } = kept;
  const update = () => book.write([{ method: 'update', dataType: 'portrait', id: characterId, changes }]);
  if ((await keptOf(book, characterId)) !== null) return update();
  try {
    await book.write([{ method: 'store', dataType: 'portrait', record: { ...kept } }]);
  } catch (error) {
    if ((await keptOf(book, characterId)) === null) throw error;
    await update();
  }
}

/** Whether two descriptions are of the same looks. */
export async function looksAlike(host: ToolInput['host'], one: string, other: string): Promise<boolean> {
  if (one === other || one === '' || other === '') return true;
  if (contradicts(one, other)) return false;
  if (wordSimilarity(one, other) >= ALIKE_IN_WORDS) return true;
  return ((await meaningSimilarity(host, one, other)) ?? 0) >= ALIKE_IN_MEANING;
}

/** Somebody met under another id, found by what they look like. People of the author's are who their id says. */
export async function foundByMeaning(
  { host }: ToolInput,
  book: RecordStore,
  { characterId, description, byLooks }: { characterId: string; description: string; byLooks: boolean },
): Promise<Kept | null> {
  const isAuthors = characterId.startsWith('person:') && !byLooks;
  if (description === '' || characterId === 'player' || isAuthors) return null;
  const found = await book.search('portrait', description.slice(0, 4_000), {
    limit: NEIGHBOURS,
    threshold: 0.7,
  });
  for (const { record } of found) {
    const kept = keptFrom(record);
    if (kept.characterId === 'player' || contradicts(description, kept.description)) continue;
    if (wordSimilarity(description, kept.description) >= SAME_PERSON_IN_WORDS) return kept;
    const meaning = await meaningSimilarity(host, description, kept.description);
    if (meaning !== null && meaning >= SAME_PERSON_IN_MEANING) return kept;
  }
  return null;
}

/** Null without a model of meanings. */
async function meaningSimilarity(
  host: ToolInput['host'],
  one: string,
  other: string,
): Promise<number | null> {
  if (host === null) return null;
  try {
    const answer = await callHost(host, 'embed', { texts: [one, other] });
    const vectors = isJsonObject(answer) ? answer['vectors'] : answer;
    const [first, second] = Array.isArray(vectors) ? (vectors as number[][]) : [];
    return first === undefined || second === undefined ? null : cosine(first, second);
  } catch {
    // No model on this machine: words decide alone.
    return null;
  }
}
