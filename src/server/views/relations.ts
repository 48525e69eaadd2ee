import { getOwn, isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Relations } from '../../contracts/api/look.ts';
import { lastScores } from '../../engine/saved-state.ts';
import { opinionName } from '../../rules/opinion.ts';
import { capitalise } from '../../sdk/language.ts';
import { opinionIn } from './people.ts';

export interface Moment {
  scene: number;
  state: JsonObject;
}

type Series = Relations['people'][number];
type Point = Series['points'][number];

/** How an opinion is read from the state after a scene. */
interface Reading {
  score(state: JsonObject, id: string): number | null;
  reason(state: JsonObject, id: string, scene: number): string;
  feeling(state: JsonObject, id: string, score: number): string;
}

const OF_PEOPLE: Reading = {
  score: opinionIn,
  /** `Scene 3: asked Anselm about Pip (+4)` is what happened in scene 3. */
  reason(state, id, scene) {
    const { history } = part(part(state, 'perception'), id);
    const lines = Array.isArray(history) ? history.filter((line) => typeof line === 'string') : [];
    const prefix = `Scene ${scene}: `;
    return lines.findLast((line) => line.startsWith(prefix))?.slice(prefix.length) ?? '';
  },
  feeling: (_state, _id, score) => opinionName(score),
};

const OF_FACTIONS: Reading = {
  score: (state, id) => getOwn(lastScores(state).reputations, id) ?? null,
  reason(state, id, scene) {
    const { reasons } = part(part(state, 'reputation'), id);
    const entries = Array.isArray(reasons) ? reasons.filter(isJsonObject) : [];
    const reason = entries.find((entry) => entry['scene'] === scene)?.['reason'];
    return typeof reason === 'string' ? reason : '';
  },
  feeling(state, id, score) {
    const { tier } = part(part(state, 'reputation'), id);
    return typeof tier === 'string' ? tier : opinionName(score);
  },
};

/** How people and factions have come to think of the player, over some moments of the story in order. */
export function relationsOver(moments: readonly Moment[], campaign: Campaign): Relations {
  const all = (ones: readonly { id: string; name: string }[], reading: Reading): Series[] =>
    ones.flatMap((one) => seriesOf(one, moments, reading));
  return { people: all(campaign.people, OF_PEOPLE), factions: all(campaign.factions, OF_FACTIONS) };
}

/** The first moment it is known, every change, and the last one. */
function seriesOf(
  { id, name }: { id: string; name: string },
  moments: readonly Moment[],
  { score: readScore, reason, feeling }: Reading,
): Series[] {
  const all = moments.flatMap(({ scene, state }): Point[] => {
    const score = readScore(state, id);
    return score === null ? [] : [{ scene, score, reason: reason(state, id, scene) }];
  });
  const [last, newest] = [all.at(-1), moments.at(-1)];
  if (last === undefined || newest === undefined) return [];
  const points = all.filter(
    (point, index) => index === 0 || point === last || point.score !== all[index - 1]?.score,
  );
  return [{ id, name: capitalise(name), feeling: feeling(newest.state, id, last.score), points }];
}

function part(object: JsonObject, key: string): JsonObject {
  const value = getOwn(object, key);
  return isJsonObject(value) ? value : {};
}
