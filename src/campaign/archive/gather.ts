import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import { excerptOf } from '../../base/excerpt.ts';
import { CHECKSUM_FILE } from './checksums.ts';
import { LIMITS } from './limits.ts';
import { collisionIn, isDropping, nameProblem } from './names.ts';

export interface FileToPack {
  /** Relative to the campaign folder, with forward slashes. */
  name: string;
  file: string;
  bytes: number;
}

/** The files of a campaign that belong into its archive, in an order that is the same everywhere. */
export function gatherFiles(folder: string, leaveOut: string): FileToPack[] {
  const root = realpathSync(folder);
  const found: FileToPack[] = [];
  const visit = (parent: string) => {
    for (const entry of readdirSync(path.join(root, parent), { withFileTypes: true })) {
      const name = parent === '' ? entry.name : `${parent}/${entry.name}`;
      const file = path.join(root, name);
      if (isDropping(name) || name === CHECKSUM_FILE || file === leaveOut) continue;
      const problem = nameProblem(name);
      if (problem !== null) throw cannotPack(name, problem, 'Give it another name.');
      if (entry.isDirectory()) visit(name);
      else if (entry.isFile()) found.push({ name, file, bytes: lstatSync(file).size });
      else throw cannotPack(name, 'is a link or a device', 'Put the file itself there.');
      if (found.length > LIMITS.entries) throw tooMuch(`has more than ${LIMITS.entries} files`);
    }
  };
  visit('');
  const clash = collisionIn(found.map(({ name }) => name));
  if (clash !== null) throw tooMuch(`cannot be packed: ${clash}`, 'Give one of them another name.');
  const large = found.find(({ bytes }) => bytes > LIMITS.fileBytes);
  if (large !== undefined) throw cannotPack(large.name, 'is larger than 512 MiB', 'Make it smaller.');
  if (found.reduce((total, { bytes }) => total + bytes, 0) > LIMITS.totalBytes)
    throw tooMuch('is larger than 2 GiB');
  return found.sort((a, b) => Buffer.compare(Buffer.from(a.name), Buffer.from(b.name)));
}

function cannotPack(name: string, problem: string, hint: string): NarratoriaError {
  return new NarratoriaError('invalid_campaign', `${excerptOf(name)} ${problem} and cannot be packed.`, {
    hint,
    details: { file: name },
  });
}

function tooMuch(problem: string, hint = 'Take out what the story does not need.'): NarratoriaError {
  return new NarratoriaError('invalid_campaign', `The campaign ${problem}.`, { hint });
}
