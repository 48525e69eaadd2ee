import { at, type World } from './world.ts';

export interface Seen {
  /** `drawn`, `kept`, `campaign` or `silhouette` */
  source: string;
  /** The file of the picture. */
  file: string;
}

/** Shows somebody, as a scene in which they appear does. */
export async function lookUp(
  { call }: World,
  characterId: string,
  name: string,
  description: string,
): Promise<Seen> {
  const { output, files } = await call('character-portraits/lookup-portrait', {
    characterId,
    name,
    description,
  });
  const source = at(output, 'portraits', characterId, 'source');
  return { source: typeof source === 'string' ? source : '', file: files[0] ?? '' };
}
