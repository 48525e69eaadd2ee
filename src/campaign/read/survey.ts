import { isUtf8 } from 'node:buffer';
import { type Dirent, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Problem, problem, START } from '../problem.ts';
import { codeOf } from './bytes.ts';

const MAX_ENTRIES = 10_000;
const MAX_DEPTH = 16;

export interface SurveyedFile {
  /** The real path, which lies in the campaign folder. */
  real: string;
  size: number;
  modifiedAt: Date;
  /** Changes with every write: size and times. The time of the entry itself tells of copies that kept the other one. */
  stamp: string;
}

/** What is in a campaign folder, each thing looked at once. Paths are relative, with forward slashes. */
export interface Survey {
  files: Map<string, SurveyedFile>;
  folders: Set<string>;
  problems: Problem[];
}

/** Walks through a folder without leaving it: no link leads out, and nothing but files and folders is taken in. */
export function surveyFolder(root: string): Survey {
  const survey: Survey = { files: new Map(), folders: new Set(), problems: [] };
  const complain = (code: Parameters<typeof problem>[0], file: string, message: string) => {
    survey.problems.push(problem(code, file, START, message));
  };
  let entries = 0;

  const visit = (folder: string, depth: number): boolean => {
    for (const entry of entriesOf(folder)) {
      if (entry.name[0] === 0x2e) continue; // names with a dot in front are the editor's business, or git's
      entries += 1;
      if (entries > MAX_ENTRIES) {
        complain('too_many_files', '.', `There are more than ${MAX_ENTRIES} files in this folder.`);
        return false;
      }
      const file = folder === '' ? entry.name.toString('utf8') : `${folder}/${entry.name.toString('utf8')}`;
      const flaw = nameFlaw(entry.name);
      if (flaw !== null) complain('bad_name', file, `The name of this file ${flaw}.`);
      else if (entry.isDirectory()) {
        survey.folders.add(file);
        if (depth === MAX_DEPTH) complain('folders_too_deep', file, `This folder lies ${MAX_DEPTH} deep.`);
        else if (!visit(file, depth + 1)) return false;
      } else if (entry.isSymbolicLink()) follow(file);
      else if (entry.isFile()) take(file, path.join(root, file));
      else complain('not_a_file', file, 'This is neither a file nor a folder.');
    }
    return true;
  };

  const entriesOf = (folder: string): Dirent<Buffer>[] => {
    try {
      return readdirSync(path.join(root, folder), { withFileTypes: true, encoding: 'buffer' }).sort((a, b) =>
        a.name.compare(b.name),
      );
    } catch (cause) {
      complain('unreadable', folder === '' ? '.' : folder, `This folder cannot be read (${codeOf(cause)}).`);
      return [];
    }
  };

  const take = (file: string, real: string) => {
    try {
      const { size, mtime, mtimeNs, ctimeNs } = lstatSync(real, { bigint: true });
      const stamp = `${size}.${mtimeNs}.${ctimeNs}`;
      survey.files.set(file, { real, size: Number(size), modifiedAt: mtime, stamp });
    } catch (cause) {
      complain('unreadable', file, `This file cannot be read (${codeOf(cause)}).`);
    }
  };

  const follow = (file: string) => {
    let real: string;
    try {
      real = realpathSync(path.join(root, file));
    } catch {
      return complain('broken_link', file, 'This link leads nowhere.');
    }
    if (!real.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) {
      return complain('leads_outside', file, 'This leads out of the campaign folder.');
    }
    const stats = statSync(real);
    if (stats.isFile()) take(file, real);
    else if (stats.isDirectory()) complain('linked_folder', file, 'This is a link to a folder.');
    else complain('not_a_file', file, 'This is neither a file nor a folder.');
  };

  visit('', 1);
  return survey;
}

function nameFlaw(name: Buffer): string | null {
  if (!isUtf8(name)) return 'is not UTF-8';
  const text = name.toString('utf8');
  if (/[\r\n\u2028\u2029]/.test(text)) return 'has a line break in it';
  if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)) return 'has an invisible control character in it';
  return null;
}
