import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from '../../soak/player/player.ts';
import { createRandom } from '../../src/base/random.ts';
import type { PlanView } from '../../src/contracts/api/events.ts';
import type { StoryCard } from '../../src/contracts/api/library.ts';
import { call, untilStill } from '../../test/page/support/api.ts';
import type { Server } from '../../test/page/support/server.ts';
import type { Criterion } from '../criterion.ts';
import { inBrowser } from '../stage/browser.ts';

const SECONDS = { whole: 180, quick: 15 };
const SKILLS = 7;
/** A story in which people are met, rolls are made and factions take notice from the first scenes on. */
const CAMPAIGN = 'low-water';

export const criterion: Criterion = {
  id: 'SC-020',
  what: 'Session stability',
  target: '30 minutes of play with all skills, no crash',
  method: `A browser plays by clicking, without a pause, for ${SECONDS.whole / 60} minutes, because the whole table may take 15; \`npm run soak -- --minutes 30\` is the session in full length, with troubles besides. All ${SKILLS} skills must have done work, no tool may have failed, the page must have had prose and three or four choices throughout, and nothing may stand in its console.`,
  isQuick: true,
  async measure(stage) {
    return await inBrowser(stage, async ({ page, server, mistakes }) => {
      const seconds = stage.isQuick ? SECONDS.quick : SECONDS.whole;
      const random = createRandom(`${stage.seed}/session`);
      const begin = { campaignId: CAMPAIGN, seed: stage.seed };
      const { id } = await call<StoryCard>(server, '/api/stories', begin);
      await untilStill(server, id);
      const address = () => server.url.replace('/#', `/story/${id}#`);
      await page.goto(address());
      const player = new Player({ page, address, random, readMs: 0 });
      const playing = player.play();
      await sleep(seconds * 1000);
      player.leave();
      await playing;
      const { used, failed } = await workDone(server, [...player.journal.stories.keys()]);
      const errors = [...failed, ...player.journal.complaints, ...mistakes];
      const length = seconds < 60 ? `${seconds} s` : `${seconds / 60} minutes`;
      return {
        measured: `${length}, ${player.journal.sceneCount} scenes, ${used.size} of ${SKILLS} skills at work, ${errors.length} errors${errors.length === 0 ? '' : ` (${errors.slice(0, 3).join('; ')})`}`,
        passed: errors.length === 0 && used.size === SKILLS && player.journal.sceneCount > 1,
      };
    });
  },
};

/** Which skills did something in these stories, and which tools failed. */
async function workDone(
  server: Server,
  stories: readonly string[],
): Promise<{ used: Set<string>; failed: string[] }> {
  const used = new Set<string>();
  const failed: string[] = [];
  for (const id of stories) {
    const { plans } = await call<{ plans: { scene: number }[] }>(server, `/api/stories/${id}/plans`);
    for (const { scene } of plans) {
      const { tools } = await call<PlanView>(server, `/api/stories/${id}/plans/${scene}`);
      for (const { skill, toolId, state, error } of tools) {
        if (state === 'success') used.add(skill);
        if (state === 'failed' || state === 'timeout')
          failed.push(`scene ${scene}, ${toolId}: ${error?.message}`);
      }
    }
  }
  return { used, failed };
}
