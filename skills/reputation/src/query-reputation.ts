import { defineScript, emit, getOwn, type JsonObject, openRecords, setOwn } from '../../../src/sdk/index.ts';
import { queryInput } from './keeping/input.ts';
import { scaleFrom } from './keeping/scale.ts';
import { reasonsFor, standing } from './keeping/standing.ts';

export const script = defineScript(async (call) => {
  const { factions, standings } = queryInput(call.input);
  const scale = scaleFrom(call.config['reputationScale']);
  const records = await openRecords(call).match(
    'reputation',
    factions === null ? {} : { factionId: factions },
  );
  const scores = new Map(
    records.map((record) => [String(record['factionId']), Number(record['currentScore'])]),
  );
  const asked = factions ?? [...scores.keys(), ...listed(call.config['factionList'])];
  const reputation: JsonObject = {};
  for (const faction of new Set(asked)) {
    const score = scores.get(faction) ?? getOwn(standings, faction) ?? 0;
    setOwn(reputation, faction, standing(score, scale, reasonsFor(call.session.state, faction)));
  }
  emit.patch({ reputation });
  return `${Object.keys(reputation).length} standings`;
});

if (import.meta.main !== false) script.run();

function listed(setting: unknown): string[] {
  return Array.isArray(setting) ? setting.filter((name) => typeof name === 'string') : [];
}
