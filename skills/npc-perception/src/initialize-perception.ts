import {
  defineScript,
  emit,
  fadingOf,
  type JsonObject,
  openRecords,
  type RecordStore,
  type RecordWrite,
  setOwn,
} from '../../../src/sdk/index.ts';
import { firstImpression, weightsFrom } from './perception/impression.ts';
import { initializeInput } from './perception/input.ts';
import { opinion, scaleFrom } from './perception/opinion.ts';

export const script = defineScript(async (call) => {
  const { npcs, traits, reputation: given, seed } = initializeInput(call.input);
  const book = openRecords(call);
  const known = new Map(
    (npcs.length === 0 ? [] : await book.match('perception', { npcId: npcs.map(({ id }) => id) })).map(
      (record) => [String(record['npcId']), record],
    ),
  );
  const factions = npcs.flatMap((npc) => npc.factions);
  const reputation = { ...given, ...(await reputations(book, factions)) };
  const weights = weightsFrom(call.config);
  const scale = scaleFrom(call.config);
  const perception: JsonObject = {};
  const writes: RecordWrite[] = [];
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
    const record = { npcId: npc.id, perceptionScore: score, ...fadingOf(call) };
    writes.push({ method: 'store', dataType: 'perception', record });
    setOwn(perception, npc.id, opinion(score, scale, ''));
  }
  await book.write(writes);
  emit.patch({ perception });
  return `${writes.length} first impressions`;
});

if (import.meta.main !== false) script.run();

/** What factions think, as it is kept. */
async function reputations(book: RecordStore, factions: string[]): Promise<Record<string, number>> {
  if (factions.length === 0) return {};
  const records = await book.match('reputation', { factionId: [...new Set(factions)] });
  return Object.fromEntries(
    records.map((record) => [String(record['factionId']), Number(record['currentScore'])] as const),
  );
}
