import { isJsonObject, type Json, type JsonObject } from '../base/json.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Effect } from '../contracts/effect.ts';
import type { ExecutionResult } from '../contracts/execution-result.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { clampScore } from '../rules/opinion.ts';
import { lastScores } from './saved-state.ts';
import { startingReputations, type World } from './world.ts';

/** What people and factions think of the player, −100…100 by id. */
export type Scores = Pick<World, 'opinions' | 'reputations'>;

/** A change that the rules made and that has to be written where scores live. */
export interface ScoreChange {
  kind: 'opinion' | 'reputation';
  id: string;
  from: number;
  to: number;
  reason: string;
}

/** Where scores live: the perception and reputation records of a playthrough. */
export interface ScoreHome {
  read(inGameTime: string): Promise<Scores>;
  write(changes: readonly ScoreChange[], inGameTime: string): Promise<void>;
}

/**
 * The scores a turn begins with: as they are stored, else as they counted last, else as the campaign says.
 */
export async function readScores(
  campaign: Campaign,
  state: JsonObject,
  home: ScoreHome | null,
  inGameTime: string,
): Promise<Scores> {
  const stored = (await home?.read(inGameTime)) ?? { opinions: {}, reputations: {} };
  const kept = lastScores(state);
  return {
    opinions: { ...kept.opinions, ...stored.opinions },
    reputations: {
      ...startingReputations(campaign),
      ...kept.reputations,
      ...stored.reputations,
    },
  };
}

/** What tools that run after the settlement say of scores: first impressions, and changes as they were written. */
const AFTERWARDS: readonly string[] = [TOOL_IDS.meet, TOOL_IDS.keepOpinions, TOOL_IDS.keepReputations];

/** The scores a turn ends with: as the rules made them, unless a skill that keeps them has said otherwise since. */
export function scoresAfter({ opinions, reputations }: Scores, result: ExecutionResult | null): Scores {
  const said = (result?.toolResults ?? []).filter(
    ({ toolId, state }) => state === 'success' && AFTERWARDS.includes(toolId),
  );
  return {
    opinions: Object.assign({}, opinions, ...said.map(({ output }) => scoresIn(output['perception']))),
    reputations: Object.assign({}, reputations, ...said.map(({ output }) => scoresIn(output['reputation']))),
  };
}

export function scoreChanges(effects: readonly Effect[]): ScoreChange[] {
  return effects.flatMap((effect): ScoreChange[] => {
    if (effect.kind === 'opinion') return [{ ...effect, kind: 'opinion', id: effect.person }];
    return effect.kind === 'reputation' ? [{ ...effect, kind: 'reputation', id: effect.faction }] : [];
  });
}

/** The scores in what a script says under `perception` or `reputation`: `{"person:iz": {"score": 12}}`. */
export function scoresIn(said: Json | undefined): Record<string, number> {
  if (!isJsonObject(said)) return {};
  const entries = Object.entries(said).flatMap(([id, entry]) => {
    const score = isJsonObject(entry) ? entry['score'] : undefined;
    return typeof score === 'number' && Number.isFinite(score)
      ? [[id, clampScore(Math.round(score))] as const]
      : [];
  });
  return Object.fromEntries(entries);
}
