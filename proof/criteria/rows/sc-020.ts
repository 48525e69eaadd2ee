import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../../src/base/random.ts';
import type { PlanView } from '../../../src/contracts/api/events.ts';
import type { StoryCard } from '../../../src/contracts/api/library.ts';
import { call, untilStill } from '../../../test/page/support/api.ts';
import type { Server } from '../../../test/page/support/server.ts';
import { Player } from '../../support/player/player.ts';
import type { Criterion } from '../criterion.ts';
import { inBrowser } from '../stage/browser.ts';

const QUICK_SECONDS = 15;
/** A session in which a skill has had nothing to do by then goes on for a while. */
const PATIENCE_S = 120;
const LOOK_EVERY_MS = 2000;
const SKILLS = 7;
/** A story in which people are met, rolls are made and factions take notice from the first scenes on. */
const CAMPAIGN = 'the-extra-sleeper';

export const criterion: Criterion = {
  id: 'SC-020',
  what: 'Session stability',
  target: '30 minutes of play with all skills, no crash',
  method: `A browser plays by clicking, without a pause, for one minute, because the whole table may take 15; \`--session-minutes 30\` is the session in full length, and \`npm run soak\` one with troubles besides. All ${SKILLS} skills must have done work, no tool may have failed, the page must have had prose and three or four choices throughout, or the two to six of the author’s own, and nothing may stand in its console.`,
  isQuick: true,
  async measure(stage) {
    return await inBrowser(stage, async ({ page, server, mistakes }) => {
      const seconds = stage.isQuick ? QUICK_SECONDS : 60 * stage.sessionMinutes;
      const random = createRandom(`${stage.seed}/session`);
      const begin = { campaignId: CAMPAIGN, seed: stage.seed };
      const { id } = await call<StoryCard>(server, '/api/stories', begin);
      await untilStill(server, id);
      const address = () => server.url.replace('/#', `/story/${id}#`);
      await page.goto(address());
      const player = new Player({ page, address, random, readMs: 0 });
      const playing = player.play();
      const startedAt = performance.now();
      const lasted = () => (performance.now() - startedAt) / 1000;
      const work: Work = { scenes: new Set(), used: new Set(), failed: [], late: [] };
      // A busy machine tells fewer scenes in the time, perhaps none with a roll.
      while (lasted() < seconds || (work.used.size < SKILLS && lasted() < seconds + PATIENCE_S)) {
        await sleep(LOOK_EVERY_MS);
        await noteWork(server, [...player.journal.stories.keys()], work);
      }
      player.leave();
      await playing;
      await noteWork(server, [...player.journal.stories.keys()], work);
      const { used, failed, late } = work;
      const errors = [...failed, ...(stage.isQuick ? [] : late), ...player.journal.complaints, ...mistakes];
      return {
        measured: `${Math.round(lasted())} s, ${player.journal.sceneCount} scenes, ${used.size} of ${SKILLS} skills at work, ${errors.length} errors${errors.length === 0 ? '' : ` (${errors.slice(0, 3).join('; ')})`}`,
        passed: errors.length === 0 && used.size === SKILLS && player.journal.sceneCount > 1,
      };
    });
  },
};

interface Work {
  /** Scenes that have been looked at. */
  scenes: Set<string>;
  used: Set<string>;
  failed: string[];
  /** Only a busy machine makes a good script late, so among the tests it does not count. */
  late: string[];
}

/** Notes which skills did something in the scenes since the last look, and which tools failed. */
async function noteWork(server: Server, stories: readonly string[], work: Work): Promise<void> {
  for (const id of stories) {
    const { plans } = await call<{ plans: { scene: number; state: string }[] }>(
      server,
      `/api/stories/${id}/plans`,
    );
    for (const { scene, state } of plans) {
      if (state === 'running' || work.scenes.has(`${id}/${scene}`)) continue;
      work.scenes.add(`${id}/${scene}`);
      const { tools } = await call<PlanView>(server, `/api/stories/${id}/plans/${scene}`);
      for (const tool of tools) {
        if (tool.state === 'success') work.used.add(tool.skill);
        if (tool.state === 'failed' || tool.state === 'timeout')
          (tool.state === 'timeout' ? work.late : work.failed).push(
            `scene ${scene}, ${tool.toolId}: ${tool.error?.message}`,
          );
      }
    }
  }
}
