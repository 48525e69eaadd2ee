import { asJson } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Brief } from '../contracts/brief.ts';
import type { Effect } from '../contracts/effect.ts';
import type { Question } from '../contracts/question.ts';
import type { Telling } from '../contracts/telling.ts';
import type { CallRecord } from '../models/conversation.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { capitalise } from '../sdk/language.ts';
import type { SkillLibrary } from '../skills/library.ts';
import { campaignArtIn } from './campaign-art.ts';
import { changesIn } from './changes.ts';
import { shown } from './offered-choices.ts';
import { narratorOf, planSummary, timingsOf, writerOf } from './plan-summary.ts';
import type { Refusal } from './proposals.ts';
import type { OfferedChoice, Scene, SceneCall } from './scene.ts';
import { type ToldFaults, troubleOf } from './skill-faults.ts';
import { comesBack } from './taken-up.ts';
import type { Settlement } from './turn.ts';
import { rollShown, uiEventsIn } from './ui-events.ts';

const MAX_NAME = 60;

export interface TurnOutcome {
  scene: number;
  settlement: Settlement;
  outcome: ReplanOutcome;
  telling: Telling;
  /** What led here; null in the first scene. */
  choice: OfferedChoice | null;
  /** What may be done next; made up by the engine when no skill offered anything. */
  next: { choices: readonly OfferedChoice[]; areMadeUp: boolean; question: Question | null };
  /** What to tell the player besides. */
  news: readonly string[];
  /** What skills proposed after the settlement, and all that was refused. */
  proposals: { effects: readonly Effect[]; refused: readonly Refusal[] };
  campaign: Campaign;
  skills: SkillLibrary;
  /** What the player knows of servers that do not answer. */
  toldFaults: ToldFaults;
  /** Which telling of the same choice it is. */
  variant: number;
  ms: number;
  /** What language models were asked for it. */
  calls: readonly CallRecord[];
}

/** What the player is shown of a turn when its plan is done. */
export function toldScene({
  scene,
  settlement,
  outcome,
  choice,
  next,
  campaign,
  ...more
}: TurnOutcome): Scene {
  const { brief, beat, ending, roll, effects } = settlement;
  const { telling, news, proposals, skills, toldFaults, variant, ms, calls } = more;
  const trouble = troubleOf(outcome, {
    hasChoices: !next.areMadeUp || ending !== null,
    nameOf: (skill) => displayName(skills, skill),
    isKnown: (fault) => toldFaults.isKnown(fault, scene),
  });
  // Those who are here, and whom the deed was done to before one came here.
  const inScene = [...brief.people, ...(brief.partner === null ? [] : [brief.partner])].map(({ id }) => id);
  const worked = outcome.state === 'SUCCESS' ? outcome.result : null;
  const uiEvents = uiEventsIn(worked, roll !== null);
  return {
    scene,
    sceneType: brief.sceneType,
    location: locationIn(brief),
    prose: telling.paragraphs,
    question: ending === null ? next.question : null,
    ...(telling.speakers !== undefined && { speakers: telling.speakers }),
    choices: next.choices.map(shown),
    ...(choice !== null && { chosen: { id: choice.id, text: choice.text } }),
    ...(roll !== null && { roll: rollShown(roll, worked) }),
    ...(beat !== null && {
      beat: { id: beat.id, title: beat.title, ...(beat.mood !== undefined && { mood: beat.mood }) },
    }),
    ...(ending !== null && { ending: { id: ending.id, title: ending.title } }),
    npcs: [
      ...brief.people.map(({ id, name, role }) => ({ id, name, role })),
      ...[brief.partner ?? []].flat().map(({ id, name, role }) => ({ id, name, role, left: true as const })),
    ],
    effects: [...effects, ...proposals.effects],
    changes: changesIn([...effects, ...proposals.effects], inScene, (id) =>
      comesBack(id, settlement.world, scene),
    ),
    ...(proposals.refused.length > 0 && { refused: [...proposals.refused] }),
    assets: [...asJson(outcome.result?.aggregatedAssets ?? []), ...campaignArtIn(outcome.result, campaign)],
    ...(uiEvents.length > 0 && { uiEvents }),
    ...trouble,
    notices: [...news, ...trouble.notices],
    narrator: narratorOf(outcome),
    writer: writerOf(outcome, telling),
    ...(settlement.memory !== null && { summary: settlement.memory.summary }),
    ...(calls.length > 0 && { calls: calls.map((call) => callShown(call, scene)) }),
    plan: planSummary(outcome),
    timings: timingsOf(outcome, ms),
    ...(variant > 0 && { telling: variant }),
  };
}

function callShown(call: CallRecord, scene: number): SceneCall {
  const { task, model, provider, tokens, cost, ms, firstTokenMs, error } = call;
  return {
    ...{ task, model, provider, tokens, cost, ms, firstTokenMs },
    ...(call.scene !== scene && { scene: call.scene }),
    ...(error !== null && { error }),
  };
}

function displayName({ skills }: SkillLibrary, skill: string): string {
  return plainText(skills.find(({ name }) => name === skill)?.displayName ?? skill, MAX_NAME);
}

/** Where a scene takes place, as its head says it. */
export function locationIn({ place, campaign }: Brief): string {
  return capitalise(place?.name ?? campaign.title);
}
