import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadCampaign } from '../../../src/campaign/load.ts';
import type { Scene } from '../../../src/engine/scene.ts';
import { converse, ROOT } from '../../support/program.ts';
import { withStore } from '../../support/store.ts';
import { daring } from '../figures/engine.ts';
import { sideBySide } from './side-by-side.ts';
import type { Stage } from './stage.ts';
import { SHIPPED, type Told } from './stories.ts';

const SCENES = { whole: 30, quick: 6 };

/** Stories of somebody who prefers what can fail; everybody who asks gets the same. */
export function daringStories(stage: Stage): Promise<Told[]> {
  const campaigns = SHIPPED.slice(0, stage.isQuick ? 1 : undefined);
  return stage.once('daring', () => sideBySide(campaigns, SHIPPED.length, (name) => playDaring(stage, name)));
}

async function playDaring(stage: Stage, name: string): Promise<Told> {
  const home = stage.folder();
  // Scenes in ink leave little to the dice; without them whatever can fail is offered again and again.
  const folder = path.join(stage.folder(), name);
  cpSync(path.join(ROOT, 'campaigns', name), folder, { recursive: true });
  rmSync(path.join(folder, 'plot/scenes'), { recursive: true, force: true });
  const last = stage.isQuick ? SCENES.quick : SCENES.whole;
  const player = (scene: Scene, count: number) => {
    if (count >= last || scene.ending !== undefined) return null;
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
    return { name, home, playthroughId, campaign: loadCampaign(folder), scenes, code };
  });
}
