import {
  emit,
  type JsonObject,
  moveScores,
  openRecords,
  type RecordBook,
  runScript,
} from '../../../src/sdk/index.ts';
import { updateInput } from './regarding/input.ts';
import { BOUNDS, opinion, withEvents } from './regarding/opinion.ts';
import { dated, fading, scaleFrom } from './regarding/settings.ts';

/** How often a line of the history is written anew that another script has overwritten. */
const TRIES = 3;

runScript(async (call) => {
  const { changes } = updateInput(call.input);
  if (changes.length === 0) return 'nothing to change';
  const book = openRecords(call);
  const npcs = [...new Set(changes.map(({ npc }) => npc))];
  const of = (npc: string) => changes.filter((entry) => entry.npc === npc);
  const moves = npcs.map((id) => ({
    id,
    by: of(id).reduce((sum, { change }) => sum + change, 0),
    from: 0,
    also: { ...fading(call.config), ...dated(call.session.inGameTime) },
  }));
  await moveScores(book, 'perception', moves, BOUNDS);
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

/** Adds what happened to the histories, until it is there even if others write at the same time. */
async function withHistory(
  book: RecordBook,
  lines: ReadonlyMap<string, string[]>,
): Promise<Map<string, JsonObject>> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await book.match('perception', { npcId: [...lines.keys()] });
    const missing = found.flatMap((record) => {
      const history = String(record['eventHistory'] ?? '');
      const kept = history.split('\n');
      const lost = (lines.get(String(record['npcId'])) ?? []).filter((line) => !kept.includes(line));
      return lost.length === 0 ? [] : [{ id: String(record['npcId']), history: withEvents(history, lost) }];
    });
    if (missing.length === 0 || attempt > TRIES)
      return new Map(found.map((record) => [String(record['npcId']), record]));
    await book.write(
      missing.map(({ id, history }) => ({
        method: 'update',
        dataType: 'perception',
        id,
        changes: { eventHistory: history },
      })),
    );
  }
}

function eventLine({ change, reason }: { change: number; reason: string }, scene: number): string {
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  return `Scene ${scene}: ${reason || 'no reason given'} (${signed})`.replaceAll('\n', ' ');
}
