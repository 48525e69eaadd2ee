import type { Log } from '../../base/log.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Enriched } from '../../campaign/enrich/enrich.ts';
import { folderForPlay } from '../../campaign/enrich/for-play.ts';
import { campaignIdOf } from '../../campaign/list.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import { withEnrichment } from './with-enrichment.ts';

/** A campaign that can be played, and how to keep up with its author. */
export interface ReadyCampaign {
  /** What new stories of it are kept under. */
  id: string;
  campaign: Campaign;
  /** Takes over what the author has changed, where a copy is played. */
  follow: () => void;
  /** What there is to say of the language model, before the first scene. */
  aboutModel: readonly string[];
}

/** Reads a campaign; a sparse one is filled out first, and the player is told. */
export async function readyCampaign(location: string): Promise<ReadyCampaign> {
  const { folder, enriched, wantsModel, hadNoManifest, follow } = await withEnrichment((home, enrichment) =>
    folderForPlay(location, home, enrichment),
  );
  const campaign = await readCampaign(folder);
  const id = campaignIdOf(location);
  const made = enriched === null ? [] : [madeUp(enriched), ...leftToBuiltIn(enriched)];
  const aboutModel = wantsModel
    ? [
        'Character cards and lorebooks are written for a language model. It plays without one, but better with one: choose it under Settings, Storyteller, or with `narratoria models`.',
      ]
    : [];
  const stranger = hadNoManifest
    ? [
        `This folder has no manifest.json, so its pages are played as they were recognised, in a copy at home. \`narratoria campaign validate ${folder}\` says what each page was read as.`,
      ]
    : [];
  return {
    id,
    campaign: { ...campaign, notices: [...stranger, ...made, ...campaign.notices] },
    ...{ follow, aboutModel },
  };
}

/** An edit that cannot be followed now is no reason to stop; the next scene tries again. */
export function tryToFollow(follow: () => void, log: Log): void {
  try {
    follow();
  } catch (error) {
    log.warn({ err: error }, 'an edit of the campaign cannot be followed');
  }
}

function madeUp({ added, folder, sources, byModel }: Enriched): string {
  const model = sources.find((source) => !source.startsWith('narratoria/built-in'));
  const who =
    model === undefined
      ? 'by the built-in generator, without a language model'
      : `${byModel} by ${model}, the others by the built-in generator`;
  return `This story is only begun, so the rest was made up from its author's words: ${added.length} files (${who}) in ${folder}, each with _generated in its name. The campaign itself is as it was.`;
}

const MOST_NAMED = 3;

/** What a model was asked for and did not write; the log has all of it. */
function leftToBuiltIn({ shortfalls }: Enriched): string[] {
  if (shortfalls.length === 0) return [];
  const named = shortfalls
    .slice(0, MOST_NAMED)
    .map(({ part, reason }) => `${part} (${reason.replace(/\.$/, '')})`);
  const more = shortfalls.length - named.length;
  return [
    `The built-in generator wrote what the language model did not: ${named.join('; ')}${more > 0 ? `; and ${more} more, which the log names` : ''}.`,
  ];
}
