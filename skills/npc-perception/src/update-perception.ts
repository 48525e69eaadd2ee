import {
  type BookWrite,
  emit,
  type JsonObject,
  listOf,
  number,
  openRecords,
  optional,
  runScript,
  shape,
  text,
} from '../../../src/sdk/index.ts';
import { opinion, withEvent, within } from './regarding/opinion.ts';
import { dated, fading, scaleFrom } from './regarding/settings.ts';

const updateInput = shape({
  changes: listOf(shape({ npc: text, change: number, reason: optional(text, '') })),
});

runScript(async (call) => {
  const { changes } = updateInput(call.input);
  if (changes.length === 0) return 'nothing to change';
  const book = openRecords(call);
  const ids = [...new Set(changes.map(({ npc }) => npc))];
  const known = new Map(
    (await book.match('perception', { npcId: ids })).map((record) => [String(record['npcId']), record]),
  );
  const writes: BookWrite[] = [];
  const perception: JsonObject = {};
  for (const npc of ids) {
    const own = changes.filter((entry) => entry.npc === npc);
    const old = known.get(npc);
    const perceptionScore = within(
      own.reduce((sum, { change }) => sum + change, Number(old?.['perceptionScore'] ?? 0)),
    );
    const eventHistory = own.reduce(
      (history, { change, reason }) =>
        withEvent(history, `Scene ${call.session.scene}: ${reason || 'no reason given'} (${signed(change)})`),
      String(old?.['eventHistory'] ?? ''),
    );
    const record = {
      perceptionScore,
      eventHistory,
      ...fading(call.config),
      ...dated(call.session.inGameTime),
    };
    writes.push(
      old === undefined
        ? { method: 'store', dataType: 'perception', record: { npcId: npc, ...record } }
        : { method: 'update', dataType: 'perception', id: npc, changes: record },
    );
    perception[npc] = opinion(perceptionScore, scaleFrom(call.config), eventHistory);
  }
  await book.write(writes);
  emit.patch({ perception });
  return `${ids.length} opinions`;
});

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}
