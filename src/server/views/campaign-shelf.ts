import { isJsonObject, type JsonObject } from '../../base/json.ts';
import { isSparse } from '../../campaign/enrich/sparse.ts';
import { CampaignFolder } from '../../campaign/folder.ts';
import { isProvenance } from '../../campaign/generated.ts';
import { scanCampaign } from '../../campaign/ingest/scan.ts';
import { campaignStamp } from '../../campaign/ingest/stamp.ts';
import { CampaignProblemError, isPlayable, type Problem } from '../../campaign/problem.ts';
import { readJsonText } from '../../campaign/read/json-text.ts';
import { checkCampaign, problemsOf } from '../../campaign/validate/index.ts';
import { CampaignArt } from './campaign-art.ts';

/** What can be seen of a campaign folder from outside. */
export interface ShelvedCampaign {
  folder: string;
  /** The manifest as it is written; empty when it cannot be read. */
  manifest: JsonObject;
  art: CampaignArt;
  generatedFiles: number;
  /** Files that are out of play, because nothing right is said about who made them. */
  leftOut: string[];
  isSparse: boolean;
  /** Why it cannot be played; empty when it can. */
  problem: string;
}

/** Campaigns as they lie there, looked through again only when a file has changed. */
export class CampaignShelf {
  readonly #known = new Map<string, { stamp: string; campaign: ShelvedCampaign }>();

  /** Whatever is wrong with it is its `problem`: one campaign never keeps the others from being shown. */
  at(location: string): ShelvedCampaign {
    try {
      const folder = new CampaignFolder(location);
      const stamp = campaignStamp(folder, scanCampaign(folder));
      const known = this.#known.get(location);
      if (known?.stamp === stamp) return known.campaign;
      const campaign = lookThrough(folder);
      this.#known.set(location, { stamp, campaign });
      return campaign;
    } catch (error) {
      return unreadable(location, error);
    }
  }
}

function unreadable(location: string, error: unknown): ShelvedCampaign {
  const reason = error instanceof Error ? error.message : String(error);
  const [found] = checkCampaign(location).filter((one) => !isPlayable(one));
  return {
    folder: location,
    manifest: {},
    art: new CampaignArt({ allFiles: [], has: () => false, text: () => '' }),
    generatedFiles: 0,
    leftOut: [],
    isSparse: false,
    problem: found === undefined ? `This campaign cannot be read: ${reason}` : sentenceOf(found),
  };
}

function lookThrough(folder: CampaignFolder): ShelvedCampaign {
  const problems = problemsOf(folder);
  const broken = problems.find((found) => !isPlayable(found));
  const inPlay = [...folder.files('', '')];
  return {
    folder: folder.root,
    manifest: manifestIn(folder),
    art: new CampaignArt({
      allFiles: inPlay,
      has: (file) => folder.has(file),
      text: (file) => folder.text(file),
    }),
    generatedFiles: inPlay.filter((file) => !isProvenance(file) && folder.originOf(file).isGenerated).length,
    leftOut: folder.rejected,
    isSparse: folder.has('manifest.json') && isSparse(folder),
    problem: broken === undefined ? '' : sentenceOf(broken),
  };
}

function sentenceOf({ file, line, message }: Problem): string {
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
