import { getOwn, type JsonObject } from '../../base/json.ts';
import type { PersonView } from '../../contracts/api/story.ts';
import { lastScores } from '../../engine/saved-state.ts';
import type { Scene } from '../../engine/scene.ts';
import { opinionName } from '../../rules/opinion.ts';
import { type PortraitMatter, portraitOf } from './portraits.ts';

/** What somebody thinks of the player after a scene; null when nobody knows. */
export function opinionIn(state: JsonObject, id: string): number | null {
  return getOwn(lastScores(state).opinions, id) ?? null;
}

export function peopleIn(
  { npcs }: Pick<Scene, 'npcs'>,
  matter: PortraitMatter & { before: JsonObject | null },
): PersonView[] {
  return npcs
    .filter(({ left }) => left !== true)
    .map(({ id, name, role }) => {
      const { url, isGenerated } = portraitOf(id, matter);
      const score = opinionIn(matter.state, id);
      const before = matter.before === null ? null : opinionIn(matter.before, id);
      return {
        id,
        name,
        role,
        portrait: url,
        isGenerated,
        feeling: score === null ? '' : opinionName(score),
        score,
        change: score === null || before === null ? 0 : Math.round((score - before) * 10) / 10,
      };
    });
}
