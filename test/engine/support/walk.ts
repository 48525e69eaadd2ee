import { createRandom, type Random } from '../../../src/base/random.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import type { Brief } from '../../../src/contracts/brief.ts';
import type { Option } from '../../../src/contracts/question.ts';
import type { Telling } from '../../../src/contracts/telling.ts';
import { markKnown } from '../../../src/engine/mark-known.ts';
import { withOffers } from '../../../src/engine/offered-choices.ts';
import { anyPersona, type Persona } from '../../../src/engine/persona.ts';
import { withQuestion } from '../../../src/engine/question/index.ts';
import { createTextMatch } from '../../../src/engine/text-match/text-match.ts';
import { type Settlement, Turn } from '../../../src/engine/turn.ts';
import { startingWorld, type World } from '../../../src/engine/world.ts';
import { answersWith } from './small-world.ts';

export interface Step {
  scene: number;
  settlement: Settlement;
  /** The world as it is kept after the scene. */
  world: World;
  /** What led here; null in the first scene. */
  chosen: Option | null;
}

export type Policy = (options: readonly Option[], random: Random, step: Step) => Option;

/** Plays a story without skills: options are chosen from the brief, and the telling names what a writer would. */
export async function walk(
  campaign: Campaign,
  policy: Policy,
  {
    seed,
    scenes,
    persona = anyPersona(campaign.template),
  }: { seed: string; scenes: number; persona?: Persona },
): Promise<Step[]> {
  const random = createRandom(seed);
  const textMatch = createTextMatch(null);
  const steps: Step[] = [];
  let world = startingWorld(campaign, persona);
  let chosen: Option | null = null;
  for (let scene = 1; scene <= scenes; scene += 1) {
    const input = { campaign, persona, world, scene, seed, random, textMatch, variant: 0 };
    const intent = chosen && { ...chosen.intent, text: chosen.text ?? wordsFor(chosen) };
    const turn: Turn = new Turn(input, intent, chosen?.answers ?? null);
    const settlement: Settlement = await turn.settle(answersWith());
    const { brief } = settlement;
    const told = markKnown(settlement.world, {
      scene,
      brief,
      telling: tellingOf(brief),
      mentionsIn: () => [],
    });
    const offered = brief.options.filter(
      ({ ifTold, needs }) =>
        needs === undefined && (ifTold === undefined || told.known[ifTold] !== undefined),
    );
    world = withOffers(withQuestion(told, brief.question.next, brief), offered.slice(0, 4), scene);
    const step: Step = { scene, settlement, world, chosen };
    steps.push(step);
    if (settlement.ending !== null) break;
    chosen = policy(offered, random.fork(`policy/${scene}`), step);
  }
  return steps;
}

function wordsFor({ intent: { act, target, topic, item } }: Option): string {
  return [act, target, topic, item].filter((part) => part !== undefined).join(' ');
}

/** What a writer would have told: the first facts, whoever is here, some things. */
function tellingOf({ facts, people, place, deed, beat }: Brief): Telling {
  const own = facts.filter(
    ({ id, about, thing }) => id === deed?.reveals || about === deed?.topic?.id || thing === deed?.target?.id,
  );
  const told = [...own, ...facts.filter(({ thing }) => thing === null)].slice(0, 3);
  return {
    paragraphs: [beat?.description ?? 'It goes on.'],
    writer: 'built-in',
    told: told.map(({ id }) => id),
    mentioned: [
      ...people.map(({ id }) => id),
      ...(place?.things ?? []).slice(0, 3).map(({ id }) => id),
      ...told.flatMap(({ mentions }) => mentions),
    ],
    recalled: 0,
  };
}
