import { callHost, isJsonObject, type ToolInput } from '../../../../src/sdk/index.ts';

/** The campaign's own picture of somebody, as a path inside the campaign, or null. */
export async function campaignArt(host: ToolInput['host'], characterId: string): Promise<string | null> {
  if (host === null) return null;
  const answer = await callHost(host, 'exactMatch', {
    dataType: 'asset',
    filters: { entityId: characterId, type: 'image' },
  });
  const paths = (Array.isArray(answer) ? answer : [])
    .flatMap((record) => (isJsonObject(record) && typeof record['path'] === 'string' ? [record['path']] : []))
    .filter((file) => /^(?:art\/(?:characters|portraits|people|npcs)\/|characters\/)/.test(file));
  // What a person has drawn goes before what was made by a program.
  return paths.find((file) => !file.includes('_generated')) ?? paths[0] ?? null;
}
