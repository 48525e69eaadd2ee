import path from 'node:path';
import { getOwn } from '../../base/json.ts';
import type { CampaignFolder } from '../folder.ts';
import { isProvenance, provenanceFile } from '../generated.ts';

export type AssetType = 'image' | 'audio' | 'prose' | 'structured';

/** A file of a campaign that is taken in. */
export interface SourceFile {
  /** Relative to the campaign, with forward slashes. */
  path: string;
  /** Where it really lies. */
  location: string;
  type: AssetType;
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

/** Every file of a campaign that can be taken in, as the folder was when it was opened. Nothing is read. */
export function scanCampaign(folder: CampaignFolder): Scan {
  const files = folder
    .present('', '')
    .filter((file) => !file.endsWith(KEYWORDS) && !isProvenance(file) && typeOf(file) !== null)
    .map((file) => sourceFile(folder, file));
  return { files, problems: folder.problems.map(({ file, message }) => ({ file, message })) };
}

function sourceFile(folder: CampaignFolder, file: string): SourceFile {
  const { real, modifiedAt, stamp } = folder.fileAt(file);
  const sidecars = [`${file}${KEYWORDS}`, provenanceFile(file)].map((one) => (folder.has(one) ? one : null));
  const [keywords = null, provenance = null] = sidecars;
  return {
    path: file,
    location: real,
    type: typeOf(file) as AssetType,
    modifiedAt,
    keywords,
    provenance,
    stamp: [stamp, ...sidecars.map((one) => (one === null ? '-' : folder.fileAt(one).stamp))].join(' '),
  };
}

function typeOf(file: string): AssetType | null {
  return getOwn(TYPES, path.posix.extname(file).toLowerCase()) ?? null;
}
