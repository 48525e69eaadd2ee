import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const OTHERS = 0o077;
const STICKY = 0o1000;
/** Files of ours in the home itself: the database, settings with keys in them, the page's token. */
const PRIVATE_FILE =
  /^(?:narratoria\.|models\.json|settings\.json|skill-settings\.json|model-crashes\.json|page-keys\.json)/;
const PRIVATE_FOLDERS = ['backups', 'logs', 'locks', 'model-states'];

/**
 * Makes the home and the private files in it readable by their owner alone, also in homes that older versions made.
 * Gives what could not be changed, in sentences. Windows has no such modes: there a user's folders are their own.
 */
export function keepHomePrivate(home: string): string[] {
  if (process.platform === 'win32' || !existsSync(home)) return [];
  const problems = tightenHome(home);
  const files = namesIn(home).filter((name) => PRIVATE_FILE.test(name));
  for (const name of files) problems.push(...tighten(path.join(home, name)));
  for (const folder of PRIVATE_FOLDERS.map((name) => path.join(home, name)).filter((one) =>
    existsSync(one),
  )) {
    problems.push(...tighten(folder));
    for (const name of namesIn(folder)) problems.push(...tighten(path.join(folder, name)));
  }
  return problems;
}

/** Makes an empty file that only its owner may read, for a library that would make it with other modes. */
export function createPrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'ax', 0o600));
  } catch {
    // It is there already, or cannot be made; the library says which when it opens it.
  }
}

/** The home may be a folder that is there for other things too; that one is not ours to close. */
function tightenHome(home: string): string[] {
  const stats = statSync(home);
  if ((stats.mode & OTHERS) === 0) return [];
  const isForMore = (stats.mode & STICKY) !== 0 || [homedir(), path.parse(home).root].includes(home);
  if (isForMore) {
    return [
      `${home} is open to other users of this computer and was left so: it holds more than Narratoria.`,
    ];
  }
  return change(home, stats);
}

/** A link is left alone: what it leads to may be anything. */
function tighten(file: string): string[] {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  const isOurs = stats !== undefined && (stats.isFile() || stats.isDirectory());
  return isOurs && (stats.mode & OTHERS) !== 0 ? change(file, stats) : [];
}

function change(file: string, stats: Stats): string[] {
  try {
    chmodSync(file, stats.isDirectory() ? 0o700 : 0o600);
    return [];
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return []; // another process has just removed it
    return [`${file} may be open to other users of this computer, and that cannot be changed (${code}).`];
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return []; // whoever wants something from it will say what is wrong
  }
}
