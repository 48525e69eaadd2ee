import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { percent } from '../../support/numbers.ts';
import { converse, ROOT } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';
import type { Criterion } from '../criterion.ts';
import { daring, episodicSurfacing } from '../figures/engine.ts';
import { sideBySide } from '../stage/side-by-side.ts';
import type { Stage } from '../stage/stage.ts';
import { SHIPPED, type Told } from '../stage/stories.ts';

const SCENES = 30;

export const criterion: Criterion = {
  id: 'SC-038',
  what: 'Episodic memory surfacing',
  target: 'relevant episodic memories appear in 100 % of applicable situations',
  method:
    'Stories of somebody who prefers what can fail, thirty scenes in each of three campaigns without their scenes in ink, which leave little to the dice. Whenever a roll is made on which an earlier triumph or failure bears, it must be named among the modifiers of the roll; how often memory brought the event up as well is given beside it.',
  async measure(stage) {
    const campaigns = SHIPPED.slice(0, stage.isQuick ? 1 : undefined);
    const told = await sideBySide(campaigns, SHIPPED.length, (name) => playDaring(stage, name));
    const { applicable, surfaced, recalled } = await episodicSurfacing(told);
    return {
      measured: `${percent(surfaced, applicable)}; recalled from memory as well in ${recalled}`,
      passed: applicable > 0 && surfaced === applicable,
    };
  },
};

async function playDaring(stage: Stage, name: string): Promise<Told> {
  const home = stage.folder();
  // Scenes in ink leave little to the dice; without them whatever can fail is offered again and again.
  const folder = path.join(stage.folder(), name);
  cpSync(path.join(ROOT, 'campaigns', name), folder, { recursive: true });
  rmSync(path.join(folder, 'plot/scenes'), { recursive: true, force: true });
  const player = (scene: Scene, count: number) => {
    if (count >= (stage.isQuick ? 6 : SCENES) || scene.ending !== undefined) return null;
    const id = daring(scene);
    return String(
      1 +
        Math.max(
          0,
          scene.choices.findIndex((choice) => choice.id === id),
        ),
    );
  };
  const { scenes, code } = await converse([folder, '--seed', stage.seed], player, { home });
  return await withStore(home, async (store) => {
    const [{ playthroughId = '' } = {}] = await store.playthroughs();
    return {
      name,
      home,
      playthroughId,
      campaign: loadCampaign(folder),
      scenes,
      code,
    };
  });
}
