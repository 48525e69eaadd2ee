import { asJson, type JsonObject } from '../base/json.ts';
import type { Effect } from '../contracts/effect.ts';
import type { CallRecord } from '../models/conversation.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { TOOL_IDS } from '../planner/tool-ids.ts';
import { patchesOf } from './plan-summary.ts';
import { hasRun } from './plan-turn.ts';
import type { OfferedChoice, Scene } from './scene.ts';
import { scoreChanges } from './scores.ts';
import type { SessionOptions } from './session-options.ts';
import type { Settlement } from './turn.ts';

/** A scene that was told, with everything it was made with. */
export interface MadeScene {
  told: Scene;
  choice: OfferedChoice | null;
  outcome: ReplanOutcome;
  settlement: Pick<Settlement, 'effects'>;
  /** What skills proposed after the settlement changed: nobody else writes it down. */
  late: readonly Effect[];
  calls: readonly CallRecord[];
  state: JsonObject;
  inGameTime: string;
}

/** Writes a scene down, and scores that no skill has written. */
export async function keepScene(
  { told, choice, outcome, settlement, late, calls, state, inGameTime }: MadeScene,
  { conversation, scores, journal, sessionId }: SessionOptions,
): Promise<void> {
  const prompts = conversation?.packed(calls, told.scene);
  const isKept = (toolId: string) => outcome.state === 'SUCCESS' && hasRun(outcome.result, toolId);
  const settled = scoreChanges(settlement.effects).filter(
    ({ kind }) => !isKept(kind === 'opinion' ? TOOL_IDS.keepOpinions : TOOL_IDS.keepReputations),
  );
  const unwritten = [...settled, ...scoreChanges(late)];
  if (unwritten.length > 0) await scores?.write(unwritten, inGameTime);
  await journal?.record({
    scene: told.scene,
    sessionId,
    choice: asJson(choice),
    plan: asJson(outcome.plan),
    trace: asJson(outcome.result),
    patches: outcome.state === 'SUCCESS' ? patchesOf(outcome) : [],
    ...(prompts !== undefined && { prompts: asJson(prompts) }),
    state,
    inGameTime,
    sceneObject: asJson(told),
    ...(told.ending !== undefined && { ending: told.ending.title }),
  });
}
