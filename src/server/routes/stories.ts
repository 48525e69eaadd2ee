import { NarratoriaError } from '../../base/errors.ts';
import { plainText } from '../../base/plain-text.ts';
import type { StoryCard } from '../../contracts/api/library.ts';
import type { SceneView, StoryView } from '../../contracts/api/story.ts';
import { personaFor } from '../../engine/play/character.ts';
import { readyCampaign } from '../../engine/play/ready-campaign.ts';
import { newSeed } from '../../engine/play/seed.ts';
import { freeTitle } from '../../engine/play/story-names.ts';
import { campaignPlace } from '../campaign-folder.ts';
import type { Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import type { OpenStory } from '../stories/open-story.ts';
import { personaView } from '../views/persona-view.ts';
import { storyCard } from '../views/story-card.ts';
import { waitingLines } from '../views/waiting-lines.ts';

const SHOWN_SCENES = 10;
const MOST_SCENES = 20;
const LONGEST_TITLE = 200;

type Names =
  | 'beginStory'
  | 'story'
  | 'scenes'
  | 'choose'
  | 'type'
  | 'cancel'
  | 'stopTelling'
  | 'editScene'
  | 'retell'
  | 'restart'
  | 'undo'
  | 'branch'
  | 'rename'
  | 'deleteStory';

export function storyHandlers(services: Services): Handlers<Names> {
  const { scenes, feed } = services;
  const recordsOf = (id: string) => services.stories.store.playthrough(id);
  const cardOf = async (id: string): Promise<StoryCard> =>
    await storyCard(await recordsOf(id).playthrough(), pick(services));

  async function view(story: OpenStory): Promise<StoryView> {
    const { campaign } = story.session;
    // Seen before anything is awaited: a scene that is told meanwhile comes as an event.
    const telling = story.live?.view ?? null;
    const shown = await scenes.between(story, story.scene - SHOWN_SCENES + 1, story.scene);
    return {
      story: await cardOf(story.id),
      scenes: shown,
      telling,
      persona: personaView(story.session.persona, await services.players.draw(story.session.persona)),
      waitingLines: waitingLines(campaign),
    };
  }

  return {
    async beginStory({ body }) {
      const ready = await readyCampaign(campaignPlace(body.campaignId).folder);
      const persona = personaFor(ready.campaign.template, body.answers ?? {}, ready.campaign.limits);
      const title = titleFrom(body.title);
      const story = await services.openStories.begin(ready, {
        persona,
        seed: body.seed ?? newSeed(),
        ...(title !== null && { title }),
      });
      feed.send({ event: 'library' });
      return await cardOf(story.id);
    },
    story: async ({ params }) => await view(await services.openStories.open(params['id'] ?? '')),
    async scenes({ params, query }) {
      const story = await services.openStories.open(params['id'] ?? '');
      const { before = story.scene + 1, limit = MOST_SCENES } = query;
      return { scenes: await scenes.between(story, before - limit, before - 1) };
    },
    choose: async ({ params, body }) =>
      (await services.openStories.open(params['id'] ?? '')).choose(body.scene, body.choiceId),
    type: async ({ params, body }) =>
      await (await services.openStories.open(params['id'] ?? '')).type(body.scene, body.text),
    async cancel({ params }) {
      (await services.openStories.openedAlready(params['id'] ?? ''))?.cancel();
      return {};
    },
    async stopTelling({ params, body }) {
      const story = await services.openStories.openedAlready(params['id'] ?? '');
      story?.stopTelling(body.keep ? 'keep' : 'built-in');
      return {};
    },
    async editScene({ params, body }) {
      const story = await services.openStories.open(params['id'] ?? '');
      const number = Number(params['scene']);
      if (!Number.isInteger(number) || number < 1 || number > story.scene)
        throw new NarratoriaError('record_not_found', 'This story has no such scene.');
      await story.edit(number, body.text);
      const [view] = await scenes.between(story, number, number);
      return view as SceneView;
    },
    async restart({ params }) {
      const story = await services.openStories.open(params['id'] ?? '');
      await services.runtime.catalog.reload();
      const telling = story.restart();
      services.feed.send({ event: 'skills' });
      return telling;
    },
    retell: async ({ params }) => (await services.openStories.open(params['id'] ?? '')).retell(),
    async undo({ params, body }) {
      const story = await services.openStories.open(params['id'] ?? '');
      await story.goTo(body.scene);
      feed.send({ event: 'library' });
      return await view(story);
    },
    async branch({ params, body }) {
      const records = recordsOf(params['id'] ?? '');
      const { title } = await records.playthrough();
      const wanted = titleFrom(body.title) ?? `${title}, from scene ${body.scene}`;
      const branch = await records.branch(body.scene, {
        title: freeTitle(wanted, await services.stories.store.playthroughs()),
      });
      feed.send({ event: 'library' });
      return await cardOf(branch.playthroughId);
    },
    async rename({ params, body }) {
      const id = params['id'] ?? '';
      const title = titleFrom(body.title);
      if (title === null) throw new NarratoriaError('request_invalid', 'Enter a title.');
      await recordsOf(id).change({ title });
      feed.send({ event: 'changed', storyId: id });
      feed.send({ event: 'library' });
      return await cardOf(id);
    },
    async deleteStory({ params }) {
      const id = params['id'] ?? '';
      await recordsOf(id).playthrough();
      await services.openStories.leave(id);
      await services.stories.store.deletePlaythrough(id);
      feed.send({ event: 'changed', storyId: id });
      feed.send({ event: 'library' });
      return undefined;
    },
  };
}

function pick({ stories, shelf, media, runtime }: Services) {
  return { store: stories.store, shelf, media, home: runtime.home };
}

function titleFrom(given: string | undefined): string | null {
  const title = plainText(given ?? '', LONGEST_TITLE).trim();
  return title === '' ? null : title;
}
