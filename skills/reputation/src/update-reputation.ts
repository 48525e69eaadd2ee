import {
  type BookWrite,
  emit,
  type JsonObject,
  listOf,
  mapOf,
  number,
  openRecords,
  optional,
  runScript,
  shape,
  text,
} from '../../../src/sdk/index.ts';
import { scaleFrom, within } from './keeping/scale.ts';
import { reasonsFor, standing, withReason } from './keeping/standing.ts';

const updateInput = shape({
  changes: listOf(shape({ faction: text, change: number, reason: optional(text, '') })),
  standings: optional(mapOf(number), {}),
});

runScript(async (call) => {
  const { changes, standings } = updateInput(call.input);
  if (changes.length === 0) return 'nothing to change';
  const scale = scaleFrom(call.config['reputationScale']);
  const book = openRecords(call);
  const ids = [...new Set(changes.map(({ faction }) => faction))];
  const known = new Map(
    (await book.match('reputation', { factionId: ids })).map((record) => [
      String(record['factionId']),
      record,
    ]),
  );
  const writes: BookWrite[] = [];
  const reputation: JsonObject = {};
  for (const faction of ids) {
    const own = changes.filter((entry) => entry.faction === faction);
    const before = Number(known.get(faction)?.['currentScore'] ?? standings[faction] ?? 0);
    const after = within(
      own.reduce((sum, { change }) => sum + change, before),
      scale,
    );
    const record = { currentScore: after, ...fading(call.config), ...dated(call.session.inGameTime) };
    writes.push(
      known.has(faction)
        ? { method: 'update', dataType: 'reputation', id: faction, changes: record }
        : { method: 'store', dataType: 'reputation', record: { factionId: faction, ...record } },
    );
    const reasons = own.reduce(
      (list, { change, reason }) => withReason(list, change, reason, call.session.scene),
      reasonsFor(call.session.state, faction),
    );
    reputation[faction] = standing(after, scale, reasons);
  }
  await book.write(writes);
  emit.patch({ reputation });
  return `${ids.length} standings`;
});

function fading(config: JsonObject): JsonObject {
  const { decayRate, decayUnit } = config;
  return {
    ...(typeof decayRate === 'number' && { decayRate }),
    ...(typeof decayUnit === 'string' && { decayUnit }),
  };
}

/** From this moment on it fades anew. */
function dated(inGameTime: string): JsonObject {
  return Number.isNaN(Date.parse(inGameTime)) ? {} : { inGameTime };
}
