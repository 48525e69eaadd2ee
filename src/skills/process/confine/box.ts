import { realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { homeFolder } from '../../../base/home.ts';
import type { SkillPermissions } from '../../../contracts/skill-manifest.ts';
import type { SkillOrigin } from '../../skill.ts';

/** What a confined script may touch; everything else is out of its reach. All paths are real paths. */
export interface Box {
  skill: string;
  /** For reading. */
  skillFolder: string;
  /** For reading and writing; the script runs in it. */
  dataFolder: string;
  /** What the manifest declares besides. */
  read: readonly string[];
  write: readonly string[];
  network: boolean;
}

/** A box with the folders that the runner makes for it. */
export interface FurnishedBox extends Box {
  /** Its own place for temporary files, at the same path inside and outside. */
  tempFolder: string;
  /** Holds the socket of the host services. */
  hostFolder: string;
  /** An empty folder in which a file system can be put together. */
  rootFolder: string;
}

/** What the box is made from; a resolved script has it all. */
export interface Boxable {
  skill: string;
  origin: SkillOrigin;
  skillFolder: string;
  dataFolder: string;
  permissions: SkillPermissions;
}

/** The box of a third-party script; null for a shipped one, which is not confined. The data folder must be there. */
export function boxFor({ skill, origin, skillFolder, dataFolder, permissions }: Boxable): Box | null {
  if (origin === 'shipped') return null;
  return {
    skill,
    skillFolder: realOrSame(skillFolder),
    dataFolder: realOrSame(dataFolder),
    read: grantable(permissions.read),
    write: grantable(permissions.write),
    network: permissions.network ?? false,
  };
}

/** Whether a real path is something the box lets its script read. */
export function mayRead(box: Box, file: string, tempFolder: string | null): boolean {
  const places = [box.skillFolder, box.dataFolder, ...box.read, ...box.write];
  return [...places, ...(tempFolder === null ? [] : [tempFolder])].some((place) => isWithin(place, file));
}

export function isWithin(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  const isOut = relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return !isOut;
}

/**
 * Declared paths as they are on this machine. Left out are those that reach into Narratoria's own home, where the page
 * token and the settings of other skills are, and the system's windows on other processes.
 */
function grantable(declared: readonly string[] = []): string[] {
  return declared.map(fromHome).filter(path.isAbsolute).map(realOrSame).filter(isHarmless);
}

function isHarmless(place: string): boolean {
  const home = realOrSame(homeFolder());
  const isForbidden = [home, '/proc', '/sys', '/dev', '/run'].some(
    (other) => isWithin(place, other) || isWithin(other, place),
  );
  return !isForbidden && !/[*,\n]/.test(place);
}

function fromHome(place: string): string {
  return place === '~' || place.startsWith('~/') ? path.join(homedir(), place.slice(1)) : place;
}

/** The real path of what is there; of what is not, the real path of the folder it would be in. */
export function realOrSame(place: string): string {
  try {
    return realpathSync(place);
  } catch {
    const parent = path.dirname(place);
    return parent === place ? place : path.join(realOrSame(parent), path.basename(place));
  }
}
