import { NarratoriaError } from '../../base/errors.ts';
import { readCampaign } from '../../campaign/reader/read-campaign.ts';
import { storyFile } from '../../engine/play/export.ts';
import type { Format } from '../../engine/play/formats.ts';
import { scenePrompts } from '../../engine/play/scene-prompts.ts';
import { campaignFolderOf } from '../../engine/play/story-campaign.ts';
import { storyUsage } from '../../engine/play/story-usage.ts';
import { sceneIn } from '../../engine/saved-state.ts';
import type { Scene as ToldScene } from '../../engine/scene.ts';
import type { Playthrough } from '../../store/index.ts';
import { ANSWERED, type Handlers } from '../route.ts';
import type { Services } from '../services.ts';
import { campaignAssets } from '../views/campaign-assets.ts';
import { memoriesOf } from '../views/memory-hits.ts';
import { planSummary, planView } from '../views/plan-view.ts';
import { relationsOver } from '../views/relations.ts';
import { changesBetween } from '../views/state-changes.ts';
import { storyAssets } from '../views/story-assets.ts';
import { storyTree } from '../views/story-tree.ts';

/** As many moments as a small chart can show. */
const MOST_MOMENTS = 60;

const MEDIA_TYPES: Record<Format, string> = {
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  epub: 'application/epub+zip',
  json: 'application/json; charset=utf-8',
};

type Names =
  | 'tree'
  | 'exportStory'
  | 'plans'
  | 'plan'
  | 'prompts'
  | 'usage'
  | 'assets'
  | 'state'
  | 'relations'
  | 'memories';

export function lookHandlers(services: Services): Handlers<Names> {
  const { runtime, media } = services;
  const recordsOf = (params: Record<string, string>) =>
    services.stories.store.playthrough(params['id'] ?? '');
  const scenesOf = async (params: Record<string, string>): Promise<ToldScene[]> =>
    (await recordsOf(params).scenes()).map(sceneIn);

  return {
    tree: ({ params }) => storyTree(params['id'] ?? '', services.stories.store),

    async exportStory({ params, query: { format }, reply }) {
      const records = recordsOf(params);
      const campaign = await campaignOf(await records.playthrough());
      const { edition } = runtime.catalog;
      const { name, content } = await storyFile({ records, campaign, edition, home: runtime.home, format });
      const ascii = name.replaceAll(/[^\w-]/g, '') || 'story';
      reply.header(
        'content-disposition',
        `attachment; filename="${ascii}.${format}"; filename*=UTF-8''${encodeURIComponent(`${name}.${format}`)}`,
      );
      reply.type(MEDIA_TYPES[format]).send(content);
      return ANSWERED;
    },

    async plans({ params }) {
      await recordsOf(params).playthrough();
      const told = (await scenesOf(params)).map(planSummary).toReversed();
      const live = (await services.openStories.openedAlready(params['id'] ?? ''))?.live?.plan ?? null;
      if (live === null) return { plans: told };
      const { scene, state, totalMs, tools } = live;
      const failed = tools.filter((tool) => tool.state === 'failed' || tool.state === 'timeout').length;
      return { plans: [{ scene, state, totalMs, tools: tools.length, failed }, ...told] };
    },

    async plan({ params }) {
      const scene = sceneNumber(params['scene'] ?? '');
      const live = (await services.openStories.openedAlready(params['id'] ?? ''))?.live?.plan ?? null;
      if (live?.scene === scene) return live;
      return (await services.masker()).data(planView(await recordsOf(params).scene(scene)));
    },

    async prompts({ params }) {
      const scene = sceneNumber(params['scene'] ?? '');
      return (await services.masker()).data(await scenePrompts(recordsOf(params), scene));
    },

    usage: ({ params }) => storyUsage(recordsOf(params), services.runtime.home),

    async assets({ params }) {
      const playthrough = await recordsOf(params).playthrough();
      const campaign = await campaignOf(playthrough);
      const made = storyAssets(await scenesOf(params), {
        media,
        home: runtime.home,
        campaign: campaign?.folder ?? null,
      });
      return {
        assets: [...made, ...(campaign === null ? [] : await campaignAssets(campaign.folder, media))],
      };
    },

    async state({ params, query }) {
      const records = recordsOf(params);
      const scene = query.scene ?? (await records.playthrough()).headScene;
      if (scene === 0) return { scene, state: {}, changes: [] };
      const { state } = await records.scene(scene);
      const before = scene === 1 ? {} : (await records.scene(scene - 1)).state;
      return (await services.masker()).data({ scene, state, changes: changesBetween(before, state) });
    },

    async relations({ params }) {
      const records = recordsOf(params);
      const playthrough = await records.playthrough();
      const campaign = await campaignOf(playthrough);
      if (campaign === null) return { people: [], factions: [] };
      const moments = await Promise.all(
        momentsOf(playthrough.headScene).map((scene) => records.scene(scene)),
      );
      return relationsOver(moments, campaign);
    },

    async memories({ params, query }) {
      const records = recordsOf(params);
      const campaign = await campaignOf(await records.playthrough());
      return await memoriesOf(records, campaign ?? { places: [], people: [] }, query);
    },
  };
}

/** Scenes spread evenly over a story, the last one included. */
function momentsOf(head: number): number[] {
  const count = Math.min(head, MOST_MOMENTS);
  return Array.from({ length: count }, (_, index) => Math.round(((index + 1) * head) / count));
}

/** A story can be looked at without its campaign. */
async function campaignOf(playthrough: Playthrough) {
  try {
    return await readCampaign(campaignFolderOf(playthrough));
  } catch (error) {
    if (error instanceof NarratoriaError) return null;
    throw error;
  }
}

function sceneNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new NarratoriaError('record_not_found', 'Scene not found.');
}
