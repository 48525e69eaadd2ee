import { type BigIntStats, type Dirent, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { NarratoriaError } from '../../base/errors.ts';
import type { CampaignFolder } from '../folder.ts';

export type AssetType = 'image' | 'audio' | 'prose' | 'structured';

/** A file of a campaign that is taken in. */
export interface SourceFile {
  /** Relative to the campaign, with forward slashes. */
  path: string;
  /** Where it really lies. */
  location: string;
  type: AssetType;
  size: number;
  modifiedAt: Date;
  /** Sidecars that say more about it. */
  keywords: string | null;
  provenance: string | null;
  /** Changes when the file or a sidecar is written. */
  stamp: string;
}

export interface FileProblem {
  file: string;
  message: string;
}

export interface Scan {
  /** By path, sorted. */
  files: SourceFile[];
  problems: FileProblem[];
}

const TYPES: Readonly<Record<string, AssetType>> = {
  '.png': 'image',
  '.jpg': 'image',
  '.jpeg': 'image',
  '.webp': 'image',
  '.mp3': 'audio',
  '.ogg': 'audio',
  '.wav': 'audio',
  '.flac': 'audio',
  '.md': 'prose',
  '.txt': 'prose',
  '.json': 'structured',
};
const KEYWORDS = '.keywords.txt';
const PROVENANCE = '.provenance.json';
const MAX_FILES = 20_000;

interface Entry {
  path: string;
  location: string;
  stats: BigIntStats;
}

/** Every file of a campaign that can be taken in, looked at from outside: nothing is read but folders. */
export function scanCampaign(folder: CampaignFolder): Scan {
  const problems: FileProblem[] = [];
  const entries = new Map<string, Entry>();
  visit({ path: '', location: folder.root, above: [], folder, entries, problems });
  const files = [...entries.values()]
    .filter(({ path: file, stats }) => stats.isFile() && !isSidecar(file) && typeOf(file) !== null)
    .map((entry) => sourceFile(entry, entries))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return { files, problems };
}

interface Visit {
  path: string;
  location: string;
  /** The real folders on the way here: a link that leads back to one of them would go round for ever. */
  above: readonly string[];
  folder: CampaignFolder;
  entries: Map<string, Entry>;
  problems: FileProblem[];
}

function visit(here: Visit): void {
  const { folder, entries } = here;
  const above = [...here.above, here.location];
  for (const dirent of readdirSync(here.location, { withFileTypes: true })) {
    if (dirent.name.startsWith('.')) continue;
    const file = here.path === '' ? dirent.name : `${here.path}/${dirent.name}`;
    const location = placeOf(dirent, file, here);
    if (location === null) continue;
    const stats = statSync(location, { bigint: true, throwIfNoEntry: false });
    if (stats === undefined) continue; // it went away just now
    if (stats.isDirectory() ? !above.includes(location) : stats.isFile()) {
      entries.set(file, { path: file, location, stats });
      if (entries.size > MAX_FILES) throw tooMany(folder.root);
      if (stats.isDirectory()) visit({ ...here, path: file, location, above });
    }
  }
}

/** A link is followed as long as it stays inside. */
function placeOf(dirent: Dirent, file: string, { location, folder, problems }: Visit): string | null {
  if (!dirent.isSymbolicLink()) return path.join(location, dirent.name);
  try {
    return folder.locate(file);
  } catch (error) {
    problems.push({ file, message: error instanceof Error ? error.message : String(error) });
    return null;
  }
}

function sourceFile({ path: file, location, stats }: Entry, all: ReadonlyMap<string, Entry>): SourceFile {
  const keywords = all.get(`${file}${KEYWORDS}`);
  const provenance = all.get(`${file}${PROVENANCE}`);
  return {
    path: file,
    location,
    type: typeOf(file) as AssetType,
    size: Number(stats.size),
    modifiedAt: stats.mtime,
    keywords: keywords?.path ?? null,
    provenance: provenance?.path ?? null,
    stamp: [stats, keywords?.stats, provenance?.stats].map(stampOf).join(' '),
  };
}

/** The time of the last change of the entry itself tells of copies that kept the time of the original. */
function stampOf(stats: BigIntStats | undefined): string {
  return stats === undefined ? '-' : `${stats.size}.${stats.mtimeNs}.${stats.ctimeNs}`;
}

function typeOf(file: string): AssetType | null {
  return TYPES[path.posix.extname(file).toLowerCase()] ?? null;
}

function isSidecar(file: string): boolean {
  return file.endsWith(KEYWORDS) || file.endsWith(PROVENANCE);
}

/** `npc_wizard_generated.png` and `rules_generated.md` were made by a model. */
export function isGenerated(file: string): boolean {
  return path.posix.parse(file).name.endsWith('_generated');
}

function tooMany(root: string): NarratoriaError {
  return new NarratoriaError(
    'invalid_campaign',
    `There are more than ${MAX_FILES} files and folders in ${root}.`,
    {
      hint: 'Keep what belongs to the campaign in its folder, and nothing else.',
    },
  );
}
