import {
  defineScript,
  emit,
  fadingOf,
  type JsonObject,
  moveScores,
  openRecords,
} from '../../../src/sdk/index.ts';
import { updateInput } from './keeping/input.ts';
import { reasonsFor, standing, withReason } from './keeping/reputation.ts';
import { scaleFrom } from './keeping/scale.ts';

export const script = defineScript(async (call) => {
  const { changes, standings } = updateInput(call.input);
  if (changes.length === 0) return 'nothing to change';
  const { scene, state } = call.session;
  const scale = scaleFrom(call.config['reputationScale']);
  const factions = [...new Set(changes.map(({ faction }) => faction))];
  const of = (faction: string) => changes.filter((entry) => entry.faction === faction);
  const records = await moveScores(
    openRecords(call),
    'reputation',
    factions.map((id) => {
      const by = of(id).reduce((sum, { change }) => sum + change, 0);
      const from = Object.hasOwn(standings, id) ? (standings[id] ?? 0) : 0;
      return { id, by, from, also: fadingOf(call) };
    }),
    scale,
  );
  const reputation: JsonObject = Object.fromEntries(
    factions.map((faction) => {
      const reasons = of(faction).reduce(
        (list, { change, reason }) => withReason(list, change, reason, scene),
        reasonsFor(state, faction),
      );
      return [faction, standing(Number(records.get(faction)?.['currentScore']), scale, reasons)];
    }),
  );
  emit.patch({ reputation });
  return `${factions.length} standings`;
});

if (import.meta.main !== false) script.run();
