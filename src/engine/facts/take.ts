import type { Campaign } from '../../campaign/campaign.ts';
import type { FactsAnswer } from '../../prompts/tasks/facts.ts';
import { admit } from '../canon/admit.ts';
import { campaignWith } from '../canon/campaign.ts';
import type { Persona } from '../persona.ts';
import type { Proposal, Refusal } from '../proposals.ts';
import type { World } from '../world.ts';
import type { BackgroundFacts, FactsScene } from './background.ts';
import { notesFrom } from './notes.ts';
import { FACTS_TOOL, proposalsFrom } from './proposals.ts';

/** A scene whose facts are due, as it was told. */
export interface DueScene extends FactsScene {
  /** Where it was told, and who was there. */
  place: string | null;
  here: readonly string[];
}

type Kept = Omit<World, 'opinions' | 'reputations'>;

export interface Taken {
  world: Kept;
  /** What it may change besides, by the rules. */
  proposals: Proposal[];
  refused: Refusal[];
}

const MOST_NOTES = 12;
/** Scenes that wait for their facts; of older ones nobody asks any more. */
const MOST_DUE = 4;

/** The world with what has been noted down meanwhile; what is not answered yet stays due. */
export function takeFacts(
  world: Kept,
  due: readonly DueScene[],
  facts: BackgroundFacts,
  { campaign, persona }: { campaign: Campaign; persona: Persona },
): Taken {
  const proposals: Proposal[] = [];
  const refused: Refusal[] = [];
  let next = world;
  for (const scene of due) {
    const answer = facts.answer(scene);
    if (answer === null) continue;
    next = { ...next, factsDue: next.factsDue.filter((number) => number !== scene.scene) };
    if (answer === 'given up') continue;
    const { canon, refused: not } = admit(answer, {
      ...{ campaign: campaignWith(campaign, next.canon), world: next, player: persona.name },
      ...{ scene: scene.scene, place: scene.place, prose: scene.prose },
    });
    const made = proposalsFrom(answer, scene, {
      campaign: campaignWith(campaign, [...next.canon, ...canon]),
      player: persona.name,
    });
    proposals.push(...made.proposals);
    refused.push(
      ...not.map(({ name, reason }) => ({ toolId: FACTS_TOOL, effect: { name }, reason })),
      ...made.refused,
    );
    next = withFacts(next, answer, canon, scene);
  }
  return { world: next, proposals, refused };
}

function withFacts(world: Kept, answer: FactsAnswer, canon: World['canon'], scene: DueScene): Kept {
  const notes = notesFrom(answer, canon, scene);
  return {
    ...world,
    canon: [...world.canon, ...canon],
    known: { ...world.known, ...Object.fromEntries(canon.map(({ id }) => [id, scene.scene])) },
    toRemember: [...world.toRemember, ...notes].slice(-MOST_NOTES),
  };
}

/** Scenes that a model told are due; the last few of them. */
export function dueAfter(factsDue: readonly number[], scene: number, isModels: boolean): number[] {
  const due = factsDue.filter((number) => scene - number < MOST_DUE);
  return isModels ? [...due, scene] : due;
}
