import { defineScript, emit, getOwn, type JsonObject, openRecords, setOwn } from '../../../src/sdk/index.ts';
import { queryInput } from './keeping/input.ts';
import { reasonsFor, standing } from './keeping/reputation.ts';
import { scaleFrom } from './keeping/scale.ts';

export const script = defineScript(async (call) => {
  const { factions, standings } = queryInput(call.input);
  const scale = scaleFrom(call.config['reputationScale']);
  const records = await openRecords(call).match(
    'reputation',
    factions === null ? {} : { factionId: [...factions, ...listed(call.config['factionList']).keys()] },
  );
  const scores = new Map(
    records.map((record) => [String(record['factionId']), Number(record['currentScore'])]),
  );
  const also = listed(call.config['factionList']);
  const asked = [...(factions ?? scores.keys()), ...also.keys()];
  const reputation: JsonObject = {};
  for (const faction of new Set(asked)) {
    const score = scores.get(faction) ?? getOwn(standings, faction) ?? 0;
    const name = also.get(faction);
    const found = standing(score, scale, reasonsFor(call.session.state, faction));
    setOwn(reputation, faction, name === undefined ? found : { ...found, name });
  }
  emit.patch({ reputation });
  return `${Object.keys(reputation).length} standings`;
});

if (import.meta.main !== false) script.run();

/** The factions of the settings, by id. */
function listed(setting: unknown): Map<string, string> {
  const names = Array.isArray(setting) ? setting.filter((name) => typeof name === 'string') : [];
  return new Map(names.map((name) => [idOf(name), name]));
}

function idOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  return name.startsWith('faction:') ? name : `faction:${slug}`;
}
