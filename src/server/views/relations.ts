import { isJsonObject, type JsonObject } from '../../base/json.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Relations } from '../../contracts/api/look.ts';
import { capitalise } from '../../sdk/language.ts';
import { feelingAt, regardIn } from './people.ts';

export interface Moment {
  scene: number;
  state: JsonObject;
}

type Series = Relations['people'][number];
type Point = Series['points'][number];

/** How people and factions have come to think of the player, over some moments of the story in order. */
export function relationsOver(moments: readonly Moment[], campaign: Campaign): Relations {
  const series = (id: string, name: string, scoreIn: ScoreIn, reasonIn: ReasonIn): Series[] => {
    const points = pointsOf(
      moments,
      (state) => scoreIn(state, id),
      (state, scene) => reasonIn(state, id, scene),
    );
    const last = points.at(-1);
    return last === undefined ? [] : [{ id, name: capitalise(name), feeling: feelingAt(last.score), points }];
  };
  return {
    people: campaign.people.flatMap(({ id, name }) => series(id, name, regardIn, personReason)),
    factions: campaign.factions.flatMap(({ id, name }) => series(id, name, standingIn, factionReason)),
  };
}

type ScoreIn = (state: JsonObject, id: string) => number | null;
type ReasonIn = (state: JsonObject, id: string, scene: number) => string;

/** The first moment it is known, every change, and the last one. */
function pointsOf(
  moments: readonly Moment[],
  scoreIn: (state: JsonObject) => number | null,
  reasonIn: (state: JsonObject, scene: number) => string,
): Point[] {
  const all = moments.flatMap(({ scene, state }): Point[] => {
    const score = scoreIn(state);
    return score === null ? [] : [{ scene, score, reason: reasonIn(state, scene) }];
  });
  return all.filter(
    ({ score }, index) => index === 0 || index === all.length - 1 || score !== all[index - 1]?.score,
  );
}

function standingIn(state: JsonObject, id: string): number | null {
  const kept = part(part(state, 'reputation'), id)['score'];
  const own = part(part(state, 'world'), 'standing')[id];
  if (typeof kept === 'number') return kept;
  return typeof own === 'number' ? own : null;
}

/** `Scene 3: asked Anselm about Pip (+4)` is what happened in scene 3. */
function personReason(state: JsonObject, id: string, scene: number): string {
  const { history } = part(part(state, 'perception'), id);
  const lines = Array.isArray(history) ? history.filter((line) => typeof line === 'string') : [];
  const prefix = `Scene ${scene}: `;
  return lines.findLast((line) => line.startsWith(prefix))?.slice(prefix.length) ?? '';
}

function factionReason(state: JsonObject, id: string, scene: number): string {
  const { reasons } = part(part(state, 'reputation'), id);
  const entries = Array.isArray(reasons) ? reasons.filter(isJsonObject) : [];
  const reason = entries.find((entry) => entry['scene'] === scene)?.['reason'];
  return typeof reason === 'string' ? reason : '';
}

function part(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isJsonObject(value) ? value : {};
}
