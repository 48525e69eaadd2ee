import { isSafeMode } from '../../base/safe-mode.ts';
import { campaignPlaces, campaignRoots } from '../../campaign/list.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import { removeCampaign } from '../../campaign/remove.ts';
import type { CampaignCard } from '../../contracts/api/library.ts';
import { creationLimits } from '../../engine/creation.ts';
import { personaFor, questionsFor } from '../../engine/play/character.ts';
import { campaignPlace } from '../campaign-folder.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import { campaignCard } from '../views/campaign-card.ts';
import { storyCard } from '../views/story-card.ts';

export function libraryHandlers(
  services: Services,
): Handlers<'library' | 'creation' | 'previewPortrait' | 'removeCampaign'> {
  const { shelf, media, players } = services;
  const campaignOf = async (id: string | undefined) => await readCampaign(campaignPlace(id ?? '').folder);
  return {
    async library() {
      const { store, notices } = services.stories;
      const stories = await store.playthroughs();
      const cards = await Promise.all(stories.map((story) => storyCard(story, { store, shelf, media })));
      const campaigns = await campaignCards(services);
      return { campaigns, stories: cards, notices: [...safeMode(), ...notices] };
    },
    async creation({ params }) {
      const { template, limits } = await campaignOf(params['id']);
      const portrait = await players.draw(personaFor(template, {}));
      return { questions: questionsFor(template), limits: creationLimits(template, limits), portrait };
    },
    async previewPortrait({ params, body }) {
      const { template, limits } = await campaignOf(params['id']);
      return { portrait: await players.draw(personaFor(template, body.answers, limits)) };
    },
    async removeCampaign({ params }) {
      await removeCampaign(campaignPlace(params['id'] ?? ''));
      services.feed.send({ event: 'library' });
      return undefined;
    },
  };
}

function safeMode(): string[] {
  if (!isSafeMode()) return [];
  return ['Safe mode: your own skills and worlds are turned off. Restart without --safe to use them again.'];
}

/** All campaigns there are, those that cannot be played included. */
async function campaignCards({ shelf, media }: Pick<Services, 'shelf' | 'media'>): Promise<CampaignCard[]> {
  return await Promise.all(
    campaignPlaces(campaignRoots()).map(async (place) =>
      campaignCard(await shelf.at(place.folder), place, media),
    ),
  );
}
