import {
  defineScript,
  emit,
  fadingOf,
  type JsonObject,
  moveScores,
  openRecords,
  type RecordStore,
  SCORE_BOUNDS,
} from '../../../src/sdk/index.ts';
import { updateInput } from './perception/input.ts';
import { opinion, scaleFrom } from './perception/opinion.ts';

export const script = defineScript(async (call) => {
  const { changes } = updateInput(call.input);
  if (changes.length === 0) return 'nothing to change';
  const book = openRecords(call);
  const npcs = [...new Set(changes.map(({ npc }) => npc))];
  const of = (npc: string) => changes.filter((entry) => entry.npc === npc);
  const moves = npcs.map((id) => ({
    id,
    by: of(id).reduce((sum, { change }) => sum + change, 0),
    from: 0,
    also: fadingOf(call),
  }));
  await moveScores(book, 'perception', moves, SCORE_BOUNDS);
  const lines = new Map(
    npcs.map((npc) => [npc, of(npc).map((change) => eventLine(change, call.session.scene))] as const),
  );
  const records = await withHistory(book, lines);
  const scale = scaleFrom(call.config);
  const perception: JsonObject = Object.fromEntries(
    npcs.map((npc) => {
      const record = records.get(npc);
      const history = String(record?.['eventHistory'] ?? '');
      return [npc, opinion(Number(record?.['perceptionScore']), scale, history)];
    }),
  );
  emit.patch({ perception });
  return `${npcs.length} opinions`;
});

if (import.meta.main !== false) script.run();

/** Adds what happened to the histories, whoever else adds to them at the same time. */
async function withHistory(
  book: RecordStore,
  lines: ReadonlyMap<string, string[]>,
): Promise<Map<string, JsonObject>> {
  await book.write(
    [...lines].map(([id, added]) => ({
      method: 'update',
      dataType: 'perception',
      id,
      changes: { eventAdded: added.join('\n') },
    })),
  );
  const found = await book.match('perception', { npcId: [...lines.keys()] });
  return new Map(found.map((record) => [String(record['npcId']), record]));
}

function eventLine({ change, reason }: { change: number; reason: string }, scene: number): string {
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return `Scene ${scene}: ${reason || 'no reason given'} (${signed})`.replaceAll('\n', ' ');
}
