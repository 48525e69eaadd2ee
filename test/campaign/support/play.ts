import { createRandom } from '../../../src/base/random.ts';
import { loadCampaign } from '../../../src/campaign/load.ts';
import { anyPersona } from '../../../src/engine/persona.ts';
import { offeredIn } from '../../../src/engine/saved-state.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { canBeChosen, deedOf, POLICIES, type Policy } from '../../../src/engine/trial/policies.ts';
import { openStage } from '../../../src/engine/trial/stage.ts';

/** Plays a campaign folder by a policy, in this process; nothing is saved. What matches `prefer` is chosen first, in its order. */
export async function playFolder(
  folder: string,
  {
    seed = 'x',
    scenes = 12,
    policy = 'random',
    prefer = [],
  }: { seed?: string; scenes?: number; policy?: string; prefer?: readonly RegExp[] } = {},
): Promise<Scene[]> {
  const campaign = loadCampaign(folder);
  const stage = await openStage({ campaign });
  const choose = POLICIES[policy] as Policy;
  const random = createRandom(`${seed}/${policy}`);
  const done = new Map<string, number>();
  try {
    const { session, end } = await stage.begin({ seed, persona: anyPersona(campaign.template) });
    const shown = [await session.open()];
    while (shown.length < scenes && !session.isOver) {
      const open = offeredIn(session.state).filter(canBeChosen);
      if (open.length === 0) break;
      const wanted = prefer
        .map((pattern) => open.find(({ text }) => pattern.test(text)))
        .find((one) => one !== undefined);
      const choice = wanted ?? choose(open, { random: random.fork(`${shown.length}`), done });
      done.set(deedOf(choice), (done.get(deedOf(choice)) ?? 0) + 1);
      shown.push(await session.choose(choice.id));
    }
    await end();
    return shown;
  } finally {
    await stage.close();
  }
}

/** All that a player reads of these scenes. */
export function textOf(scenes: readonly Scene[]): string {
  return scenes
    .flatMap(({ prose, choices, location }) => [location, ...prose, ...choices.map(({ text }) => text)])
    .join('\n');
}
