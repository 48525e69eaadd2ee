import type { JsonObject } from '../base/json.ts';
import { plainText } from '../base/plain-text.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { ReplanOutcome } from '../plan/replan.ts';
import { capitalise } from '../sdk/language.ts';
import type { SkillLibrary } from '../skills/library.ts';
import { campaignArtIn } from './campaign-art.ts';
import type { SceneRoll } from './roll.ts';
import { type OfferedChoice, proseOf, type Scene, shown } from './scene.ts';
import { narratorOf, planSummary, sceneTypeAfter, timingsOf } from './summary.ts';
import { troubleOf } from './trouble.ts';
import type { Turn } from './turn.ts';

const MAX_NAME = 60;

export interface Telling {
  scene: number;
  turn: Turn;
  outcome: ReplanOutcome;
  /** The roll as it fell. */
  roll: SceneRoll | null;
  /** What led here; null in the first scene. */
  choice: OfferedChoice | null;
  /** What may be done next; made up by the engine when no skill offered anything. */
  next: { choices: readonly OfferedChoice[]; areMadeUp: boolean };
  /** What to tell the player besides. */
  news: readonly string[];
  campaign: Campaign;
  skills: SkillLibrary;
  /** Which telling of the same choice it is. */
  telling: number;
  ms: number;
}

/** What the player is shown of a turn when its plan is done. */
export function toldScene({ scene, turn, outcome, choice, next, campaign, ...more }: Telling): Scene {
  const { context, beat, ending } = turn;
  const { roll, news, skills, telling, ms } = more;
  const trouble = troubleOf(outcome, {
    hasChoices: !next.areMadeUp || ending !== null,
    nameOf: (skill) => displayName(skills, skill),
  });
  return {
    scene,
    sceneType: sceneTypeAfter(turn.deed),
    location: capitalise(context.place?.name ?? context.title),
    prose: proseOf(outcome),
    choices: next.choices.map(shown),
    ...(choice !== null && { chosen: { id: choice.id, text: choice.text } }),
    ...(roll !== null && { roll }),
    ...(beat !== null && { beat: { id: beat.id, title: beat.title } }),
    ...(ending !== null && { ending: { id: ending.id, title: ending.title } }),
    npcs: [
      ...context.people.map(({ id, name, role }) => ({ id, name, role })),
      ...[context.partner ?? []]
        .flat()
        .map(({ id, name, role }) => ({ id, name, role, left: true as const })),
    ],
    assets: [
      ...((outcome.result?.aggregatedAssets ?? []) as unknown as JsonObject[]),
      ...campaignArtIn(outcome.result, campaign),
    ],
    ...trouble,
    notices: [...news, ...trouble.notices],
    narrator: narratorOf(outcome),
    plan: planSummary(outcome),
    timings: timingsOf(outcome, ms),
    ...(telling > 0 && { telling }),
  };
}

function displayName({ skills }: SkillLibrary, skill: string): string {
  return plainText(skills.find(({ name }) => name === skill)?.displayName ?? skill, MAX_NAME);
}
