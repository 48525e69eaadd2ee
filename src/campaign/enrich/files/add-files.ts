import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { provenanceFile } from '../../generated.ts';
import { makeFolders, placeNew, placeOver } from './place-file.ts';
import { type Origin, readSidecar, type Sidecar, sidecarFor, sidecarText } from './provenance.ts';
import type { NewFile } from './render.ts';

/**
 * Adds files to a campaign, each with its sidecar, which comes first: a folder that was left in the middle has a
 * provenance too many, never one too few. The README's is the first of all and tells which folders are made, so that
 * they can be taken back; the README itself is the last, and says that the run has come to its end.
 */
export async function addFiles(
  root: string,
  files: readonly NewFile[],
  readme: NewFile,
  originOf: (file: NewFile) => Origin,
): Promise<string[]> {
  const added: string[] = [];
  const place = async (file: NewFile) => {
    if (await placeNew(root, file.path, file.text)) added.push(file.path);
  };
  const ledger = ledgerFor(root, files, readme, originOf);
  await placeOver(root, provenanceFile(readme.path), sidecarText(ledger));
  for (const file of files) {
    await makeFolders(root, file.path);
    await placeOver(root, provenanceFile(file.path), sidecarText(sidecarFor(file.text, originOf(file))));
    await place(file);
  }
  await place(readme);
  return added;
}

/** The README's sidecar; if it is there already, with the folders and files of this run besides. */
function ledgerFor(
  root: string,
  files: readonly NewFile[],
  readme: NewFile,
  originOf: (file: NewFile) => Origin,
): Sidecar {
  const sidecar = path.join(root, provenanceFile(readme.path));
  const known = existsSync(sidecar) ? readSidecar(readFileSync(sidecar, 'utf8')) : null;
  const isFinished = known !== null && existsSync(path.join(root, readme.path));
  const missing = files
    .flatMap(({ path: file }) => ancestorsOf(file))
    .filter((folder) => !existsSync(path.join(root, folder)));
  const folders = [...new Set([...(known?.folders ?? []), ...missing])];
  const made = [...new Set([...(known?.made ?? []), ...files.map((file) => file.path)])];
  return { ...(isFinished ? known : sidecarFor(readme.text, originOf(readme))), folders, made };
}

function ancestorsOf(file: string): string[] {
  const parts = path.posix.dirname(file).split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter((folder) => folder !== '.');
}
