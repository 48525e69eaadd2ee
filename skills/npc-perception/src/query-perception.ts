import { defineScript, emit, openRecords } from '../../../src/sdk/index.ts';
import { queryInput } from './perception/input.ts';
import { opinion, scaleFrom } from './perception/opinion.ts';

export const script = defineScript(async (call) => {
  const { npcs } = queryInput(call.input);
  const scale = scaleFrom(call.config);
  const records = await openRecords(call).match('perception', npcs === null ? {} : { npcId: npcs });
  const found = new Map(records.map((record) => [String(record['npcId']), record]));
  const perception = Object.fromEntries(
    [...new Set(npcs ?? found.keys())].map((id) => {
      const record = found.get(id);
      return [
        id,
        opinion(Number(record?.['perceptionScore'] ?? 0), scale, String(record?.['eventHistory'] ?? '')),
      ];
    }),
  );
  emit.patch({ perception });
  return `${Object.keys(perception).length} opinions`;
});

if (import.meta.main !== false) script.run();
