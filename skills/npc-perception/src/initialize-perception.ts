import {
  type BookWrite,
  emit,
  isJsonObject,
  type JsonObject,
  openRecords,
  type RecordBook,
  runScript,
  setOwn,
} from '../../../src/sdk/index.ts';
import { firstImpression, weightsFrom } from './regarding/impression.ts';
import { initializeInput } from './regarding/input.ts';
import { opinion } from './regarding/opinion.ts';
import { dated, fading, scaleFrom } from './regarding/settings.ts';

runScript(async (call) => {
  const { npcs, traits, reputation: given, seed } = initializeInput(call.input);
  const book = openRecords(call);
  const known = new Map(
    (npcs.length === 0 ? [] : await book.match('perception', { npcId: npcs.map(({ id }) => id) })).map(
      (record) => [String(record['npcId']), record],
    ),
  );
  const reputation =
    given ??
    (await standings(
      book,
      npcs.flatMap(({ factions }) => factions),
      call.session.state,
    ));
  const weights = weightsFrom(call.config);
  const scale = scaleFrom(call.config);
  const perception: JsonObject = {};
  const writes: BookWrite[] = [];
  for (const npc of npcs) {
    const old = known.get(npc.id);
    if (old !== undefined) {
      setOwn(
        perception,
        npc.id,
        opinion(Number(old['perceptionScore']), scale, String(old['eventHistory'] ?? '')),
      );
      continue;
    }
    const score = firstImpression(npc, { traits, reputation, seed: seed ?? call.requestId, weights });
    const record = {
      npcId: npc.id,
      perceptionScore: score,
      ...fading(call.config),
      ...dated(call.session.inGameTime),
    };
    writes.push({ method: 'store', dataType: 'perception', record });
    setOwn(perception, npc.id, opinion(score, scale, ''));
  }
  await book.write(writes);
  emit.patch({ perception });
  return `${writes.length} first impressions`;
});

/** What factions think: as it is kept, else as the story began. */
async function standings(
  book: RecordBook,
  factions: string[],
  state: JsonObject,
): Promise<Record<string, number>> {
  if (factions.length === 0) return {};
  const records = await book.match('reputation', { factionId: [...new Set(factions)] });
  const kept = records.map(
    (record) => [String(record['factionId']), Number(record['currentScore'])] as const,
  );
  return { ...standingsIn(state), ...Object.fromEntries(kept) };
}

function standingsIn({ world }: JsonObject): Record<string, number> {
  const told = isJsonObject(world) && isJsonObject(world['standing']) ? world['standing'] : {};
  return Object.fromEntries(
    Object.entries(told).flatMap(([id, score]) => (typeof score === 'number' ? [[id, score]] : [])),
  );
}
