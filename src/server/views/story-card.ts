import { NarratoriaError } from '../../base/errors.ts';
import type { StoryCard } from '../../contracts/api/library.ts';
import { campaignFolderOf } from '../../engine/play/story-campaign.ts';
import { personaIn, sceneIn } from '../../engine/saved-state.ts';
import type { Scene } from '../../engine/scene.ts';
import { sentencesOf } from '../../sdk/language.ts';
import type { Playthrough, Store } from '../../store/index.ts';
import type { MediaAddresses } from '../media/addresses.ts';
import { colourOf, coverOf, titleOf } from './campaign-card.ts';
import type { CampaignShelf, ShelvedCampaign } from './campaign-shelf.ts';
import { OWN_COLOUR } from './seed-colour.ts';

const LONGEST_LINE = 200;

export interface CardInput {
  store: Store;
  shelf: CampaignShelf;
  media: MediaAddresses;
}

/** A story as it stands on the shelf. */
export async function storyCard(playthrough: Playthrough, input: CardInput): Promise<StoryCard> {
  const { playthroughId, campaignId, title, headScene, details, ending, branchedFrom } = playthrough;
  const campaign = await shelved(playthrough, input.shelf);
  const [last] = headScene === 0 ? [] : await lastScenes(playthrough, input.store);
  const persona = personaIn(details);
  return {
    id: playthroughId,
    title,
    campaignId,
    campaignTitle: campaign === null ? campaignId : titleOf(campaign),
    seedColour: campaign === null ? OWN_COLOUR : colourOf(campaign),
    cover: campaign === null ? null : coverOf(campaign, input.media),
    playerName: persona?.name ?? 'You',
    scene: headScene,
    location: last?.location ?? '',
    lastLine: last === undefined ? '' : lastLine(last),
    ending: ending ?? null,
    createdAt: playthrough.createdAt,
    lastPlayedAt: playthrough.lastPlayedAt,
    branchedFrom:
      branchedFrom === undefined ? null : { id: branchedFrom.playthroughId, scene: branchedFrom.scene },
  };
}

async function lastScenes({ playthroughId, headScene }: Playthrough, store: Store): Promise<Scene[]> {
  const scenes = await store.playthrough(playthroughId).scenes({ from: headScene, to: headScene });
  return scenes.map(sceneIn);
}

/** A story whose campaign is gone is still a story. */
async function shelved(playthrough: Playthrough, shelf: CampaignShelf): Promise<ShelvedCampaign | null> {
  try {
    return await shelf.at(campaignFolderOf(playthrough));
  } catch (error) {
    if (error instanceof NarratoriaError) return null;
    throw error;
  }
}

/** As many of the last sentences as a card has room for. */
function lastLine({ prose }: Scene): string {
  let line = '';
  for (const sentence of sentencesOf(prose.at(-1) ?? '').toReversed()) {
    const longer = line === '' ? sentence : `${sentence} ${line}`;
    if (longer.length > LONGEST_LINE && line !== '') break;
    line = longer;
  }
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE - 1).trimEnd()}…` : line;
}
