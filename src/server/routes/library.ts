import { isSafeMode } from '../../base/safe-mode.ts';
import { campaignPlaces, campaignRoots } from '../../campaign/list.ts';
import { loadCampaign } from '../../campaign/load.ts';
import type { CampaignCard } from '../../contracts/api/library.ts';
import { personaFor, questionsFor } from '../../engine/play/character.ts';
import { campaignPlace } from '../campaign-folder.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import { campaignCard } from '../views/campaign-card.ts';
import { storyCard } from '../views/story-card.ts';

export function libraryHandlers(services: Services): Handlers<'library' | 'creation' | 'previewPortrait'> {
  const { shelf, media, players } = services;
  const templateOf = (id: string) => loadCampaign(campaignPlace(id).folder).template;
  return {
    async library() {
      const { store, notices } = services.stories;
      const stories = await store.playthroughs();
      const cards = await Promise.all(stories.map((story) => storyCard(story, { store, shelf, media })));
      return { campaigns: campaignCards(services), stories: cards, notices: [...safeMode(), ...notices] };
    },
    async creation({ params }) {
      const template = templateOf(params['id'] ?? '');
      const portrait = await players.draw(personaFor(template, {}));
      return { questions: questionsFor(template), portrait };
    },
    async previewPortrait({ params, body }) {
      const persona = personaFor(templateOf(params['id'] ?? ''), body.answers);
      return { portrait: await players.draw(persona) };
    },
  };
}

function safeMode(): string[] {
  if (!isSafeMode()) return [];
  return ['Safe mode: your own skills and campaigns are left out. Restart without --safe to use them again.'];
}

/** All campaigns there are, those that cannot be played included. */
function campaignCards({ shelf, media }: Pick<Services, 'shelf' | 'media'>): CampaignCard[] {
  return campaignPlaces(campaignRoots()).map((place) => campaignCard(shelf.at(place.folder), place, media));
}
