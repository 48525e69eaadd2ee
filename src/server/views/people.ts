import { getOwn, isJsonObject, type JsonObject } from '../../base/json.ts';
import { regardTier } from '../../base/regard.ts';
import type { PersonView } from '../../contracts/api/story.ts';
import type { Scene } from '../../engine/scene.ts';
import { type PortraitMatter, portraitOf } from './portraits.ts';

const FEELINGS = ['hateful', 'hostile', 'wary', 'neutral', 'friendly', 'trusting', 'devoted'] as const;

/** How far an opinion is from indifference, in a word. */
export function feelingAt(score: number): string {
  return FEELINGS[regardTier(score) + 3] ?? '';
}

/** What somebody thinks of the player after a scene; null when nobody knows. */
export function regardIn(state: JsonObject, id: string): number | null {
  const perception = isJsonObject(state['perception']) ? getOwn(state['perception'], id) : undefined;
  if (isJsonObject(perception) && typeof perception['score'] === 'number') return perception['score'];
  const world = state['world'];
  const regard =
    isJsonObject(world) && isJsonObject(world['regard']) ? getOwn(world['regard'], id) : undefined;
  return typeof regard === 'number' ? regard : null;
}

export function peopleIn(
  { npcs }: Pick<Scene, 'npcs'>,
  matter: PortraitMatter & { before: JsonObject | null },
): PersonView[] {
  return npcs
    .filter(({ left }) => left !== true)
    .map(({ id, name, role }) => {
      const { url, isGenerated } = portraitOf(id, matter);
      const score = regardIn(matter.state, id);
      const before = matter.before === null ? null : regardIn(matter.before, id);
      return {
        id,
        name,
        role,
        portrait: url,
        isGenerated,
        feeling: score === null ? '' : feelingAt(score),
        score,
        change: score === null || before === null ? 0 : Math.round((score - before) * 10) / 10,
      };
    });
}
