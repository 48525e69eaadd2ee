import { isJsonObject, type JsonObject } from '../base/json.ts';
import { isSparse } from './enrich/sparse.ts';
import { CampaignFolder } from './folder.ts';
import { isProvenance } from './generated.ts';
import { keywordsInSidecar } from './ingest/keywords.ts';
import { CampaignProblemError, isPlayable, type Problem } from './problem.ts';
import { readJsonText } from './read/json-text.ts';
import { problemsOf } from './validate/index.ts';

/** A picture or a piece of music, or what lies where those should. */
export interface ArtFile {
  /** Relative to the campaign, with forward slashes. */
  path: string;
  keywords: string[];
}

/** What can be seen of a campaign folder from outside. */
export interface CampaignLook {
  folder: string;
  /** The manifest as it is written; empty when it cannot be read. */
  manifest: JsonObject;
  art: ArtFile[];
  generatedFiles: number;
  /** Files that are out of play, because nothing right is said about who made them. */
  leftOut: string[];
  isSparse: boolean;
  /** Why it cannot be played; empty when it can. */
  problem: string;
}

export function lookAt(location: string): CampaignLook {
  const folder = new CampaignFolder(location);
  const broken = problemsOf(folder).find((found) => !isPlayable(found));
  const inPlay = [...folder.files('', '')];
  return {
    folder: folder.root,
    manifest: manifestIn(folder),
    art: inPlay
      .filter((file) => /^(?:art|music)\//.test(file) && !isProvenance(file))
      .map((file) => ({ path: file, keywords: keywordsOf(folder, file) })),
    generatedFiles: inPlay.filter((file) => !isProvenance(file) && folder.originOf(file).isGenerated).length,
    leftOut: folder.rejected,
    isSparse: folder.has('manifest.json') && isSparse(folder),
    problem: broken === undefined ? '' : problemSentence(broken),
  };
}

export function problemSentence({ file, line, message }: Problem): string {
  return `${file}:${line}: ${message}`;
}

function manifestIn(folder: CampaignFolder): JsonObject {
  try {
    const { value } = readJsonText(folder.text('manifest.json'));
    return isJsonObject(value) ? value : {};
  } catch (error) {
    if (error instanceof CampaignProblemError) return {}; // `problem` says it
    throw error;
  }
}

/** None where they cannot be read; checking the campaign says so. */
export function keywordsOf(folder: CampaignFolder, file: string): string[] {
  const sidecar = `${file}.keywords.txt`;
  if (!folder.has(sidecar)) return [];
  try {
    return keywordsInSidecar(folder.text(sidecar));
  } catch (error) {
    if (error instanceof CampaignProblemError) return [];
    throw error;
  }
}
