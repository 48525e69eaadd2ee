import { getOwn, type JsonObject } from '../../base/json.ts';
import type { PersonView } from '../../contracts/api/story.ts';
import { lastScores } from '../../engine/saved-state.ts';
import type { Scene } from '../../engine/scene.ts';
import { opinionName } from '../../rules/opinion.ts';
import { type PortraitSources, portraitOf } from './portraits.ts';

/** What somebody thinks of the player after a scene; null when nobody knows. */
export function opinionIn(state: JsonObject, id: string): number | null {
  return getOwn(lastScores(state).opinions, id) ?? null;
}

export function peopleIn(
  { npcs }: Pick<Scene, 'npcs'>,
  input: PortraitSources & { before: JsonObject | null },
): PersonView[] {
  return npcs
    .filter(({ left }) => left !== true)
    .map(({ id, name, role }) => {
      const { url, isGenerated } = portraitOf(id, input);
      const score = opinionIn(input.state, id);
      const before = input.before === null ? null : opinionIn(input.before, id);
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
