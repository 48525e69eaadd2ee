import {
  defineScript,
  emit,
  type JsonObject,
  openRecords,
  type RecordStore,
  type ToolInput,
} from '../../../src/sdk/index.ts';
import { compress } from './remembering/compress.ts';
import { storeInput } from './remembering/input.ts';
import { isSameEvent } from './remembering/sameness.ts';

/** How many of the newest memories are never drawn together. */
const KEPT_WHOLE = 200;

/** How many of the nearest memories are looked at before a new one is made. */
const NEIGHBOURS = 5;

export const script = defineScript(async (call) => {
  const input = storeInput(call.input);
  const { inGameTime } = call.session;
  const { summary, significance, outcome } = input;
  const isTurningPoint = significance === 'high' && (outcome === 'triumph' || outcome === 'failure');
  const record: JsonObject = {
    id: `${call.requestId || 'by-hand'}/${call.tool || Date.now()}`,
    summary,
    characterIds: [...new Set(input.characters)],
    npcIds: [...new Set(input.npcs)],
    factionIds: [...new Set(input.factions)],
    semanticTags: [...new Set(input.tags)],
    significance,
    episodic: input.episodic ?? isTurningPoint,
    ...(input.location !== null && { location: input.location }),
    ...(input.actionType !== null && { actionType: input.actionType }),
    ...(outcome !== null && { outcome }),
    ...(!Number.isNaN(Date.parse(inGameTime)) && { inGameTime }),
  };
  const book = openRecords(call);
  const twin = await twinOf(record, book);
  if (twin === null) await book.write([{ method: 'store', dataType: 'memory', record: timed(record, book) }]);
  else
    await book.write([
      { method: 'update', dataType: 'memory', id: String(twin['id']), changes: merged(twin, record) },
    ]);
  for (const [index, note] of input.also.entries())
    await addNote({ ...note, id: `${record['id']}/${index + 1}`, inGameTime }, book);
  await tidy(call, book);
  emit.patch({
    memory: { stored: { id: twin?.['id'] ?? record['id'] ?? '', summary, merged: twin !== null } },
  });
  return twin === null ? 'remembered' : 'already known';
});

if (import.meta.main !== false) script.run();

interface Note {
  id: string;
  summary: string;
  npcs: string[];
  location: string | null;
  significance: string;
  tags: string[];
  inGameTime: string;
}

/** Keeps what an earlier scene brought in, unless it is known. */
async function addNote(
  { npcs, tags, location, inGameTime, ...note }: Note,
  book: RecordStore,
): Promise<void> {
  const record: JsonObject = {
    ...note,
    characterIds: ['player', ...npcs],
    npcIds: npcs,
    factionIds: [],
    semanticTags: tags,
    episodic: false,
    ...(location !== null && { location }),
    ...(!Number.isNaN(Date.parse(inGameTime)) && { inGameTime }),
  };
  if ((await twinOf(record, book)) !== null) return;
  await book.write([{ method: 'store', dataType: 'memory', record: timed(record, book) }]);
}

/** Every so many scenes, what is old and of little weight is drawn together. */
async function tidy(call: ToolInput, book: RecordStore): Promise<void> {
  const setting = call.config['compressEvery'];
  const every = typeof setting === 'number' ? setting : 50;
  const { scene } = call.session;
  if (every === 0 || scene === 0 || scene % every !== 0) return;
  // Who wants old memories drawn together often wants fewer of them kept whole.
  const options = { keep: Math.min(KEPT_WHOLE, 4 * every), olderThan: null, most: 12 };
  const { before, after } = await compress(book, options, `${call.requestId}/${call.tool}/drawn-together`);
  if (before > 0) emit.log('info', `${before} old memories are now ${after}.`);
}

/** A memory of the same event, if there is one. */
async function twinOf(record: JsonObject, book: RecordStore): Promise<JsonObject | null> {
  const near = await book.search('memory', String(record['summary']), { limit: NEIGHBOURS, threshold: 0.5 });
  return near.map((found) => found.record).find((other) => isSameEvent(record, other)) ?? null;
}

const WEIGHTS = ['low', 'medium', 'high'];

/** Told twice, an event weighs as much as the weightier telling. */
function merged(old: JsonObject, fresh: JsonObject): JsonObject {
  const weight = (record: JsonObject) => WEIGHTS.indexOf(String(record['significance']));
  const tags = [old['semanticTags'], fresh['semanticTags']].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return {
    significance: WEIGHTS[Math.max(weight(old), weight(fresh))] ?? 'medium',
    episodic: old['episodic'] === true || fresh['episodic'] === true,
    semanticTags: [...new Set(tags)],
    ...(fresh['outcome'] !== undefined && { outcome: fresh['outcome'] }),
  };
}

/** The shared store dates a memory itself. */
function timed(record: JsonObject, { isShared }: RecordStore): JsonObject {
  return isShared ? record : { timestamp: new Date().toISOString(), ...record };
}
