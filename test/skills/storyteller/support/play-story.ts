import path from 'node:path';
import { packageRoot } from '../../../../src/base/package-root.ts';
import { createRandom } from '../../../../src/base/random.ts';
import { loadCampaign } from '../../../../src/campaign/load.ts';
import { anyPersona } from '../../../../src/engine/persona.ts';
import { executionOptions, withRuntime } from '../../../../src/engine/play/runtime.ts';
import { openStories } from '../../../../src/engine/play/stories.ts';
import type { Scene } from '../../../../src/engine/scene.ts';
import { StorySession } from '../../../../src/engine/session.ts';

export interface ToldScene extends Scene {
  /** How often an earlier deed shows in it. */
  recalls: number;
}

/** How somebody plays: by chance, or leaning towards kindness or cruelty where there is the choice. */
export type Manner = 'chance' | 'kind' | 'cruel';

const LEANINGS: Record<Manner, RegExp | null> = {
  chance: null,
  kind: /^(?:help|give|offer|thank|comfort|talk|ask)\b/i,
  cruel: /^(?:lean on|threaten|press|fight|strike|hit|take|steal|frighten|search|sneak|creep|listen)\b/i,
};

/** Plays one story with real processes and a real store, until it ends or has that many scenes. */
export async function playStory(
  campaignName: string,
  { seed, scenes, manner = 'chance' }: { seed: string; scenes: number; manner?: Manner },
): Promise<ToldScene[]> {
  const campaign = loadCampaign(path.resolve(packageRoot(), 'campaigns', campaignName));
  const random = createRandom(`${seed}/${manner}`);
  return withRuntime({}, async (runtime) => {
    const stories = await openStories(runtime);
    try {
      const persona = anyPersona(campaign.template);
      const story = await stories?.begin({ campaignId: campaignName, campaign, seed, persona });
      const session = new StorySession({
        campaign,
        persona,
        seed,
        sessionId: runtime.sessionId,
        execution: () => executionOptions(runtime),
        ...(story && { playthroughId: story.playthroughId, journal: story.journal }),
      });
      const withRecalls = (scene: Scene): ToldScene => {
        const { narration } = session.state as { narration?: { recalled?: number } };
        return { ...scene, recalls: narration?.recalled ?? 0 };
      };
      const told = [withRecalls(await session.open())];
      while (told.length < scenes && !session.isOver) {
        const choices = (told.at(-1) as Scene).choices.filter(({ needs }) => needs === undefined);
        const liked = choices.filter(({ text }) => LEANINGS[manner]?.test(text) ?? true);
        const choice = random.fork(String(told.length)).pick(liked.length > 0 ? liked : choices);
        told.push(withRecalls(await session.choose(choice.id)));
      }
      return told;
    } finally {
      await stories?.close();
    }
  });
}
