import { provenanceFile } from '../../generated.ts';
import { makeFolders, placeNew, placeOver } from './place-file.ts';
import { type Origin, sidecarText } from './provenance.ts';
import type { NewFile } from './render.ts';

/**
 * Adds files to a campaign, each with its sidecar, which comes first: a folder that was left in the middle has a
 * provenance too many, never one too few. Returns the paths that were added.
 */
export async function addFiles(
  root: string,
  files: readonly NewFile[],
  originOf: (file: NewFile) => Origin,
): Promise<string[]> {
  const added: string[] = [];
  for (const file of files) {
    const folders = await makeFolders(root, file.path);
    await placeOver(root, provenanceFile(file.path), sidecarText(file.text, folders, originOf(file)));
    if (await placeNew(root, file.path, file.text)) added.push(file.path);
  }
  return added;
}
