import { NarratoriaError } from '../../base/errors.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { Masker } from '../../base/mask.ts';
import { secretsIn } from '../../engine/play/export.ts';
import { withStory } from '../../engine/play/open-store.ts';
import { withRuntime } from '../../engine/play/runtime.ts';
import { SessionState } from '../../skills/protocol/session-state.ts';
import { plain } from '../plain.ts';

interface StateOptions {
  json?: boolean;
  scene?: number;
  changes?: boolean;
}

/** Prints the state after a scene, or a part of it. No secret of the settings is in it. */
export function printState(id: string, path: string | undefined, options: StateOptions): Promise<void> {
  return withRuntime({}, ({ catalog, home }) =>
    withStory('read-only', id, async ({ records, playthrough }) => {
      const scene = options.scene ?? playthrough.headScene;
      const before = options.changes === true && scene > 1 ? (await records.scene(scene - 1)).state : {};
      const after = new SessionState((await records.scene(scene)).state);
      const shown = options.changes === true ? after.diffFrom(before) : after.snapshot();
      const masker = new Masker(await secretsIn(catalog.edition, home));
      const state = masker.data(part(shown, path, scene));
      const words = options.json === true ? JSON.stringify({ scene, state }) : readable(state);
      process.stdout.write(`${words}\n`);
    }),
  );
}

function part(state: JsonObject, path: string | undefined, scene: number): Json {
  if (path === undefined) return state;
  const found = new SessionState(state).get(path);
  if (found !== undefined) return found;
  throw new NarratoriaError('record_not_found', `Scene ${scene} has nothing at “${plain(path)}”.`, {
    hint: `Top-level names: ${Object.keys(state).map(plain).join(', ') || 'nothing'}.`,
  });
}

/** Keys and values of a script must not steer the terminal. */
function readable(state: Json): string {
  return JSON.stringify(state, null, 2).split('\n').map(plain).join('\n');
}
